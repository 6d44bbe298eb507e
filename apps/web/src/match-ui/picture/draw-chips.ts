import { chipsOf } from '../../ui/index.ts'
import type { Picture } from './draw-picture.ts'

/** Numbers of chips in a stack, and of stacks. A larger balance is cut, because the amount stands beside it. */
const MOST = 8
const STACKS = 3
const FLAT = 0.36

/** Draws an amount as stacks of chips whose bottom is at `y`. `radius` is that of a chip (px). */
export function drawChips(picture: Picture, amount: number, x: number, y: number, radius: number): void {
  const chips = chipsOf(amount, MOST * STACKS)
  const stacks = Math.max(1, Math.ceil(chips.length / MOST))
  for (let stack = 0; stack < stacks; stack += 1) {
    const cx = x + (stack - (stacks - 1) / 2) * radius * 2.15
    shadow(picture, cx, y, radius)
    chips.slice(stack * MOST, (stack + 1) * MOST).forEach((value, level) => {
      // A slight offset, because a real stack is never quite straight.
      const offset = (((level * 7) % 5) - 2) * radius * 0.02
      drawChip(picture, value, { cx: cx + offset, cy: y - level * radius * 0.27, radius, turn: level * 0.65 })
    })
  }
}

interface Lying {
  cx: number
  cy: number
  radius: number
  /** The angle of its edge marks. */
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
  context.fillStyle = mark
  for (let mid = (turn % 1.05) + 0.2; mid < Math.PI - 0.2; mid += 1.05) {
    context.beginPath()
    context.ellipse(cx, cy, radius, flat, 0, mid - 0.18, mid + 0.18)
    context.ellipse(cx, cy - thick, radius, flat, 0, mid + 0.18, mid - 0.18, true)
    context.fill()
  }
  ellipse(context, cx, cy - thick, radius, flat)
  context.fillStyle = body
  context.fill()
  context.strokeStyle = mark
  context.lineWidth = radius * 0.16
  context.setLineDash([radius * 0.38, radius * 0.52])
  ellipse(context, cx, cy - thick, radius * 0.86, flat * 0.86)
  context.stroke()
  context.setLineDash([])
  ellipse(context, cx, cy - thick, radius * 0.68, flat * 0.68)
  context.fillStyle = 'rgb(0 0 0 / 0.2)'
  context.fill()
  context.strokeStyle = 'rgb(255 255 255 / 0.3)'
  context.lineWidth = 1.5
  context.beginPath()
  context.ellipse(cx, cy - thick, radius, flat, 0, Math.PI, 2 * Math.PI)
  context.stroke()
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
