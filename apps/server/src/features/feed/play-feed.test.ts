import { adminListMatchEvents, type MatchId } from '@bettle/contract'
import { createFeedPlayer, type FeedOperator, type FeedProgress, parseMatchFile, playFeed } from '@bettle/replay'
import type { MatchFile } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { abandonMatch } from '../match-control/abandon-match.ts'
import { deleteMatches } from '../match-control/delete-matches.ts'
import { createLocalOperator } from './local-operator.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const TEMPO = 10
const HALF_TIME_MS = 20 * SECOND

const file: MatchFile = parseMatchFile(
  {
    homeTeam: 'Ana United',
    awayTeam: 'Ben Rovers',
    halves: [
      { halfNumber: 1, durationSeconds: 2760 },
      { halfNumber: 2, durationSeconds: 2900 },
    ],
    events: [
      { half: 1, second: 30, eventType: 'Throw', team: 'home' },
      { half: 1, second: 90, eventType: 'Shot', team: 'home' },
      { half: 1, second: 90, eventType: 'Goal', team: 'home' },
      { half: 1, second: 2755, eventType: 'Corner', team: 'away' },
      { half: 2, second: 0, eventType: 'Throw', team: 'away' },
      { half: 2, second: 0, eventType: 'Throw', team: 'away' },
      { half: 2, second: 2899, eventType: 'Goal', team: 'away' },
    ],
  },
  'test',
)

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

async function aFeed(change: Partial<FeedOperator> = {}, matchId?: MatchId) {
  const operator = { ...createLocalOperator(server.ctx), ...change }
  const match =
    matchId ?? (await operator.createMatch({ homeTeam: 'Ana United', awayTeam: 'Ben Rovers', tempo: TEMPO })).id
  const feed = createFeedPlayer(operator, file, { matchId: match, name: 'a-replay', halfTimeMs: HALF_TIME_MS })
  return { operator, feed, matchId: match }
}

const stateOf = async (matchId: MatchId) => {
  const match = await createLocalOperator(server.ctx).state(matchId)
  if (!match) throw new Error('the match is gone')
  return match
}
const halfOf = async (matchId: MatchId, halfNumber: number) => {
  const half = (await stateOf(matchId)).halves.find((each) => each.halfNumber === halfNumber)
  if (!half) throw new Error(`there is no half ${halfNumber}`)
  return half
}
const recordedIn = (matchId: MatchId) =>
  server.ctx.db
    .selectFrom('match_event')
    .select(['event_type', 'at', 'team', 'source_id'])
    .where('match_id', '=', matchId)
    .orderBy('at')
    .orderBy('id')
    .execute()

describe('a feed that plays a recorded match', () => {
  it('a feed starts the halves, records each event at its moment and ends the halves at their length [F2]', async () => {
    const { feed, matchId } = await aFeed()
    const { clock } = server
    const kickOff1 = Math.floor(clock.now() / (MINUTE / TEMPO) + 1) * (MINUTE / TEMPO)

    expect(await feed.step(clock.now())).toEqual({ state: 'waiting', until: kickOff1 + 3 * SECOND })
    expect((await halfOf(matchId, 1)).startTime).toBe(kickOff1)
    await clock.set(kickOff1 + 3 * SECOND)
    expect(await feed.step(clock.now())).toEqual({ state: 'waiting', until: kickOff1 + 9 * SECOND })
    expect(await recordedIn(matchId)).toHaveLength(1)

    await clock.set(kickOff1 + 276 * SECOND)
    expect(await feed.step(clock.now())).toEqual({ state: 'waiting', until: kickOff1 + 276 * SECOND + HALF_TIME_MS })
    expect((await halfOf(matchId, 1)).endTime).toBe(kickOff1 + 276 * SECOND)

    await clock.advance(HALF_TIME_MS)
    await feed.step(clock.now())
    const kickOff2 = (await halfOf(matchId, 2)).startTime ?? 0
    await clock.set(kickOff2 + 290 * SECOND)
    expect(await feed.step(clock.now())).toEqual({ state: 'over', outcome: 'completed' })
    expect((await recordedIn(matchId)).map(({ event_type, at, team }) => [event_type, at.getTime(), team])).toEqual([
      ['Throw', kickOff1 + 3 * SECOND, 'home'],
      ['Shot', kickOff1 + 9 * SECOND, 'home'],
      ['Goal', kickOff1 + 9 * SECOND, 'home'],
      ['Corner', kickOff1 + 275.5 * SECOND, 'away'],
      ['Throw', kickOff2, 'away'],
      ['Throw', kickOff2, 'away'],
      ['Goal', kickOff2 + 289.9 * SECOND, 'away'],
    ])
    expect(feed.progress(clock.now())).toEqual({
      phase: 'over',
      halfNumber: 2,
      minute: 48,
      score: { home: 1, away: 1 },
      recorded: 7,
      events: 7,
    })
  })

  it('a feed that is interrupted and restarted records the missed events with their own times, and none twice [F2]', async () => {
    const { feed, matchId } = await aFeed()
    const { clock } = server
    await feed.step(clock.now())
    const kickOff = (await halfOf(matchId, 1)).startTime ?? 0
    await clock.set(kickOff + 9 * SECOND)
    await feed.step(clock.now())

    await clock.advance(60 * MINUTE)
    const recorded: string[] = []
    const { recordEvent } = createLocalOperator(server.ctx)
    const again = await aFeed(
      {
        recordEvent: (id, event) => {
          recorded.push(event.eventType)
          return recordEvent(id, event)
        },
      },
      matchId,
    )
    await again.feed.step(clock.now())
    expect(recorded).toEqual(['Corner'])
    const events = await recordedIn(matchId)
    expect(events).toHaveLength(4)
    expect(events.at(-1)?.at.getTime()).toBe(kickOff + 275.5 * SECOND)
    expect(await halfOf(matchId, 1)).toMatchObject({ status: 'finished', endTime: kickOff + 276 * SECOND })
    // The second half did not run while the feed was interrupted, so it begins now.
    expect((await halfOf(matchId, 2)).startTime).toBeGreaterThan(clock.now())
  })

  it('a feed does not record again what an operator removed [F2]', async () => {
    const { feed, matchId } = await aFeed()
    const { clock } = server
    await feed.step(clock.now())
    await clock.advance(MINUTE)
    await feed.step(clock.now())
    await server.ctx.db
      .updateTable('match_event')
      .set({ removed_at: clock.date() })
      .where('match_id', '=', matchId)
      .where('event_type', '=', 'Goal')
      .execute()
    const again = await aFeed({ recordedSourceIds: async () => new Set() }, matchId)
    await again.feed.step(clock.now())
    const ana = await signUp(server.ctx, 'Ana', { role: 'admin' })
    const listed = await call(server, adminListMatchEvents, { query: { match: matchId } }, { headers: ana.headers })
    expect(listed.ok && listed.reply.events.map(({ eventType }) => eventType).sort()).toEqual(['Shot', 'Throw'])
    expect(await recordedIn(matchId)).toHaveLength(3)
  })

  it('a feed does not record the events of a half that come after an operator ended the half early [F2]', async () => {
    const { feed, matchId, operator } = await aFeed()
    const { clock } = server
    await feed.step(clock.now())
    await clock.advance(30 * SECOND)
    await feed.step(clock.now())
    await operator.endHalf(await halfOf(matchId, 1), clock.now())
    await clock.advance(5 * MINUTE)
    await feed.step(clock.now())
    expect(await recordedIn(matchId)).toHaveLength(3)
    expect((await halfOf(matchId, 2)).status).toBe('active')
  })

  it('a feed continues after an event of a type that the match no longer plays [F2]', async () => {
    const { feed, matchId } = await aFeed()
    const { clock } = server
    await server.ctx.db
      .updateTable('match_event_type')
      .set({ retired_at: clock.date() })
      .where('match_id', '=', matchId)
      .where('name', '=', 'Shot')
      .execute()
    await feed.step(clock.now())
    await clock.advance(MINUTE)
    await feed.step(clock.now())
    expect((await recordedIn(matchId)).map(({ event_type }) => event_type)).toEqual(['Throw', 'Goal'])
  })

  it('a feed ends when the match is abandoned or deleted [F2]', async () => {
    const abandoned = await aFeed()
    await abandoned.feed.step(server.clock.now())
    await abandonMatch(server.ctx, null, abandoned.matchId, 'Fog')
    expect(await abandoned.feed.step(server.clock.now())).toEqual({ state: 'over', outcome: 'abandoned' })

    const deleted = await aFeed()
    await deleted.feed.step(server.clock.now())
    await deleteMatches(server.ctx, null, [deleted.matchId])
    expect(await deleted.feed.step(server.clock.now())).toEqual({ state: 'over', outcome: 'deleted' })
  })
})

describe('playFeed', () => {
  it('playFeed plays a match to its end by the clock and reports its progress, although recording an event fails twice [F2]', async () => {
    let trouble = 0
    const { recordEvent } = createLocalOperator(server.ctx)
    const { feed, matchId, operator } = await aFeed({
      recordEvent: async (id, event) => {
        trouble += 1
        if (trouble === 1 || trouble === 4) throw new Error('the network is away')
        return recordEvent(id, event)
      },
    })
    const steps: FeedProgress[] = []
    const playing = playFeed(feed, operator, { clock: server.clock, onProgress: (progress) => steps.push(progress) })
    let outcome: unknown
    void playing.then((ended) => {
      outcome = ended
    })
    while (outcome === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      await server.clock.advance(10 * SECOND)
    }
    expect(outcome).toBe('completed')
    expect(await recordedIn(matchId)).toHaveLength(7)
    expect(steps.at(-1)).toMatchObject({ phase: 'over', score: { home: 1, away: 1 } })
  })

  it('playFeed stops without an outcome on an abort signal, and throws a permanent error [F2]', async () => {
    const stop = new AbortController()
    const { feed, operator } = await aFeed()
    const playing = playFeed(feed, operator, { clock: server.clock, signal: stop.signal })
    stop.abort()
    expect(await playing).toBeUndefined()

    const broken = await aFeed({ startHalf: () => Promise.reject(new Error('forbidden')), isTemporary: () => false })
    await expect(playFeed(broken.feed, broken.operator, { clock: server.clock })).rejects.toThrow('forbidden')
  })
})
