import type { Match } from '@bettle/contract'
import { msg } from '../texts/msg.ts'
import { classNames } from '../ui/index.ts'

/** Marks a practice match, which is simulated [F4]. */
export function Practice({ match, className }: { match: Pick<Match, 'isPractice'>; className?: string | undefined }) {
  if (match.isPractice !== true) return null
  return (
    <span
      title={msg('match-ui.practice.a-simulated-match-for')}
      className={classNames(
        'caps inline-block rounded-md border border-current/45 px-1.5 text-sm leading-5',
        className,
      )}
    >
      {msg('match-ui.practice.practice')}
    </span>
  )
}
