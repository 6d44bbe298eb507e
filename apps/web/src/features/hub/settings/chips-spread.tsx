import type { SpreadBar } from '@bettle/rules'

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
      <figcaption className="text-faint text-sm">How many chips players have at the end</figcaption>
      <ul className="sr-only">
        {spread.map((bar) => (
          <li key={bar.from}>
            {percent(bar.share)} end {rangeText(bar)}
          </li>
        ))}
      </ul>
    </figure>
  )
}

const percent = (share: number) => `${Math.round(100 * share)} %`

function rangeText({ from, below }: SpreadBar): string {
  if (below === undefined) return `with ${Math.ceil(from)} chips or more`
  return `with ${Math.ceil(from)} to ${Math.ceil(below) - 1} chips`
}
