import type { HubPush, LobbyId } from '@bettle/contract'
import { planClosing, reasonText, reasonToStore } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { type BetWithNames, selectBets } from '../bet/bet-wire.ts'
import { post } from '../ledger/post.ts'
import { BATCH, type BatchPushes, type From, forEachBatch, merged, NO_PUSHES, type RemainingLobby } from './batches.ts'
import { isToBook } from './book-trophies.ts'
import { publishAllEliminated } from './eliminations/eliminations.ts'
import { decidedBet, pushesOfBets } from './pushes-of-bets.ts'
import { groupedByLobby, toPlanIn } from './round-plans.ts'
import { saveOutcomes } from './settlement-store.ts'

/**
 * Closes the lobbies of a match that was abandoned or deleted: open bets become void and their stakes are refunded;
 * settled rounds remain settled ([S9]).
 */
export function closeLobbies(ctx: Context, work: OwnedWork): Promise<void> {
  const reason = work.reason ?? reasonToStore({ code: 'match-called-off' })
  return forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesToClose(reader, work.ownerId, from),
    lock: (tx) => tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forShare().execute(),
    apply: (tx, lobbies) => closeBatch(ctx, tx, work, lobbies, reason),
  })
}

/** Returns the push of a closed lobby. A lobby that was closed before keeps its earlier reason. */
const closing = ({ id, status, closed_reason }: LobbyRow, reason: string) =>
  ({
    type: 'lobby.closed',
    lobbyId: id as LobbyId,
    ...reasonText(status === 'open' ? reason : closed_reason),
  }) as const satisfies HubPush

/** Selects the open lobbies of a match, and its closed lobbies that still have an open bet. */
async function lobbiesToClose(reader: Reader, matchId: string, { after, without }: From): Promise<RemainingLobby[]> {
  const { rows } = await sql<RemainingLobby>`
    select lobby.id, (select count(*)::int from bet where bet.lobby_id = lobby.id and bet.outcome = 'open') as bets from lobby
    where lobby.match_id = ${matchId}::uuid and lobby.id > ${after}::uuid and lobby.id <> all(${without}::uuid[])
      and (lobby.status = 'open'
        or (select true from bet where bet.lobby_id = lobby.id and bet.outcome = 'open' limit 1))
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows
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
  return voidAndClose(ctx, tx, lobbies, reason)
}

/** Closes locked lobbies and refunds the stakes of their open bets. */
export async function voidAndClose(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  reason: string,
): Promise<BatchPushes> {
  const ids = lobbies.map((lobby) => lobby.id)
  const now = ctx.clock.date()
  const bets = groupedByLobby((await openBetsOf(tx, ids)).map(toPlanIn(lobbies, null)))
  const plans = lobbies.map(({ id }) => planClosing(id, bets.get(id) ?? [], reason))
  const decisions = plans.flatMap(({ decisions }) => decisions)
  const postings = plans.flatMap(({ postings }) => postings)
  await post(tx, lobbies, postings, now)
  await saveOutcomes(tx, decisions, now)
  await tx
    .updateTable('lobby')
    .set({ status: 'closed', closed_reason: reason })
    .where('id', 'in', ids)
    .where('status', '=', 'open')
    .execute()
  const updates = await pushesOfBets(ctx, tx, lobbies, {
    changed: decisions.map((one) => decidedBet(one, now, one.amount === 0)),
    timetable: null,
    pushOf: (lobby, bets, standings) => ({ ...closing(lobby, reason), bets, standings }),
  })
  const eliminated = await publishAllEliminated(ctx, tx, lobbies)
  const listed = lobbies.filter(({ status, is_private }) => status === 'open' && !is_private)
  return { ...merged(eliminated, updates), hub: listed.map((lobby) => closing(lobby, reason)) }
}

/**
 * Fails for lobbies with an unsettled round that ended before the match was abandoned or deleted. Such rounds are paid,
 * not void, so the lobby waits for their settlement.
 */
async function refuseUnsettled(tx: Tx, work: OwnedWork, lobbyIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ lobby_id: string }>`
    select bet.lobby_id from bet join due_work on due_work.key = bet.round_id::text
    where due_work.queue = ${work.queue} and due_work.kind = 'round-end'
      and bet.outcome = 'open' and bet.lobby_id = any(${lobbyIds}::uuid[]) limit 1`.execute(tx)
  if (rows[0]) throw new Error(`a round is to be settled first in lobby ${rows[0].lobby_id}`)
}

/**
 * Fails for lobbies with unbooked trophies of results that were confirmed before the match was deleted. The lobby waits
 * until its trophies are booked.
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

function openBetsOf(tx: Tx, lobbyIds: readonly string[]): Promise<BetWithNames[]> {
  return selectBets(tx)
    .where('bet.lobby_id', '=', sql<string>`any(${[...lobbyIds]}::uuid[])`)
    .where('bet.outcome', '=', 'open')
    .orderBy('bet.id')
    .execute()
}
