import type { CSSProperties } from 'react'
import { grouped } from '../../text/number-text.ts'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import { classNames } from '../theme/class-names.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

export interface RollingNumberProps {
  value: number
  /** Formats the number, for example with two decimals or a plus sign, or as m:ss. By default, thousands are grouped. */
  format?: ((value: number) => string) | undefined
  className?: string | undefined
}

/**
 * Digits that roll to their new value. For screen readers, the text is the plain number; the wheels are drawn by CSS.
 */
export function RollingNumber({ value, format = grouped, className }: RollingNumberProps) {
  const text = format(value)
  const still = useReducedMotion()
  if (still) {
    return (
      <span key={text} translate="no" className={classNames('figures animate-fade', className)}>
        {text}
      </span>
    )
  }
  const marks = [...text]
  return (
    <span translate="no" className={classNames('figures relative inline-block whitespace-nowrap', className)}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {marks.map((mark, index) => {
        // The key counts from the right, so that a new digit on the left moves no other digit.
        const key = marks.length - index
        return /\d/.test(mark) ? (
          <span key={key} aria-hidden="true" className="roll-wheel">
            <i style={{ '--figure': mark } as CSSProperties} />
          </span>
        ) : (
          <span key={key} aria-hidden="true" className="roll-mark" data-mark={mark} />
        )
      })}
    </span>
  )
}
