import type { Lobby, MyGame } from '@bettle/contract'
import { bettingWindow, type Instant, isGameDecided, roundSpan } from '@bettle/rules'
import type { QueryClient } from '@tanstack/react-query'
import { lobbyKey } from '../../push/held-lobby.ts'
import { myGamesQuery } from '../../push/my-games.ts'
import { membersForPlayer } from '../../push/standings.ts'
import { lobbyTimetable } from '../../push/timetable.ts'

/**
 * Returns the listed game, updated from the cached lobby if that is newer. A player who returns to the list then sees
 * no older state.
 */
export function gameAsHeld(queryClient: QueryClient, game: MyGame, now: Instant): MyGame {
  const held = queryClient.getQueryState<Lobby>(lobbyKey(game._id))
  const listedAt = queryClient.getQueryState(myGamesQuery.queryKey)?.dataUpdatedAt ?? 0
  return held?.data && held.dataUpdatedAt > listedAt ? withOwnRank(game, held.data, now) : game
}

function withOwnRank(game: MyGame, lobby: Lobby, now: Instant): MyGame {
  const { role, chips, eliminatedIn, user } = lobby.currentUser
  const index = lobby.leaderboard.findIndex((entry) => entry.user._id === user._id)
  const { nextRound: _, ...rest } = game
  return {
    ...rest,
    match: lobby.match,
    role,
    chips,
    eliminatedIn,
    position: index < 0 ? null : index + 1,
    ...(!isGameDecided(membersForPlayer(lobby)) && nextRoundOf(lobby, now)),
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
