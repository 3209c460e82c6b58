"""Hints and previews as the API gives them, and so the page: numbers for programs, sentences for people."""

from collections.abc import Mapping

from gusher.kernel.preview import Preview
from gusher.kernel.reasons import Advice, Reason
from gusher.render.reasons import Speaker
from gusher.table.hints import Hinted
from gusher.web import models
from gusher.web.viewers import Viewer


def hint_reply(viewer: Viewer, hinted: Hinted) -> models.HintReply:
    scene = viewer.match.game.scene(hinted.view, viewer.seat)
    texts = {choice.action: viewer.says(choice.text) for choice in scene.choices}
    answers = [_advice(viewer, advice, texts) for advice in hinted.hint.answers]
    best = answers[0]
    return models.HintReply(n=hinted.n, answer=best.answer, action=best.action, chance=best.chance, answers=answers)


def preview_reply(viewer: Viewer, preview: Preview) -> models.PreviewReply:
    return models.PreviewReply(
        n=viewer.match.n,
        says=_speaker(viewer).preview(preview),
        effects=[viewer.says(effect.say()) for effect in preview.effects],
        moved=[models.MovedReply(**moved._asdict()) for moved in preview.moved],
    )


def _advice(viewer: Viewer, advice: Advice, texts: Mapping[int, str]) -> models.AdviceReply:
    other = "" if advice.against is None else texts[advice.against]
    return models.AdviceReply(
        answer=viewer.match.game.actions.words(advice.answer),
        action=advice.answer,
        text=texts[advice.answer],
        chance=advice.chance,
        against=advice.against,
        gain=advice.gain,
        error=advice.error,
        reasons=[_reason(viewer, reason) for reason in advice.reasons],
        says=_speaker(viewer).reasons(advice, viewer.seat, other),
    )


def _reason(viewer: Viewer, reason: Reason) -> models.ReasonReply:
    return models.ReasonReply(
        kind=reason.kind,
        seat=reason.seat,
        good=reason.good,
        source="" if reason.source is None else viewer.says(reason.source),
        amount=reason.amount,
        error=reason.error,
        here=reason.here,
        there=reason.there,
        says=_speaker(viewer).reason(reason, reason.seat == viewer.seat),
    )


def _speaker(viewer: Viewer) -> Speaker:
    return Speaker(viewer.match.game, viewer.words, viewer.names)
