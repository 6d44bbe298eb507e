import type { LedgerLine, UserId } from '@bettle/contract'
import { reasonText, roundStatus, type Timetable } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { BetRow, Reader } from '../../db/schema.ts'

/** The ledger entries of one bet, as the viewer may see them. */
export interface BetLedger {
  /**
   * The entries, numbered from 1 for each bet, so that the numbers reveal nothing about the lobby's other entries
   * ([V7]).
   */
  readonly lines: readonly LedgerLine[]
  /** The player's balance after all ledger entries up to this time. */
  balanceAt(moment: Date): Promise<number>
}

/** Reads the ledger entries of a bet. Viewers other than the bettor receive public balances ([V3]). */
export async function betLedger(ctx: Context, bet: BetRow, viewerId: UserId, timetable: Timetable): Promise<BetLedger> {
  const now = ctx.clock.now()
  const unstarted = timetable.rounds.filter((other) => roundStatus(timetable, other, now) === 'upcoming')
  const hidden = viewerId === bet.account_id ? [] : await hiddenStakesOf(ctx.db, bet, unstarted)
  const untaken = hidden.length === 0 ? [] : await untakenPenaltiesOf(ctx.db, bet, hidden)
  const balanceSeen = (entry: { readonly seq: number; readonly balance: number; readonly at: Date }) => {
    const stakes = hidden.reduce((sum, { seq, stake }) => sum + (seq <= entry.seq ? stake : 0), 0)
    const published = untaken.reduce((sum, { at, amount }) => sum + (at <= entry.at ? amount : 0), 0)
    return entry.balance + Math.max(0, stakes - published)
  }
  const entries = await ctx.db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('bet_id', '=', bet.id)
    .orderBy('seq')
    .execute()
  return {
    lines: entries.map((entry, index) => ({
      seq: index + 1,
      kind: entry.kind,
      amount: entry.amount,
      balance: balanceSeen(entry),
      at: entry.at.toISOString(),
      ...reasonText(entry.reason),
    })),
    balanceAt: async (moment) => balanceSeen(await lastEntry(ctx.db, bet, moment)),
  }
}

function lastEntry(reader: Reader, { lobby_id, account_id }: BetRow, moment: Date) {
  return reader
    .selectFrom('ledger_entry')
    .select(['seq', 'balance', 'at'])
    .where('lobby_id', '=', lobby_id)
    .where('account_id', '=', account_id)
    .where('at', '<=', moment)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** Returns the stakes of hidden bets, which the player's public balance still includes ([V3]). */
function hiddenStakesOf(
  reader: Reader,
  { lobby_id, account_id }: BetRow,
  unstarted: readonly { readonly id: string }[],
) {
  if (unstarted.length === 0) return []
  return reader
    .selectFrom('bet')
    .innerJoin('ledger_entry', 'ledger_entry.bet_id', 'bet.id')
    .select(['bet.stake', 'bet.placed_at', 'ledger_entry.seq'])
    .where('bet.lobby_id', '=', lobby_id)
    .where('bet.account_id', '=', account_id)
    .where('bet.outcome', '=', 'open')
    .where(
      'bet.round_id',
      'in',
      unstarted.map((round) => round.id),
    )
    .where('ledger_entry.lobby_id', '=', lobby_id)
    .where('ledger_entry.kind', '=', 'stake')
    .execute()
}

/**
 * Returns penalties of which less was subtracted than published, because these stakes were hidden. The public balance
 * subtracts the published amount ([I2]).
 */
async function untakenPenaltiesOf(
  reader: Reader,
  { lobby_id, account_id }: BetRow,
  hidden: readonly { readonly placed_at: Date }[],
) {
  const since = Math.min(...hidden.map(({ placed_at }) => placed_at.getTime()))
  const rows = await reader
    .selectFrom('penalty')
    .select(['amount', 'told', 'at'])
    .where('lobby_id', '=', lobby_id)
    .where('account_id', '=', account_id)
    .whereRef('told', '>', 'amount')
    .where('at', '>=', new Date(since))
    .execute()
  return rows.map(({ amount, told, at }) => ({ at, amount: (told ?? amount) - amount }))
}
