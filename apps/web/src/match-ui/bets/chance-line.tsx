import { Suspense } from 'react'
import { classNames, lazily } from '../../ui/index.ts'
import type { LiveChanceProps } from './live-chance.tsx'

const LiveChance = lazily(() => import('./live-chance.tsx').then(({ LiveChance }) => ({ default: LiveChance })))

/** A line with the chance of a bet and what the bet needs. Space for the line is reserved until both are loaded. */
export function ChanceLine({ className, ...chance }: LiveChanceProps & { className?: string }) {
  return (
    <span className={classNames('block min-h-6 text-muted text-sm', className)}>
      <Suspense>
        <LiveChance {...chance} />
      </Suspense>
    </span>
  )
}
