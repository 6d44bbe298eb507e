import { msg } from '../../../texts/msg.ts'
import { classNames } from '../../../ui/index.ts'
import type { Zone } from './zones.ts'

/** Explains the colours of the zones below a table. */
export function ZoneLegend({ zones }: { zones: readonly Zone[] }) {
  const used = zones.filter(({ rows }) => rows > 0)
  if (used.length === 0) return null
  return (
    <ul
      aria-label={msg('competition.zone-legend.what-each-place-in')}
      className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs"
    >
      {used.map(({ end, legend }) => (
        <li key={end} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={classNames('h-3.5 w-1 rounded-full', end === 'top' ? 'bg-flood' : 'bg-lost')}
          />
          {legend}
        </li>
      ))}
    </ul>
  )
}
