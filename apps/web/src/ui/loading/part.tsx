import { type ReactNode, Suspense } from 'react'
import { ErrorState } from '../layout/error-state.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

interface PartProps {
  /** What it is called: 'Ranking'. */
  name: string
  /** In its place while its script comes. */
  fallback?: ReactNode
  /** It can be missed: where it falls there is nothing. */
  isSmall?: boolean
  children: ReactNode
}

/**
 * One part of a screen among others, which waits for its script by itself and falls by itself: it says so in its place and is tried again,
 * while the rest goes on.
 */
export function Part({ name, fallback, isSmall, children }: PartProps) {
  return (
    <CrashBoundary
      name={name}
      fallback={({ tries, again }) =>
        !isSmall && (
          <ErrorState
            title={`${name} stopped working`}
            kept="Everything else goes on."
            // What falls again at once needs more than another look.
            retryText={tries ? 'Load again' : undefined}
            onRetry={tries ? () => location.reload() : again}
          />
        )
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CrashBoundary>
  )
}
