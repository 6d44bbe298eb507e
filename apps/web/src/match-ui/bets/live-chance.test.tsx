import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverClock } from '../../push/clock/server-clock.ts'
import { aBet, aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { MomentClock } from '../clock/moment-clock.tsx'
import { outlookOf } from './bet-outlook.ts'
import { nounOf } from './bet-text.ts'
import { LiveChance } from './live-chance.tsx'

const lobby = aLobby()
const timetable = lobbyTimetable(lobby)
/** A bet on over 4.5 throw-ins in round 2, minutes 10 to 20. The model expects a mean of 4.8383. */
const bet = aBet(1, 2, 10)
const noun = nounOf('Throw', 'Throw')
const at = (match: number, count: number, of = bet) => outlookOf(of, count, timetable, minute(match), noun)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Returns P(at least `needed` further events) for a mean, computed term by term. */
function atLeast(needed: number, mean: number): number {
  let below = 0
  for (let count = 0, term = Math.exp(-mean); count < needed; term *= mean / ++count) below += term
  return 1 - below
}

it('the live chance says before the round which counts win, and the bet’s chance [P10]', () => {
  expect(at(5, 0)).toEqual({ percent: Math.round(100 * atLeast(5, 4.8383)), text: "5 or more throw-ins, 10'–20'" })
})

it('the live chance of a bet changes with the minutes and the match events [P10] [PR179]', () => {
  expect(at(15, 3)).toEqual({ percent: Math.round(100 * atLeast(2, 4.8383 / 2)), text: "2 more by 20'" })
  expect(at(15, 4)).toEqual({ percent: Math.round(100 * atLeast(1, 4.8383 / 2)), text: "one more by 20'" })
  expect(at(19, 4)?.percent).toBe(Math.round(100 * atLeast(1, 0.48383)))
  expect(at(19, 5)).toEqual({ percent: 100, text: 'enough already' })
})

it('the live chance of a settled bet shows the count and no chance', () => {
  expect(at(25, 6, { ...bet, outcome: 'won' })).toEqual({ percent: undefined, text: "6 throw-ins, 10'–20'" })
})

it('the live chance shows no chance for an event type without measured rates [P10]', () => {
  const odd = { ...bet, odds: { ...bet.odds, eventType: 'Substitution' } }
  expect(outlookOf(odd, 0, timetable, minute(15), nounOf('Substitution', 'Substitution'))).toEqual({
    percent: undefined,
    text: "5 more by 20'",
  })
})

it('the live chance of a bet is marked as falling while no match event comes, and as rising after one [PR179]', () => {
  serverClock().moveTo(minute(15))
  const shown = (count: number) => (
    <MomentClock timetable={timetable} settings={lobby.gameSettings}>
      <LiveChance bet={bet} count={count} />
    </MomentClock>
  )
  const { rerender } = render(shown(3))
  expect(screen.queryByText(/rising|falling/)).toBeNull()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('falling')).toBeInTheDocument()
  rerender(shown(4))
  expect(screen.getByText('rising')).toBeInTheDocument()
  expect(screen.getByText("one more by 20'")).toBeInTheDocument()
})
