import { WifiOff } from 'lucide-react'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { Tag } from '../../ui/index.ts'

/** Beside a list that could not be brought up to date: from when it is. */
export function StaleTag({ since }: { since: number | undefined }) {
  return (
    <span role="status">
      {since !== undefined && (
        <Tag tone="closing" icon={<WifiOff aria-hidden="true" />}>
          as of {hoursAndMinutes(since)}
        </Tag>
      )}
    </span>
  )
}
