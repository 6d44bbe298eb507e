import type { Lobby, Removal } from '@bettle/contract'
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
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { serverClock } from '../../../push/clock/server-clock.ts'
import { ANA, aLobby, aMember, BEN, LOBBY_ID } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyKey } from '../../../push/lobby/held-lobby.ts'
import { ChatPage } from './chat-page.tsx'

const seated = aLobby({ settings: { allowChatting: true } })
const removedTo = (to: Removal['to']): Lobby => {
  const removed = { to, by: BEN, at: '2026-06-14T18:20:00.000Z', reason: 'Rude', why: null }
  const ana = aMember(ANA, { role: 'spectator', present: to !== 'out', seat: 'removed', removed })
  return { ...seated, currentUser: { ...seated.currentUser, ...ana } }
}

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string) => {
    const chat = { messages: [], total: 0, online: 1, mutes: [], slowSeconds: 0 }
    if (url.includes('lobby-details')) return Response.json(seated)
    return Response.json(url.includes('chat') ? chat : { events: [] })
  })
})

/** Opens the chat from the game, as on a phone. */
async function chatting() {
  const client = makeQueryClient()
  client.setQueryData(lobbyKey(LOBBY_ID), seated)
  const root = createRootRoute({ component: Outlet })
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: Outlet })
  const playing = createRoute({ getParentRoute: () => signedIn, id: 'playing', component: Outlet })
  const game = createRoute({ getParentRoute: () => playing, path: '/game/$code', component: () => 'The game' })
  const chat = createRoute({ getParentRoute: () => playing, path: '/chat', component: ChatPage })
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([playing.addChildren([game, chat])])]),
    history: createMemoryHistory({ initialEntries: [`/chat?lobbyId=${LOBBY_ID}`] }),
  })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText('No messages yet. Start the conversation!')
  return { receives: (lobby: Lobby) => act(async () => client.setQueryData(lobbyKey(LOBBY_ID), lobby)) }
}

it('a player who is put out of the lobby while the chat covers the game returns to the game, and the chat closes [M13]', async () => {
  const { receives } = await chatting()
  await receives(removedTo('out'))
  expect(await screen.findByText('The game')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a player whom a member moved to the spectators reads that above the chat, can dismiss it, and can still write [M13]', async () => {
  const { receives } = await chatting()
  await receives(removedTo('spectator'))
  expect(await screen.findByText(/ben has removed you from the players/)).toBeVisible()
  expect(screen.getByPlaceholderText('Type a message...')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/has removed you/)).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Chat' })).toBeVisible()
})

it('the chat of a phone keeps the score and the state of the match in sight [PR868]', async () => {
  serverClock().moveTo(Date.parse('2026-06-14T18:20:00.000Z'))
  await chatting()
  expect(screen.getByRole('status', { name: 'Scoreboard' })).toHaveTextContent(/^\S+0–0\S+/)
})
