"""Build hook: bundles the browser side, and compiles the engine where a C compiler is there; else the wheel is pure.

The modules are listed in pyproject.toml under [tool.gusher.compiled]. GUSHER_COMPILE=0 asks for a pure wheel,
GUSHER_COMPILE=1 makes a missing or failing compiler an error instead of a fallback.
"""

import os
import shutil
import sys
import tempfile
import threading
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

PACKAGE = "gusher"
# No fused multiplication and addition, which some processors have: a net must give the same number everywhere.
SAME_SUMS = "/fp:precise" if sys.platform == "win32" else "-ffp-contract=off"
# What only tests and the laboratory ask for is a quarter of the C code: it is compiled sooner and runs a little slower.
RARELY_RUN = "___invariants"
SOONER = ["/Od"] if sys.platform == "win32" else ["-O1"]
HEADERS = (f"__native_{PACKAGE}.h", f"__native_internal_{PACKAGE}.h")  # as mypyc names those of a group
READ_FIRST = Path("build", "first.h")
# mypyc says so of every generator, and there are some where nothing has to be quick.
KNOWN = "warning: Treating generator comprehension as list"


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
    """Runs mypyc and the C compiler in the current folder; the libraries land beside the sources.

    One C file for each module, as many compiled at once as there are processors: a single file for the whole group
    takes five times as long and runs no faster (docs/performance.md).
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    arguments = sys.argv
    sys.argv = [arguments[0]]  # mypyc looks at the command line of whoever runs it
    try:
        say(f"Translating {len(files)} modules of the engine into C")
        with all_but_known():
            extensions = mypycify(
                ["--strict", *files], opt_level="3", debug_level="0", group_name=PACKAGE, multi_file=True
            )
        for extension in extensions:
            extension.extra_compile_args.append(SAME_SUMS)
        distribution = Distribution({"name": PACKAGE, "ext_modules": extensions})
        command = parallel_build(distribution, sum(len(list(extension.sources)) for extension in extensions))
        command.inplace = True
        command.parallel = processors()
        command.ensure_finalized()
        command.run()
    finally:
        sys.argv = arguments


@contextmanager
def all_but_known() -> Iterator[None]:
    """What is printed meanwhile is printed at the end, without what players need not wonder about."""
    printed = StringIO()
    try:
        with redirect_stdout(printed):
            yield
    finally:
        sys.stdout.writelines(line for line in printed.getvalue().splitlines(keepends=True) if KNOWN not in line)


def parallel_build(distribution: "Distribution", total: int) -> "build_ext":
    """The usual command, which builds several libraries at once, with a compiler that takes several files at once."""
    from setuptools.command.build_ext import build_ext

    progress = Progress(total)

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile
            headers = read_headers(self)

            def at_once(sources: list[str], extra_postargs: list[str], **options: Any) -> list[str]:
                def compile_one(source: str) -> list[str]:
                    sooner = SOONER if RARELY_RUN in source else []
                    arguments = [*extra_postargs, *headers, *sooner]
                    objects: list[str] = one_by_one([source], extra_postargs=arguments, **options)
                    progress.step()
                    return objects

                # The largest first: nobody waits for one that was begun last.
                ordered = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(processors()) as pool:
                    compiled = dict(zip(ordered, pool.map(compile_one, ordered), strict=True))
                return [name for source in sources for name in compiled[source]]

            self.compiler.compile = at_once
            super().build_extensions()

    return ParallelBuild(distribution)


def read_headers(command: "build_ext") -> list[str]:
    """The headers that every C file includes, read by the compiler once: they are larger than most of the files. What
    is returned makes it begin with them; where it cannot keep what it has read, it reads them as they are."""
    if command.compiler.compiler_type != "unix":
        return []
    READ_FIRST.write_text("".join(f'#include "{name}"\n' for name in HEADERS), encoding="utf-8")
    like = command.extensions[0]
    command.compiler.src_extensions = [*command.compiler.src_extensions, READ_FIRST.suffix]
    (kept,) = command.compiler.compile(
        [str(READ_FIRST)],
        output_dir=command.build_temp,
        include_dirs=like.include_dirs,
        extra_postargs=like.extra_compile_args,
    )
    Path(kept).rename(f"{READ_FIRST}.gch")
    return ["-include", str(READ_FIRST)]


def processors() -> int:
    """Those that this process may use: a container may have fewer than the machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Progress:
    """Says how far the compiler is, every tenth of the way."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._lock = threading.Lock()

    def step(self) -> None:
        with self._lock:
            before, self._done = self._done, self._done + 1
            if before * 10 // self._total < self._done * 10 // self._total:
                say(f"Compiling the engine: {self._done} of {self._total} files")


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


def libraries_in(folder: Path) -> list[Path]:
    return [path for suffix in ("*.so", "*.pyd") for path in sorted(folder.rglob(suffix)) if "build" not in path.parts]


def get_build_hook() -> type[CompileHook]:
    return CompileHook
