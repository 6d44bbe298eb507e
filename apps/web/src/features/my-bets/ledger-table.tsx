import type { LedgerLine } from '@bettle/contract'
import { Fragment, type ReactNode } from 'react'
import { timeOfDay } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../../ui/index.ts'
import { signed } from './bet-receipt-text.ts'

const LEDGER_LABELS: Record<LedgerLine['kind'], string> = {
  join: msg('my-bets.ledger-table.joined'),
  stake: msg('my-bets.ledger-table.stake'),
  payout: msg('my-bets.ledger-table.payout'),
  refund: msg('my-bets.ledger-table.stake-returned'),
  penalty: msg('my-bets.ledger-table.penalty'),
  card: msg('my-bets.ledger-table.card'),
  correction: msg('my-bets.ledger-table.correction'),
  admin: msg('my-bets.ledger-table.changed-by-an-administrator'),
}

interface LedgerTableProps<Line extends LedgerLine> {
  caption: string
  /** The heading of the column that names the movement. */
  heading: string
  lines: readonly Line[]
  /** If true, the lines are numbered from 1. */
  numbered?: boolean
  /** Returns further content of a line, shown after its text. */
  more?: (line: Line) => ReactNode
}

/**
 * Lists movements of chips with the balance after each of them. A row between two lines shows the sum of movements that
 * the list omits.
 */
export function LedgerTable<Line extends LedgerLine>({
  caption,
  heading,
  lines,
  numbered = false,
  more,
}: LedgerTableProps<Line>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="caps text-faint text-sm leading-none">
          <th scope="col" className="pb-1 text-start font-bold">
            {heading}
          </th>
          <th scope="col" className="w-[min(4rem,20vw)] pb-1 text-end font-bold">
            {msg('my-bets.ledger-table.change')}
          </th>
          <th scope="col" className="w-[min(4.5rem,24vw)] pb-1 text-end font-bold">
            {msg('my-bets.ledger-table.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Fragment key={line.seq}>
            <Between amount={line.balance - line.amount - (lines[index - 1]?.balance ?? line.balance - line.amount)} />
            <tr className="border-line border-t align-baseline">
              <td className="wrap-anywhere py-1.5 pe-2">
                {numbered && (
                  <span className="me-1.5 inline-block min-w-5 text-end text-faint tabular-nums">{line.seq}.</span>
                )}
                <span className="tabular-nums text-muted">{timeOfDay(Date.parse(line.at))}</span>{' '}
                {LEDGER_LABELS[line.kind]}
                {more?.(line)}
              </td>
              <Moved amount={line.amount} />
              <td className="figures py-1.5 text-end text-lg">{line.balance}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The row with the sum of the omitted movements between two lines. */
function Between({ amount }: { amount: number }) {
  if (amount === 0) return null
  return (
    <tr className="border-line border-t align-baseline text-muted">
      <td className="py-1.5 pe-2">{msg('my-bets.ledger-table.other-changes-in-between')}</td>
      <Moved amount={amount} />
      <td />
    </tr>
  )
}

function Moved({ amount }: { amount: number }) {
  return (
    <td className={classNames('figures py-1.5 text-end text-lg', amount > 0 ? 'text-won' : amount < 0 && 'text-lost')}>
      {signed(amount)}
    </td>
  )
}
