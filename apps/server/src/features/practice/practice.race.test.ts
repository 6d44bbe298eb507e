import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClocks } from '../../../test/support/nodes.ts'
import { setTime, startProgram } from '../../../test/support/programs/program.ts'
import { scratchFolder } from '../../../test/support/programs/scratch-folder.ts'
import { anotherServer, aServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { testClock } from '../../clock.ts'
import { LeaseLost } from '../../jobs/lease.ts'
import { ensureBots } from './bots.ts'
import { CUP_FEEDS } from './practice-file.ts'
import { createPracticeMatches } from './practice-matches.ts'

const SECOND = 1000
const SECRET = 'a secret that everybody may know, as these are tests'

describe.skipIf(!testDatabaseUrl)('the practice match on two nodes', () => {
  /** The server that owns the database. It runs no practice match, and stops last. */
  let owner: TestServer
  let nodes: TestServer[]
  beforeEach(async () => {
    owner = await aServer()
    nodes = []
  })
  afterEach(async () => {
    for (const node of nodes) await node.stop()
    await owner.stop()
  })

  async function start(): Promise<TestServer> {
    const clock = testClock(nodes[0]?.clock.now() ?? owner.clock.now())
    const node = await anotherServer(owner, { clock, config: { practice: true } })
    nodes.push(node)
    return node
  }

  async function goOn(seconds: number, running: readonly TestServer[] = nodes): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 5) {
      await setClocks(running, (running[0]?.clock.now() ?? 0) + 5 * SECOND)
      await Promise.all(running.map(({ ctx }) => ctx.jobs.settled()))
    }
  }

  const matches = () =>
    owner.ctx.db.selectFrom('match').select(['id', 'status']).where('feed', 'not like', CUP_FEEDS).execute()
  const lobbies = () =>
    owner.ctx.db
      .selectFrom('lobby')
      .innerJoin('match', 'match.id', 'lobby.match_id')
      .select(['lobby.id', 'match.id as matchId'])
      .where('match.feed', 'not like', CUP_FEEDS)
      .execute()
  const botNames = async () => {
    const rows = await owner.ctx.db.selectFrom('account').select('name').where('is_bot', '=', true).execute()
    return rows.map(({ name }) => name).toSorted()
  }
  const eventIds = async () => {
    const rows = await owner.ctx.db.selectFrom('match_event').select('source_id').orderBy('at').orderBy('id').execute()
    return rows.map(({ source_id }) => source_id)
  }
  const seats = async () => {
    const rows = await owner.ctx.db
      .selectFrom('member')
      .select('account_id')
      .where(
        'lobby_id',
        'in',
        (await lobbies()).map(({ id }) => id),
      )
      .execute()
    return rows.length
  }

  it('two nodes run one practice match with one lobby and six seats taken, and create each of the seven bots once [F4] [PR482]', async () => {
    await Promise.all([start(), start()])
    await goOn(60)
    expect(await matches()).toMatchObject([{ status: 'active' }])
    expect(await lobbies()).toHaveLength(1)
    expect(await seats()).toBe(6)
    expect(new Set(await botNames()).size).toBe(7)
    expect(await botNames()).toHaveLength(7)
  })

  it('another node continues the practice match and records no event twice when the node that plays it is killed [F4] [PR482]', {
    timeout: 120_000,
  }, async () => {
    const killed = await start()
    await goOn(60)
    const other = await start()
    const [match] = await matches()
    const before = await eventIds()
    expect(before.length).toBeGreaterThan(0)
    // A killed node no longer reaches the database, and its leases expire.
    await killed.connection.close()
    nodes = [other]
    await sql`update lease set held_until = clock_timestamp()`.execute(owner.ctx.db)
    await goOn(120)
    const after = await eventIds()
    expect(await matches()).toEqual([{ id: match?.id, status: 'active' }])
    expect(await lobbies()).toHaveLength(1)
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.length).toBeGreaterThan(before.length)
    expect(new Set(after).size).toBe(after.length)
  })

  it('another node continues the practice match at once when the node that plays it stops [F4] [PR482]', async () => {
    const stopping = await start()
    await goOn(30)
    const other = await start()
    await stopping.stop()
    nodes = [other]
    await goOn(30)
    expect(await matches()).toHaveLength(1)
    expect(
      (await owner.ctx.db.selectFrom('lease').select('name').execute()).map(({ name }) => name).toSorted(),
    ).toEqual(['practice-cup', 'practice-match'])
    expect((await eventIds()).length).toBeGreaterThan(0)
  })

  it('a step of a node that lost the lease on the practice match fails, and creates no second practice match [F4] [PR482]', async () => {
    const { ctx } = owner
    const lease = ctx.leases('practice-match')
    await lease.take()
    const { step } = createPracticeMatches(ctx, lease)
    await sql`update lease set held_until = clock_timestamp()`.execute(ctx.db)
    await start()
    await goOn(5)
    const [match] = await matches()
    await ctx.db.updateTable('match').set({ status: 'abandoned' }).execute()
    await expect(step(ctx.clock.now())).rejects.toThrow(LeaseLost)
    expect(await matches()).toEqual([{ id: match?.id, status: 'abandoned' }])
  })

  it('several nodes that create the bots at the same moment create each bot once [F4] [PR482]', async () => {
    nodes = await Promise.all([anotherServer(owner), anotherServer(owner)])
    const [one, other, third] = await Promise.all([owner, ...nodes].map(({ ctx }) => ensureBots(ctx)))
    expect(other).toEqual(one)
    expect(third).toEqual(one)
    expect(await botNames()).toHaveLength(7)
  })

  it('another process takes over the practice match when the process that plays it is killed [F4] [PR482]', {
    timeout: 120_000,
  }, async () => {
    const folder = scratchFolder('practice')
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: owner.database.url ?? '',
      PRACTICE: 'on',
      AUTH_SECRET: SECRET,
    }
    const leases = () => owner.ctx.db.selectFrom('lease').select(['name', 'holder']).orderBy('name').execute()
    const killed = await startProgram(environment)
    await expect.poll(matches).toHaveLength(1)
    await expect.poll(async () => (await leases()).map(({ name }) => name)).toEqual(['practice-cup', 'practice-match'])
    const [match] = await matches()
    const before = await leases()
    const other = await startProgram(environment)
    await killed.kill()
    await sql`update lease set held_until = clock_timestamp()`.execute(owner.ctx.db)
    for (let at = Date.now(), step = 1; step <= 5; step += 1) await setTime(other, at + step * 15 * SECOND)
    expect((await leases()).map(({ name }) => name)).toEqual(before.map(({ name }) => name))
    expect((await leases())[0]?.holder).not.toBe(before[0]?.holder)
    expect(await matches()).toEqual([{ id: match?.id, status: 'active' }])
    expect(await lobbies()).toHaveLength(1)
    await other.kill()
    rmSync(folder, { recursive: true, force: true })
  })
})
