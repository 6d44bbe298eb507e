import { describe, expect, it } from 'vitest'
import { obstacleText } from './obstacle-text.ts'
import { isLocked, returnOf, type SlipFacts, slipObstacle, typedStake } from './slip-rules.ts'

const limits = { minBetAmount: 2, maxBetAmount: 50 }
const facts = (given: Partial<SlipFacts> = {}): SlipFacts => ({
  member: { seat: 'player', chips: 100 },
  isDecided: false,
  isLobbyOpen: true,
  isOnline: true,
  window: { state: 'open' },
  isPlaced: false,
  option: { suspended: false },
  isUsedUp: false,
  isOwnPrice: false,
  isOut: false,
  stake: 10,
  limits,
  ...given,
})

describe('the slip', () => {
  it('the slip can be placed while betting is open, also shortly before it closes', () => {
    expect(slipObstacle(facts())).toBeUndefined()
    expect(slipObstacle(facts({ window: { state: 'closing-soon' } }))).toBeUndefined()
  })

  it.each([
    ['eliminated', { member: { seat: 'eliminated', chips: 9 } }],
    ['decided', { isDecided: true }],
    ['spectator', { member: { seat: 'spectator', chips: 100 } }],
    ['lobby-closed', { isLobbyOpen: false }],
    ['final-round', { window: { state: 'none' } }],
    ['closed', { window: { state: 'closed' } }],
    ['placed', { isPlaced: true }],
    ['offline', { isOnline: false }],
    ['pick', { option: undefined }],
    ['out-of-plays', { option: undefined, isOut: true }],
    ['suspended', { option: { suspended: true }, isOwnPrice: true }],
    ['own-price', { isOwnPrice: true, isUsedUp: true, stake: 0 }],
    ['no-stake', { stake: 0 }],
    ['too-low', { stake: 1 }],
    ['too-high', { stake: 51 }],
    ['chips', { member: { seat: 'player', chips: 9 }, isUsedUp: true }],
    ['used', { isUsedUp: true }],
  ] as const)('the slip cannot be placed for the reason: %s [PR119] [PR167]', (obstacle, given) => {
    expect(slipObstacle(facts(given))).toBe(obstacle)
  })

  it('the slip accepts a stake of exactly the minimum, the maximum and all of the player’s chips [B8]', () => {
    for (const stake of [limits.minBetAmount, limits.maxBetAmount])
      expect(slipObstacle(facts({ stake }))).toBeUndefined()
    expect(slipObstacle(facts({ member: { seat: 'player', chips: 10 }, stake: 10 }))).toBeUndefined()
  })

  it('the slip names the first of several reasons against a bet in the server’s order', () => {
    const all = facts({ member: { seat: 'spectator', chips: 0 }, window: { state: 'closed' }, stake: 0 })
    expect(slipObstacle(all)).toBe('spectator')
    expect(slipObstacle(facts({ isPlaced: true, option: undefined }))).toBe('placed')
  })

  it('the slip disables all options while betting is closed, but not because the player has too few chips', () => {
    expect(isLocked('closed')).toBe(true)
    expect(isLocked('chips')).toBe(false)
    expect(isLocked(undefined)).toBe(false)
  })

  it('the slip says in the final round that no more bets can be placed', () => {
    expect(obstacleText('final-round', limits, 10)).toBe('This is the final round. No more bets can be placed.')
  })

  it('the slip reads a typed stake as digits only, with 0 for an empty text and the highest stake as limit [PR164]', () => {
    expect(typedStake('', 100)).toBe(0)
    expect(typedStake('2a5', 100)).toBe(25)
    expect(typedStake('900', 100)).toBe(100)
    for (const text of ['1.000', '1,000', '1.5', '10,', '1 000', '1\u202f000', "1'000", '1’000'])
      expect(typedStake(text, 5000), text).toBeUndefined()
  })

  it('the slip shows the payout that the server computes, where floating-point numbers would be one chip short', () => {
    expect(returnOf(1.4, 45)).toBe(63)
    expect(returnOf(1.85, 10)).toBe(18)
  })
})
