import type { CompetitionCard } from '@bettle/contract'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Gift, Lock, Trophy } from 'lucide-react'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { classNames, clockText, Tag } from '../../../ui/index.ts'
import { FORMATS, phaseText, phaseTone } from '../competition-text.ts'

const MINE: Readonly<Partial<Record<NonNullable<CompetitionCard['mine']>, string>>> = {
  place: msg('competition.competition-row.you-are-enrolled'),
  reserve: msg('competition.competition-row.you-are-a-reserve'),
  waiting: msg('competition.competition-row.you-play-next-season'),
  eliminated: msg('competition.competition-row.you-are-knocked-out'),
  lapsed: msg('competition.competition-row.you-were-absent'),
  withdrawn: msg('competition.competition-row.you-withdrew'),
  disqualified: msg('competition.competition-row.disqualified'),
}

/** A competition in a list. A press anywhere on the row opens the competition's page. */
export function CompetitionRow({ card, now }: { card: CompetitionCard; now: number }) {
  const { _id, name, format, isPrivate, isExclusive, organiser, prize, phase, winner, mine } = card
  const isOver = phase === 'finished'
  const hasPlayed = isOver && (mine === 'place' || mine === 'eliminated')
  const ownText = hasPlayed ? msg('competition.competition-row.you-took-part') : mine ? MINE[mine] : undefined
  return (
    <li className="group relative flex items-center gap-4 border-line border-t px-4 py-4 transition-colors first:border-t-0 hover:bg-raised">
      <div className="min-w-0 flex-1">
        <p className="headline text-xl">
          <Link
            to="/compete/$"
            params={{ _splat: _id }}
            className="wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-flood focus-visible:after:-outline-offset-2"
          >
            {name}
          </Link>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="inline-flex items-center gap-1.5">
            {isPrivate && <Lock aria-hidden="true" className="size-3.5 text-faint" />}
            {isExclusive ? msg('competition.competition-row.exclusive') : FORMATS[format]}
            {isPrivate && <span className="sr-only">{msg('competition.competition-row.private')}</span>}
          </span>
          {organiser && (
            <span className="min-w-0">
              {rich('competition.competition-row.by', {
                username: <span className="wrap-anywhere font-semibold text-ink">{organiser.username}</span>,
              })}
            </span>
          )}
          {winner ? (
            <span className="inline-flex min-w-0 items-center gap-1.5 text-won">
              <Trophy aria-hidden="true" className="size-4 shrink-0" />
              <span className="wrap-anywhere">{winner.username}</span>
              <span className="sr-only"> {msg('competition.competition-row.has-won')}</span>
            </span>
          ) : (
            <span>{whenText(card, now)}</span>
          )}
        </p>
        {prize && (
          <p className="mt-1.5 flex min-w-0 items-start gap-1.5 text-sm">
            <Gift aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-flood" />
            <span className="wrap-anywhere line-clamp-2">{prize}</span>
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          <Tag tone={phaseTone(card)}>{phaseText(card, now)}</Tag>
          {ownText && <Tag tone={mine === 'place' && !isOver ? 'won' : 'neutral'}>{ownText}</Tag>}
        </p>
      </div>
      <Fill card={card} isCounted={phase === 'enrolling'} />
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-ink"
      />
    </li>
  )
}

/** The number of players with a place, in the style of a scoreboard. */
function Fill({ card: { entries, places }, isCounted }: { card: CompetitionCard; isCounted: boolean }) {
  return (
    <p className="shrink-0 text-end">
      <span className={classNames('figures block text-[2rem]', isCounted && entries < places && 'text-flood')}>
        {entries}
        {isCounted && <span className="text-faint text-xl"> / {places}</span>}
      </span>
      <span className="text-faint text-xs">
        {isCounted
          ? msg('competition.competition-row.places-taken')
          : msg('competition.competition-row.players', { count: entries })}
      </span>
    </p>
  )
}

/** Returns the competition's next step or its start, with the time. The text is empty if neither is known. */
export function whenText({ phase, opensAt, closesAt, firstKickOff }: CompetitionCard, now: number): string {
  const opens = Date.parse(opensAt)
  const closes = Date.parse(closesAt)
  const kickOff = firstKickOff === null ? null : Date.parse(firstKickOff)
  if (phase === 'enrolling' && opens > now) return msg('competition.competition-row.opens', { time: dayAndTime(opens) })
  if (phase === 'enrolling')
    return closes > now
      ? msg('competition.competition-row.closes-in', { clock: clockText((closes - now) / 1000) })
      : msg('competition.competition-row.is-being-drawn')
  if (phase === 'drawn' && kickOff !== null)
    return msg('competition.competition-row.first-kick-off', { time: dayAndTime(kickOff) })
  const hasBegun = phase === 'running' || phase === 'finished'
  return kickOff === null || !hasBegun ? '' : msg('competition.competition-row.began', { time: dayAndTime(kickOff) })
}
