import { useId } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'
import { shade } from './shade.ts'

export const CHIP_VALUES = [1, 5, 10, 25, 50, 100] as const
export type ChipValue = (typeof CHIP_VALUES)[number]

export interface ChipProps {
  value: ChipValue
  /** In pixels. */
  size?: number | undefined
  /** True if the chip is hidden from screen readers, because text beside it says the same. */
  decorative?: boolean | undefined
  className?: string | undefined
}

/** A casino chip seen from above: edge marks, a stitched ring, and its value in the middle. */
export function Chip({ value, size = 44, decorative = false, className }: ChipProps) {
  const gloss = useId()
  const body = `var(--chip-${value})`
  const mark = `var(--chip-${value}-mark)`
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={classNames('shrink-0', className)}
      role="img"
      aria-label={msg('ui.chip.chip', { value })}
      aria-hidden={decorative || undefined}
    >
      <defs>
        <radialGradient id={gloss} cx="0.35" cy="0.2" r="0.95">
          <stop offset="0" stopColor="white" stopOpacity="0.26" />
          <stop offset="0.5" stopColor="white" stopOpacity="0" />
          <stop offset="1" stopColor="black" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <circle
        cx="24"
        cy="24"
        r="23.4"
        className="shade"
        strokeOpacity="0.4"
        style={shade(body, 62, { stroke: mark })}
      />
      <circle cx="24" cy="23.4" r="22.4" style={{ fill: body }} />
      <circle
        cx="24"
        cy="23.4"
        r="19.2"
        fill="none"
        strokeWidth="6.4"
        strokeDasharray="8.04 12.066"
        transform="rotate(-102 24 23.4)"
        style={{ stroke: mark }}
      />
      <circle cx="24" cy="23.4" r="15.2" className="shade" style={shade(body, 86)} />
      <circle
        cx="24"
        cy="23.4"
        r="13.4"
        fill="none"
        strokeWidth="0.9"
        strokeDasharray="1.6 1.4"
        strokeOpacity="0.75"
        style={{ stroke: mark }}
      />
      <circle cx="24" cy="23.4" r="22.4" fill={`url(#${gloss})`} />
      <text
        x="24"
        y="23.8"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={value === 100 ? 16 : 18}
        fontWeight="800"
        style={{ fill: mark, fontFamily: 'var(--font-display)' }}
      >
        {value}
      </text>
    </svg>
  )
}
