import type { LiveBet } from '../../match-ui/bets/own-bets.ts'
import { classNames } from '../../ui/index.ts'

/** With more cells than this, a single cell would be too small to see. */
const MOST_CELLS = 16

/**
 * Draws the count of a bet towards its line. Up to MOST_CELLS, each event has a cell of its own. The track is
 * decorative: the text beside it says the same.
 */
export function ThresholdTrack({ live }: { live: LiveBet }) {
  const { threshold } = live.bet.odds
  const cells = cellsOf(threshold, live.count)
  return (
    <div className="relative flex h-1 gap-0.5 forced-color-adjust-none">
      {Array.from({ length: cells }, (_, cell) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id except its index
          key={cell}
          className={classNames(
            'h-full min-w-0 flex-1 rounded-full transition-colors duration-200',
            cell < scaled(live.count, cells, threshold, live.count) ? fillOf(live) : 'bg-line-strong/60',
          )}
        />
      ))}
      <span
        className="-inset-y-1 -translate-x-1/2 absolute w-0.5 rounded-full bg-ink"
        style={{ left: `${(scaled(threshold, cells, threshold, live.count) / cells) * 100}%` }}
      />
    </div>
  )
}

/** Returns the number of cells: enough for the count and to cross the line, but at most MOST_CELLS. */
function cellsOf(threshold: number, count: number): number {
  return Math.min(MOST_CELLS, Math.max(Math.floor(threshold) + 1, count))
}

function scaled(value: number, cells: number, threshold: number, count: number): number {
  return (value * cells) / Math.max(Math.floor(threshold) + 1, count)
}

function fillOf({ status, bet }: LiveBet): string {
  if (status === 'WINNING' || status === 'WON') return 'bg-flood'
  if (status === 'LOST') return 'bg-lost'
  return bet.odds.betType === 'over' ? 'bg-over' : 'bg-under'
}
