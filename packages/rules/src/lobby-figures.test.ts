import { expect, it } from 'vitest'
import { type CountedMember, lobbyFigures } from './lobby-figures.ts'

const aMember = (userId: string, given: Partial<CountedMember> = {}): CountedMember => ({
  userId,
  role: 'player',
  present: true,
  ranked: true,
  chips: 100,
  betsPlaced: 1,
  betsWon: 0,
  hasSettledBet: true,
  joinedAt: 0,
  ...given,
})

it('[K1] [K2] ranks and counts into the pot who ever played, and into the seats who is there', () => {
  const ana = aMember('ana', { chips: 90 })
  const ben = aMember('ben', { chips: 120, present: false })
  const cleo = aMember('cleo', { role: 'spectator', ranked: false, chips: 0 })
  const kicked = aMember('dora', { role: 'spectator', chips: 95 })
  expect(lobbyFigures([ana, ben, cleo, kicked], 100)).toEqual({
    players: 1,
    spectators: 2,
    ranking: [ben, kicked, ana],
    prizePot: 300,
  })
})

it('[K2] nobody plays for nothing', () => {
  expect(lobbyFigures([], 100)).toEqual({ players: 0, spectators: 0, ranking: [], prizePot: 0 })
})
