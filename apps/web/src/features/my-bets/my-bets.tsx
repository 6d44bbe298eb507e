import type { Bet } from '@bettle/contract'
import { memo, type ReactNode, Suspense, useState } from 'react'
import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { msg } from '../../texts/msg.ts'
import { EmptyState, lazily, Pager, Panel, SkeletonRows, sliceOfPage } from '../../ui/index.ts'

const BetRow = lazily(() => import('./bet-row.tsx').then(({ BetRow }) => ({ default: BetRow })))
const BetReceipt = lazily(() => import('./bet-receipt.tsx').then(({ BetReceipt }) => ({ default: BetReceipt })))

export interface MyBetsProps {
  bets: readonly LiveBet[]
  isSpectator: boolean
  /** The teams, such as 'France v Croatia', for the picture of a bet. */
  match: string
  /** The explanation of the balance, shown below the list. */
  ledger?: ReactNode
  className?: string | undefined
}

export const BETS_PER_PAGE = 4

/** Lists the player's own bets, the latest first. A press on a bet opens its receipt. */
export const MyBets = memo(function MyBets({ bets, isSpectator, match, ledger, className }: MyBetsProps) {
  const [askedPage, setAskedPage] = useState(1)
  const [opened, setOpened] = useState<Bet['_id']>()
  const { items, page, pages } = sliceOfPage(bets, askedPage, BETS_PER_PAGE)
  const shown = bets.find(({ bet }) => bet._id === opened)
  return (
    <Panel
      title={msg('my-bets.my-bets.my-bets')}
      flush
      aside={
        bets.length > 0 && (
          <>
            <span className="figures text-base">{bets.length}</span>
            {pages > 1 && (
              <Pager
                label={msg('my-bets.my-bets.my-bets')}
                page={page}
                pages={pages}
                onPageChange={setAskedPage}
                className="-me-3"
              />
            )}
          </>
        )
      }
      className={className}
    >
      <div className="flex h-full flex-col">
        {bets.length === 0 ? (
          <div className="min-h-0 flex-1 xl:[container-type:size]">
            <EmptyState
              title={isSpectator ? msg('my-bets.my-bets.you-are-watching-this') : msg('my-bets.my-bets.no-bets-yet')}
              className="py-8 low-desk:py-4 xl:[&>:first-child]:[@container(max-height:14rem)]:hidden"
            >
              {isSpectator ? msg('my-bets.my-bets.players-see-their-own') : msg('my-bets.my-bets.pick-an-over-or')}
            </EmptyState>
          </div>
        ) : (
          <ul className="flex min-h-0 flex-col overflow-y-auto">
            <Suspense
              fallback={
                <li className="p-3">
                  <SkeletonRows rows={items.length} />
                </li>
              }
            >
              {items.map((live) => (
                <BetRow key={live.bet._id} live={live} onExplain={() => setOpened(live.bet._id)} />
              ))}
            </Suspense>
          </ul>
        )}
        {ledger && <div className="mt-auto shrink-0 border-line border-t">{ledger}</div>}
      </div>
      {shown && (
        <Suspense>
          <BetReceipt live={shown} match={match} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
})
