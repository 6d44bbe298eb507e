import type { Count, VoidReason } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import { integers, texts, uuids } from '../../db/queries/arrays.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import type { BetWithNames } from '../bet/bet-wire.ts'
import { userColumns } from '../user/user-columns.ts'

export type StoredCounts = Readonly<Record<string, Count>> | null

interface Decided {
  readonly bet: { readonly row: BetWithNames }
  readonly outcome: 'open' | 'won' | 'lost' | 'void'
  readonly credit: number
  readonly count: number | null
  readonly voidReason: VoidReason | null
}

/**
 * Reads the bets on a round in these lobbies: all bets, only the open or only the settled ones. Bets of players who were
 * struck before the kick-off stay void ([CP86]).
 */
export function betsOnRound(
  tx: Tx,
  lobbies: readonly Pick<LobbyRow, 'id'>[],
  roundId: string,
  which: 'all' | 'open' | 'settled',
): Promise<BetWithNames[]> {
  return tx
    .selectFrom('bet')
    .innerJoin('round', 'round.id', 'bet.round_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('account').select(userColumns).whereRef('account.id', '=', 'bet.account_id').limit(1).as('account'),
      (join) => join.onTrue(),
    )
    .selectAll('bet')
    .select([...userColumns, 'round.round_number'])
    .where('bet.round_id', '=', roundId)
    .where('bet.struck', '=', 0)
    .where('bet.lobby_id', '=', sql<string>`any(${uuids(lobbies.map(({ id }) => id))})`)
    .$if(which !== 'all', (query) => query.where('bet.outcome', which === 'open' ? '=' : '<>', 'open'))
    .orderBy('bet.id')
    .execute()
}

/** Returns the row of a bet as `saveOutcomes` writes it. */
export function decidedRow({ bet, outcome, credit, count, voidReason }: Decided, now: Date): BetWithNames {
  const isOpen = outcome === 'open'
  return {
    ...bet.row,
    ...{ outcome, count, void_reason: voidReason, payout: isOpen ? null : credit, settled_at: isOpen ? null : now },
  }
}

/**
 * Writes the outcomes of bets, and adds each outcome to the bet's history with its reason ([S11], [S13], [F26]). The
 * caller adjusts the players' numbers of won bets.
 * @returns those of the bets settled without a credit that are their players' first settled bets. They change ranks
 * although they pay nothing ([K1]).
 */
export async function saveOutcomes(
  tx: Tx,
  decided: readonly (Decided & { readonly reason: string | null })[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (decided.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    with decided as (
      select * from unnest(${uuids(decided.map(({ bet }) => bet.row.id))}, ${texts(decided.map(({ bet }) => bet.row.outcome))},
        ${texts(decided.map(({ outcome }) => outcome))}, ${integers(decided.map(({ credit }) => credit))},
        ${integers(decided.map(({ count }) => count))}, ${texts(decided.map(({ reason }) => reason))},
        ${texts(decided.map(({ voidReason }) => voidReason))}) as d(id, before, outcome, credit, count, reason, void_reason)
    ), history as (
      insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at, reason)
      select id, coalesce((select max(number) from bet_outcome earlier where earlier.bet_id = decided.id), 0) + 1, before,
        outcome, count, credit, ${now}::timestamptz, reason
      from decided
    ), updated as (
    update bet set outcome = decided.outcome, payout = case when decided.outcome <> 'open' then decided.credit end,
      count = decided.count, void_reason = decided.void_reason, settled_at = case when decided.outcome <> 'open' then ${now}::timestamptz end
    from decided where bet.id = decided.id
    returning bet.id, case when decided.before = 'open' and decided.credit = 0 then (
      select true from bet other where other.lobby_id = bet.lobby_id and other.account_id = bet.account_id
        and other.outcome <> 'open' and other.id <> bet.id and other.struck = 0 limit 1) is null else false end as is_first)
    select id from updated where is_first`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** The state of a round that a settlement or a correction writes for a lobby. */
export interface RoundAfter {
  readonly lobbyId: string
  /** False if the round continues after all; it is settled again at its end. */
  readonly isSettled: boolean
  /** True if the round's end has decided penalties, kicks and eliminations, which it never decides again ([X2], [I3]). */
  readonly decidesEnd: boolean
}

/** Stores which lobbies have settled the round by these counts, and which opened it again. */
export async function saveRounds(
  tx: Tx,
  rounds: readonly RoundAfter[],
  roundId: string,
  counts: StoredCounts,
  now: Date,
): Promise<void> {
  if (rounds.length === 0) return
  await sql`
    insert into lobby_round (lobby_id, round_id, settled_at, settlement, counts, changes_seen, end_decided, cuts_decided)
    select r.lobby_id, ${roundId}::uuid, case when r.is_settled then ${now}::timestamptz end, 1,
      case when r.is_settled then ${countsText(counts)}::jsonb else 'null'::jsonb end, ${lastChange(roundId)}, r.decides_end, r.decides_end
    from jsonb_to_recordset(${JSON.stringify(
      rounds.map((one) => ({ lobby_id: one.lobbyId, is_settled: one.isSettled, decides_end: one.decidesEnd })),
    )}::jsonb) as r(lobby_id uuid, is_settled boolean, decides_end boolean)
    on conflict (lobby_id, round_id) do update set settled_at = excluded.settled_at,
      settlement = lobby_round.settlement + 1, counts = excluded.counts, changes_seen = excluded.changes_seen,
      end_decided = lobby_round.end_decided or excluded.end_decided,
      cuts_decided = lobby_round.cuts_decided or excluded.cuts_decided`.execute(tx)
}

/** SQL for the number of the latest change of a round's counts. */
export const lastChange = (roundId: string): RawBuilder<number> =>
  sql`(select coalesce(max(number), 0) from round_change where round_id = ${roundId}::uuid)`

/** Returns the counts as JSON. The JSON value null means that the round never began, or that it is open again. */
export const countsText = (counts: StoredCounts): string => JSON.stringify(counts)
