import { type LobbyId, type OwnLedgerLine, ownLedger } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query-of.ts'
import { timeOfDay } from '../../text/date-text.ts'
import { classNames, ErrorState, SkeletonRows } from '../../ui/index.ts'
import { LEDGER_WORDS } from './bet-receipt-ledger.tsx'
import { signed } from './bet-receipt-words.ts'
import { ledgerSums } from './ledger-sums.ts'

interface OwnLedgerProps {
  lobbyId: LobbyId
  /** What one has, as the page knows it: where it moves the lines are asked for again. */
  chips: number
}

/** Every movement of one's own chips in a game, and what each kind of them comes to: penalties too, also without a bet. */
export function OwnLedger({ lobbyId, chips }: OwnLedgerProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(ownLedger, { params: { lobbyId } }),
    staleTime: 0,
    // Without a connection it says so, rather than waiting for one behind a skeleton.
    networkMode: 'always',
  })
  const isBehind = data !== undefined && data.chips !== chips
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
  if (!data && error) {
    return (
      <ErrorState
        title="Your chips could not be looked up."
        kept={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonRows rows={5} label="Looking up your chips" />
  return (
    <div className="flex flex-col gap-4">
      <Sums lines={data.lines} chips={data.chips} />
      <Lines lines={data.lines} />
    </div>
  )
}

/** From what one started with to what one has, by what moved it. */
function Sums({ lines, chips }: { lines: readonly OwnLedgerLine[]; chips: number }) {
  return (
    <dl aria-label="What your chips come to" className="rounded-control bg-sunken px-3 py-2 text-sm">
      {ledgerSums(lines).map(({ label, amount }, index) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-1">
          <dt className="text-muted">{label}</dt>
          <dd className={classNames('figures text-lg', label === 'Penalties' && 'text-lost')}>
            {index === 0 ? amount : signed(amount)}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">Chips</dt>
        <dd className="figures text-xl">{chips}</dd>
      </div>
    </dl>
  )
}

function Lines({ lines }: { lines: readonly OwnLedgerLine[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Every movement of your chips</caption>
      <thead>
        <tr className="caps text-faint text-sm leading-none">
          <th scope="col" className="pb-1 text-left font-bold">
            What moved
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
          <tr key={line.seq} className="border-line border-t align-baseline">
            <td className="py-1.5 pr-2">
              <span className="tabular-nums text-muted">{timeOfDay(Date.parse(line.at))}</span>{' '}
              {LEDGER_WORDS[line.kind]}
              {line.roundNumber !== null && <span className="text-muted">, round {line.roundNumber}</span>}
              {line.kind === 'admin' && line.reason && (
                <span className="wrap-anywhere block text-muted">{line.reason}</span>
              )}
            </td>
            <td
              className={classNames(
                'figures py-1.5 text-right text-lg',
                line.amount > 0 ? 'text-won' : line.amount < 0 && 'text-lost',
              )}
            >
              {signed(line.amount)}
            </td>
            <td className="figures py-1.5 text-right text-lg">{line.balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
