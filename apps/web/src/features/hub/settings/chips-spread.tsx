import type { SpreadBar } from '@bettle/rules'
import { percentText } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'

/** Draws as bars how many players end with how many chips, and describes the bars in text for screen readers. */
export function ChipsSpread({ spread }: { spread: readonly SpreadBar[] }) {
  const highest = Math.max(...spread.map(({ share }) => share))
  return (
    <figure className="flex flex-col gap-1">
      <div aria-hidden="true" className="flex h-20 items-end gap-1 border-line border-b forced-color-adjust-none">
        {spread.map(({ from, share }) => (
          <span
            key={from}
            title={percent(share)}
            style={{ height: `${highest === 0 ? 0 : (100 * share) / highest}%` }}
            className="min-h-px flex-1 rounded-t-sm bg-flood/70"
          />
        ))}
      </div>
      <div aria-hidden="true" className="figures flex gap-1 text-faint text-xs">
        {spread.map(({ from, below }, index) => (
          // The label takes the width of its bar, however long its text is.
          <span key={from} className="w-0 flex-1 whitespace-nowrap">
            {index % Math.floor(spread.length / 2) === 0 && `${from}${below === undefined ? '+' : ''}`}
          </span>
        ))}
      </div>
      <figcaption className="text-faint text-sm">{msg('hub.chips-spread.how-many-chips-players')}</figcaption>
      <ul className="sr-only">
        {spread.map((bar) => (
          <li key={bar.from}>{msg('hub.chips-spread.end', { percent: percent(bar.share), range: rangeText(bar) })}</li>
        ))}
      </ul>
    </figure>
  )
}

const percent = (share: number) => percentText(Math.round(100 * share))

function rangeText({ from, below }: SpreadBar): string {
  if (below === undefined) return msg('hub.chips-spread.with-chips-or-more', { from: Math.ceil(from) })
  return msg('hub.chips-spread.with-to-chips', { from: Math.ceil(from), below: Math.ceil(below) - 1 })
}
