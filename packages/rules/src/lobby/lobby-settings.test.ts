import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenSettings, settingsProblems } from './lobby-settings.ts'
import { settingLabel, settingProblemSentence } from './setting-sentences.ts'
import {
  completeSettings,
  DEFAULT_SETTINGS,
  SETTINGS,
  settingNames,
  settingOf,
  settingsAsOpened,
  settingsInEffect,
} from './settings.ts'

const numbers = Object.entries(SETTINGS).flatMap(([path, setting]) =>
  setting.type === 'number' ? [[path, setting] as const] : [],
)
const paths = (given: GivenSettings) => settingsProblems(given).map(({ path }) => path)
const said = (given: GivenSettings) =>
  settingsProblems(given).map((problem) => ({ path: problem.path, message: settingProblemSentence(problem) }))

describe('seats for guests', () => {
  it('allows seats for guests by default in a private lobby, but not in a public lobby [G8] [PR560]', () => {
    expect(completeSettings({ isPrivate: true }).allowGuests).toBe(true)
    expect(completeSettings({ isPrivate: false }).allowGuests).toBe(false)
    expect(completeSettings({}).allowGuests).toBe(false)
    expect(completeSettings({ isPrivate: true, allowGuests: false }).allowGuests).toBe(false)
    expect(completeSettings({ allowGuests: true }).allowGuests).toBe(true)
  })

  it('allows no seats for guests in lobbies that were opened before the setting existed [G8] [M1]', () => {
    expect(settingsAsOpened({ isPrivate: true }).allowGuests).toBe(false)
  })
})

describe('lobby settings', () => {
  it('uses the default of a lobby setting that a request omits [M1] [PR110]', () => {
    expect(settingsProblems({})).toEqual([])
    expect(completeSettings({})).toEqual(DEFAULT_SETTINGS)
    expect(completeSettings({ maxPlayers: 2, isPrivate: undefined })).toEqual({ ...DEFAULT_SETTINGS, maxPlayers: 2 })
    expect(settingsProblems(DEFAULT_SETTINGS)).toEqual([])
  })

  it('has the defaults and limits that the promises state [M1] [PR73] [PR110] [PR111] [PR164]', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      maxPlayers: 8,
      startingChips: 100,
      minBetAmount: 1,
      maxBetAmount: 100,
      bettingTimeLimit: 8,
      inactivityPenalty: 5,
      roundDuration: 10,
      breakDuration: 2,
      autoKickInactive: false,
    })
    expect(SETTINGS.maxPlayers).toMatchObject({ min: 1, max: 999, step: 1, presets: [2, 4, 8, 999] })
    expect(SETTINGS.startingChips).toMatchObject({ min: 10, max: 1000, step: 10, presets: [50, 100, 250, 500, 1000] })
  })

  it("uses the default of a stored lobby's setting that is missing or has another type [M1]", () => {
    const { maxPlayers: _missing, ...stored } = {
      ...DEFAULT_SETTINGS,
      allowChatting: null,
      roundDuration: 'long',
      gameMode: 'toString',
      was: 1,
    }
    expect(completeSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })

  it("keeps the behaviour of a lobby that is older than a setting, and gives new requests the setting's default [M1]", () => {
    for (const name of settingNames) {
      const { before, default: usual } = settingOf(name)
      expect(settingsAsOpened({})[name]).toBe(before ?? usual)
      expect(completeSettings({})[name]).toBe(usual)
    }
    expect(settingsAsOpened({})).toMatchObject({ gameMode: 'classic', enableBettleCards: false })
    expect(completeSettings({})).toMatchObject({
      enableBettleCards: true,
      cardEffectStrength: 1.5,
      cardCooldownTime: 5,
    })
    expect(settingsAsOpened({ gameMode: 'bet-stop', maxPlayRepeats: 2 })).toMatchObject({
      gameMode: 'bet-stop',
      maxPlayRepeats: 2,
    })
  })

  it('accepts only the declared values of a lobby setting with choices [M1]', () => {
    for (const gameMode of ['classic', 'bettle-chips', 'bet-stop']) {
      expect(settingsProblems({ gameMode })).toEqual([])
      expect(completeSettings({ gameMode }).gameMode).toBe(gameMode)
    }
    for (const gameMode of ['Classic', 'bet stop', '', 'toString']) {
      expect(said({ gameMode })).toEqual([
        { path: 'gameMode', message: 'The game mode must be classic, bettle-chips or bet-stop.' },
      ])
    }
  })

  it.each([0, 11, 2.5])(
    'refuses %d as the number of times that a player may repeat a play, in the game mode Bet Stop and by default [M1]',
    (maxPlayRepeats) => {
      const problem = { path: 'maxPlayRepeats', message: 'The number of repeats must be a whole number from 1 to 10.' }
      expect(said({ maxPlayRepeats })).toEqual([problem])
      expect(said({ gameMode: 'bet-stop', maxPlayRepeats })).toEqual([problem])
    },
  )

  it('accepts only a card strength in tenths from 1.2 to 3.0, and refuses a cooldown that is no whole number from 1 to 10 [M1] [H7] [PR123]', () => {
    for (let tenths = 12; tenths <= 30; tenths += 1) expect(paths({ cardEffectStrength: tenths / 10 })).toEqual([])
    for (const cardEffectStrength of [1.1, 1.15, 1.25, 3.1]) {
      expect(said({ cardEffectStrength })).toEqual([
        { path: 'cardEffectStrength', message: 'The strength of cards must be a multiple of 0.1 from 1.2 to 3.' },
      ])
    }
    for (const cardCooldownTime of [0, 11, 2.5]) {
      const message = 'The number of rounds between cards must be a whole number from 1 to 10.'
      expect(said({ cardCooldownTime })).toEqual([{ path: 'cardCooldownTime', message }])
    }
  })

  it('leaves a lobby setting out of the settings in effect while another setting disables it [M2]', () => {
    expect(settingsInEffect(DEFAULT_SETTINGS)).not.toHaveProperty('maxPlayRepeats')
    const both = { ...DEFAULT_SETTINGS, gameMode: 'bet-stop', isTournament: true } as const
    const { firstCut: _, roundsBetweenCuts: __, ...inEffect } = both
    expect(settingsInEffect(both)).toEqual(inEffect)
    expect(settingsInEffect({ ...both, eliminationBy: 'cuts' })).toHaveProperty('firstCut', 3)
    expect(settingsInEffect({ ...both, isTournament: false, eliminationBy: 'cuts' })).not.toHaveProperty('firstCut')
    expect(completeSettings(settingsInEffect(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS)
  })

  it('gives each numeric lobby setting a default within its limits and on its step, and each lobby setting a label of its own [M1]', () => {
    for (const [, { default: usual, min, max, step }] of numbers) {
      expect(usual >= min && usual <= max).toBe(true)
      expect(usual / step).toBeCloseTo(Math.round(usual / step), 6)
    }
    const labels = settingNames.map(settingLabel)
    expect(new Set(labels).size).toBe(labels.length)
    expect(DEFAULT_SETTINGS).toMatchObject({ maxPlayers: 8, startingChips: 100, roundDuration: 10, isPrivate: false })
  })

  it.each(numbers)(
    'refuses a value of the lobby setting %s outside its limits or between two steps [M1] [PR111]',
    (path, { min, max, step }) => {
      for (const value of [min - step, max + step, min + step / 2, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(paths({ [path]: value })).toContain(path)
      }
    },
  )

  it('accepts every combination of numeric lobby settings within their limits, if a round is longer than the longest break [M1]', () => {
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

  it('reports all faults of lobby settings at once, each as a sentence for users [M1]', () => {
    expect(said({ startingChips: 105, maxPlayers: 0 })).toEqual([
      { path: 'maxPlayers', message: 'The number of players must be a whole number from 1 to 999.' },
      { path: 'startingChips', message: 'Starting chips must be a multiple of 10 from 10 to 1000.' },
    ])
  })

  it('refuses a break as long as a round, an elimination threshold not below the starting chips, and a smallest bet above the largest [M2]', () => {
    expect(said({ roundDuration: 5, breakDuration: 5 })).toEqual([
      { path: 'breakDuration', message: 'The break must be shorter than a round.' },
    ])
    expect(paths({ startingChips: 20, eliminationThreshold: 20 })).toEqual(['eliminationThreshold'])
    expect(paths({ startingChips: 20, eliminationThreshold: 19 })).toEqual([])
    const equal = { isTournament: true, startingChips: 50, eliminationThreshold: 50 }
    expect(said(equal)).toEqual([
      {
        path: 'eliminationThreshold',
        message: 'The elimination threshold must be less than the starting chips.',
      },
    ])
    expect(paths({ isTournament: true, startingChips: 10 })).toEqual(['eliminationThreshold'])
    expect(paths({ startingChips: 10 })).toEqual([])
    expect(paths({ isTournament: true, eliminationThreshold: 51 })).toEqual(['eliminationThreshold'])
    expect(paths({ isTournament: true, eliminationThreshold: 0 })).toEqual([])
    expect(said({ minBetAmount: 120 }).map(({ message }) => message)).toEqual([
      'The smallest bet must be a whole number from 1 to 10.',
      'The smallest bet cannot be more than the largest bet.',
      'The smallest bet cannot be more than the starting chips.',
    ])
  })
})
