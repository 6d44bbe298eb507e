import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { liveStatus } from '../connection/live-status.ts'
import { LOBBY_ID } from '../lobby/a-lobby.test-support.ts'
import { aMessage } from './a-message.test-support.ts'
import { chatAfter, noteChat } from './chat-feed.ts'
import { keptChat } from './kept-chat.ts'
import { useChat } from './use-chat.ts'

let asked: number

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('/app/chat')) asked += 1
    return Response.json({ messages: [], total: 0, online: 1, mutes: [] })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  liveStatus.set({ state: 'connecting' })
})

const pageOf = (queries: QueryClient) =>
  function Page({ children }: { children: ReactNode }) {
    return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  }
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const goesBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the page polls the chat every 5 s while the push channel is down, and not while it is live [PR225]', async () => {
  liveStatus.set({ state: 'down', since: 0 })
  renderHook(() => useChat(LOBBY_ID, true), { wrapper })
  await goesBy(4_000)
  expect(asked).toBe(1)
  await goesBy(1_100)
  expect(asked).toBe(2)
  act(() => liveStatus.set({ state: 'live' }))
  await goesBy(30_000)
  expect(asked).toBe(2)
})

it('the page sends one request for all its components that show the chat, however much later they appear', async () => {
  const queries = makeQueryClient()
  const shows = () => renderHook(() => useChat(LOBBY_ID, true), { wrapper: pageOf(queries) })
  const { unmount } = shows()
  await goesBy(2_000)
  expect(asked).toBe(1)
  // Renders two more users of the chat. On the page these are the panel and the details of a player.
  shows()
  await goesBy(100)
  shows()
  await goesBy(100)
  unmount()
  expect(asked).toBe(1)
})

it('the page requests the chat even if it already shows the stored messages', async () => {
  keptChat.write(LOBBY_ID, { messages: [aMessage(1, 'one')], total: 1, online: 1, mutes: [], slowSeconds: 0 })
  const { result } = renderHook(() => useChat(LOBBY_ID, true), { wrapper: pageOf(makeQueryClient()) })
  expect(result.current.chat?.messages).toHaveLength(1)
  await goesBy(100)
  expect(asked).toBe(1)
})

it('the page shows no messages of members whom the user has blocked, whether stored, fetched or pushed [MD12] [PR545]', async () => {
  const [one, two] = [aMessage(1, 'one'), aMessage(2, 'two')]
  const other = { ...two, user: { ...two.user, _id: '01890000-0000-7000-8000-00000000000b' as typeof two.user._id } }
  const chat = { messages: [one, other], total: 2, online: 1, mutes: [], slowSeconds: 0, blocked: [one.user._id] }
  keptChat.write(LOBBY_ID, chat)
  vi.stubGlobal('fetch', async () => Response.json(chat))
  const queries = makeQueryClient()
  const { result } = renderHook(() => useChat(LOBBY_ID, true), { wrapper: pageOf(queries) })
  expect(result.current.chat?.messages).toEqual([other])
  await goesBy(100)
  expect(result.current.chat?.messages).toEqual([other])
  const pushed = { ...aMessage(3, 'three'), user: one.user }
  act(() => noteChat(queries, LOBBY_ID, (held) => chatAfter(held, { type: 'chat.sent', message: pushed })))
  await goesBy(10)
  expect(result.current.chat).toMatchObject({ total: 3, messages: [other] })
  act(() => noteChat(queries, LOBBY_ID, (held) => ({ ...held, blocked: [] })))
  await goesBy(10)
  expect(result.current.chat?.messages).toHaveLength(3)
})
