import { adminOverview } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { Welcome } from './welcome.tsx'

const half = (halfNumber: number, status: string, startTime: string | null = null) => ({
  ...{ _id: `h${halfNumber}`, match: 'm', halfNumber, status, startTime, endTime: null },
})
const match = (id: string, homeTeam: string, more: object) => ({
  ...{ _id: id, homeTeam, awayTeam: 'Ajax', status: 'upcoming', startTime: null, tempo: 1, isConfirmed: false },
  ...{ halves: [half(1, 'upcoming'), half(2, 'upcoming')], openLobbies: 0, isRunByFeed: false, isLocked: false },
  ...{ silentSince: null, isHalted: false },
  ...more,
})
let overview: object

beforeEach(() => {
  overview = { running: [], next: null, upcoming: 0, openLobbies: 0, peopleOnline: 1, users: 4, failingWork: 0 }
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string) => Response.json(String(url).includes(adminOverview.path) ? overview : {}))
})

async function show() {
  const root = createRootRoute()
  const index = createRoute({ getParentRoute: () => root, path: '/', component: Welcome })
  const router = createRouter({ routeTree: root.addChildren([index]), history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Tonight' }))
}

it('the start page shows the next step of each match of today, and leads to it [W8] [PR840]', async () => {
  const running = new Date(Date.now() - 60_000).toISOString()
  const halves = [half(1, 'active', running), half(2, 'upcoming')]
  overview = {
    ...overview,
    today: [
      match('a', 'Köln', { status: 'active', halves }),
      match('b', 'Reading', { status: 'completed', halves: [half(1, 'finished'), half(2, 'finished')] }),
      match('c', 'Porto', {}),
      match('d', 'Bern', { openLobbies: 1, isLocked: true }),
    ],
  }
  const tonight = await show()
  const links = tonight.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(links).toEqual([
    ['Record events: Köln v Ajax', expect.stringMatching(/\/admin\/events\?matchId=/)],
    ['Confirm results: Reading v Ajax', '/admin/manage-match/b'],
    ['Announce the match: Porto v Ajax', '/admin/manage-match/c'],
    ['Start Half 1: Bern v Ajax', '/admin/manage-match/d'],
    [null, '/admin/manage-match/new'],
  ])
  expect(tonight.getByText(/^Another administrator has to do this, because you have a bet/)).toBeVisible()
})

it('the start page lists what waits for a person, and says so if nothing does [PR840]', async () => {
  overview = {
    ...overview,
    failingWork: 2,
    today: [
      match('a', 'Köln', { status: 'active', silentSince: new Date().toISOString() }),
      match('b', 'Reading', { status: 'active', isHalted: true }),
      match('c', 'Porto', { status: 'completed' }),
    ],
    waiting: { reports: 1, crashes: 3, unsentEmails: 1 },
  }
  await show()
  const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }))
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Porto v Ajax: confirm the results',
    'Köln v Ajax: the feed is silent',
    'Reading v Ajax: the feed does not say whether play goes on',
    '1 report is open',
    '3 crashes are open',
    '2 jobs fail',
    '1 email is not sent yet',
  ])
})

it('the start page without a match offers to add one, and says that nothing waits [PR840]', async () => {
  const tonight = await show()
  expect(tonight.getByText(/No match today/)).toBeVisible()
  expect(tonight.getByRole('link', { name: 'Add Match' })).toHaveAttribute('href', '/admin/manage-match/new')
  expect(screen.getByText('Nothing waits for you.')).toBeVisible()
})
