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

it('ranks players who left and counts them in the pot, but counts only members who have not left as players and spectators [K1] [K2] [PR231]', () => {
  const ana = aMember('ana', { chips: 90 })
  const ben = aMember('ben', { chips: 120, seat: 'left', present: false })
  const cleo = aMember('cleo', { seat: 'spectator', ranked: false, chips: 0 })
  const kicked = aMember('dora', { seat: 'kicked', chips: 95 })
  expect(lobbyFigures([ana, ben, cleo, kicked], { startingChips: 100, isCompetition: false })).toEqual({
    players: 1,
    spectators: 2,
    ranking: [ben, kicked, ana],
    prizePot: 300,
  })
})

it('returns an empty pot for a lobby without players [K2]', () => {
  expect(lobbyFigures([], { startingChips: 100, isCompetition: false })).toEqual({
    players: 0,
    spectators: 0,
    ranking: [],
    prizePot: 0,
  })
})

it('counts the seat of an eliminated member as taken, also after the member leaves or is removed [X4]', () => {
  const eliminated = { eliminatedIn: 2 }
  const ana = aMember('ana', { seat: 'eliminated', ...eliminated })
  const ben = aMember('ben', { seat: 'eliminated', present: false, ...eliminated })
  const cleo = aMember('cleo', { seat: 'out', present: false, ...eliminated })
  const dora = aMember('dora', { seat: 'out', present: false })
  expect(lobbyFigures([ana, ben, cleo, dora], { startingChips: 100, isCompetition: false })).toMatchObject({
    players: 3,
    spectators: 0,
  })
})
