import type { Competition, CompetitionCard, MyCompetition, UserId } from '@bettle/contract'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { divisionsOf, seasonMoves, seasonsOf } from '../season-moves.ts'

type Enrolled = Pick<CompetitionCard, 'phase' | 'format' | 'places' | 'entries' | 'reserves' | 'opensAt' | 'closesAt'>

/**
 * Returns whether the competition accepts entries now. A league accepts them until it ends: late entries join the
 * season or wait for the next one.
 */
export function isOpen({ phase, format, opensAt, closesAt }: Enrolled, now: number): boolean {
  if (Date.parse(opensAt) > now) return false
  if (phase === 'enrolling') return format === 'league' || Date.parse(closesAt) > now
  return format === 'league' && (phase === 'drawn' || phase === 'running')
}

/** Returns what enrolling now would mean, for a user without an entry. */
export function enrolText(competition: Enrolled, now: number): string {
  const { phase, format, places, entries, reserves, opensAt } = competition
  if (phase === 'cancelled') return msg('competition.entry-text.the-competition-was-cancelled')
  if (phase === 'closed') return msg('competition.entry-text.enrolment-ended-and-the')
  if (phase === 'finished') return msg('competition.entry-text.the-competition-is-over')
  if (phase === 'enrolling' && Date.parse(opensAt) > now)
    return msg('competition.entry-text.enrolment-opens-on-come', { time: dayAndTime(Date.parse(opensAt)) })
  if (!isOpen(competition, now)) return msg('competition.entry-text.enrolment-is-closed-you')
  if (phase !== 'enrolling') return msg('competition.entry-text.the-season-is-drawn', { isDrawn: phase === 'drawn' })
  const left = places - entries
  if (left > 0) return msg('competition.entry-text.one-place-is-left', { left })
  return format === 'league'
    ? msg('competition.entry-text.all-places-are-taken', { reserves: reserves + 1 })
    : msg('competition.entry-text.all-places-are-taken-if', { reserves: reserves + 1 })
}

/** Returns what the user's own entry means at present. */
export function entryText(
  { user, status, reserve }: NonNullable<MyCompetition['entry']>,
  competition: Competition,
): string {
  const { phase, format, closesAt, winner } = competition
  if (phase === 'cancelled') return msg('competition.entry-text.you-were-enrolled-the')
  if (phase === 'closed') return msg('competition.entry-text.you-were-enrolled-but')
  if (status === 'reserve' && phase !== 'enrolling') return msg('competition.entry-text.you-were-a-reserve')
  if (status === 'reserve') return msg('competition.entry-text.you-are-reserve-if', { reserve })
  if (status === 'waiting') return msg('competition.entry-text.you-wait-for-the')
  if (status === 'eliminated')
    return phase === 'finished'
      ? msg('competition.entry-text.you-took-part-and')
      : msg('competition.entry-text.you-are-out-of')
  if (status === 'withdrawn')
    return phase === 'drawn' || phase === 'running'
      ? msg('competition.entry-text.you-have-withdrawn-from')
      : msg('competition.entry-text.you-have-withdrawn-from-the')
  if (status === 'lapsed') return msg('competition.entry-text.you-were-absent-from')
  if (status === 'lost') return msg('competition.entry-text.your-account-is-disabled')
  if (status === 'disqualified') return msg('competition.entry-text.you-were-disqualified-the')
  if (phase === 'enrolling') {
    const closing = dayAndTime(Date.parse(closesAt))
    // A single game has no opponents to draw: all players are in one lobby.
    return format === 'lobby'
      ? msg('competition.entry-text.you-are-enrolled-enrolment', { closing })
      : msg('competition.entry-text.you-are-enrolled-the', { closing })
  }
  if (phase !== 'finished') return seasonText(user._id, competition) ?? msg('competition.entry-text.you-are-enrolled')
  return winner?._id === user._id
    ? msg('competition.entry-text.you-won-this-competition')
    : msg('competition.entry-text.you-took-part-in')
}

/** Returns the division of a league's player, and how they came there; undefined before the draw. */
function seasonText(userId: UserId, competition: Competition): string | undefined {
  const [before, latest] = [undefined, ...seasonsOf(competition)].slice(-2)
  const division = latest && divisionsOf(latest).get(userId)
  if (!latest || division === undefined) return undefined
  const move = before && seasonMoves(before, latest).find((moved) => moved.userId === userId)
  const came = move
    ? msg('competition.entry-text.you-went-up-after', { isTo: move.to < move.from, ordinal: before.ordinal })
    : ''
  const hasDivision = latest.divisions.length > 1
  return msg('competition.entry-text.you-play-in-season', { came, hasDivision, division, ordinal: latest.ordinal })
}

export const mayWithdraw = ({ phase }: Competition, { entry }: Pick<MyCompetition, 'entry'>): boolean =>
  (phase === 'enrolling' || phase === 'drawn' || phase === 'running') &&
  (entry?.status === 'place' || entry?.status === 'reserve' || entry?.status === 'waiting')

export const mayEnrolAgain = ({ entry }: Pick<MyCompetition, 'entry'>): boolean =>
  entry === null || entry.status === 'withdrawn' || entry.status === 'lapsed'

/** Returns what withdrawing means; the user reads it before they confirm. */
export function withdrawText({ phase, format }: Competition): string {
  if (phase === 'enrolling') return msg('competition.entry-text.you-lose-your-place')
  if (format === 'league') return msg('competition.entry-text.from-the-next-kick')
  return format === 'lobby'
    ? msg('competition.entry-text.from-the-kick-off')
    : msg('competition.entry-text.from-the-next-kick-off')
}

/** The advice after a refused request, by error code. The server's message says what happened. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  'enrolment-not-open': msg('competition.entry-text.come-back-when-enrolment'),
  'enrolment-closed': msg('competition.entry-text.you-can-follow-the'),
  'already-enrolled': msg('competition.entry-text.you-enrolled-in-another'),
  'not-enrolled': msg('competition.entry-text.you-withdrew-in-another'),
  'competition-state': msg('competition.entry-text.the-competition-has-changed'),
  'competition-not-found': msg('competition.entry-text.the-competition-may-be'),
}

/** Returns the server's message and the advice for a refused request to enrol or withdraw. */
export function refusalOf(error: Error | undefined): string | undefined {
  if (error === undefined) return undefined
  const said = messageOf(error, msg('competition.entry-text.your-entry-was-not'))
  const next = error instanceof CallError ? NEXT_STEPS[error.code ?? ''] : undefined
  return next === undefined ? said : `${said.replace(/([^.!?])$/, '$1.')} ${next}`
}
