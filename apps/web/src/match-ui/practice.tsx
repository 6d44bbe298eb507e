import type { Match } from '@bettle/contract'
import { classNames } from '../ui/index.ts'

/** Marks a practice match, which is simulated [F4]. */
export function Practice({ match, className }: { match: Pick<Match, 'isPractice'>; className?: string | undefined }) {
  if (match.isPractice !== true) return null
  return (
    <span
      title="A simulated match for practice"
      className={classNames(
        'caps inline-block rounded-md border border-current/45 px-1.5 text-sm leading-5',
        className,
      )}
    >
      Practice
    </span>
  )
}
