import type { LobbyId, MatchId, Result, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { leaderboardOf, membersSeenBy } from '../leaderboard/leaderboard.ts'
import { membersOf } from '../lobby/lobby-store.ts'

const MOST = 500

/** The games of ended matches in which the caller had a player's seat, the latest first. */
export async function listResults(ctx: Context, userId: UserId): Promise<Result[]> {
  const games = await ctx.db
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .leftJoin('match_half', (join) =>
      join.onRef('match_half.match_id', '=', 'match.id').on('match_half.half_number', '=', 1),
    )
    .select([
      'lobby.id',
      'lobby.code',
      'lobby.host_id',
      'match.id as match_id',
      'match.home_team',
      'match.away_team',
      'match.planned_start',
      'match.results_confirmed_at',
      'match_half.start_time',
    ])
    .where('member.account_id', '=', userId)
    .where('member.ranked', '=', true)
    .where('match.status', '=', 'completed')
    .orderBy('match.ended_at', 'desc')
    .orderBy('lobby.id', 'desc')
    .limit(MOST)
    .execute()
  const members = await membersOf(
    ctx.db,
    games.map((game) => game.id),
  )
  return games.map((game) => {
    const ofGame = members.filter((member) => member.lobby_id === game.id)
    const leaderboard = leaderboardOf(membersSeenBy(userId, game.host_id, ofGame, new Map()))
    const index = leaderboard.findIndex((entry) => entry.user._id === userId)
    return {
      _id: game.id as LobbyId,
      lobbyCode: game.code,
      matchId: game.match_id as MatchId,
      homeTeam: game.home_team,
      awayTeam: game.away_team,
      startTime: (game.start_time ?? game.planned_start)?.toISOString() ?? null,
      leaderboard,
      position: index < 0 ? null : index + 1,
      userWon: index === 0,
      provisional: game.results_confirmed_at === null,
    }
  })
}
