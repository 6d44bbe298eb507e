import { expect, it } from 'vitest'
import { betStatus } from './bet-status.ts'

const NOW = Date.parse('2026-05-01T18:00:00Z')
const at = (ms: number) => new Date(NOW + ms).toISOString()
const said = (closesAt: string | null, hasBet = false) =>
  betStatus(
    { role: 'player', eliminatedIn: null, nextRound: { roundNumber: 4, closesAt, startsAt: null, hasBet } },
    NOW,
  )

it('the status of a game names the round that can be bet on, and how long betting stays open [PR84]', () => {
  expect(said(at(31_000))).toEqual({ text: 'No bet for round 4, closes in 0:31', isPressing: true, isDone: false })
  expect(said(at(400_000))).toMatchObject({ text: 'No bet for round 4, closes in 6:40', isPressing: false })
  expect(said(at(0)).text).toBe('No bet for round 4: betting has closed')
  expect(said(null).text).toBe('No bet for round 4 yet')
  expect(said(at(31_000), true)).toEqual({ text: 'Bet placed for round 4', isPressing: false, isDone: true })
})

it('the status of a game does not ask a spectator to bet, nor a player without a round to bet on', () => {
  expect(betStatus({ role: 'spectator', eliminatedIn: null }, NOW).text).toBe('You are watching')
  expect(betStatus({ role: 'spectator', eliminatedIn: 3 }, NOW).text).toBe('You have been out since round 3')
  expect(betStatus({ role: 'player', eliminatedIn: null }, NOW).text).toBe('There is nothing left to bet on')
})
