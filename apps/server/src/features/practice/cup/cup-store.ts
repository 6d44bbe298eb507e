import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import { readLobby } from '../../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow, Reader } from '../../../db/schema.ts'
import { currentLobbies } from '../../competition/competition-lobbies.ts'
import type { CompetitionRow } from '../../competition/competition-store.ts'
import { CUP_FEEDS } from '../practice-file.ts'

/** Returns the practice cups that are open for enrolment or being played, the newest first. */
export function openCups(reader: Reader): Promise<CompetitionRow[]> {
  return reader
    .selectFrom('competition')
    .selectAll()
    .where('phase', 'in', ['enrolling', 'drawn', 'running'])
    .where(sql<boolean>`settings ->> 'isPractice' = 'true'`)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Returns matches of practice cups that are neither completed nor abandoned, in order of planned kick-off. */
export function unfinishedCupMatches(reader: Reader): Promise<MatchRow[]> {
  return reader
    .selectFrom('match')
    .selectAll()
    .where('feed', 'like', CUP_FEEDS)
    .where('status', 'in', ['upcoming', 'active'])
    .where('deleted_at', 'is', null)
    .orderBy('planned_start')
    .execute()
}

/** Returns the cup's lobbies on one match, each with its players. */
export async function lobbiesOn(
  reader: Reader,
  cup: CompetitionRow,
  matchId: MatchId,
): Promise<{ readonly lobby: LobbyRow; readonly players: ReadonlySet<UserId> }[]> {
  const lobbies = (await currentLobbies(reader, cup.id)).filter((lobby) => lobby.match_id === matchId)
  const ids = lobbies.map(({ lobby_id }) => lobby_id as LobbyId)
  if (ids.length === 0) return []
  const rows = await reader
    .selectFrom('lobby')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .execute()
  const seats = await reader
    .selectFrom('member')
    .select(['lobby_id', 'account_id'])
    .where('lobby_id', 'in', ids)
    .where('ranked', '=', true)
    .execute()
  return rows.map((row) => {
    const players = seats.flatMap(({ lobby_id, account_id }) => (lobby_id === row.id ? [account_id as UserId] : []))
    return { lobby: readLobby(row), players: new Set(players) }
  })
}
