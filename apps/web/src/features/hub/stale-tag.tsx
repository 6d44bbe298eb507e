import { WifiOff } from 'lucide-react'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Tag } from '../../ui/index.ts'

/** Shows beside an outdated list the time of its last refresh. */
export function StaleTag({ since }: { since: number | undefined }) {
  return (
    <span role="status">
      {since !== undefined && (
        <Tag tone="closing" icon={<WifiOff aria-hidden="true" />}>
          {msg('hub.stale-tag.as-of', { time: hoursAndMinutes(since) })}
        </Tag>
      )}
    </span>
  )
}
