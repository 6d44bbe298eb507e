import type { Lobby, Statistics } from '@bettle/contract'
import { BarChart3, Eye, EyeOff, Percent, Users } from 'lucide-react'
import { useState } from 'react'
import type { GameMoment } from '../../football/game-moment.ts'
import { classNames, notify, RollingNumber, Tabs, Tag, useAnnounce, useIsPhone } from '../../ui/index.ts'
import { Competitors } from './competitors.tsx'
import { OddsTab } from './odds-tab.tsx'
import { PlacedBet } from './placed-bet.tsx'
import { SlipArea } from './slip-area.tsx'
import { isLocked } from './slip-rules.ts'
import { StatisticsTable } from './statistics-table.tsx'
import { usePriceMoves } from './use-price-moves.ts'
import { useSlip } from './use-slip.ts'
import { WindowNotice } from './window-notice.tsx'

export interface BetPanelProps {
  lobby: Lobby
  moment: GameMoment
  statistics: Statistics
}

type TabId = 'odds' | 'competitors' | 'statistics'

/** Where bets are made, on the next round: what is offered on the left, the slip beside it, or below it where it is narrow. */
export function BetPanel({ lobby, moment, statistics }: BetPanelProps) {
  const [chosen, setChosen] = useState<TabId>('odds')
  const announce = useAnnounce()
  const slip = useSlip(lobby, moment, ({ stake, matchRound }) => {
    announce(`Bet confirmed: ${stake} chips on round ${matchRound.roundNumber}`)
    notify.success('Bet confirmed')
  })
  const moves = usePriceMoves(lobby.odds, moment.next?.id)
  const isBlind = !lobby.gameSettings.showCompetitorBets
  const tab = isBlind && chosen === 'competitors' ? 'odds' : chosen
  const { next } = moment
  const isPhone = useIsPhone()
  const panel = 'px-4 pt-3 pb-4 xl:overflow-y-auto'
  return (
    <section
      aria-label="Bets"
      className="panel @container flex min-h-0 xl:[container-type:size] min-w-0 flex-1 flex-col"
    >
      <div className="flex min-h-0 flex-1 @min-[40rem]:grid @min-[40rem]:grid-cols-[minmax(0,1fr)_18.5rem] flex-col">
        <div className="flex min-h-0 min-w-0 flex-col">
          <header className="flex min-h-13 items-center gap-3 px-4 pt-2">
            <h2 className="headline min-w-0 flex-1 truncate pt-0.5 text-xl">
              {next ? (
                <>
                  <span className="text-muted">Next: </span>Round {next.roundNumber}
                </>
              ) : (
                'Final round'
              )}
            </h2>
            {isBlind && (
              <Tag icon={<EyeOff aria-hidden="true" />}>
                <span>
                  Blind<span className="max-sm:sr-only"> betting mode</span>
                </span>
              </Tag>
            )}
            {lobby.currentUser.role === 'spectator' ? (
              <Tag tone="under" icon={<Eye aria-hidden="true" />}>
                Spectator mode
              </Tag>
            ) : (
              <ChipBalance chips={lobby.currentUser.chips} className="@min-[40rem]:hidden" />
            )}
          </header>
          {isPhone && slip.placed && (
            <div className="px-4 pb-1">
              <PlacedBet bet={slip.placed} />
            </div>
          )}
          <WindowNotice lobby={lobby} moment={moment} isPlaced={slip.placed !== undefined} />
          <Tabs<TabId>
            label="Bets"
            value={tab}
            onValueChange={setChosen}
            block
            className="flex-1"
            panelClassName={panel}
            tabs={[
              {
                id: 'odds',
                label: 'Odds',
                icon: <Percent aria-hidden="true" className="max-sm:hidden" />,
                content: <OddsTab lobby={lobby} slip={slip} moves={moves} statistics={statistics} />,
              },
              {
                id: 'competitors',
                label: 'Competitors',
                icon: <Users aria-hidden="true" className="max-sm:hidden" />,
                disabled: isBlind,
                content: <Competitors lobby={lobby} />,
              },
              {
                id: 'statistics',
                label: 'Statistics',
                icon: <BarChart3 aria-hidden="true" className="max-sm:hidden" />,
                content: <StatisticsTable statistics={statistics} rounds={lobby.rounds} />,
              },
            ]}
          />
        </div>
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-3 rounded-b-panel border-line border-t bg-panel p-3 md:p-4',
            'xl:overflow-y-auto @min-[40rem]:rounded-r-panel @min-[40rem]:rounded-bl-none @min-[40rem]:border-t-0 @min-[40rem]:border-l @min-[40rem]:bg-sunken/60',
            (tab !== 'odds' || isLocked(slip.obstacle)) && 'max-md:hidden',
            slip.option && 'max-md:sticky max-md:bottom-[calc(3.8rem+env(safe-area-inset-bottom))] max-md:z-10',
          )}
        >
          {lobby.currentUser.role === 'player' && (
            <div className="@min-[40rem]:flex hidden items-center justify-between border-line border-b pb-3">
              <span className="caps text-base text-muted leading-none">Your slip</span>
              <ChipBalance chips={lobby.currentUser.chips} />
            </div>
          )}
          {!(isPhone && slip.placed) && <SlipArea lobby={lobby} moment={moment} slip={slip} moves={moves} />}
        </div>
      </div>
    </section>
  )
}

function ChipBalance({ chips, className }: { chips: number; className?: string }) {
  return (
    <p className={classNames('flex items-baseline gap-1.5 whitespace-nowrap text-muted text-sm', className)}>
      <RollingNumber value={chips} className="text-ink text-xl" /> chips
    </p>
  )
}
