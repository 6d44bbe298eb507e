import { type ReactNode, Suspense } from 'react'
import { msg } from '../../texts/msg.ts'
import { ErrorState } from '../layout/error-state.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

interface PartProps {
  /** The name of the part, such as 'Ranking'. */
  name: string
  /** Shown while the script of the part is loading. */
  fallback?: ReactNode
  /** True for an optional part. If it crashes, nothing is shown. */
  isSmall?: boolean
  children: ReactNode
}

/**
 * A part of a screen with its own loading and crash state. After a crash it shows a message with a retry button, while
 * the rest of the screen keeps working.
 */
export function Part({ name, fallback, isSmall, children }: PartProps) {
  return (
    <CrashBoundary
      name={name}
      fallback={({ tries, again }) =>
        !isSmall && (
          <ErrorState
            title={msg('ui.part.stopped-working', { name })}
            kept={msg('ui.part.everything-else-still-works')}
            // After a second crash, rendering the part again does not help, so the page is reloaded.
            retryText={tries ? msg('ui.part.load-again') : undefined}
            onRetry={tries ? () => location.reload() : again}
          />
        )
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CrashBoundary>
  )
}
