import { encode } from 'uqr'
import { classNames } from '../theme/class-names.ts'

/** Light modules around the code, which cameras need to find it. */
const QUIET_ZONE = 4

export interface QrCodeProps {
  text: string
  /** The target of the code, as its accessible name. */
  label: string
  className?: string | undefined
}

/** Always dark on light in both themes, because many readers accept nothing else. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-control', className)}
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#06100b" d={darkModules(data)} />
    </svg>
  )
}

/** One path for all modules, with neighbours in a row joined, so that no gaps show at any size. */
export function darkModules(data: readonly (readonly boolean[])[]): string {
  return data
    .map((row, y) =>
      runsOf(row)
        .map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
}

function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
