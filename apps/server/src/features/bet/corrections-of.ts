import type { Answer, getReceipt } from '@bettle/contract'
import { correctionsIn, reasonText } from '@bettle/rules'
import type { Reader } from '../../context.ts'
import type { BetLedger } from './bet-ledger.ts'

type PublishedCorrection = Answer<typeof getReceipt>['corrections'][number]

/**
 * Returns each new outcome of a settled bet, with its reason and the balance after it: that of its ledger entry or, if
 * no chips moved, that of the moment ([S11]).
 */
export async function correctionsOf(reader: Reader, betId: string, ledger: BetLedger): Promise<PublishedCorrection[]> {
  const decisions = await reader
    .selectFrom('bet_outcome')
    .select(['from_outcome as from', 'to_outcome as to', 'credit', 'at', 'reason'])
    .where('bet_id', '=', betId)
    .orderBy('number')
    .execute()
  const entries = ledger.lines.filter(({ kind }) => kind === 'correction').values()
  const published: PublishedCorrection[] = []
  for (const { from, to, amount, at, reason } of correctionsIn(decisions)) {
    const entry = amount === 0 ? undefined : entries.next().value
    const balance = entry?.balance ?? (await ledger.balanceAt(at))
    published.push({ at: at.toISOString(), ...reasonText(reason), from, to, amount, balance })
  }
  return published
}
