import { adminListMatches, listMatchesBetOn } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { type Follower, liveClient } from '../../push/connection/live-client.ts'
import { liveStatus } from '../../push/connection/live-status.ts'
import { AdminMatchList } from './admin-match-list.tsx'

let asked: number
let teams: string[]
let betOn: string[]
let followers: Follower[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  teams = ['France']
  betOn = []
  followers = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes(listMatchesBetOn.path)) return Response.json({ matchIds: betOn })
    if (!String(url).includes(adminListMatches.path)) return Response.json({})
    asked += 1
    const matches = teams.map((homeTeam) => ({ _id: homeTeam, homeTeam, awayTeam: 'Croatia', status: 'upcoming' }))
    return Response.json({ matches, total: matches.length })
  })
  vi.spyOn(liveClient(), 'follow').mockImplementation((_topic, follower) => {
    followers.push(follower)
    return () => followers.splice(followers.indexOf(follower), 1)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  liveStatus.set({ state: 'connecting' })
})

const goesBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Publishes an update about a match this many times. */
function isReceived(times = 1): void {
  for (let version = 1; version <= times; version += 1) {
    for (const follower of followers) {
      follower.onUpdate({ type: 'news', topic: 'hub', version, push: { type: 'match.changed', match: {} as never } })
    }
  }
}

async function aList(): Promise<void> {
  render(theList())
  await goesBy(100)
  expect(names()).toEqual(['France'])
}

function theList() {
  const root = createRootRoute()
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <AdminMatchList search={{}} onSearch={() => {}} />,
  })
  const router = createRouter({ routeTree: root.addChildren([index]), history: createMemoryHistory() })
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('span')?.textContent)

it('the administrators’ list of matches does not poll while the push channel is live, and refetches after updates at most once a second [PR297]', async () => {
  liveStatus.set({ state: 'live' })
  await aList()
  const before = asked
  await goesBy(120_000)
  expect(asked).toBe(before)

  teams = ['France', 'Brazil']
  act(() => isReceived(20))
  await goesBy(500)
  expect(names()).toEqual(['France', 'Brazil'])
  expect(asked).toBe(before + 1)
  await goesBy(2000)
  expect(asked).toBe(before + 2)
})

it('the administrators’ list of matches polls every 30 s while the push channel is down, and stops once it is live [PR297]', async () => {
  liveStatus.set({ state: 'down', since: 0 })
  await aList()
  const before = asked
  teams = ['France', 'Brazil']
  await goesBy(29_800)
  expect(asked).toBe(before)
  await goesBy(300)
  expect(asked).toBe(before + 1)
  expect(names()).toEqual(['France', 'Brazil'])
  await goesBy(30_000)
  expect(asked).toBe(before + 2)
  act(() => liveStatus.set({ state: 'live' }))
  await goesBy(90_000)
  expect(asked).toBe(before + 2)
})

it('the administrators’ list of matches has columns for both teams and the status, and ways to add, edit, delete and export [PR296]', async () => {
  await aList()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(1)).toEqual(['Home Team', 'Away Team', 'Status', 'Actions'])
  expect(screen.getByRole('row', { name: /France.*Croatia.*upcoming/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Match' })).toHaveAttribute(
    'href',
    expect.stringMatching(/manage-match\/new$/),
  )
  expect(screen.getByRole('link', { name: 'Edit France v Croatia' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete France v Croatia' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
})

it('the administrators’ list of matches disables actions on a match that the administrator bet on, and says why [V6] [PR280]', async () => {
  teams = ['France', 'Brazil']
  betOn = ['France']
  render(theList())
  await goesBy(100)
  const row = (team: string) => within(screen.getByRole('row', { name: new RegExp(team) }))
  const remove = row('France').getByRole('button', { name: 'Delete France v Croatia' })
  expect(remove).toBeDisabled()
  expect(remove).toHaveAccessibleDescription(/You have bet on this match/)
  expect(row('France').getByRole('checkbox')).toBeDisabled()
  expect(row('Brazil').getByRole('button', { name: 'Delete Brazil v Croatia' })).toBeEnabled()
  act(() => screen.getByRole('button', { name: 'Select All' }).click())
  expect(row('France').getByRole('checkbox')).not.toBeChecked()
  expect(row('Brazil').getByRole('checkbox')).toBeChecked()
  expect(screen.getByText('1 selected')).toBeVisible()
})
