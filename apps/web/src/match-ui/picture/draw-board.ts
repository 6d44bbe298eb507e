import type { Match } from '@bettle/contract'
import { teamAppearances } from '../team-appearance.ts'
import { drawPanel } from './draw-frame.ts'
import { MARGIN, type Picture, SIDE } from './draw-picture.ts'
import { writeLine } from './write-line.ts'

const PLATE = { width: 84, height: 112, gap: 12 }
/** The space for a team's name beside the plates (px). */
const NAME = SIDE / 2 - MARGIN - PLATE.width - 96
/** A longer name (in characters) does not fit on one line in full size. */
const LONG = 14

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
    context.roundRect(bar - 4, middle - 36, 8, 72, 4)
    context.fill()
    const lines = linesOf(team.name)
    lines.forEach((line, index) => {
      const y = lines.length === 1 ? middle + 20 : middle - 8 + index * 48
      writeLine(picture, line, {
        ...{ at: [bar + side * 24, y] as const, size: lines.length === 1 ? 60 : 48, weight: 'headline', most: NAME },
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

/** Returns the lines of a name. A long name has two lines, which are as equally long as its words allow. */
function linesOf(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length <= LONG || words.length === 1) return [name]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length))
  return splits.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name]
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
