import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenSettings, settingsProblems } from './lobby-settings.ts'
import { completeSettings, DEFAULT_SETTINGS, SETTINGS } from './settings.ts'

const numbers = Object.entries(SETTINGS).flatMap(([path, setting]) =>
  setting.type === 'number' ? [[path, setting] as const] : [],
)
const paths = (given: GivenSettings) => settingsProblems(given).map(({ path }) => path)

describe('[M1] [M2] [M3] settings', () => {
  it('[M1] what is left out takes its default', () => {
    expect(settingsProblems({})).toEqual([])
    expect(completeSettings({})).toEqual(DEFAULT_SETTINGS)
    expect(completeSettings({ maxPlayers: 2, isPrivate: undefined })).toEqual({ ...DEFAULT_SETTINGS, maxPlayers: 2 })
    expect(settingsProblems(DEFAULT_SETTINGS)).toEqual([])
  })

  it('[M1] what is missing or of another kind in a stored lobby is as usual', () => {
    const { maxPlayers: _missing, ...stored } = {
      ...DEFAULT_SETTINGS,
      allowChatting: null,
      roundDuration: 'long',
      was: 1,
    }
    expect(completeSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })

  it('[M1] one table declares them all: each default is within its limits, and each has words of its own', () => {
    for (const [, { default: usual, min, max, step }] of numbers) {
      expect(usual >= min && usual <= max && usual % step === 0).toBe(true)
    }
    const labels = Object.values(SETTINGS).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(DEFAULT_SETTINGS).toMatchObject({ maxPlayers: 8, startingChips: 100, roundDuration: 10, isPrivate: false })
  })

  it.each(numbers)('[M1] %s keeps to its limits', (path, { min, max, step }) => {
    for (const value of [min - step, max + step, min + 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(paths({ [path]: value })).toContain(path)
    }
  })

  it('[M1] everything within the limits can be played', () => {
    const within = ({ min, max, step }: { min: number; max: number; step: number }) =>
      fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step)
    const settings = fc.record({
      maxPlayers: within(SETTINGS.maxPlayers),
      startingChips: within(SETTINGS.startingChips),
      minBetAmount: within(SETTINGS.minBetAmount),
      maxBetAmount: within(SETTINGS.maxBetAmount),
      bettingTimeLimit: within(SETTINGS.bettingTimeLimit),
      inactivityPenalty: within(SETTINGS.inactivityPenalty),
      roundDuration: within({ ...SETTINGS.roundDuration, min: 6 }),
      breakDuration: within(SETTINGS.breakDuration),
    })
    fc.assert(
      fc.property(settings, (given) => {
        expect(settingsProblems(given)).toEqual([])
      }),
    )
  })

  it('[M1] a problem is a sentence for people, and all are told at once', () => {
    expect(settingsProblems({ startingChips: 105, maxPlayers: 0 })).toEqual([
      { path: 'maxPlayers', message: 'The number of players must be a whole number from 1 to 999.' },
      { path: 'startingChips', message: 'Starting chips must be a multiple of 10 from 10 to 1000.' },
    ])
  })

  it('[M2] settings make sense together', () => {
    expect(settingsProblems({ roundDuration: 5, breakDuration: 5 })).toEqual([
      { path: 'breakDuration', message: 'The break must be shorter than a round.' },
    ])
    expect(paths({ startingChips: 20, eliminationThreshold: 20 })).toEqual(['eliminationThreshold'])
    expect(paths({ startingChips: 20, eliminationThreshold: 19 })).toEqual([])
    expect(settingsProblems({ minBetAmount: 120 }).map(({ message }) => message)).toEqual([
      'The smallest bet must be a whole number from 1 to 10.',
      'The smallest bet cannot be more than the largest bet.',
      'The smallest bet cannot be more than the starting chips.',
    ])
  })

  it('[M3] what is not built is refused, unless it is off', () => {
    const off = {
      gameMode: 'classic',
      enableBettleCards: false,
      isTournament: false,
      prizeDistribution: 'winner-takes-all',
    }
    expect(settingsProblems(off)).toEqual([])
    expect(completeSettings(off)).toEqual(DEFAULT_SETTINGS)
    expect(
      paths({ gameMode: 'bet-stop', enableBettleCards: true, isTournament: true, prizeDistribution: 'top-3' }),
    ).toEqual(['gameMode', 'enableBettleCards', 'isTournament', 'prizeDistribution'])
  })

  it('[M3] numbers of what is not built change nothing, but must be possible', () => {
    const given = { maxPlayRepeats: 3, cardEffectStrength: 1.7, cardCooldownTime: 5, eliminationThreshold: 10 }
    expect(settingsProblems(given)).toEqual([])
    expect(completeSettings(given)).toEqual(DEFAULT_SETTINGS)
    for (let tenths = 12; tenths <= 30; tenths += 1) expect(paths({ cardEffectStrength: tenths / 10 })).toEqual([])
    expect(
      paths({ maxPlayRepeats: 0, cardEffectStrength: 1.25, cardCooldownTime: 11, eliminationThreshold: -1 }),
    ).toEqual(['maxPlayRepeats', 'cardEffectStrength', 'cardCooldownTime', 'eliminationThreshold'])
  })
})
