import {
  type HubPush,
  type LobbyCard,
  listLobbies,
  listMatches,
  type Match,
  type Reply,
  type Update,
} from '@bettle/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { fetchAgain } from '../../api/query/fetch-again.ts'
import { fetchOnceMore } from '../../api/query/fetch-once-more.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type LiveClient, liveClient } from '../connection/live-client.ts'
import { createTopicCache } from '../connection/topic-cache.ts'
import { PAGE_SIZE, pageQueryOf } from './open-lobbies-page.ts'

/** The version of the hub's topic that a list includes; undefined until the page receives an update of the hub. */
interface HubSubscription {
  version?: number | undefined
}
interface Paged {
  /** The number of pages that are held; undefined means one. The first page is fetched automatically. */
  pages?: number | undefined
}
export type OpenLobbiesState = Reply<typeof listLobbies> & HubSubscription & Paged
type Matches = Reply<typeof listMatches> & HubSubscription

/** The cached state of the list of lobbies and the list of matches. */
interface HubState {
  readonly lobbies: OpenLobbiesState | undefined
  readonly matches: Matches | undefined
}

export const lobbiesKey: readonly unknown[] = queryOf(listLobbies, {}).queryKey
const matchesKey: readonly unknown[] = queryOf(listMatches, {}).queryKey

/** Both lists follow the hub topic. They are fetched separately, so they may have different versions. */
const feedOf = (live: LiveClient) =>
  createTopicCache<HubState, 'hub'>({
    topic: 'hub',
    versionOf: ({ lobbies, matches }) => {
      const versions = [lobbies?.version, matches?.version].filter((version) => version !== undefined)
      return versions.length > 0 ? Math.min(...versions) : undefined
    },
    reduce: ({ lobbies, matches }, update) => ({
      lobbies: lobbies && {
        ...lobbies,
        lobbies: lobbiesAfter(lobbies.lobbies, update.push),
        version: later(lobbies, update),
      },
      matches: matches && { matches: matchesAfter(matches.matches, update.push), version: later(matches, update) },
    }),
    live,
  })

const later = ({ version = 0 }: HubSubscription, update: Update) => Math.max(version, update.version)

/** Returns the query of the open lobbies. Updates that arrive during the fetch are applied to the response. */
export function lobbiesQuery(live: LiveClient = liveClient()) {
  const feed = feedOf(live)
  return queryOptions({
    queryKey: lobbiesKey,
    queryFn: async ({ signal }): Promise<OpenLobbiesState> => {
      const version = feed.newest()
      const lobbies = { ...(await call(listLobbies, pageQueryOf(1), { signal })), version }
      return feed.laidOver({ lobbies, matches: undefined }).state.lobbies ?? lobbies
    },
  })
}

/** Returns whether the server has more lobbies than the pages that are held. */
export const goesOn = ({ total = 0, pages = 1 }: OpenLobbiesState): boolean => total > pages * PAGE_SIZE

/**
 * Returns the query of the matches that users can play on. Updates that arrive during the fetch are applied to the
 * response.
 */
export function matchesQuery(live: LiveClient = liveClient()) {
  const feed = feedOf(live)
  return queryOptions({
    queryKey: matchesKey,
    queryFn: async ({ signal }): Promise<Matches> => {
      const version = feed.newest()
      const matches = { ...(await call(listMatches, {}, { signal })), version }
      return feed.laidOver({ lobbies: undefined, matches }).state.matches ?? matches
    },
  })
}

/** Removes from the list a lobby that accepts no more players. */
export function dropLobby(queryClient: QueryClient, lobbyCode: string): void {
  queryClient.setQueryData<OpenLobbiesState>(
    lobbiesKey,
    (held) => held && { ...held, lobbies: held.lobbies.filter((lobby) => lobby.lobbyCode !== lobbyCode) },
  )
}

/**
 * Keeps the lists of lobbies and matches current. Returns a function that stops this. While no version is held, the
 * server answers the subscription with a resync, which causes a fetch.
 */
export function feedHub(queryClient: QueryClient, live: LiveClient = liveClient()): () => void {
  const lists = [lobbiesKey, matchesKey]
  return feedOf(live).follow({
    get: () => ({ lobbies: queryClient.getQueryData(lobbiesKey), matches: queryClient.getQueryData(matchesKey) }),
    set: ({ lobbies, matches }) => {
      if (lobbies) queryClient.setQueryData(lobbiesKey, lobbies)
      if (matches) queryClient.setQueryData(matchesKey, matches)
    },
    fetch: () => lists.map((key) => fetchAgain(queryClient, key)),
    fetchAfresh: () => lists.map((key) => fetchOnceMore(queryClient, key)),
  })
}

function lobbiesAfter(lobbies: LobbyCard[], push: HubPush): LobbyCard[] {
  switch (push.type) {
    case 'lobby.opened':
    case 'lobby.changed':
      return push.lobby.status === 'open' ? withItem(lobbies, push.lobby) : withoutLobby(lobbies, push.lobby._id)
    case 'lobby.closed':
      return withoutLobby(lobbies, push.lobbyId)
    case 'match.changed':
      return lobbies.map((lobby) => (lobby.match._id === push.match._id ? { ...lobby, match: push.match } : lobby))
  }
}

function matchesAfter(matches: Match[], push: HubPush): Match[] {
  return push.type === 'match.changed' && !push.match.isOfCup ? withItem(matches, push.match) : matches
}

const withoutLobby = (lobbies: LobbyCard[], lobbyId: string) => lobbies.filter(({ _id }) => _id !== lobbyId)

/** Replaces an item at its position, or adds a new item in front. */
function withItem<Item extends { _id: string }>(items: Item[], item: Item): Item[] {
  return items.some(({ _id }) => _id === item._id)
    ? items.map((held) => (held._id === item._id ? item : held))
    : [item, ...items]
}
