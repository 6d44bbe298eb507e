import { expect, it } from 'vitest'
import { prizePot, winnerTakesAll } from './prize.ts'

it('[K2] the pot holds the starting chips of everyone who ever played', () => {
  expect(prizePot(100, 3)).toBe(300)
  expect(prizePot(100, 0)).toBe(0)
})

it('[K2] the winner takes all of it', () => {
  expect(winnerTakesAll(300, [{ userId: 'ana' }, { userId: 'ben' }, { userId: 'cleo' }])).toEqual([
    { userId: 'ana', trophies: 300 },
    { userId: 'ben', trophies: 0 },
    { userId: 'cleo', trophies: 0 },
  ])
  expect(winnerTakesAll(300, [])).toEqual([])
})
