export interface SparklineProps {
  values: readonly number[]
  /** The accessible name. Without a name the line is decorative. */
  label?: string | undefined
  width?: number | undefined
  height?: number | undefined
  /** True to mark the last value with a dot. */
  dotted?: boolean | undefined
  className?: string | undefined
}

const EDGE = 3

/**
 * A line that shows how a number has changed. The line rises with the number; the line of equal values runs through the
 * middle.
 */
export function Sparkline({ values, label, width = 56, height = 20, dotted = true, className }: SparklineProps) {
  const points = pointsOf(values, width, height)
  const last = points.at(-1)
  if (!last || points.length < 2) return null
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {dotted && <circle cx={last.x} cy={last.y} r="2.25" fill="currentColor" />}
    </svg>
  )
}

/** Returns the position of each value in the box. */
export function pointsOf(values: readonly number[], width: number, height: number): { x: number; y: number }[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = height - 2 * EDGE
  return values.map((value, index) => ({
    x: round(EDGE + (index / Math.max(1, values.length - 1)) * (width - 2 * EDGE)),
    y: round(high === low ? height / 2 : EDGE + (1 - (value - low) / (high - low)) * room),
  }))
}

const round = (length: number) => Math.round(length * 10) / 10
