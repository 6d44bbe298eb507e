import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query/query-client.ts'
import { storeToken } from '../api/session/token.ts'
import { useSessionCheck, useSignedInUser } from './session.tsx'

let asked: number
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', () => {
    asked += 1
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function check(client = makeQueryClient()) {
  return renderWith(client, useSessionCheck)
}

function renderWith<Result>(client: QueryClient, hook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(hook, { wrapper }).result
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the session check retries three times, one second apart, if the server cannot be reached, and then gives up [PR62]', async () => {
  const session = check()
  await passes(900)
  expect(asked).toBe(1)
  expect(session.current).toEqual({ state: 'pending', failed: 0 })
  await passes(200)
  expect(asked).toBe(2)
  await passes(1000)
  expect(asked).toBe(3)
  expect(session.current).toEqual({ state: 'pending', failed: 0 })
  await passes(1000)
  expect(asked).toBe(4)
  expect(session.current).toEqual({ state: 'not-authorised', failed: 0 })
})

it('the session check succeeds as soon as the server answers one retry', async () => {
  const session = check()
  await passes(100)
  answer = async () => Response.json({ isLoggedIn: true, user: { name: 'Ana' } })
  await passes(1100)
  expect(session.current).toEqual({ state: 'authorised', user: { name: 'Ana' } })
})

it('the session check does not retry if the server refuses the session', async () => {
  answer = async () => Response.json({ error: 'Please sign in.', code: 'not-signed-in' }, { status: 401 })
  const session = check()
  await passes(3000)
  expect(asked).toBe(1)
  expect(session.current).toEqual({ state: 'not-authorised', failed: undefined })
})

it('the sign-in page does not repeat the failed session check that led to the page; a retry by the user checks again [PR62]', async () => {
  const client = makeQueryClient()
  check(client)
  await passes(4000)
  expect(asked).toBe(4)
  const signInPage = renderWith(client, useSignedInUser)
  await passes(4000)
  expect(asked).toBe(4)
  expect(signInPage.current).toBeUndefined()
  answer = async () => Response.json({ isLoggedIn: true, user: { name: 'Ana' } })
  const again = check(client)
  await passes(100)
  expect(asked).toBe(5)
  expect(again.current).toEqual({ state: 'authorised', user: { name: 'Ana' } })
})
