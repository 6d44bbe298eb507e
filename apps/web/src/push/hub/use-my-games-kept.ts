import type { MyGame, Topic } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchOnceMore } from '../../api/query/fetch-once-more.ts'
import { liveClient } from '../connection/live-client.ts'
import { usePollingWhileNotLive } from '../connection/live-status.ts'
import { myGamesQuery } from './my-games.ts'

const POLL = 10_000
/** All changes within this time (ms) after the first one cause only one fetch. */
const WAIT_MS = 250
/** The page subscribes to the pushes of at most this many games. Further games are fetched together with these. */
const MOST_FOLLOWED = 8

/**
 * Keeps the user's games current. The page fetches them when a seat changes on any device, when a game or a match
 * changes, and when a game's next round starts. Chat pushes cause no fetch.
 */
export function useMyGamesKept(games: readonly MyGame[], now: number): void {
  const queryClient = useQueryClient()
  const { dataUpdatedAt } = useQuery({ ...myGamesQuery, refetchInterval: usePollingWhileNotLive(POLL) })
  const followed = games.slice(0, MOST_FOLLOWED).flatMap(({ _id }) => [`lobby:${_id}`, `seat:${_id}`])
  const topics = ['user', 'hub', ...followed].join()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void fetchOnceMore(queryClient, myGamesQuery.queryKey)
      }, WAIT_MS)
    }
    const stops = topics.split(',').map((topic) =>
      liveClient().follow(topic as Topic, {
        onUpdate: ({ push: { type } }) => {
          const isOfGames = topic === 'hub' ? type === 'match.changed' : !type.startsWith('chat.')
          if (isOfGames) refresh()
        },
        ...(topic !== 'hub' && { onResync: refresh }),
      }),
    )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [topics, queryClient])

  const isBehind = games.some(({ nextRound }) => nextRound?.startsAt && Date.parse(nextRound.startsAt) <= now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches again if the response is still behind
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => void fetchOnceMore(queryClient, myGamesQuery.queryKey), 2 * WAIT_MS)
    return () => clearTimeout(timer)
  }, [isBehind, dataUpdatedAt, queryClient])
}
