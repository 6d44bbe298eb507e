import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveStatus } from '../connection/live-status.ts'
import { useHub } from './use-hub.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url))
    return Response.json(url.includes('lobby') ? { lobbies: [] } : { matches: [] })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  liveStatus.set({ state: 'connecting' })
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)
const goesBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it.each([{ state: 'down', since: 0 }, { state: 'silent', since: 0 }, { state: 'connecting' }] as const)(
  'the hub polls lobbies and matches every 10 s while the connection is $state, and stops when it is live [T10] [PR103]',
  async (status) => {
    liveStatus.set(status)
    renderHook(useHub, { wrapper })
    await goesBy(9_000)
    expect(asked).toHaveLength(2)
    await goesBy(1_100)
    expect(asked).toHaveLength(4)
    act(() => liveStatus.set({ state: 'live' }))
    await goesBy(30_000)
    expect(asked).toHaveLength(4)
  },
)
