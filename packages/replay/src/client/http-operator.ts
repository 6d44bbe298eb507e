import {
  adminGetMatch,
  adminListMatchEvents,
  adminListMatches,
  createMatch,
  endHalfAt,
  type Match,
  type MatchId,
  recordMatchEvent,
  startHalf1,
  startHalf2,
} from '@bettle/contract'
import { pauseOfWire } from '@bettle/rules'
import type { FeedMatch, FeedOperator, MatchToCreate } from '../feed/feed-operator.ts'
import { CallFailed, type OperatorCall } from './operator-call.ts'
import type { RemoteClock } from './remote-clock.ts'

/** An operator that uses the administrators' calls over HTTP. */
export interface HttpOperator extends FeedOperator {
  /** Returns the matches of these teams that are not over, the newest first. */
  unfinishedMatches(wanted: Pick<MatchToCreate, 'homeTeam' | 'awayTeam'>): Promise<FeedMatch[]>
}

const MEASURE_EVERY_MS = 60_000

export function createHttpOperator(call: OperatorCall, clock: RemoteClock): HttpOperator {
  let measuredAt = performance.now()

  async function measureNowAndThen(): Promise<void> {
    if (performance.now() - measuredAt < MEASURE_EVERY_MS) return
    await clock.measure()
    measuredAt = performance.now()
  }

  return {
    async createMatch({ homeTeam, awayTeam, tempo, startTime }) {
      const planned = startTime === undefined ? {} : { startTime: new Date(startTime).toISOString() }
      const { match } = await call(createMatch, { body: { homeTeam, awayTeam, tempo, ...planned } })
      return asFeedMatch(match)
    },
    async state(matchId) {
      await measureNowAndThen()
      try {
        const { match } = await call(adminGetMatch, { params: { id: matchId } })
        return asFeedMatch(match)
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'match-not-found') return undefined
        throw error
      }
    },
    async recordedSourceIds(matchId) {
      const { events } = await call(adminListMatchEvents, { query: { match: matchId } })
      return new Set(events.map(({ sourceId }) => sourceId).filter((sourceId) => sourceId !== null))
    },
    async startHalf(matchId, halfNumber) {
      await call(halfNumber === 1 ? startHalf1 : startHalf2, { body: { matchId } })
    },
    async recordEvent(matchId, { eventType, at, team, sourceId }) {
      const timeStamp = new Date(at).toISOString()
      try {
        await call(recordMatchEvent, { body: { match: matchId, eventType, timeStamp, team, sourceId } })
        return 'recorded'
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'results-confirmed') return 'confirmed'
        if (error instanceof CallFailed && error.code === 'not-found') return 'not-played'
        throw error
      }
    },
    async endHalf(half, endTime) {
      await call(endHalfAt, { params: { id: half.id }, body: { endTime: new Date(endTime).toISOString() } })
    },
    async unfinishedMatches({ homeTeam, awayTeam }) {
      const { matches } = await call(adminListMatches, { query: { q: homeTeam, pageSize: 1000 } })
      return matches
        .filter((match) => match.homeTeam === homeTeam && match.awayTeam === awayTeam)
        .filter(({ status }) => status === 'upcoming' || status === 'active')
        .toSorted((a, b) => (a._id < b._id ? 1 : -1))
        .map(asFeedMatch)
    },
    // The code `half-state` means that another operator was faster. The next read of the match shows that operator's
    // change.
    isTemporary: (error) => error instanceof CallFailed && (error.isTemporary || error.code === 'half-state'),
  }
}

function asFeedMatch(match: Match): FeedMatch {
  return {
    id: match._id as MatchId,
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    tempo: match.tempo,
    status: match.status,
    halves: match.halves.map((half) => ({
      id: half._id,
      halfNumber: half.halfNumber,
      status: half.status,
      // The server sends the planned kick-off of an upcoming half in this field.
      startTime: half.status === 'upcoming' || half.startTime === null ? null : Date.parse(half.startTime),
      endTime: half.endTime === null ? null : Date.parse(half.endTime),
      pauses: half.pauses?.map(pauseOfWire),
    })),
  }
}
