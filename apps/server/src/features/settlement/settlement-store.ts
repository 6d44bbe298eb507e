import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { BetRow, LobbyRow } from '../../db/schema.ts'

export type StoredCounts = Record<string, number> | null

interface Decided {
  readonly bet: { readonly id: string; readonly lobbyId: string; readonly userId: string }
  readonly outcome: 'open' | 'won' | 'lost' | 'void'
  readonly credit: number
  readonly count: number | null
}

/** Reads the open or the settled bets on a round in these lobbies. */
export function betsOnRound(
  tx: Tx,
  lobbies: readonly Pick<LobbyRow, 'id'>[],
  roundId: string,
  which: 'open' | 'settled',
): Promise<BetRow[]> {
  const lobbyIds = lobbies.map((lobby) => lobby.id)
  return tx
    .selectFrom('bet')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('outcome', which === 'open' ? '=' : '<>', 'open')
    .where('lobby_id', 'in', lobbyIds)
    .orderBy('id')
    .execute()
}

/**
 * Writes the outcomes of bets and adds them to their history with the reason of their lobby. It also adjusts the
 * players' counts of won bets, by the difference to the previous outcome ([S11]).
 */
export async function saveOutcomes(
  tx: Tx,
  decided: readonly Decided[],
  now: Date,
  reasonIn: (lobbyId: string) => string | null = () => null,
): Promise<void> {
  if (decided.length === 0) return
  const rows = decided.map(({ bet, outcome, credit, count }) => ({
    id: bet.id,
    outcome,
    credit,
    payout: outcome === 'open' ? null : credit,
    count,
    reason: reasonIn(bet.lobbyId),
    settled_at: outcome === 'open' ? null : now.toISOString(),
  }))
  await sql`
    with decided as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as d(id uuid, outcome text, credit integer, payout integer, count integer, reason text,
          settled_at timestamptz)
    ), before as (
      select bet.id, bet.lobby_id, bet.account_id, (decided.outcome = 'won')::int - (bet.outcome = 'won')::int as gained
      from bet join decided on decided.id = bet.id
    ), tally as (
      update member set bets_won = member.bets_won + t.gained
      from (select lobby_id, account_id, sum(gained)::int as gained from before group by lobby_id, account_id) t
      where member.lobby_id = t.lobby_id and member.account_id = t.account_id and t.gained <> 0
    ), history as (
      insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at, reason)
      select bet.id, coalesce((select max(number) from bet_outcome earlier where earlier.bet_id = bet.id), 0) + 1, bet.outcome,
        decided.outcome, decided.count, decided.credit, ${now}::timestamptz, decided.reason
      from bet join decided on decided.id = bet.id
    )
    update bet set outcome = decided.outcome, payout = decided.payout, count = decided.count, settled_at = decided.settled_at
    from decided where bet.id = decided.id`.execute(tx)
}

/** Stores that these lobbies have settled the round on these counts. */
export async function markSettled(
  tx: Tx,
  lobbies: readonly Pick<LobbyRow, 'id'>[],
  roundId: string,
  counts: StoredCounts,
  now: Date,
): Promise<void> {
  await writeLobbyRounds(tx, lobbies, roundId, counts, now)
}

/**
 * Stores that the round's end has decided penalties, kicks and eliminations in these lobbies; it does not decide them
 * again ([X2], [I3]).
 */
export async function markEndDecided(tx: Tx, lobbies: readonly Pick<LobbyRow, 'id'>[], roundId: string): Promise<void> {
  const ids = lobbies.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .updateTable('lobby_round')
    .set({ end_decided: true })
    .where('round_id', '=', roundId)
    .where('lobby_id', 'in', ids)
    .execute()
}

/** Stores that the round goes on after all; it is settled again at its end. */
export async function markUnsettled(tx: Tx, lobbies: readonly Pick<LobbyRow, 'id'>[], roundId: string): Promise<void> {
  await writeLobbyRounds(tx, lobbies, roundId, null, null)
}

async function writeLobbyRounds(
  tx: Tx,
  lobbies: readonly Pick<LobbyRow, 'id'>[],
  roundId: string,
  counts: StoredCounts,
  settledAt: Date | null,
): Promise<void> {
  const ids = JSON.stringify(lobbies.map((lobby) => lobby.id))
  await sql`
    insert into lobby_round (lobby_id, round_id, settled_at, settlement, counts, changes_seen)
    select value::uuid, ${roundId}::uuid, ${settledAt}::timestamptz, 1, ${countsText(counts)}::jsonb, ${lastChange(roundId)}
    from jsonb_array_elements_text(${ids}::jsonb)
    on conflict (lobby_id, round_id) do update set settled_at = excluded.settled_at,
      settlement = lobby_round.settlement + 1, counts = excluded.counts, changes_seen = excluded.changes_seen`.execute(
    tx,
  )
}

/** The number of the latest change of a round's counts. */
export const lastChange = (roundId: string): RawBuilder<number> =>
  sql`(select coalesce(max(number), 0) from round_change where round_id = ${roundId}::uuid)`

/** JSON null means that the round never began; SQL null means no counts at all. */
export const countsText = (counts: StoredCounts): string => JSON.stringify(counts)
