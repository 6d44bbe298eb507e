import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../test/support/database/waiting-for-lock.ts'
import { severalServers, stopAll } from '../../test/support/nodes.ts'
import { type TestServer, testDatabaseUrl } from '../../test/support/test-app.ts'
import { LeaseLost } from './lease.ts'

describe.skipIf(!testDatabaseUrl)('a lease', () => {
  let servers: readonly TestServer[]
  let ana: TestServer
  let ben: TestServer
  beforeAll(async () => {
    servers = await severalServers(2)
    const [one, other] = servers
    if (!one || !other) throw new Error('no server runs')
    ana = one
    ben = other
  })
  afterAll(() => stopAll(servers))
  beforeEach(() => ana.ctx.db.deleteFrom('lease').execute())

  const expire = () => sql`update lease set held_until = clock_timestamp()`.execute(ana.ctx.db)
  const assertHeld = ({ ctx }: TestServer, work: ReturnType<typeof ctx.leases>) =>
    ctx.db.transaction().execute((tx) => work.assertHeld(tx))

  it('only one of two nodes gets a lease that both request at the same moment', async () => {
    for (let time = 0; time < 20; time += 1) {
      const taken = await Promise.all(servers.map(({ ctx }) => ctx.leases(`work ${time}`).take()))
      expect(taken.filter((term) => term !== undefined)).toHaveLength(1)
    }
  })

  it('a lease passes to another node at once when its holder releases it', async () => {
    const [one, other] = [ana.ctx.leases('work'), ben.ctx.leases('work')]
    expect(await one.take()).toBe(1)
    expect(await other.take()).toBeUndefined()
    await one.release()
    expect(await other.take()).toBe(1)
    await other.release()
    expect(await one.take()).toBe(2)
    await one.release()
  })

  it('a lease expires within nine seconds; then another node takes it, and its former holder can no longer assert it [PR482]', async () => {
    const [one, other] = [ana.ctx.leases('work'), ben.ctx.leases('work')]
    await one.take()
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from held_until - clock_timestamp())::float8 as left from lease`.execute(ana.ctx.db)
    // The other nodes try once a second, so that they take the lease in less than ten seconds.
    expect(rows.map(({ left }) => left > 0 && left < 9)).toEqual([true])
    await expire()
    expect(await other.take()).toBe(1)
    await expect(assertHeld(ana, one)).rejects.toThrow(LeaseLost)
    await assertHeld(ben, other)
    await other.release()
    await one.release()
  })

  it('a lease passes to no other node before the transaction that asserted it ends', async () => {
    const [one, other] = [ana.ctx.leases('work'), ben.ctx.leases('work')]
    await one.take()
    const order: string[] = []
    let takes: Promise<unknown> | undefined
    await ana.ctx.db.transaction().execute(async (tx) => {
      await one.assertHeld(tx)
      // Lets the lease expire while the transaction is running.
      await sql`update lease set held_until = clock_timestamp()`.execute(tx)
      takes = other.take().then(() => order.push('taken'))
      await waitingForLock(ana)
      order.push('committed')
    })
    await takes
    expect(order).toEqual(['committed', 'taken'])
    await other.release()
  })
})
