import { isInEffect, settingNames, settingsProblems } from '@bettle/rules'
import { expect, it } from 'vitest'
import { settingsOfEveryPair } from './every-pair.ts'

it('the settings of generated games are valid, and every two compatible values of two settings occur together [M1] [M2]', () => {
  const rows = settingsOfEveryPair() as Record<string, unknown>[]
  expect(rows.flatMap((row) => settingsProblems(row))).toEqual([])

  const shown = (one: string, value: unknown, other: string, otherValue: unknown) =>
    rows.some((row) => row[one] === value && row[other] === otherValue)
  expect(shown('gameMode', 'bettle-chips', 'showCompetitorBets', false)).toBe(true)
  expect(shown('roundDuration', 5, 'breakDuration', 5), 'a break as long as a round').toBe(false)
  for (const one of settingNames) {
    for (const other of settingNames) {
      const both = rows.filter((row) => isInEffect(one, row) && isInEffect(other, row))
      const values = (name: string) => [...new Set(both.map((row) => row[name]))]
      const missing = values(one).flatMap((value) =>
        values(other).filter((otherValue) => one !== other && !shown(one, value, other, otherValue)),
      )
      // Only pairs that contradict each other are missing.
      const contradicts = [one, other].every((name) =>
        ['roundDuration', 'breakDuration', 'minBetAmount', 'startingChips', 'eliminationThreshold'].includes(name),
      )
      if (!contradicts) expect(missing, `${one} and ${other}`).toEqual([])
    }
  }
})
