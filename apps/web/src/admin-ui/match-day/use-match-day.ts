import {
  adminListLobbies,
  getMatchFeed,
  type Match,
  type MatchFeed,
  type OperatorAction,
  previewAction,
} from '@bettle/contract'
import { type MatchDay, matchDayState, type NextStep, nextStep } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { useIsLockedOut } from '../operator-lock.tsx'
import { underControl } from '../under-control.ts'

/** The polling intervals (ms): while the step waits for a lobby or for open bets, and otherwise. */
const SOON = 3000
const POLL = 10_000

export interface MatchDayView extends NextStep {
  /** The state of the match for which the step is shown. A press names it [W9]. */
  readonly state: string
  readonly isLocked: boolean
}

/** Returns the query of the lobbies on a match. */
export const lobbiesOfMatch = (matchId: Match['_id']) => queryOf(adminListLobbies, { query: { matchId, pageSize: 50 } })

/**
 * Returns the next step of a match [W8]. It is the same on each page and for each operator. The result is undefined
 * until all that decides the step is loaded.
 */
export function useMatchDay(match: Match): MatchDayView | undefined {
  const matchId = match._id
  const now = useServerNow()
  const isLocked = useIsLockedOut(matchId)
  const isUpcoming = match.status === 'upcoming'
  const lobbies = useQuery({
    ...lobbiesOfMatch(matchId),
    enabled: isUpcoming,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUpcoming && !hasOpen(state.data?.lobbies) ? SOON : POLL),
  })
  const feed = useQuery({ ...queryOf(getMatchFeed, { params: { id: matchId } }), refetchInterval: POLL })
  const isBetOpen = useIsBetOpen(match)
  if ((isUpcoming && !lobbies.data) || !feed.data) return undefined
  const control = underControl(match)
  // After the start the same field holds the real kick-off.
  const plannedStart = isUpcoming && match.startTime !== null ? Date.parse(match.startTime) : null
  const day: MatchDay = {
    ...control,
    tempo: match.tempo,
    plannedStart,
    hasLobby: hasOpen(lobbies.data?.lobbies),
    isRunByFeed: isRunByFeed(feed.data.feed),
    isLocked,
    isBetOpen,
  }
  return { ...nextStep(day, now), state: matchDayState(control, plannedStart), isLocked }
}

const hasOpen = (lobbies: readonly { status: string }[] | undefined) =>
  lobbies?.some(({ status }) => status === 'open') === true

function isRunByFeed(feed: MatchFeed | null): boolean {
  if (feed?.state !== 'following') return false
  if (feed.source === 'provider') return feed.provider?.halves === 'starts-and-ends'
  return feed.source === 'simulator' || feed.source === 'file'
}

/** Returns whether the server would refuse to confirm the results now, because a bet on the match is open [S8]. */
function useIsBetOpen({ _id: matchId, status, resultsConfirmedAt, version }: Match): boolean {
  const action: OperatorAction = { kind: 'confirm-results', matchId }
  const { error } = useQuery({
    queryKey: [previewAction.path, action, 'is-bet-open', version],
    queryFn: ({ signal }) => call(previewAction, { body: { action } }, { signal }),
    enabled: status === 'completed' && resultsConfirmedAt === null,
    retry: false,
    refetchInterval: ({ state }) => state.error !== null && SOON,
  })
  return error instanceof CallError && error.code === 'half-state'
}
