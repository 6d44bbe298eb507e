import { DEFAULT_SETTINGS, settingNames, settingsInEffect, withPreset } from '@bettle/rules'
import { expect, it } from 'vitest'
import { rulesInFull } from './rules-in-full.ts'

const said = (settings: typeof DEFAULT_SETTINGS) => rulesInFull(settings).flatMap(({ rules }) => rules)

it('the full rules list every setting that has an effect, under its name in the host’s dialog [PR115]', () => {
  const betStop = withPreset('bet-stop', DEFAULT_SETTINGS)
  expect(said(betStop)).toContainEqual({
    label: 'Game mode',
    value: 'Bet Stop',
    hint: 'You can repeat the same play only a few times.',
  })
  expect(said(betStop)).toContainEqual({
    label: 'Repeats of a play',
    value: '3 times',
    hint: 'How often a play can be used again after the first time.',
  })
  expect(said(betStop)).toContainEqual({ label: 'Starting chips', value: '100 chips', hint: undefined })
  expect(said(betStop)).toHaveLength(settingNames.filter((name) => name in settingsInEffect(betStop)).length)
  expect(said({ ...DEFAULT_SETTINGS, maxPlayers: 999 })[0]?.value).toBe('Unlimited')
})

it('the full rules omit settings without effect', () => {
  expect(said(DEFAULT_SETTINGS).map(({ label }) => label)).not.toContain('Repeats of a play')
})
