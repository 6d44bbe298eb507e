import type { Lobby, LobbyId, MatchEvent, Statistics } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { CallError } from '../../api/call-error.ts'
import { serverNow } from '../clock/server-clock.ts'
import { usePollingWhileNotLive } from '../connection/live-status.ts'
import { matchEventsQuery } from '../match/match-events-query.ts'
import { lobbyTimetable, statisticsOf } from '../match/timetable.ts'
import { activeLobby } from './active-lobby.ts'
import { feedLobby, lobbyQuery } from './lobby-feed.ts'
import { type LobbyPushListener, onLobbyPush } from './lobby-push-listeners.ts'
import { lobbyPoll, POLL } from './polling.ts'

export interface LobbyView {
  /** Undefined until the first fetch; then the latest state, even after a failure. */
  lobby: Lobby | undefined
  /** The events of the match, in chronological order. */
  events: readonly MatchEvent[]
  /** The events are fetched or cannot be fetched. Until then the counts are unknown. */
  isCounted: boolean
  /** Event type → round number → count, by the rules of settlement. */
  statistics: Statistics
  /** Input of the rules: phases, windows and progress are computed from it and `useServerNow()`. */
  timetable: Timetable | undefined
  /** The reason why there is no data, or why it could not be updated. */
  error: CallError | undefined
  fetchAgain: () => void
}

const NOTHING: readonly MatchEvent[] = []

/** A lobby, kept current by pushes while the connection is live, and by polling otherwise. */
export function useLobby(lobbyId: LobbyId): LobbyView {
  const queryClient = useQueryClient()
  const polling = usePollingWhileNotLive(POLL.statistics) !== false
  const {
    data: fetched,
    error,
    refetch,
    isFetchedAfterMount,
  } = useQuery({
    ...lobbyQuery(queryClient, lobbyId),
    refetchInterval: ({ state }) => polling && lobbyPoll(state.data, serverNow()),
    refetchOnMount: ({ state }) => (state.data && hasLeft(state.data) ? 'always' : true),
  })
  // A player who opens a lobby that this page holds as left has rejoined it on another device.
  const lobby = fetched && hasLeft(fetched) && !isFetchedAfterMount ? undefined : fetched
  const matchId = lobby?.match._id
  const { data: matchEvents, isError: isUncounted } = useQuery({
    ...matchEventsQuery(matchId),
    refetchInterval: polling && POLL.statistics,
  })
  const events = matchEvents?.events ?? NOTHING

  useEffect(() => (matchId ? feedLobby(queryClient, lobbyId, matchId) : undefined), [queryClient, lobbyId, matchId])

  const hasNoSeat = (error instanceof CallError && error.status === 404) || (lobby !== undefined && hasLeft(lobby))
  useEffect(() => {
    if (hasNoSeat) activeLobby.clear(lobbyId)
  }, [hasNoSeat, lobbyId])

  const timetable = useTimetable(lobby)
  const statistics = useMemo(() => (timetable ? statisticsOf(timetable, events) : {}), [timetable, events])

  return {
    lobby,
    events,
    isCounted: matchEvents !== undefined || isUncounted,
    statistics,
    timetable,
    error: error instanceof CallError ? error : undefined,
    fetchAgain: () => void refetch(),
  }
}

/** A removed player first reads why, so they do not count as having left. */
const hasLeft = ({ currentUser: { present, removed } }: Lobby) => !present && removed?.to !== 'out'

/** The same object until its times change: a goal creates a new match object with the same timetable. */
function useTimetable(lobby: Lobby | undefined): Timetable | undefined {
  const match = lobby?.match
  const rounds = lobby?.rounds
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timetable depends only on these fields
  return useMemo(
    () => (match && rounds ? lobbyTimetable({ match, rounds }) : undefined),
    [match?.tempo, match?.status, match?.halves, rounds],
  )
}

/** Calls the listener for every push of a lobby and its match after it is applied. */
export function useLobbyPushes(lobbyId: LobbyId, listener: LobbyPushListener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => onLobbyPush(lobbyId, (...update) => latest.current(...update)), [lobbyId])
}
