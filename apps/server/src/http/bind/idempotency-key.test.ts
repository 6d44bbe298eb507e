import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  changePassword,
  createLobby,
  createMatch,
  deleteMatchEvent,
  deleteMatches,
  importFixtures,
  joinLobby,
  leaveLobby,
  listActions,
  listMyGames,
  placeBet,
  recordMatchEvent,
  undoAction,
  updateChips,
} from '@bettle/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'

let scenario: Scenario
let ana: Player
let ben: Player
beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})
afterEach(() => scenario.ends())

const key = (name: string) => ({ 'idempotency-key': name })
const opening = () => ({ body: { matchId: scenario.match._id, gameSettings: {} } })
const codeOf = (answer: Awaited<ReturnType<Player['asks']>>) => (answer.ok ? 'done' : answer.failure.code)
const replyOf = (answer: Awaited<ReturnType<Player['asks']>>) => (answer.ok ? answer.reply : answer.failure)
const lobbiesOf = async (player: Player) => (await player.gets(listMyGames, {})).games.length

/** Makes the next transaction (or a later one) lose the reply to its COMMIT, which takes effect. */
function loseCommit({ db }: Context, after = 0, why = new Error('Connection terminated unexpectedly')): void {
  const begin = db.transaction
  const restore = () => Object.assign(db, { transaction: begin })
  let left = after
  Object.assign(db, {
    transaction: () => ({
      async execute(run: never) {
        if (left === 0) restore()
        const result = await begin.call(db).execute(run)
        left -= 1
        if (left >= 0) return result
        throw why
      },
    }),
  })
}

describe('a repeated request with the same key', () => {
  it('a repeated request changes nothing and gets the same reply, also when the state has changed meanwhile [B12]', async () => {
    const first = await ana.asks(createLobby, opening(), key('press-1'))
    if (!first.ok) throw new Error('no lobby was opened')
    await ben.joins(first.reply.lobby)
    await scenario.server.clock.advance(23 * 60 * 60_000)
    const again = await ana.asks(createLobby, opening(), key('press-1'))
    expect(again).toMatchObject({ status: 200, reply: first.reply })
    expect(await lobbiesOf(ana)).toBe(1)
    expect((await ana.asks(createLobby, opening(), key('press-2'))).ok).toBe(true)
    expect(await lobbiesOf(ana)).toBe(2)
  })

  it('refuses a used key with another body or on another route [B12]', async () => {
    const lobby = await ana.opensLobby()
    const { body } = opening()
    await ana.asks(createLobby, { body }, key('press'))
    const other = await ana.asks(createLobby, { body: { ...body, gameSettings: { maxPlayers: 3 } } }, key('press'))
    expect(codeOf(other)).toBe('idempotency-key-reused')
    const elsewhere = await ana.asks(leaveLobby, { body: { lobbyId: lobby._id } }, key('press'))
    expect(codeOf(elsewhere)).toBe('idempotency-key-reused')
  })

  it('a request of another user with the same key is a new request, and shows nothing of the first [B12]', async () => {
    const first = await ana.asks(createLobby, opening(), key('press'))
    const second = await ben.asks(createLobby, opening(), key('press'))
    if (!first.ok || !second.ok) throw new Error('no lobby was opened')
    expect(second.reply.lobby._id).not.toBe(first.reply.lobby._id)
    expect(JSON.stringify(second.reply)).not.toContain(ana.userId)
  })

  it('a repeated request gives chips once, and records one event [B12]', async () => {
    const lobby = await ben.opensLobby()
    const giving = { body: { lobbyId: lobby._id, userId: ben.userId, amount: 50, reason: 'A present' } }
    const gifts = [
      await scenario.admin.asks(updateChips, giving, key('a')),
      await scenario.admin.asks(updateChips, giving, key('a')),
    ]
    expect(gifts.map(replyOf)).toEqual([{ chips: 150 }, { chips: 150 }])
    expect((await ben.fetchesLobby(lobby)).currentUser.chips).toBe(150)
    const timeStamp = new Date(scenario.server.clock.now()).toISOString()
    const event = { body: { match: scenario.match._id, eventType: 'Corner', timeStamp } }
    const recorded = [
      await scenario.admin.asks(recordMatchEvent, event, key('b')),
      await scenario.admin.asks(recordMatchEvent, event, key('b')),
    ].map(replyOf)
    expect(recorded[1]).toEqual(recorded[0])
    const { db } = scenario.server.ctx
    expect(await db.selectFrom('match_event').select('id').execute()).toHaveLength(1)
  })

  it('a request that was refused is decided anew when it is repeated with the same key [B12]', async () => {
    const body = { lobbyCode: 'ABCDEF', role: 'player' as const }
    expect(codeOf(await ana.asks(joinLobby, { body }, key('press')))).toBe('lobby-not-found')
    const { db } = scenario.server.ctx
    const lobby = await ben.opensLobby()
    await db.updateTable('lobby').set({ code: 'ABCDEF' }).where('id', '=', lobby._id).execute()
    expect(codeOf(await ana.asks(joinLobby, { body }, key('press')))).toBe('done')
  })

  it('a repeated change of password gets the first reply, although the old password is no longer valid, and no password is stored [B12]', async () => {
    const body = { password: ana.password, newPassword: 'Longer-than-before-1' }
    const changed = await ana.asks(changePassword, { body }, key('press'))
    expect(codeOf(changed)).toBe('done')
    expect(await ana.asks(changePassword, { body }, key('press'))).toMatchObject({ reply: replyOf(changed) })
    expect(await ana.isRefused(changePassword, { body })).not.toBe('done')
    const stored = JSON.stringify(await scenario.server.ctx.db.selectFrom('request').selectAll().execute())
    expect(stored).not.toContain(body.newPassword)
    expect(stored).not.toContain(body.password)
  })
})

describe('a stored reply', () => {
  it('deletes a stored reply after 24 hours [B12]', async () => {
    const { db } = scenario.server.ctx
    await ana.asks(createLobby, opening(), key('press'))
    const stored = () => db.selectFrom('request').select('request_id').where('account_id', '=', ana.userId).execute()
    expect(await stored()).toHaveLength(1)
    await scenario.server.clock.advance(25 * 60 * 60_000)
    expect(await stored()).toEqual([])
  })

  it('deletes the stored replies of a user when the account is deleted [B12]', async () => {
    const { db } = scenario.server.ctx
    await ana.asks(createLobby, opening(), key('press'))
    await scenario.admin.gets(adminDeleteUser, { params: { id: ana.userId } })
    expect(await db.selectFrom('request').selectAll().where('account_id', '=', ana.userId).execute()).toEqual([])
  })

  it('keeps the replies to the latest thousand calls of an account, and deletes the oldest one [B12]', async () => {
    const { db } = scenario.server.ctx
    const at = (n: number) => new Date(scenario.server.clock.now() - 60_000 + n)
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      account_id: ana.userId,
      request_id: `old-${n}`,
      body_hash: '',
      route: 'POST /app/user',
      answer: '{}',
      created_at: at(n),
    }))
    await db.insertInto('request').values(rows).execute()
    await ana.asks(createLobby, opening(), key('press'))
    const stored = await db.selectFrom('request').select('request_id').orderBy('created_at').execute()
    expect([stored.length, stored[0]?.request_id, stored.at(-1)?.request_id]).toEqual([1000, 'old-1', 'press'])
  })
})

describe('a call whose COMMIT got no reply', () => {
  it('a call whose COMMIT got no reply opens one lobby, and the repeated call returns that lobby [B12]', async () => {
    loseCommit(scenario.server.ctx)
    expect((await ana.asks(createLobby, opening(), key('press'))).ok).toBe(false)
    const again = await ana.asks(createLobby, opening(), key('press'))
    expect(replyOf(again)).toMatchObject({ lobby: { hostUser: { _id: ana.userId } } })
    expect(await lobbiesOf(ana)).toBe(1)
    expect(replyOf(await ana.asks(createLobby, opening(), key('press')))).toEqual(replyOf(again))
  })

  it('the server itself repeats a call with a key when its database connection ended, and answers 503 to one without a key [B12]', async () => {
    const lost = () => loseCommit(scenario.server.ctx, 0, new DatabaseUnavailable('lost', { mayBeDone: true }))
    lost()
    const answer = await ana.asks(createLobby, opening(), key('press'))
    expect(replyOf(answer)).toMatchObject({ lobby: { hostUser: { _id: ana.userId } } })
    expect(await lobbiesOf(ana)).toBe(1)
    lost()
    expect(await ana.asks(createLobby, opening())).toMatchObject({ status: 503, failure: { code: 'unavailable' } })
    const lobby = answer.ok ? answer.reply.lobby : undefined
    if (!lobby) throw new Error('no lobby was opened')
    const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 30)
    lost()
    expect(replyOf(await ana.asks(placeBet, { body }, key('bet')))).toMatchObject({ chips: 70 })
    expect((await ana.fetchesLobby(lobby)).currentUser).toMatchObject({ chips: 70, betsPlaced: 1 })
  })

  it('creating a match, importing fixtures and creating a user, repeated after a COMMIT without reply, take effect and are logged once [B12] [O1]', async () => {
    const { admin } = scenario
    const { ctx } = scenario.server
    const lines = async () => (await ctx.db.selectFrom('operator_action').select('id').execute()).length
    const twice = async (asks: () => ReturnType<Player['asks']>, after = 0) => {
      const before = await lines()
      loseCommit(ctx, after)
      expect((await asks()).ok).toBe(false)
      const again = await asks()
      expect(replyOf(await asks())).toEqual(replyOf(again))
      expect(await lines()).toBe(before + 1)
      return again
    }
    const match = { homeTeam: 'Ajax', awayTeam: 'Benfica' }
    expect(codeOf(await twice(() => admin.asks(createMatch, { body: match }, key('match'))))).toBe('done')
    const fixtures = { csv: 'Home Team,Away Team,Kick-off\nCeltic,Dundee,2026-06-01T18:00:00Z\n' }
    // The first transaction of an import prepares hidden rows; the second one shows them.
    const imported = await twice(() => admin.asks(importFixtures, { body: fixtures }, key('file')), 1)
    expect(replyOf(imported)).toMatchObject({ created: 1, existing: 0 })
    const user = { name: 'Cleo', email: 'cleo@example.com', username: 'cleo', role: 'player' as const }
    const created = await twice(() => admin.asks(adminCreateUser, { body: user }, key('user')))
    if (!created.ok) throw new Error(JSON.stringify(created.failure))
    const { user: cleo } = created.reply as { user: { _id: never } }
    expect(replyOf(await admin.asks(adminGetUser, { params: { id: cleo._id } }))).toMatchObject({
      user: { name: 'Cleo' },
    })
  })

  it('a deletion or an undo that is repeated after a COMMIT without reply succeeds, although the change is already done [B12]', async () => {
    const { admin, match, server } = scenario
    const event = await scenario.records('Corner')
    const other = await scenario.records('Corner')
    const { actions } = await admin.gets(listActions, { query: { matchId: match._id } })
    const recorded = actions.find(({ subject }) => JSON.stringify(subject).includes(other._id))
    if (!recorded) throw new Error('nothing was recorded')
    const asks = {
      'deletes an event': () => admin.asks(deleteMatchEvent, { params: { id: event._id } }, key('event')),
      'undoes an action': () => admin.asks(undoAction, { params: { id: recorded._id } }, key('undo')),
      'deletes the matches that a search finds': () =>
        admin.asks(deleteMatches, { body: { filter: { q: 'France' }, count: 1 } }, key('matches')),
    }
    for (const [name, ask] of Object.entries(asks)) {
      loseCommit(server.ctx)
      expect((await ask()).ok, name).toBe(false)
      expect(codeOf(await ask()), name).toBe('done')
    }
  })

  it('a change of password that is repeated after a COMMIT without reply is answered with reply-lost [B12]', async () => {
    const body = { password: ana.password, newPassword: 'Longer-than-before-1' }
    loseCommit(scenario.server.ctx)
    expect((await ana.asks(changePassword, { body }, key('press'))).ok).toBe(false)
    expect(codeOf(await ana.asks(changePassword, { body }, key('press')))).toBe('reply-lost')
  })
})
