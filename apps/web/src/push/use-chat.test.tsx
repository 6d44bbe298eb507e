import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query-client.ts'
import { LOBBY_ID } from './a-lobby.test-support.ts'
import { aMessage } from './a-message.test-support.ts'
import { keptChat } from './kept-chat.ts'
import { liveStatus } from './live-status.ts'
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

it('the page polls the chat every 5 s without pushes, and not with them', async () => {
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

it('the page sends one request for all its parts that show the chat, however much later they appear', async () => {
  const queries = makeQueryClient()
  const shows = () => renderHook(() => useChat(LOBBY_ID, true), { wrapper: pageOf(queries) })
  const { unmount } = shows()
  await goesBy(2_000)
  expect(asked).toBe(1)
  // The panel and the details of a player both show the chat.
  shows()
  await goesBy(100)
  shows()
  await goesBy(100)
  unmount()
  expect(asked).toBe(1)
})

it('the page requests the chat also while its stored state is shown', async () => {
  keptChat.write(LOBBY_ID, { messages: [aMessage(1, 'one')], total: 1, online: 1, mutes: [], slowSeconds: 0 })
  const { result } = renderHook(() => useChat(LOBBY_ID, true), { wrapper: pageOf(makeQueryClient()) })
  expect(result.current.chat?.messages).toHaveLength(1)
  await goesBy(100)
  expect(asked).toBe(1)
})
