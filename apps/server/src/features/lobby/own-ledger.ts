import type * as contract from '@bettle/contract'
import type { Answer, BetId, OwnLedgerLine, UserId } from '@bettle/contract'
import { type Instant, reasonText } from '@bettle/rules'
import { sql } from 'kysely'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { LedgerEntryTable, LobbyRow, Reader } from '../../db/schema.ts'
import { type KeptFromSeat, keptFromSeat } from '../bet/moved-seat.ts'
import { ownSealsOf } from '../ledger/own-seals.ts'

interface EntryRow {
  readonly kind: LedgerEntryTable['kind']
  readonly amount: number
  readonly balance: number
  readonly at: Date
  readonly reason: string | null
  readonly bet_id: string | null
  readonly round_number: number | null
  /** The penalty that all members were shown, if the entry is one. */
  readonly told: number | null
}

/**
 * Returns every movement of the member's own chips, whose sum is the balance ([L2]). The lines have their own numbers,
 * because the numbers of the lobby's ledger would reveal how many bets others have placed ([V7]). Once the results are
 * confirmed the reply includes the proof ([L7]).
 */
export function ownLedgerOf(
  reader: Reader,
  lobby: LobbyRow,
  userId: UserId,
  now: Instant,
): Promise<Answer<typeof contract.ownLedger>> {
  return atOneMoment(reader, async (moment) => {
    const lines = await linesOf(moment, lobby, userId, now)
    return { lines, chips: lines.at(-1)?.balance ?? 0, ...(await ownSealsOf(moment, lobby.id, userId)) }
  })
}

async function linesOf(reader: Reader, lobby: LobbyRow, userId: UserId, now: Instant): Promise<OwnLedgerLine[]> {
  const { rows } = await sql<EntryRow>`
    select entry.kind, entry.amount, entry.balance, entry.at, entry.reason, entry.bet_id, round.round_number, penalty.told
    from ledger_entry as entry
    left join bet on bet.id = entry.bet_id
    left join round on round.id = coalesce(bet.round_id,
      case when entry.kind = 'penalty' then split_part(entry.key, ':', 2)::uuid end)
    left join penalty on entry.kind = 'penalty' and penalty.lobby_id = entry.lobby_id
      and penalty.account_id = entry.account_id and penalty.round_id = round.id
    where entry.lobby_id = ${lobby.id} and entry.account_id = ${userId}
    order by entry.seq`.execute(reader)
  const shown = withoutKept(rows, await keptFromSeat(reader, lobby, userId, now))
  return shown.map(({ kind, amount, balance, at, reason, bet_id, round_number }, index) => ({
    seq: index + 1,
    kind,
    amount,
    balance,
    at: at.toISOString(),
    ...reasonText(reason),
    roundNumber: round_number,
    betId: bet_id as BetId | null,
  }))
}

/**
 * Leaves out the stakes of bets that the device of the seat does not see ([G16]). The balances are those without them,
 * and a penalty is the one that all members were shown.
 */
function withoutKept(rows: readonly EntryRow[], { betIds, since }: KeptFromSeat): readonly EntryRow[] {
  if (since === undefined) return rows
  let added = 0
  return rows.flatMap((row) => {
    if (row.bet_id !== null && betIds.has(row.bet_id)) {
      added -= row.amount
      return []
    }
    const amount = row.told !== null && row.at >= since ? -row.told : row.amount
    added += amount - row.amount
    return [{ ...row, amount, balance: row.balance + added }]
  })
}
