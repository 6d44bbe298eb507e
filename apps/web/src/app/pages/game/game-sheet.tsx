import type { Lobby, MatchEvent, Statistics } from '@bettle/contract'
import { expectedCount, type Timetable, winnerOf } from '@bettle/rules'
import { EyeOff } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Competitors } from '../../../features/bet/competitors.tsx'
import { ModeNotice } from '../../../features/bet/mode-notice.tsx'
import { chanceOf } from '../../../features/bet/odds/option-text.tsx'
import { StatisticsTable } from '../../../features/bet/statistics-table.tsx'
import { useTickerItems } from '../../../features/game/ticker-items.tsx'
import { MatchTimeline } from '../../../features/timeline/match-timeline.tsx'
import { nounOf, spanText } from '../../../match-ui/bets/bet-text.ts'
import type { LiveBet } from '../../../match-ui/bets/own-bets.ts'
import { WholeSpans } from '../../../match-ui/bets/whole-spans.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useEventTypes } from '../../../match-ui/event-names.tsx'
import { fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { DIRECTION_LABELS, Part, Sheet, SkeletonRows } from '../../../ui/index.ts'

interface GameSheetProps {
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  statistics: Statistics
  bets: readonly LiveBet[]
  moment: GameMoment
  /** The buttons for help and for the log of the match. */
  tools: ReactNode
  ledger: ReactNode
  /** The code, the house rules, sound, keys and the button to leave. */
  foot: ReactNode
  onClose: () => void
}

/** All that a phone folds away during a game, in one sheet: texts first, then what is pressed rarely. */
export function GameSheet(props: GameSheetProps) {
  const { lobby, timetable, events, statistics, bets, moment, tools, ledger, foot, onClose } = props
  const isBlind = !lobby.gameSettings.showCompetitorBets
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={msg('pages-game.game-sheet.this-game')}
      footer={foot}
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-start gap-2">
          <MatchTicker lobby={lobby} moment={moment} events={events} />
          <div className="flex shrink-0 items-center">{tools}</div>
        </div>
        <MatchTimeline matchId={lobby.match._id} timetable={timetable} events={events} bets={bets} moment={moment} />
        {ledger && <Section title={msg('pages-game.game-sheet.your-chips')}>{ledger}</Section>}
        <Section title={msg('pages-game.game-sheet.statistics')}>
          <StatisticsTable statistics={statistics} lobby={lobby} />
        </Section>
        <Section title={msg('pages-game.game-sheet.chances-and-usual-numbers')}>
          <UsualNumbers lobby={lobby} moment={moment} statistics={statistics} />
        </Section>
        <Section title={msg('pages-game.game-sheet.competitors')}>
          {isBlind ? (
            <ModeNotice icon={<EyeOff />} name={msg('pages-game.game-sheet.blind-betting-mode')}>
              {msg('pages-game.game-sheet.you-see-only-your')}
            </ModeNotice>
          ) : (
            <Part name={msg('pages-game.game-sheet.competitors')} fallback={<SkeletonRows rows={3} />}>
              <Competitors lobby={lobby} />
            </Part>
          )}
        </Section>
      </div>
    </Sheet>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="headline mb-1.5 text-lg">{title}</h3>
      <Suspense>{children}</Suspense>
    </section>
  )
}

function MatchTicker({ lobby, moment, events }: Pick<GameSheetProps, 'lobby' | 'moment' | 'events'>) {
  const leader = winnerOf(lobby.leaderboard)?.user.username
  const items = useTickerItems({ match: lobby.match, moment, events, leader })
  return (
    <ul aria-label={msg('pages-game.game-sheet.match-news')} className="min-w-0 flex-1 text-muted text-sm leading-6">
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  )
}

/** Lists for each event type what happened in this round, what is usual in the next one, and the chance of each option. */
function UsualNumbers({ lobby, moment, statistics }: Pick<GameSheetProps, 'lobby' | 'moment' | 'statistics'>) {
  const types = useEventTypes()
  const { current, next, isFinalRound } = moment
  const unknown = lobby.match.countsFrom?.unknown ?? []
  if (!next)
    return (
      <p className="text-muted text-sm">
        {isFinalRound ? msg('pages-game.game-sheet.this-is-the-final') : msg('pages-game.game-sheet.no-round-is-open')}
      </p>
    )
  const offered = lobby.odds.filter(({ retired }) => !retired)
  const rows = types.filter(({ name }) => offered.some(({ eventType }) => eventType === name))
  return (
    <>
      <p className="text-muted text-sm">
        <WholeSpans
          text={msg('pages-game.game-sheet.round-counted-from-0', {
            roundNumber: next.roundNumber,
            span: spanText(next),
          })}
        />
      </p>
      <ul className="mt-1 divide-y divide-line">
        {rows.map(({ name, displayName }) => {
          const usual = expectedCount(name, next)
          const options = offered
            .filter(({ eventType }) => eventType === name)
            .sort((one, other) => one.threshold - other.threshold || (one.betType === 'over' ? -1 : 1))
          const noun = nounOf(name, displayName)(2)
          return (
            <li key={name} className="py-1.5 text-sm leading-5">
              <span className="font-semibold">{noun.charAt(0).toUpperCase() + noun.slice(1)}</span>
              <span className="text-muted tabular-nums">
                {current &&
                  msg('pages-game.game-sheet.this-round', {
                    hasIncludes: Boolean(unknown.includes(name)),
                    statistics: statistics[name]?.[current.roundNumber] ?? 0,
                  })}
                {usual !== undefined && msg('pages-game.game-sheet.usually', { usual: Math.round(usual) })}
              </span>
              <ul className="text-muted tabular-nums">
                {options.map((option) => (
                  <li key={option._id}>
                    {DIRECTION_LABELS[option.betType].toLowerCase()} {fixed(option.threshold, 1)}:{' '}
                    {chanceOf(option, next)}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </>
  )
}
