import { type LobbyPush, MatchId, type Topic, type Update } from '@bettle/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { LOBBY_ID } from '../lobby/a-lobby.test-support.ts'
import type { Follower, LiveClient } from './live-client.ts'
import { createTopicCache, laidOverByAll } from './topic-cache.ts'

/** A state that two topics update. Each topic has its own version. */
interface Both {
  lobby: number | undefined
  match: number | undefined
  pushes: string[]
}

const LOBBY: Topic = `lobby:${LOBBY_ID}`
const MATCH: Topic = `match:${MatchId.parse('0190a000-0000-7000-8000-000000000001')}`
const followers = new Map<Topic, Follower>()
const recent = new Map<Topic, Update[]>()
const live = {
  follow: (topic: Topic, follower: Follower) => {
    followers.set(topic, follower)
    return () => followers.delete(topic)
  },
  recent: (topic: Topic) => recent.get(topic) ?? [],
} as unknown as LiveClient

const ofLobby = createTopicCache<Both, Topic>({
  topic: LOBBY,
  versionOf: ({ lobby }) => lobby,
  reduce: (both, { version, push }) => ({ ...both, lobby: version, pushes: [...both.pushes, `lobby ${push.type}`] }),
  live,
})
const ofMatch = createTopicCache<Both, Topic>({
  topic: MATCH,
  versionOf: ({ match }) => match,
  reduce: (both, { version, push }) => ({ ...both, match: version, pushes: [...both.pushes, `match ${push.type}`] }),
  live,
})
const REMOVED: LobbyPush = { type: 'lobby.closed', lobbyId: LOBBY_ID, reason: null, why: null, bets: [], standings: [] }

let state: Both | undefined
const fetch = vi.fn()
const fetchAfresh = vi.fn()
const onPush = vi.fn()
const held = { get: () => state, set: (next: Both) => (state = next), fetch, fetchAfresh, onPush }

beforeEach(() => {
  followers.clear()
  recent.clear()
  state = { lobby: 7, match: 3, pushes: [] }
  for (const mock of [fetch, fetchAfresh, onPush]) mock.mockReset()
})

function says(topic: Topic, version: number) {
  const update = { type: 'news', topic, version, push: REMOVED } as Update
  recent.set(topic, [...(recent.get(topic) ?? []), update])
  followers.get(topic)?.onUpdate(update)
}

it('a topic cache updates one state from two topics, each with its own version', () => {
  ofLobby.follow(held)
  ofMatch.follow(held)
  says(LOBBY, 8)
  says(MATCH, 4)
  says(LOBBY, 9)
  expect(state).toEqual({
    lobby: 9,
    match: 4,
    pushes: ['lobby lobby.closed', 'match lobby.closed', 'lobby lobby.closed'],
  })
  expect([followers.get(LOBBY)?.held?.(), followers.get(MATCH)?.held?.()]).toEqual([9, 4])
  expect(fetch).not.toHaveBeenCalled()
})

it('a topic cache notifies listeners of a push after applying it, with the previous state', () => {
  ofLobby.follow(held)
  says(LOBBY, 8)
  says(LOBBY, 8)
  expect(onPush).toHaveBeenCalledExactlyOnceWith(
    REMOVED,
    expect.objectContaining({ lobby: 7 }),
    expect.objectContaining({ lobby: 8 }),
  )
})

it('a topic cache fetches after a gap in versions, and does not notify listeners of the update that it could not apply', () => {
  ofLobby.follow(held)
  says(LOBBY, 9)
  expect(fetch).toHaveBeenCalledOnce()
  expect(state?.lobby).toBe(7)
  expect(onPush).not.toHaveBeenCalled()
})

it('a topic cache waits for the first response, and applies updates that arrived meanwhile', () => {
  state = undefined
  ofLobby.follow(held)
  says(LOBBY, 8)
  says(MATCH, 4)
  expect(state).toBeUndefined()
  const { state: laid, isWhole } = laidOverByAll({ lobby: 7, match: 3, pushes: [] }, [ofLobby, ofMatch])
  expect(laid).toMatchObject({ lobby: 8, match: 4 })
  expect(isWhole).toBe(true)
})

it('a topic cache reports a response as incomplete if an update between the response and the received updates is missing', () => {
  says(LOBBY, 9)
  says(MATCH, 4)
  const { state: laid, isWhole } = laidOverByAll({ lobby: 7, match: 3, pushes: [] }, [ofLobby, ofMatch])
  expect(laid).toMatchObject({ lobby: 7, match: 4 })
  expect(isWhole).toBe(false)
})

it('a topic cache takes its version from the first update if the response contains no version', () => {
  expect(ofLobby.newest()).toBeUndefined()
  state = { lobby: undefined, match: undefined, pushes: [] }
  ofLobby.follow(held)
  says(LOBBY, 12)
  expect(state.lobby).toBe(12)
  expect(ofLobby.newest()).toBe(12)
})
