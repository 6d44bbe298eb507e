import type { Lobby, Match, MatchEvent, MatchRound, Statistics } from '@bettle/contract'
import {
  type Instant,
  pauseOfWire,
  type Round,
  roundOfInstant,
  roundStatus,
  shownSpan,
  type Timetable,
} from '@bettle/rules'

const timeOf = (instant: Instant | null): string | null => (instant === null ? null : new Date(instant).toISOString())
export const instantOf = (time: string | null): Instant | null => (time === null ? null : Date.parse(time))

/** Builds the timetable of the rules package from the server's match and plan. */
export function timetableOf(match: Match, rounds: readonly MatchRound[]): Timetable {
  return {
    tempo: match.tempo,
    matchStatus: match.status,
    ...(match.isOwn && { isOwn: true }),
    halves: match.halves.map((half) => ({
      id: half._id,
      halfNumber: half.halfNumber,
      status: half.status,
      // A half that has not started has only a planned kick-off, which is not its start time.
      startTime: half.status === 'upcoming' ? null : instantOf(half.startTime),
      endTime: instantOf(half.endTime),
      pauses: half.pauses?.map(pauseOfWire),
    })),
    rounds: rounds.map(ruleRound).sort((a, b) => a.roundNumber - b.roundNumber),
  }
}

function ruleRound(round: MatchRound): Round {
  return {
    id: round._id,
    halfNumber: round.half.halfNumber,
    roundNumber: round.roundNumber,
    startMinute: round.startMinute,
    endMinute: round.endMinute ?? null,
  }
}

export const lobbyTimetable = (lobby: Pick<Lobby, 'match' | 'rounds'>): Timetable =>
  timetableOf(lobby.match, lobby.rounds)

/**
 * Returns the lobby with the statuses of the rounds at `now`. The statuses follow from the time, so no push announces
 * them.
 */
export function withRoundsAt(lobby: Lobby, now: Instant): Lobby {
  const timetable = lobbyTimetable(lobby)
  const byId = new Map(timetable.rounds.map((round) => [round.id, round]))
  const rounds = lobby.rounds.map((held) => {
    const round = byId.get(held._id)
    return round ? roundAt(timetable, round, held, now) : held
  })
  const activeRounds = rounds.filter((round) => round.status === 'active')
  const upcomingRounds = rounds.filter((round) => round.status === 'upcoming')
  const isSame =
    rounds.every((round, index) => round === lobby.rounds[index]) &&
    sameRounds(activeRounds, lobby.activeRounds) &&
    sameRounds(upcomingRounds, lobby.upcomingRounds)
  return isSame ? lobby : { ...lobby, rounds, activeRounds, upcomingRounds }
}

function roundAt(timetable: Timetable, round: Round, held: MatchRound, now: Instant): MatchRound {
  const span = shownSpan(timetable, round)
  const status = roundStatus(timetable, round, now)
  const isSame =
    status === held.status && span.startsAt === instantOf(held.startsAt) && span.endsAt === instantOf(held.endsAt)
  return isSame ? held : { ...held, status, startsAt: timeOf(span.startsAt), endsAt: timeOf(span.endsAt) }
}

function sameRounds(a: readonly MatchRound[], b: readonly MatchRound[]): boolean {
  return (
    a.length === b.length && a.every((round, index) => round._id === b[index]?._id && round.status === b[index].status)
  )
}

/** Returns the first known start or end of a round after `now`; undefined if none is known. */
export function nextBoundary(lobby: Pick<Lobby, 'match' | 'rounds'>, now: Instant): Instant | undefined {
  const times = lobby.rounds.flatMap((round) => [instantOf(round.startsAt), instantOf(round.endsAt)])
  const coming = times.filter((time) => time !== null && time > now) as Instant[]
  return coming.length === 0 ? undefined : Math.min(...coming)
}

/** Counts the events of each type in each round of a plan, as the settlement does. */
export function statisticsOf(timetable: Timetable, events: readonly MatchEvent[]): Statistics {
  const statistics: Statistics = {}
  for (const { eventType, timeStamp } of events) {
    const round = roundOfInstant(timetable, Date.parse(timeStamp))
    if (!round) continue
    const counts = statistics[eventType] ?? {}
    counts[round.roundNumber] = (counts[round.roundNumber] ?? 0) + 1
    statistics[eventType] = counts
  }
  return statistics
}
