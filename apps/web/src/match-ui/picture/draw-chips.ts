import { chipsOf } from '../../ui/index.ts'
import type { Picture } from './draw-picture.ts'

/**
 * The highest number of chips in a stack, and of stacks. A larger balance is drawn with fewer chips, because the amount
 * is written beside the stacks.
 */
const MOST = 8
const STACKS = 3
/**
 * In multiples of a chip's radius: half the height of its face, the height of a level, and the distance between two
 * stacks.
 */
const FLAT = 0.36
const LEVEL = 0.27
const APART = 2.15
/**
 * A chip has this many edge marks. `MARK` is half the width of a mark (radians). `RING` is the radius at which the
 * marks end on the inside (share of the chip's radius).
 */
const MARKS = 6
const MARK = 0.2
const RING = 0.72

/** The space for the stacks. `x` is their centre (px). */
interface Room {
  x: number
  bottom: number
  width: number
  height: number
  /** The largest radius of a chip (px). */
  most: number
}

/**
 * Draws an amount as stacks of chips, as large as the space allows. A player without chips has an empty spot with a
 * dashed edge.
 */
export function drawChips(picture: Picture, amount: number, { x, bottom, width, height, most }: Room): void {
  const chips = chipsOf(amount, MOST * STACKS)
  if (chips.length === 0) {
    drawEmptySpot(picture, x, bottom - most * FLAT, most)
    return
  }
  const stacks = Math.ceil(chips.length / MOST)
  const tallest = Math.min(chips.length, MOST)
  const radius = Math.min(most, width / (APART * stacks), height / (LEVEL * tallest + 2 * FLAT))
  const y = bottom - radius * FLAT
  for (let stack = 0; stack < stacks; stack += 1) {
    const cx = x + (stack - (stacks - 1) / 2) * radius * APART
    shadow(picture, cx, y, radius)
    chips.slice(stack * MOST, (stack + 1) * MOST).forEach((value, level) => {
      // Each chip is slightly offset, because a real stack is never quite straight.
      const offset = (((level * 7) % 5) - 2) * radius * 0.02
      drawChip(picture, value, { cx: cx + offset, cy: y - level * radius * LEVEL, radius, turn: level * 0.65 })
    })
  }
}

interface Lying {
  cx: number
  cy: number
  radius: number
  /** The angle of the chip's edge marks. */
  turn: number
}

function drawChip({ context, colour }: Picture, value: number, { cx, cy, radius, turn }: Lying): void {
  const body = colour(`chip-${value}`)
  const mark = colour(`chip-${value}-mark`)
  const thick = radius * 0.25
  const flat = radius * FLAT
  const rim = new Path2D()
  rim.ellipse(cx, cy, radius, flat, 0, 0, Math.PI)
  rim.lineTo(cx - radius, cy - thick)
  rim.ellipse(cx, cy - thick, radius, flat, 0, Math.PI, 0, true)
  rim.closePath()
  context.fillStyle = body
  context.fill(rim)
  context.fillStyle = 'rgb(0 0 0 / 0.28)'
  context.fill(rim)
  const top = cy - thick
  ellipse(context, cx, top, radius, flat)
  context.fillStyle = body
  context.fill()
  context.fillStyle = mark
  for (let index = 0; index < MARKS; index += 1) {
    const middle = (turn + (index * 2 * Math.PI) / MARKS) % (2 * Math.PI)
    const [from, to] = [middle - MARK, middle + MARK]
    context.beginPath()
    context.ellipse(cx, top, radius, flat, 0, from, to)
    context.ellipse(cx, top, radius * RING, flat * RING, 0, to, from, true)
    context.fill()
    // The rim shows only the parts of the edge marks on the side that faces the viewer.
    const [left, right] = [Math.max(0, from), Math.min(Math.PI, to)]
    if (left >= right) continue
    context.beginPath()
    context.ellipse(cx, cy, radius, flat, 0, left, right)
    context.ellipse(cx, top, radius, flat, 0, right, left, true)
    context.fill()
  }
  ellipse(context, cx, top, radius * RING, flat * RING)
  context.fillStyle = 'rgb(0 0 0 / 0.2)'
  context.fill()
  context.strokeStyle = 'rgb(255 255 255 / 0.3)'
  context.lineWidth = 1.5
  context.beginPath()
  context.ellipse(cx, top, radius, flat, 0, Math.PI, 2 * Math.PI)
  context.stroke()
}

function drawEmptySpot({ context, colour }: Picture, cx: number, cy: number, radius: number): void {
  context.strokeStyle = colour('line-strong')
  context.lineWidth = 4
  context.setLineDash([14, 12])
  ellipse(context, cx, cy, radius, radius * FLAT)
  context.stroke()
  context.setLineDash([])
}

function shadow({ context }: Picture, cx: number, cy: number, radius: number): void {
  ellipse(context, cx, cy + radius * 0.08, radius * 1.1, radius * FLAT * 1.05)
  context.fillStyle = 'rgb(0 0 0 / 0.35)'
  context.fill()
}

function ellipse(context: CanvasRenderingContext2D, cx: number, cy: number, rx: number, ry: number): void {
  context.beginPath()
  context.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI)
}
