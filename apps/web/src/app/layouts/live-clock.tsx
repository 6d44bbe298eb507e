import { useServerNow } from '../../live/use-server-now.ts'
import { timeOfDay } from '../../text/date-text.ts'

/** What the server's clock says, where the reader is. */
export function LiveClock() {
  const now = useServerNow(10_000)
  return (
    <time dateTime={new Date(now).toISOString()} className="figures text-faint text-lg tracking-wide">
      <span className="sr-only">Server time </span>
      {timeOfDay(now)}
    </time>
  )
}
