import type { Lobby } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameMoment } from '../../football/game-moment.ts'
import { aLobby, minute } from '../../live/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../live/timetable.ts'
import { RoundStrip } from './round-strip.tsx'

function show(at: number, given: Partial<Lobby> = {}): void {
  const lobby = { ...aLobby({ at }), ...given }
  render(<RoundStrip moment={gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(at))} />)
}

it('says how long the round goes on, and how far it is', () => {
  show(15)
  expect(screen.getByText('Round 2 · Ends in 5:00')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})

it('counts down to the next round in a gap', () => {
  const { rounds } = aLobby()
  show(12, { rounds: rounds.filter(({ roundNumber }) => roundNumber !== 2) })
  expect(screen.getByText('Round starts in 8:00')).toBeInTheDocument()
})

it('leaves the time until kick-off to the countdown below', () => {
  show(-3)
  expect(document.body).toHaveTextContent(/^$/)
})

it('waits for rounds where a half goes on without any', () => {
  show(12, { rounds: [] })
  expect(screen.getByText('Waiting for round data')).toBeInTheDocument()
})
