import { createLobby, type GameSettings, type Match, openRoom, whoami } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { storeToken } from '../../../api/session/token.ts'
import { aLobby, MATCH_ID } from '../../../push/lobby/a-lobby.test-support.ts'
import { PHONE } from '../../../ui/index.ts'
import { useCreating } from './use-creating.ts'

beforeEach(() => storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const answer =
  (status: number, body: unknown, headers = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status, headers })
const noAnswer = async () => {
  throw new TypeError('Failed to fetch')
}

function creating(onCreated = vi.fn()) {
  const client = makeQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useCreating(onCreated), { wrapper }).result
}

async function creates(fetched: () => Promise<Response>, { onPhone = false } = {}) {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: onPhone && query === PHONE }))
  const onCreated = vi.fn()
  const result = creating(onCreated)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // A request without a response is sent three times in all.
  const create = act(() => result.current.create(MATCH_ID, DEFAULT_SETTINGS))
  await Promise.all([create, vi.advanceTimersByTimeAsync(600 + 1500)])
  await waitFor(() => expect(result.current.problem !== undefined || onCreated.mock.calls.length > 0).toBe(true))
  return { problem: result.current.problem, onCreated }
}

describe('opening a lobby', () => {
  it('opening a lobby passes the new lobby to the code that requested it', async () => {
    const lobby = aLobby()
    const { problem, onCreated } = await creates(answer(200, { lobby }))
    expect(problem).toBeUndefined()
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(lobby)
  })

  it('opening a room sends the request for rooms, and shows why it is refused [RM10] [PR610]', async () => {
    const refusal = {
      error: 'This match has already started. A room that records a match must be opened before the kick-off.',
      code: 'half-state',
    }
    const fetched = vi.fn(answer(409, refusal))
    vi.stubGlobal('fetch', fetched)
    const result = creating()
    await act(() => result.current.create(MATCH_ID, DEFAULT_SETTINGS, true, openRoom))
    expect(fetched).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(openRoom.path), expect.anything())
    await waitFor(() => expect(result.current.problem).toBe(refusal.error))
  })

  it('opening a lobby reports a response without a lobby [PR132]', async () => {
    expect(await creates(answer(200, {}))).toMatchObject({ problem: 'Invalid response format' })
  })

  it('opening a lobby shows the server’s error message, or a general message if the response has none [PR132]', async () => {
    const refusal = { error: 'Betting on the last round has closed.', code: 'last-round' }
    expect(await creates(answer(409, refusal))).toMatchObject({ problem: refusal.error })
    expect(await creates(async () => new Response('{', { status: 200 }))).toMatchObject({
      problem: 'Failed to create lobby',
    })
  })

  it('opening a lobby names the limit that is reached, and how long to wait if waiting helps [PR89]', async () => {
    for (const [code, error] of [
      ['too-many-lobbies', 'You already host 5 open lobbies, and nobody can host more at a time.'],
      ['too-many-seats', 'You are already in 50 open lobbies. Leave a lobby first.'],
    ]) {
      expect(await creates(answer(409, { error, code }))).toMatchObject({ problem: error })
    }
    const today = {
      error: 'You have opened 20 lobbies today. Please wait before you open another lobby.',
      code: 'rate-limited',
    }
    expect(await creates(answer(429, today, { 'retry-after': '18000' }))).toMatchObject({
      problem: `${today.error} Try again in 5 hours.`,
    })
  })

  it('opening a lobby reports a network error if the server cannot be reached', async () => {
    expect(await creates(noAnswer)).toMatchObject({ problem: 'Network error: Unable to connect to server' })
  })

  it('opening a lobby on a phone names the mobile connection as the likely cause of a network error or an expired session [PR132]', async () => {
    expect(await creates(noAnswer, { onPhone: true })).toMatchObject({
      problem: 'Mobile connection issue. Please check your internet and try again.',
    })
    const ended = answer(401, { error: 'Please sign in.', code: 'session-expired' })
    expect(await creates(ended, { onPhone: true })).toMatchObject({
      problem: 'Connection issue on mobile. Please try again.',
    })
  })

  it('opening a lobby while the device is offline fails with a network error instead of waiting for the connection', async () => {
    onlineManager.setOnline(false)
    expect(await creates(noAnswer)).toMatchObject({ problem: 'Network error: Unable to connect to server' })
  })

  it('opening a lobby sends one request for two presses at once', async () => {
    const fetched = vi.fn(answer(200, { lobby: aLobby() }))
    vi.stubGlobal('fetch', fetched)
    const result = creating()
    const press = () => result.current.create(MATCH_ID, DEFAULT_SETTINGS)
    await act(() => Promise.all([press(), press()]))
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('lets every room decide at its kick-off who records, but for one that hides bets, and one whose host records alone [RM30] [PR993]', async () => {
    const asked = async (
      gameSettings: Partial<GameSettings>,
      ...more: [hostOnly: boolean, opening?: typeof openRoom]
    ) => {
      const fetched = vi.fn(answer(200, { lobby: aLobby() }))
      vi.stubGlobal('fetch', fetched)
      const result = creating()
      await act(() => result.current.create(MATCH_ID, { ...DEFAULT_SETTINGS, ...gameSettings }, ...more))
      const [, { body }] = fetched.mock.lastCall as unknown as [string, { body: string }]
      return (JSON.parse(body) as { recorders?: string }).recorders
    }
    expect(await asked({}, false, openRoom)).toBe('at-kick-off')
    expect(await asked({ showCompetitorBets: false }, false, openRoom)).toBe('crowd')
    expect(await asked({}, true, openRoom)).toBe(undefined)
    expect(await asked({}, false)).toBe(undefined)
  })
})

describe('opening a lobby for friends', () => {
  const ANA_ID = aLobby().hostUser?._id
  const mine = {
    ...{ ...aLobby(), players: 1, spectators: 0, role: 'player', eliminatedIn: null, chips: 100, position: null },
    gameSettings: { ...DEFAULT_SETTINGS, isPrivate: true, allowGuests: true },
  }
  const opened = { ...aLobby(), lobbyCode: 'NEWNEW' }

  async function opens(games: unknown[], match: Partial<Match> = {}) {
    const client = makeQueryClient()
    client.setQueryData(queryOf(whoami, {}).queryKey, { user: { _id: ANA_ID } } as never)
    const bodies: unknown[] = []
    const paths: string[] = []
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
      if (url.endsWith('/app/my-games')) return Response.json({ games, removedFrom: [] })
      if (url.includes('/lobby-details/')) return Response.json({ ...aLobby(), lobbyCode: 'OPENED' })
      bodies.push(JSON.parse(String(body)))
      paths.push(url)
      return Response.json({ lobby: opened })
    })
    const onCreated = vi.fn()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => useCreating(onCreated), { wrapper })
    await act(() => result.current.openForFriends({ ...aLobby().match, ...match }))
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
    return { code: onCreated.mock.lastCall?.[0].lobbyCode, bodies, paths }
  }

  it('opens a room on a match that nobody records yet, and an official lobby otherwise [F30] [PR875]', async () => {
    const opening = async (match: Partial<Match>) => (await opens([], match)).paths[0]?.replace(/^.*\/api/, '')
    expect(await opening({ status: 'upcoming', recordedBy: 'nobody-yet' })).toBe(openRoom.path)
    expect(await opening({ status: 'active', recordedBy: 'nobody-yet' })).toBe(createLobby.path)
    expect(await opening({ status: 'upcoming', recordedBy: 'feed' })).toBe(createLobby.path)
    expect(await opening({ status: 'upcoming' })).toBe(createLobby.path)
  })

  it('lets a room of friends decide at its kick-off who records, and says nothing of it for an official lobby [RM30] [PR993]', async () => {
    const asked = async (recordedBy: 'nobody-yet' | 'feed') =>
      (await opens([], { status: 'upcoming', recordedBy })).bodies.map(
        (body) => (body as { recorders?: string }).recorders,
      )
    expect(await asked('nobody-yet')).toEqual(['at-kick-off'])
    expect(await asked('feed')).toEqual([undefined])
  })

  it('asks for a private lobby that allows guests, with a seat for the host [PR852]', async () => {
    const { code, bodies } = await opens([])
    expect(code).toBe('NEWNEW')
    expect(bodies).toEqual([{ matchId: MATCH_ID, gameSettings: { isPrivate: true, allowGuests: true } }])
  })

  it('opens the empty lobby that the host already has on the match instead of another one [PR852]', async () => {
    expect(await opens([mine])).toMatchObject({ code: 'OPENED', bodies: [] })
  })

  it('opens the empty lobby on a practice match again, whose stored rules have no penalty [PR852]', async () => {
    const practice = {
      ...mine,
      match: { ...aLobby().match, isPractice: true },
      gameSettings: { ...mine.gameSettings, inactivityPenalty: 0 },
    }
    expect(await opens([practice])).toMatchObject({ code: 'OPENED', bodies: [] })
  })

  it.each([
    ['is not empty', { players: 2 }],
    ['has been played in', { chips: 90 }],
    ['has put out the host', { eliminatedIn: 2 }],
    ['has fewer seats', { gameSettings: { ...mine.gameSettings, maxPlayers: 2 } }],
    ['is watched', { spectators: 1 }],
    ['is public', { gameSettings: { ...mine.gameSettings, isPrivate: false } }],
    ['has other rules', { gameSettings: { ...mine.gameSettings, startingChips: 500 } }],
    ['belongs to another host', { hostUser: { _id: 'other', username: 'Ben' } }],
    ['is on another match', { match: { ...aLobby().match, _id: 'other' } }],
  ])('opens a new lobby if the one before %s [PR852]', async (_, change) => {
    expect((await opens([{ ...mine, ...change }])).code).toBe('NEWNEW')
  })
})
