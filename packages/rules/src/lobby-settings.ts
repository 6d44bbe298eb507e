import { DEFAULT_SETTINGS, type GameSettings } from './default-settings.ts'

type NumericSetting = { [K in keyof GameSettings]: GameSettings[K] extends number ? K : never }[keyof GameSettings]

export interface SettingRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Settings whose effect is not built: taken only where they change nothing ([M3]). */
interface UnbuiltSettings {
  readonly gameMode: string
  readonly maxPlayRepeats: number
  readonly enableBettleCards: boolean
  readonly cardEffectStrength: number
  readonly cardCooldownTime: number
  readonly isTournament: boolean
  readonly eliminationThreshold: number
  readonly prizeDistribution: string
}

type Given<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** Settings as asked for: what is left out takes its default. */
export type GivenSettings = Given<GameSettings> & Given<UnbuiltSettings>

export interface SettingsProblem {
  readonly path: string
  readonly message: string
}

/** The limits the server enforces ([M1]). */
export const SETTING_RANGES: Readonly<Record<NumericSetting, SettingRange>> = {
  maxPlayers: { min: 1, max: 999, step: 1 },
  startingChips: { min: 10, max: 1000, step: 10 },
  minBetAmount: { min: 1, max: 10, step: 1 },
  maxBetAmount: { min: 10, max: 500, step: 1 },
  bettingTimeLimit: { min: 3, max: 15, step: 1 },
  inactivityPenalty: { min: 0, max: 20, step: 1 },
  roundDuration: { min: 5, max: 15, step: 1 },
  breakDuration: { min: 1, max: 5, step: 1 },
}

const SETTING_LABELS: Readonly<Record<NumericSetting, string>> = {
  maxPlayers: 'The number of players',
  startingChips: 'Starting chips',
  minBetAmount: 'The smallest bet',
  maxBetAmount: 'The largest bet',
  bettingTimeLimit: 'The betting time',
  inactivityPenalty: 'The inactivity penalty',
  roundDuration: 'The length of a round',
  breakDuration: 'The length of the break',
}

const UNBUILT_NUMBERS: readonly (readonly [keyof UnbuiltSettings, string, SettingRange])[] = [
  ['maxPlayRepeats', 'The number of repeats', { min: 1, max: 10, step: 1 }],
  ['cardEffectStrength', 'The strength of cards', { min: 1.2, max: 3, step: 0.1 }],
  ['cardCooldownTime', 'The cooldown of cards', { min: 1, max: 10, step: 1 }],
  ['eliminationThreshold', 'The elimination threshold', { min: 0, max: 50, step: 1 }],
]

const UNBUILT_CHOICES: readonly (readonly [keyof UnbuiltSettings, string | boolean, string])[] = [
  ['gameMode', 'classic', 'Only the classic mode can be played yet.'],
  ['enableBettleCards', false, 'Bettle cards cannot be played yet.'],
  ['isTournament', false, 'Players cannot be eliminated yet.'],
  [
    'prizeDistribution',
    'winner-takes-all',
    'The winner takes the whole pot: other ways to share it are not offered yet.',
  ],
]

/** Every reason why these settings cannot be played, in sentences for the host; empty when they can ([M1], [M2], [M3]). */
export function settingsProblems(given: GivenSettings): SettingsProblem[] {
  return [...rangeProblems(given), ...senseProblems(completeSettings(given)), ...unbuiltProblems(given)]
}

/** The settings a lobby plays with: those given, the defaults for the rest, nothing else ([M1]). */
export function completeSettings(given: GivenSettings): GameSettings {
  return {
    maxPlayers: given.maxPlayers ?? DEFAULT_SETTINGS.maxPlayers,
    startingChips: given.startingChips ?? DEFAULT_SETTINGS.startingChips,
    isPrivate: given.isPrivate ?? DEFAULT_SETTINGS.isPrivate,
    allowSpectators: given.allowSpectators ?? DEFAULT_SETTINGS.allowSpectators,
    allowChatting: given.allowChatting ?? DEFAULT_SETTINGS.allowChatting,
    showCompetitorBets: given.showCompetitorBets ?? DEFAULT_SETTINGS.showCompetitorBets,
    minBetAmount: given.minBetAmount ?? DEFAULT_SETTINGS.minBetAmount,
    maxBetAmount: given.maxBetAmount ?? DEFAULT_SETTINGS.maxBetAmount,
    bettingTimeLimit: given.bettingTimeLimit ?? DEFAULT_SETTINGS.bettingTimeLimit,
    inactivityPenalty: given.inactivityPenalty ?? DEFAULT_SETTINGS.inactivityPenalty,
    allowLateBetting: given.allowLateBetting ?? DEFAULT_SETTINGS.allowLateBetting,
    autoKickInactive: given.autoKickInactive ?? DEFAULT_SETTINGS.autoKickInactive,
    roundDuration: given.roundDuration ?? DEFAULT_SETTINGS.roundDuration,
    breakDuration: given.breakDuration ?? DEFAULT_SETTINGS.breakDuration,
  }
}

function rangeProblems(given: GivenSettings): SettingsProblem[] {
  const fields = Object.keys(SETTING_RANGES) as NumericSetting[]
  return fields.flatMap((path) => rangeProblem(path, SETTING_LABELS[path], given[path], SETTING_RANGES[path]))
}

function rangeProblem(
  path: string,
  label: string,
  value: unknown,
  { min, max, step }: SettingRange,
): SettingsProblem[] {
  if (value === undefined) return []
  const fits = typeof value === 'number' && value >= min && value <= max && isMultiple(value, step)
  if (fits) return []
  const kind = step === 1 ? 'a whole number' : `a multiple of ${step}`
  return [{ path, message: `${label} must be ${kind} from ${min} to ${max}.` }]
}

/** Whole settings must be exactly whole; only tenths forgive what floating point does to them. */
function isMultiple(value: number, step: number): boolean {
  if (step >= 1) return Number.isInteger(value / step)
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function senseProblems(settings: GameSettings): SettingsProblem[] {
  const problems: SettingsProblem[] = []
  if (settings.minBetAmount > settings.maxBetAmount) {
    problems.push({ path: 'minBetAmount', message: 'The smallest bet cannot be more than the largest bet.' })
  }
  if (settings.minBetAmount > settings.startingChips) {
    problems.push({ path: 'minBetAmount', message: 'The smallest bet cannot be more than the starting chips.' })
  }
  if (settings.breakDuration >= settings.roundDuration) {
    problems.push({ path: 'breakDuration', message: 'The break must be shorter than a round.' })
  }
  return problems
}

function unbuiltProblems(given: GivenSettings): SettingsProblem[] {
  const choices = UNBUILT_CHOICES.flatMap(([path, off, message]) =>
    given[path] === undefined || given[path] === off ? [] : [{ path, message }],
  )
  return [
    ...choices,
    ...UNBUILT_NUMBERS.flatMap(([path, label, range]) => rangeProblem(path, label, given[path], range)),
    ...thresholdProblems(given),
  ]
}

function thresholdProblems({ eliminationThreshold, startingChips }: GivenSettings): SettingsProblem[] {
  if (eliminationThreshold === undefined) return []
  if (eliminationThreshold < (startingChips ?? DEFAULT_SETTINGS.startingChips)) return []
  const message = 'The elimination threshold must be less than the starting chips.'
  return [{ path: 'eliminationThreshold', message }]
}
