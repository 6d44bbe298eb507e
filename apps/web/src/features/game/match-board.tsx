import type { Match, MatchEvent } from '@bettle/contract'
import { WifiOff } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { BADGE_TEXTS, halfText } from '../../match-ui/clock/half-text.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { Pace } from '../../match-ui/pace.tsx'
import { teamAppearances } from '../../match-ui/team-appearance.ts'
import { useNotLiveSince } from '../../push/connection/live-status.ts'
import { LOCALE } from '../../text/number-text.ts'
import { msg, rich } from '../../texts/msg.ts'
import { classNames, LiveDot, ScoreBoard, Ticker, type TickerItem, useIsLow, useMedia } from '../../ui/index.ts'
import { useTickerItems } from './ticker-items.tsx'

export interface MatchBoardProps {
  match: Match
  moment: GameMoment
  events: readonly MatchEvent[]
  leader: string | undefined
  /** Content at the end of the ticker, or of the board on a phone. */
  aside?: ReactNode
  /** The board of a phone is one line, without the ticker. */
  isPhone?: boolean | undefined
}

const LIT_FOR = 6000

/** The board that is always visible: the teams, the score, the clock and the latest events. */
export const MatchBoard = memo(function MatchBoard({
  match,
  moment,
  events,
  leader,
  aside,
  isPhone = false,
}: MatchBoardProps) {
  const { home, away } = teamAppearances(match.homeTeam, match.awayTeam)
  const items: TickerItem[] = useTickerItems({ match, moment, events, leader })
  const isSmall = useIsLow()
  const isTall = useMedia('(min-height: 55rem)')
  const notLiveSince = useNotLiveSince()
  const isRound = moment.badge === 'LIVE ROUND'
  const isLive = isRound && notLiveSince === undefined
  return (
    <ScoreBoard
      left={home}
      right={away}
      score={match.score}
      lit={useLitSide(match.score)}
      period={isPhone && notLiveSince !== undefined ? undefined : halfText(moment.indicator)}
      clock={
        moment.clock.text && (
          <>
            <ClockText moment={moment} />
            <Pace tempo={match.tempo} className="ms-1.5" />
          </>
        )
      }
      status={
        <>
          {isPhone && <NotLive since={notLiveSince} className="inline-flex items-center" />}
          {!(isPhone && notLiveSince !== undefined) && (
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
              {isLive && <LiveDot />}
              <span className={isLive ? 'text-ink' : undefined}>
                {/* The clock keeps running while the connection is lost, but the state of the round is unconfirmed. */}
                {isRound && !isLive
                  ? msg('game.match-board.round', { roundNumber: moment.current?.roundNumber })
                  : BADGE_TEXTS[moment.badge]}
              </span>
            </span>
          )}
        </>
      }
      size={isPhone ? (isTall ? 'md' : 'sm') : isSmall ? 'sm' : 'md'}
    >
      {isPhone ? (
        <div className="-translate-y-1/2 absolute top-1/2 end-0">{aside}</div>
      ) : (
        <div className="relative flex items-center border-line border-t">
          <Ticker
            label={msg('game.match-board.match-news')}
            items={items}
            className={classNames('min-w-0 flex-1', notLiveSince !== undefined && 'invisible')}
          />
          <NotLive since={notLiveSince} className="absolute inset-y-0 start-0 flex items-center ps-3" />
          {aside}
        </div>
      )}
    </ScoreBoard>
  )
})

function ClockText({ moment }: { moment: GameMoment }) {
  return useTicking(moment).clock.text
}

/** Says since when the data may be outdated. The text replaces the ticker, which is outdated too. */
function NotLive({ since, className }: { since: number | undefined; className: string }) {
  return (
    <p role="status" className={since === undefined ? 'sr-only' : `caps gap-1.5 ${className}`}>
      {since !== undefined && (
        <>
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-closing" />
          <span className="text-base text-closing leading-none">
            {rich('game.match-board.not-live-since', {
              localeTimeString: (
                <span className="tabular-nums">{new Date(since).toLocaleTimeString(LOCALE, { hourCycle: 'h23' })}</span>
              ),
            })}
          </span>
        </>
      )}
    </p>
  )
}

/** Returns the side that has just scored, while its number is highlighted. */
function useLitSide({ home, away }: Match['score']): 'left' | 'right' | undefined {
  const seen = useRef({ home, away })
  const [lit, setLit] = useState<'left' | 'right'>()
  useEffect(() => {
    const scored = home > seen.current.home ? 'left' : away > seen.current.away ? 'right' : undefined
    seen.current = { home, away }
    setLit(scored)
    if (!scored) return
    const timer = setTimeout(() => setLit(undefined), LIT_FOR)
    return () => clearTimeout(timer)
  }, [home, away])
  return lit
}
