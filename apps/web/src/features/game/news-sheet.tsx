import type { LobbyId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { BellOff } from 'lucide-react'
import { minuteOfInstant } from '../../football/match-clock.ts'
import { type NewsTone, useNewsLog } from '../../football/news-log.ts'
import { classNames, EmptyState, Sheet } from '../../ui/index.ts'

interface NewsSheetProps {
  lobbyId: LobbyId
  timetable: Timetable
  onClose: () => void
}

const DOTS: Record<NewsTone, string> = { good: 'bg-won', bad: 'bg-lost', plain: 'bg-line-strong' }

/** All that was said of this game since the page was opened, the latest first. */
export function NewsSheet({ lobbyId, timetable, onClose }: NewsSheetProps) {
  const { entries } = useNewsLog(lobbyId)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Match log">
      {entries.length === 0 ? (
        <EmptyState icon={<BellOff />} title="Nothing yet">
          Goals, settled bets, penalties and corrections stand here once they have happened.
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        <ol tabIndex={0} aria-label="Match log" className="flex flex-col">
          {entries.toReversed().map(({ id, at, text, tone }) => (
            <li key={id} className="flex items-baseline gap-3 border-line border-b py-3 last:border-b-0">
              <span className="figures w-14 shrink-0 text-right text-base text-muted">
                {minuteOfInstant(timetable, at) ?? clockTime(at)}
              </span>
              <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', DOTS[tone])} />
              <span className="min-w-0 flex-1 text-sm">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}

/** Before kick-off there are no minutes: the time of day. */
const clockTime = (at: number) =>
  new Date(at).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
