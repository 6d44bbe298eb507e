import { expect, it } from 'vitest'
import { type CardMoment, cardObstacle, type HeldCard } from './card-obstacle.ts'

const boost: HeldCard = { kind: 'boost', state: 'held' }
const shield: HeldCard = { kind: 'shield', state: 'held' }

const moment = (given: Partial<CardMoment> = {}): CardMoment => ({
  hand: { cards: [boost, shield], nextRound: 2 },
  round: 3,
  rounds: 10,
  slip: 'pick',
  ...given,
})
const after = (roundNumber: number, nextRound: number) => ({
  cards: [{ ...boost, state: 'played' as const, roundNumber }, shield],
  nextRound,
})

it('a card can be played before the player has entered a stake', () => {
  expect(cardObstacle(boost, moment())).toBeUndefined()
  expect(cardObstacle(boost, moment({ slip: 'no-stake' }))).toBeUndefined()
})

it('a card that cannot be played says why: first round, cooldown, no round left, betting closed, or bet already placed [H5] [PR184]', () => {
  expect(cardObstacle(boost, moment({ round: 1 }))).toBe('You can play this card from round 2')
  expect(cardObstacle(shield, moment({ hand: after(2, 8) }))).toBe('You can play this card from round 8')
  expect(cardObstacle(shield, moment({ hand: after(6, 12), round: 7 }))).toBe('No rounds left for this card')
  expect(cardObstacle(shield, moment({ slip: 'closed' }))).toBe('Betting is closed now')
  expect(cardObstacle(shield, moment({ slip: 'placed' }))).toBe('Not played with your bet on round 3')
  expect(cardObstacle(shield, moment({ slip: 'final-round', round: undefined }))).toBe('No rounds left for this card')
})

it('a used card names the round of the bet it was played with [H4]', () => {
  const attached = { ...boost, state: 'attached' as const, roundNumber: 3 }
  expect(cardObstacle(attached, moment({ slip: 'placed' }))).toBe('Played with your bet on round 3')
  // After the round of the card's bet has begun, the card shows only that round.
  expect(cardObstacle(attached, moment({ round: 4 }))).toBe('Played in round 3')
})
