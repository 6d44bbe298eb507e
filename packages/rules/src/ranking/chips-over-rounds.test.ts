import { expect, it } from 'vitest'
import { chipsOverRounds } from './chips-over-rounds.ts'

const settled = [
  { roundNumber: 1, endsAt: 10 },
  { roundNumber: 2, endsAt: 20 },
  { roundNumber: 4, endsAt: 40 },
]
const bet = (roundNumber: number, amount: number) => ({ roundNumber, amount, isBet: true })
const penalty = (roundNumber: number, amount: number) => ({ roundNumber, amount, isBet: false })
const gift = (at: number, amount: number) => ({ at, amount, isBet: false })

it('computes the chips after a round from the chips before the round and the chips that moved for the round [K3]', () => {
  expect(chipsOverRounds(100, settled, [])).toEqual([100, 100, 100])
  expect(chipsOverRounds(100, settled, [bet(2, -10), bet(2, 18), bet(1, -5), penalty(4, -3)])).toEqual([95, 103, 100])
})

it('leaves bets on unsettled rounds out of the chips after each round [K3]', () => {
  expect(chipsOverRounds(100, settled, [bet(3, -50), bet(5, -50)])).toEqual([100, 100, 100])
})

it("counts an administrator's gift in the chips after the settled round that ends next after the gift, or else after the last one [K3]", () => {
  expect(chipsOverRounds(100, settled, [gift(9, 1), gift(10, 10), gift(25, 100), gift(99, 1000)])).toEqual([
    101, 111, 1211,
  ])
})

it('counts a penalty for an unsettled round in the chips after the next settled round, or after the last settled round [K3]', () => {
  expect(chipsOverRounds(100, settled, [penalty(3, -5), penalty(5, -7)])).toEqual([100, 100, 88])
})

it('returns an empty list of chips after rounds while no round is settled [K3]', () => {
  expect(chipsOverRounds(100, [], [bet(1, -10), gift(1, 5), penalty(1, -5)])).toEqual([])
})
