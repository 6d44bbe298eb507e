import type { Competition, CompetitionCard, MyCompetition, UserId } from '@bettle/contract'
import { CallError, messageOf } from '../../../api/call-error.ts'
import { dayAndTime } from '../../../text/date-text.ts'
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
  if (phase === 'cancelled') return 'The competition was cancelled.'
  if (phase === 'closed') return 'Enrolment ended, and the competition did not start.'
  if (phase === 'finished') return 'The competition is over.'
  if (phase === 'enrolling' && Date.parse(opensAt) > now)
    return `Enrolment opens on ${dayAndTime(Date.parse(opensAt))}. Come back then.`
  if (!isOpen(competition, now)) return 'Enrolment is closed. You can follow the games here.'
  if (phase !== 'enrolling')
    return `The season ${phase === 'drawn' ? 'is drawn' : 'has begun'}. If you enrol before half of the matches have kicked off, you join the smallest group and get no points for missed matches. If you enrol later, you wait for the next season.`
  const left = places - entries
  if (left > 0) return `${left === 1 ? 'One place is' : `${left} places are`} left. Entering costs nothing.`
  return format === 'league'
    ? `All places are taken. If you enrol, you are reserve ${reserves + 1}.`
    : `All places are taken. If you enrol, you are reserve ${reserves + 1}: you get a place if somebody withdraws before the draw.`
}

/** Returns what the user's own entry means at present. */
export function entryText(
  { user, status, reserve }: NonNullable<MyCompetition['entry']>,
  competition: Competition,
): string {
  const { phase, format, closesAt, winner } = competition
  if (phase === 'cancelled') return 'You were enrolled. The competition was cancelled.'
  if (phase === 'closed') return 'You were enrolled, but the competition did not start.'
  if (status === 'reserve' && phase !== 'enrolling') return 'You were a reserve, and no place became free for you.'
  if (status === 'reserve')
    return `You are reserve ${reserve}. If somebody withdraws before the draw, the first reserve gets the place.`
  if (status === 'waiting') return 'You wait for the next season. You play from the first match of that season.'
  if (status === 'eliminated')
    return phase === 'finished'
      ? 'You took part, and were knocked out.'
      : 'You are out of the competition. You can watch the other games.'
  if (status === 'withdrawn')
    return phase === 'drawn' || phase === 'running'
      ? 'You have withdrawn from the competition. You can watch the games here.'
      : 'You have withdrawn from the competition.'
  if (status === 'lapsed') return 'You were absent from your last four games, so you do not play in the next season.'
  if (status === 'lost') return 'Your account is disabled, so you count as absent.'
  if (status === 'disqualified') return 'You were disqualified. The reason is below, under Decisions.'
  if (phase === 'enrolling') {
    const closing = dayAndTime(Date.parse(closesAt))
    // A single game has no opponents to draw: all players are in one lobby.
    return format === 'lobby'
      ? `You are enrolled. Enrolment closes on ${closing}.`
      : `You are enrolled. The draw on ${closing} decides whom you play.`
  }
  if (phase !== 'finished') return seasonText(user._id, competition) ?? 'You are enrolled.'
  return winner?._id === user._id ? 'You won this competition.' : 'You took part in this competition.'
}

/** Returns the division of a league's player, and how they came there; undefined before the draw. */
function seasonText(userId: UserId, competition: Competition): string | undefined {
  const [before, latest] = [undefined, ...seasonsOf(competition)].slice(-2)
  const division = latest && divisionsOf(latest).get(userId)
  if (!latest || division === undefined) return undefined
  const move = before && seasonMoves(before, latest).find((moved) => moved.userId === userId)
  const came = move ? `You went ${move.to < move.from ? 'up' : 'down'} after season ${before.ordinal}. ` : ''
  const where = latest.divisions.length > 1 ? `division ${division} of ` : ''
  return `${came}You play in ${where}season ${latest.ordinal}.`
}

export const mayWithdraw = ({ phase }: Competition, { entry }: Pick<MyCompetition, 'entry'>): boolean =>
  (phase === 'enrolling' || phase === 'drawn' || phase === 'running') &&
  (entry?.status === 'place' || entry?.status === 'reserve' || entry?.status === 'waiting')

export const mayEnrolAgain = ({ entry }: Pick<MyCompetition, 'entry'>): boolean =>
  entry === null || entry.status === 'withdrawn' || entry.status === 'lapsed'

/** Returns what withdrawing means; the user reads it before they confirm. */
export function withdrawText({ phase, format }: Competition): string {
  if (phase === 'enrolling')
    return 'You lose your place. You can enrol again while enrolment is open, but all earlier players come before you.'
  if (format === 'league') return 'From the next kick-off you count as absent. You can enrol again later.'
  return format === 'lobby'
    ? 'From the kick-off you count as absent. You cannot undo this.'
    : 'From the next kick-off you count as absent, and another player may reach the next round instead of you. You cannot undo this.'
}

/** The advice after a refused request, by error code. The server's message says what happened. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  'enrolment-not-open': 'Come back when enrolment opens.',
  'enrolment-closed': 'You can follow the games here.',
  'already-enrolled': 'You enrolled in another window.',
  'not-enrolled': 'You withdrew in another window.',
  'competition-state': 'The competition has changed. This page shows the current state.',
  'competition-not-found': 'The competition may be private: ask the organiser for the code.',
}

/** Returns the server's message and the advice for a refused request to enrol or withdraw. */
export function refusalOf(error: Error | undefined): string | undefined {
  if (error === undefined) return undefined
  const said = messageOf(error, 'Your entry was not changed. Try again.')
  const next = error instanceof CallError ? NEXT_STEPS[error.code ?? ''] : undefined
  return next === undefined ? said : `${said.replace(/([^.!?])$/, '$1.')} ${next}`
}
