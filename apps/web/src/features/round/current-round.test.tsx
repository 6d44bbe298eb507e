import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameMoment } from '../../match-ui/clock/game-moment.ts'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { CurrentRound } from './current-round.tsx'

function show(at: number, without?: number, isSpectator = false): void {
  const lobby = aLobby({ at })
  const rounds = lobby.rounds.filter(({ roundNumber }) => roundNumber !== without)
  const settings = { ...lobby.gameSettings, allowLateBetting: true }
  const moment = gameMoment(lobbyTimetable({ ...lobby, rounds }), settings, minute(at))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CurrentRound moment={moment} live={undefined} isSpectator={isSpectator} />
    </QueryClientProvider>,
  )
}

it.each([
  [-1, undefined, 'Now: before kick-off'],
  [15, undefined, 'Now: round 2'],
  [15, 2, 'Now: between rounds'],
])('the current round panel shows the state of the match at minute %d', (at, without, name) => {
  show(at, without)
  expect(screen.getByRole('heading', { name })).toBeInTheDocument()
})

it('the current round panel tells a player that they have no bet, but does not tell a spectator', () => {
  show(15)
  expect(screen.getByText('You have no bet')).toBeInTheDocument()
  cleanup()
  show(15, undefined, true)
  expect(screen.queryByText('You have no bet')).toBeNull()
})
