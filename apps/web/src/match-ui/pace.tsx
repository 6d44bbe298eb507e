import { FastForward } from 'lucide-react'
import { msg } from '../texts/msg.ts'
import { classNames } from '../ui/index.ts'

/** Shows beside a clock how many times faster than real time the match runs [C1]. */
export function Pace({ tempo, className }: { tempo: number; className?: string | undefined }) {
  if (tempo === 1) return null
  return (
    <span
      title={msg('match-ui.pace.times-as-fast-as', { tempo })}
      className={classNames(
        'figures inline-flex items-center gap-0.5 whitespace-nowrap rounded-md border border-current/45 px-1 py-0.5 text-sm tracking-normal',
        className,
      )}
    >
      <FastForward aria-hidden="true" className="size-3 fill-current" />
      <span aria-hidden="true">×{tempo}</span>
      <span className="sr-only"> {msg('match-ui.pace.times-as-fast-as', { tempo })}</span>
    </span>
  )
}
