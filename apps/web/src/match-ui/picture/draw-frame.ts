import { BODY, LIMBS, SEAMS, SHIELD } from '../../ui/pictures/beetle-mark.ts'

import { MARGIN, type Picture, SIDE } from './draw-picture.ts'
import { roundRect } from './round-rect.ts'
import { writeLine } from './write-line.ts'

/** Fills a rounded panel and draws a thin line around it. */
export function drawPanel(
  { context, colour }: Picture,
  [x, y, width, height]: readonly [number, number, number, number],
  fill = 'panel',
  radius = 24,
): void {
  context.beginPath()
  roundRect(context, [x, y, width, height], radius)
  context.fillStyle = colour(fill)
  context.fill()
  context.strokeStyle = colour('line')
  context.lineWidth = 2
  context.stroke()
}

/** Draws the logo and the name on the left, and a line of text on the right. */
export function drawHead(picture: Picture, aside: string): void {
  const { context, colour } = picture
  context.save()
  context.translate(MARGIN - 4, 60)
  context.scale(2.25, 2.25)
  context.lineCap = 'round'
  context.lineWidth = 2.2
  context.strokeStyle = colour('flood')
  context.stroke(new Path2D(LIMBS))
  context.fillStyle = colour('flood')
  context.beginPath()
  context.arc(BODY.cx, BODY.cy, BODY.r, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = colour('ground')
  context.fill(new Path2D(SHIELD))
  context.lineWidth = 1.7
  context.strokeStyle = colour('ground')
  context.stroke(new Path2D(SEAMS))
  context.restore()
  writeLine(picture, 'Bettle', { at: [MARGIN + 84, 118], size: 48, weight: 'strong' })
  writeLine(picture, aside, {
    at: [SIDE - MARGIN, 116],
    size: 36,
    weight: 'caps',
    colour: colour('muted'),
    align: 'right',
  })
}

/** Draws the last line of the picture: the game on the left, the address of the site on the right. */
export function drawFoot(picture: Picture, game: string): void {
  const y = picture.height - 56
  const muted = picture.colour('muted')
  const site = writeLine(picture, location.host, {
    ...{ at: [SIDE - MARGIN, y] as const, size: 32, colour: picture.colour('flood'), align: 'right', most: 420 },
  })
  writeLine(picture, game, { at: [MARGIN, y], size: 32, colour: muted, most: SIDE - 2 * MARGIN - site - 32 })
}
