import { encode } from 'uqr'
import { classNames } from '../theme/class-names.ts'

/** The width of the light border around the code, in modules. Cameras need the border to find the code. */
const QUIET_ZONE = 4

export interface QrCodeProps {
  text: string
  /** The accessible name, which says where the code leads. */
  label: string
  className?: string | undefined
}

/** A QR code that is dark on light in both themes, because many readers accept nothing else. */
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

/** Returns one path for all dark modules. Neighbours in a row are joined, so that no gaps are visible at any size. */
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
