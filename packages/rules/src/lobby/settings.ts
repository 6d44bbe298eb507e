import { USUAL_PENALTY } from '../settlement/inactivity.ts'
import { UNLIMITED_SEATS, USUAL_STAKES } from './usual-settings.ts'

/** The tab of the host's dialog that shows the setting. */
export type SettingsTab = 'basic' | 'betting' | 'rounds' | 'advanced' | 'tournament'

export interface SettingRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The relation that a number must have to another setting, and the code of the sentence if it has not ([M2]). */
export type Sense = { readonly text: SenseCode } & ({ readonly atMost: string } | { readonly below: string })

export type SenseCode =
  | 'smallest-bet-above-largest'
  | 'smallest-bet-above-chips'
  | 'break-as-long-as-round'
  | 'threshold-above-chips'

export interface NumberDeclared extends SettingRange {
  readonly type: 'number'
  readonly default: number
  readonly sense?: readonly Sense[]
}

/** A setting with a few named values, in the order in which the dialog offers them. */
export interface ChoiceDeclared {
  readonly type: 'choice'
  readonly default: string
  readonly values: readonly string[]
}

interface Shown {
  readonly tab: SettingsTab
  /**
   * The value that another setting must have for this setting to matter. Otherwise the dialog hides this setting, and
   * `settingsProblems` checks its relation to other settings only if the request names it.
   */
  readonly when?: { readonly setting: string; readonly is: string | boolean }
}

/**
 * The setting's value in lobbies that were opened before the setting existed, if it differs from the default ([M1]).
 */
interface Before<Value> {
  readonly before?: Value
}

type NumberSetting = NumberDeclared &
  Shown &
  Before<number> & { readonly unit: string; readonly presets?: readonly number[] }
type SwitchSetting = Shown &
  Before<boolean> & {
    readonly type: 'switch'
    readonly default: boolean
    /** The name of another switch. If a host leaves this switch out, it takes the value of the other switch. */
    readonly follows?: string
  }
type ChoiceSetting = ChoiceDeclared & Shown & Before<string>

/**
 * Declares every setting of a lobby once: its kind, its default, its limits ([M1]), and its tab in the host's
 * dialog, in the order of the dialog. Contract, server and dialog read this table; its texts are apart from it. Minutes are of match time.
 */
export const SETTINGS = {
  maxPlayers: {
    type: 'number',
    default: 8,
    min: 1,
    max: UNLIMITED_SEATS,
    step: 1,
    unit: 'seats',
    tab: 'basic',
    presets: [2, 4, 8, UNLIMITED_SEATS],
  },
  startingChips: {
    type: 'number',
    default: 100,
    min: 10,
    max: 1000,
    step: 10,
    unit: 'chips',
    tab: 'basic',
    presets: [50, 100, 250, 500, 1000],
  },
  isPrivate: {
    type: 'switch',
    default: false,
    tab: 'basic',
  },
  allowGuests: {
    type: 'switch',
    default: false,
    before: false,
    follows: 'isPrivate',
    tab: 'basic',
  },
  gameMode: {
    type: 'choice',
    default: 'classic',
    values: ['classic', 'bettle-chips', 'bet-stop'],
    tab: 'betting',
  },
  maxPlayRepeats: {
    type: 'number',
    default: 3,
    min: 1,
    max: 10,
    step: 1,
    unit: 'times',
    tab: 'betting',
    when: { setting: 'gameMode', is: 'bet-stop' },
  },
  minBetAmount: {
    type: 'number',
    default: USUAL_STAKES.least,
    min: 1,
    max: 10,
    step: 1,
    unit: 'chips',
    tab: 'betting',
    sense: [
      {
        atMost: 'maxBetAmount',
        text: 'smallest-bet-above-largest',
      },
      {
        atMost: 'startingChips',
        text: 'smallest-bet-above-chips',
      },
    ],
  },
  maxBetAmount: {
    type: 'number',
    default: USUAL_STAKES.most,
    min: 10,
    max: 500,
    step: 1,
    unit: 'chips',
    tab: 'betting',
  },
  bettingTimeLimit: {
    type: 'number',
    default: 8,
    min: 3,
    max: 15,
    step: 1,
    unit: 'min',
    tab: 'betting',
  },
  inactivityPenalty: {
    type: 'number',
    default: USUAL_PENALTY,
    min: 0,
    max: 20,
    step: 1,
    unit: 'chips',
    tab: 'betting',
  },
  roundDuration: {
    type: 'number',
    default: 10,
    min: 5,
    max: 15,
    step: 1,
    unit: 'min',
    tab: 'rounds',
  },
  breakDuration: {
    type: 'number',
    default: 2,
    min: 1,
    max: 5,
    step: 1,
    unit: 'min',
    tab: 'rounds',
    sense: [
      {
        below: 'roundDuration',
        text: 'break-as-long-as-round',
      },
    ],
  },
  showCompetitorBets: {
    type: 'switch',
    default: true,
    tab: 'advanced',
  },
  allowLateBetting: {
    type: 'switch',
    default: false,
    tab: 'advanced',
  },
  enableBettleCards: {
    type: 'switch',
    default: true,
    before: false,
    tab: 'advanced',
  },
  cardEffectStrength: {
    type: 'number',
    default: 1.5,
    min: 1.2,
    max: 3,
    step: 0.1,
    unit: '×',
    tab: 'advanced',
    when: { setting: 'enableBettleCards', is: true },
  },
  cardCooldownTime: {
    type: 'number',
    default: 5,
    min: 1,
    max: 10,
    step: 1,
    unit: 'rounds',
    tab: 'advanced',
    when: { setting: 'enableBettleCards', is: true },
  },
  allowSpectators: {
    type: 'switch',
    default: true,
    tab: 'advanced',
  },
  allowChatting: {
    type: 'switch',
    default: true,
    tab: 'advanced',
  },
  autoKickInactive: {
    type: 'switch',
    default: false,
    tab: 'advanced',
  },
  isTournament: {
    type: 'switch',
    default: false,
    tab: 'tournament',
  },
  eliminationBy: {
    type: 'choice',
    default: 'threshold',
    values: ['threshold', 'cuts'],
    tab: 'tournament',
    when: { setting: 'isTournament', is: true },
  },
  firstCut: {
    type: 'number',
    default: 3,
    min: 1,
    max: 17,
    step: 1,
    unit: 'rounds',
    tab: 'tournament',
    when: { setting: 'eliminationBy', is: 'cuts' },
  },
  roundsBetweenCuts: {
    type: 'number',
    default: 4,
    min: 1,
    max: 10,
    step: 1,
    unit: 'rounds',
    tab: 'tournament',
    when: { setting: 'eliminationBy', is: 'cuts' },
  },
  eliminationThreshold: {
    type: 'number',
    default: 10,
    min: 0,
    max: 50,
    step: 1,
    unit: 'chips',
    tab: 'tournament',
    sense: [
      {
        below: 'startingChips',
        text: 'threshold-above-chips',
      },
    ],
    when: { setting: 'eliminationBy', is: 'threshold' },
  },
  prizeDistribution: {
    type: 'choice',
    default: 'winner-takes-all',
    values: ['winner-takes-all', 'top-3', 'proportional'],
    tab: 'tournament',
  },
} as const satisfies Readonly<Record<string, NumberSetting | SwitchSetting | ChoiceSetting>>

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
type NamesOf<Type extends Settings[SettingName]['type']> = {
  [Name in SettingName]: Settings[Name]['type'] extends Type ? Name : never
}[SettingName]
export type NumericSetting = NamesOf<'number'>
export type SwitchedSetting = NamesOf<'switch'>
export type ChosenSetting = NamesOf<'choice'>

type ValueOf<Declared> = Declared extends { readonly values: infer Values }
  ? Values[number & keyof Values] & string
  : Declared extends { readonly type: 'number' }
    ? number
    : boolean

/** The settings that a host chooses for a lobby. Minutes are of match time. */
export type GameSettings = { readonly [Name in SettingName]: ValueOf<Settings[Name]> }
export type PrizeDistribution = GameSettings['prizeDistribution']

export const settingNames = Object.keys(SETTINGS) as SettingName[]

/** Returns the declaration of a setting. */
export const settingOf = (name: SettingName): NumberSetting | SwitchSetting | ChoiceSetting => SETTINGS[name]

/** The settings of a lobby whose host changes nothing ([M1]). */
export const DEFAULT_SETTINGS = Object.fromEntries(
  settingNames.map((name) => [name, SETTINGS[name].default]),
) as unknown as GameSettings

/**
 * Returns the settings of a new lobby: the given settings, and defaults for all others. A given value of the wrong type
 * is replaced by the default, and unknown settings are dropped ([M1]).
 */
export const completeSettings = (given: Readonly<Record<string, unknown>>): GameSettings =>
  filledFrom(given, (setting) => defaultWith(setting, given))

/**
 * Returns the settings of a stored lobby. A setting that was added later gets the value that applied when the lobby was
 * opened ([M1]).
 */
export const settingsAsOpened = (stored: Readonly<Record<string, unknown>>): GameSettings =>
  filledFrom(stored, ({ before, ...setting }) => before ?? setting.default)

type Declared = ReturnType<typeof settingOf>

function filledFrom(given: Readonly<Record<string, unknown>>, usual: (setting: Declared) => unknown): GameSettings {
  const filled = settingNames.map((name) => {
    const setting = settingOf(name)
    return [name, isOfKind(setting, given[name]) ? given[name] : usual(setting)] as const
  })
  return Object.fromEntries(filled) as unknown as GameSettings
}

/** Returns the default of a setting. The default may be the value of another setting that is given ([G8]). */
function defaultWith(setting: Declared, given: Readonly<Record<string, unknown>>): unknown {
  const followed = setting.type === 'switch' && setting.follows !== undefined ? given[setting.follows] : undefined
  return typeof followed === 'boolean' ? followed : setting.default
}

function isOfKind(setting: Declared, value: unknown): boolean {
  if (setting.type === 'choice') return typeof value === 'string' && setting.values.includes(value)
  return typeof value === typeof setting.default
}

/** Returns true if a setting has an effect, given the values of the other settings on which it depends. */
export function isInEffect(name: SettingName, settings: Readonly<Record<string, unknown>>): boolean {
  const { when } = settingOf(name)
  return when === undefined || (settings[when.setting] === when.is && isInEffect(when.setting as SettingName, settings))
}

/** Returns only the settings that have an effect, so that a hidden value cannot cause a refusal ([M2]). */
export const settingsInEffect = (settings: GameSettings): Partial<GameSettings> =>
  Object.fromEntries(settingNames.filter((name) => isInEffect(name, settings)).map((name) => [name, settings[name]]))
