"""A tournament as one HTML page that needs nothing else: no script, no network, light and dark, paper and phone."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources

import msgspec

from weald.arena.plots import Line, curves, histogram, interval, key
from weald.arena.tally import Curve, Ending, Met, Named, Result, Row, Share
from weald.games import find
from weald.match.record import text_of
from weald.text import Texts

_BARS = 24  # of a histogram, at most
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


def html(result: Result) -> str:
    """The whole page."""
    page = _Page(result)
    sections = (page.top(), page.pairings(), page.ratings(), page.sides(), page.lengths(), page.endings(),
                page.curves(), page.thinking(), page.repeat())  # fmt: skip
    style = (resources.files("weald.arena") / "report.css").read_text("utf-8")
    data = msgspec.json.encode(result).decode().replace("<", "\\u003c")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title())}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        + "\n".join(section for section in sections if section)
        + f'\n<script type="application/json" id="result">{data}</script>\n</body>\n</html>\n'
    )


def percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share in (0, 1) or 0.1 <= share <= 0.9 else f"{100 * share:.1f} %"


def range_of(wins: Share) -> str:
    return f"{100 * wins.low:.0f} to {100 * wins.high:.0f} %"


def verdict(wins: Share, fair: float | None) -> str:
    """What the interval allows us to say."""
    if fair is None:
        return ""
    if wins.low > fair:
        return "more than its share"
    if wins.high < fair:
        return "less than its share"
    return "too few games to tell it from its share"


def summary(result: Result) -> list[str]:
    """The result in sentences, one for each player of a pairing."""
    return [_sentence(result, met, row) for met in result.pairings for row in met.rows if row.side is None]


def _sentence(result: Result, met: Met, row: Row) -> str:
    others = ""
    if result.format == "mix":
        others = f" seats at {', '.join(met.players)}"
    elif result.fair is not None:
        rivals = len(result.seats) - len(result.automatic) - 1
        others = f" against {met.players[1]}" if rivals == 1 else f" against {rivals} ×\u00a0{met.players[1]}"
    told = f"{row.player} won {row.wins.won} of {row.wins.games}{others}: {percent(row.wins.share)}"
    said = verdict(row.wins, result.fair)
    return f"{told}, 95 % interval {range_of(row.wins)}" + (f"; {said}" if said else "")


class _Page:
    def __init__(self, result: Result) -> None:
        self.result = result
        self.texts = Texts("en", result.game)
        self.tones = {named.name: tone for tone, named in enumerate(result.overall)}
        self.game = self.texts.format(f"game-{result.game}")

    def side(self, side: str | None) -> str:
        return "all sides" if side is None else self.texts.format(f"side-{side}")

    # --- sections ----------------------------------------------------------------------------------------

    def title(self) -> str:
        result = self.result
        if result.field:
            return f"{self.game}: {', '.join(result.players)} against {result.field}"
        joint = " against " if result.fair is not None and len(result.players) == 2 else ", "
        return f"{self.game}: {joint.join(dict.fromkeys(result.players))}"

    def top(self) -> str:
        result = self.result
        facts = {
            "games": f"{result.games}",
            "of each pairing": f"{result.games_per_pairing}",
            "finished": f"{result.finished}",
            "decisions": f"{result.decisions:,}".replace(",", " "),
            "seed": f"{result.seed}",
        }
        listed = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts.items())
        said = "".join(f"<li>{escape(sentence)}.</li>" for sentence in summary(result))
        return (
            f'<header><p class="kicker">Weald arena · {escape(self._table())}</p><h1>{escape(self.title())}</h1>'
            f'<ul class="lead">{said}</ul><dl class="facts">{listed}</dl></header>'
        )

    def _table(self) -> str:
        """What was played: sides and settings."""
        result = self.result
        sides = ", ".join(self.side(side) for side in result.seats)
        by_rules = f"; the rules play {', '.join(map(self.side, result.automatic))}" if result.automatic else ""
        usual = {setting.key: setting.default for setting in find(result.game).settings}
        options = ", ".join(
            f"{name} {text_of(value)}" for name, value in result.options.items() if value != usual[name]
        )
        return sides + by_rules + (f" · {options}" if options else "")

    def pairings(self) -> str:
        result = self.result
        note = "The mark is the share of games won, the bar its 95 % interval (Wilson)."
        if result.fair is not None:
            note += f" The dashed line is the share of a seat among equals, {percent(result.fair)}."
        keys = "".join(key(name, tone) for name, tone in self.tones.items())
        if result.fair is None:
            title, found = "Who beats the game", self._named("Games won", "player", result.overall, self.tones)
        else:
            title, found = "Who beats whom", "".join(self._met(met) for met in result.pairings)
        return f'<section><h2>{title}</h2><p class="note">{note}</p><div class="keys">{keys}</div>{found}</section>'

    def _met(self, met: Met) -> str:
        rows = "".join(self._row(row, named=len({r.player for r in met.rows}) > 1) for row in met.rows)
        left = [f"{met.unfinished} unfinished" if met.unfinished else "", f"{met.drawn} drawn" if met.drawn else ""]
        games = ", ".join([f"{met.games} games", *filter(None, left)])
        head = (" against " if self.result.format != "mix" else ", ").join(met.players)
        return (
            f'<div class="panel"><h3>{escape(head)} <span class="faint">· {games}</span></h3>'
            f'<table class="scored">{_HEAD.format(first="side")}<tbody>{rows}</tbody></table></div>'
        )

    def _row(self, row: Row, named: bool) -> str:
        first = f"{row.player}, {self.side(row.side)}" if named else self.side(row.side)
        return self._scored(first, row.wins, self.tones.get(row.player, 0), row.side is None)

    def _scored(self, first: str, wins: Share, tone: int, strong: bool = False) -> str:
        label = f"{first}: {percent(wins.share)}, interval {range_of(wins)}"
        return (
            f'<tr{" class=all" if strong else ""}><td>{escape(first)}</td><td class="n">{wins.won} of {wins.games}</td>'
            f'<td class="n">{percent(wins.share)} <span class="faint">({range_of(wins)})</span></td>'
            f'<td class="wide">{interval(wins.low, wins.share, wins.high, self.result.fair, tone, label)}</td></tr>'
        )

    def ratings(self) -> str:
        found = self.result.ratings
        if not found:
            return ""
        low = min(rating.mu - 2 * rating.sigma for rating in found)
        width = max(rating.mu + 2 * rating.sigma for rating in found) - low or 1.0
        rows = "".join(
            f'<tr><td>{escape(r.player)}</td><td class="n">{r.mu:.1f}</td><td class="n">± {2 * r.sigma:.1f}</td>'
            f'<td class="wide">'
            + interval(
                (r.mu - 2 * r.sigma - low) / width, (r.mu - low) / width, (r.mu + 2 * r.sigma - low) / width, None,
                self.tones.get(r.player, len(self.tones)), f"{r.player}: rating {r.mu:.1f}",
            )
            + "</td></tr>"
            for r in found
        )  # fmt: skip
        return (
            '<section><h2>Ratings</h2><p class="note">One number for each player over all its games (openskill, '
            "Plackett-Luce; everybody starts at 25). The bar is two deviations to either side.</p>"
            '<div class="panel"><table class="scored"><thead><tr><th>player</th><th class="n">rating</th>'
            f'<th class="n"></th><th></th></tr></thead><tbody>{rows}</tbody></table></div></section>'
        )

    def sides(self) -> str:
        result = self.result
        if result.fair is None:
            return ""
        sides = [Named(self.side(named.name), named.wins) for named in result.sides]
        cards = self._named("By side", "side", sides)
        if result.places:
            cards += self._named("By place in turn order", "place", result.places)
        cards += self._named("By player, all pairings", "player", result.overall, self.tones)
        return (
            '<section><h2>Sides and seats</h2><p class="note">Over all games, whoever played them: an even game '
            f"has every mark on the dashed line.</p>{cards}</section>"
        )

    def _named(self, title: str, first: str, rows: Iterable[Named], tones: dict[str, int] | None = None) -> str:
        body = "".join(self._scored(row.name, row.wins, (tones or {}).get(row.name, 4)) for row in rows)
        head = _HEAD.format(first=first)
        return f'<div class="panel"><h3>{title}</h3><table class="scored">{head}<tbody>{body}</tbody></table></div>'

    def lengths(self) -> str:
        length = self.result.length
        shown = {"rounds": length.by_rounds, "decisions": length.by_decisions}
        figures = "".join(
            f'<figure class="panel"><h3>Games by {name}</h3>{histogram(binned(counts), f"games by {name}")}</figure>'
            for name, counts in shown.items()
            if len(counts) > 1 or name == "decisions"
        )
        spread = "".join(
            f'<tr><td>{name}</td><td class="n">{s.low:.0f}</td><td class="n">{s.quarter:.0f}</td>'
            f'<td class="n">{s.median:.0f}</td><td class="n">{s.three_quarters:.0f}</td><td class="n">{s.high:.0f}</td>'
            f'<td class="n">{s.mean:.1f}</td></tr>'
            for name, s in (("rounds", length.rounds), ("decisions", length.decisions))
        )
        return (
            f'<section><h2>Length of a game</h2><div class="cards">{figures}</div><div class="panel"><table><thead><tr>'
            '<th></th><th class="n">least</th><th class="n">¼</th><th class="n">½</th><th class="n">¾</th>'
            f'<th class="n">most</th><th class="n">mean</th></tr></thead><tbody>{spread}</tbody></table></div></section>'
        )

    def endings(self) -> str:
        total = self.result.games
        rows = "".join(
            f"<tr><td>{escape(ending.how.replace('-', ' ').replace('_', ' '))}</td>"
            f'<td class="n">{ending.games}</td><td class="n">{percent(ending.games / total)}</td>'
            f"<td>{escape(self._winners(ending))}</td></tr>"
            for ending in self.result.endings
        )
        return (
            '<section><h2>Ways of ending</h2><div class="panel"><table><thead><tr><th>by</th><th class="n">games</th>'
            f'<th class="n">share</th><th>won by</th></tr></thead><tbody>{rows}</tbody></table></div></section>'
        )

    def _winners(self, ending: Ending) -> str:
        if not ending.winners:
            return "nobody"
        if self.result.format == "together":
            return "all"
        return ", ".join(f"{self.side(side)} {count}" for side, count in ending.winners.items())

    def curves(self) -> str:
        by_side: dict[str, list[Curve]] = {}
        for curve in self.result.curves:
            by_side.setdefault(self.side(curve.side), []).append(curve)
        if self.result.format == "together":  # all stand alike
            by_side = {"All seats": next(iter(by_side.values()))}
        top = max((max(curve.scores) for curve in self.result.curves if curve.scores), default=0.0)
        cards = ""
        if top:
            step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if top / size <= 5)
            marks = [(float(at), str(at)) for at in range(step, int(top) + 1, step)]
            cards += self._charts("victory points", by_side, top, marks, points=True)
        quarters = [(0.25, "25 %"), (0.5, "50 %"), (0.75, "75 %"), (1.0, "100 %")]
        cards += self._charts("chance to win, as the game judges it", by_side, 1.0, quarters, points=False)
        keys = "".join(key(name, tone) for name, tone in self.tones.items())
        return (
            '<section><h2>How the games went</h2><p class="note">Means over all games of a player on a side, from the '
            "deal to the end, at equal numbers of decisions. The chance is the insight that the players themselves "
            f'use, without looking ahead.</p><div class="keys">{keys}</div><div class="cards">{cards}</div></section>'
        )

    def _charts(
        self, what: str, by_side: dict[str, list[Curve]], top: float, marks: list[tuple[float, str]], points: bool
    ) -> str:  # fmt: skip
        cards = ""
        for side, found in by_side.items():
            lines = [Line(c.player, c.scores if points else c.chances, self.tones.get(c.player, 0)) for c in found]
            ends = ", ".join(f"{line.name} {line.values[-1]:.2g}" for line in lines if line.values)
            title = f"{side}: {what}"
            drawn = curves(lines, top, marks, f"{title}; at the end {ends}")
            cards += f'<figure class="panel"><h3>{escape(title)}</h3>{drawn}</figure>'
        return cards

    def thinking(self) -> str:
        rows = "".join(
            f'<tr><td>{escape(t.player)}</td><td class="n">{t.moves}</td><td class="n">{_seconds(t.seconds)}</td>'
            f'<td class="n">{_seconds(t.seconds / max(1, t.moves))}</td></tr>'
            for t in self.result.thinking
        )
        return (
            '<section><h2>Thinking</h2><p class="note">Seconds as measured on this machine, with whatever else it was '
            'doing. Random play is too quick to be measured.</p><div class="panel"><table><thead><tr><th>player</th>'
            '<th class="n">decisions</th><th class="n">in all</th><th class="n">each</th></tr></thead>'
            f"<tbody>{rows}</tbody></table></div></section>"
        )

    def repeat(self) -> str:
        result, made = self.result, self.result.made_by
        facts = {
            "digest": result.digest + ("" if result.repeatable else " (of this run: a player thinks by the clock)"),
            "rules revision": str(result.revision),
            "weald": f"{made.version}, {'compiled' if made.compiled else 'interpreted'}, source {made.source}",
            "python": made.python,
            "machine": made.machine,
            "ran": f"{made.started}, {made.seconds:.0f} s on {made.jobs} {made.backend} "
            + ("process" if made.jobs == 1 else "processes")
            + (f"; {made.resumed} games from an earlier run" if made.resumed else ""),
            "settings": ", ".join(f"{name}={text_of(value)}" for name, value in result.options.items()) or "none",
        }
        listed = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
        same = (
            "The same command with the same source gives the same games and the same digest."
            if result.repeatable
            else "A player thinks by the clock: the same command gives other games of the same strength."
        )
        return (
            f'<section><h2>Repeat it</h2><p class="note">{same} Game number n of a pairing is dealt from seed '
            f'split({result.seed}, n). The page carries its figures as JSON in the element "result".</p>'
            f"<pre>{escape(made.command)}</pre>"
            f'<dl class="repeat">{listed}</dl></section>'
        )


_HEAD = (
    '<thead><tr><th>{first}</th><th class="n">won</th><th class="n">share (95 %)</th><th>0 to 100 %</th></tr></thead>'
)


def _seconds(seconds: float) -> str:
    if not seconds:
        return "–"
    return f"{seconds:.0f} s" if seconds >= 10 else f"{1000 * seconds:.1f} ms"


def binned(counts: dict[int, int]) -> list[tuple[str, int]]:
    """Games by their length; where there are too many lengths, bars of 2, 5, 10 ... named by their first."""
    low, high = min(counts), max(counts)
    size = next(size for size in _SIZES if high // size - low // size < _BARS)
    bars = dict.fromkeys(range(low // size, high // size + 1), 0)
    for length, games in counts.items():
        bars[length // size] += games
    return [(str(bar * size), games) for bar, games in bars.items()]
