import { DEFAULT_SETTINGS, HALF_MINUTES, KICK_AFTER, roundsOfMatch } from '@bettle/rules'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OfficialRules } from './official-rules.tsx'

it('the official rules on the landing page are those of a lobby with default settings [PR73]', () => {
  const settings = DEFAULT_SETTINGS
  const { minBetAmount, maxBetAmount, bettingTimeLimit, breakDuration, inactivityPenalty, roundDuration } = settings
  const rounds = roundsOfMatch(settings)
  render(<OfficialRules />)
  const rules = within(screen.getByRole('region', { name: 'Official rules' }))
  const texts = rules.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(texts).toEqual([
    `${minBetAmount} to ${maxBetAmount} chips, one on each round`,
    `${bettingTimeLimit} minutes of each round`,
    `${rounds}, in two halves of ${rounds / 2}`,
    `${breakDuration} minutes before the next round`,
    `${HALF_MINUTES % roundDuration} minutes or more, and stoppage time`,
    `Costs ${inactivityPenalty} chips`,
    `Out after ${KICK_AFTER} rounds without a bet, if the host sets this`,
    'Randomly selected at match start and usable once per match',
  ])
  expect(settings.enableBettleCards).toBe(true)
})
