import type { CalibrationBand } from '@bettle/contract'
import { percentText } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'

/** Compares how often the player's bets won (bar) with the chance that their prices implied (mark) [Z9]. */
export function CalibrationTable({ bands }: { bands: readonly CalibrationBand[] }) {
  if (bands.length === 0) return null
  return (
    <div className="border-line border-t px-4 pt-3.5 pb-4">
      <h3 className="caps text-base text-faint leading-none">{msg('career.calibration-table.how-often-your-bets')}</h3>
      <p className="mt-1.5 text-muted text-sm">{msg('career.calibration-table.the-expected-chance-comes')}</p>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">{msg('career.calibration-table.your-bets-grouped-by')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{msg('career.calibration-table.chance')}</th>
            <th scope="col">{msg('career.calibration-table.won')}</th>
            <th scope="col">{msg('career.calibration-table.bets')}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <Band key={band.from} band={band} />
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-xs">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-2 w-5 rounded-full bg-flood" /> {msg('career.calibration-table.won-2')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="h-3.5 w-0.5 rounded-full bg-ink" /> {msg('career.calibration-table.expected')}
        </span>
      </p>
    </div>
  )
}

function Band({ band: { from, to, bets, won, told } }: { band: CalibrationBand }) {
  const share = Math.round((100 * won) / bets)
  return (
    <tr>
      <th scope="row" className="w-20 whitespace-nowrap py-1.5 pe-3 text-start font-normal text-muted tabular-nums">
        {from}–{percentText(to)}
      </th>
      <td className="py-1.5">
        <span className="sr-only">{msg('career.calibration-table.expected-2', { share, told })}</span>
        {/* A share fills its bar from the left in every language. */}
        <span
          aria-hidden="true"
          dir="ltr"
          className="relative block h-2.5 forced-color-adjust-none rounded-full bg-line"
        >
          <span className="absolute inset-y-0 start-0 rounded-full bg-flood" style={{ width: `${share}%` }} />
          <span
            className="-inset-y-1 -translate-x-1/2 absolute w-0.5 rounded-full bg-ink ring-2 ring-panel"
            style={{ left: `${told}%` }}
          />
        </span>
      </td>
      <td className="w-28 whitespace-nowrap py-1.5 ps-3 text-end tabular-nums">
        {msg('career.calibration-table.of', { won, bets })}
        <span aria-hidden="true" className="ms-2 inline-block w-11 text-muted">
          {percentText(share)}
        </span>
      </td>
    </tr>
  )
}
