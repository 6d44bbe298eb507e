import type { LeaderboardEntry } from '@bettle/contract'
import { type BoardMatch, drawBoard } from '../../match-ui/picture/draw-board.ts'
import { drawChips } from '../../match-ui/picture/draw-chips.ts'
import { drawFoot, drawHead, drawPanel } from '../../match-ui/picture/draw-frame.ts'
import { drawPicture, MARGIN, type Picture, SIDE } from '../../match-ui/picture/draw-picture.ts'
import { writeLine } from '../../match-ui/picture/write-line.ts'
import { ordinal } from '../../text/ordinal.ts'
import { msg } from '../../texts/msg.ts'

export interface ResultFacts {
  match: BoardMatch
  username: string
  rank: number
  players: number
  chips: number
  /** 'Lobby AB23CD', or the name of the competition. */
  game: string
  /** 'Final result' or 'Provisional result'. */
  state: string
  /** The first players of the ranking, if the user has chosen to show the others. */
  table?: readonly Pick<LeaderboardEntry, 'user' | 'chips' | 'isGuest'>[] | undefined
}

/** The number of players that the table names at most. */
export const MOST_NAMED = 8
const ROW = 76
const TABLE_TOP = 920

/** Draws the result of one player as a picture. Other players are named only if the user adds the table. */
export function drawResult(facts: ResultFacts): Promise<Blob> {
  const { table = [], players, game } = facts
  const rest = Math.max(0, players - table.length)
  const rows = table.length === 0 ? 0 : table.length + (rest > 0 ? 1 : 0)
  const height = rows === 0 ? SIDE : TABLE_TOP + 24 + rows * ROW + 140
  return drawPicture(height, (picture) => {
    drawHead(picture, facts.state)
    drawBoard(picture, facts.match, 184)
    drawRank(picture, facts)
    if (rows > 0) drawTable(picture, facts, rest)
    drawFoot(picture, game)
  })
}

/** Draws the rank on the left and the chips on the right. */
function drawRank(picture: Picture, { username, rank, players, chips }: ResultFacts): void {
  const { colour, context } = picture
  const isFirst = rank === 1
  const half = (SIDE - 2 * MARGIN) / 2
  writeLine(picture, username, { at: [MARGIN, 470], size: 64, weight: 'strong', most: SIDE - 2 * MARGIN })
  context.save()
  if (isFirst) {
    context.shadowColor = colour('stage-glow')
    context.shadowBlur = 60
  }
  const tint = isFirst ? colour('flood') : colour('ink')
  writeLine(picture, ordinal(rank), {
    at: [MARGIN - 6, 760],
    size: 320,
    weight: 'figures',
    colour: tint,
    most: half - 24,
  })
  context.restore()
  const of = players === 1 ? msg('result.draw-result.of-one-player') : msg('result.draw-result.of-players', { players })
  writeLine(picture, of, { at: [MARGIN, 836], size: 52, weight: 'caps', colour: colour('muted') })
  drawChips(picture, chips, { x: MARGIN + 1.5 * half, bottom: 744, width: half, height: 236, most: 120 })
  const at = [SIDE - MARGIN - half / 2, 836] as const
  const figures = chips < 0 ? `−${-chips}` : `${chips}`
  writeLine(picture, msg('result.draw-result.chips', { chips, figures }), {
    at,
    size: 92,
    weight: 'headline',
    align: 'center',
    most: half,
  })
}

function drawTable(picture: Picture, { table = [], rank }: ResultFacts, rest: number): void {
  const { colour, context } = picture
  const width = SIDE - 2 * MARGIN
  const rows = table.length + (rest > 0 ? 1 : 0)
  drawPanel(picture, [MARGIN, TABLE_TOP, width, rows * ROW + 24])
  table.forEach(({ user, chips, isGuest }, index) => {
    const y = TABLE_TOP + 12 + index * ROW
    if (index + 1 === rank) {
      context.fillStyle = colour('flood-soft')
      context.fillRect(MARGIN + 2, y, width - 4, ROW)
    }
    const line = y + 52
    writeLine(picture, `${index + 1}`, {
      at: [MARGIN + 56, line],
      size: 48,
      weight: 'figures',
      colour: colour('muted'),
      align: 'center',
    })
    const name = writeLine(picture, user.username, {
      at: [MARGIN + 112, line - 2],
      size: 38,
      weight: 'strong',
      most: 520,
    })
    if (isGuest) {
      writeLine(picture, 'Guest', {
        at: [MARGIN + 112 + name + 20, line - 2],
        size: 30,
        weight: 'caps',
        colour: colour('faint'),
      })
    }
    const figures = chips < 0 ? `−${-chips}` : `${chips}`
    writeLine(picture, figures, { at: [SIDE - MARGIN - 36, line], size: 48, weight: 'figures', align: 'right' })
  })
  if (rest > 0) {
    const at = [MARGIN + 112, TABLE_TOP + 12 + table.length * ROW + 50] as const
    writeLine(picture, msg('result.draw-result.and-more', { rest }), { at, size: 36, colour: colour('muted') })
  }
}
