import type { HubPush, LobbyId } from '@bettle/contract'
import { reasonText, reasonToStore, settleBets } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { BetRow, LobbyRow } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { post } from '../ledger/post.ts'
import { BATCH, type BatchPushes, forEachBatch, merged, NO_PUSHES } from './batches.ts'
import { isToBook } from './book-trophies.ts'
import { publishAllEliminated } from './eliminations.ts'
import { pushesOfBets, toChanged } from './pushes-of-bets.ts'
import { toSettleIn } from './settle-round.ts'
import { saveOutcomes } from './settlement-store.ts'

/**
 * Closes the lobbies of a match that was abandoned or deleted: open bets are void and their stakes returned; settled
 * rounds remain settled ([S9]).
 */
export function closeLobbies(ctx: Context, work: OwnedWork): Promise<void> {
  const reason = work.reason ?? reasonToStore({ code: 'match-called-off' })
  return forEachBatch(ctx, work, {
    remaining: (reader, without) => lobbiesToClose(reader, work.ownerId, without),
    lock: (tx) => tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forShare().execute(),
    apply: (tx, lobbies) => closeBatch(ctx, tx, work, lobbies, reason),
  })
}

/** A lobby that was closed before keeps its reason. */
const closing = ({ id, status, closed_reason }: LobbyRow, reason: string) =>
  ({
    type: 'lobby.closed',
    lobbyId: id as LobbyId,
    ...reasonText(status === 'open' ? reason : closed_reason),
  }) as const satisfies HubPush

/** Selects the open lobbies, and the closed ones that still hold an open bet. */
async function lobbiesToClose(reader: Reader, matchId: string, without: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lobby.id from lobby
    where lobby.match_id = ${matchId}::uuid and lobby.id <> all(${without}::uuid[]) and (lobby.status = 'open'
      or exists (select from bet where bet.lobby_id = lobby.id and bet.outcome = 'open'))
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows.rows.map((row) => row.id)
}

async function closeBatch(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  lobbies: readonly LobbyRow[],
  reason: string,
): Promise<BatchPushes> {
  const ids = lobbies.map((lobby) => lobby.id)
  if (ids.length === 0) return NO_PUSHES
  await refuseUnsettled(tx, work, ids)
  await refuseUnpaid(tx, work, ids)
  const now = ctx.clock.date()
  const voided = settleBets((await openBetsOf(tx, ids)).map(toSettleIn(lobbies)), null)
  await post(
    tx,
    lobbies,
    voided.map(({ bet, credit, kind }) => ({
      lobbyId: bet.lobbyId,
      userId: bet.userId,
      kind,
      amount: credit,
      betId: bet.id,
      key: `close:${bet.id}`,
      reason,
    })),
    now,
  )
  await saveOutcomes(tx, voided, now, () => reason)
  await tx
    .updateTable('lobby')
    .set({ status: 'closed', closed_reason: reason })
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .execute()
  const updates = await pushesOfBets(ctx, tx, lobbies, {
    changed: voided.map(({ bet, credit }) => toChanged(bet, credit === 0)),
    timetable: null,
    pushOf: (lobby, bets, standings) => ({ ...closing(lobby, reason), bets, standings }),
  })
  const eliminated = await publishAllEliminated(ctx, tx, lobbies)
  const listed = lobbies.filter(({ status, is_private }) => status === 'open' && !is_private)
  return { ...merged(eliminated, updates), hub: listed.map((lobby) => closing(lobby, reason)) }
}

/**
 * Rounds that ended before the match was called off are paid, not void. If their settlement still fails in a lobby,
 * that lobby waits.
 */
async function refuseUnsettled(tx: Tx, work: OwnedWork, lobbyIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ lobby_id: string }>`
    select bet.lobby_id from bet join due_work on due_work.key = bet.round_id::text
    where due_work.queue = ${work.queue} and due_work.kind = 'round-end'
      and bet.outcome = 'open' and bet.lobby_id = any(${lobbyIds}::uuid[]) limit 1`.execute(tx)
  if (rows[0]) throw new Error(`a round is to be settled first in lobby ${rows[0].lobby_id}`)
}

/**
 * Trophies of results confirmed before the match was deleted are paid. If booking them still fails in a lobby, that
 * lobby waits.
 */
async function refuseUnpaid(tx: Tx, work: OwnedWork, lobbyIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select lobby.id from lobby
    where lobby.id = any(${lobbyIds}::uuid[]) and ${isToBook}
      and exists (select from due_work where due_work.queue = ${work.queue} and due_work.kind = 'book-trophies') limit 1`.execute(
    tx,
  )
  if (rows[0]) throw new Error(`trophies are to be booked first in lobby ${rows[0].id}`)
}

function openBetsOf(tx: Tx, lobbyIds: readonly string[]): Promise<BetRow[]> {
  return tx
    .selectFrom('bet')
    .selectAll()
    .where('lobby_id', 'in', [...lobbyIds])
    .where('outcome', '=', 'open')
    .orderBy('id')
    .execute()
}
