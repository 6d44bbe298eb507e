import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { withRoundsAt } from '../../push/match/timetable.ts'
import { StatisticsTable } from './statistics-table.tsx'

const roundsAt = (at: number) => withRoundsAt(aLobby({ at }), minute(at)).rounds
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('the statistics table counts each event type per round, with totals, at least five rounds and the current round marked [PR195]', () => {
  render(<StatisticsTable statistics={{ Throw: { 1: 7, 2: 3 }, Corner: { 2: 1 } }} rounds={roundsAt(12)} />)
  expect(headings()).toEqual(['Event type', 'R1', 'R2 (now)', 'R3', 'R4', 'R5', 'All'])
  expect(screen.getByRole('columnheader', { current: true })).toHaveTextContent('R2')
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells('Throw')).toEqual(['7', '3', '·', '·', '·', '10'])
  expect(cells('Corner')).toEqual(['0', '1', '·', '·', '·', '1'])
})

it('the statistics table has five round columns and marks none as current before a round has begun', () => {
  render(<StatisticsTable statistics={{}} rounds={roundsAt(-5)} />)
  expect(headings()).toHaveLength(7)
  expect(screen.queryByRole('columnheader', { current: true })).toBeNull()
})
