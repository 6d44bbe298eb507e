import { useServerNow } from '../../push/use-server-now.ts'
import { timeOfDay } from '../../text/date-text.ts'

/** The server's time in the reader's time zone. Its label distinguishes it from the match clock. */
export function LiveClock({ className }: { className?: string }) {
  const now = useServerNow(10_000)
  return (
    <p className={className}>
      <span className="block text-faint text-xs leading-none">Time of day</span>
      <time dateTime={new Date(now).toISOString()} className="figures mt-0.5 block text-lg text-muted tracking-wide">
        {timeOfDay(now)}
      </time>
    </p>
  )
}
