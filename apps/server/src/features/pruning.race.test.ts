import type { SessionId } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../test/support/nodes.ts'
import { signUp } from '../../test/support/sign-in.ts'
import { type TestServer, testDatabaseUrl } from '../../test/support/test-app.ts'
import { newId } from '../db/ids.ts'

const HOUR = 60 * 60_000
const MONTH = 30 * 24 * HOUR

describe.skipIf(!testDatabaseUrl)('hourly pruning on two nodes', () => {
  let first: TestServer
  let second: TestServer
  beforeAll(async () => {
    const servers = await severalServers(2)
    ;[first, second] = servers as [TestServer, TestServer]
  })
  afterAll(() => stopAll([first]))

  /** Creates a session that ended so long ago that it may be deleted. */
  async function anEndedSession(): Promise<SessionId> {
    const { userId } = await signUp(first.ctx, 'Ana')
    const id = newId<SessionId>()
    const at = new Date(first.clock.now() - 2 * MONTH)
    await first.ctx.db
      .insertInto('session')
      .values({ id, account_id: userId, device: null, created_at: at, last_used_at: at, ended_at: at })
      .execute()
    return id
  }
  const isStored = async (id: SessionId) =>
    (await first.ctx.db.selectFrom('session').select('id').where('id', '=', id).execute()).length === 1

  it('only one of two nodes deletes old sessions, and the other node deletes them after the first has stopped [A29]', async () => {
    const old = await anEndedSession()
    await second.clock.advance(HOUR)
    expect(await isStored(old)).toBe(false)
    const next = await anEndedSession()
    await first.clock.advance(2 * HOUR)
    expect(await isStored(next)).toBe(true)
    await second.stop()
    await first.clock.advance(1)
    expect(await isStored(next)).toBe(false)
  })
})
