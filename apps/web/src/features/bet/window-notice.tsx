import type { Lobby } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { CircleDot, CirclePause, Flag, Lock, type LucideIcon, Timer } from 'lucide-react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { useEventName } from '../../match-ui/event-names.tsx'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { classNames, clockText } from '../../ui/index.ts'

interface WindowNoticeProps {
  lobby: Lobby
  moment: GameMoment
  isPlaced: boolean
  /** The player has used up all offered plays. */
  isOut: boolean
}

/**
 * Shows the state of the betting window. The notice is as high as its longest text, so that the layout below does not
 * move under a thumb.
 */
export function WindowNotice(props: WindowNoticeProps) {
  const { icon: Icon, text, tone, isStatus = false, isPlain } = useNotice(props)
  return (
    <div
      data-plain={isPlain || undefined}
      className="mx-4 max-md:mx-0 grid text-sm max-md:text-[0.8125rem] max-md:leading-4 low:leading-4.5"
    >
      {LONGEST.map((longest) => (
        <span
          key={longest}
          data-words={longest}
          aria-hidden="true"
          className="invisible col-start-1 row-start-1 py-1 pl-6 max-md:py-0.5 before:content-[attr(data-words)]"
        />
      ))}
      <p
        key={tone}
        // A countdown is no live region; another element announces once that betting closes soon.
        role={isStatus ? 'status' : undefined}
        className={classNames(
          'col-start-1 row-start-1 flex items-center gap-2 py-1 tabular-nums max-md:py-0.5',
          tone === 'closing' ? 'text-closing' : 'text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 text-balance">{text}</span>
      </p>
    </div>
  )
}

const LONGEST = [
  'This is the final round. No more bets can be placed.',
  'Betting closed for next round. Not betting costs 20 chips',
  "Play is interrupted. The clock stands at 45+10'. Betting waits.",
]

interface Said {
  icon: LucideIcon
  text: string
  tone: 'closing' | 'quiet'
  isStatus?: boolean
  /** True if other parts of a phone's game say the same. */
  isPlain?: boolean
}

function useNotice({ lobby, moment, isPlaced, isOut }: WindowNoticeProps): Said {
  const { window, now, isDecided, clock } = useTicking(moment)
  const suspended = useSuspendedNames(lobby)
  const penalty = isOut ? undefined : penaltyAhead(lobby, window.closesAt, isPlaced)
  const left = window.closesAt === null ? '' : `: ${clockText((window.closesAt - now) / 1000)} left`
  const cost = penalty ? `. No bet: −${penalty}` : ''
  if (isDecided) {
    return { icon: Flag, text: 'This game is decided. No more bets can be placed.', tone: 'quiet', isStatus: true }
  }
  if (clock.isInterrupted) {
    const text = `Play is interrupted. The clock stands at ${clock.minute}. Betting waits.`
    return { icon: CirclePause, text, tone: 'closing', isStatus: true }
  }
  if (lobby.match.suspended) {
    return {
      icon: CirclePause,
      text: suspendedText(lobby),
      tone: 'closing',
      isStatus: true,
    }
  }
  if (window.state === 'none') {
    return {
      icon: Flag,
      text: 'This is the final round. No more bets can be placed.',
      tone: 'quiet',
      isStatus: true,
    }
  }
  // Betting on the next half has no end before its kick-off, so it is closed only while a half lacks its end [OM5].
  if (window.state === 'closed' && window.closesAt === null && lobby.match.isOwn) {
    return { icon: CirclePause, text: 'Betting waits until somebody ends the half.', tone: 'closing', isStatus: true }
  }
  if (window.state === 'closed') {
    const text = `Betting closed for next round${penalty ? `. Not betting costs ${penalty}` : ''}`
    return { icon: Lock, text, tone: 'quiet', isStatus: true }
  }
  if (suspended) return { icon: CirclePause, text: `${suspended} for the moment.`, tone: 'closing', isStatus: true }
  if (window.state === 'closing-soon') {
    return { icon: Timer, text: `Betting is closing soon${left}${cost}`, tone: 'closing', isPlain: true }
  }
  if (isPlaced) return { icon: Lock, text: 'Your bet is placed.', tone: 'quiet', isPlain: true }
  return { icon: CircleDot, text: `Betting is open${left}${cost}`, tone: 'quiet', isPlain: true }
}

/**
 * Another line names the silent provider. This text omits the name, so that its length and the layout do not change.
 */
function suspendedText({ match: { countsFrom } }: Lobby): string {
  const since = countsFrom?.silentSince
  if (since) return `No counts since ${hoursAndMinutes(Date.parse(since))}. Betting waits for new counts.`
  return countsFrom?.awaitsStart
    ? 'Betting waits: the half may start at any moment.'
    : 'Betting is suspended for the moment.'
}

/** Returns the event types without an available option as a text, for example 'Corner and Throw are suspended'. */
function useSuspendedNames({ odds }: Lobby): string | undefined {
  const eventName = useEventName()
  const offered = odds.filter(({ retired }) => !retired)
  const open = new Set(offered.filter(({ suspended }) => !suspended).map(({ eventType }) => eventType))
  const names = [...new Set(offered.map(({ eventType }) => eventType))].filter((name) => !open.has(name)).map(eventName)
  if (names.length === 0) return undefined
  if (names.length > 2) return `${names[0]} and ${names.length - 1} more are suspended`
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} suspended`
}

/**
 * Returns the penalty for not betting on the next round, for example '20 chips'. It is undefined if the player has bet
 * or if no penalty applies, for example because the player joined too late.
 */
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
