import type { Lobby } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { CirclePause, Flag, Lock, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameMoment } from '../../football/game-moment.ts'
import { useTicking } from '../../football/moment-clock.tsx'
import { classNames, clockText } from '../../ui/index.ts'

/** What the betting window asks of everyone now, where it asks anything. */
export function WindowNotice({ lobby, moment, isPlaced }: { lobby: Lobby; moment: GameMoment; isPlaced: boolean }) {
  const { window, now } = useTicking(moment)
  const penalty = penaltyAhead(lobby, window.closesAt, isPlaced)
  if (lobby.match.suspended) {
    return (
      <Notice tone="closing" icon={<CirclePause />}>
        Betting is suspended until the decision stands.
      </Notice>
    )
  }
  if (window.state === 'none') {
    return (
      <Notice tone="quiet" icon={<Flag />}>
        This is the final round. No more bets can be placed.
      </Notice>
    )
  }
  if (window.state === 'closed') {
    return (
      <Notice tone="quiet" icon={<Lock />}>
        Betting closed for next round{penalty && `. Sitting it out costs ${penalty}`}
      </Notice>
    )
  }
  if (window.state === 'closing-soon') {
    const left = window.closesAt === null ? '' : `: ${clockText((window.closesAt - now) / 1000)} left`
    return (
      // What counts down each second is no status: that it hurries is announced once, elsewhere.
      <Notice tone="closing" icon={<Timer />} isQuiet>
        Betting is closing soon
        {/* The ribbon above has it, too, where there is no room. */}
        <span className="max-md:hidden low:@max-[44rem]:hidden">{left}</span>
        {penalty && `. No bet: −${penalty}`}
      </Notice>
    )
  }
  return null
}

/** What sitting the next round out will cost, in words; undefined where it costs nothing, as for who came too late to bet on it. */
function penaltyAhead(
  { currentUser, gameSettings }: Lobby,
  closesAt: Instant | null,
  isPlaced: boolean,
): string | undefined {
  const { role, chips, joinedAt } = currentUser
  const amount = Math.min(gameSettings.inactivityPenalty, chips)
  if (isPlaced || role !== 'player' || chips < gameSettings.minBetAmount) return undefined
  if (closesAt !== null && Date.parse(joinedAt) >= closesAt) return undefined
  return amount > 0 ? `${amount} ${amount === 1 ? 'chip' : 'chips'}` : undefined
}

interface NoticeProps {
  tone: 'closing' | 'quiet'
  icon: ReactNode
  isQuiet?: boolean | undefined
  children: ReactNode
}

function Notice({ tone, icon, isQuiet = false, children }: NoticeProps) {
  return (
    <p
      role={isQuiet ? undefined : 'status'}
      className={classNames(
        'mx-4 mb-1 low:mt-2 low:mb-0 flex items-center gap-2 rounded-control px-3 py-2 low:py-1 text-sm tabular-nums [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'closing' ? 'bg-raised text-closing' : 'bg-raised text-muted',
      )}
    >
      {icon}
      <span>{children}</span>
    </p>
  )
}
