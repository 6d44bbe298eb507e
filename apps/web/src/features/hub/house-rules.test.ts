import { DEFAULT_SETTINGS } from '@bettle/rules'
import { expect, it } from 'vitest'
import { houseRules } from './house-rules.ts'

it('says the stakes and the rounds of the usual game, and no more', () => {
  expect(houseRules(DEFAULT_SETTINGS)).toEqual(['100 chips', 'Bets 1–100', '10-minute rounds'])
})

it('says what is different', () => {
  expect(
    houseRules({
      ...DEFAULT_SETTINGS,
      isPrivate: true,
      showCompetitorBets: false,
      allowLateBetting: true,
      inactivityPenalty: 0,
      autoKickInactive: true,
      allowChatting: false,
    }).slice(3),
  ).toEqual(['Private', 'Blind betting', 'Late betting', 'No penalty', 'Three rounds sat out: out', 'No chat'])
})
