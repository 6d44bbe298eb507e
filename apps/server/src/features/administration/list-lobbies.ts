import type { AdminGame, AdminLobby, AdminLobbyUser, ListQuery, LobbyId, LobbyOnCopy, MatchId } from '@bettle/contract'
import { rankMembers, winnerOf } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { Reader } from '../../db/schema.ts'
import { seenByOthers } from '../leaderboard/leaderboard.ts'
import { hiddenStakes, memberKey, NOTHING } from '../leaderboard/standings.ts'
import { openLobbiesOnCopies } from '../match/lobbies-on-copies.ts'
import { isListedForAdmins } from '../match/own-match.ts'
import { timetablesOfPlans } from '../match/timetable.ts'
import { membersNamed, membersOf, seatsOf } from '../member/member-store.ts'

/**
 * Lists all lobbies, including ended ones, except those of guests' trial games and of rooms. With a match it also
 * returns the open rooms on copies of the match ([RM21]).
 */
export async function listAllLobbies(
  reader: Reader,
  { matchId, ...request }: ListQuery & { matchId?: MatchId | undefined },
): Promise<Page<AdminLobby, 'lobbies'> & { onCopies?: LobbyOnCopy[] }> {
  const query = selectLobbies(reader).$if(matchId !== undefined, (found) => found.where('match.id', '=', matchId ?? ''))
  const { rows, ...total } = await pageOf(query, request, LISTING)
  const lobbies = await lobbiesToWire(reader, rows)
  if (matchId === undefined) return { lobbies, ...total }
  return { lobbies, onCopies: await lobbiesOnCopies(reader, matchId), ...total }
}

async function lobbiesOnCopies(reader: Reader, matchId: MatchId): Promise<LobbyOnCopy[]> {
  const rows = await openLobbiesOnCopies(reader, matchId)
  const seats = await seatsOf(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, status }) => ({
    _id: id as LobbyId,
    hostUser: seats.get(id)?.host ?? null,
    players: seats.get(id)?.players ?? 0,
    isStarted: status !== 'upcoming',
  }))
}

/** Lists the lobbies whose match has started, with their progress and, once the match is over, their winner. */
export async function listGames(reader: Reader, request: ListQuery): Promise<Page<AdminGame, 'games'>> {
  const query = selectLobbies(reader).where('match.status', '<>', 'upcoming')
  const { rows, ...total } = await pageOf(query, request, LISTING)
  const lobbies = await lobbiesToWire(reader, rows)
  const ids = rows.map(({ id }) => id)
  const settled = await settledRounds(reader, ids)
  const seats = await seatsOf(reader, ids)
  const over = lobbies.filter(({ match }) => match.status === 'completed').map(({ _id }) => _id)
  const members = await membersOf(reader, over)
  const games = lobbies.map((lobby) => ({
    ...lobby,
    settledRounds: settled.get(lobby._id) ?? 0,
    everPlayers: seats.get(lobby._id)?.everPlayers ?? 0,
    winner: winnerIn(
      members.filter((member) => member.lobby_id === lobby._id && member.ranked),
      lobby.hostUser?._id ?? null,
    ),
  }))
  return { games, ...total }
}

/** Returns the winner of a lobby whose match is over. Nothing in such a lobby is hidden. */
function winnerIn(members: Awaited<ReturnType<typeof membersOf>>, hostId: string | null): AdminGame['winner'] {
  const seen = members.map((member) => seenByOthers(NOTHING, member, hostId))
  const ranked = rankMembers(
    seen.map((member) => ({ ...member, userId: member.user._id, joinedAt: Date.parse(member.joinedAt) })),
  )
  return winnerOf(ranked)?.user ?? null
}

async function settledRounds(reader: Reader, lobbyIds: readonly string[]): Promise<Map<string, number>> {
  if (lobbyIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('lobby_round')
    .select(({ fn }) => ['lobby_id', fn.countAll<number>().as('rounds')])
    .where('lobby_id', 'in', [...lobbyIds])
    .where('settled_at', 'is not', null)
    .groupBy('lobby_id')
    .execute()
  return new Map(rows.map(({ lobby_id, rounds }) => [lobby_id, Number(rounds)]))
}

/**
 * Lists past and present members with their public data. Chips include stakes on rounds that have not started, and
 * counts leave those bets out ([V3]). The list cannot be sorted by real balances.
 */
export function listLobbyUsers(
  ctx: Context,
  { lobbyId, ...request }: ListQuery & { lobbyId?: LobbyId | undefined },
): Promise<Page<AdminLobbyUser, 'lobbyUsers'>> {
  return atOneMoment(ctx.db, async (moment) => {
    const bare = moment
      .selectFrom('member')
      .$if(lobbyId !== undefined, (found) => found.where('member.lobby_id', '=', lobbyId ?? ''))
    const query = bare
      .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
      .innerJoin('match', 'match.id', 'lobby.match_id')
      // Needed only for sorting by name. Otherwise the database omits the join.
      .leftJoin('account', 'account.id', 'member.account_id')
      .where('match.guest_id', 'is', null)
      .where(isListedForAdmins)
      .select(['member.lobby_id', 'member.account_id'])
    const listing = {
      searched: [],
      searchedBy: (pattern: string) => sql<boolean>`(
        member.account_id in (select id from account where names like lower(${pattern}))
        or member.lobby_id in (select id from lobby where lower(code) like lower(${pattern})))`,
      isNarrow: true,
      sorts: {
        username: 'account.username',
        lobbyCode: 'lobby.code',
        role: 'member.role',
        joinedAt: 'member.joined_at',
      },
      byDefault: '-joinedAt',
      id: 'member.account_id',
      idWith: ['member.lobby_id'],
    }
    const { rows, ...total } = await pageOf(query, request, listing, bare)
    return { lobbyUsers: await membersToWire(moment, rows, ctx.clock.now()), ...total }
  })
}

async function membersToWire(
  reader: Reader,
  found: readonly { lobby_id: string; account_id: string }[],
  now: number,
): Promise<AdminLobbyUser[]> {
  const lobbyIds = [...new Set(found.map((row) => row.lobby_id))]
  if (lobbyIds.length === 0) return []
  const stored = await reader.selectFrom('lobby').selectAll().where('id', 'in', lobbyIds).execute()
  const lobbies = new Map(stored.map((row) => [row.id, readLobby(row)]))
  const plans = await timetablesOfPlans(reader, [...new Set(stored.map(({ plan_id }) => plan_id))])
  const hidden = await hiddenStakes(reader, [...lobbies.values()], plans, now)
  const seen = new Map<string, AdminLobbyUser>()
  for (const row of await membersNamed(reader, found)) {
    const lobby = lobbies.get(row.lobby_id)
    if (!lobby) continue
    const key = memberKey(lobby.id, row.account_id)
    const { user, role, chips, betsPlaced, betsWon, present, joinedAt } = seenByOthers(
      hidden.get(key) ?? NOTHING,
      row,
      lobby.host_id,
    )
    seen.set(key, {
      _id: key,
      lobby: { _id: lobby.id as LobbyId, lobbyCode: lobby.code },
      ...{ user, role, chips, betsPlaced, betsWon, present, joinedAt },
    })
  }
  return found.flatMap(({ lobby_id, account_id }) => seen.get(memberKey(lobby_id, account_id)) ?? [])
}

const LISTING = {
  searched: ['lobby.code', 'match.home_team', 'match.away_team', 'host.username'],
  sorts: {
    lobbyCode: 'lobby.code',
    match: 'match.home_team',
    host: 'host.username',
    status: 'lobby.status',
    createdAt: 'lobby.created_at',
  },
  byDefault: '-createdAt',
  id: 'lobby.id',
}

function selectLobbies(reader: Reader) {
  return reader
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .innerJoin('plan', 'plan.id', 'lobby.plan_id')
    .leftJoin('account as host', 'host.id', 'lobby.host_id')
    .where('match.guest_id', 'is', null)
    .where(isListedForAdmins)
    .select([
      ...(['lobby.id', 'lobby.code', 'lobby.is_private', 'lobby.status', 'lobby.created_at'] as const),
      ...(['match.id as match_id', 'match.home_team', 'match.away_team'] as const),
      'plan.round_duration',
    ])
    .select(sql<AdminLobby['match']['status']>`match.status`.as('match_status'))
}

type LobbyColumns = Awaited<ReturnType<ReturnType<typeof selectLobbies>['execute']>>[number]

async function lobbiesToWire(reader: Reader, rows: readonly LobbyColumns[]): Promise<AdminLobby[]> {
  const seats = await seatsOf(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const taken = seats.get(row.id)
    if (!taken) return []
    return {
      _id: row.id as LobbyId,
      lobbyCode: row.code ?? '',
      match: {
        _id: row.match_id as MatchId,
        homeTeam: row.home_team,
        awayTeam: row.away_team,
        status: row.match_status,
      },
      hostUser: taken.host,
      players: taken.players,
      spectators: taken.spectators,
      isPrivate: row.is_private,
      status: row.status,
      roundDuration: row.round_duration,
      createdAt: row.created_at.toISOString(),
    }
  })
}
