import type { RoundId } from '@bettle/contract'
import { roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { matchWire } from '../match/match-wire.ts'
import { ensurePriced } from '../odds/reprice.ts'
import { BATCH, type BatchPushes, forEachBatch, merged } from './batches.ts'
import { publishEliminatedOf } from './eliminations.ts'
import { pushesOfRevealed } from './pushes-of-bets.ts'
import { planIdOf, type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { isUnrevealed } from './unsettled.ts'

/**
 * Handles the start of a round: prices the options for the next round and shows the bets on this one to all ([V1]). It
 * also publishes earlier eliminations that no bet on this round prevented ([X6]).
 */
export async function revealRound(ctx: Context, work: OwnedWork): Promise<void> {
  await ensurePriced(ctx, work.ownerId, await planIdOf(ctx.db, work.key))
  await forEachBatch(ctx, work, {
    remaining: (reader, without) => lobbiesToReveal(reader, work.key, without),
    lock: roundInMatch,
    apply: (tx, lobbies, round) => reveal(ctx, tx, lobbies, round),
  })
  ctx.live.announce({ type: 'match.changed', match: await matchWire(ctx.db, work.ownerId) })
}

/** Selects the lobbies that show bets and have not yet shown this round's bets or the eliminations before it. */
async function lobbiesToReveal(reader: Reader, roundId: string, without: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lobby.id from lobby join round on round.plan_id = lobby.plan_id
    where round.id = ${roundId}::uuid and ${isUnrevealed(sql`round.id`)} and lobby.id <> all(${without}::uuid[])
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows.rows.map((row) => row.id)
}

async function reveal(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchPushes | undefined> {
  const { row, timetable } = found
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) === 'upcoming') return undefined
  const lobbyIds = lobbies.map((lobby) => lobby.id)
  const revealed = await tx
    .selectFrom('bet')
    .select(['id', 'lobby_id as lobbyId', 'account_id as userId'])
    .where('round_id', '=', row.id)
    .where('lobby_id', 'in', lobbyIds)
    .execute()
  await sql`
    insert into lobby_round (lobby_id, round_id, revealed_at)
    select value::uuid, ${row.id}, ${ctx.clock.date()} from jsonb_array_elements_text(${JSON.stringify(lobbyIds)}::jsonb)
    on conflict (lobby_id, round_id) do update set revealed_at = excluded.revealed_at`.execute(tx)
  const bets = await pushesOfRevealed(ctx, tx, lobbies, { roundId: row.id as RoundId, revealed, timetable })
  return merged(bets, await publishEliminatedOf(ctx, tx, lobbies, found))
}
