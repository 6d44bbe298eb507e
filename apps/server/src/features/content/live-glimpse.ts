import type { LiveGlimpse, MatchHalf, MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { matchesWire } from '../match/match-wire.ts'
import { CUP_MARK, PRACTICE_MARK } from '../match/practice-match.ts'

/** As many events as a round of ten minutes has at most, so that a page can count them. */
const EVENTS = 40
/**
 * How long (ms) visitors share one read of the match, so that any number of visitors costs one read every two seconds.
 */
const SAME_FOR = 2000

/**
 * Returns a function that reads the running practice match, but no guest's trial match. It returns null if none is
 * running ([N5]).
 */
export function createGlimpse({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>) {
  let held: LiveGlimpse | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined

  async function refresh(): Promise<void> {
    readAt = clock.now()
    try {
      held = await runningPracticeMatch(db)
    } catch (error) {
      held = null
      log.error({ err: error }, 'the running practice match could not be read')
    }
  }

  return async function glimpse(): Promise<LiveGlimpse | null> {
    const age = clock.now() - readAt
    if (age < 0 || age >= SAME_FOR) {
      underWay ??= refresh().finally(() => {
        underWay = undefined
      })
    }
    await underWay
    return held
  }
}

async function runningPracticeMatch(reader: Reader): Promise<LiveGlimpse | null> {
  const rows = await reader
    .selectFrom('match')
    .selectAll()
    .where('feed', 'like', `${PRACTICE_MARK}%`)
    .where('feed', 'not like', `${CUP_MARK}%`)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  for (const match of await matchesWire(reader, rows)) {
    const half = match.halves.findLast(isRunning)
    if (!half) continue
    const { homeTeam, awayTeam, score, tempo } = match
    const { halfNumber, startTime, pauses } = half
    return {
      homeTeam,
      awayTeam,
      score,
      tempo,
      halfNumber,
      startTime,
      ...(pauses && { pauses }),
      events: await lastEvents(reader, match._id, startTime),
    }
  }
  return null
}

const isRunning = (half: MatchHalf): half is MatchHalf & { startTime: string } =>
  half.status === 'active' && half.startTime !== null

/** Returns the last events of the running half. */
async function lastEvents(reader: Reader, matchId: MatchId, since: string): Promise<LiveGlimpse['events']> {
  const rows = await reader
    .selectFrom('match_event')
    .innerJoin('match_event_type', (join) =>
      join
        .onRef('match_event_type.match_id', '=', 'match_event.match_id')
        .onRef('match_event_type.name', '=', 'match_event.event_type'),
    )
    .select(['match_event.event_type', 'match_event_type.display_name', 'match_event.at', 'match_event.team'])
    .where('match_event.match_id', '=', matchId)
    .where('match_event.removed_at', 'is', null)
    .where('match_event.at', '>=', new Date(since))
    .orderBy('match_event.at', 'desc')
    .orderBy('match_event.id', 'desc')
    .limit(EVENTS)
    .execute()
  return rows.map(({ event_type, display_name, at, team }) => ({
    ...{ eventType: event_type, displayName: display_name, timeStamp: at.toISOString(), team },
  }))
}
