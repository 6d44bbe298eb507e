import { DEFAULT_SETTINGS, withPreset } from '@bettle/rules'
import { expect, it } from 'vitest'
import { houseRules, houseRulesLine } from './house-rules.ts'
import { plainRules } from './plain-rules.ts'
import { rulesInFull } from './rules-in-full.ts'

it('the house rules of a game with default settings state only seats, rounds and chips', () => {
  expect(houseRules(DEFAULT_SETTINGS)).toEqual(['8 players', '10-minute rounds', '100 chips'])
})

it('the house rules of a competition’s game omit what the competition itself fixes [PR402]', () => {
  const settings = { ...DEFAULT_SETTINGS, isPrivate: true, allowSpectators: false, prizeDistribution: 'top-3' as const }
  expect(houseRules(settings, true)).toEqual(['10-minute rounds', '100 chips'])
  const labels = rulesInFull(settings, true).flatMap(({ rules }) => rules.map(({ label }) => label))
  const all = rulesInFull(settings).flatMap(({ rules }) => rules.map(({ label }) => label))
  // A competition's game omits five settings: seats, privacy, guests, spectators and the prize.
  expect(labels.length).toBe(all.length - 5)
})

it('the house rules of a game state the settings that differ from the defaults [PR115] [PR131]', () => {
  expect(
    houseRules({
      ...DEFAULT_SETTINGS,
      isPrivate: true,
      showCompetitorBets: false,
      gameMode: 'bettle-chips',
      enableBettleCards: false,
      isTournament: true,
      eliminationThreshold: 20,
      prizeDistribution: 'top-3',
      maxBetAmount: 50,
      allowLateBetting: true,
      inactivityPenalty: 0,
      autoKickInactive: true,
      allowSpectators: false,
      allowChatting: false,
    }).slice(3),
  ).toEqual([
    'Private',
    'Blind',
    'Bettle Chips',
    'No cards',
    'Out below 20 chips',
    'Pot: top three',
    'Bets 1–50',
    'Late betting',
    'No inactivity penalty',
    'Three rounds without a bet: out',
    'No spectators',
    'No chat',
  ])
})

it('the invitation states the same house rules in plain words: one for each that the game states [PR115]', () => {
  const changes = [
    {},
    ...[{ isPrivate: true }, { showCompetitorBets: false }, { gameMode: 'bettle-chips' }, { gameMode: 'bet-stop' }],
    ...[{ enableBettleCards: false }, { isTournament: true }, { prizeDistribution: 'top-3' }, { maxBetAmount: 50 }],
    ...[{ prizeDistribution: 'proportional' }, { allowLateBetting: true }, { inactivityPenalty: 0 }],
    ...[{ inactivityPenalty: 9 }, { autoKickInactive: true }, { allowSpectators: false }, { allowChatting: false }],
    ...[{ maxPlayers: 999 }, { roundDuration: 5 }, { startingChips: 250 }],
  ] as const
  for (const change of changes) {
    const settings = { ...DEFAULT_SETTINGS, ...change }
    expect([change, plainRules(settings).length]).toEqual([change, houseRules(settings).length])
  }
})

it('the short house rules of a game are joined in one line of text', () => {
  const settings = { ...withPreset('bet-stop', DEFAULT_SETTINGS), showCompetitorBets: false, maxPlayers: 999 }
  expect(houseRulesLine(settings)).toBe('Any number of players · 10-minute rounds · 100 chips · Blind · Bet Stop 3')
})

it('names the rounds of the cuts of a cut evening, in the game and in the invitation [X7] [PR975]', () => {
  const settings = withPreset('cuts', DEFAULT_SETTINGS)
  expect(houseRules(settings)).toContain('Cuts after rounds 3 and 7')
  expect(plainRules(settings)).toContain('Half of the players are out after rounds 3 and 7')
  expect(houseRules({ ...settings, firstCut: 6 })).toContain('Cuts after round 6')
  expect(houseRules({ ...settings, roundsBetweenCuts: 2 })).toContain('Cuts after rounds 3, 5, 7 and 9')
  // A match has no round after a cut as late as this one.
  expect(houseRules({ ...settings, firstCut: 17 }).join()).not.toContain('Cuts')
})
