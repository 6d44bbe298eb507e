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
  /** Undefined until the first response; then the latest state, even after a failure. */
  lobby: Lobby | undefined
  /** The events of the match, in chronological order. */
  events: readonly MatchEvent[]
  /** True once the events were fetched or the fetch has failed. Before that, the counts are unknown. */
  isCounted: boolean
  /** The count of each event type in each round, by the rules of settlement. */
  statistics: Statistics
  /**
   * The timetable for the rules package. Phases, betting windows and progress are computed from it and from
   * `useServerNow()`.
   */
  timetable: Timetable | undefined
  /** The reason why there is no data, or why the data could not be updated. */
  error: CallError | undefined
  fetchAgain: () => void
}

const NOTHING: readonly MatchEvent[] = []

/** Returns a lobby that is kept current: by pushes while the connection is live, and by polling otherwise. */
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
  // The cached lobby may say that the player has left, although they have since rejoined, for example on another
  // device. The page then waits for a new response.
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

/**
 * Returns whether the player has left the lobby. A player who was removed from it does not count as having left,
 * because the page first shows them why.
 */
const hasLeft = ({ currentUser: { present, removed } }: Lobby) => !present && removed?.to !== 'out'

/**
 * Returns the same timetable object until its times change. A goal creates a new match object, but no new timetable.
 */
function useTimetable(lobby: Lobby | undefined): Timetable | undefined {
  const match = lobby?.match
  const rounds = lobby?.rounds
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timetable depends only on these fields
  return useMemo(
    () => (match && rounds ? lobbyTimetable({ match, rounds }) : undefined),
    [match?.tempo, match?.status, match?.halves, rounds],
  )
}

/** Calls the listener for every push of a lobby and its match, after the push was applied. */
export function useLobbyPushes(lobbyId: LobbyId, listener: LobbyPushListener): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => onLobbyPush(lobbyId, (...update) => latest.current(...update)), [lobbyId])
}
