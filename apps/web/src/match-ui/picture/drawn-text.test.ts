import { expect, it } from 'vitest'
import { drawBoard } from './draw-board.ts'
import { drawChips } from './draw-chips.ts'
import type { Picture } from './draw-picture.ts'
import { writeLine } from './write-line.ts'

/** A picture whose letters are six tenths of the size wide, each rounded up to whole pixels, as browsers do. */
function aPicture() {
  const written: { text: string; px: number }[] = []
  const drawn: string[] = []
  const context = new Proxy(
    { font: '' },
    {
      get(target, name) {
        const px = Number(/(\d+)px/.exec(target.font)?.[1])
        if (name === 'measureText') return (text: string) => ({ width: text.length * Math.ceil(px * 0.6) })
        if (name === 'fillText') return (text: string) => written.push({ text, px })
        return () => drawn.push(String(name))
      },
      set: (target, name, value) => Reflect.set(target, name, name === 'font' ? value : undefined) || true,
    },
  )
  const picture = { context, height: 1080, colour: () => '', paper: () => '' } as unknown as Picture
  return { picture, written, drawn }
}

const TWENTY = 'W'.repeat(20)

it('a picture writes the longest username smaller, and cuts no letter off [PR728]', () => {
  const { picture, written } = aPicture()
  writeLine(picture, TWENTY, { at: [0, 0], size: 65, most: 710 })
  expect(written).toEqual([{ text: TWENTY, px: 58 }])
})

it('a picture writes a long team name on up to three lines of the same size, and cuts no letter off [PR728]', () => {
  const { picture, written } = aPicture()
  const [homeTeam, awayTeam] = ['Alphabe Betagam Gammade', 'Reading']
  drawBoard(picture, { homeTeam, awayTeam, score: { home: 12, away: 0 } }, 0)
  const names = written.filter(({ text }) => /[A-Z]/.test(text))
  expect(names.map(({ text }) => text)).toEqual(['ALPHABE', 'BETAGAM', 'GAMMADE', 'READING'])
  expect(new Set(names.slice(0, 3).map(({ px }) => px)).size).toBe(1)
})

it.each([0, -35])('a picture of %i chips shows an empty spot instead of a chip’s shadow [PR728]', (amount) => {
  const { picture, drawn } = aPicture()
  drawChips(picture, amount, { x: 0, bottom: 0, width: 400, height: 200, most: 100 })
  expect(drawn).toContain('stroke')
  expect(drawn).not.toContain('fill')
})
