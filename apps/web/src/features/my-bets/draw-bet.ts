import type { BetLiveStatus } from '@bettle/rules'
import { STATUS_TEXTS } from '../../match-ui/bets/status-text.ts'
import { drawChips } from '../../match-ui/picture/draw-chips.ts'
import { drawFoot, drawHead } from '../../match-ui/picture/draw-frame.ts'
import { drawPicture, MARGIN, type Picture, SIDE } from '../../match-ui/picture/draw-picture.ts'
import { roundRect } from '../../match-ui/picture/round-rect.ts'
import { writeLine } from '../../match-ui/picture/write-line.ts'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import type { Direction } from '../../ui/index.ts'
import { signed } from './bet-receipt-text.ts'

export interface BetFacts {
  /** The teams, such as 'France v Croatia'. */
  match: string
  direction: Direction
  /** 'Over 4.5'. */
  line: string
  /** The plural noun of the events, such as 'throw-ins'. */
  events: string
  /** The noun that fits the count. */
  counted: string
  /** The round and its minutes, such as "Round 3, 20'–30'". */
  round: string
  status: BetLiveStatus
  count: number
  price: number
  stake: number
  /** The chips that the player got back. */
  back: number
  /** The effect of the card that was played with the bet. */
  card: string | undefined
  day: string
}

const LEFT = MARGIN + 24
const RIGHT = SIDE - LEFT
const TOP = 264
const BOTTOM = 952
const IN = 56
/** The width of the space for the staked chips (px). */
const CHIPS = 240
const STAMPS: Partial<Record<BetLiveStatus, string>> = { WON: 'won', LOST: 'lost', VOID: 'void' }

/** Draws a settled bet as a slip of paper under floodlights, and returns the picture. */
export function drawBet(facts: BetFacts): Promise<Blob> {
  return drawPicture(SIDE, (picture) => {
    drawHead(picture, facts.round)
    writeLine(picture, facts.match, {
      ...{ at: [SIDE / 2, 222] as const, size: 68, weight: 'headline', align: 'center', most: SIDE - 2 * MARGIN },
    })
    drawPaper(picture)
    drawPlay(picture, facts)
    drawCount(picture, facts)
    drawSum(picture, facts)
    drawFoot(picture, facts.day)
  })
}

/** Draws a slip of paper with perforated ends. */
function drawPaper({ context, paper }: Picture): void {
  const teeth = 38
  const step = (RIGHT - LEFT) / teeth
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = 48
  context.shadowOffsetY = 16
  context.beginPath()
  context.moveTo(LEFT, TOP)
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    context.lineTo(LEFT + (tooth + 0.5) * step, TOP + 12)
    context.lineTo(LEFT + (tooth + 1) * step, TOP)
  }
  for (let tooth = teeth; tooth > 0; tooth -= 1) {
    context.lineTo(LEFT + tooth * step, BOTTOM)
    context.lineTo(LEFT + (tooth - 0.5) * step, BOTTOM - 12)
  }
  context.lineTo(LEFT, BOTTOM)
  context.closePath()
  context.fillStyle = paper('panel')
  context.fill()
  context.restore()
}

/** Draws the line, the events and the price, and the outcome as a stamp. */
function drawPlay(picture: Picture, { direction, line, events, price, status }: BetFacts): void {
  const { context, paper } = picture
  const colour = paper(direction)
  const isOver = direction === 'over'
  const x = LEFT + IN
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x + 28, isOver ? TOP + 88 : TOP + 136)
  context.lineTo(x, isOver ? TOP + 136 : TOP + 88)
  context.lineTo(x + 56, isOver ? TOP + 136 : TOP + 88)
  context.fill()
  writeLine(picture, line, { at: [x + 76, TOP + 148], size: 120, weight: 'headline', colour, most: 480 })
  writeLine(picture, events, { at: [x, TOP + 222], size: 56, weight: 'strong', colour: paper('ink'), most: 560 })
  const at = [RIGHT - IN, TOP + 146] as const
  writeLine(picture, fixed(price, 2), { at, size: 104, weight: 'figures', colour: paper('ink'), align: 'right' })
  drawStamp(picture, STATUS_TEXTS[status], paper(STAMPS[status] ?? 'muted'))
  drawTear(picture, TOP + 262)
}

function drawStamp(picture: Picture, status: string, colour: string): void {
  const { context } = picture
  context.save()
  context.translate(RIGHT - IN - 110, TOP + 206)
  context.rotate(-0.1)
  context.font = '800 64px "Sofia Sans Extra Condensed", sans-serif'
  const width = context.measureText(status).width + 48
  context.strokeStyle = colour
  context.lineWidth = 6
  context.beginPath()
  roundRect(context, [-width / 2, -38, width, 76], 12)
  context.stroke()
  writeLine(picture, status, { at: [0, 23], size: 64, weight: 'headline', colour, align: 'center' })
  context.restore()
}

/** Draws the number of counted events, and the stake as chips. */
function drawCount(picture: Picture, { count, counted, stake }: BetFacts): void {
  const { paper } = picture
  const x = LEFT + IN
  const muted = paper('muted')
  writeLine(picture, 'Counted', { at: [x, TOP + 322], size: 36, weight: 'caps', colour: muted })
  const width = writeLine(picture, `${count}`, {
    at: [x - 4, TOP + 450],
    size: 168,
    weight: 'figures',
    colour: paper('ink'),
  })
  writeLine(picture, counted, {
    at: [x + width + 20, TOP + 448],
    size: 48,
    weight: 'strong',
    colour: paper('ink'),
    most: RIGHT - IN - CHIPS - 24 - (x + width + 20),
  })
  drawChips(picture, stake, { x: RIGHT - IN - CHIPS / 2, bottom: TOP + 468, width: CHIPS, height: 170, most: 78 })
  drawTear(picture, TOP + 494)
}

function drawSum(picture: Picture, { stake, back, card }: BetFacts): void {
  const { paper } = picture
  const net = back - stake
  const figures = [
    { label: msg('my-bets.draw-bet.staked'), value: `${stake}`, colour: paper('ink') },
    { label: msg('my-bets.draw-bet.came-back'), value: `${back}`, colour: paper('ink') },
    {
      label: msg('my-bets.draw-bet.net'),
      value: signed(net),
      colour: paper(net > 0 ? 'won' : net < 0 ? 'lost' : 'ink'),
    },
  ]
  figures.forEach(({ label, value, colour }, index) => {
    const align = index === 0 ? 'left' : index === 1 ? 'center' : 'right'
    const x = index === 0 ? LEFT + IN : index === 1 ? SIDE / 2 : RIGHT - IN
    writeLine(picture, label, { at: [x, TOP + 548], size: 36, weight: 'caps', colour: paper('muted'), align })
    writeLine(picture, value, { at: [x, TOP + 626], size: 88, weight: 'figures', colour, align })
  })
  if (card) {
    const at = [SIDE / 2, TOP + 664] as const
    writeLine(picture, card, { at, size: 30, colour: paper('muted'), align: 'center', most: RIGHT - LEFT - 2 * IN })
  }
}

function drawTear({ context, paper }: Picture, y: number): void {
  context.strokeStyle = paper('line-strong')
  context.lineWidth = 3
  context.setLineDash([14, 12])
  context.beginPath()
  context.moveTo(LEFT + IN, y)
  context.lineTo(RIGHT - IN, y)
  context.stroke()
  context.setLineDash([])
}
