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
import { aStory, type Player, type Story } from '../../test/story.ts'
import { aServer, listen, type TestServer, type TestSocket } from '../../test/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let server: TestServer
let story: Story
let ana: Player
let ben: Player

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  story = await aStory({ on: server })
  ana = await story.player('Ana')
  ben = await story.player('Ben')
})
afterAll(() => server.stop())

interface World {
  readonly lobby: Lobby
  readonly ear: TestSocket
  /** All that Ben, or an administrator, can ask for which might tell. */
  asked(roundId: string): Promise<string>
  heard(): string
}

/** Lobbies that differ in nothing but this: in one Ana stakes what she has on a round to come. */
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
  const unnamed = (told: unknown) => JSON.stringify(told).replaceAll(lobby._id, 'the lobby')
  return {
    lobby,
    ear,
    asked: async (roundId) => {
      const { users, leaderboard, version } = await ben.looksAt(lobby)
      const params = { lobbyId: lobby._id }
      const body = { lobbyId: lobby._id, matchRoundId: roundId as never }
      const { lobbyUsers } = await story.admin.gets(adminListLobbyUsers, { query: { lobbyId: lobby._id } })
      return unnamed({
        ...{ users, leaderboard, version },
        log: (await ben.gets(matchLog, { params })).entries.map(({ fact }) => fact),
        curve: await ben.gets(chipsOverRounds, { params }),
        penalised: await ben.gets(applyInactivityPenalty, { body }),
        listed: lobbyUsers.map(({ chips }) => chips).toSorted(),
      })
    },
    heard: () => unnamed(ear.frames.filter((frame: ServerFrame) => frame.type === 'news')),
  }
}

const chipsOf = async (who: Player, of: Player, lobby: Lobby) => {
  const { users, currentUser } = await who.looksAt(lobby)
  return who === of ? currentUser.chips : users.find(({ user }) => user._id === of.userId)?.chips
}

describe('what a round sat out costs', () => {
  it.each([77, 80])('[I2] [V3] tells nobody of the %i chips that lie on a round to come', async (stake) => {
    const [staked, kept] = [await aWorld({}), await aWorld({})]
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(41)
    await ana.bets(stake).on('Over 0.5 Corner', staked.lobby)
    await story.goesOn(5)
    await story.endsHalf(1)
    const sat = (await ben.looksAt(staked.lobby)).rounds[4]?._id ?? ''
    expect(await chipsOf(ben, ana, kept.lobby)).toBe(75)
    expect(await staked.asked(sat)).toBe(await kept.asked(sat))
    expect(staked.heard()).toBe(kept.heard())
    // She herself sees what is: nothing is taken that is not there.
    expect(await chipsOf(ana, ana, staked.lobby)).toBe(0)
    await story.startsHalf(2)
    await story.letsKickOff()
    expect(await chipsOf(ben, ana, staked.lobby)).toBe(await chipsOf(ana, ana, staked.lobby))
    expect(await ledgerFaults(server.ctx.db, story.match._id)).toEqual([])
  })

  it('[I2] [V3] tells nobody in a blind lobby, before the round that was bet on is settled', async () => {
    const settings = { showCompetitorBets: false, startingChips: 50 }
    const [staked, kept] = [await aWorld(settings), await aWorld(settings)]
    await story.startsHalf(1)
    await story.letsKickOff()
    await story.goesOn(11)
    await ana.bets(44).on('Under 0.5 Corner', staked.lobby)
    await story.goesOn(10)
    const sat = (await ben.looksAt(kept.lobby)).rounds[1]?._id ?? ''
    expect(await chipsOf(ben, ana, kept.lobby)).toBe(40)
    expect(await staked.asked(sat)).toBe(await kept.asked(sat))
    expect(staked.heard()).toBe(kept.heard())
    await story.records('Corner')
    await story.goesOn(10)
    expect(await chipsOf(ben, ana, staked.lobby)).toBe(0)
    expect(await chipsOf(ana, ana, staked.lobby)).toBe(0)
  })
})
