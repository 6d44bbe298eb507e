import type { HalfId, RouteSpec } from '@bettle/contract'
import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { testDatabaseUrl } from '../../../test/support/database/test-database.ts'
import { wrongRefusal } from '../../../test/support/requests/declared-refusal.ts'
import { allRoutes, type SampleIds, sampleOf } from '../../../test/support/requests/request-samples.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aScene } from '../../../test/support/scene.ts'
import { TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import type { Database } from '../../db/schema.ts'
import { hashPassword } from '../../features/user/password.ts'

/** An object that exists when a request arrives, and that a test deletes at a chosen moment. */
interface Victim {
  restore(): Promise<unknown>
  goes(): Promise<unknown>
}

interface Interrupted extends Pick<Victim, 'goes'> {
  /** How many statements of the request run before the deletion. */
  readonly after: number
  readonly caller?: Pick<Player, 'headers'>
}

/** All calls except those that end the session, which the other calls need. */
const staying = allRoutes.filter(({ path }) => !path.includes('logout'))
const reading = staying.filter(({ method }) => method === 'GET')

// The test needs PostgreSQL: the embedded database has one connection, so nothing runs between the statements of a
// transaction.
if (!testDatabaseUrl)
  console.log('Deletions while somebody reads were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('a call that reads an object while the object is deleted', () => {
  let server: TestServer
  let scene: Awaited<ReturnType<typeof aScene>>
  let db: Kysely<Database>
  let heavyDb: Kysely<Database>
  beforeAll(async () => {
    server = await aServer()
    scene = await aScene(server, randomSource(4))
    db = server.ctx.db
    heavyDb = server.ctx.heavyDb
  })
  afterAll(() => server?.stop())

  it('every reading call gets a reply or a declared refusal while a half with its rounds is deleted between its statements', async () => {
    const { matchId } = scene.things
    const half = { id: crypto.randomUUID(), match_id: matchId, half_number: 9, status: 'upcoming' as const }
    const plans = await db.selectFrom('plan').selectAll().where('match_id', '=', matchId).execute()
    const rounds = plans.map(({ id }, index) => ({
      ...{ id: crypto.randomUUID(), plan_id: id, half_id: half.id, round_number: 900 + index },
      ...{ start_minute: 0, end_minute: 5 },
    }))
    const restore = async () => {
      await db.insertInto('match_half').values(half).execute()
      await db.insertInto('round').values(rounds).execute()
    }
    const goes = async () => {
      await db.deleteFrom('round').where('half_id', '=', half.id).execute()
      await db.deleteFrom('match_half').where('id', '=', half.id).execute()
    }
    const ids = { ...scene.things, halfId: half.id as HalfId, roundId: rounds[0]?.id ?? '' }
    expect(await faultsOf(ids, { restore, goes })).toEqual([])
  })

  it('every reading call gets a reply or a declared refusal while a match is deleted between its statements', async () => {
    const deleted = (at: Date | null) => () =>
      db.updateTable('match').set({ deleted_at: at }).where('id', '=', scene.things.matchId).execute()
    const victim = { restore: deleted(null), goes: deleted(server.ctx.clock.date()) }
    const faults = await faultsOf(scene.things, victim)
    await victim.restore()
    expect(faults).toEqual([])
  })

  it('every reading call gets a reply or a declared refusal while an avatar is deleted between its statements', async () => {
    const at = server.ctx.clock.date()
    const avatar = { id: crypto.randomUUID(), name: 'Fox', image: 'fox.png', created_at: at, updated_at: at }
    const restore = () => db.insertInto('avatar').values(avatar).execute()
    const goes = () => db.deleteFrom('avatar').where('id', '=', avatar.id).execute()
    expect(await faultsOf({ ...scene.things, avatarId: avatar.id }, { restore, goes })).toEqual([])
  })

  it('every call of a player gets a reply or a declared refusal while the caller’s account is deleted between its statements', async () => {
    const { scenario, users, things } = scene
    const lobby = await (users[0] as Player).opensLobby({ maxPlayers: 200 })
    const ids = { ...things, lobbyId: lobby._id, code: lobby.lobbyCode }
    const password_hash = await hashPassword(server.ctx, TEST_PASSWORD)
    const ours = staying.filter(({ access }) => access === 'player')
    const faults: string[] = []
    const codes = new Set<string>()
    for (const route of ours) {
      const player = await scenario.player('Somebody')
      const { userId } = player
      await db.updateTable('account').set({ password_hash }).where('id', '=', userId).execute()
      await player.joins(lobby)
      for (const after of [1, 2, 3, 4]) {
        const { answer } = await read(route, ids, { after, goes: () => goesUnlessHeld(userId), caller: player })
        await db.updateTable('account').set({ deleted_at: null }).where('id', '=', userId).execute()
        if (answer.ok) continue
        codes.add(answer.failure.code)
        const fault = wrongRefusal(route, answer.status, answer.failure)
        if (fault !== undefined) faults.push(`${route.method} ${route.path}, after statement ${after}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
    expect([...codes]).toContain('session-expired')
  })

  /** Waits for the lock on the account's row, then deletes the account. */
  async function goesUnlessHeld(userId: string): Promise<void> {
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`set local lock_timeout = '100ms'`.execute(tx)
        await tx.updateTable('account').set({ deleted_at: server.ctx.clock.date() }).where('id', '=', userId).execute()
      })
      .catch(() => undefined)
  }

  /**
   * Runs every reading call with the deletion after its first statement, then after its second, and so on. Returns
   * the wrong answers.
   */
  async function faultsOf(ids: SampleIds, victim: Victim): Promise<string[]> {
    const faults: string[] = []
    let interrupted = 0
    for (const route of reading) {
      for (let after = 1; ; after += 1) {
        await victim.restore()
        const { answer, isRemoved } = await read(route, ids, { after, goes: victim.goes })
        if (!isRemoved) await victim.goes()
        if (!answer.ok) {
          expect(answer.failure.code, `${route.path}: who asks stays signed in`).not.toBe('session-expired')
          const fault = wrongRefusal(route, answer.status, answer.failure)
          if (fault !== undefined) faults.push(`${route.path}, after statement ${after}: ${fault}`)
        }
        if (!isRemoved) break
        interrupted += 1
      }
    }
    expect(interrupted).toBeGreaterThan(100)
    return faults
  }

  function reader({ access }: RouteSpec) {
    const { scenario, users } = scene
    return access === 'admin' ? scenario.admin : (users[0] ?? scenario.admin)
  }

  async function read(route: RouteSpec, ids: SampleIds, { after, goes, caller = reader(route) }: Interrupted) {
    let statements = 0
    let removal: Promise<unknown> | undefined
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        statements += 1
        if (statements === after) removal = goes()
        await removal
        return result
      },
    }
    Object.assign(server.ctx, { db: db.withPlugin(meanwhile), heavyDb: heavyDb.withPlugin(meanwhile) })
    try {
      const answer = await call(server, route, sampleOf(route, ids) as never, { headers: caller.headers })
      return { answer, isRemoved: removal !== undefined }
    } finally {
      Object.assign(server.ctx, { db, heavyDb })
      // Statements after the reply do not count, so the deletion waits for none of them.
      statements = Number.POSITIVE_INFINITY
      await removal
    }
  }
})
