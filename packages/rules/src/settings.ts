import { USUAL_PENALTY } from './inactivity.ts'

/** The tab of the host's dialog where a setting stands. */
export type SettingsTab = 'basic' | 'betting' | 'rounds' | 'advanced' | 'tournament'

export interface SettingRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** How a number must stand to another setting, and what is said where it does not ([M2]). */
export type Sense = { readonly otherwise: string } & ({ readonly atMost: string } | { readonly below: string })

export interface NumberDeclared extends SettingRange {
  readonly type: 'number'
  readonly default: number
  /** As a sentence begins with it. */
  readonly subject: string
  readonly sense?: readonly Sense[]
}

interface Shown {
  readonly tab: SettingsTab
  readonly label: string
  readonly hint?: string
}

type NumberSetting = NumberDeclared & Shown & { readonly unit: string; readonly presets?: readonly number[] }
type SwitchSetting = Shown & { readonly type: 'switch'; readonly default: boolean }

/** As many seats as there can be. */
const UNLIMITED_SEATS = 999

/**
 * Every setting of a lobby, declared once: its kind, what it is unless the host says otherwise, its limits ([M1]), and where and
 * in which words the host is asked, in this order. Contract, server and dialog read it. Minutes are of match time.
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
    label: 'Max players',
    subject: 'The number of players',
    hint: 'Spectators do not count.',
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
    label: 'Starting chips',
    subject: 'Starting chips',
    presets: [50, 100, 250, 500, 1000],
  },
  isPrivate: {
    type: 'switch',
    default: false,
    tab: 'basic',
    label: 'Private lobby',
    hint: 'In no list: you get a code, a link and a QR code to share.',
  },
  minBetAmount: {
    type: 'number',
    default: 1,
    min: 1,
    max: 10,
    step: 1,
    unit: 'chips',
    tab: 'betting',
    label: 'Smallest bet',
    subject: 'The smallest bet',
    sense: [
      { atMost: 'maxBetAmount', otherwise: 'The smallest bet cannot be more than the largest bet.' },
      { atMost: 'startingChips', otherwise: 'The smallest bet cannot be more than the starting chips.' },
    ],
  },
  maxBetAmount: {
    type: 'number',
    default: 100,
    min: 10,
    max: 500,
    step: 1,
    unit: 'chips',
    tab: 'betting',
    label: 'Largest bet',
    subject: 'The largest bet',
  },
  bettingTimeLimit: {
    type: 'number',
    default: 8,
    min: 3,
    max: 15,
    step: 1,
    unit: 'min',
    tab: 'betting',
    label: 'Betting time',
    subject: 'The betting time',
  },
  inactivityPenalty: {
    type: 'number',
    default: USUAL_PENALTY,
    min: 0,
    max: 20,
    step: 1,
    unit: 'chips',
    tab: 'betting',
    label: 'Inactivity penalty',
    subject: 'The inactivity penalty',
    hint: 'For each round a player could have bet on and did not.',
  },
  roundDuration: {
    type: 'number',
    default: 10,
    min: 5,
    max: 15,
    step: 1,
    unit: 'min',
    tab: 'rounds',
    label: 'Round length',
    subject: 'The length of a round',
  },
  breakDuration: {
    type: 'number',
    default: 2,
    min: 1,
    max: 5,
    step: 1,
    unit: 'min',
    tab: 'rounds',
    label: 'Break before a round',
    subject: 'The length of the break',
    hint: 'Betting closes at least this long before the next round.',
    sense: [{ below: 'roundDuration', otherwise: 'The break must be shorter than a round.' }],
  },
  showCompetitorBets: {
    type: 'switch',
    default: true,
    tab: 'advanced',
    label: "Show competitors' bets",
    hint: 'Once their round has started. Off is blind betting: nobody ever sees any but their own.',
  },
  allowLateBetting: {
    type: 'switch',
    default: false,
    tab: 'advanced',
    label: 'Allow late betting',
    hint: 'Betting stays open until the next round starts.',
  },
  allowSpectators: {
    type: 'switch',
    default: true,
    tab: 'advanced',
    label: 'Allow spectators',
    hint: 'Who joins may choose to watch only.',
  },
  allowChatting: {
    type: 'switch',
    default: true,
    tab: 'advanced',
    label: 'Allow chatting',
    hint: 'Players and spectators can write to each other.',
  },
  autoKickInactive: {
    type: 'switch',
    default: false,
    tab: 'advanced',
    label: 'Remove inactive players',
    hint: 'After three rounds sat out in a row a player becomes a spectator for good.',
  },
} as const satisfies Readonly<Record<string, NumberSetting | SwitchSetting>>

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
export type NumericSetting = {
  [Name in SettingName]: Settings[Name]['type'] extends 'number' ? Name : never
}[SettingName]
export type SwitchedSetting = Exclude<SettingName, NumericSetting>

/** What a host decides about a lobby; minutes are of match time. */
export type GameSettings = { readonly [Name in NumericSetting]: number } & {
  readonly [Name in SwitchedSetting]: boolean
}

export const settingNames = Object.keys(SETTINGS) as SettingName[]

/** What a host gets who changes nothing ([M1]). */
export const DEFAULT_SETTINGS = Object.fromEntries(
  settingNames.map((name) => [name, SETTINGS[name].default]),
) as unknown as GameSettings

/** The settings a lobby plays with: those given, the defaults for the rest, nothing else ([M1]). */
export function completeSettings(given: Readonly<Record<string, unknown>>): GameSettings {
  const filled = settingNames.map((name) => {
    const value = given[name]
    const usual = SETTINGS[name].default
    return [name, typeof value === typeof usual ? value : usual] as const
  })
  return Object.fromEntries(filled) as unknown as GameSettings
}
