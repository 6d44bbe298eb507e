import type { Topic, Update } from '@bettle/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeToken } from '../../api/session/token.ts'
import { aCompetition, aSideOf, CUP_ID } from '../../features/competition/a-competition.test-support.ts'
import type { Follower, LiveClient } from '../connection/live-client.ts'
import { competitionQuery, feedCompetition } from './use-competition.ts'

let follower: Follower | undefined
let followed: Topic | undefined
const live = {
  follow: (topic: Topic, given: Follower) => {
    followed = topic
    follower = given
    return () => undefined
  },
} as unknown as LiveClient

let queryClient: QueryClient
let asked: number
let version: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  asked = 0
  version = 5
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const body = { competition: aCompetition({ version }), mine: aSideOf() }
    await new Promise((resolve) => setTimeout(resolve, 50))
    return Response.json(body)
  })
  queryClient = new QueryClient()
  stop = new QueryObserver(queryClient, { ...competitionQuery(CUP_ID), staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  feedCompetition(queryClient, CUP_ID, live)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const pushes = (pushed: number) => {
  version = pushed
  const push = { type: 'competition.changed', competitionId: CUP_ID } as const
  follower?.onUpdate({ type: 'news', topic: `competition:${CUP_ID}`, version: pushed, push } as Update)
}
const passes = () => vi.advanceTimersByTimeAsync(500)
const held = () => queryClient.getQueryData(competitionQuery(CUP_ID).queryKey)?.competition.version

it('a page fetches a competition once for each new version, and does not fetch a version that it holds [PR447]', async () => {
  await passes()
  expect(followed).toBe(`competition:${CUP_ID}`)
  expect([asked, held(), follower?.held?.()]).toEqual([1, 5, 5])
  pushes(6)
  await passes()
  expect([asked, held()]).toEqual([2, 6])
  pushes(6)
  await passes()
  expect(asked).toBe(2)
})

it('versions of a competition that arrive during a fetch cause one further fetch together [PR447]', async () => {
  await passes()
  pushes(6)
  await vi.advanceTimersByTimeAsync(10)
  for (const pushed of [7, 8, 9]) pushes(pushed)
  await passes()
  expect([asked, held()]).toEqual([3, 9])
})
