import { applyInactivityPenalty, type Lobby, reopenHalf, updateHalf } from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { halfId } from '../../test/match-now.ts'
import { aStory, type Player, type Story } from '../../test/story.ts'
import { aServer, type TestServer } from '../../test/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

const MINUTE = 60_000

let server: TestServer
let story: Story
let ana: Player
let ben: Player
let kickedOffAt: number

beforeAll(async () => {
  server = await aServer()
})

beforeEach(async () => {
  story = await aStory({ on: server })
  ana = await story.player('Ana')
  ben = await story.player('Ben')
})

afterEach(async () => {
  expect(await ledgerFaults(server.ctx.db)).toEqual([])
})

afterAll(() => server.stop())

/** The operator finds that it was kicked off so long before. */
async function kickedOffEarlier(minutes: number): Promise<void> {
  const body = { startTime: new Date(kickedOffAt - minutes * MINUTE).toISOString() }
  await story.admin.gets(updateHalf, { params: { id: halfId(story, 1) }, body })
}

/** Everybody has been in the lobby for an hour by then. */
async function kicksOff(): Promise<void> {
  await story.goesOn(60)
  await story.startsHalf(1)
  await story.letsKickOff()
  kickedOffAt = server.clock.now()
}

/** The numbers of the rounds this player was fined for. */
async function finedFor(player: Player, lobby: Lobby): Promise<number[]> {
  const fined: number[] = []
  for (const { _id, roundNumber } of lobby.rounds) {
    const body = { lobbyId: lobby._id, matchRoundId: _id }
    const { penalizedUsers } = await player.gets(applyInactivityPenalty, { body })
    if (penalizedUsers.some(({ user }) => user._id === player.userId)) fined.push(roundNumber)
  }
  return fined
}

describe.each([false, true])('a round that nobody could bet on, late betting: %s', (allowLateBetting) => {
  it('[I1] [I4] costs nobody anything where the kick-off turns out to have been long ago, and nobody their seat', async () => {
    const lobby = await ana.opensLobby({ autoKickInactive: true, allowLateBetting })
    await ana.bets(1).on('Over 0.5 Corner', lobby)
    await kicksOff()
    await story.goesOn(1)
    await ana.bets(1).on('Over 0.5 Corner', lobby)
    await kickedOffEarlier(45)
    await story.goesOn(1)
    await story.endsHalf(1)
    expect(await finedFor(ana, lobby)).toEqual([])
    expect((await ana.looksAt(lobby)).currentUser).toMatchObject({ role: 'player', seat: 'player' })
  })

  it('[I1] costs nobody anything where the kick-off was put right before it was to come', async () => {
    const lobby = await ana.opensLobby({ allowLateBetting })
    await ana.bets(1).on('Over 0.5 Corner', lobby)
    await kicksOff()
    await kickedOffEarlier(15)
    await ana.bets(1).on('Over 0.5 Corner', lobby)
    await story.goesOn(16)
    expect(await finedFor(ana, lobby)).toEqual([])
  })

  it('[I1] costs only who was there before the half was ended by mistake, and only the round that was the next one then', async () => {
    const lobby = await ana.opensLobby({ allowLateBetting, autoKickInactive: false })
    await ana.bets(1).on('Over 0.5 Corner', lobby)
    await kicksOff()
    await ana.bets(1).on('Over 0.5 Corner', lobby)
    await story.goesOn(10)
    // For a minute the third round is the next one; then it is the first of the second half.
    await story.goesOn(1)
    await story.endsHalf(1)
    await story.goesOn(1)
    await ben.joins(lobby)
    await story.goesOn(37)
    await story.admin.gets(reopenHalf, { body: { matchId: story.match._id, halfNumber: 1 } })
    await story.endsHalf(1)
    expect(await finedFor(ana, lobby)).toEqual([3])
    expect(await finedFor(ben, lobby)).toEqual([])
  })
})
