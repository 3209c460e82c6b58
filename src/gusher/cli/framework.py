"""Click, speaking the catalogue's language: commands, options, types of values and help pages."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from gusher.cli.errors import CommandError
from gusher.cli.voice import Voice
from gusher.kernel import boards
from gusher.kernel.game import LANGUAGES
from gusher.words import language

if TYPE_CHECKING:
    ParamType = click.ParamType[Any]
else:
    ParamType = click.ParamType  # generic for the type checker alone in older versions


class Command(click.Command):
    """A command whose help page comes from the catalogue: `<name>-summary`, `<name>-about`, `<name>-example-1` …"""

    def __init__(
        self,
        voice: Voice,
        name: str,
        callback: Callable[..., int | None],
        parameters: Sequence[click.Parameter],
        examples: Sequence[str],
    ) -> None:
        common = [board_option(voice), language_option(voice), help_option(voice)]
        super().__init__(name, callback=callback, params=[*parameters, *common], add_help_option=False)
        self.voice = voice
        self.examples = examples

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that this sentence, not click's, names them
        with located(ctx):
            rest = super().parse_args(ctx, args)
            if ctx.args:
                raise CommandError("click-extra", given=ctx.args[0], command=ctx.command_path)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        format_usage(ctx, formatter, self.voice)
        formatter.write_paragraph()
        formatter.write_text(self.voice(f"{self.name}-about"))
        with section(formatter, self.voice("help-examples")):
            for place, example in enumerate(self.examples, start=1):
                formatter.write_text(self.voice(f"{self.name}-example-{place}"))
                formatter.write(f"    {example}\n")
        format_parameters(ctx, formatter, self.voice)


class Group(click.Group):
    """The program itself. Without a command it does what `alone` does, with the options it was given.

    A command's module is only loaded when it is called: listing games must not wait for the bots.
    """

    def __init__(
        self,
        voice: Voice,
        modules: Mapping[str, str],
        parameters: Sequence[click.Parameter],
        alone: Callable[..., int | None],
    ) -> None:
        super().__init__(
            "gusher",
            params=[*parameters, board_option(voice), language_option(voice), help_option(voice)],
            invoke_without_command=True,
            no_args_is_help=False,
            add_help_option=False,
            callback=lambda **given: self._start(alone, given),
        )
        self.voice = voice
        self.modules = modules

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        with located(ctx):
            return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            raise CommandError("click-no-command", given=cmd_name, known=list(self.modules))
        command: Command = import_module(self.modules[cmd_name]).command(self.voice)
        return command

    def _start(self, alone: Callable[..., int | None], given: Mapping[str, Any]) -> int | None:
        """What belongs to no command is refused before one: it would have no effect."""
        context = click.get_current_context()
        if context.invoked_subcommand is None:
            return alone(**given)
        for parameter in self.params:
            if parameter.name in given and given[parameter.name] != parameter.get_default(context):
                raise CommandError("click-alone", option=spelled(parameter), command=context.invoked_subcommand)
        return None

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_text(self.voice("gusher-welcome"))
        formatter.write_paragraph()
        format_usage(ctx, formatter, self.voice)
        with section(formatter, self.voice("help-commands")):
            formatter.write_dl([(name, self.voice(f"{name}-summary")) for name in self.modules])
        format_parameters(ctx, formatter, self.voice)
        formatter.write_paragraph()
        formatter.write_text(self.voice("gusher-first-steps"))


@contextmanager
def located(ctx: click.Context) -> Iterator[None]:
    """Click's parser does not always say which command it was reading; the sentences need to know."""
    try:
        yield
    except click.UsageError as error:
        error.ctx = error.ctx or ctx
        raise


# --- help pages ---


def format_usage(ctx: click.Context, formatter: click.HelpFormatter, voice: Voice) -> None:
    arguments = [piece for parameter in ctx.command.params for piece in parameter.get_usage_pieces(ctx)]
    if isinstance(ctx.command, click.Group):
        arguments = [voice("metavar-command"), "…"]
    heading = voice("help-usage")
    formatter.write_usage(ctx.command_path, " ".join([*arguments, voice("help-usage-options")]), prefix=f"{heading} ")


@contextmanager
def section(formatter: click.HelpFormatter, heading: str) -> Iterator[None]:
    """A part of a help page. Click's own puts a colon after every heading; French wants a blank before it."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        yield


def format_parameters(ctx: click.Context, formatter: click.HelpFormatter, voice: Voice) -> None:
    options = [parameter for parameter in ctx.command.params if isinstance(parameter, click.Option)]
    with section(formatter, voice("help-options")):
        formatter.write_dl([(_spelling(option), option.help or "") for option in options])


def _spelling(option: click.Option) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    if option.secondary_opts:
        names = f"{names} / {option.secondary_opts[0]}"
    return names if option.is_flag or option.count else f"{names} {option.metavar}"


# --- parameters ---


def argument(voice: Voice, name: str, metavar: str, many: bool = False, required: bool = True) -> click.Argument:
    """A positional argument. Its name on help pages comes from the catalogue."""
    shown = voice(f"metavar-{metavar}")
    usage = shown if required else f"[{shown}]"
    return click.Argument(
        [name], metavar=f"{usage} …" if many else usage, nargs=-1 if many else 1, required=required, type=str
    )


def option(
    voice: Voice,
    names: str,
    help_key: str,
    metavar: str = "",
    kind: ParamType | None = None,
    default: Any = None,
    many: bool = False,
    **shown: Any,
) -> click.Option:
    """An option with a value; `shown` fills its sentence."""
    return click.Option(
        names.split(),
        type=kind or click.STRING,
        default=default,
        multiple=many,
        metavar=voice(f"metavar-{metavar}"),
        help=voice(help_key, **shown),
    )


def switch(voice: Voice, names: str, help_key: str, default: bool | None = False) -> click.Option:
    """An option without a value: on, or off by its second name."""
    return click.Option(names.split(), is_flag=True, default=default, help=voice(help_key), type=click.BOOL)


def json_switch(voice: Voice) -> click.Option:
    return switch(voice, "--json as_json", "option-json")


def cluster_option(voice: Voice) -> click.Option:
    return option(voice, "--cluster", "option-cluster", "address")


def board_option(voice: Voice) -> click.Option:
    """Obeyed before anything else: once a game has read its data, it keeps to it."""

    def lay(ctx: click.Context, _: click.Parameter, value: tuple[str, ...]) -> None:
        if value and not ctx.resilient_parsing:
            boards.use(value)

    return click.Option(
        ["--board"],
        multiple=True,
        is_eager=True,
        expose_value=False,
        callback=lay,
        metavar=voice("metavar-file"),
        help=voice("option-board"),
    )


def language_option(voice: Voice) -> click.Option:
    """Already obeyed when the page is built; here it is documented and checked."""
    return click.Option(
        [language.OPTION],
        type=OneOf(LANGUAGES),
        metavar="|".join(LANGUAGES),
        help=voice("option-lang"),
        expose_value=False,
    )


def help_option(voice: Voice) -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help(), color=ctx.color)
            ctx.exit()

    return click.Option(
        ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=voice("option-help")
    )


# --- types of values ---


class OneOf(ParamType):
    """One of some words."""

    name = "word"

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in self.words:
            raise CommandError("value-word", parameter=spelled(param), given=value, known=self.words)
        return value


class Number(ParamType):
    """A number within limits: whole, or with decimals."""

    name = "number"

    def __init__(self, least: float, most: float, whole: bool = True) -> None:
        self.least, self.most, self.whole = least, most, whole

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = int(value) if self.whole else float(value)
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            key = "value-whole" if self.whole else "value-number"
            raise CommandError(key, parameter=spelled(param), given=str(value), least=self.least, most=self.most)
        return number


def spelled(parameter: click.Parameter | None) -> str:
    """A parameter as it is written on the command line."""
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return parameter.metavar or "" if parameter is not None else ""
