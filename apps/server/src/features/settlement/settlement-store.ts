import { type Count, reasonsToStore, type VoidReason } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { integers, texts, uuids } from '../../db/queries/arrays.ts'
import type { LobbyRow } from '../../db/schema.ts'
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

/** Returns by how much a decision about a bet changes the player's number of won bets. */
export const wonBy = ({ bet, outcome }: Decided): number =>
  Number(outcome === 'won') - Number(bet.row.outcome === 'won')

/** Returns the reason of a decision about a bet: that of its lobby, and that of a void bet. */
export function reasonOf({ bet, voidReason }: Decided, ofLobby: string | null): string | null {
  const own = voidReason === (bet.row.void_reason ?? null) ? null : voidReason
  return reasonsToStore([ofLobby, own].flatMap((reason) => (reason === null ? [] : [reason])))
}

/**
 * Writes the outcomes of bets, and adds each outcome to the bet's history with the reason of its lobby and of the bet
 * ([S11], [S13], [F26]). The caller adjusts the players' numbers of won bets by `wonBy`.
 */
export async function saveOutcomes(
  tx: Tx,
  decided: readonly Decided[],
  now: Date,
  reasonIn: (lobbyId: string) => string | null = () => null,
): Promise<void> {
  if (decided.length === 0) return
  await sql`
    with decided as (
      select * from unnest(${uuids(decided.map(({ bet }) => bet.row.id))}, ${texts(decided.map(({ bet }) => bet.row.outcome))},
        ${texts(decided.map(({ outcome }) => outcome))}, ${integers(decided.map(({ credit }) => credit))},
        ${integers(decided.map(({ count }) => count))},
        ${texts(decided.map((one) => reasonOf(one, reasonIn(one.bet.row.lobby_id))))},
        ${texts(decided.map(({ voidReason }) => voidReason))}) as d(id, before, outcome, credit, count, reason, void_reason)
    ), history as (
      insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at, reason)
      select id, coalesce((select max(number) from bet_outcome earlier where earlier.bet_id = decided.id), 0) + 1, before,
        outcome, count, credit, ${now}::timestamptz, reason
      from decided
    )
    update bet set outcome = decided.outcome, payout = case when decided.outcome <> 'open' then decided.credit end,
      count = decided.count, void_reason = decided.void_reason, settled_at = case when decided.outcome <> 'open' then ${now}::timestamptz end
    from decided where bet.id = decided.id`.execute(tx)
}

/** Stores that these lobbies have settled the round by these counts. */
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
 * Stores that the round's end has decided penalties, kicks and eliminations in these lobbies, so that it never decides
 * them again ([X2], [I3]).
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

/** Stores that the round continues after all; it is settled again at its end. */
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

/** SQL for the number of the latest change of a round's counts. */
export const lastChange = (roundId: string): RawBuilder<number> =>
  sql`(select coalesce(max(number), 0) from round_change where round_id = ${roundId}::uuid)`

/** Returns the counts as JSON. The JSON value null means that the round never began, or that it is open again. */
export const countsText = (counts: StoredCounts): string => JSON.stringify(counts)
