import type { HubPush, LobbyCard, Topic, Update } from '@bettle/contract'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchAfresh } from '../../api/query/fetch-afresh.ts'
import { storeToken } from '../../api/session/token.ts'
import type { Follower, LiveClient } from '../connection/live-client.ts'
import { ANA, aLobby, LOBBY_ID } from '../lobby/a-lobby.test-support.ts'
import { fetchMoreLobbies } from './fetch-more-lobbies.ts'
import { dropLobby, feedHub, goesOn, lobbiesQuery } from './hub-feed.ts'

let follower: Follower | undefined
let recent: Update[]
const live = {
  follow: (_topic: Topic, given: Follower) => {
    follower = given
    return () => undefined
  },
  recent: () => recent,
} as unknown as LiveClient

let queryClient: QueryClient
let answers: LobbyCard[][]
let asked: number
const stops: (() => void)[] = []

function aCard(lobbyCode: string): LobbyCard {
  const { match, gameSettings, createdAt } = aLobby()
  const _id = LOBBY_ID.replace(/.$/, lobbyCode.slice(-1)) as LobbyCard['_id']
  return {
    _id,
    lobbyCode,
    match,
    hostUser: ANA,
    players: 1,
    spectators: 0,
    gameSettings,
    status: 'open',
    preMatchBetting: true,
    lastBets: null,
    createdAt,
  }
}
const [A, B] = [aCard('AAAAA2'), aCard('BBBBB3')]

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  recent = []
  answers = [[A]]
  asked = 0
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
    if (!url.includes('/lobby?')) return new Response('{"matches":[]}')
    const lobbies = answers[Math.min(asked++, answers.length - 1)]
    await new Promise((resolve, reject) => {
      setTimeout(resolve, 50)
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
    return new Response(JSON.stringify({ lobbies }))
  })
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  stops.push(
    new QueryObserver(queryClient, lobbiesQuery(live)).subscribe(() => undefined),
    feedHub(queryClient, live),
  )
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const CLOSED: HubPush = { type: 'lobby.closed', lobbyId: LOBBY_ID, reason: null, why: null }

function says(version: number, push: HubPush = CLOSED) {
  const update: Update = { type: 'news', topic: 'hub', version, push }
  recent.push(update)
  follower?.onUpdate(update)
}
const codes = () => queryClient.getQueryData(lobbiesQuery(live).queryKey)?.lobbies.map(({ lobbyCode }) => lobbyCode)

it('the hub shows a lobby that opened while the list of lobbies was being fetched', async () => {
  says(10, { type: 'lobby.opened', lobby: B })
  await vi.advanceTimersByTimeAsync(60)
  expect(codes()).toEqual(['BBBBB3', 'AAAAA2'])
})

it('the hub fetches its lists again after a resync, also while the response to the first request is pending', async () => {
  answers = [[A], [A, B]]
  await vi.advanceTimersByTimeAsync(10)
  follower?.onResync?.()
  await vi.advanceTimersByTimeAsync(120)
  expect(asked).toBe(2)
  expect(codes()).toEqual(['AAAAA2', 'BBBBB3'])
})

it('the hub updates its list as lobbies open, change and close [PR103]', async () => {
  await vi.advanceTimersByTimeAsync(60)
  says(10, { type: 'lobby.opened', lobby: B })
  says(11, { type: 'lobby.changed', lobby: { ...A, players: 5 } })
  expect(codes()).toEqual(['BBBBB3', 'AAAAA2'])
  says(12, { type: 'lobby.closed', lobbyId: B._id, reason: null, why: null })
  says(12, { type: 'lobby.opened', lobby: B })
  expect(codes()).toEqual(['AAAAA2'])
  expect(asked).toBe(1)
})

it('a lobby that a press found closed leaves the list at once [PR102]', async () => {
  await vi.advanceTimersByTimeAsync(60)
  says(10, { type: 'lobby.opened', lobby: B })
  dropLobby(queryClient, A.lobbyCode)
  expect(codes()).toEqual([B.lobbyCode])
})

it('the hub fetches its lists after a gap in versions', async () => {
  await vi.advanceTimersByTimeAsync(60)
  says(10)
  says(12)
  await vi.advanceTimersByTimeAsync(60)
  expect(asked).toBe(2)
})

it('the hub appends further pages of lobbies, each lobby once, and starts again with the first page after a fetch [PR83]', async () => {
  const first = Array.from({ length: 200 }, (_, index) => ({ ...A, _id: `first-${index}` }) as unknown as LobbyCard)
  const pages: Record<string, LobbyCard[]> = { 1: first, 2: [first[199] as LobbyCard, B] }
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/lobby?')) return new Response('{"matches":[]}')
    const page = new URLSearchParams(url.split('?')[1]).get('page') ?? ''
    return new Response(JSON.stringify({ lobbies: pages[page], total: 201 }))
  })
  const held = () => queryClient.getQueryData(lobbiesQuery(live).queryKey)
  const again = () => fetchAfresh(queryClient, lobbiesQuery(live).queryKey)
  await again()
  expect(held()).toMatchObject({ total: 201 })
  expect(goesOn(held() as never)).toBe(true)
  await fetchMoreLobbies(queryClient)
  expect(held()?.lobbies).toHaveLength(201)
  expect(goesOn(held() as never)).toBe(false)
  await again()
  expect(goesOn(held() as never)).toBe(true)
})
