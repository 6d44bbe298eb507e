import type { Lobby, MyGame } from '@bettle/contract'
import { bettingWindow, type Instant, roundSpan } from '@bettle/rules'
import type { QueryClient } from '@tanstack/react-query'
import { myGamesQuery } from '../../../push/hub/my-games.ts'
import { lobbyKey } from '../../../push/lobby/held-lobby.ts'
import { isDecidedIn, ownRankIn } from '../../../push/lobby/standings.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'

/**
 * Returns the listed game, updated from the cached lobby if the cached lobby is newer. A player who returns to the list
 * therefore never sees an older state.
 */
export function gameAsHeld(queryClient: QueryClient, game: MyGame, now: Instant): MyGame {
  const held = queryClient.getQueryState<Lobby>(lobbyKey(game._id))
  const listedAt = queryClient.getQueryState(myGamesQuery.queryKey)?.dataUpdatedAt ?? 0
  return held?.data && held.dataUpdatedAt > listedAt ? withOwnRank(game, held.data, now) : game
}

function withOwnRank(game: MyGame, lobby: Lobby, now: Instant): MyGame {
  const { role, chips, eliminatedIn } = lobby.currentUser
  const rank = ownRankIn(lobby)
  const { nextRound: _, ...rest } = game
  return {
    ...rest,
    match: lobby.match,
    role,
    chips,
    eliminatedIn,
    position: rank === 0 ? null : rank,
    ...(!isDecidedIn(lobby) && nextRoundOf(lobby, now)),
  }
}

function nextRoundOf(lobby: Lobby, now: Instant): Pick<MyGame, 'nextRound'> {
  const timetable = lobbyTimetable(lobby)
  const { round, closesAt } = bettingWindow(timetable, lobby.gameSettings, now)
  if (!round) return {}
  return {
    nextRound: {
      roundNumber: round.roundNumber,
      closesAt: timeOf(closesAt),
      startsAt: timeOf(roundSpan(timetable, round).startsAt),
      hasBet: lobby.bets.some(({ matchRound }) => matchRound._id === round.id),
    },
  }
}

const timeOf = (instant: Instant | null): string | null => (instant === null ? null : new Date(instant).toISOString())
