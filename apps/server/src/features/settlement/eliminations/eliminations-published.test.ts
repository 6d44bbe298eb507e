import {
  abandonMatch,
  confirmResults,
  type GameSettingsGiven,
  invitation,
  joinLobby,
  type Lobby,
  listLobbies,
  listResults,
  lobbyByCode,
  matchLog,
  placeBet,
  reopenHalf,
} from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ELIMINATION, LOSES, memberIn, ranks } from '../../../../test/support/elimination.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
})

afterEach(async () => {
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

afterAll(() => server.stop())

async function kicksOff() {
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
}

describe('the publication of an elimination', () => {
  /**
   * Creates two lobbies with one difference: in one of them Ana's last chips are staked on the next round. Cleo watches
   * both.
   */
  async function twoLobbies(settings: GameSettingsGiven) {
    const cleo = await scenario.player('Cleo')
    const opens = () => ben.opensLobby({ ...ELIMINATION, ...settings })
    const lobbies = { saved: await opens(), eliminated: await opens() }
    for (const lobby of Object.values(lobbies)) {
      await ana.joins(lobby)
      await cleo.joins(lobby)
    }
    /**
     * Returns all answers to Cleo that could reveal the elimination, without the lobby's names and the bets that
     * everyone may see.
     */
    const asCleoSees = async (lobby: Lobby) => {
      const { users, leaderboard, version, players, spectators } = await cleo.fetchesLobby(lobby)
      const { entries } = await cleo.gets(matchLog, { params: { lobbyId: lobby._id } })
      const kinds = entries.map(({ fact }) => fact.kind)
      return JSON.stringify({ users, leaderboard, version, players, spectators, kinds })
    }
    return { ...lobbies, cleo, asCleoSees }
  }

  it('other members see an elimination at the end of the first half only when the second half kicks off; the eliminated player sees it at once [X6] [V1] [PR121]', async () => {
    const { saved, eliminated, cleo, asCleoSees } = await twoLobbies({})
    await kicksOff()
    await scenario.goesOn(31)
    for (const lobby of [saved, eliminated]) await ana.bets(91).on(LOSES, lobby)
    await scenario.goesOn(10)
    await ana.bets(5).on(LOSES, saved)
    await scenario.goesOn(5)
    await scenario.endsHalf(1)

    expect(await asCleoSees(eliminated)).toBe(await asCleoSees(saved))
    expect(memberIn(await cleo.fetchesLobby(eliminated), ana)).toMatchObject({
      seat: 'player',
      chips: 9,
      eliminatedIn: null,
    })
    // Ana receives her own elimination at once, also when she leaves and comes back.
    for (const fetchAgain of [
      () => ana.fetchesLobby(eliminated),
      () => ana.leaves(eliminated).then(() => ana.joins(eliminated)),
    ]) {
      expect((await fetchAgain()).currentUser).toMatchObject({ seat: 'eliminated', role: 'spectator', eliminatedIn: 5 })
    }
    const oneMore = betOn(await ana.fetchesLobby(eliminated), LOSES, 1)
    expect(await ana.isRefused(placeBet, { body: oneMore })).toBe('eliminated')
    expect((await ana.fetchesLobby(saved)).currentUser).toMatchObject({ seat: 'player', chips: 4 })

    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    expect(memberIn(await cleo.fetchesLobby(eliminated), ana)).toMatchObject({ seat: 'eliminated', eliminatedIn: 5 })
    expect(memberIn(await cleo.fetchesLobby(saved), ana)).toMatchObject({ seat: 'player', chips: 4, betsPlaced: 2 })
  })

  it('other members of a blind lobby see an elimination only when the next round is settled [X6] [V2] [PR121]', async () => {
    const { saved, eliminated, cleo, asCleoSees } = await twoLobbies({ showCompetitorBets: false })
    for (const lobby of [saved, eliminated]) await ana.bets(91).on(LOSES, lobby)
    await kicksOff()
    await scenario.goesOn(1)
    await ana.bets(5).on(LOSES, saved)
    await scenario.goesOn(9)
    expect((await ana.fetchesLobby(eliminated)).currentUser).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
    expect(await asCleoSees(eliminated)).toBe(await asCleoSees(saved))
    await scenario.goesOn(9)
    expect(await asCleoSees(eliminated)).toBe(await asCleoSees(saved))
    await scenario.goesOn(1)
    expect(memberIn(await cleo.fetchesLobby(eliminated), ana)).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
    // Ana's second bet was settled, and she was eliminated in round 2. A later bet that might have saved her could
    // still be hidden, so Cleo sees a player.
    expect(memberIn(await cleo.fetchesLobby(saved), ana)).toMatchObject({ seat: 'player', chips: 4, betsPlaced: 2 })
    expect((await ana.fetchesLobby(saved)).currentUser).toMatchObject({ seat: 'eliminated', eliminatedIn: 2 })
  })

  it('other members see an elimination only when the second half kicks off if it took bets before the first half was reopened [X6] [V1] [PR121]', async () => {
    const { saved, eliminated, cleo, asCleoSees } = await twoLobbies({})
    await kicksOff()
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    await scenario.goesOn(1)
    // For one minute the next round was the first round of the second half.
    await ana.bets(5).on(LOSES, saved)
    await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    for (const lobby of [saved, eliminated]) await ana.bets(91).on(LOSES, lobby)
    await scenario.goesOn(14)

    // Round 2 is over, and round 3 has started.
    expect((await ana.fetchesLobby(saved)).currentUser).toMatchObject({ seat: 'player', chips: 4 })
    expect((await ana.fetchesLobby(eliminated)).currentUser).toMatchObject({
      seat: 'eliminated',
      chips: 9,
      eliminatedIn: 2,
    })
    for (const minutes of [0, 10, 10, 10]) {
      await scenario.goesOn(minutes)
      expect(await asCleoSees(eliminated)).toBe(await asCleoSees(saved))
    }
    await scenario.endsHalf(1)
    expect(await asCleoSees(eliminated)).toBe(await asCleoSees(saved))
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    expect(memberIn(await cleo.fetchesLobby(eliminated), ana)).toMatchObject({ seat: 'eliminated', eliminatedIn: 2 })
    expect(memberIn(await cleo.fetchesLobby(saved), ana)).toMatchObject({ seat: 'player', chips: 4, betsPlaced: 2 })
  })

  it('other members see an elimination when the next round that is played starts, not at rounds before it that never began [X6] [R5]', async () => {
    const { eliminated, cleo } = await twoLobbies({})
    const shown = async () => memberIn(await cleo.fetchesLobby(eliminated), ana)
    await ana.bets(91).on(LOSES, eliminated)
    await kicksOff()
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    expect((await ana.fetchesLobby(eliminated)).currentUser).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
    expect(await shown()).toMatchObject({ seat: 'player', eliminatedIn: null })
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    expect(await shown()).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
  })

  it('other members of a blind lobby see an elimination after the match if no later round ever began [X6] [R5]', async () => {
    const { eliminated, cleo } = await twoLobbies({ showCompetitorBets: false })
    await ana.bets(91).on(LOSES, eliminated)
    await kicksOff()
    await scenario.goesOn(5)
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.endsHalf(2)
    expect(memberIn(await cleo.fetchesLobby(eliminated), ana)).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
  })

  it('other members of a blind lobby see an elimination when the match is abandoned [X6] [S9]', async () => {
    const { eliminated, cleo } = await twoLobbies({ showCompetitorBets: false })
    await ana.bets(91).on(LOSES, eliminated)
    await kicksOff()
    await scenario.goesOn(10)
    await scenario.admin.gets(abandonMatch, { body: { matchId: scenario.match._id, reason: 'Snow' } })
    expect(memberIn(await cleo.fetchesLobby(eliminated), ana)).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
  })
})

describe('an unpublished elimination, seen by non-members and new members', () => {
  /**
   * Creates two blind lobbies where Ana and Ben have almost no chips left after round 1; in one lobby these chips are
   * staked on round 2.
   */
  async function twoLobbies(settings: GameSettingsGiven = {}) {
    const opens = () =>
      ana.opensLobby({ ...ELIMINATION, showCompetitorBets: false, enableBettleCards: false, ...settings })
    const lobbies = { saved: await opens(), eliminated: await opens() }
    for (const lobby of Object.values(lobbies)) {
      await ben.joins(lobby)
      for (const player of [ana, ben]) await player.bets(95).on(LOSES, lobby)
    }
    await kicksOff()
    await scenario.goesOn(1)
    for (const player of [ana, ben]) await player.bets(5).on(LOSES, lobbies.saved)
    await scenario.goesOn(9)
    for (const player of [ana, ben]) {
      expect((await player.fetchesLobby(lobbies.eliminated)).currentUser).toMatchObject({
        seat: 'eliminated',
        eliminatedIn: 1,
      })
      expect((await player.fetchesLobby(lobbies.saved)).currentUser).toMatchObject({ seat: 'player', chips: 0 })
    }
    return lobbies
  }

  /** Returns the exact text of the answer, without the id and the code of the lobby. */
  const unnamed = (answer: unknown, lobby: Lobby) =>
    JSON.stringify(answer).replaceAll(lobby._id, 'this').replaceAll(lobby.lobbyCode, 'CODE')

  it('an unpublished elimination does not change a byte of the hub, the lobby search, the invitation or the answer to joining [X6] [V5] [PR121]', async () => {
    const { saved, eliminated } = await twoLobbies()
    const names = ['Eve', 'Finn', 'Gus']
    const [eve, finn, gus] = (await Promise.all(names.map((name) => scenario.player(name)))) as [Player, Player, Player]
    const dan = await scenario.player('Dan')
    for (const lobby of [saved, eliminated]) await dan.joins(lobby, 'spectator')

    const inTheHub = async (lobby: Lobby) =>
      (await eve.gets(listLobbies, {})).lobbies.filter(({ _id }) => _id === lobby._id)
    const page = async (lobby: Lobby) => (await fetch(`${server.url}/join/${lobby.lobbyCode}`)).text()
    const comes = (player: Player, lobby: Lobby, role: 'player' | 'spectator') =>
      player.asks(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role } })
    const asStrangersSee = async (lobby: Lobby) => [
      unnamed(await inTheHub(lobby), lobby),
      unnamed(await eve.asks(lobbyByCode, { params: { code: lobby.lobbyCode } }), lobby),
      unnamed(await eve.asks(invitation, { params: { code: lobby.lobbyCode } }), lobby),
      unnamed(await page(lobby), lobby),
      unnamed(await comes(finn, lobby, 'player'), lobby),
      unnamed(await comes(gus, lobby, 'spectator'), lobby),
      unnamed(await comes(dan, lobby, 'player'), lobby),
      unnamed(await inTheHub(lobby), lobby),
      unnamed(await eve.asks(lobbyByCode, { params: { code: lobby.lobbyCode } }), lobby),
    ]
    const seen = await asStrangersSee(eliminated)
    expect(seen).toEqual(await asStrangersSee(saved))
    // The compared answers are about existing, open lobbies.
    expect(seen.slice(0, 3).every((text) => text.includes('CODE'))).toBe(true)
    expect((await finn.fetchesLobby(eliminated)).currentUser.seat).toBe('player')
  })

  it('a player who joins before two eliminations are published wins as the last player left and gets the pot [X5] [X6]', async () => {
    const { eliminated } = await twoLobbies()
    const eve = await scenario.player('Eve')
    await eve.joins(eliminated)
    await scenario.goesOn(10)
    const received = await eve.fetchesLobby(eliminated)
    expect(ranks(received)).toEqual([
      ['Eve', null],
      ['Ana', 1],
      ['Ben', 1],
    ])
    expect(received.currentUser).toMatchObject({
      seat: 'player',
      lastStanding: true,
      hasSettledBet: false,
      isActive: false,
    })
    await scenario.goesOn(25)
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.letsKickOff()
    await scenario.goesOn(46)
    await scenario.endsHalf(2)
    await scenario.admin.gets(confirmResults, { body: { matchId: scenario.match._id } })
    const { results } = await eve.gets(listResults, { query: {} })
    expect(results).toMatchObject([{ position: 1, userWon: true, trophies: 300 }])
  })

  it('other members cannot see an unpublished elimination when the eliminated player leaves and comes back to a full lobby [X6] [M6]', async () => {
    const { saved, eliminated } = await twoLobbies({ maxPlayers: 2 })
    const [eve, finn] = [await scenario.player('Eve'), await scenario.player('Finn')]
    const asEveSees = async (lobby: Lobby) => {
      const { users, players, spectators, version, leaderboard } = await eve.fetchesLobby(lobby)
      return unnamed({ users, players, spectators, version, leaderboard }, lobby)
    }
    for (const lobby of [saved, eliminated]) {
      await ben.leaves(lobby)
      await eve.joins(lobby)
      expect((await ben.joins(lobby)).currentUser.role).toBe('spectator')
    }
    expect(await asEveSees(eliminated)).toBe(await asEveSees(saved))
    expect((await ben.fetchesLobby(eliminated)).currentUser.seat).toBe('eliminated')
    expect(memberIn(await eve.fetchesLobby(eliminated), ben)).toMatchObject({
      seat: 'stepped-down',
      eliminatedIn: null,
    })
    expect(await finn.isRefused(joinLobby, { body: { lobbyCode: eliminated.lobbyCode, role: 'player' } })).toBe(
      'lobby-full',
    )
    await scenario.goesOn(10)
    expect(memberIn(await eve.fetchesLobby(eliminated), ben)).toMatchObject({ seat: 'eliminated', eliminatedIn: 1 })
  })
})
