import type { CSSProperties } from 'react'

/**
 * The style of a shape of the class `shade`: `percent` of a colour, the rest black. The class holds the plain colour for
 * browsers that cannot mix colours.
 */
export const shade = (of: string, percent: number, more?: CSSProperties): CSSProperties =>
  ({ '--of': of, '--by': `${percent}%`, ...more }) as CSSProperties
