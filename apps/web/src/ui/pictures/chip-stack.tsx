import { classNames } from '../theme/class-names.ts'
import { CHIP_VALUES, type ChipValue } from './chip.tsx'
import { shade } from './shade.ts'

export interface ChipStackProps {
  /** The stake in chips. */
  amount: number
  /** The width in pixels. The height always has space for `most` chips. */
  size?: number | undefined
  /** The highest number of chips that are drawn. */
  most?: number | undefined
  className?: string | undefined
}

const WIDTH = 40
const RX = 18
const RY = 6.4
const THICK = 4.6

/**
 * A stake as a stack of chips, with the largest values at the bottom. The stack is decorative, so the amount must be
 * written beside it.
 */
export function ChipStack({ amount, size = 40, most = 8, className }: ChipStackProps) {
  const chips = chipsOf(amount, most)
  const height = RY * 2 + THICK * Math.max(1, most) + 4
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={size}
      height={(size * height) / WIDTH}
      className={classNames('shrink-0 overflow-visible', className)}
    >
      <ellipse cx={WIDTH / 2} cy={height - RY} rx={RX + 1.5} ry={RY} fill="black" fillOpacity="0.28" />
      {chips.map((chip, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chip is identified by its position in the stack
        <StackedChip key={`${level}-${chip}`} value={chip} y={height - RY - 2 - level * THICK} level={level} />
      ))}
    </svg>
  )
}

/**
 * Returns the fewest chips that make the amount, largest first. If there are more than `most`, the smallest are
 * omitted.
 */
export function chipsOf(amount: number, most = Number.POSITIVE_INFINITY): ChipValue[] {
  const chips: ChipValue[] = []
  let rest = Math.floor(amount)
  for (const value of CHIP_VALUES.toReversed()) {
    while (rest >= value && chips.length < most) {
      chips.push(value)
      rest -= value
    }
  }
  return chips
}

function StackedChip({ value, y, level }: { value: ChipValue; y: number; level: number }) {
  const body = `var(--chip-${value})`
  const mark = `var(--chip-${value}-mark)`
  // Each chip is slightly offset, because a real stack is never quite straight.
  const cx = WIDTH / 2 + (((level * 7) % 5) - 2) * 0.35
  const top = y - THICK
  const left = cx - RX
  const right = cx + RX
  const turn = (level * 37) % 60
  return (
    <g className="animate-drop" style={{ animationDelay: `${level * 25}ms` }}>
      <path
        d={`M${left} ${top}v${THICK}a${RX} ${RY} 0 0 0 ${RX * 2} 0v${-THICK}Z`}
        className="shade"
        style={shade(body, 74)}
      />
      {edgeMarks(turn).map(({ from, to }) => (
        <path
          key={from}
          d={`M${cx + RX * Math.cos(from)} ${top + RY * Math.sin(from)}v${THICK}A${RX} ${RY} 0 0 0 ${cx + RX * Math.cos(to)} ${top + THICK + RY * Math.sin(to)}v${-THICK}Z`}
          className="shade"
          style={shade(mark, 88)}
        />
      ))}
      <ellipse cx={cx} cy={top} rx={RX} ry={RY} style={{ fill: body }} />
      <ellipse
        cx={cx}
        cy={top}
        rx={RX - 2.4}
        ry={RY - 0.95}
        fill="none"
        strokeWidth="2.6"
        pathLength="120"
        strokeDasharray="8 12"
        strokeDashoffset={turn / 3}
        style={{ stroke: mark }}
      />
      <ellipse cx={cx} cy={top} rx={RX - 5.4} ry={RY - 2} className="shade" style={shade(body, 84)} />
      <path
        d={`M${left} ${top}a${RX} ${RY} 0 0 1 ${right - left} 0`}
        fill="none"
        stroke="white"
        strokeOpacity="0.3"
        strokeWidth="0.6"
      />
    </g>
  )
}

/** Returns the visible edge marks of a chip, as angles along the front of the rim. */
function edgeMarks(turn: number): { from: number; to: number }[] {
  const width = (24 * Math.PI) / 180
  return [0, 60, 120]
    .map((degrees) => ((degrees + turn) * Math.PI) / 180)
    .filter((angle) => angle + width <= Math.PI)
    .map((angle) => ({ from: angle + width, to: angle }))
}
