import type { RoundId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { BATCH, type BatchPushes, type From, forEachBatch, type RemainingLobby } from './batches.ts'
import { pushesOfHidden } from './pushes-of-bets.ts'
import { type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { betsOnRound } from './settlement-store.ts'
import { betsOfRound } from './unsettled.ts'

/**
 * Hides the bets on a round that has not begun because its kick-off was moved. Bets that were visible before are hidden
 * too, and no balance reveals them ([V1], [V3]). They are shown when the round starts; if it has started meanwhile, at
 * once.
 */
export function hideRound(ctx: Context, work: OwnedWork): Promise<void> {
  return forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesThatShow(reader, work.key, from),
    lock: roundInMatch,
    apply: (tx, lobbies, round) => hide(ctx, tx, lobbies, round),
  })
}

async function lobbiesThatShow(reader: Reader, key: string, { after, without }: From): Promise<RemainingLobby[]> {
  const roundId = sql<string>`${key}::uuid`
  const { rows } = await sql<RemainingLobby>`
    select lobby.id, ${betsOfRound(roundId)} as bets
    from lobby_round lr join lobby on lobby.id = lr.lobby_id
    where lr.round_id = ${roundId} and lr.revealed_at is not null
      and lr.lobby_id > ${after}::uuid and lr.lobby_id <> all(${without}::uuid[])
    order by lr.lobby_id limit ${BATCH}`.execute(reader)
  return rows
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
  const hidden = await betsOnRound(tx, lobbies, row.id, 'all')
  return pushesOfHidden(ctx, tx, lobbies, { roundId: row.id as RoundId, hidden, timetable })
}
