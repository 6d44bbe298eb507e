import type { MyGame, Notice, Push, Topic } from '@bettle/contract'
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
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { type Follower, liveClient } from '../../push/connection/live-client.ts'
import { aLobby, CUP, inCompetition } from '../../push/lobby/a-lobby.test-support.ts'
import { notify, Toaster } from '../../ui/index.ts'
import { NoticesBell } from './notices-bell.tsx'

const lobby = inCompetition(aLobby())
const upcoming = { ...lobby.match, status: 'upcoming' as const }
const myGame: MyGame = {
  ...lobby,
  match: upcoming,
  preMatchBetting: true,
  lastBets: null,
  role: 'player',
  eliminatedIn: null,
  chips: 100,
  position: 1,
}
const notice = (id: string, kind: string, stage: string): Notice => ({
  _id: id,
  kind,
  competitionId: CUP._id,
  details: { name: CUP.name, stage },
  at: '2026-06-14T17:00:00.000Z',
})

let notices: Notice[]
let games: MyGame[]
let read: unknown[]
let followers: { topic: Topic; follower: Follower }[]

beforeEach(() => {
  notices = []
  games = []
  read = []
  followers = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/notice/read')) {
      const { ids } = JSON.parse(String(body)) as { ids: string[] }
      read.push(...ids)
      notices = notices.filter(({ _id }) => !ids.includes(_id))
      return Response.json({ message: 'success' })
    }
    return Response.json(url.includes('notice') ? { notices } : { games, removedFrom: [] })
  })
  vi.spyOn(liveClient(), 'follow').mockImplementation((topic, follower) => {
    const followed = { topic, follower }
    followers.push(followed)
    return () => {
      followers = followers.filter((other) => other !== followed)
    }
  })
})

async function show(path = '/') {
  const root = createRootRoute({
    component: () => (
      <>
        <NoticesBell />
        <Toaster />
        <Outlet />
      </>
    ),
  })
  const hub = createRoute({ getParentRoute: () => root, path: '/', component: () => 'The lobbies' })
  const game = createRoute({ getParentRoute: () => root, path: '/game/$code', component: () => 'The game' })
  const competition = createRoute({ getParentRoute: () => root, path: '/compete/$id', component: () => 'The cup' })
  const router = createRouter({
    routeTree: root.addChildren([hub, game, competition]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: /Notices/ })
  return router
}

const publishes = (topic: string, push: Push) =>
  act(async () => {
    for (const { topic: followed, follower } of followers)
      if (followed === topic) follower.onUpdate({ type: 'news', topic: followed, version: 1, push } as never)
  })

it('the bell counts unread notices; opening the list marks them as read, and the list still shows them later [PR403]', async () => {
  notices = [notice('2', 'advanced', 'groups'), notice('1', 'drawn', 'groups')]
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 2 unread' }))
  const list = await screen.findByRole('dialog', { name: 'Notices' })
  const links = await within(list).findAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('You have reached the knockout of Office Cup.'),
    expect.stringContaining('The draw for Office Cup was made. You play in the group stage.'),
  ])
  await waitFor(() => expect(read).toEqual(['2', '1']))
  await userEvent.click(within(list).getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Notices' }))
  expect(await within(await screen.findByRole('dialog')).findAllByRole('link')).toHaveLength(2)
  expect(read).toEqual(['2', '1'])
})

it('a notice leads to the page of its competition and closes the list [PR403]', async () => {
  notices = [notice('3', 'champion', 'round-1')]
  const router = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices, 1 unread' }))
  await userEvent.click(await screen.findByRole('link', { name: /You have won Office Cup/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/compete/${CUP._id}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the bell counts a notice that arrives while the page is open [PR403]', async () => {
  await show()
  await screen.findByRole('button', { name: 'Notices' })
  notices = [notice('4', 'seated', 'groups')]
  await publishes('user', { type: 'notices.changed' })
  expect(await screen.findByRole('button', { name: 'Notices, 1 unread' })).toBeInTheDocument()
})

it('an empty list of notices says that there is nothing new', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices' }))
  expect(await screen.findByText('No notices')).toBeInTheDocument()
})

const started = { type: 'match.changed' as const, match: { ...upcoming, status: 'active' as const } }
const follows = () => waitFor(() => expect(followers.map(({ topic }) => topic)).toContain(`match:${upcoming._id}`))

it('a reminder appears once when the match of the player’s competition game starts, and leads to the game [PR404]', async () => {
  games = [myGame]
  const router = await show()
  await follows()
  await publishes(`match:${upcoming._id}`, started)
  await publishes(`match:${upcoming._id}`, started)
  expect(await screen.findAllByText('Your game in Office Cup has started')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/game/${myGame._id}`))
})

it('no reminder that a competition game has started appears on the screen of that game [PR404]', async () => {
  const info = vi.spyOn(notify, 'info')
  games = [myGame]
  await show(`/game/${myGame._id}`)
  await follows()
  await publishes(`match:${upcoming._id}`, started)
  expect(info).not.toHaveBeenCalled()
})

it('a competition game that the user only watches and an ordinary game have no reminder of their start [PR404]', async () => {
  const { competition: _, ...ordinary } = myGame
  games = [{ ...myGame, role: 'spectator' }, ordinary]
  await show()
  await act(async () => undefined)
  expect(followers.map(({ topic }) => topic)).not.toContain(`match:${upcoming._id}`)
})

it('the list of notices offers the player’s game while its match is running [PR404]', async () => {
  games = [{ ...myGame, match: { ...upcoming, status: 'active' } }]
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Notices' }))
  const link = await screen.findByRole('link', { name: /France v Croatia/ })
  expect(link).toHaveAttribute('href', `/game/${myGame._id}`)
})
