import { followFeed, listMatchEvents, startHalf1, takeOverFeed, updateMatch } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../../test/support/database/waiting-for-lock.ts'
import { matchNow } from '../../../test/support/match-now.ts'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import type { JobQueue } from '../../jobs/job-store.ts'

if (!testDatabaseUrl) console.log('Races of feeds were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const MINUTE = 60_000

describe.skipIf(!testDatabaseUrl)('a match file that two servers play', () => {
  let servers: TestServer[]
  let one: TestServer
  let other: TestServer
  let scenario: Scenario
  let operator: Player
  beforeAll(async () => {
    servers = await severalServers(2)
    ;[one, other] = servers as [TestServer, TestServer]
    // Stops the job runners, because the test decides where and when jobs run.
    await Promise.all(servers.map(({ ctx }) => ctx.jobs.stop()))
  })
  beforeEach(async () => {
    scenario = await aScenario({ on: one })
    await setClocks(servers, one.clock.now())
    operator = playerOn(other, 'Admin', scenario.admin, () => scenario.match._id)
  })
  afterAll(() => stopAll(servers))

  const controls = () => ({ body: { matchId: scenario.match._id } })
  const queue = (): JobQueue => `feed:${scenario.match._id}`
  const playsOn = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await setClocks(servers, one.clock.now() + MINUTE)
      await one.ctx.jobs.runJobs(queue())
    }
  }
  const isPlannedIn = (minutes: number) => {
    const startTime = new Date(one.clock.now() + minutes * MINUTE).toISOString()
    return operator.gets(updateMatch, { params: { id: scenario.match._id }, body: { startTime } })
  }
  const follows = () =>
    operator.gets(followFeed, {
      body: {
        matchId: scenario.match._id,
        source: 'file',
        file: {
          homeTeam: 'Ana United',
          awayTeam: 'Ben Rovers',
          halves: [
            { halfNumber: 1, durationSeconds: 3 * 60 },
            { halfNumber: 2, durationSeconds: 48 * 60 },
          ],
          events: [{ half: 1, second: 60, eventType: 'Corner', team: 'home' }],
        },
      },
    })
  /**
   * Runs the operator's call before the job on the same locked row. The job read the match before the call was
   * committed.
   */
  async function operatorFirst(row: 'match' | 'due_work', operation: () => Promise<unknown>): Promise<void> {
    const doing: Promise<unknown>[] = []
    await one.ctx.db.transaction().execute(async (tx) => {
      if (row === 'match')
        await tx.selectFrom('match').where('id', '=', scenario.match._id).select('id').forUpdate().execute()
      else await tx.selectFrom('due_work').where('queue', '=', queue()).select('key').forUpdate().execute()
      doing.push(operation())
      await waitingForLock(other)
      doing.push(one.ctx.jobs.runJobs(queue()))
      await waitingForLock(other, 2)
    })
    await Promise.all(doing)
  }

  it('the job of a match file starts no half if an operator on another server takes over after the job has read the match [F7]', async () => {
    await isPlannedIn(1)
    await follows()
    await setClocks(servers, one.clock.now() + MINUTE)
    await operatorFirst('match', () => operator.gets(takeOverFeed, controls()))
    expect((await matchNow(scenario)).status).toBe('upcoming')
  })

  it('the job of a match file ends no half if an operator on another server takes over after the job has read the match [F7]', async () => {
    await follows()
    await playsOn(3)
    expect((await matchNow(scenario)).halves[0]?.status).toBe('active')
    await setClocks(servers, one.clock.now() + 3 * MINUTE)
    await operatorFirst('match', () => operator.gets(takeOverFeed, controls()))
    expect((await matchNow(scenario)).halves[0]?.status).toBe('active')
  })

  it('no job fails when two servers play the same step of a match file at the same moment [F8] [PR557]', async () => {
    const faults: unknown[] = []
    for (const { ctx } of servers) ctx.faults.listen((error) => faults.push(error))
    await isPlannedIn(1)
    await follows()
    for (const status of ['active', 'finished']) {
      await setClocks(servers, one.clock.now() + 4 * MINUTE)
      const doing: Promise<unknown>[] = []
      await one.ctx.db.transaction().execute(async (tx) => {
        await tx.selectFrom('match').where('id', '=', scenario.match._id).select('id').forUpdate().execute()
        for (const [index, { ctx }] of servers.entries()) {
          doing.push(ctx.jobs.runJobs(queue()))
          await waitingForLock(other, index + 1)
        }
      })
      await Promise.all(doing)
      expect((await matchNow(scenario)).halves[0]?.status).toBe(status)
    }
    expect(faults).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['moves the kick-off to an earlier time', () => isPlannedIn(3)],
    ['starts the match by hand', () => operator.gets(startHalf1, controls())],
  ])(
    'a match file that waits for its kick-off is played within minutes after an operator %s, even while its job runs [F8]',
    async (_what, operation) => {
      await isPlannedIn(60)
      await follows()
      await isPlannedIn(50) // plans the job again, for now
      await operatorFirst('due_work', operation)
      await playsOn(6)
      expect((await matchNow(scenario)).status).toBe('active')
      const { events } = await operator.gets(listMatchEvents, { params: { matchId: scenario.match._id } })
      expect(events).toHaveLength(1)
    },
  )
})
