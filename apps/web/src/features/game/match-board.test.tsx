import type { Lobby } from '@bettle/contract'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { gameMoment } from '../../match-ui/clock/game-moment.ts'
import { serverClock } from '../../push/clock/server-clock.ts'
import { liveStatus } from '../../push/connection/live-status.ts'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { MatchBoard } from './match-board.tsx'

afterEach(() => liveStatus.set({ state: 'live' }))

function show(given: Partial<Lobby['match']> = {}) {
  const lobby = aLobby()
  const match = { ...lobby.match, ...given }
  serverClock().moveTo(minute(3))
  const moment = gameMoment(lobbyTimetable({ ...lobby, match }), lobby.gameSettings, minute(3))
  render(<MatchBoard match={match} moment={moment} events={[]} leader={undefined} />)
}

it('the match board says beside the clock that a match is faster than real time [PR153]', () => {
  show({ tempo: 10 })
  expect(screen.getByText('×10')).toBeInTheDocument()
  expect(screen.getByText('10 times as fast as in real life')).toBeInTheDocument()
})

it('the match board shows no tempo for a match in real time', () => {
  show()
  expect(screen.queryByText(/as fast as in real life/)).toBeNull()
})

it('the match board says that a goal without a side is missing from the score [E5] [PR99]', () => {
  show({ score: { home: 1, away: 0, unassigned: 1 } })
  expect(screen.getByText('+1 goal, side not known')).toBeVisible()
})

it('the match board says nothing about goals without a side if every goal has its side [E5]', () => {
  show({ score: { home: 1, away: 0 } })
  expect(screen.queryByText(/side not known/)).toBeNull()
})

it('the match board says ‘Not live since’ instead of LIVE ROUND while the device is offline [PR251]', () => {
  show()
  expect(screen.getByText('LIVE ROUND')).toBeInTheDocument()
  act(() => liveStatus.set({ state: 'live' }))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/Not live since/)).toBeInTheDocument()
  expect(screen.queryByText('LIVE ROUND')).toBeNull()
  expect(screen.getByText('ROUND 1')).toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'onLine')
})

it('the match board says ‘Not live since’ instead of LIVE ROUND while the push channel is silent [T10]', () => {
  show()
  act(() => liveStatus.set({ state: 'silent', since: minute(2) }))
  expect(screen.getByText(/Not live since/)).toBeInTheDocument()
  expect(screen.queryByText('LIVE ROUND')).toBeNull()
})
