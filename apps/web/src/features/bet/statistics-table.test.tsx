import type { Lobby } from '@bettle/contract'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { withRoundsAt } from '../../push/match/timetable.ts'
import { StatisticsTable } from './statistics-table.tsx'

const lobbyAt = (at: number) => withRoundsAt(aLobby({ at }), minute(at))
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('the statistics table counts each event type per round, with totals, at least five rounds and the current round marked [PR195]', () => {
  render(<StatisticsTable statistics={{ Throw: { 1: 7, 2: 3 }, Corner: { 2: 1 } }} lobby={lobbyAt(12)} />)
  expect(headings()).toEqual(['Event type', 'R1', 'R2 (now)', 'R3', 'R4', 'R5', 'All'])
  expect(screen.getByRole('columnheader', { current: true })).toHaveTextContent('R2')
  expect(cells('Throw')).toEqual(['7', '3', '·', '·', '·', '10'])
  expect(cells('Corner')).toEqual(['0', '1', '·', '·', '·', '1'])
})

it('the statistics table has five round columns and marks none as current before a round has begun', () => {
  render(<StatisticsTable statistics={{}} lobby={lobbyAt(-5)} />)
  expect(headings()).toHaveLength(7)
  expect(screen.queryByRole('columnheader', { current: true })).toBeNull()
})

/** A lobby in round 2, whose match follows a provider. */
function countedBy(countsFrom: Partial<NonNullable<Lobby['match']['countsFrom']>>): Lobby {
  const lobby = lobbyAt(12)
  const provider = {
    name: 'Totals',
    delaySeconds: 0,
    eventTypes: ['Throw', 'Corner'],
    silentSince: null,
    awaitsStart: false,
  }
  return { ...lobby, match: { ...lobby.match, countsFrom: { ...provider, ...countsFrom } } }
}
const statistics = { Throw: { 1: 7, 2: 3 }, Corner: { 1: 2 } }

it('the statistics table says which counts the provider does not state now, and shows what is recorded [F25] [PR195]', () => {
  render(<StatisticsTable statistics={statistics} lobby={countedBy({ unknown: ['Corner', 'Throw'] })} />)
  expect(cells('Corner')).toEqual(['2', '?unknown', '·', '·', '·', '2+2 or more'])
  expect(cells('Throw')).toEqual(['7', '3+3 or more', '·', '·', '·', '10+10 or more'])
  expect(within(screen.getByRole('row', { name: /^Corner/ })).getByRole('cell', { name: 'unknown' })).toBeVisible()
})

it('the statistics table shows counts that a silent provider does not send, and types that it does not count, as unknown [F25] [PR195]', () => {
  const silentSince = new Date(minute(11)).toISOString()
  const { rerender } = render(<StatisticsTable statistics={statistics} lobby={countedBy({ silentSince })} />)
  expect(cells('Throw')[1]).toBe('3+3 or more')
  rerender(<StatisticsTable statistics={{ Throw: { 1: 7 } }} lobby={countedBy({ eventTypes: ['Throw'] })} />)
  expect(cells('Corner')).toEqual(['?unknown', '?unknown', '·', '·', '·', '?unknown'])
  expect(cells('Throw')).toEqual(['7', '0', '·', '·', '·', '7'])
})
