import { type ReactNode, Suspense } from 'react'
import { ErrorState } from '../layout/error-state.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

interface PartProps {
  /** The name of the part: 'Ranking'. */
  name: string
  /** Shown while its script loads. */
  fallback?: ReactNode
  /** An optional part: nothing is shown if it crashes. */
  isSmall?: boolean
  children: ReactNode
}

/**
 * A part of a screen with its own loading and crash state: it shows a message with a retry button, while the rest goes
 * on.
 */
export function Part({ name, fallback, isSmall, children }: PartProps) {
  return (
    <CrashBoundary
      name={name}
      fallback={({ tries, again }) =>
        !isSmall && (
          <ErrorState
            title={`${name} stopped working`}
            kept="Everything else still works."
            // After a second crash, a new render does not suffice.
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
