import type { getRematch, Lobby, MatchId, Reply } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { aCard } from '../../features/hub/a-card.test-support.ts'
import { type Follower, liveClient } from '../../push/connection/live-client.ts'
import { aLobby, BEN, LOBBY_ID } from '../../push/lobby/a-lobby.test-support.ts'
import { ResultPage } from './result-page.tsx'

const lobby = aLobby()
const ended: Lobby = { ...lobby, match: { ...lobby.match, status: 'completed' } }
const next = {
  ...lobby.match,
  _id: '01890a5d-ac96-774b-bcce-b302099c0099' as MatchId,
  homeTeam: 'Spain',
  awayTeam: 'Italy',
}
const mayOpen: Reply<typeof getRematch> = { rematch: null, mayOpen: true, matches: [next] }

let rematch: Reply<typeof getRematch>
let sent: unknown[]
let shown: Lobby

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('scrollTo', () => undefined)
  sent = []
  shown = ended
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST' && url.endsWith('/game/rematch')) {
      sent.push(JSON.parse(String(body)))
      return Response.json({ rematch: aCard('NEXTGM', 1) })
    }
    if (url.includes('/game/rematch/')) return Response.json(rematch)
    if (url.includes('lobby-details')) return Response.json(shown)
    return Response.json({ code: 'not-found', error: 'Not found' }, { status: 404 })
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Opens the result by its link. */
function show() {
  const root = createRootRoute({ component: Outlet })
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: Outlet })
  const results = createRoute({ getParentRoute: () => signedIn, path: '/previous-results', component: Outlet })
  const result = createRoute({
    getParentRoute: () => signedIn,
    path: '/previous-results/$lobbyId',
    component: ResultPage,
  })
  const game = createRoute({ getParentRoute: () => signedIn, path: '/game/$code', component: () => 'The next game' })
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([results, result, game])]),
    history: createMemoryHistory({ initialEntries: [`/previous-results/${LOBBY_ID}`] }),
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const card = () => screen.findByRole('region', { name: 'Next match with the same people' })

it('a player who opens a result by its link opens the next match of the same people with one press [G14] [PR735]', async () => {
  rematch = mayOpen
  show()
  await userEvent.click(within(await card()).getByRole('button', { name: /^Spain v Italy/ }))
  expect(await screen.findByText('The next game')).toBeVisible()
  expect(sent).toEqual([{ lobbyId: LOBBY_ID, matchId: next._id }])
})

it('the result of a player without bets says so once', async () => {
  rematch = { rematch: null, mayOpen: false, matches: [] }
  shown = { ...ended, bets: [] }
  show()
  expect(await screen.findAllByText('You placed no bets in this game.')).toHaveLength(1)
})

it('the page of a result offers no next match to a member who may not open one, such as a guest [G14]', async () => {
  rematch = { rematch: null, mayOpen: false, matches: [] }
  show()
  expect(await screen.findByText('Final result')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Next match with the same people' })).toBeNull()
})

it('an open result hides the next match at once when the member is no longer invited [G14] [PR805]', async () => {
  const followers: Follower[] = []
  vi.spyOn(liveClient(), 'follow').mockImplementation((topic, follower) => {
    if (topic === 'user') followers.push(follower)
    return () => undefined
  })
  rematch = { rematch: { ...aCard('NEXTGM', 1), hostUser: BEN }, mayOpen: false, matches: [] }
  show()
  expect(within(await card()).getByRole('button', { name: 'Join' })).toBeVisible()
  rematch = { rematch: null, mayOpen: false, matches: [] }
  const push = { type: 'rematch.opened' as const, lobbyId: LOBBY_ID }
  act(() => {
    for (const { onUpdate } of followers) onUpdate?.({ type: 'news', topic: 'user', push, version: 1 })
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Next match with the same people' })).toBeNull())
})

it('the result offers no next match to a member whom the host removed, even if the list of invitations is old [G14] [M13]', async () => {
  rematch = { rematch: { ...aCard('NEXTGM', 1), hostUser: BEN }, mayOpen: false, matches: [] }
  const removed = { to: 'out' as const, reason: { text: 'Swearing' }, at: ended.match.updatedAt } as never
  shown = { ...ended, currentUser: { ...ended.currentUser, removed } }
  show()
  expect(await screen.findByText('Final result')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Next match with the same people' })).toBeNull()
})

const CUP = { _id: '01890a5d-ac96-774b-bcce-b302099c0077', name: 'Practice cup', stage: 0, pairing: 0 } as never

it('a player of a practice cup opens the next practice match, also a running one, with the same players and their bots [G14] [F4] [PR832]', async () => {
  shown = { ...ended, match: { ...ended.match, isPractice: true }, competition: CUP }
  rematch = { ...mayOpen, matches: [{ ...next, status: 'active', isPractice: true }] }
  show()
  expect(await card()).toHaveTextContent('all members of this lobby are invited, and its bots take their seats.')
  await userEvent.click(within(await card()).getByRole('button', { name: 'Spain v Italy Under way' }))
  expect(await screen.findByText('The next game')).toBeVisible()
  expect(sent).toEqual([{ lobbyId: LOBBY_ID, matchId: next._id }])
})

it('a player of a practice game reads that the next practice match comes soon, and sees it when it is there [G14] [F4] [PR832]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  shown = { ...ended, match: { ...ended.match, isPractice: true } }
  rematch = { ...mayOpen, matches: [] }
  show()
  expect(await card()).toHaveTextContent('You can choose the next practice match soon.')
  rematch = mayOpen
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(within(await card()).getByRole('button', { name: /^Spain v Italy/ })).toBeVisible()
  expect(await card()).not.toHaveTextContent('You can choose the next practice match soon')
})

it('a game of another competition offers no next match [G14]', async () => {
  shown = { ...ended, competition: CUP }
  rematch = mayOpen
  show()
  expect(await screen.findByText('Final result')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Next match with the same people' })).toBeNull()
})
