import type { Bet } from '@bettle/contract'
import { Suspense } from 'react'
import { classNames, lazily } from '../../ui/index.ts'

const LiveChance = lazily(() => import('./live-chance.tsx').then(({ LiveChance }) => ({ default: LiveChance })))

/** A line with the chance of a bet and what the bet needs. Space for the line is reserved until both are loaded. */
export function ChanceLine({
  bet,
  count,
  isShort = false,
  className,
}: {
  bet: Bet
  count: number
  /** If true, only the chance is visible, and the text is for screen readers. Without a chance, the text is visible. */
  isShort?: boolean
  className?: string
}) {
  return (
    <span className={classNames('block min-h-6 text-muted text-sm', className)}>
      <Suspense>
        <LiveChance bet={bet} count={count} isShort={isShort} />
      </Suspense>
    </span>
  )
}
