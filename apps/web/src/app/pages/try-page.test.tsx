import { getGuide } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { readToken } from '../../api/session/token.ts'
import { LOBBY_ID } from '../../push/lobby/a-lobby.test-support.ts'
import { startTrial } from '../first-paint/start-trial.ts'
import { TryPage } from './try-page.tsx'

const started = {
  token: { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer', isGuest: true },
  lobbyId: LOBBY_ID,
  lobbyCode: 'AB23CD',
  matchId: '01890a5d-ac96-774b-bcce-b302099c0099',
}

let answers: { status: number; body: object; wait?: number }[]
let starts: number
/** The paths of all calls in their order. */
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('scrollTo', () => undefined)
  starts = 0
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace(/^.*\/api/, ''))
    if (!url.endsWith('/guest/start')) return Response.json({ trial: 'full', lobbies: [] })
    starts += 1
    const { status, body, wait } = answers.shift() ?? { status: 200, body: started }
    return Response.json(body, { status, ...(wait && { headers: { 'retry-after': String(wait) } }) })
  })
})
afterEach(() => vi.useRealTimers())

function show() {
  const root = createRootRoute({ component: Outlet })
  const trial = createRoute({ getParentRoute: () => root, path: '/try', component: TryPage })
  const game = createRoute({ getParentRoute: () => root, path: '/game/$code', component: () => 'The trial game' })
  const register = createRoute({ getParentRoute: () => root, path: '/register', component: () => 'Register here' })
  const router = createRouter({
    routeTree: root.addChildren([trial, game, register]),
    history: createMemoryHistory({ initialEntries: ['/try'] }),
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a visitor who finds all trial games in use reads how long the wait is, and the game then starts by itself [G2] [PR791]', async () => {
  answers = [{ status: 409, body: { code: 'guests-full', error: 'All are in use.' }, wait: 40 }]
  show()
  expect(await screen.findByText('Your game starts soon')).toBeVisible()
  expect(screen.getByText(/Your game starts by itself in about/)).toHaveTextContent('0:40')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await passes(38_000)
  expect(starts).toBe(1)
  await passes(4000)
  expect(starts).toBe(2)
  expect(await screen.findByText('The trial game')).toBeVisible()
})

it('a visitor whose network has used up the trial games of the day reads the reason, and no game starts by itself [G2]', async () => {
  const error = 'Very many trial games were started from your network today. Please try again in 300 minutes.'
  answers = [{ status: 429, body: { code: 'rate-limited', error }, wait: 18_000 }]
  show()
  expect(await screen.findByText('The trial game could not start')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(error)
  await passes(120_000)
  expect(starts).toBe(1)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('the first calls of a trial game are sent together as soon as the game is known', async () => {
  answers = []
  show()
  expect(await screen.findByText('The trial game')).toBeVisible()
  const { lobbyId, matchId } = started
  expect(asked).toEqual([
    '/guest/start',
    '/whoami',
    expect.stringContaining(`/app/game/lobby-details/${lobbyId}`),
    `/app/event/match/${matchId}`,
    `/app/event-type/match/${matchId}`,
    '/app/guide',
    '/echo',
  ])
})

it('the page of the trial takes the game that the first paint has started, and sends none of its calls again [PR870]', async () => {
  answers = []
  startTrial(undefined)
  await passes(0)
  const before = [...asked]
  expect(before.slice(0, 2)).toEqual(['/guest/start', '/whoami'])
  show()
  expect(await screen.findByText('The trial game')).toBeVisible()
  expect(asked).toEqual(before)
  expect(readToken()).toEqual(started.token)
  await call(getGuide, {})
  expect(asked).toEqual(before)
})

it('the page of the trial starts the game itself if the first paint could not', async () => {
  answers = [{ status: 503, body: { code: 'unavailable', error: 'Later.' } }]
  startTrial(undefined)
  show()
  expect(await screen.findByText('The trial game')).toBeVisible()
  expect(starts).toBe(2)
})
