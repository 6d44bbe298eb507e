import { expect, it } from 'vitest'
import { nounOf } from '../../../match-ui/bets/bet-text.ts'
import { aBet, aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'
import { anOption } from '../an-option.test-support.ts'
import { type GuideFacts, guideStep, isGoodStart, optionToBeginWith } from './guide-step.ts'

const round = lobbyTimetable(aLobby()).rounds[1]
const shown = anOption(1)

function aGuide(facts: Partial<GuideFacts> = {}): GuideFacts {
  return {
    bet: undefined,
    round,
    isPlayed: false,
    count: 0,
    isClosed: false,
    isOver: false,
    picked: undefined,
    isLate: false,
    shown,
    chance: undefined,
    elsewhere: undefined,
    stake: 10,
    noun: nounOf('Throw', 'Throw'),
    ...facts,
  }
}

it('the guide suggests an option on a frequent event type, at nearly even odds, on the first page of options', () => {
  const goal = anOption(1, { eventType: 'Goal', odds: 2 })
  const [dear, even, under] = [
    anOption(2, { odds: 3.4, threshold: 6.5 }),
    anOption(3, { odds: 1.9 }),
    anOption(4, { odds: 1.9, betType: 'under' }),
  ]
  expect(optionToBeginWith([goal, dear, under, even])).toBe(even)
  expect(optionToBeginWith([goal, dear, under, { ...even, suspended: true }])).toBe(under)
  expect(optionToBeginWith([goal])).toBe(goal)
  expect(optionToBeginWith([])).toBeUndefined()
  // Both options of a line; the over has the lower price and is more likely.
  const [over, other] = [anOption(5, { odds: 1.7 }), anOption(6, { odds: 2.1, betType: 'under' })]
  expect(optionToBeginWith([other, over])).toBe(over)
  expect([over, anOption(7, { odds: 2.65 }), anOption(8, { odds: 1.8, suspended: true })].map(isGoodStart)).toEqual([
    true,
    false,
    false,
  ])
  const lines = [1, 2, 3, 4].map((n) => anOption(n, { threshold: n + 0.5, odds: n === 4 ? 2 : 5 }))
  expect(optionToBeginWith(lines)).not.toBe(lines[3])
})

it('the guide explains one step at a time, and each step after the previous one is done [PR180]', () => {
  expect(guideStep(aGuide({ elsewhere: 'Throw' }))).toMatchObject({
    step: 1,
    text: 'Press THROW: throw-ins come often, so you soon know if you won.',
  })
  expect(guideStep(aGuide())).toMatchObject({
    step: 1,
    text: "Press OVER 4.5: 5 or more throw-ins in 10'–20' win.",
  })
  expect(guideStep(aGuide({ chance: 'about 6 of 10' })).text).toBe(
    "Press OVER 4.5: 5 or more throw-ins in 10'–20' win, about 6 of 10 times.",
  )
  expect(guideStep(aGuide({ isLate: true, chance: 'about 6 of 10' })).text).toBe(
    "Too late. Now press OVER 4.5: 5 or more throw-ins in 10'–20' win.",
  )
  expect(guideStep(aGuide({ picked: shown }))).toMatchObject({
    step: 2,
    text: 'The odds are 1.85: 10 chips become 18 if your bet wins, and 0 if it loses.',
  })
  const bet = aBet(1, 2, 10)
  expect(guideStep(aGuide({ bet }))).toMatchObject({
    step: 3,
    text: "Placed. Round 2 starts at 10' and counts from 0.",
    isSettled: false,
  })
  expect(guideStep(aGuide({ bet, isPlayed: true, count: 3 })).text).toBe(
    "Your bet counts now: 3 throw-ins so far, 2 more by 20'.",
  )
  expect(guideStep(aGuide({ bet, isPlayed: true })).text).toBe(
    "Your bet counts now: no throw-ins so far, 5 more by 20'.",
  )
  expect(guideStep(aGuide({ bet, isPlayed: true, noun: () => 'VAR checks' })).text).toBe(
    "Your bet counts now: no VAR checks so far, 5 more by 20'.",
  )
})

it.each([
  ['won', 6, '6 throw-ins: OVER 4.5 won, and you get 18 chips.'],
  ['lost', 1, '1 throw-in: OVER 4.5 lost, and your 10 chips are gone.'],
  ['void', 0, 'This bet is void: you get your 10 chips back.'],
] as const)('the guide explains how a bet ended that was %s', (outcome, count, text) => {
  expect(guideStep(aGuide({ bet: aBet(1, 2, 10, { outcome }), count }))).toMatchObject({ text, isSettled: true })
})

it('the guide mentions no further round after the last round of the match', () => {
  const { text } = guideStep(aGuide({ isClosed: true, isOver: true }))
  expect(text).toContain('Betting on this match is over')
  expect(text).not.toContain('opens again')
})

it('the guide asks the player to wait while no option is open, and names no deadline [PR730]', () => {
  expect(guideStep(aGuide({ shown: undefined }))).toMatchObject({
    step: 1,
    text: 'You cannot bet right now. Stay right here.',
  })
})

it('the guide asks the player to wait while betting is closed', () => {
  expect(guideStep(aGuide({ isClosed: true }))).toMatchObject({
    text: 'Betting opens again when the next round begins. Stay right here.',
  })
})
