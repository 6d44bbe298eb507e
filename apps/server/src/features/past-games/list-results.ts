import type * as contract from '@bettle/contract'
import { type Answer, type Asked, figuresOf, type LobbyId, type MatchId, type UserId } from '@bettle/contract'
import { reasonText, settingsAsOpened, winnerOf } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { patternOf } from '../../db/queries/page-of.ts'
import { membersSeen } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { competitionsOf, kindOf } from '../member/lobby-kind.ts'
import { membersByLobby, membersOf } from '../member/member-store.ts'
import { trophiesSeen } from '../trophy/trophies-seen.ts'
import { bookedIn } from '../trophy/trophy-ledger.ts'

/** The highest number of results if the request asks for no page. */
const MOST = 500
const PAGE_SIZE = 9

/**
 * Returns the games of ended or abandoned matches in which the caller had a player's seat, the latest first ([K4]). It
 * sends five statements for any number of games and members, and only three if no game is found. It sends one more if
 * some games belong to competitions.
 */
export async function listResults(
  ctx: Context,
  userId: UserId,
  { q, page, pageSize }: Asked<typeof contract.listResults>['query'],
): Promise<Answer<typeof contract.listResults>> {
  const isPaged = page !== undefined || pageSize !== undefined
  const size = isPaged ? (pageSize ?? PAGE_SIZE) : MOST
  const ended = ctx.db
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .leftJoin('match_half', (join) =>
      join.onRef('match_half.match_id', '=', 'match.id').on('match_half.half_number', '=', 1),
    )
    .where('member.account_id', '=', userId)
    .where('member.ranked', '=', true)
    .where('match.status', 'in', ['completed', 'abandoned'])
    .$if(Boolean(q?.trim()), (query) => query.where(holds(q?.trim() ?? '')))
  const { total } = await ended.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const games = await ended
    .select([
      'lobby.id',
      'lobby.code',
      'lobby.host_id',
      'lobby.settings',
      'lobby.status as lobby_status',
      'match.id as match_id',
      'match.status',
      'match.feed',
      'match.opened_by',
      'match.abandoned_reason',
      'match.home_team',
      'match.away_team',
      'match.planned_start',
      'match.results_confirmed_at',
      'match_half.start_time',
    ])
    .orderBy('match.ended_at', 'desc')
    .orderBy('lobby.id', 'desc')
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute()
  const shown = games.map((game) => ({ ...game, settings: settingsAsOpened(game.settings) }))
  const members = membersByLobby(
    await membersOf(
      ctx.db,
      games.map((game) => game.id),
    ),
  )
  // When a match has just ended, a blind lobby may not be settled yet, so some stakes are still hidden.
  const hidden = await hiddenStakes(ctx.db, shown, [], ctx.clock.now())
  const booked = await bookedIn(
    ctx.db,
    games.map((game) => game.id),
  )
  const competitions = await competitionsOf(ctx.db, games)
  const results = shown.map((game) => {
    const competition = competitions.get(game.id)
    const seen = membersSeen(game.host_id, members.get(game.id) ?? [], hidden)
    const { leaderboard } = figuresOf(seen, kindOf(game))
    const { counts, awards } = trophiesSeen(
      { lobbyStatus: game.lobby_status, match: game, ...game, members: seen },
      booked.get(game.id),
    )
    const index = leaderboard.findIndex((entry) => entry.user._id === userId)
    const isAbandoned = game.status === 'abandoned'
    return {
      _id: game.id as LobbyId,
      lobbyCode: game.code ?? '',
      ...(competition && { competition }),
      matchId: game.match_id as MatchId,
      homeTeam: game.home_team,
      awayTeam: game.away_team,
      startTime: (game.start_time ?? game.planned_start)?.toISOString() ?? null,
      leaderboard,
      position: index < 0 ? null : index + 1,
      userWon: !isAbandoned && winnerOf(leaderboard)?.user._id === userId,
      trophies: index < 0 ? null : (awards.find((award) => award.userId === userId)?.trophies ?? 0),
      counts,
      provisional: !isAbandoned && game.results_confirmed_at === null,
      status: isAbandoned ? ('abandoned' as const) : ('completed' as const),
      why: reasonText(game.abandoned_reason).why,
    }
  })
  return { results, total }
}

/**
 * Returns the condition that searches teams, code and competition. The search text is literal, so `%` and `_` are
 * escaped.
 */
function holds(text: string) {
  const pattern = patternOf(text)
  const searched = sql`concat_ws(' ', match.home_team, 'v', match.away_team, lobby.code)`
  return sql<boolean>`(${searched} ilike ${pattern} or exists (
    select from competition_lobby seat join competition on competition.id = seat.competition_id
    where seat.lobby_id = lobby.id and competition.name ilike ${pattern}))`
}
