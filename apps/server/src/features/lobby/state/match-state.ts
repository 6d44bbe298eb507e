import { Lobby, type MatchRound, type Odds } from '@bettle/contract'
import { type Instant, roundStatus } from '@bettle/rules'
import { z } from 'zod'
import { atOneMoment } from '../../../db/queries/at-one-moment.ts'
import type { Reader } from '../../../db/schema.ts'
import { replySchema } from '../../../http/bind/reply-schema.ts'
import { matchWire, roundsToWire } from '../../match/match-wire.ts'
import { loadTimetable, type MatchTimetable } from '../../match/timetable.ts'
import { currentOddsWire } from '../../odds/odds-wire.ts'
import type { Versioned } from './one-per-version.ts'

/** A match and one of its plans, for all lobbies that play it. It changes only with the match's version. */
export interface MatchState extends Versioned {
  readonly match: Lobby['match']
  readonly timetable: MatchTimetable
  readonly odds: readonly Odds[]
  /** Returns the fields of a lobby that follow from the match and the given instant. */
  at(now: Instant): MatchPart
}

export interface MatchPart {
  readonly begun: string
  readonly rounds: readonly MatchRound[]
  readonly fields: Pick<Lobby, MatchField>
  /** The same fields as JSON. */
  readonly json: string
}

type MatchField = 'match' | 'rounds' | 'activeRounds' | 'upcomingRounds' | 'odds'

const Fields = Lobby.pick({ match: true, rounds: true, activeRounds: true, upcomingRounds: true, odds: true })

export function readMatchState(reader: Reader, matchId: string, planId: string): Promise<MatchState> {
  return atOneMoment(reader, async (moment) => {
    const match = await matchWire(moment, matchId)
    const timetable = await loadTimetable(moment, matchId, planId)
    const odds = await currentOddsWire(moment, matchId, planId)
    let latest: MatchPart | undefined
    return {
      ...{ match, timetable, odds },
      version: `${match.version}`,
      size: JSON.stringify(odds).length,
      at(now) {
        const begun = begunAt(timetable, now)
        if (latest?.begun !== begun) latest = partAt(begun, now, { match, timetable, odds })
        return latest
      },
    }
  })
}

/** Returns the states of all rounds as one text, which only the clock changes. */
function begunAt(timetable: MatchTimetable, now: Instant): string {
  return timetable.rounds.map((round) => roundStatus(timetable, round, now).charAt(0)).join('')
}

function partAt(
  begun: string,
  now: Instant,
  { match, timetable, odds }: Pick<MatchState, 'match' | 'timetable' | 'odds'>,
): MatchPart {
  const rounds = roundsToWire(timetable, now)
  const fields = {
    match,
    rounds,
    activeRounds: rounds.filter((round) => round.status === 'active'),
    upcomingRounds: rounds.filter((round) => round.status === 'upcoming'),
    odds: [...odds],
  }
  return { begun, rounds, fields, json: JSON.stringify(z.parse(replySchema(Fields), fields)) }
}
