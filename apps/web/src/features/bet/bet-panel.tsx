import type { BetId, Lobby, Statistics } from '@bettle/contract'
import { BarChart3, Eye, EyeOff, Percent, Users } from 'lucide-react'
import { memo, type ReactNode, Suspense, useState } from 'react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { noteNotice } from '../../match-ui/notice-log.ts'
import { msg } from '../../texts/msg.ts'
import {
  classNames,
  flyChips,
  lazyNamed,
  notify,
  Part,
  RollingNumber,
  SkeletonRows,
  Tabs,
  useIsPhone,
} from '../../ui/index.ts'
import { ModeNotice as Mode } from './mode-notice.tsx'
import { OddsTab } from './odds/load-odds.ts'
import { usePriceMoves } from './odds/use-price-moves.ts'
import { BetQuestion, PlacedPlay, SlipArea } from './slip/slip-area.tsx'
import { playText } from './slip/slip-rules.ts'
import { useSlip } from './slip/use-slip.ts'
import { useSlipKeys } from './slip/use-slip-keys.ts'
import { WindowNotice } from './window-notice.tsx'

const Hand = lazyNamed(() => import('./hand/hand.tsx'), 'Hand')
const Competitors = lazyNamed(() => import('./competitors.tsx'), 'Competitors')
const Elimination = lazyNamed(() => import('./elimination-notice.tsx'), 'EliminationNotice')
const StatisticsTable = lazyNamed(() => import('./statistics-table.tsx'), 'StatisticsTable')

export interface BetPanelProps {
  lobby: Lobby
  moment: GameMoment
  statistics: Statistics
  /** Shows the receipt that explains the bet's result. */
  onExplain: (bet: BetId) => void
  /**
   * False while other content briefly replaces the panel. The selection, the confirmation and a pending request are
   * kept meanwhile.
   */
  isShown?: boolean
}

type TabId = 'odds' | 'competitors' | 'statistics'

/**
 * The panel in which a player bets on the next round. The options are on the left; the slip is beside them, or below
 * them on narrow screens.
 */
export const BetPanel = memo(function BetPanel({
  lobby,
  moment,
  statistics,
  onExplain,
  isShown = true,
}: BetPanelProps) {
  const [chosen, setChosen] = useState<TabId>('odds')
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const eventName = useEventName()
  const isPhone = useIsPhone()
  const slip = useSlip(lobby, moment, isShown, ({ stake, matchRound, odds }) => {
    const text = msg('bet.bet-panel.bet-confirmed-chips-on', {
      stake,
      play: playText(odds, eventName),
      roundNumber: matchRound.roundNumber,
    })
    noteNotice(lobby._id, { text, tone: 'plain' })
    // A phone shows the placed bet in the middle of the screen, so a toast would only cover the scoreboard.
    if (!isPhone || !isShown) notify.success(msg('bet.bet-panel.bet-confirmed'))
    // Waits until the placed bet has rendered, because the chips fly to its element.
    setTimeout(() => flyChips('[data-chip-balance]', '[data-placed-bet]'), 60)
  })
  const moves = usePriceMoves(lobby.odds, moment.next?.id)
  const isBlind = !lobby.gameSettings.showCompetitorBets
  const tab = isBlind && chosen === 'competitors' ? 'odds' : chosen
  const { next, isDecided } = moment
  const isEliminated = slip.obstacle === 'eliminated' || slip.obstacle === 'decided'
  const isSpectator = lobby.currentUser.role === 'spectator'
  // The slip's keys work while the slip is visible.
  useSlipKeys(isShown ? { onEnter: slip.ask, onEscape: slip.clear } : {})
  const panel =
    'relative px-4 pt-1 short-phone:pt-0 pb-4 md:pt-3 xl:pt-2.5 low:pt-1.5 xl:pb-3 low:pb-2 xl:overflow-y-auto'
  const notice = !isEliminated && (
    <WindowNotice lobby={lobby} moment={moment} isPlaced={slip.placed !== undefined} isOut={slip.plays.isOut} />
  )
  const elimination = isEliminated && (
    <Part name={msg('bet.bet-panel.elimination')} fallback={null}>
      <Elimination lobby={lobby} />
    </Part>
  )
  const watching = isSpectator && lobby.currentUser.seat !== 'eliminated' && (
    <Mode icon={<Eye />} name={msg('bet.bet-panel.spectator-mode')} tone="text-under">
      {msg('bet.bet-panel.you-can-watch-but')}
    </Mode>
  )
  const hand = lobby.gameSettings.enableBettleCards && !isSpectator && !isDecided && (
    <Suspense fallback={<span className="w-18" />}>
      <Hand lobby={lobby} moment={moment} slip={slip} room={room} />
    </Suspense>
  )
  const balance = !isSpectator && (
    <ChipBalance chips={lobby.currentUser.chips} withCards={lobby.gameSettings.enableBettleCards} />
  )
  const odds = { lobby, moment, slip, moves, statistics, onExplain }
  const phone = isShown && isPhone && (
    <section aria-label={msg('bet.bet-panel.bets')} className="panel @container mt-auto flex min-w-0 shrink-0 flex-col">
      <div className="px-3 pt-1">
        <Suspense fallback={<div className="min-h-70" />}>
          <OddsTab
            {...odds}
            room={null}
            phone={{
              notice,
              inPlace:
                elimination || (slip.placed && <PlacedPlay lobby={lobby} moment={moment} slip={slip} />) || undefined,
              aside: (
                <>
                  {watching}
                  {hand}
                  {balance}
                </>
              ),
            }}
          />
        </Suspense>
      </div>
      {/* The row within reach of the thumb stays visible where the page is higher than the screen. */}
      <div className="sticky bottom-[max(var(--keyboard,0px),calc(3.75rem+env(safe-area-inset-bottom)))] z-10 flex min-h-16 short-phone:min-h-14 tiny-phone:min-h-13 tiny-phone:p-0.5 flex-col justify-center rounded-b-panel border-line border-t bg-panel p-1.5">
        <SlipArea lobby={lobby} moment={moment} slip={slip} moves={moves} isPhone />
      </div>
    </section>
  )
  const table = isShown && !isPhone && (
    <section
      aria-label={msg('bet.bet-panel.bets')}
      className="panel @container flex min-h-0 xl:[container-type:size] min-w-0 flex-1 flex-col"
    >
      {/* On wide screens, the header, the notices and the slip are in a column of their own beside the options. */}
      <div className="relative grid min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] @min-[40rem]:grid-cols-[minmax(0,1fr)_18.5rem] @min-[40rem]:grid-rows-[auto_minmax(0,1fr)]">
        <div
          className={classNames(
            'min-w-0 pt-0.5 md:pt-2 low:pt-1 @min-[40rem]:rounded-se-panel @min-[40rem]:pb-1 xl:[@container(max-height:21rem)]:pt-0 xl:[@container(max-height:21rem)]:pb-0',
            ASIDE,
          )}
        >
          <header className="group/next flex min-h-8 short-phone:min-h-7 flex-wrap items-center gap-x-3 px-4 md:min-h-10 low:min-h-9">
            <h2 className="headline min-w-0 flex-1 @max-[14rem]:basis-full pt-0.5 text-[min(1.75rem,8.5cqi)] @max-[14rem]:text-[min(1.75rem,13cqi)]">
              {isDecided ? (
                msg('bet.bet-panel.game-decided')
              ) : next ? (
                <>
                  <span className="text-muted group-has-[[data-small-hand]]/next:@min-[40rem]:sr-only group-has-[[data-small-hand]]/next:@max-[21.5rem]:sr-only">
                    {msg('bet.bet-panel.next')}{' '}
                  </span>
                  {msg('bet.bet-panel.round', { roundNumber: next.roundNumber })}
                </>
              ) : (
                msg('bet.bet-panel.final-round')
              )}
            </h2>
            {hand}
            {balance}
          </header>
          {elimination}
          {watching}
          {isBlind && (
            <Mode icon={<EyeOff />} name={msg('bet.bet-panel.blind-betting-mode')}>
              {msg('bet.bet-panel.you-see-only-your')}
            </Mode>
          )}
          {notice}
        </div>
        <Tabs<TabId>
          label={msg('bet.bet-panel.bets')}
          value={tab}
          onValueChange={setChosen}
          block
          className="@min-[40rem]:col-start-1 @min-[40rem]:row-span-2 @min-[40rem]:row-start-1"
          panelClassName={panel}
          tabs={[
            {
              id: 'odds',
              label: msg('bet.bet-panel.odds'),
              icon: <Percent aria-hidden="true" className="max-sm:hidden" />,
              content: (
                <Suspense fallback={<div className="min-h-80" />}>
                  <OddsTab {...odds} room={room} />
                </Suspense>
              ),
            },
            {
              id: 'competitors',
              label: msg('bet.bet-panel.competitors'),
              icon: <Users aria-hidden="true" className="max-sm:hidden" />,
              disabled: isBlind,
              content: (
                <Fetched name={msg('bet.bet-panel.competitors')}>
                  {tab === 'competitors' && <Competitors lobby={lobby} />}
                </Fetched>
              ),
            },
            {
              id: 'statistics',
              label: msg('bet.bet-panel.statistics'),
              icon: <BarChart3 aria-hidden="true" className="max-sm:hidden" />,
              content: (
                <Fetched name={msg('bet.bet-panel.statistics')}>
                  {tab === 'statistics' && <StatisticsTable statistics={statistics} lobby={lobby} />}
                </Fetched>
              ),
            },
          ]}
        />
        {/* Keeps the height of the tallest content, so that the layout below the slip does not move on a phone or
           tablet. */}
        <div
          className={classNames(
            'relative flex min-w-0 flex-col gap-3 rounded-b-panel border-line border-t bg-panel p-3 md:p-4 md:max-xl:min-h-[16.5rem] low:gap-2 low:p-3 xl:[@container(max-height:21rem)]:gap-1.5 xl:[@container(max-height:21rem)]:p-2',
            'xl:overflow-y-auto @min-[40rem]:col-start-2 @min-[40rem]:rounded-es-none',
            ASIDE,
          )}
        >
          <SlipArea lobby={lobby} moment={moment} slip={slip} moves={moves} isPhone={false} />
          <div ref={setRoom} className="hidden min-h-0 flex-1 [container-type:size] xl:block" />
        </div>
      </div>
    </section>
  )
  return (
    <>
      {phone}
      {table}
      <BetQuestion lobby={lobby} moment={moment} slip={slip} />
    </>
  )
})

/** Styles of the slip's column beside the options. */
const ASIDE = '@min-[40rem]:border-s @min-[40rem]:border-line @min-[40rem]:bg-sunken/60 @min-[40rem]:col-start-2'

function Fetched({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Part name={name} fallback={<SkeletonRows rows={5} />}>
      {children}
    </Part>
  )
}

function ChipBalance({ chips, withCards }: { chips: number; withCards: boolean }) {
  return (
    <p data-chip-balance className="flex items-baseline gap-1.5 whitespace-nowrap text-muted text-sm">
      <RollingNumber value={chips} className="text-ink text-xl" />
      <span className={withCards ? '@max-[16rem]:sr-only @min-[40rem]:sr-only' : undefined}>
        {' '}
        {msg('bet.bet-panel.chips', { count: chips })}
      </span>
    </p>
  )
}
