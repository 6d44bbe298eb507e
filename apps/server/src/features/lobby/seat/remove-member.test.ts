import {
  joinLobby,
  type Lobby,
  type LobbyId,
  listChat,
  listMyGames,
  lobbyDetails,
  type Member,
  matchLog,
  placeBet,
  removeMember,
  type ServerFrame,
  sendChat,
  type UserId,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let lobby: Lobby

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  lobby = await ana.opensLobby({ maxPlayers: 3 })
  await ben.joins(lobby)
  await cleo.joins(lobby)
})
afterAll(() => server.stop())

const removal = (player: Player, to: 'spectator' | 'out' = 'spectator', reason = 'Insulted the goalkeeper') => ({
  body: { lobbyId: lobby._id, userId: player.userId, to, reason },
})
const member = ({ users }: Pick<Lobby, 'users'>, { userId }: Player): Member | undefined =>
  users.find(({ user }) => user._id === userId)
/** A specific message, because the general one would make the client replace the whole page. */
const refused = (error: string) => ({ status: 403, failure: { code: 'forbidden', error } })
const HOST_ONLY = 'Only the host of this lobby and administrators can do this.'
const topics = () => [`lobby:${lobby._id}`, `seat:${lobby._id}`]
const updatesOf = (frames: readonly ServerFrame[], topic: string) =>
  frames.flatMap((frame) => (frame.type === 'news' && frame.topic.startsWith(topic) ? [frame.push] : []))

describe('removing a member', () => {
  it('a removed player becomes a spectator for good, stays ranked and in the pot, keeps their bet and gets no further penalty [M13]', async () => {
    await ben.bets(10).on('Over 0.5 Corner', lobby)
    await ana.bets(5).on('Under 0.5 Corner', lobby)
    const { message } = await ana.gets(removeMember, removal(ben))
    expect(message).toBe('The member is a spectator from now on.')

    const seen = await cleo.fetchesLobby(lobby)
    expect(member(seen, ben)).toMatchObject({ role: 'spectator', present: true, ranked: true, chips: 100 })
    expect([seen.players, seen.spectators, seen.prizePot]).toEqual([2, 1, 300])
    expect(await ben.isRefused(placeBet, { body: betOn(seen, 'Over 0.5 Corner', 5) })).toBe('spectators-cannot-bet')

    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(10)
    const after = await ben.fetchesLobby(lobby)
    expect(after.bets).toMatchObject([{ outcome: 'won' }])
    const paid = after.bets[0]?.payout ?? 0
    await scenario.goesOn(20)
    expect((await ben.fetchesLobby(lobby)).currentUser).toMatchObject({ chips: 90 + paid, role: 'spectator' })
    expect(member(await ben.fetchesLobby(lobby), cleo)?.chips).toBeLessThan(100)
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it('a removed user’s list of games names the lobby and the kind of removal; another member’s list does not [M13] [M14] [PR85]', async () => {
    const removedFrom = async (player: Player) => (await player.gets(listMyGames, {})).removedFrom
    expect(await removedFrom(ben)).toEqual([])
    await ana.gets(removeMember, removal(ben))
    expect(await removedFrom(ben)).toEqual([{ lobbyId: lobby._id, to: 'spectator' }])
    await ana.gets(removeMember, removal(ben, 'out', 'Still at it'))
    expect(await removedFrom(ben)).toEqual([{ lobbyId: lobby._id, to: 'out' }])
    expect(await removedFrom(cleo)).toEqual([])
  })

  it('a removed member who comes back remains a spectator, and a second removal can exclude them [M13] [M7]', async () => {
    await ana.gets(removeMember, removal(ben))
    await ben.leaves(lobby)
    expect((await ben.joins(lobby)).currentUser).toMatchObject({ role: 'spectator', present: true })
    await ana.gets(removeMember, removal(ben, 'out', 'Still at it'))
    expect((await ben.fetchesLobby(lobby)).currentUser).toMatchObject({ present: false, removed: { to: 'out' } })
  })

  it('an excluded member can take no role, stays ranked and frees the seat for another player [M13]', async () => {
    const dan = await scenario.player('Dan')
    await ana.gets(removeMember, removal(ben, 'out'))
    const seen = await ana.fetchesLobby(lobby)
    expect(member(seen, ben)).toMatchObject({ role: 'spectator', present: false, ranked: true })
    expect(seen.leaderboard.map(({ user }) => user.name)).toContain('Ben')
    await dan.joins(lobby)
    for (const role of ['player', 'spectator'] as const) {
      const code = { body: { lobbyCode: lobby.lobbyCode, role } }
      expect(await ben.asks(joinLobby, code)).toMatchObject({
        status: 403,
        failure: { code: 'forbidden', error: 'You were removed from this lobby and cannot come back to it.' },
      })
    }
    expect((await ben.fetchesLobby(lobby)).currentUser.present).toBe(false)
  })

  it('an excluded member loses access to the chat [M13] [T1]', async () => {
    const bens = await listen(server, ben.token.accessToken, topics())
    await ana.gets(removeMember, removal(ben, 'out'))
    await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'At last' } })
    await bens.until((frame) => frame.type === 'gone')
    expect(await ben.isRefused(listChat, { query: { lobbyId: lobby._id } })).toBe('forbidden')
    expect(await ben.isRefused(sendChat, { body: { lobbyId: lobby._id, message: 'But' } })).toBe('forbidden')
    const again = await listen(server, ben.token.accessToken, topics())
    expect(again.frames.filter(({ type }) => type === 'gone')).toEqual([{ type: 'gone', topic: `lobby:${lobby._id}` }])
    expect(JSON.stringify([...bens.frames, ...again.frames])).not.toContain('At last')
    bens.close()
    again.close()
  })

  it('only the removed member reads the reason of a removal; the other members read that it happened and who removed the member [M13] [PR210]', async () => {
    const bens = await listen(server, ben.token.accessToken, topics())
    const cleos = await listen(server, cleo.token.accessToken, topics())
    await ana.gets(removeMember, removal(ben, 'spectator', '  Insulted \u202Ethe goalkeeper  '))
    await Promise.all([bens.done(), cleos.done()])
    const why = { code: 'operator', text: 'Insulted the goalkeeper' }
    const removedBy = { to: 'spectator', by: { _id: ana.userId, name: 'Ana' }, at: expect.any(String) }
    expect(updatesOf(bens.frames, 'seat')).toMatchObject([
      { type: 'member.changed', member: { removed: { ...removedBy, reason: 'Insulted the goalkeeper', why } } },
    ])
    expect(updatesOf(cleos.frames, 'lobby')).toMatchObject([
      { type: 'member.changed', member: { role: 'spectator', removed: { ...removedBy, reason: null, why: null } } },
    ])
    expect((await ben.fetchesLobby(lobby)).currentUser.removed).toMatchObject({ ...removedBy, why })
    expect(member(await cleo.fetchesLobby(lobby), ben)?.removed).toMatchObject({
      ...removedBy,
      reason: null,
      why: null,
    })
    const log = (await cleo.gets(matchLog, { params: { lobbyId: lobby._id } })).entries
    expect(log.map(({ fact }) => fact)).toMatchObject([{ kind: 'member-removed', user: { name: 'Ben' } }])
    const everything = JSON.stringify([
      cleos.frames,
      log,
      await cleo.fetchesLobby(lobby),
      await ana.fetchesLobby(lobby),
    ])
    expect(everything).not.toContain('goalkeeper')
    bens.close()
    cleos.close()
  })

  it('a removal that is repeated or weaker than before changes and publishes nothing [M13]', async () => {
    await ana.gets(removeMember, removal(ben, 'out', 'Once'))
    const before = await ana.fetchesLobby(lobby)
    await ana.gets(removeMember, removal(ben, 'out', 'Twice'))
    await scenario.admin.gets(removeMember, removal(ben, 'spectator', 'Thrice'))
    expect(await ana.fetchesLobby(lobby)).toEqual(before)
    expect((await ben.fetchesLobby(lobby)).currentUser.removed).toMatchObject({ to: 'out', reason: 'Once' })
  })

  it('refuses to remove a member without a reason that has visible text and at most 200 characters [M13]', async () => {
    for (const reason of ['', ' \n ', '\u200B', 'x'.repeat(201)]) {
      expect(await ana.isRefused(removeMember, removal(ben, 'out', reason))).toBe('invalid-request')
    }
  })
})

describe('the permission to remove a member', () => {
  it('the host may remove other members but not themselves, and other members may remove nobody [M13]', async () => {
    expect(await ben.asks(removeMember, removal(cleo))).toMatchObject(refused(HOST_ONLY))
    expect(await ben.asks(removeMember, removal(ana))).toMatchObject(refused(HOST_ONLY))
    expect(await ana.asks(removeMember, removal(ana))).toMatchObject(refused('You cannot remove yourself.'))
    const dan = await scenario.player('Dan')
    expect(await dan.isRefused(removeMember, removal(ben))).toBe('lobby-not-found')
    expect(await ana.isRefused(removeMember, removal(dan))).toBe('not-found')
    const capitals = { ...removal(ben).body, userId: ben.userId.toUpperCase() as UserId }
    await ana.gets(removeMember, { body: { ...capitals, lobbyId: lobby._id.toUpperCase() as LobbyId } })
    expect(member(await ana.fetchesLobby(lobby), ben)?.role).toBe('spectator')
  })

  it('an administrator who is no member may remove the host, and another member becomes host [M13] [M8]', async () => {
    const bens = await listen(server, ben.token.accessToken, [`lobby:${lobby._id}`])
    await scenario.admin.gets(removeMember, removal(ana, 'out', 'Bad language'))
    await bens.done()
    expect(updatesOf(bens.frames, 'lobby')).toMatchObject([
      { type: 'member.changed', member: { user: { _id: ana.userId }, isHost: false, present: false } },
      { type: 'member.changed', member: { user: { _id: ben.userId }, isHost: true } },
    ])
    expect((await cleo.fetchesLobby(lobby)).hostUser?._id).toBe(ben.userId)
    expect(await ana.asks(removeMember, removal(cleo))).toMatchObject(refused(HOST_ONLY))
    await ben.gets(removeMember, removal(cleo))
    bens.close()
  })

  it('a removed host loses the role even if no member is present, and the next to join becomes host [M13] [M8]', async () => {
    const alone = await ana.opensLobby()
    // During a match a lobby that all members left remains open ([M9]).
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const out = (player: Player) => ({
      body: { lobbyId: alone._id, userId: player.userId, to: 'out' as const, reason: 'x' },
    })
    await scenario.admin.gets(removeMember, out(ana))
    const anas = await listen(server, ana.token.accessToken, [`seat:${alone._id}`])
    await ben.joins(alone)
    await anas.done()
    expect(updatesOf(anas.frames, 'seat')).toMatchObject([
      { type: 'member.changed', member: { isHost: false, seat: 'out' } },
    ])
    expect(await ana.isRefused(removeMember, out(ben))).toBe('forbidden')
    const seen = await ben.fetchesLobby(alone)
    expect(seen.hostUser?._id).toBe(ben.userId)
    expect(seen.users.filter(({ isHost }) => isHost).map(({ user }) => user._id)).toEqual([ben.userId])
    await cleo.joins(alone)
    expect(await ben.asks(removeMember, out(cleo))).toMatchObject({ ok: true })
    anas.close()
  })

  it('the host who was the last to leave a lobby is host again if they return first, but not after another member came [M8]', async () => {
    const left = await ana.opensLobby()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await ana.leaves(left)
    expect((await ana.joins(left)).hostUser?._id).toBe(ana.userId)
    await ana.leaves(left)
    const bens = (await ben.joins(left)).hostUser
    expect(bens?._id).toBe(ben.userId)
    const received = await listen(server, ben.token.accessToken, [`lobby:${left._id}`])
    expect((await ana.joins(left)).hostUser?._id).toBe(ben.userId)
    await received.done()
    const hosts = updatesOf(received.frames, 'lobby').map(
      (push) => 'member' in push && [push.member.user._id, push.member.isHost],
    )
    expect(hosts).toEqual([[ana.userId, false]])
    received.close()
  })

  it('an administrator who plays in the match may remove nobody, and can be removed like any member [M13] [V6]', async () => {
    const boss = await scenario.player('Boss')
    await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', boss.userId).execute()
    await ana.gets(removeMember, removal(cleo, 'out'))
    await boss.joins(lobby)
    const partisan = 'You have played in this match yourself, so another administrator must remove this member.'
    expect(await boss.asks(removeMember, removal(ben))).toMatchObject(refused(partisan))
    await ana.gets(removeMember, removal(boss))
    expect(await boss.asks(removeMember, removal(ana))).toMatchObject(refused(partisan))
    expect(member(await ana.fetchesLobby(lobby), boss)).toMatchObject({ role: 'spectator' })
  })

  it('closes the lobby if its last present member is removed before the match [M13] [M9]', async () => {
    await ben.leaves(lobby)
    await cleo.leaves(lobby)
    await scenario.admin.gets(removeMember, removal(ana, 'out'))
    expect(await ana.fetchesLobby(lobby)).toMatchObject({ status: 'closed', closedWhy: { code: 'everyone-left' } })
    expect(await scenario.admin.isRefused(removeMember, removal(ben))).toBe('lobby-closed')
  })

  it('the published removal of a member shows the chips without the stake of a bet on a coming round; the member still sees the true chips [M13] [V1]', async () => {
    await ben.bets(40).on('Over 0.5 Corner', lobby)
    const cleos = await listen(server, cleo.token.accessToken, topics())
    await ana.gets(removeMember, removal(ben))
    await cleos.done()
    expect(updatesOf(cleos.frames, 'lobby')).toMatchObject([{ member: { chips: 100, betsPlaced: 0 } }])
    expect((await ben.gets(lobbyDetails, { params: { lobbyId: lobby._id } })).currentUser.chips).toBe(60)
    cleos.close()
  })
})
