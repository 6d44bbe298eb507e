import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompetitionScenario, aCup, draws, enrolAll } from '../../../test/support/competition.ts'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { call, listen } from '../../../test/support/test-app.ts'

let scenario: Scenario
afterEach(() => scenario.ends())

async function aLobbyOfThree(settings: contract.GameSettingsGiven = {}) {
  scenario = await aScenario({ config: { guests: true, rateLimits: true } })
  const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
  const lobby = await ana.opensLobby({ isPrivate: true, startingChips: 250, ...settings })
  await ben.joins(lobby)
  const cleo = await aGuest(lobby, 'Cleo')
  return { ana, ben, cleo, lobby }
}

async function aGuest(lobby: contract.Lobby, username: string): Promise<Player> {
  const { server, match } = scenario
  const came = await call(server, contract.joinAsGuest, { body: { code: lobby.lobbyCode, username } })
  if (!came.ok || !came.reply.token) throw new Error('no seat')
  const { token } = came.reply
  const headers = { authorization: `Bearer ${token.accessToken}`, 'refresh-token': token.refreshToken }
  const seen = await call(server, contract.lobbyDetails, { params: { lobbyId: lobby._id } }, { headers })
  if (!seen.ok) throw new Error('no lobby')
  const { _id } = seen.reply.currentUser.user
  return playerOn(server, username, { userId: _id, token, headers } as never, () => match._id)
}

async function anotherMatch(homeTeam = 'Spain'): Promise<contract.MatchId> {
  const { match } = await scenario.admin.gets(contract.createMatch, { body: { homeTeam, awayTeam: 'Italy' } })
  return match._id
}

async function endsMatch(): Promise<void> {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.admin.gets(contract.endMatch, { body: { matchId: scenario.match._id } })
}

const reads = (player: Player, { _id: lobbyId }: contract.Lobby) =>
  player.gets(contract.getRematch, { params: { lobbyId } })
const opens = (matchId: contract.MatchId, { _id: lobbyId }: contract.Lobby) => ({ body: { lobbyId, matchId } })

describe('a rematch', () => {
  it('a rematch opens a lobby with the same settings on the chosen match and invites all members, including guests [G14] [PR570]', async () => {
    const { ana, ben, cleo, lobby } = await aLobbyOfThree({ gameMode: 'bet-stop', maxPlayRepeats: 2 })
    const matchId = await anotherMatch()
    await endsMatch()
    const [anas, cleos] = [
      await listen(scenario.server, ana.token.accessToken, ['user']),
      await listen(scenario.server, cleo.token.accessToken, ['user']),
    ]
    expect(await reads(ben, lobby)).toMatchObject({ rematch: null, mayOpen: true, matches: [{ _id: matchId }] })
    expect(await reads(cleo, lobby)).toEqual({ rematch: null, mayOpen: false, matches: [] })
    const { rematch } = await ben.gets(contract.openRematch, opens(matchId, lobby))
    expect(rematch).toMatchObject({ match: { _id: matchId }, hostUser: { _id: ben.userId }, players: 1 })
    expect(rematch.gameSettings).toEqual(lobby.gameSettings)
    for (const player of [ana, ben, cleo]) {
      const seen = await reads(player, lobby)
      expect(seen).toMatchObject({ rematch: { lobbyCode: rematch.lobbyCode }, mayOpen: false })
    }
    const { notices } = await ana.gets(contract.listNotices, {})
    expect(notices).toMatchObject([{ kind: 'rematch', details: { code: rematch.lobbyCode, by: 'Ben', home: 'Spain' } }])
    expect((await ben.gets(contract.listNotices, {})).notices).toEqual([])
    const pushed = ({ frames }: typeof anas) => JSON.stringify(frames)
    await expect.poll(() => pushed(anas)).toContain('rematch.opened')
    await expect.poll(() => pushed(cleos)).toContain('rematch.opened')

    await ana.gets(contract.joinLobby, { body: { lobbyCode: rematch.lobbyCode } })
    // The guest takes a seat in the rematch with the same account and name.
    const body = { code: rematch.lobbyCode, username: 'Cleo' }
    const came = await cleo.gets(contract.joinAsGuest, { body })
    expect(came).toEqual({ lobbyId: rematch._id, lobbyCode: rematch.lobbyCode, matchId })
    const joined = await cleo.gets(contract.lobbyDetails, { params: { lobbyId: rematch._id } })
    expect(joined.users.map(({ user }) => user._id).sort()).toEqual([ana.userId, ben.userId, cleo.userId].sort())
  })

  it('a rematch says before its match who of the members was asked and has not come, to those who were there [G14]', async () => {
    const { ana, ben, cleo, lobby } = await aLobbyOfThree()
    const matchId = await anotherMatch()
    await endsMatch()
    const { rematch } = await ben.gets(contract.openRematch, opens(matchId, lobby))
    const awaited = async (player: Player) =>
      (await player.gets(contract.lobbyDetails, { params: { lobbyId: rematch._id } })).awaited
    expect(await awaited(ben)).toEqual(['Ana', 'Cleo'])
    await ana.gets(contract.joinLobby, { body: { lobbyCode: rematch.lobbyCode } })
    expect(await awaited(ben)).toEqual(['Cleo'])
    expect(await awaited(ana)).toEqual(['Cleo'])
    const dario = await scenario.player('Dario')
    await dario.gets(contract.joinLobby, { body: { lobbyCode: rematch.lobbyCode } })
    expect(await awaited(dario)).toBeUndefined()
    await cleo.gets(contract.joinAsGuest, { body: { code: rematch.lobbyCode, username: 'Cleo' } })
    expect(await awaited(ben)).toBeUndefined()
  })

  it('a second player who requests a rematch, even on another match, gets the lobby that the first opened, and no second notice [G14] [PR571]', async () => {
    const { ana, ben, lobby } = await aLobbyOfThree()
    const [matchId, other] = [await anotherMatch(), await anotherMatch('Wales')]
    await endsMatch()
    const first = await ben.gets(contract.openRematch, opens(matchId, lobby))
    const again = await ana.gets(contract.openRematch, opens(other, lobby))
    expect(again.rematch._id).toBe(first.rematch._id)
    expect((await ana.gets(contract.listNotices, {})).notices).toHaveLength(1)
  })

  it('refuses a rematch while the game accepts bets, and to non-members, guests, removed members and hosts of five open lobbies [G14] [M12] [PR571]', async () => {
    const { ana, ben, cleo, lobby } = await aLobbyOfThree()
    const matchId = await anotherMatch()
    expect(await reads(ben, lobby)).toEqual({ rematch: null, mayOpen: false, matches: [] })
    expect(await ben.isRefused(contract.openRematch, opens(matchId, lobby))).toBe('game-not-over')
    const dora = await scenario.player('Dora')
    expect(await dora.isRefused(contract.openRematch, opens(matchId, lobby))).toBe('lobby-not-found')
    expect(await cleo.isRefused(contract.openRematch, opens(matchId, lobby))).toBe('account-needed')
    const removal = { lobbyId: lobby._id, userId: ben.userId, to: 'out' as const, reason: 'Swearing' }
    await ana.gets(contract.removeMember, { body: removal })
    await endsMatch()
    expect(await ben.isRefused(contract.openRematch, opens(matchId, lobby))).toBe('forbidden')
    expect(await reads(ben, lobby)).toEqual({ rematch: null, mayOpen: false, matches: [] })
    expect(await ana.isRefused(contract.openRematch, opens(scenario.match._id, lobby))).toBe('last-round')
    const hosted: contract.Lobby[] = []
    for (let count = 0; count < 5; count += 1) hosted.push(await ana.opensLobby({}, matchId))
    expect(await ana.isRefused(contract.openRematch, opens(matchId, lobby))).toBe('too-many-lobbies')
    await ana.leaves(hosted[0] as contract.Lobby)
    const { rematch } = await ana.gets(contract.openRematch, opens(matchId, lobby))
    expect((await ben.gets(contract.listNotices, {})).notices).toEqual([])
    expect(rematch.hostUser._id).toBe(ana.userId)
  })

  it('a host without a seat hosts the rematch without a seat; after the host has left, a player opens another rematch [G14] [PR571]', async () => {
    scenario = await aScenario()
    const { admin, match } = scenario
    const ben = await scenario.player('Ben')
    const { lobby } = await admin.gets(contract.createLobby, { body: { matchId: match._id, hostOnly: true } })
    await ben.joins(lobby)
    const matchId = await anotherMatch()
    await endsMatch()
    const { rematch } = await admin.gets(contract.openRematch, opens(matchId, lobby))
    expect(rematch).toMatchObject({ players: 0, spectators: 1, hostUser: { _id: admin.userId } })
    // A rematch that all members left is closed, so a player may open another one.
    await admin.gets(contract.leaveLobby, { body: { lobbyId: rematch._id } })
    await admin.leaves(lobby)
    const second = await ben.gets(contract.openRematch, opens(matchId, lobby))
    expect(second.rematch).toMatchObject({ players: 1, hostUser: { _id: ben.userId } })
    expect(second.rematch._id).not.toBe(rematch._id)
  })
})

describe('invitations to rematches', () => {
  it('twenty rematches that are opened and left leave one invitation at a time and none in the end, and a member who blocked the host gets none [G14] [PR805]', async () => {
    const { ana, ben, lobby } = await aLobbyOfThree()
    const dora = await scenario.player('Dora')
    await dora.joins(lobby)
    await dora.gets(contract.blockUser, { body: { userId: ana.userId } })
    const matchId = await anotherMatch()
    await endsMatch()
    const noticesOf = async (player: Player) => (await player.gets(contract.listNotices, {})).notices
    for (let time = 0; time < 6; time += 1) {
      const { rematch } = await ana.gets(contract.openRematch, opens(matchId, lobby))
      expect((await noticesOf(ben)).map(({ details }) => details.code)).toEqual([rematch.lobbyCode])
      expect(await noticesOf(dora)).toEqual([])
      await ana.gets(contract.leaveLobby, { body: { lobbyId: rematch._id } })
      expect(await noticesOf(ben)).toEqual([])
    }
    const rows = scenario.server.ctx.db.selectFrom('notice').select('id').where('account_id', '=', ben.userId)
    expect(await rows.execute()).toHaveLength(1)
  })
})

describe('an invitation to a rematch that ends', () => {
  const NONE = { rematch: null, mayOpen: false, matches: [] }
  const noticesOf = async (player: Player) => (await player.gets(contract.listNotices, {})).notices
  const removes = (lobby: contract.Lobby | contract.LobbyCard, { userId }: Player, to: 'spectator' | 'out') => ({
    body: { lobbyId: lobby._id, userId, to, reason: 'Swearing' },
  })

  /** Ana has invited Ben and the guest Cleo. `listens` counts the pushes to a player. */
  async function anInvitation() {
    const { ana, ben, cleo, lobby } = await aLobbyOfThree()
    const matchId = await anotherMatch()
    await endsMatch()
    const { rematch } = await ana.gets(contract.openRematch, opens(matchId, lobby))
    const listens = async (player: Player) => {
      const { frames } = await listen(scenario.server, player.token.accessToken, ['user'])
      const pushed = (type: string) => frames.filter((frame) => JSON.stringify(frame).includes(`"${type}"`)).length
      return { rematch: () => pushed('rematch.opened'), notices: () => pushed('notices.changed') }
    }
    return { ana, ben, cleo, lobby, rematch, opening: opens(matchId, lobby), listens }
  }

  it.each(['spectator', 'out'] as const)(
    'a member whom the host removes from the finished game (%s) no longer sees the open rematch, and an open page fetches it again [G14] [M13] [PR805]',
    async (to) => {
      const { ana, ben, cleo, lobby, rematch, opening, listens } = await anInvitation()
      for (const player of [ben, cleo]) {
        const received = await listens(player)
        expect(await reads(player, lobby)).toMatchObject({ rematch: { _id: rematch._id } })
        await ana.gets(contract.removeMember, removes(lobby, player, to))
        await expect.poll(received.rematch).toBe(1)
        expect(await reads(player, lobby)).toEqual(NONE)
      }
      expect(await noticesOf(ben)).toEqual([])
      expect(await ben.isRefused(contract.openRematch, opening)).toBe('forbidden')
    },
  )

  it('a member whom the host removes from the rematch no longer sees it on the result of the finished game [G14] [M13] [PR805]', async () => {
    const { ana, ben, lobby, rematch, opening, listens } = await anInvitation()
    await ben.gets(contract.joinLobby, { body: { lobbyCode: rematch.lobbyCode } })
    const received = await listens(ben)
    await ana.gets(contract.removeMember, removes(rematch, ben, 'out'))
    await expect.poll(received.rematch).toBe(1)
    expect(await reads(ben, lobby)).toEqual(NONE)
    expect(await noticesOf(ben)).toEqual([])
    const refused = await ben.isRefused(contract.openRematch, opening)
    expect(refused).toBe('forbidden')
    expect(await reads(ana, lobby)).toMatchObject({ rematch: { _id: rematch._id } })
  })

  it('a member who blocks the host of the rematch no longer sees it, and sees it again after unblocking [G14] [MD12] [PR805]', async () => {
    const { ana, ben, lobby, rematch, opening, listens } = await anInvitation()
    const [bens, anas] = [await listens(ben), await listens(ana)]
    await ben.gets(contract.blockUser, { body: { userId: ana.userId } })
    await expect.poll(bens.rematch).toBe(1)
    await expect.poll(bens.notices).toBe(1)
    expect(await reads(ben, lobby)).toEqual(NONE)
    expect(await noticesOf(ben)).toEqual([])
    expect(await ben.isRefused(contract.openRematch, opening)).toBe('forbidden')
    await ben.gets(contract.unblockUser, { params: { userId: ana.userId } })
    await expect.poll(bens.rematch).toBe(2)
    expect(await reads(ben, lobby)).toMatchObject({ rematch: { _id: rematch._id } })
    expect(await noticesOf(ben)).toMatchObject([{ details: { code: rematch.lobbyCode } }])
    // The host does not learn of the block, neither by a push nor by a reply.
    expect([anas.rematch(), anas.notices()]).toEqual([0, 0])
  })

  it('the open results of all members fetch again when the rematch closes [G14] [PR805]', async () => {
    const { ana, ben, cleo, lobby, rematch, listens } = await anInvitation()
    const received = await Promise.all([ben, cleo].map(listens))
    await ana.gets(contract.leaveLobby, { body: { lobbyId: rematch._id } })
    for (const player of received) await expect.poll(player.rematch).toBe(1)
    expect(await reads(ben, lobby)).toMatchObject({ rematch: null, mayOpen: true })
    expect(await reads(cleo, lobby)).toEqual(NONE)
  })
})

describe('a rematch of a room', () => {
  const SETTINGS = { gameSettings: { startingChips: 250, allowGuests: true } }

  /** Three players record their own copy of the match, which has ended. */
  async function aRoomThatEnded(eventTypes?: string[]) {
    scenario = await aScenario({ config: { guests: true } })
    const [ana, ben, cleo] = [await scenario.player('Ana'), await scenario.player('Ben'), await scenario.player('Cleo')]
    const body = { matchId: scenario.match._id, ...SETTINGS, ...(eventTypes && { eventTypes }) }
    const { lobby } = await ana.gets(contract.openRoom, { body })
    for (const player of [ben, cleo]) await player.joins(lobby)
    for (const player of [ana, ben, cleo]) await player.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    await startsAndEnds(lobby.match._id)
    return { ana, ben, cleo, lobby }
  }
  async function startsAndEnds(matchId: contract.MatchId) {
    await scenario.admin.gets(contract.startHalf1, { body: { matchId } })
    await scenario.letsKickOff()
    await scenario.admin.gets(contract.endMatch, { body: { matchId } })
  }
  const copiesOf = (matchId: contract.MatchId) =>
    scenario.server.ctx.db
      .selectFrom('match')
      .select('id')
      .where('room_of', '=', matchId)
      .where('deleted_at', 'is', null)
      .execute()

  it('a rematch of a room is a room on a copy of the chosen match, with the same settings and those of its event types that the match has [RM20] [PR570]', async () => {
    const { ana, ben, cleo, lobby } = await aRoomThatEnded(['Goal', 'Corner'])
    const matchId = await anotherMatch()
    await scenario.admin.gets(contract.removeMatchEventType, { params: { id: matchId, name: 'Corner' } })
    expect((await reads(ben, lobby)).matches.map(({ _id }) => _id)).toEqual([matchId])
    const { rematch } = await ben.gets(contract.openRematch, opens(matchId, lobby))
    expect(rematch).toMatchObject({ match: { isRoom: true, homeTeam: 'Spain' }, hostUser: { _id: ben.userId } })
    expect(rematch.match._id).not.toBe(matchId)
    expect(rematch.gameSettings).toEqual(lobby.gameSettings)
    const { eventTypes } = await ben.gets(contract.listEventTypes, { params: { matchId: rematch.match._id } })
    expect(eventTypes.map(({ name }) => name)).toEqual(['Goal'])
    for (const player of [ana, cleo]) {
      expect(await reads(player, lobby)).toMatchObject({ rematch: { _id: rematch._id } })
      await player.gets(contract.joinLobby, { body: { lobbyCode: rematch.lobbyCode } })
      await player.gets(contract.enterRoom, { body: { lobbyId: rematch._id } })
    }
  })

  it('a rematch of a room that its crowd recorded decides at its kick-off who records; one that hides bets keeps the crowd [RM20] [RM30]', async () => {
    scenario = await aScenario()
    for (const showCompetitorBets of [true, false]) {
      const [host, next] = [
        await scenario.player(`Host ${showCompetitorBets}`),
        await anotherMatch(`Next ${showCompetitorBets}`),
      ]
      const played = await anotherMatch(`Played ${showCompetitorBets}`)
      const body = { matchId: played, gameSettings: { showCompetitorBets } }
      const { lobby } = await host.gets(contract.openRoom, { body })
      await host.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
      await startsAndEnds(lobby.match._id)
      const { rematch } = await host.gets(contract.openRematch, opens(next, lobby))
      const { of_recorders } = await scenario.server.ctx.db
        .selectFrom('match')
        .select('of_recorders')
        .where('id', '=', rematch.match._id)
        .executeTakeFirstOrThrow()
      expect(of_recorders).toBe(showCompetitorBets)
      expect(rematch.gameSettings).toMatchObject({ showCompetitorBets })
    }
  })

  it('a rematch offers no copy that a room records, and a rematch of a room not the match that this room recorded [RM20]', async () => {
    const { ana, lobby } = await aRoomThatEnded()
    const matchId = await anotherMatch()
    const dora = await scenario.player('Dora')
    await dora.gets(contract.openRoom, { body: { matchId } })
    expect((await reads(ana, lobby)).matches.map(({ _id }) => _id)).toEqual([matchId])
    // The same holds for the members of an ordinary lobby.
    const ordinary = await dora.opensLobby({}, await anotherMatch('Wales'))
    await startsAndEnds(ordinary.match._id)
    const { matches } = await reads(dora, ordinary)
    expect(matches.map(({ _id }) => _id).sort()).toEqual([matchId, scenario.match._id].sort())
  })

  it('three players who open a rematch of a room at the same moment get one room on one copy of the match [RM20] [PR571]', async () => {
    const { ana, ben, cleo, lobby } = await aRoomThatEnded()
    const matchId = await anotherMatch()
    const came = await Promise.all(
      [ana, ben, cleo].map((player) => player.gets(contract.openRematch, opens(matchId, lobby))),
    )
    expect(new Set(came.map(({ rematch }) => rematch._id)).size).toBe(1)
    expect(await copiesOf(matchId)).toEqual([{ id: came[0]?.rematch.match._id }])
  })

  it('refuses a rematch of a room on a match that has started, and copies no match [RM20]', async () => {
    const { ana, lobby } = await aRoomThatEnded()
    const matchId = await anotherMatch()
    await scenario.admin.gets(contract.startHalf1, { body: { matchId } })
    expect(await ana.isRefused(contract.openRematch, opens(matchId, lobby))).toBe('half-state')
    expect(await copiesOf(matchId)).toEqual([])
  })
})

it('a game of a competition other than the practice cup has no rematch [G14] [CP6]', async () => {
  scenario = await aScenario()
  const { server } = scenario
  const { admin, players, ...cup } = await aCompetitionScenario(server, 2)
  const { id, fixtures } = await aCup(server, admin, { places: 2 }, 1)
  await enrolAll(players, id)
  await draws(server, id)
  await cup.plays(id, fixtures[0] as contract.MatchId, () => 'over')
  const [lobby] = (await cup.sees(id)).stages.flatMap(({ groups }) => groups.flatMap(({ lobbies }) => lobbies))
  const lobbyId = lobby?.lobbyId as contract.LobbyId
  const matchId = await anotherMatch()
  for (const player of players) {
    const offered = await player.gets(contract.getRematch, { params: { lobbyId } })
    expect(offered).toEqual({ rematch: null, mayOpen: false, matches: [] })
    expect(await player.isRefused(contract.openRematch, { body: { lobbyId, matchId } })).toBe('forbidden')
  }
})
