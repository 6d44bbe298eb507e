import type { LobbyId, UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { Told } from '../../live/told.ts'
import { memberTold } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { timetableOf } from '../match/timetable.ts'
import { membersOf } from '../member/member-store.ts'

/** Where somebody is shown to others who play now: the lobbies they joined, present or not, whose match is not over. */
export async function lobbiesShowing(reader: Reader, userId: UserId): Promise<LobbyId[]> {
  const rows = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select('lobby.id')
    .where('member.account_id', '=', userId)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id as LobbyId)
}

/** The news in a locked lobby that a member shows otherwise than before. */
export async function memberNews(tx: Tx, lobby: LobbyRow, userId: UserId, now: Instant): Promise<Told> {
  const timetable = await timetableOf(tx, lobby.match_id, lobby.plan_id)
  const hidden = await hiddenStakes(tx, [lobby], timetable, now)
  const row = (await membersOf(tx, [lobby.id])).find((member) => member.account_id === userId)
  if (!row) throw new Error(`member ${userId} of lobby ${lobby.id} is gone`)
  return memberTold('member.changed', lobby.host_id, row, hidden)
}

/** Nobody listens where the match is over, but a name held in a cache is no longer the name. */
export async function outdateEndedLobbies(tx: Tx, userId: UserId, told: readonly LobbyRow[]): Promise<void> {
  const ids = told.map(({ id }) => id)
  await sql`update lobby set version = version + 1 from member
    where member.lobby_id = lobby.id and member.account_id = ${userId}
      and lobby.id <> all(${ids}::uuid[])`.execute(tx)
}
