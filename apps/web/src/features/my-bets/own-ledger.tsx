import { type LobbyId, type OwnLedgerLine, ownLedger, type Reply } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, ErrorState, SkeletonRows } from '../../ui/index.ts'
import { signed } from './bet-receipt-text.ts'
import { ledgerSums } from './ledger-sums.ts'
import { LedgerTable } from './ledger-table.tsx'

interface OwnLedgerProps {
  lobbyId: LobbyId
  /** The balance that the page holds. When it changes, the lines are fetched again. */
  chips: number
  /** True if the results are final. The page then polls until the seal exists. */
  isConfirmed?: boolean
  /** Returns further content, shown below the lines. */
  below?: (ledger: Reply<typeof ownLedger>) => ReactNode
}

/** The polling interval (ms). The server usually makes the seal right after the confirmation. */
const SEALED_SOON = 3000

/** Shows every movement of the player's chips in a game, and the sum of each kind of movement, including penalties. */
export function OwnLedger({ lobbyId, chips, isConfirmed = false, below }: OwnLedgerProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(ownLedger, { params: { lobbyId } }),
    staleTime: 0,
    // While the device is offline, the query fails at once instead of showing a skeleton until the connection returns.
    networkMode: 'always',
    refetchInterval: ({ state }) => (isConfirmed && state.data?.seals.length === 0 ? SEALED_SOON : false),
  })
  const isBehind = data !== undefined && data.chips !== chips
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips can change again before the last response arrives
  useEffect(() => {
    if (isBehind) void refetch()
  }, [chips, isBehind, refetch])
  const problem = error && (
    <ErrorState
      title={data ? msg('my-bets.own-ledger.the-list-of-your') : msg('my-bets.own-ledger.the-list-of-your-chips')}
      kept={messageOf(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
  if (!data) return problem ?? <SkeletonRows rows={5} label={msg('my-bets.own-ledger.loading-your-chips')} />
  return (
    <div className="flex flex-col gap-4">
      {problem}
      <Sums lines={data.lines} chips={data.chips} />
      <LedgerTable
        caption={msg('my-bets.own-ledger.every-change-of-your')}
        heading={msg('my-bets.own-ledger.what-happened')}
        lines={data.lines}
        numbered
        more={(line) => <MoreOf line={line} />}
      />
      {below?.(data)}
    </div>
  )
}

/** Shows by kind of movement how the starting chips became the balance. */
function Sums({ lines, chips }: { lines: readonly OwnLedgerLine[]; chips: number }) {
  return (
    <dl
      aria-label={msg('my-bets.own-ledger.how-your-chips-add')}
      className="rounded-control bg-sunken px-3 py-2 text-sm"
    >
      {ledgerSums(lines).map(({ label, amount }, index) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-1">
          <dt className="text-muted">{label}</dt>
          <dd className={classNames('figures text-lg', label === msg('my-bets.ledger-sums.penalties') && 'text-lost')}>
            {index === 0 ? amount : signed(amount)}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-2">
        <dt className="font-semibold">{msg('my-bets.own-ledger.chips')}</dt>
        <dd className="figures text-xl">{chips}</dd>
      </div>
    </dl>
  )
}

/** Shows the round of a movement, and an administrator's reason for it. */
function MoreOf({ line }: { line: OwnLedgerLine }) {
  return (
    <>
      {line.roundNumber !== null && (
        <span className="text-muted">{msg('my-bets.own-ledger.round', { roundNumber: line.roundNumber })}</span>
      )}
      {line.kind === 'admin' && line.reason && <span className="wrap-anywhere block text-muted">{line.reason}</span>}
    </>
  )
}
