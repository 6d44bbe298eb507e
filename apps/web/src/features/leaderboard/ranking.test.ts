import { expect, it } from 'vitest'
import { ordinal } from '../../text/ordinal.ts'
import { betWinRate, movesBetween } from './ranking.ts'

it('a rank is written with the ending of an English ordinal number', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 102].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '102nd',
  ])
})

it('the win rate of a player is rounded to a whole percentage, and is 0 without bets', () => {
  expect(betWinRate({ betsPlaced: 0, betsWon: 0 })).toBe(0)
  expect(betWinRate({ betsPlaced: 3, betsWon: 2 })).toBe(67)
})

it('the marks of rank moves show by how many ranks each player rose or dropped', () => {
  const moves = movesBetween(['ana', 'ben', 'cleo'], ['cleo', 'ana', 'ben', 'dario'])
  expect([...moves]).toEqual([
    ['cleo', 2],
    ['ana', -1],
    ['ben', -1],
    ['dario', 0],
  ])
})
