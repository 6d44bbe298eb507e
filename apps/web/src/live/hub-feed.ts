import {
  type HubPush,
  type LobbyCard,
  listLobbies,
  listMatches,
  type Match,
  type News,
  type Reply,
} from '@bettle/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { fetchAgain } from '../api/fetch-again.ts'
import { fetchOnceMore } from '../api/fetch-once-more.ts'
import { queryOf } from '../api/query-of.ts'
import { createFeed } from './feed.ts'
import { type LiveClient, liveClient } from './live-client.ts'
import { PAGE_SIZE, pageOf } from './open-lobbies-page.ts'

/** How far in the hub's news a list is; undefined where nobody has said. */
interface Heard {
  version?: number | undefined
}
interface Paged {
  /** How many pages of the list are held; the first comes by itself. */
  pages?: number | undefined
}
export type OpenLobbies = Reply<typeof listLobbies> & Heard & Paged
type Matches = Reply<typeof listMatches> & Heard

/** What the page holds of both lists. */
interface HubState {
  readonly lobbies: OpenLobbies | undefined
  readonly matches: Matches | undefined
}

export const lobbiesKey: readonly unknown[] = queryOf(listLobbies, {}).queryKey
const matchesKey: readonly unknown[] = queryOf(listMatches, {}).queryKey

/** Both lists hear of the hub. They are fetched apart, so that one may know more than the other. */
const feedOf = (live: LiveClient) =>
  createFeed<HubState, 'hub'>({
    topic: 'hub',
    versionOf: ({ lobbies, matches }) => {
      const known = [lobbies?.version, matches?.version].filter((version) => version !== undefined)
      return known.length > 0 ? Math.min(...known) : undefined
    },
    reduce: ({ lobbies, matches }, news) => ({
      lobbies: lobbies && {
        ...lobbies,
        lobbies: lobbiesAfter(lobbies.lobbies, news.push),
        version: later(lobbies, news),
      },
      matches: matches && { matches: matchesAfter(matches.matches, news.push), version: later(matches, news) },
    }),
    live,
  })

const later = ({ version = 0 }: Heard, news: News) => Math.max(version, news.version)

/** The open lobbies; what was pushed while they were fetched is laid over the answer. */
export function lobbiesQuery(live: LiveClient = liveClient()) {
  const feed = feedOf(live)
  return queryOptions({
    queryKey: lobbiesKey,
    queryFn: async ({ signal }): Promise<OpenLobbies> => {
      const version = feed.heard()
      const lobbies = { ...(await call(listLobbies, pageOf(1), { signal })), version }
      return feed.laidOver({ lobbies, matches: undefined }).state.lobbies ?? lobbies
    },
  })
}

/** Whether the server's list goes on beyond what is held of it. */
export const goesOn = ({ total = 0, pages = 1 }: OpenLobbies): boolean => total > pages * PAGE_SIZE

/** The matches one can play on. */
export function matchesQuery(live: LiveClient = liveClient()) {
  const feed = feedOf(live)
  return queryOptions({
    queryKey: matchesKey,
    queryFn: async ({ signal }): Promise<Matches> => {
      const version = feed.heard()
      const matches = { ...(await call(listMatches, {}, { signal })), version }
      return feed.laidOver({ lobbies: undefined, matches }).state.matches ?? matches
    },
  })
}

/** Takes a lobby that turned out to take nobody from the list. */
export function dropLobby(queryClient: QueryClient, lobbyCode: string): void {
  queryClient.setQueryData<OpenLobbies>(
    lobbiesKey,
    (held) => held && { ...held, lobbies: held.lobbies.filter((lobby) => lobby.lobbyCode !== lobbyCode) },
  )
}

/** Keeps both lists current. A connection that knows of no version begins with a fetch: the server asks for it by a resync. */
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
  return push.type === 'match.changed' ? withItem(matches, push.match) : matches
}

const withoutLobby = (lobbies: LobbyCard[], lobbyId: string) => lobbies.filter(({ _id }) => _id !== lobbyId)

/** In its place where it is known; else in front, as the newest. */
function withItem<Item extends { _id: string }>(items: Item[], item: Item): Item[] {
  return items.some(({ _id }) => _id === item._id)
    ? items.map((held) => (held._id === item._id ? item : held))
    : [item, ...items]
}
