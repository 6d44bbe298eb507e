import { lobbyDetails, type Odds, updateOdds } from '@bettle/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aStory, betOn, type Player, type Story } from '../../test/story.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'
import { placeBet } from './place-bet.ts'

const stories: Story[] = []
let story: Story
let ana: Player

beforeEach(async () => {
  const [first] = stories
  story = await aStory(first ? { on: first.server } : {})
  stories.push(story)
  ana = await story.player('Ana')
})

afterAll(async () => {
  expect(await ledgerFaults(story.server.ctx.db)).toEqual([])
  await stories[0]?.ends()
})

const priceOf = (odds: readonly Odds[], name: string) => odds.find((option) => option.name === name)?.odds

/** Bets on the first round are taken until it kicks off; the second has other prices, and other lines. */
async function justBeforeKickOff() {
  const lobby = await ana.opensLobby()
  await story.startsHalf(1)
  const seen = await ana.looksAt(lobby)
  const arrivedAt = story.server.clock.now()
  await story.letsKickOff()
  await story.goesOn(1)
  return { seen, arrivedAt, later: await ana.looksAt(lobby) }
}

describe('a bet that arrived just before its round started, and is handled after the next one was priced', () => {
  it('[B14] [P9] has the price of its round, whether or not it names it', async () => {
    const option = 'Over 0.5 Corner'
    for (const named of [true, false]) {
      const { seen, arrivedAt, later } = await justBeforeKickOff()
      const odds = priceOf(seen.odds, option)
      expect(priceOf(later.odds, option)).not.toBe(odds)
      const wish = { ...betOn(seen, option, 10), arrivedAt, ...(named && { odds }) }
      const { bet } = await placeBet(story.server.ctx, ana.userId, wish)
      expect(bet.odds.odds).toBe(odds)
      expect(bet.matchRound.roundNumber).toBe(1)
      story = await aStory({ on: story.server })
      ana = await story.player('Ana')
    }
  })

  it('[P9] is taken on a line the next round no longer offers', async () => {
    const { seen, arrivedAt, later } = await justBeforeKickOff()
    const gone = seen.odds.find((option) => !later.odds.some(({ _id }) => _id === option._id))
    if (!gone) throw new Error('every line is offered again')
    const { bet } = await placeBet(story.server.ctx, ana.userId, { ...betOn(seen, gone.name, 10), arrivedAt })
    expect(bet.odds).toMatchObject({ _id: gone._id, odds: gone.odds })
  })
})

describe('a bet that arrived before an administrator changed its price', () => {
  it('[P9] has the price it found', async () => {
    const lobby = await ana.opensLobby()
    const wish = { ...betOn(lobby, 'Over 0.5 Corner', 10), arrivedAt: story.server.clock.now() }
    await story.goesOn(1)
    await story.admin.gets(updateOdds, { params: { id: wish.oddsId }, body: { odds: 9.5 } })
    const { bet } = await placeBet(story.server.ctx, ana.userId, wish)
    expect(bet.odds.odds).toBe(priceOf(lobby.odds, 'Over 0.5 Corner'))
    const ben = await story.player('Ben')
    const late = { ...wish, lobbyId: (await ben.opensLobby())._id, arrivedAt: story.server.clock.now() }
    expect((await placeBet(story.server.ctx, ben.userId, late)).bet.odds.odds).toBe(9.5)
  })
})

it('[B14] a bet says that it was placed when it arrived, however long it waited, and so before betting closed', async () => {
  const { seen, arrivedAt } = await justBeforeKickOff()
  const { bet } = await placeBet(story.server.ctx, ana.userId, { ...betOn(seen, 'Over 0.5 Corner', 10), arrivedAt })
  expect(Date.parse(bet.placedAt)).toBe(arrivedAt)
  const { bets } = await ana.looksAt(seen)
  expect(bets.map(({ placedAt }) => Date.parse(placedAt))).toEqual([arrivedAt])
})

describe('a lobby looked at in the moment a round starts', () => {
  it('[P9] shows the next round at its own prices, before the work that falls due then is done', async () => {
    const lobby = await ana.opensLobby()
    const { clock, ctx } = story.server
    await story.startsHalf(1)
    await ctx.db
      .updateTable('due_work')
      .set({ due_at: new Date(clock.now() + 1e9) })
      .execute()
    const before = await ana.looksAt(lobby)
    await story.letsKickOff()
    const seen = await ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
    expect(seen.upcomingRounds[0]?.roundNumber).toBe(2)
    expect(priceOf(seen.odds, 'Over 0.5 Corner')).not.toBe(priceOf(before.odds, 'Over 0.5 Corner'))
    const { bet } = await placeBet(ctx, ana.userId, { ...betOn(seen, 'Over 0.5 Corner', 10), arrivedAt: clock.now() })
    expect(bet.odds.odds).toBe(priceOf(seen.odds, 'Over 0.5 Corner'))
  })
})
