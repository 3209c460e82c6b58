"""Build hook: bundles the browser side, and compiles the engine where a C compiler is there; else the wheel is pure.

The modules are listed in pyproject.toml under [tool.gusher.compiled]. GUSHER_COMPILE=0 asks for a pure wheel,
GUSHER_COMPILE=1 makes a missing or failing compiler an error instead of a fallback.
"""

import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "gusher"


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources."""

    work: Path | None = None  # where the copy of the sources was compiled

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            bundle_client(Path(self.root))
        wanted = os.environ.get("GUSHER_COMPILE", "auto")
        if version == "editable" or wanted == "0":
            return
        try:
            libraries = self.compile()
        except (Exception, SystemExit) as error:
            if wanted == "1":
                raise
            self.app.display_warning(f"Gusher runs as plain Python: it could not be compiled ({error})")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(libraries)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            shutil.rmtree(self.work, ignore_errors=True)

    def compile(self) -> dict[str, str]:
        """Compiles a copy of the sources; returns the libraries and their places in the wheel."""
        root = Path(self.root)
        work = self.work = Path(tempfile.mkdtemp(prefix="gusher-compile-"))
        shutil.copytree(root / "src" / PACKAGE, work / PACKAGE)
        here = Path.cwd()
        os.chdir(work)
        try:
            build_libraries(modules(root, work))
        finally:
            os.chdir(here)
        return {str(library): str(library.relative_to(work)) for library in libraries_in(work)}


def bundle_client(root: Path) -> None:
    """The same build that a developer runs (tools/client.py)."""
    sys.path.insert(0, str(root))
    try:
        from tools import client
    finally:
        sys.path.remove(str(root))
    client.build(root)


def modules(root: Path, work: Path) -> list[str]:
    """The files to compile, relative to the copy."""
    patterns = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["gusher"]["compiled"]
    found = [path for pattern in patterns["modules"] for path in sorted((work / PACKAGE).glob(pattern))]
    return [str(path.relative_to(work)) for path in found]


def build_libraries(files: list[str]) -> None:
    """Runs mypyc and the C compiler in the current folder; the libraries land beside the sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    arguments = sys.argv
    sys.argv = [arguments[0]]  # mypyc looks at the command line of whoever runs it
    try:
        extensions = mypycify(["--strict", *files], opt_level="3", group_name=PACKAGE)
        distribution = Distribution({"name": PACKAGE, "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.inplace = True
        command.ensure_finalized()
        command.run()
    finally:
        sys.argv = arguments


def libraries_in(folder: Path) -> list[Path]:
    return [path for suffix in ("*.so", "*.pyd") for path in sorted(folder.rglob(suffix)) if "build" not in path.parts]


def get_build_hook() -> type[CompileHook]:
    return CompileHook
