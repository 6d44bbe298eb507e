import {
  adminListLobbyUsers,
  applyInactivityPenalty,
  chipsOverRounds,
  type GameSettingsGiven,
  type Lobby,
  matchLog,
  type ServerFrame,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, listen, type TestServer, type TestSocket } from '../../../../test/support/test-app.ts'
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
afterAll(() => server.stop())

interface World {
  readonly lobby: Lobby
  readonly ear: TestSocket
  /** Returns all answers to Ben or an administrator that could reveal the stake. */
  asked(roundId: string): Promise<string>
  received(): string
}

/** Creates lobbies with one difference: in one of them Ana stakes all her chips on a coming round. */
async function aWorld(settings: GameSettingsGiven): Promise<World> {
  const lobby = await ben.opensLobby({
    startingChips: 100,
    maxBetAmount: 100,
    autoKickInactive: false,
    enableBettleCards: false,
    ...settings,
  })
  await ana.joins(lobby)
  const ear = await listen(server, ben.token.accessToken, [`lobby:${lobby._id}`])
  const unnamed = (received: unknown) => JSON.stringify(received).replaceAll(lobby._id, 'the lobby')
  return {
    lobby,
    ear,
    asked: async (roundId) => {
      const { users, leaderboard, version } = await ben.fetchesLobby(lobby)
      const params = { lobbyId: lobby._id }
      const body = { lobbyId: lobby._id, matchRoundId: roundId as never }
      const { lobbyUsers } = await scenario.admin.gets(adminListLobbyUsers, { query: { lobbyId: lobby._id } })
      return unnamed({
        ...{ users, leaderboard, version },
        log: (await ben.gets(matchLog, { params })).entries.map(({ fact }) => fact),
        curve: await ben.gets(chipsOverRounds, { params }),
        penalised: await ben.gets(applyInactivityPenalty, { body }),
        listed: lobbyUsers.map(({ chips }) => chips).toSorted(),
      })
    },
    received: () => unnamed(ear.frames.filter((frame: ServerFrame) => frame.type === 'news')),
  }
}

const chipsOf = async (player: Player, of: Player, lobby: Lobby) => {
  const { users, currentUser } = await player.fetchesLobby(lobby)
  return player === of ? currentUser.chips : users.find(({ user }) => user._id === of.userId)?.chips
}

describe('the published penalty for a missed round', () => {
  it.each([77, 80])(
    'other players cannot see from the penalty for a missed round that the player has bet %i chips on a coming round [I2] [V3]',
    async (stake) => {
      const [staked, kept] = [await aWorld({}), await aWorld({})]
      await scenario.startsHalf(1)
      await scenario.letsKickOff()
      await scenario.goesOn(41)
      await ana.bets(stake).on('Over 0.5 Corner', staked.lobby)
      await scenario.goesOn(5)
      await scenario.endsHalf(1)
      const sat = (await ben.fetchesLobby(staked.lobby)).rounds[4]?._id ?? ''
      expect(await chipsOf(ben, ana, kept.lobby)).toBe(75)
      expect(await staked.asked(sat)).toBe(await kept.asked(sat))
      expect(staked.received()).toBe(kept.received())
      // Ana herself sees her real balance: the penalty does not exceed the chips that she has.
      expect(await chipsOf(ana, ana, staked.lobby)).toBe(0)
      await scenario.startsHalf(2)
      await scenario.letsKickOff()
      expect(await chipsOf(ben, ana, staked.lobby)).toBe(await chipsOf(ana, ana, staked.lobby))
      expect(await ledgerFaults(server.ctx.db, scenario.match._id)).toEqual([])
    },
  )

  it('the published penalty reveals nothing of a stake in a blind lobby before the round of the bet is settled [I2] [V3]', async () => {
    const settings = { showCompetitorBets: false, startingChips: 50 }
    const [staked, kept] = [await aWorld(settings), await aWorld(settings)]
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(11)
    await ana.bets(44).on('Under 0.5 Corner', staked.lobby)
    await scenario.goesOn(10)
    const sat = (await ben.fetchesLobby(kept.lobby)).rounds[1]?._id ?? ''
    expect(await chipsOf(ben, ana, kept.lobby)).toBe(40)
    expect(await staked.asked(sat)).toBe(await kept.asked(sat))
    expect(staked.received()).toBe(kept.received())
    await scenario.records('Corner')
    await scenario.goesOn(10)
    expect(await chipsOf(ben, ana, staked.lobby)).toBe(0)
    expect(await chipsOf(ana, ana, staked.lobby)).toBe(0)
  })
})
