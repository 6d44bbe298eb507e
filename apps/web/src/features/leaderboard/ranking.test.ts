import { expect, it } from 'vitest'
import { ordinal } from '../../text/ordinal.ts'
import { betWinRate, movesBetween } from './ranking.ts'

it('counts places as people do', () => {
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

it('takes the win rate of nobody who has not played', () => {
  expect(betWinRate({ betsPlaced: 0, betsWon: 0 })).toBe(0)
  expect(betWinRate({ betsPlaced: 3, betsWon: 2 })).toBe(67)
})

it('knows who rose and who fell', () => {
  const moves = movesBetween(['ana', 'ben', 'cleo'], ['cleo', 'ana', 'ben', 'dario'])
  expect([...moves]).toEqual([
    ['cleo', 2],
    ['ana', -1],
    ['ben', -1],
    ['dario', 0],
  ])
})
