import type { RoundId } from '@bettle/contract'
import { DEFAULT_SETTINGS, roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import type { DueWorkRow, LobbyRow } from '../../db/schema.ts'
import { matchWire } from '../match/match-wire.ts'
import { ensurePriced } from '../odds/reprice.ts'
import { forEachBatch, type RoundInMatch } from './batches.ts'
import { BATCH, planIdOf, roundIdOf } from './claim.ts'
import { newsOfBets } from './tell-bets.ts'

/** A round has started: the options are priced for the next one, and the bets on this one are shown to all ([V1]). */
export async function revealRound(ctx: Context, work: DueWorkRow): Promise<void> {
  const roundId = roundIdOf(work)
  const planId = await planIdOf(ctx.db, roundId)
  await ensurePriced(ctx, work.match_id, planId)
  await forEachBatch(
    ctx,
    work,
    (reader) => lobbiesToReveal(reader, roundId),
    (tx, lobbies, round) => reveal(ctx, tx, lobbies, round),
  )
  ctx.live.announce('hub', { type: 'match.changed', match: await matchWire(ctx.db, work.match_id) })
}

/** Lobbies with bets on the round that show them and have not yet. */
async function lobbiesToReveal(reader: Reader, roundId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select lobby.id from lobby
    where lobby.status = 'open' and coalesce((lobby.settings->>'showCompetitorBets')::boolean, ${DEFAULT_SETTINGS.showCompetitorBets})
      and exists (select from bet where bet.round_id = ${roundId} and bet.lobby_id = lobby.id)
      and not exists (select from lobby_round lr
        where lr.lobby_id = lobby.id and lr.round_id = ${roundId} and lr.revealed_at is not null)
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows.rows.map((row) => row.id)
}

async function reveal(ctx: Context, tx: Tx, lobbies: readonly LobbyRow[], { row, timetable }: RoundInMatch) {
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) === 'upcoming') return undefined
  const lobbyIds = lobbies.map((lobby) => lobby.id)
  const bets = await tx
    .selectFrom('bet')
    .select(['id', 'lobby_id', 'account_id'])
    .where('round_id', '=', row.id)
    .where('lobby_id', 'in', lobbyIds)
    .execute()
  await sql`
    insert into lobby_round (lobby_id, round_id, revealed_at)
    select value::uuid, ${row.id}, ${ctx.clock.date()} from jsonb_array_elements_text(${JSON.stringify(lobbyIds)}::jsonb)
    on conflict (lobby_id, round_id) do update set revealed_at = excluded.revealed_at`.execute(tx)
  return newsOfBets(ctx, tx, lobbies, bets, timetable, (revealed, standings) => ({
    type: 'bets.revealed',
    matchRoundId: row.id as RoundId,
    bets: revealed,
    standings,
  }))
}
