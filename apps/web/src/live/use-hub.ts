import type { LobbyCard, Match } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../api/call-error.ts'
import { feedHub, lobbiesQuery, matchesQuery } from './hub-feed.ts'
import { usePollingWhileDown } from './live-status.ts'

const POLL = 10_000

export interface HubView {
  lobbies: readonly LobbyCard[] | undefined
  matches: readonly Match[] | undefined
  lobbiesError: CallError | undefined
  matchesError: CallError | undefined
  fetchAgain: () => void
}

/** The open lobbies and the matches to play on, as they are pushed; polled only while nothing is. */
export function useHub(): HubView {
  const queryClient = useQueryClient()
  const refetchInterval = usePollingWhileDown(POLL)
  const lobbies = useQuery({ ...lobbiesQuery(), refetchInterval })
  const matches = useQuery({ ...matchesQuery(), refetchInterval })

  useEffect(() => feedHub(queryClient), [queryClient])

  return {
    lobbies: lobbies.data?.lobbies,
    matches: matches.data?.matches,
    lobbiesError: lobbies.error instanceof CallError ? lobbies.error : undefined,
    matchesError: matches.error instanceof CallError ? matches.error : undefined,
    fetchAgain: () => {
      void lobbies.refetch()
      void matches.refetch()
    },
  }
}
