import { followFeed, getMatchFeed, listMatchEvents, placeBet, recordMatchEvent, suspend } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../test/nodes.ts'
import { aPlayer, aStory, betOn, type Player, playerOn, type Story } from '../../test/story.ts'
import { type TestServer, testDatabaseUrl } from '../../test/test-app.ts'
import { waitingForLock } from '../../test/waiting-for-lock.ts'

if (!testDatabaseUrl) console.log('Races of operators who bet were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('an operator who bets and operates at the same moment, on two servers', () => {
  let servers: TestServer[]
  let story: Story
  let olga: Player
  /** The same account at the other server. */
  let there: Player
  beforeAll(async () => {
    servers = await severalServers(2)
  })
  beforeEach(async () => {
    const [first, second] = servers
    if (!first || !second) throw new Error('no server runs')
    story = await aStory({ on: first })
    olga = await aPlayer(first, 'Olga', () => story.match._id, 'admin')
    there = playerOn(second, 'Olga', olga, () => story.match._id)
  })
  afterAll(() => stopAll(servers))

  const recording = (sourceId: string) => ({
    body: {
      match: story.match._id,
      eventType: 'Throw',
      timeStamp: new Date(story.server.clock.now()).toISOString(),
      sourceId,
    },
  })

  it('[V6] [V11] an operation that begins while the bet is written waits for it, and is refused', async () => {
    const lobby = await olga.opensLobby()
    const body = betOn(await olga.looksAt(lobby), 'Over 0.5 Corner', 10)
    const { db } = story.server.ctx
    let all: Promise<unknown[]> = Promise.resolve([])
    await db.transaction().execute(async (tx) => {
      // The bet is decided, and waits for this row to take its stake.
      await sql`select from member where lobby_id = ${lobby._id} and account_id = ${olga.userId} for update`.execute(tx)
      const bet = olga.asks(placeBet, { body })
      await waitingForLock(story.server, 1)
      const operations = [
        there.asks(recordMatchEvent, recording('console:late')),
        there.asks(suspend, { body: { matchId: story.match._id } }),
        there.asks(followFeed, { body: { matchId: story.match._id } }),
      ]
      await waitingForLock(story.server, 2)
      all = Promise.all(
        [bet, ...operations].map(async (asked) => {
          const answer = await asked
          return answer.ok ? 'done' : answer.failure.code
        }),
      )
    })
    expect(await all).toEqual(['done', 'forbidden', 'forbidden', 'forbidden'])
    expect((await story.admin.gets(getMatchFeed, { params: { id: story.match._id } })).feed).toBeNull()
  })

  it('[V6] whatever comes first, no event is recorded by them once their bet is placed', async () => {
    for (let time = 0; time < 10; time += 1) {
      const lobby = await olga.opensLobby()
      const body = betOn(await olga.looksAt(lobby), 'Over 0.5 Corner', 10)
      let stands: number | undefined
      const count = async () =>
        (await story.admin.gets(listMatchEvents, { params: { matchId: story.match._id } })).events.length
      const [bet, ...recorded] = await Promise.all([
        olga.asks(placeBet, { body }).then(async (answer) => {
          stands = await count()
          return answer
        }),
        ...Array.from({ length: 8 }, (_, n) => there.asks(recordMatchEvent, recording(`console:${n}`))),
      ])
      const codes = recorded.map((answer) => (answer.ok ? 'done' : answer.failure.code))
      expect([bet.ok, codes.filter((code) => code !== 'done' && code !== 'forbidden')]).toEqual([true, []])
      expect(await count()).toBe(stands)
      expect(codes.filter((code) => code === 'done')).toHaveLength(stands ?? -1)
      story = await aStory({ on: story.server })
      olga = await aPlayer(story.server, 'Olga', () => story.match._id, 'admin')
      there = playerOn(servers[1] ?? story.server, 'Olga', olga, () => story.match._id)
    }
  })
})
