import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { plainRules } from './plain-rules.ts'

it('an invitation explains seats, rounds and chips in plain words [PR676]', () => {
  expect(plainRules(DEFAULT_SETTINGS)).toEqual([
    'Up to 8 players',
    'A round lasts 10 minutes',
    'You start with 100 chips',
  ])
  expect(plainRules({ ...DEFAULT_SETTINGS, maxPlayers: 1 })[0]).toBe('Up to 1 player')
})

it('an invitation explains unusual rules without the name of a game mode [PR676]', () => {
  const settings: typeof DEFAULT_SETTINGS = {
    ...DEFAULT_SETTINGS,
    ...{ isPrivate: true, showCompetitorBets: false, gameMode: 'bet-stop', maxPlayRepeats: 2 },
    ...{ enableBettleCards: false, isTournament: true, eliminationThreshold: 20, prizeDistribution: 'top-3' },
    ...{ maxBetAmount: 50, allowLateBetting: true, inactivityPenalty: 1, autoKickInactive: true },
    ...{ allowSpectators: false, allowChatting: false },
  }
  const rules = plainRules(settings)
  expect(rules.slice(3)).toEqual([
    'To join, you need the link or the code',
    'Everyone sees only their own bets',
    'Repeat the same kind of bet at most twice',
    'No special cards',
    'You are out below 20 chips',
    'Trophies for the first three',
    'Each bet: 1 to 50 chips',
    'You can bet until the round starts',
    'A round without a bet costs 1 chip',
    'Three rounds without a bet: you only watch',
    'No spectators',
    'No chat',
  ])
  expect(rules.join()).not.toMatch(/Blind|Bet Stop|Bettle Chips|Pot|Late betting/)
})
