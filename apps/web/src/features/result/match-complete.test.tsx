import type { Lobby } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ANA, aBet, aLobby, aMember, BEN, CLEO, userId } from '../../live/a-lobby.test-support.ts'
import { MatchComplete } from './match-complete.tsx'
import { ownStory } from './own-story.ts'

// There is no canvas here to throw it on.
vi.mock('canvas-confetti', () => ({ default: { create: () => () => Promise.resolve() } }))

const DARIO = { ...CLEO, _id: userId(4), username: 'dario', name: 'Dario' }

function ended(chips: number[], given: Partial<Lobby['match']> = {}): Lobby {
  const people = [ANA, BEN, CLEO, DARIO].slice(0, chips.length)
  const users = people.map((user, index) => aMember(user, { chips: chips[index] ?? 0 }))
  const lobby = aLobby({ users })
  return {
    ...lobby,
    match: { ...lobby.match, status: 'completed', ...given },
    leaderboard: lobby.leaderboard.toSorted((a, b) => b.chips - a.chips),
  }
}

const show = (lobby: Lobby) => render(<MatchComplete lobby={lobby} onPlayAgain={() => {}} isLeaving={false} />)

it('tells the winner that they won', () => {
  show(ended([140, 90]))
  expect(screen.getByRole('heading', { name: 'Match Complete' })).toBeInTheDocument()
  expect(screen.getByText('You won!')).toBeInTheDocument()
  expect(screen.getByText('Provisional results')).toBeInTheDocument()
  expect(screen.queryByText(/Your rank/)).toBeNull()
})

it('thanks everyone else, names the winner, and repeats a place below third', () => {
  show(ended([10, 90, 80, 70], { resultsConfirmedAt: '2026-06-14T20:10:00.000Z' }))
  expect(screen.getByText('Thanks for playing!')).toBeInTheDocument()
  expect(screen.getByText(/ben wins with/)).toHaveTextContent('ben wins with 90 chips. You finished #4 of 4.')
  expect(screen.getByText(/Your rank/)).toHaveTextContent('Your rank: #4')
  expect(screen.getByText('Results confirmed')).toBeInTheDocument()
})

it('says why a match was abandoned, and that nobody won it', () => {
  show(ended([140, 90], { status: 'abandoned', abandonedReason: 'Floodlight failure.' }))
  expect(screen.getByRole('heading', { name: 'Match abandoned' })).toBeInTheDocument()
  expect(screen.getByText('Floodlight failure.')).toBeInTheDocument()
  expect(screen.queryByText('You won!')).toBeNull()
})

it('tells a game in three numbers', () => {
  const story = ownStory([
    aBet(1, 1, 10, { outcome: 'won', payout: 18, count: 5 }),
    aBet(2, 2, 40, { outcome: 'lost', payout: 0, count: 1 }),
    aBet(3, 3, 5, { outcome: 'lost', payout: 0, count: 4 }),
    aBet(4, 4, 90, { outcome: 'void', payout: 90 }),
  ])
  expect(story.best?.gain).toBe(8)
  expect(story.miss).toMatchObject({ by: 1, bet: { stake: 5 } })
  expect(story.turn).toEqual({ roundNumber: 2, gain: -40 })
})
