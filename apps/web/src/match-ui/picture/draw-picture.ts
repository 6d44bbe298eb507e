import { FONTS } from './write-line.ts'

/**
 * The width of every picture, which is also the height of the smallest one (px). Messengers show a square without
 * cutting it.
 */
export const SIDE = 1080
/** The margin on all sides (px). */
export const MARGIN = 72

/** A picture that is being drawn, with its context and the colours of the night theme by their token. */
export interface Picture {
  context: CanvasRenderingContext2D
  height: number
  colour: (token: string) => string
  /** Returns a colour of the day theme, which is used for paper. */
  paper: (token: string) => string
}

/** Thrown if the browser returns noise instead of the picture, to protect its user from tracking. */
export class ProtectedCanvasError extends Error {
  override name = 'ProtectedCanvasError'
}

/** Draws a picture in the night theme, whatever theme the page shows, and returns it as a PNG. */
export async function drawPicture(height: number, draw: (picture: Picture) => void): Promise<Blob> {
  // If a font cannot be loaded, the browser draws the text with a system font, which is better than no picture.
  await Promise.allSettled(Object.values(FONTS).map((font) => document.fonts.load(font.replace('$', '40'))))
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the picture')
  if (!isReadable(context)) throw new ProtectedCanvasError('This browser returns noise instead of the picture')
  const night = themed('night')
  const day = themed('day')
  document.body.append(night, day)
  try {
    const picture = { context, height, colour: tokensOf(night), paper: tokensOf(day) }
    drawGround(picture)
    draw(picture)
  } finally {
    night.remove()
    day.remove()
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png')
  })
}

/** Draws one pixel, and returns whether the browser returns it, except for a slight change that nobody sees. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  const drawn = [40, 120, 200]
  context.fillStyle = `rgb(${drawn.join(', ')})`
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return drawn.every((value, index) => Math.abs(value - (data[index] ?? 0)) <= 4)
}

function themed(theme: 'night' | 'day'): HTMLElement {
  const element = document.createElement('div')
  element.dataset.theme = theme
  return element
}

function tokensOf(element: HTMLElement): (token: string) => string {
  const style = getComputedStyle(element)
  return (token) => style.getPropertyValue(`--${token}`).trim()
}

/** Draws the background at night: mowing stripes that meet at a point above the picture, and two floodlights. */
function drawGround({ context, height, colour }: Picture): void {
  context.fillStyle = colour('ground')
  context.fillRect(0, 0, SIDE, height)
  context.save()
  context.translate(SIDE / 2, -0.3 * height)
  context.fillStyle = colour('stage-stripe')
  for (let degrees = 30; degrees < 150; degrees += 12) {
    context.beginPath()
    context.moveTo(0, 0)
    for (const edge of [degrees, degrees + 6]) {
      const angle = (edge * Math.PI) / 180
      context.lineTo(Math.cos(angle) * 4 * height, Math.sin(angle) * 4 * height)
    }
    context.fill()
  }
  context.restore()
  for (const x of [0.1, 0.9]) {
    const glow = context.createRadialGradient(SIDE * x, -80, 0, SIDE * x, -80, 0.75 * SIDE)
    glow.addColorStop(0, colour('stage-glow'))
    glow.addColorStop(1, 'transparent')
    context.fillStyle = glow
    context.fillRect(0, 0, SIDE, height)
  }
}
