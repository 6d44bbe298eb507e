import type { RoundId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { BATCH, type BatchPushes, forEachBatch } from './batches.ts'
import { pushesOfHidden } from './pushes-of-bets.ts'
import { type RoundInMatch, roundInMatch } from './round-in-match.ts'

/**
 * Hides the bets on a round whose kick-off was moved so that it has not begun. They are shown when the round starts,
 * also those that were shown before; until then no balance reveals them ([V1], [V3]). If the round has started
 * meanwhile, they are shown right after.
 */
export function hideRound(ctx: Context, work: OwnedWork): Promise<void> {
  return forEachBatch(ctx, work, {
    remaining: (reader, without) => lobbiesThatShow(reader, work.key, without),
    lock: roundInMatch,
    apply: (tx, lobbies, round) => hide(ctx, tx, lobbies, round),
  })
}

async function lobbiesThatShow(reader: Reader, roundId: string, without: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('lobby_round')
    .select('lobby_id')
    .where('round_id', '=', roundId)
    .where('revealed_at', 'is not', null)
    .where(sql<boolean>`lobby_id <> all(${without}::uuid[])`)
    .orderBy('lobby_id')
    .limit(BATCH)
    .execute()
  return rows.map((row) => row.lobby_id)
}

async function hide(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { row, timetable }: RoundInMatch,
): Promise<BatchPushes> {
  const lobbyIds = lobbies.map((lobby) => lobby.id)
  await tx
    .updateTable('lobby_round')
    .set({ revealed_at: null })
    .where('round_id', '=', row.id)
    .where('lobby_id', 'in', lobbyIds)
    .execute()
  const hidden = await tx
    .selectFrom('bet')
    .select(['id', 'lobby_id as lobbyId', 'account_id as userId'])
    .where('round_id', '=', row.id)
    .where('lobby_id', 'in', lobbyIds)
    .execute()
  return pushesOfHidden(ctx, tx, lobbies, { roundId: row.id as RoundId, hidden, timetable })
}
