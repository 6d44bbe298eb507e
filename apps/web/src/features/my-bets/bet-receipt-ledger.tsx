import type { LedgerLine } from '@bettle/contract'
import { timeOfDay } from '../../text/date-text.ts'
import { classNames } from '../../ui/index.ts'
import { signed } from './bet-receipt-words.ts'

export const LEDGER_WORDS: Record<LedgerLine['kind'], string> = {
  join: 'Joined',
  stake: 'Stake',
  payout: 'Payout',
  refund: 'Stake returned',
  penalty: 'Penalty',
  card: 'Card',
  correction: 'Correction',
  admin: 'By an administrator',
}

/** The chips that moved for a bet, with the balance after each. */
export function BetLedger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Ledger lines of this bet</caption>
      <thead>
        <tr className="caps text-faint text-sm leading-none">
          <th scope="col" className="pb-1 text-left font-bold">
            Your chips
          </th>
          <th scope="col" className="w-16 pb-1 text-right font-bold">
            Moved
          </th>
          <th scope="col" className="w-18 pb-1 text-right font-bold">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.seq} className="align-baseline">
            <td className="py-1">
              <span className="tabular-nums text-muted">{timeOfDay(Date.parse(line.at))}</span>{' '}
              {LEDGER_WORDS[line.kind]}
            </td>
            <td
              className={classNames(
                'figures py-1 text-right text-lg',
                line.amount > 0 ? 'text-won' : line.amount < 0 && 'text-lost',
              )}
            >
              {signed(line.amount)}
            </td>
            <td className="figures py-1 text-right text-lg">{line.balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
