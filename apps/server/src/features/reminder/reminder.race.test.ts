import { createMatch, getReminders, setReminders, subscribePush } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMailServer } from '../../../test/support/network/mail-server.ts'
import { aPushService, type PushService } from '../../../test/support/network/push-service.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { planWork } from '../../jobs/job-store.ts'
import { pushKeys } from './push-keys.ts'
import { sendingOf } from './reminder-store.ts'
import { sendReminder } from './send-reminder.ts'

const MINUTE = 60_000

describe.skipIf(!testDatabaseUrl)('reminders on several nodes', () => {
  let scenario: Scenario
  let second: TestServer
  let pushes: PushService
  beforeAll(async () => {
    scenario = await aScenario()
    second = await anotherServer(scenario.server)
    pushes = await aPushService(async () => (await pushKeys(second.ctx)).publicKey)
  })
  afterAll(async () => {
    await second.stop()
    await scenario.ends()
    await pushes.close()
  })

  it('nodes that run at the same moment send each device one reminder, signed by the same key [RE7] [PR1003]', async () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil']
    const players = await Promise.all(names.map((name) => scenario.player(name)))
    const [ana, ...others] = players
    if (!ana) throw new Error('a player is missing')
    const lobby = await ana.opensLobby()
    for (const player of others) await player.joins(lobby)
    for (const player of players) {
      await player.gets(subscribePush, { body: pushes.browser(player.name).subscription })
      await player.gets(setReminders, { body: { switches: [{ kind: 'closing', push: true }] } })
    }
    expect((await ana.gets(getReminders, {})).publicKey).toBe((await pushKeys(second.ctx)).publicKey)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    for (let round = 2; round <= 3; round += 1) {
      pushes.received.length = 0
      await scenario.goesOn(round === 2 ? 7 : 10)
      await Promise.all([scenario.server.ctx.jobs.settled(), second.ctx.jobs.settled()])
      expect(pushes.received.map(({ browser }) => browser).toSorted()).toEqual(names)
    }
  })

  it('three nodes that find a start at the same moment send each device one reminder [RE7] [RE10] [PR1080]', async () => {
    const third = await anotherServer(scenario.server)
    const nodes = [scenario.server, second, third]
    const { clock } = scenario.server
    const body = { homeTeam: 'Spain', awayTeam: 'Italy', startTime: new Date(clock.now() + 60 * MINUTE).toISOString() }
    const { match } = await scenario.admin.gets(createMatch, { body })
    const players = await Promise.all(['Fay', 'Gil', 'Hal'].map((name) => scenario.player(name)))
    for (const player of players) {
      await player.opensLobby({}, match._id)
      await player.gets(subscribePush, { body: pushes.browser(player.name).subscription })
      await player.gets(setReminders, { body: { switches: [{ kind: 'starts', push: true }] } })
    }
    pushes.received.length = 0
    await clock.advance(45 * MINUTE)
    await Promise.all(nodes.map(({ ctx }) => ctx.jobs.settled()))
    await clock.advance(1)
    expect(pushes.received.map(({ browser }) => browser).toSorted()).toEqual(['Fay', 'Gil', 'Hal'])
    await third.stop()
  })

  it('three nodes that mail at the same moment, one of which stops, send each address one mail [RE7] [RE13] [PR1084]', async () => {
    const mailServer = await aMailServer()
    const config = { smtpUrl: mailServer.url, publicUrl: 'https://bettle.example' }
    const first = await aScenario({ config })
    const nodes = [first.server, ...(await Promise.all([1, 2].map(() => anotherServer(first.server, { config }))))]
    const { clock, ctx } = first.server
    const body = { homeTeam: 'Spain', awayTeam: 'Italy', startTime: new Date(clock.now() + 60 * MINUTE).toISOString() }
    const { match } = await first.admin.gets(createMatch, { body })
    const players = await Promise.all(Array.from({ length: 12 }, (_, index) => first.player(`Fay${index}`)))
    await ctx.db.updateTable('account').set({ email_confirmed_at: clock.date() }).execute()
    for (const player of players) {
      await player.opensLobby({}, match._id)
      await player.gets(setReminders, { body: { switches: [{ kind: 'starts', email: true }] } })
    }
    const release = mailServer.holds()
    const running = Promise.all([
      clock.advance(45 * MINUTE),
      ...nodes.slice(0, 2).map((node) => node.ctx.jobs.settled()),
      // The database of the node that stops may be closed while its jobs are awaited.
      nodes[2]?.ctx.jobs.settled().catch(() => undefined),
    ])
    await expect.poll(() => mailServer.mails.length).toBeGreaterThan(0)
    // The mail server has mails of this node, which it has not acknowledged.
    const stopping = nodes[2]?.stop()
    release()
    await Promise.all([running, stopping])
    await clock.advance(5 * MINUTE)
    await Promise.all(nodes.slice(0, 2).map((node) => node.ctx.jobs.settled()))
    const received = mailServer.mails.map(({ to }) => to?.[0]?.address).toSorted()
    expect(received).toEqual(players.map(({ email }) => email).toSorted())
    await nodes[1]?.stop()
    await first.ends()
    await mailServer.close()
  })

  it('a node that stood still while another sent a reminder does not send it again [RE7] [PR1003]', async () => {
    const { ctx } = scenario.server
    const { db, clock } = ctx
    const { id, way } = await db
      .selectFrom('reminder')
      .select(['id', 'way'])
      .orderBy('made_at', 'desc')
      .executeTakeFirstOrThrow()
    const stored = (values: { outcome: 'sent' | null; tried_at: Date | null }) =>
      db.updateTable('reminder').set(values).where('id', '=', id)
    await stored({ outcome: null, tried_at: null }).execute()
    await db.transaction().execute((tx) => planWork(tx, [sendingOf({ id, way }, clock.now())]))
    const work = await db.selectFrom('due_work').selectAll().where('key', '=', id).executeTakeFirstOrThrow()
    pushes.received.length = 0
    // The other node holds the row, as if this one had stood still before it marked the reminder.
    const sending = await db.transaction().execute(async (other) => {
      await sql`select from reminder where id = ${id} for update`.execute(other)
      const started = { done: sendReminder(ctx, { ...work, ownerId: id }) }
      await expect.poll(waits).toBe(true)
      await other.executeQuery(stored({ outcome: 'sent', tried_at: clock.date() }))
      return started
    })
    await sending.done
    expect(pushes.received).toEqual([])
  })

  /** True if a node waits for the row of a reminder. */
  async function waits(): Promise<boolean> {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "reminder"%'`.execute(
      scenario.server.ctx.db,
    )
    return rows.length > 0
  }
})
