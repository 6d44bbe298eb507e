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
import { type Act, correctionsByHand, historyOf } from '../../test/naive-history.ts'
import { aStory, type Player, type Story } from '../../test/story.ts'
import { type Dice, diceOf } from '../../whole-match/dice.ts'

let story: Story

afterEach(() => story?.ends())

/** One staked at 1.22 pays one: won or void, the same chip comes back. */
async function offersOnTheLine(): Promise<void> {
  const line = {
    matchId: story.match._id,
    threshold: 1,
    oddsValue: 1.22,
    eventType: 'Corner',
    betType: 'over',
  } as const
  await story.admin.gets(createOdds, { body: line })
}

const because = (text: string) => {
  const why = { code: 'operator', text }
  return { reason: text, why, whys: [why] }
}

async function receiptOf(player: Player, bet: Bet) {
  return player.gets(getReceipt, { params: { betId: bet._id } })
}

it('[S11] tells each correction with its reason, also where not a chip moved', async () => {
  story = await aStory()
  const ana = await story.player('Ana')
  await offersOnTheLine()
  const lobby = await ana.opensLobby()
  const bet = await ana.bets(1).on('Over 1 Corner', lobby)
  await story.startsHalf(1)
  await story.letsKickOff()
  await story.goesOn(2)
  const first = await story.records('Corner')
  const second = await story.records('Corner')
  await story.goesOn(9)
  expect(await receiptOf(ana, bet)).toMatchObject({ outcome: 'won', payout: 1, corrections: [] })

  const at = story.server.clock.date().toISOString()
  await story.takesBack(second, 'It was a goal kick')
  const void1 = { at, from: 'won', to: 'void', amount: 0, balance: 100, ...because('It was a goal kick') }
  expect(await receiptOf(ana, bet)).toMatchObject({ outcome: 'void', payout: 1, count: 1, corrections: [void1] })

  await story.goesOn(1)
  const later = story.server.clock.date().toISOString()
  await story.takesBack(first, 'And so was this')
  const lost = { at: later, from: 'void', to: 'lost', amount: -1, balance: 99, ...because('And so was this') }
  const receipt = await receiptOf(ana, bet)
  expect(receipt).toMatchObject({ outcome: 'lost', payout: 0, count: 0 })
  expect(receipt.corrections).toEqual([void1, lost])
})

it.each([1, 2])(
  '[S10] [S11] says what follows from what operators did, one thing after the other (%i)',
  async (seed) => {
    story = await aStory()
    const dice = diceOf(seed)
    const [ana, ben] = [await story.player('Ana'), await story.player('Ben')]
    await offersOnTheLine()
    const lobby = await ana.opensLobby({ allowLateBetting: true })
    await ben.joins(lobby)
    const acts: Act[] = []
    const bets: { player: Player; bet: Bet }[] = []
    const place = async () => {
      for (const player of [ana, ben]) bets.push({ player, bet: await betOnAny(player, lobby, dice) })
    }
    const now = () => story.server.clock.date().toISOString()

    await place()
    await story.startsHalf(1)
    await story.letsKickOff()
    const kickOff = now()
    acts.push({ at: kickOff, what: 'half-started', half: 1, kickOff })
    // Nobody does anything at the very moment a round ends.
    await story.goesOn(0.5)
    for (let minute = 1; minute <= 49; minute += 1) {
      await story.goesOn(1)
      if (minute % 10 === 5 && minute < 45) await place()
      if (minute === 46) await ends()
      else if (minute === 47) {
        await story.admin.gets(reopenHalf, { body: { matchId: story.match._id, halfNumber: 1 } })
        acts.push({ at: now(), what: 'half-reopened', half: 1 })
      } else if (minute === 49) await ends()
      else await operate()
    }
    for (let after = 0; after < 6; after += 1) {
      await story.goesOn(1)
      await operate()
    }

    let told = 0
    for (const { player, bet } of bets) {
      const { outcome, count, corrections } = await receiptOf(player, bet)
      const taken = { ...bet.odds, hundredths: Math.round(bet.odds.odds * 100), stake: bet.stake }
      const played = { ...taken, roundNumber: bet.matchRound.roundNumber, roundDuration: 10 }
      const history = historyOf(played, acts, story.server.clock.now())
      const what = `${player.name}, round ${played.roundNumber}, ${bet.odds.name}`
      expect([outcome, count], what).toEqual([history.at(-1)?.outcome, history.at(-1)?.count])
      const expected = correctionsByHand(history)
      expect(
        corrections.map(({ balance: _balance, why: _why, whys: _whys, ...correction }) => correction),
        what,
      ).toEqual(expected)
      told += expected.length
    }
    expect(told).toBeGreaterThan(5)

    async function ends() {
      await story.admin.gets(endHalf, { body: { matchId: story.match._id, halfNumber: 1 } })
      acts.push({ at: now(), what: 'half-ended', half: 1, end: now() })
    }

    /** In time or late, moved, or taken back, with words of their own or without. */
    async function operate() {
      const standing = standingEvents(acts)
      const reason = dice.chance(0.5) ? { reason: `Because ${dice.whole(1, 99)}` } : {}
      const what = standing.length === 0 || dice.chance(0.5) ? 'record' : dice.pick(['move', 'remove'] as const)
      const when = new Date(story.server.clock.now() - dice.whole(0, 12) * 60_000).toISOString()
      const eventType = dice.pick(['Corner', 'Corner', 'Throw'])
      if (what === 'record') {
        const body = { match: story.match._id, eventType, timeStamp: when, ...reason }
        const { event } = await story.admin.gets(recordMatchEvent, { body })
        acts.push({ at: now(), what: 'recorded', event: event._id, eventType, when, ...reason })
        return
      }
      const params = { id: dice.pick(standing) as MatchEventId }
      if (what === 'move') {
        await story.admin.gets(updateMatchEvent, { params, body: { eventType, timeStamp: when, ...reason } })
        acts.push({ at: now(), what: 'moved', event: params.id, eventType, when, ...reason })
      } else {
        await story.admin.gets(deleteMatchEvent, { params, query: reason })
        acts.push({ at: now(), what: 'removed', event: params.id, ...reason })
      }
    }
  },
)

async function betOnAny(player: Player, lobby: Lobby, dice: Dice): Promise<Bet> {
  const query = { lobbyId: lobby._id }
  const { odds } = await player.gets(listOdds, { params: { matchId: lobby.match._id }, query })
  const { upcomingRounds } = await player.gets(lobbyDetails, { params: query })
  const counted = odds.filter(({ eventType }) => eventType === 'Corner' || eventType === 'Throw')
  const body = { ...query, oddsId: dice.pick(counted)._id, matchRoundId: upcomingRounds[0]?._id ?? '', stake: 1 }
  return (await player.gets(placeBet, { body: placeBet.body.parse(body) })).bet
}

function standingEvents(acts: readonly Act[]): string[] {
  const removed = new Set(acts.flatMap((act) => (act.what === 'removed' ? [act.event] : [])))
  return acts.flatMap((act) => (act.what === 'recorded' && !removed.has(act.event) ? [act.event] : []))
}
