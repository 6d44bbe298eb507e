import type { LobbyCard, Match } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../api/call-error.ts'
import { serverNow } from '../clock/server-clock.ts'
import { isNotLive, useLiveStatus, usePollingWhileNotLive } from '../connection/live-status.ts'
import { useOnline } from '../connection/use-online.ts'
import { dropLobby, feedHub, goesOn, lobbiesQuery, matchesQuery } from './hub-feed.ts'

const POLL = 10_000

export interface HubView {
  lobbies: readonly LobbyCard[] | undefined
  matches: readonly Match[] | undefined
  lobbiesError: CallError | undefined
  matchesError: CallError | undefined
  /**
   * The server time at which the lists were last current. It is defined only while the device is offline, or while the
   * connection is not live and fetching fails.
   */
  staleSince: number | undefined
  isFetching: boolean
  fetchAgain: () => void
  /** Removes from the list a lobby that accepts no more players, and fetches the list. */
  dropLobby: (lobbyCode: string) => void
  /** True if the server has more lobbies than the list contains. */
  hasMore: boolean
}

/**
 * Returns the open lobbies and the matches to play on. Pushes update them; the page polls only while the connection is
 * not live.
 */
export function useHub(): HubView {
  const queryClient = useQueryClient()
  const status = useLiveStatus()
  const isOnline = useOnline()
  const refetchInterval = usePollingWhileNotLive(POLL)
  const lobbies = useQuery({ ...lobbiesQuery(), refetchInterval })
  const matches = useQuery({ ...matchesQuery(), refetchInterval })

  useEffect(() => feedHub(queryClient), [queryClient])

  const isFailing = lobbies.failureCount > 0 || matches.failureCount > 0
  const isCutOff = !isOnline || (isNotLive(status) && isFailing)
  return {
    lobbies: lobbies.data?.lobbies,
    matches: matches.data?.matches,
    lobbiesError: lobbies.error instanceof CallError ? lobbies.error : undefined,
    matchesError: matches.error instanceof CallError ? matches.error : undefined,
    staleSince: isCutOff ? currentAsOf(lobbies.dataUpdatedAt, status) : undefined,
    isFetching: lobbies.isFetching || matches.isFetching,
    fetchAgain: () => {
      void lobbies.refetch()
      void matches.refetch()
    },
    dropLobby: (lobbyCode) => {
      dropLobby(queryClient, lobbyCode)
      void lobbies.refetch()
    },
    hasMore: lobbies.data !== undefined && goesOn(lobbies.data),
  }
}

/**
 * Returns the later of the last response and the last moment with a live connection. Response times are in device time
 * and are converted.
 */
function currentAsOf(answeredAt: number, status: ReturnType<typeof useLiveStatus>): number {
  const answered = answeredAt === 0 ? 0 : serverNow() - (Date.now() - answeredAt)
  return Math.max(answered, isNotLive(status) ? status.since : 0)
}
