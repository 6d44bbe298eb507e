import type { Picture } from './draw-picture.ts'

type Weight = 'text' | 'strong' | 'caps' | 'headline' | 'figures'

export const FONTS: Readonly<Record<Weight, string>> = {
  text: '500 $px "Instrument Sans", sans-serif',
  strong: '700 $px "Instrument Sans", sans-serif',
  caps: '700 $px "Sofia Sans Extra Condensed", sans-serif',
  headline: '800 $px "Sofia Sans Extra Condensed", sans-serif',
  figures: '800 $px "Sofia Sans Extra Condensed", sans-serif',
}

interface Written {
  at: readonly [x: number, y: number]
  size: number
  weight?: Weight
  colour?: string
  align?: CanvasTextAlign
  /** The greatest width in pixels. A wider text is drawn smaller, down to half its size, and then cut off. */
  most?: number
}

/** Writes one line of text on its baseline, and returns the width. */
export function writeLine({ context, colour }: Picture, text: string, written: Written): number {
  const { at, size, weight = 'text', align = 'left', most = Number.POSITIVE_INFINITY } = written
  const isUpper = weight === 'caps' || weight === 'headline'
  let line = isUpper ? text.toLocaleUpperCase('en') : text
  const fontOf = (px: number) => FONTS[weight].replace('$', `${px}`)
  context.font = fontOf(size)
  const needed = context.measureText(line).width
  if (needed > most) context.font = fontOf(Math.max(size / 2, Math.floor((size * most) / needed)))
  while (line.length > 1 && context.measureText(line).width > most) line = `${line.slice(0, -2).trimEnd()}…`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = written.colour ?? colour('ink')
  context.fillText(line, ...at)
  return context.measureText(line).width
}
