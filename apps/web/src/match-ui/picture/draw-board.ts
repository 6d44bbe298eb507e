import type { Match } from '@bettle/contract'
import { teamAppearances } from '../team-appearance.ts'
import { drawPanel } from './draw-frame.ts'
import { MARGIN, type Picture, SIDE } from './draw-picture.ts'
import { roundRect } from './round-rect.ts'
import { fittingSize, writeLine } from './write-line.ts'

const PLATE = { width: 84, height: 112, gap: 12 }
/** The space for a team's name beside the plates (px). */
const NAME = SIDE / 2 - MARGIN - PLATE.width - 96
/** The largest size of a name that is written on one line, on two and on three (px). */
const SIZES = [60, 48, 42]

export type BoardMatch = Pick<Match, 'homeTeam' | 'awayTeam' | 'score'>

/** Draws the scoreboard of a match, 176 px high. */
export function drawBoard(picture: Picture, { homeTeam, awayTeam, score }: BoardMatch, y: number): void {
  const { colour, context } = picture
  const { home, away } = teamAppearances(homeTeam, awayTeam)
  const middle = y + 88
  drawPanel(picture, [MARGIN, y, SIDE - 2 * MARGIN, 176], 'sunken')
  for (const [side, team] of [
    [-1, home],
    [1, away],
  ] as const) {
    const bar = SIDE / 2 + side * (PLATE.width + PLATE.gap + 28)
    context.fillStyle = team.colour
    context.beginPath()
    roundRect(context, [bar - 4, middle - 36, 8, 72], 4)
    context.fill()
    const { lines, size } = layoutOf(picture, team.name)
    lines.forEach((line, index) => {
      const y = middle + size / 3 + (index - (lines.length - 1) / 2) * size
      writeLine(picture, line, {
        ...{ at: [bar + side * 24, y] as const, size, weight: 'headline', most: NAME },
        align: side < 0 ? 'right' : 'left',
      })
    })
    drawPlate(picture, side < 0 ? score.home : score.away, SIDE / 2 + side * (PLATE.gap + PLATE.width / 2), middle)
  }
  context.fillStyle = colour('faint')
  for (const dot of [-14, 14]) {
    context.beginPath()
    context.arc(SIDE / 2, middle + dot, 5, 0, 2 * Math.PI)
    context.fill()
  }
}

/** Returns the lines of a team's name, and the size at which all of them fit. Of all ways the largest text wins. */
function layoutOf(picture: Picture, name: string): { lines: readonly string[]; size: number } {
  const words = name.split(' ')
  const layouts = SIZES.slice(0, words.length).map((most, index) => {
    const lines = evenLines(words, index + 1)
    const sizes = lines.map((line) => fittingSize(picture, line, { size: most, weight: 'headline', most: NAME }))
    return { lines, size: Math.min(...sizes) }
  })
  return layouts.reduce((best, layout) => (layout.size > best.size ? layout : best))
}

/** Splits words into lines that are as equally long as the words allow. */
function evenLines(words: readonly string[], count: number): readonly string[] {
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  return splitsOf(words, count).reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

function splitsOf(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return words
    .slice(0, 1 - count)
    .flatMap((_, last) =>
      splitsOf(words.slice(last + 1), count - 1).map((rest) => [words.slice(0, last + 1).join(' '), ...rest]),
    )
}

/** Draws a number on a split plate. */
function drawPlate(picture: Picture, value: number, x: number, middle: number): void {
  const { context, colour } = picture
  drawPanel(picture, [x - PLATE.width / 2, middle - PLATE.height / 2, PLATE.width, PLATE.height], 'raised', 14)
  writeLine(picture, `${value}`, {
    at: [x, middle + 34],
    size: 96,
    weight: 'figures',
    align: 'center',
    most: PLATE.width,
  })
  context.fillStyle = colour('ground')
  context.fillRect(x - PLATE.width / 2, middle - 1.5, PLATE.width, 3)
}
