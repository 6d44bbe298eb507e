import { createMatch, getReceipt, recordMatchEvent, startHalf1 } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { KICK_OFF } from '../../clock.ts'

let scenario: Scenario

beforeAll(async () => {
  scenario = await aScenario()
})

afterAll(() => scenario.ends())

it('the balances on a bet’s receipt omit, for other members, a later stake until the round of that stake starts [V1] [V3]', async () => {
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  const lobby = await ana.opensLobby()
  await ben.joins(lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(35)
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await scenario.goesOn(6)
  await scenario.records('Corner')
  await ana.bets(7).on('Over 0.5 Corner', lobby)
  await scenario.goesOn(5)
  await scenario.endsHalf(1)

  const balances = async (player: typeof ana) =>
    (await player.gets(getReceipt, { params: { betId: bet._id } })).ledger.map(({ kind, balance }) => [kind, balance])
  const publishedChips = (await ben.fetchesLobby(lobby)).users.find((member) => member.isHost)?.chips ?? 0
  const [staked, paid] = await balances(ana)
  expect(paid).toEqual(['payout', publishedChips - 7])
  expect(await balances(ben)).toEqual([staked, ['payout', publishedChips]])

  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  expect(await balances(ben)).toEqual([staked, paid])
})

it('a receipt keeps a removed corner with the minute, the reason and the effect of the removal [S10] [S11]', async () => {
  const dan = await scenario.player('Dan')
  const eve = await scenario.player('Eve')
  await scenario.server.clock.set(KICK_OFF)
  const { match } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Spain', awayTeam: 'Italy' } })
  const otherLobby = await dan.opensLobby({}, match._id)
  await eve.joins(otherLobby)
  const bet = await dan.bets(10).on('Over 0.5 Corner', otherLobby)
  await scenario.admin.gets(startHalf1, { body: { matchId: match._id } })
  await scenario.letsKickOff()
  await scenario.goesOn(3)
  const record = (minutesAgo: number) =>
    scenario.admin.gets(recordMatchEvent, {
      body: {
        match: match._id,
        eventType: 'Corner',
        timeStamp: new Date(scenario.server.clock.now() - minutesAgo * 60_000).toISOString(),
      },
    })
  const { event } = await record(0)
  await scenario.goesOn(8)
  const secret = await dan.bets(7).on('Over 0.5 Corner', otherLobby)
  const won = await dan.gets(getReceipt, { params: { betId: bet._id } })
  expect(won).toMatchObject({ outcome: 'won', count: 1, removedEvents: [], corrections: [] })

  await scenario.deletesEvent(event, 'VAR: the ball was out of play')
  const reason = 'VAR: the ball was out of play'
  const receipt = await dan.gets(getReceipt, { params: { betId: bet._id } })
  expect(receipt).toMatchObject({ outcome: 'lost', count: 0, events: [] })
  expect(receipt.removedEvents).toMatchObject([{ _id: event._id, eventType: 'Corner', minute: 3, reason }])
  const at = scenario.server.clock.date().toISOString()
  const why = { code: 'operator', text: reason }
  const back = -(won.payout ?? 0)
  const whys = [why]
  expect(receipt.corrections).toEqual([
    { at, reason, why, whys, from: 'won', to: 'lost', amount: back, balance: 90 - 7 },
  ])
  const seen = await eve.gets(getReceipt, { params: { betId: bet._id } })
  expect(seen.corrections).toEqual([{ at, reason, why, whys, from: 'won', to: 'lost', amount: back, balance: 90 }])
  expect(seen.ledger.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(await eve.isRefused(getReceipt, { params: { betId: secret._id } })).toBe('not-found')

  await record(5)
  const again = await dan.gets(getReceipt, { params: { betId: bet._id } })
  expect(
    again.corrections.map(({ from, to, reason: because, why: explained }) => [from, to, because, explained?.code]),
  ).toEqual([
    ['won', 'lost', reason, 'operator'],
    ['lost', 'won', 'An event was recorded late.', 'event-late'],
  ])
  expect(again.events).toHaveLength(1)
  expect(again.removedEvents).toHaveLength(1)
})
