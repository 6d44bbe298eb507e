import { type ChipsOverRounds, chipsOverRounds, type Lobby, type UserId } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { usePollingWhileNotLive } from '../../push/connection/live-status.ts'
import { POLL } from '../../push/lobby/polling.ts'
import { useLobbyPushes } from '../../push/lobby/use-lobby.ts'
import { msg } from '../../texts/msg.ts'

/**
 * In a lobby with more members than this, the members' browsers spread their requests over time after a settled round.
 */
const CROWD = 50
const SPREAD_MS = 5_000

export interface ChipLines {
  rounds: readonly number[]
  /** Returns a member's chips at the start and after each settled round; empty if they were not fetched. */
  of: (userId: UserId) => readonly number[]
}

/**
 * Fetches all members' chips by round. Fetches them again after a round is settled or corrected, or a penalty is
 * applied.
 */
export function useChipsOverRounds(lobby: Lobby): ChipLines {
  const queryClient = useQueryClient()
  const { _id: lobbyId } = lobby
  const query = queryOf(chipsOverRounds, { params: { lobbyId } })
  const refetchInterval = usePollingWhileNotLive(POLL.statistics)
  const { data } = useQuery({ ...query, refetchInterval })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = lobby.users.length > CROWD ? SPREAD_MS : 0
  useLobbyPushes(lobbyId, ({ push: { type }, isOwn }) => {
    if (isOwn) return
    if (type !== 'round.settled' && type !== 'round.corrected' && type !== 'penalty.applied') return
    clearTimeout(timer.current)
    const ask = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    timer.current = setTimeout(ask, Math.random() * wait)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const byUser = new Map(data?.members.map((member) => [member.userId, member]))
    return {
      rounds: data?.rounds ?? [],
      of: (userId) => lineOf(data?.startingChips, byUser.get(userId)),
    }
  }, [data])
}

function lineOf(startingChips: number | undefined, member: ChipsOverRounds | undefined): readonly number[] {
  return startingChips === undefined || !member ? [] : [startingChips, ...member.chips]
}

/** Returns a member's chips as a text, for example '100 chips at the start, 90 after round 1, 108 after round 2'. */
export function lineText(chips: readonly number[], rounds: readonly number[]): string {
  return chips
    .map((amount, index) =>
      index === 0
        ? msg('leaderboard.use-chips-over-rounds.chips-at-the-start', { amount })
        : msg('leaderboard.use-chips-over-rounds.after-round', { amount, rounds: rounds[index - 1] }),
    )
    .join(', ')
}
