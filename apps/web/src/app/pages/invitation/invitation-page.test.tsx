import '@testing-library/jest-dom/vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { ANA, aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import './guest-seat.tsx'
import { InvitationPage } from './invitation-page.tsx'

let answer: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).includes('/invitation/') ? answer() : Response.json({ serverTime: new Date().toISOString() }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const { match, gameSettings, lobbyCode } = aLobby()
const anInvitation = (left: number, given: { players?: number; status?: 'open' | 'closed' } = {}) =>
  Response.json({
    ...{ lobbyCode, match, gameSettings, hostUser: ANA, status: 'open', players: 1, faces: [], ...given },
    rounds: { total: 10, left },
  })
/** The same invitation for a server that gives guests a seat. */
const aGuestInvitation = (room: { isRoom?: true } = {}) =>
  Response.json({
    ...{ lobbyCode, match: { ...match, ...room }, gameSettings, hostUser: ANA, status: 'open', players: 1, faces: [] },
    ...{ rounds: { total: 10, left: 10 }, takesGuests: true },
  })
const goesBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function opens() {
  const root = createRootRoute()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <InvitationPage code={lobbyCode} /> })
  const routes = ['/', '/register', '/login'].map(page)
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await goesBy(200)
}

it('the invitation stops offering a seat within seconds of the end of betting on the last round [M5] [PR98]', async () => {
  answer = () => anInvitation(3)
  await opens()
  expect(screen.getByRole('link', { name: 'Take a seat' })).toBeVisible()
  expect(screen.getByText('You need a free account: a name, an email address and a password.')).toBeVisible()
  expect(screen.getByText(/^You bet with chips\. Chips are points: they are free/)).toBeVisible()
  answer = () => anInvitation(0)
  await goesBy(5_200)
  expect(screen.queryByRole('link', { name: 'Take a seat' })).toBeNull()
  expect(screen.getByText('You can no longer join this game.')).toBeVisible()
})

it.each([
  ['is full', { players: gameSettings.maxPlayers }, /every seat is taken/],
  ['was closed', { status: 'closed' as const }, 'You can no longer join this game.'],
])('an open invitation says within seconds that its lobby %s [PR98]', async (_what, given, text) => {
  answer = () => anInvitation(3)
  await opens()
  expect(screen.queryByText(text)).toBeNull()
  answer = () => anInvitation(3, given)
  await goesBy(5_200)
  expect(screen.getByText(text)).toBeVisible()
})

it('an open invitation says ‘Lobby not found’ and offers no seat after its lobby was deleted [M5] [PR98]', async () => {
  answer = () => anInvitation(3)
  await opens()
  answer = () => Response.json({ error: 'Lobby not found', code: 'lobby-not-found' }, { status: 404 })
  await goesBy(5_200)
  expect(screen.queryByRole('link', { name: 'Take a seat' })).toBeNull()
  expect(screen.getByText('Lobby not found')).toBeVisible()
})

it('the invitation names both teams in full, and says in a room that the players record the match [PR675] [PR729]', async () => {
  answer = () => aGuestInvitation({ isRoom: true })
  await opens()
  const { homeTeam, awayTeam } = match
  expect(
    screen.getByText(new RegExp(`real football match, ${homeTeam} v ${awayTeam}: three corners or more, or fewer\\?`)),
  ).toBeVisible()
  expect(screen.getByText('You record this match together: everyone taps what they see.')).toBeVisible()
})

it('the invitation asks for a name and never speaks of a username [PR729]', async () => {
  answer = () => aGuestInvitation()
  await opens()
  await goesBy(500)
  fireEvent.click(screen.getByRole('button', { name: 'Take a seat' }))
  await goesBy(500)
  expect(screen.getByText('Please provide a name')).toBeVisible()
})
