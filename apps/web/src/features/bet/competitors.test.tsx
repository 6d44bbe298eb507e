import { type Bet, Odds } from '@bettle/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveStatus } from '../../push/connection/live-status.ts'
import { aBet, aLobby, BEN, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { POLL } from '../../push/lobby/polling.ts'
import { withRoundsAt } from '../../push/match/timetable.ts'
import { anOption } from './an-option.test-support.ts'
import { Competitors } from './competitors.tsx'

let answer: () => Response | Promise<Response>

beforeEach(() => {
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function show(at: number): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Competitors lobby={withRoundsAt(aLobby({ at }), minute(at))} />
    </QueryClientProvider>,
  )
}

const bets = (list: readonly Bet[]) => () => Response.json({ bets: list })

it('the competitors tab shows each player’s bet on the latest round that has begun, and marks the user’s own row [PR190]', async () => {
  const under = Odds.parse(anOption(2, { betType: 'under', name: 'Under 4.5 Throw', odds: 1.95 }))
  answer = bets([aBet(1, 1, 10, { outcome: 'won' }), aBet(2, 1, 25, { user: BEN, odds: under, oddsId: under._id })])
  show(5)
  expect(screen.getByRole('heading', { name: /PREVIOUS ROUND BETS/ })).toHaveTextContent('Round 1')
  const rows = within(await screen.findByRole('list', { name: 'Previous round bets' })).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent(/YOU.*4.5.*Throw.*10 at 1.80.*Won/)
  expect(rows[1]).toHaveTextContent(/ben.*4.5.*Throw.*25 at 1.95/)
})

it('the competitors tab says that the shown round is still being played [PR161]', async () => {
  answer = bets([])
  show(5)
  expect(screen.getByRole('heading', { name: /PREVIOUS ROUND BETS/ })).toHaveTextContent('Round 1, now')
  await screen.findByText('No bets placed in previous round')
})

it('the competitors tab polls for bets while the server pushes no updates', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  liveStatus.set({ state: 'down', since: 0 })
  answer = bets([])
  show(5)
  await screen.findByText('No bets placed in previous round')
  answer = bets([aBet(2, 1, 25, { user: BEN, outcome: 'won' })])
  await act(() => vi.advanceTimersByTimeAsync(POLL.statistics))
  expect(await screen.findByText('Won')).toBeVisible()
  vi.useRealTimers()
})

it('the competitors tab says that no player has bet on the round [PR191]', async () => {
  answer = bets([])
  show(5)
  expect(await screen.findByText('No bets placed in previous round')).toBeVisible()
})

it('the competitors tab requests no bets and shows none before the first round has begun', () => {
  answer = () => {
    throw new Error('asked')
  }
  show(-1)
  expect(screen.getByText('No bets placed in previous round')).toBeVisible()
})

it('the competitors tab shows a loading message, and says so if the bets cannot be loaded [PR191] [PR192]', async () => {
  let fail = () => {}
  answer = () =>
    new Promise((resolve) => {
      fail = () => resolve(Response.json({ error: 'No', code: 'internal-error' }, { status: 400 }))
    })
  show(5)
  expect(screen.getByText('Waiting for player data...')).toBeVisible()
  await waitFor(() => fail())
  expect(await screen.findByText('The bets could not be loaded.')).toBeVisible()
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('the competitors tab keeps the bets that it shows if a later request fails [PR192]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  liveStatus.set({ state: 'down', since: 0 })
  let failures = 0
  answer = bets([aBet(2, 1, 25, { user: BEN, outcome: 'won' })])
  show(5)
  expect(await screen.findByText('Won')).toBeVisible()
  answer = () => {
    failures += 1
    return Response.json({ error: 'No', code: 'internal-error' }, { status: 400 })
  }
  await act(() => vi.advanceTimersByTimeAsync(2 * POLL.statistics))
  await waitFor(() => expect(failures).toBeGreaterThan(0))
  expect(screen.getByText('Won')).toBeVisible()
  expect(screen.queryByText('The bets could not be loaded.')).toBeNull()
  vi.useRealTimers()
})
