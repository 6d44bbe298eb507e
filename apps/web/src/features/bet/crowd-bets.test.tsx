import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aBet, aLobby, BEN, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { withRoundsAt } from '../../push/match/timetable.ts'
import { Competitors } from './competitors.tsx'

const asked: string[] = []

beforeEach(() => {
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ bets: [aBet(2, 1, 25, { user: BEN }), aBet(1, 1, 10)], total: 2 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('the competitors tab of a crowded lobby shows the user’s own bet and one page of all bets [PR500]', async () => {
  const lobby = aLobby({ at: 5, bets: [aBet(1, 1, 10)] })
  const crowd = { members: 60, ranked: 60, top: lobby.leaderboard }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Competitors lobby={withRoundsAt({ ...lobby, crowd }, minute(5))} />
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('list', { name: 'Previous round bets' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/ben.*25/),
    expect.stringMatching(/YOU.*10/),
  ])
  expect(screen.getAllByText('YOU')).toHaveLength(2)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('page=1')
})
