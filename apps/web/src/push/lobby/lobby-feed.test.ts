import {
  competitorBets,
  type Lobby,
  type LobbyPush,
  listMatchEvents,
  type MatchPush,
  type SeatPush,
  type Topic,
  type Update,
} from '@bettle/contract'
import { QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryOf } from '../../api/query/query-of.ts'
import { storeToken } from '../../api/session/token.ts'
import { aMessage } from '../chat/a-message.test-support.ts'
import { serverClock } from '../clock/server-clock.ts'
import type { Follower, LiveClient } from '../connection/live-client.ts'
import { eventTypesQuery } from '../match/event-types.ts'
import { matchEventsQuery } from '../match/match-events-query.ts'
import {
  ANA,
  aBet,
  aLobby,
  aMember,
  anEvent,
  BEN,
  CLEO,
  LOBBY_ID,
  MATCH_ID,
  minute,
  roundId,
} from './a-lobby.test-support.ts'
import { notePlacedBet } from './held-lobby.ts'
import { feedLobby, lobbyQuery } from './lobby-feed.ts'
import { onLobbyPush } from './lobby-push-listeners.ts'

const followers = new Map<Topic, Follower>()
const recent = new Map<Topic, Update[]>()
const live = {
  follow: (topic: Topic, follower: Follower) => {
    followers.set(topic, follower)
    return () => followers.delete(topic)
  },
  recent: (topic: Topic) => recent.get(topic) ?? [],
} as unknown as LiveClient

let queryClient: QueryClient
let answers: Record<string, () => unknown>
let asked: string[]
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  followers.clear()
  recent.clear()
  asked = []
  serverClock().moveTo(minute(5))
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  answers = { lobby: () => aLobby({ version: 7 }), event: () => ({ events: [] }) }
  vi.stubGlobal('fetch', async (url: string) => {
    const called = { 'lobby-details': 'lobby', 'event-type': 'types', 'competitor-bets': 'bets' }
    const name = Object.entries(called).find(([path]) => url.includes(path))?.[1] ?? 'event'
    asked.push(name)
    const body = answers[name]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    return new Response(JSON.stringify(body), { status: 200 })
  })
  await settled(queryClient.fetchQuery(lobbyQuery(queryClient, LOBBY_ID, live)))
  await settled(queryClient.fetchQuery(matchEventsQuery(MATCH_ID, live)))
  stop = feedLobby(queryClient, LOBBY_ID, MATCH_ID, live)
  asked = []
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function settled<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60)
  return promise
}

const held = () => queryClient.getQueryData<Lobby>(lobbyQuery(queryClient, LOBBY_ID, live).queryKey)
const events = () =>
  queryClient.getQueryData(queryOf(listMatchEvents, { params: { matchId: MATCH_ID } }).queryKey)?.events

function says(topic: Topic, version: number, push: Update['push']) {
  const update = { type: 'news', topic, version, push } as Update
  recent.set(topic, [...(recent.get(topic) ?? []), update])
  followers.get(topic)?.onUpdate(update)
}
const said: LobbyPush = { type: 'chat.sent', message: aMessage(1, 'Hello') }
const goal: MatchPush = { type: 'match-event.recorded', event: anEvent(9, 4) }
const lobbySays = (version: number, push: LobbyPush = said) => says(`lobby:${LOBBY_ID}`, version, push)
const seatSays = (version: number, push: SeatPush) => says(`seat:${LOBBY_ID}`, version, push)
const matchSays = (version: number, push: MatchPush = goal) => says(`match:${MATCH_ID}`, version, push)
const joined = (user: typeof ANA): LobbyPush => ({ type: 'member.joined', member: aMember(user) })
const names = () => held()?.users.map(({ user }) => user.name)

it('the lobby feed names the versions that the page holds of the lobby, the seat and the match', () => {
  expect(followers.get(`lobby:${LOBBY_ID}`)?.held?.()).toBe(7)
  expect(followers.get(`seat:${LOBBY_ID}`)?.held?.()).toBe(2)
  expect(followers.get(`match:${MATCH_ID}`)?.held?.()).toBe(3)
})

it('the lobby feed updates the lobby, the events and the score from pushes without a request', () => {
  lobbySays(8, joined(CLEO))
  matchSays(4, { type: 'match-event.recorded', event: anEvent(1, 4, { eventType: 'Goal', team: 'home' }) })
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo'])
  expect(events()).toHaveLength(1)
  expect(held()).toMatchObject({ version: 8, match: { version: 4, score: { home: 1, away: 0 } } })
  matchSays(5, { type: 'match-event.removed', eventId: anEvent(1, 4)._id, eventType: 'Goal', reason: 'VAR' })
  expect(held()?.match.score).toEqual({ home: 0, away: 0 })
  expect(asked).toEqual([])
})

it('the lobby feed keeps pushed event types if an older response arrives later, and fetches them after a gap in versions [PR332]', async () => {
  const { queryKey, queryFn } = eventTypesQuery(MATCH_ID)
  const played = () => queryClient.getQueryData(queryKey)?.eventTypes
  answers.types = () => ({ eventTypes: [{ name: 'Corner', displayName: 'Corner' }] })
  const stopShowing = new QueryObserver(queryClient, { queryKey, queryFn: queryFn ?? skipToken }).subscribe(
    () => undefined,
  )
  matchSays(4, { type: 'event-types.changed', eventTypes: [{ name: 'Corner', displayName: 'Corner kick' }] })
  await vi.advanceTimersByTimeAsync(60)
  expect(played()).toEqual([{ name: 'Corner', displayName: 'Corner kick' }])
  asked = []
  followers.get(`match:${MATCH_ID}`)?.onResync?.()
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toContain('types')
  expect(played()).toEqual([{ name: 'Corner', displayName: 'Corner' }])
  stopShowing()
})

const bets = () => queryOf(competitorBets, { params: { roundId: roundId(1) }, query: { lobbyId: LOBBY_ID } })

it('the lobby feed does not treat the bets of a correction push as the complete list', () => {
  const corrected = { bets: [aBet(1, 1, 10, { outcome: 'lost' })], standings: [] }
  lobbySays(8, { type: 'round.corrected', ...corrected } as unknown as LobbyPush)
  expect(queryClient.getQueryData(bets().queryKey)).toBeUndefined()
  queryClient.setQueryData(bets().queryKey, { bets: [aBet(1, 1, 10, { outcome: 'won' }), aBet(2, 1, 5)] })
  lobbySays(9, { type: 'round.corrected', ...corrected } as unknown as LobbyPush)
  expect(queryClient.getQueryData(bets().queryKey)?.bets.map(({ _id, outcome }) => [_id, outcome])).toEqual(
    expect.arrayContaining([
      [aBet(1, 1, 10)._id, 'lost'],
      [aBet(2, 1, 5)._id, aBet(2, 1, 5).outcome],
    ]),
  )
})

it('the lobby feed fetches the visible bets again after a gap in versions', async () => {
  answers.bets = () => ({ bets: [] })
  const { queryKey, queryFn } = bets()
  const stopShowing = new QueryObserver(queryClient, { queryKey, queryFn: queryFn ?? skipToken }).subscribe(
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(60)
  asked = []
  followers.get(`lobby:${LOBBY_ID}`)?.onResync?.()
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toContain('bets')
  stopShowing()
})

it('the lobby feed applies a match event that is pushed twice only once', () => {
  const event = anEvent(1, 4)
  matchSays(4, { type: 'match-event.recorded', event })
  matchSays(4, { type: 'match-event.recorded', event })
  expect(events()).toEqual([event])
})

it('the lobby feed fetches the lobby after a gap in versions, and applies the updates that arrive meanwhile', async () => {
  const observed = watch()
  answers.lobby = () => aLobby({ version: 9, users: [aMember(ANA, { isHost: true }), aMember(BEN)] })
  lobbySays(9)
  lobbySays(10, joined(CLEO))
  await vi.advanceTimersByTimeAsync(60)
  expect(asked).toEqual(['lobby'])
  expect(held()?.version).toBe(10)
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo'])
  observed()
})

it('the lobby feed ignores a response that is older than the pushes', async () => {
  const observed = watch()
  const fetching = queryClient.refetchQueries({ queryKey: lobbyQuery(queryClient, LOBBY_ID, live).queryKey })
  lobbySays(8, joined(CLEO))
  await settled(fetching)
  expect(held()?.version).toBe(8)
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo'])
  observed()
})

it('the lobby feed fetches the events after the lobby if the versions of the match have a gap', async () => {
  const observed = watch()
  matchSays(9)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['lobby', 'event'])
  observed()
})

it('the lobby feed moves the lobby to the next round by the clock', async () => {
  serverClock().moveTo(minute(10) - 100)
  expect(held()?.activeRounds.map(({ roundNumber }) => roundNumber)).toEqual([1])
  const local = vi.spyOn(serverClock(), 'now').mockReturnValue(minute(10) + 1)
  await vi.advanceTimersByTimeAsync(110)
  local.mockRestore()
  expect(held()?.activeRounds.map(({ roundNumber }) => roundNumber)).toEqual([2])
})

it('the lobby feed notifies listeners of a push after applying it', () => {
  const received: [string, number][] = []
  const stopListening = onLobbyPush(LOBBY_ID, ({ push }, before, after) =>
    received.push([push.type, after.users.length - before.users.length]),
  )
  lobbySays(8, joined(CLEO))
  lobbySays(8, joined(CLEO))
  lobbySays(9)
  stopListening()
  expect(received).toEqual([
    ['member.joined', 1],
    ['chat.sent', 0],
  ])
})

it('the lobby feed shows a bet when its call returns, and counts the bet only once', () => {
  const standing = { userId: ANA._id, chips: 90, betsPlaced: 1, betsWon: 0, hasSettledBet: false, isActive: false }
  notePlacedBet(queryClient, LOBBY_ID, { bet: aBet(1, 2, 10), chips: 90 })
  expect(held()?.currentUser).toMatchObject({ chips: 90, betsPlaced: 1 })
  seatSays(3, { type: 'bet.placed', bet: aBet(1, 2, 10), chips: 90, standings: [standing] })
  const penalty = {
    type: 'penalty.applied' as const,
    matchRoundId: roundId(1),
    penalties: [{ userId: ANA._id, amount: 5, kicked: false }],
  }
  lobbySays(8, { ...penalty, standings: [{ ...standing, chips: 95, betsPlaced: 0 }] })
  seatSays(4, { ...penalty, standings: [{ ...standing, chips: 85 }] })
  notePlacedBet(queryClient, LOBBY_ID, { bet: aBet(1, 2, 10), chips: 90 })
  expect(held()?.currentUser).toMatchObject({ chips: 85, betsPlaced: 1 })
  expect(held()).toMatchObject({ version: 8, seatVersion: 4 })
  expect(held()?.bets).toHaveLength(1)
})

it('the lobby feed fetches the lobby if the versions of the seat topic have a gap', async () => {
  const observed = watch()
  const member = aMember(ANA, { chips: 50, isHost: true })
  answers.lobby = () => ({ ...aLobby({ users: [member, aMember(BEN)] }), seatVersion: 4 })
  seatSays(4, { type: 'member.changed', member })
  await vi.advanceTimersByTimeAsync(60)
  expect(asked).toEqual(['lobby'])
  expect(held()).toMatchObject({ seatVersion: 4, currentUser: { chips: 50 } })
  observed()
})

/** Observes the lobby and the events as a screen does, because only observed queries are fetched again. */
function watch(): () => void {
  const { queryKey, queryFn } = lobbyQuery(queryClient, LOBBY_ID, live)
  const eventsOptions = matchEventsQuery(MATCH_ID, live)
  const stops = [
    new QueryObserver(queryClient, { queryKey, queryFn: queryFn as never }).subscribe(() => undefined),
    new QueryObserver(queryClient, eventsOptions as never).subscribe(() => undefined),
  ]
  return () => {
    for (const stopWatching of stops) stopWatching()
  }
}

it('the lobby feed shows a restored match event after a lost connection, although the deletion was pushed before', async () => {
  const observed = watch()
  matchSays(4, goal)
  matchSays(5, { type: 'match-event.removed', eventId: anEvent(9, 4)._id, eventType: 'Goal', reason: null })
  expect(events()).toEqual([])
  answers.event = () => ({ events: [anEvent(9, 4)] })
  await settled(queryClient.invalidateQueries({ queryKey: matchEventsQuery(MATCH_ID, live).queryKey }))
  expect(events()?.map(({ _id }) => _id)).toEqual([anEvent(9, 4)._id])
  observed()
})

it('the lobby feed fetches the match events when a poll returns a newer match, because their updates will not be replayed', async () => {
  answers = {
    lobby: () => ({ ...aLobby({ version: 7 }), match: { ...aLobby().match, version: 5 } }),
    event: () => ({ events: [anEvent(1, 4)] }),
  }
  await settled(queryClient.fetchQuery({ ...lobbyQuery(queryClient, LOBBY_ID, live), staleTime: 0 }))
  await vi.advanceTimersByTimeAsync(60)
  expect(asked).toEqual(['lobby', 'event'])
  expect(events()).toHaveLength(1)
})

it('the lobby feed keeps a restored match event if its deletion and its return are pushed after both responses', async () => {
  const observed = watch()
  matchSays(4, goal)
  answers = {
    lobby: () => ({ ...aLobby({ version: 7 }), match: { ...aLobby().match, version: 6 } }),
    event: () => ({ events: [anEvent(9, 4)] }),
  }
  await settled(queryClient.refetchQueries({ queryKey: lobbyQuery(queryClient, LOBBY_ID, live).queryKey }))
  matchSays(5, { type: 'match-event.removed', eventId: anEvent(9, 4)._id, eventType: 'Goal', reason: null })
  await vi.advanceTimersByTimeAsync(60)
  matchSays(6, goal)
  expect(events()?.map(({ _id }) => _id)).toEqual([anEvent(9, 4)._id])
  observed()
})
