import { expect, it } from 'vitest'
import { type CountedMember, lobbyFigures } from './lobby-figures.ts'

const aMember = (userId: string, given: Partial<CountedMember> = {}): CountedMember => ({
  userId,
  seat: 'player',
  present: true,
  ranked: true,
  chips: 100,
  betsPlaced: 1,
  betsWon: 0,
  hasSettledBet: true,
  isActive: true,
  eliminatedIn: null,
  lastStanding: false,
  joinedAt: 0,
  ...given,
})

it('[K1] [K2] ranks and counts into the pot who ever played, and into the seats who is there', () => {
  const ana = aMember('ana', { chips: 90 })
  const ben = aMember('ben', { chips: 120, seat: 'left', present: false })
  const cleo = aMember('cleo', { seat: 'spectator', ranked: false, chips: 0 })
  const kicked = aMember('dora', { seat: 'kicked', chips: 95 })
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

it('[X4] the seat of who was eliminated stays taken, also when they leave or are put out', () => {
  const eliminated = { eliminatedIn: 2 }
  const ana = aMember('ana', { seat: 'eliminated', ...eliminated })
  const ben = aMember('ben', { seat: 'eliminated', present: false, ...eliminated })
  const cleo = aMember('cleo', { seat: 'out', present: false, ...eliminated })
  const dora = aMember('dora', { seat: 'out', present: false })
  expect(lobbyFigures([ana, ben, cleo, dora], 100)).toMatchObject({ players: 3, spectators: 0 })
})
