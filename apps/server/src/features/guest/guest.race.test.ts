import { register, startGuestGame, type Token } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { anotherServer, aServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { practiceFile, seedOf } from '../practice/practice-file.ts'
import { MOST_GAMES } from './guest-store.ts'
import { pruneGuests } from './prune-guests.ts'

const AT_ONCE = 12
const FREE = 5

describe.skipIf(!testDatabaseUrl)('guests who act at the same moment', () => {
  let first: TestServer
  let second: TestServer
  beforeAll(async () => {
    first = await aServer({ config: { guests: true } })
    second = await anotherServer(first, { config: { guests: true } })
  })
  afterAll(async () => {
    await second.stop()
    await first.stop()
  })

  const aToken = async (): Promise<Token> => {
    const came = await call(first, startGuestGame, {})
    if (!came.ok || !came.reply.token) throw new Error('no guest')
    return came.reply.token
  }
  const headersOf = ({ accessToken, refreshToken }: Token) => ({
    authorization: `Bearer ${accessToken}`,
    'refresh-token': refreshToken,
  })
  const form = (email: string) =>
    ({ name: 'Ana', email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true }) as const

  it('of concurrent registrations of one guest with two different forms, one form succeeds in every tab that sent it, and the other is refused [G6] [PR270]', async () => {
    const headers = headersOf(await aToken())
    const tabs = [first, second, first].map((server, index) =>
      call(server, register, { body: form(index < 2 ? 'ana@bettle.example' : 'ben@bettle.example') }, { headers }),
    )
    const came = await Promise.all(tabs)
    const codes = came.map((each) => (each.ok ? 'registered' : each.failure.code))
    const won = codes[2] === 'registered' ? [codes[2]] : codes.slice(0, 2)
    const lost = codes[2] === 'registered' ? codes.slice(0, 2) : [codes[2]]
    expect(new Set(won)).toEqual(new Set(['registered']))
    expect(new Set(lost)).toEqual(new Set(['already-registered']))
  })

  it('a guest who registers while the server deletes expired guests is either registered or deleted, never both [G5] [G6] [PR270]', async () => {
    const headers = headersOf(await aToken())
    await first.clock.advance(24 * 60 * 60_000 - 1)
    const { ctx } = first
    await ctx.db
      .updateTable('account')
      .set({ guest_until: ctx.clock.date() })
      .where('guest_until', 'is not', null)
      .execute()
    const [came] = await Promise.all([
      call(first, register, { body: form('cleo@bettle.example') }, { headers }),
      pruneGuests(second.ctx, 10),
    ])
    const found = await ctx.db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', 'cleo@bettle.example')
      .execute()
    expect(found).toHaveLength(came.ok ? 1 : 0)
    expect(await pruneGuests(first.ctx, 10)).toBe(0)
  })

  it('a trial game continues on another server if its server stops, and no event is recorded twice [G3] [PR263]', async () => {
    const third = await anotherServer(first, { config: { guests: true } })
    const came = await call(third, startGuestGame, {})
    if (!came.ok) throw new Error('no guest')
    const { matchId } = came.reply
    const { ctx, clock } = first
    for (let step = 0; step < 32; step += 1) await clock.advance(3000)
    const match = () => ctx.db.selectFrom('match').selectAll().where('id', '=', matchId).executeTakeFirstOrThrow()
    const recorded = async () => {
      const rows = await ctx.db.selectFrom('match_event').select('source_id').where('match_id', '=', matchId).execute()
      return rows.map(({ source_id }) => source_id)
    }
    const before = await recorded()
    expect(before.length).toBeGreaterThan(0)
    await third.stop()
    // The game continues after any time in which no server ran it.
    await clock.advance(60 * 60_000)
    for (let step = 0; step < 60; step += 1) await clock.advance(3000)
    expect((await match()).status).toBe('completed')
    const all = await recorded()
    expect(all).toHaveLength(practiceFile(seedOf((await match()).feed ?? '') ?? '').events.length)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(before.length)
  }, 120_000)

  it('visitors who start trial games on two servers at once get only as many games as are left below the maximum [G2] [PR262]', async () => {
    const { ctx } = first
    await ctx.db.deleteFrom('guest_game').execute()
    const held_until = new Date(ctx.clock.now() + 60_000)
    for (let index = 0; index < MOST_GAMES - FREE; index += 1) {
      const { userId } = await signUp(ctx, `Cleo ${index}`)
      const row = { account_id: userId, match_id: null, lobby_id: null, held_by: null, held_until }
      await ctx.db.insertInto('guest_game').values(row).execute()
    }
    const starts = Array.from({ length: AT_ONCE }, (_, index) =>
      call(index % 2 === 0 ? first : second, startGuestGame, {}),
    )
    const came = await Promise.all(starts)
    expect(came.filter(({ ok }) => ok)).toHaveLength(FREE)
    expect(new Set(came.flatMap((each) => (each.ok ? [] : each.failure.code)))).toEqual(new Set(['guests-full']))
    expect(await ctx.db.selectFrom('guest_game').selectAll().execute()).toHaveLength(MOST_GAMES)
  })
})
