import type { Lobby } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { CircleDot, CirclePause, Flag, Lock, type LucideIcon, Timer } from 'lucide-react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { useEventName } from '../../match-ui/event-names.tsx'
import { hoursAndMinutes } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, clockText, useIsPhone } from '../../ui/index.ts'

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
          className="invisible col-start-1 row-start-1 py-1 ps-6 max-md:py-0.5 before:content-[attr(data-words)]"
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
  msg('bet.window-notice.this-is-the-final'),
  msg('bet.window-notice.betting-closed-for-next'),
  msg('bet.window-notice.play-is-interrupted-the'),
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
  const isPhone = useIsPhone()
  const suspended = useSuspendedNames(lobby)
  const penalty = isOut ? undefined : penaltyAhead(lobby, window.closesAt, isPlaced)
  // A phone shows the time left in large figures above the question.
  const left = window.closesAt === null || isPhone ? undefined : clockText((window.closesAt - now) / 1000)
  if (isDecided) {
    return { icon: Flag, text: msg('bet.window-notice.this-game-is-decided'), tone: 'quiet', isStatus: true }
  }
  if (clock.isInterrupted) {
    const text = msg('bet.window-notice.play-is-interrupted-the-clock', { minute: clock.minute })
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
      text: msg('bet.window-notice.this-is-the-final'),
      tone: 'quiet',
      isStatus: true,
    }
  }
  // Betting on the next half has no end before its kick-off, so it is closed only while a half lacks its end [OM5].
  if (window.state === 'closed' && window.closesAt === null && lobby.match.isOwn) {
    return {
      icon: CirclePause,
      text: msg('bet.window-notice.betting-waits-until-somebody'),
      tone: 'closing',
      isStatus: true,
    }
  }
  if (window.state === 'closed') {
    const text = msg('bet.window-notice.betting-closed-for-next-round', { hasPenalty: Boolean(penalty), penalty })
    return { icon: Lock, text, tone: 'quiet', isStatus: true }
  }
  if (suspended)
    return {
      icon: CirclePause,
      text: suspended,
      tone: 'closing',
      isStatus: true,
    }
  if (window.state === 'closing-soon') {
    return {
      icon: Timer,
      text: msg('bet.window-notice.betting-is-closing-soon', {
        hasLeft: left !== undefined,
        left,
        hasCost: penalty !== undefined,
        cost: penalty,
      }),
      tone: 'closing',
      isPlain: true,
    }
  }
  if (isPlaced) return { icon: Lock, text: msg('bet.window-notice.your-bet-is-placed'), tone: 'quiet', isPlain: true }
  return {
    icon: CircleDot,
    text: msg('bet.window-notice.betting-is-open', {
      hasLeft: left !== undefined,
      left,
      hasCost: penalty !== undefined,
      cost: penalty,
    }),
    tone: 'quiet',
    isPlain: true,
  }
}

/**
 * Another line names the silent provider. This text omits the name, so that its length and the layout do not change.
 */
function suspendedText({ match: { countsFrom } }: Lobby): string {
  const since = countsFrom?.silentSince
  if (since) return msg('bet.window-notice.no-counts-since-betting', { time: hoursAndMinutes(Date.parse(since)) })
  return countsFrom?.awaitsStart
    ? msg('bet.window-notice.betting-waits-the-half')
    : msg('bet.window-notice.betting-is-suspended-for')
}

/** Returns the event types without an available option as a sentence: 'Corner and Throw are suspended for the moment.' */
function useSuspendedNames({ odds }: Lobby): string | undefined {
  const eventName = useEventName()
  const offered = odds.filter(({ retired }) => !retired)
  const open = new Set(offered.filter(({ suspended }) => !suspended).map(({ eventType }) => eventType))
  const names = [...new Set(offered.map(({ eventType }) => eventType))].filter((name) => !open.has(name)).map(eventName)
  if (names.length === 0) return undefined
  const [first, second] = names
  return msg('bet.window-notice.for-the-moment', { count: names.length, first, second, more: names.length - 1 })
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
  return amount > 0 ? msg('bet.window-notice.chips', { amount }) : undefined
}
