import {
  type Bet,
  createOdds,
  deleteMatchEvent,
  endHalf,
  getReceipt,
  type Lobby,
  listOdds,
  lobbyDetails,
  type MatchEventId,
  placeBet,
  recordMatchEvent,
  reopenHalf,
  updateMatchEvent,
} from '@bettle/contract'
import { afterEach, expect, it } from 'vitest'
import { type RandomSource, randomSource } from '../../../test/simulation/random-source.ts'
import { correctionsByHand, historyOf, type LoggedAction } from '../../../test/support/naive/naive-history.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario

afterEach(() => scenario?.ends())

/** Offers a price at which a stake of 1 pays 1: at 1.22 a won bet and a void bet both return one chip. */
async function offersOnTheLine(): Promise<void> {
  const line = {
    matchId: scenario.match._id,
    threshold: 1,
    oddsValue: 1.22,
    eventType: 'Corner',
    betType: 'over',
  } as const
  await scenario.admin.gets(createOdds, { body: line })
}

const because = (text: string) => {
  const why = { code: 'operator', text }
  return { reason: text, why, whys: [why] }
}

async function receiptOf(player: Player, bet: Bet) {
  return player.gets(getReceipt, { params: { betId: bet._id } })
}

it('a bet’s receipt lists each correction with the operator’s reason, also if no chips moved [S11]', async () => {
  scenario = await aScenario()
  const ana = await scenario.player('Ana')
  await offersOnTheLine()
  const lobby = await ana.opensLobby()
  const bet = await ana.bets(1).on('Over 1 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(2)
  const first = await scenario.records('Corner')
  const second = await scenario.records('Corner')
  await scenario.goesOn(9)
  expect(await receiptOf(ana, bet)).toMatchObject({ outcome: 'won', payout: 1, corrections: [] })

  const at = scenario.server.clock.date().toISOString()
  await scenario.deletesEvent(second, 'It was a goal kick')
  const void1 = { at, from: 'won', to: 'void', amount: 0, balance: 100, ...because('It was a goal kick') }
  expect(await receiptOf(ana, bet)).toMatchObject({ outcome: 'void', payout: 1, count: 1, corrections: [void1] })

  await scenario.goesOn(1)
  const later = scenario.server.clock.date().toISOString()
  await scenario.deletesEvent(first, 'And so was this')
  const lost = { at: later, from: 'void', to: 'lost', amount: -1, balance: 99, ...because('And so was this') }
  const receipt = await receiptOf(ana, bet)
  expect(receipt).toMatchObject({ outcome: 'lost', payout: 0, count: 0 })
  expect(receipt.corrections).toEqual([void1, lost])
})

it.each([1, 2])(
  'a bet’s receipt lists, in order, each correction that operators’ changes of events and halves caused (seed %i) [S10] [S11]',
  async (seed) => {
    scenario = await aScenario()
    const random = randomSource(seed)
    const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
    await offersOnTheLine()
    const lobby = await ana.opensLobby({ allowLateBetting: true })
    await ben.joins(lobby)
    const log: LoggedAction[] = []
    const bets: { player: Player; bet: Bet }[] = []
    const placeBets = async () => {
      for (const player of [ana, ben]) bets.push({ player, bet: await betOnAny(player, lobby, random) })
    }
    const now = () => scenario.server.clock.date().toISOString()

    await placeBets()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const kickOff = now()
    log.push({ at: kickOff, what: 'half-started', half: 1, kickOff })
    // Moves half a minute on, so that the test changes nothing at the exact end of a round.
    await scenario.goesOn(0.5)
    for (let minute = 1; minute <= 49; minute += 1) {
      await scenario.goesOn(1)
      if (minute % 10 === 5 && minute < 45) await placeBets()
      if (minute === 46) await ends()
      else if (minute === 47) {
        await scenario.admin.gets(reopenHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
        log.push({ at: now(), what: 'half-reopened', half: 1 })
      } else if (minute === 49) await ends()
      else await operate()
    }
    for (let after = 0; after < 6; after += 1) {
      await scenario.goesOn(1)
      await operate()
    }

    let published = 0
    for (const { player, bet } of bets) {
      const { outcome, count, corrections } = await receiptOf(player, bet)
      const taken = { ...bet.odds, hundredths: Math.round(bet.odds.odds * 100), stake: bet.stake }
      const played = { ...taken, roundNumber: bet.matchRound.roundNumber, roundDuration: 10 }
      const history = historyOf(played, log, scenario.server.clock.now())
      const what = `${player.name}, round ${played.roundNumber}, ${bet.odds.name}`
      expect([outcome, count], what).toEqual([history.at(-1)?.outcome, history.at(-1)?.count])
      const expected = correctionsByHand(history)
      expect(
        corrections.map(({ balance: _balance, why: _why, whys: _whys, ...correction }) => correction),
        what,
      ).toEqual(expected)
      published += expected.length
    }
    expect(published).toBeGreaterThan(5)

    async function ends() {
      await scenario.admin.gets(endHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
      log.push({ at: now(), what: 'half-ended', half: 1, end: now() })
    }

    /** Records, moves or removes an event, during its round or later, with or without a reason. */
    async function operate() {
      const current = currentEvents(log)
      const reason = random.bool(0.5) ? { reason: `Because ${random.whole(1, 99)}` } : {}
      const what = current.length === 0 || random.bool(0.5) ? 'record' : random.pick(['move', 'remove'] as const)
      const when = new Date(scenario.server.clock.now() - random.whole(0, 12) * 60_000).toISOString()
      const eventType = random.pick(['Corner', 'Corner', 'Throw'])
      if (what === 'record') {
        const body = { match: scenario.match._id, eventType, timeStamp: when, ...reason }
        const { event } = await scenario.admin.gets(recordMatchEvent, { body })
        log.push({ at: now(), what: 'recorded', event: event._id, eventType, when, ...reason })
        return
      }
      const params = { id: random.pick(current) as MatchEventId }
      if (what === 'move') {
        await scenario.admin.gets(updateMatchEvent, { params, body: { eventType, timeStamp: when, ...reason } })
        log.push({ at: now(), what: 'moved', event: params.id, eventType, when, ...reason })
      } else {
        await scenario.admin.gets(deleteMatchEvent, { params, query: reason })
        log.push({ at: now(), what: 'removed', event: params.id, ...reason })
      }
    }
  },
)

async function betOnAny(player: Player, lobby: Lobby, random: RandomSource): Promise<Bet> {
  const query = { lobbyId: lobby._id }
  const { odds } = await player.gets(listOdds, { params: { matchId: lobby.match._id }, query })
  const { upcomingRounds } = await player.gets(lobbyDetails, { params: query })
  const counted = odds.filter(({ eventType }) => eventType === 'Corner' || eventType === 'Throw')
  const body = { ...query, oddsId: random.pick(counted)._id, matchRoundId: upcomingRounds[0]?._id ?? '', stake: 1 }
  return (await player.gets(placeBet, { body: placeBet.body.parse(body) })).bet
}

function currentEvents(log: readonly LoggedAction[]): string[] {
  const removed = new Set(log.flatMap((entry) => (entry.what === 'removed' ? [entry.event] : [])))
  return log.flatMap((entry) => (entry.what === 'recorded' && !removed.has(entry.event) ? [entry.event] : []))
}
