import { LOCALE } from '../../text/number-text.ts'
import type { Picture } from './draw-picture.ts'

type Weight = 'text' | 'strong' | 'caps' | 'headline' | 'figures'

export const FONTS: Readonly<Record<Weight, string>> = {
  text: '500 $px "Instrument Sans", sans-serif',
  strong: '700 $px "Instrument Sans", sans-serif',
  caps: '700 $px "Sofia Sans Extra Condensed", sans-serif',
  headline: '800 $px "Sofia Sans Extra Condensed", sans-serif',
  figures: '800 $px "Sofia Sans Extra Condensed", sans-serif',
}

/** The smallest share of its size at which a text is still read easily. */
const LEAST = 0.45

interface Written {
  at: readonly [x: number, y: number]
  size: number
  weight?: Weight
  colour?: string
  align?: CanvasTextAlign
  /** The greatest width in pixels. A wider text is drawn smaller, down to LEAST of its size, and then cut off. */
  most?: number
}

/** Writes one line of text on its baseline, and returns the width. */
export function writeLine(picture: Picture, text: string, written: Written): number {
  const { context, colour } = picture
  const { at, size, weight = 'text', align = 'left', most = Number.POSITIVE_INFINITY } = written
  let line = asWritten(text, weight)
  context.font = fontOf(weight, fittingSize(picture, text, { size, weight, most }))
  while (line.length > 1 && context.measureText(line).width > most) line = `${line.slice(0, -2).trimEnd()}…`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = written.colour ?? colour('ink')
  context.fillText(line, ...at)
  return context.measureText(line).width
}

/** Returns the largest size in pixels, up to `size`, at which the text is at most `most` wide, or LEAST of `size`. */
export function fittingSize(
  { context }: Picture,
  text: string,
  { size, weight, most }: Required<Pick<Written, 'size' | 'weight' | 'most'>>,
): number {
  const line = asWritten(text, weight)
  const least = Math.ceil(size * LEAST)
  const widthAt = (px: number) => {
    context.font = fontOf(weight, px)
    return context.measureText(line).width
  }
  const needed = widthAt(size)
  if (needed <= most) return size
  let px = Math.max(least, Math.floor((size * most) / needed))
  // Widths do not shrink exactly with the size, because browsers round the width of each letter.
  while (px > least && widthAt(px) > most) px -= 1
  return px
}

const fontOf = (weight: Weight, px: number) => FONTS[weight].replace('$', `${px}`)

const asWritten = (text: string, weight: Weight) =>
  weight === 'caps' || weight === 'headline' ? text.toLocaleUpperCase(LOCALE) : text
