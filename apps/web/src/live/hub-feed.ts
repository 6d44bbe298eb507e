import { type LobbyCard, listLobbies, listMatches, type Match, type News, type Push } from '@bettle/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { fetchAfresh } from '../api/fetch-afresh.ts'
import { queryOf } from '../api/query-of.ts'
import { type LiveClient, liveClient } from './live-client.ts'

const lobbiesKey = queryOf(listLobbies, {}).queryKey
const matchesKey = queryOf(listMatches, {}).queryKey

/** The open lobbies; what was pushed while they were fetched is laid over the answer. */
export function lobbiesQuery(live: LiveClient = liveClient) {
  return queryOptions({
    queryKey: lobbiesKey,
    queryFn: async ({ signal }) => {
      const pushedSince = listen(live)
      const { lobbies } = await call(listLobbies, {}, { signal })
      return { lobbies: pushedSince().reduce(lobbiesAfter, lobbies) }
    },
  })
}

/** The matches one can play on. */
export function matchesQuery(live: LiveClient = liveClient) {
  return queryOptions({
    queryKey: matchesKey,
    queryFn: async ({ signal }) => {
      const pushedSince = listen(live)
      const { matches } = await call(listMatches, {}, { signal })
      return { matches: pushedSince().reduce(matchesAfter, matches) }
    },
  })
}

/** The hub's pushes from here on, for a list that carries no version of its own. */
function listen(live: LiveClient): () => Push[] {
  const heard = live.recent('hub').at(-1)?.version ?? 0
  return () => live.recent('hub').flatMap(({ version, push }) => (version > heard && push ? push : []))
}

/** Keeps both lists current. Every connection starts with a fetch: the server asks for it by a resync. */
export function feedHub(queryClient: QueryClient, live: LiveClient = liveClient): () => void {
  let heard: number | undefined
  const fetchBoth = () => {
    void fetchAfresh(queryClient, lobbiesKey)
    void fetchAfresh(queryClient, matchesKey)
  }
  const onNews = ({ version, push }: News) => {
    if (heard !== undefined && version <= heard) return
    const hasGap = heard !== undefined && version > heard + 1
    heard = version
    if (push) apply(queryClient, push)
    if (hasGap) fetchBoth()
  }
  return live.follow('hub', { held: () => heard, onNews, onResync: fetchBoth })
}

function apply(queryClient: QueryClient, push: Push): void {
  queryClient.setQueryData(lobbiesKey, (held) => held && { ...held, lobbies: lobbiesAfter(held.lobbies, push) })
  queryClient.setQueryData(matchesKey, (held) => held && { ...held, matches: matchesAfter(held.matches, push) })
}

function lobbiesAfter(lobbies: LobbyCard[], push: Push): LobbyCard[] {
  switch (push.type) {
    case 'lobby.opened':
    case 'lobby.changed':
      return push.lobby.status === 'open' ? withItem(lobbies, push.lobby) : withoutLobby(lobbies, push.lobby._id)
    case 'lobby.closed':
      return withoutLobby(lobbies, push.lobbyId)
    case 'match.changed':
    case 'half.changed':
      return lobbies.map((lobby) => (lobby.match._id === push.match._id ? { ...lobby, match: push.match } : lobby))
    default:
      return lobbies
  }
}

function matchesAfter(matches: Match[], push: Push): Match[] {
  return push.type === 'match.changed' || push.type === 'half.changed' ? withItem(matches, push.match) : matches
}

const withoutLobby = (lobbies: LobbyCard[], lobbyId: string) => lobbies.filter(({ _id }) => _id !== lobbyId)

/** In its place where it is known; else in front, as the newest. */
function withItem<Item extends { _id: string }>(items: Item[], item: Item): Item[] {
  return items.some(({ _id }) => _id === item._id)
    ? items.map((held) => (held._id === item._id ? item : held))
    : [item, ...items]
}
