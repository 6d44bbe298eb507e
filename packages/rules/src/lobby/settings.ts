import { USUAL_PENALTY } from '../settlement/inactivity.ts'
import { UNLIMITED_SEATS, USUAL_STAKES } from './usual-settings.ts'

/** The tab of the host's dialog that shows the setting. */
export type SettingsTab = 'basic' | 'betting' | 'rounds' | 'advanced' | 'tournament'

export interface SettingRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The relation that a number must have to another setting, and the message if it has not ([M2]). */
export type Sense = { readonly otherwise: string } & ({ readonly atMost: string } | { readonly below: string })

export interface NumberDeclared extends SettingRange {
  readonly type: 'number'
  readonly default: number
  /** The setting's name as the start of a sentence. */
  readonly subject: string
  readonly sense?: readonly Sense[]
}

/** A setting with a few named values, in the order in which the dialog offers them. */
export interface ChoiceDeclared {
  readonly type: 'choice'
  readonly default: string
  /** The setting's name as the start of a sentence. */
  readonly subject: string
  readonly values: Readonly<Record<string, { readonly label: string; readonly hint: string }>>
}

interface Shown {
  readonly tab: SettingsTab
  readonly label: string
  readonly hint?: string
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
 * Declares every setting of a lobby once: its kind, its default, its limits ([M1]), and its tab and texts in the host's
 * dialog, in the order of the dialog. Contract, server and dialog read this table. Minutes are of match time.
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
    hint: 'Not in the list of lobbies: you get a code, a link and a QR code to share.',
  },
  allowGuests: {
    type: 'switch',
    default: false,
    before: false,
    follows: 'isPrivate',
    tab: 'basic',
    label: 'Guests by link',
    hint: 'Friends with the link need only a name to play. Guests cannot win trophies. Guests can chat only if you let them.',
  },
  gameMode: {
    type: 'choice',
    default: 'classic',
    values: {
      classic: { label: 'Classic', hint: 'You can repeat the same play in every round.' },
      'bettle-chips': {
        label: 'Bettle Chips',
        hint: 'You can use each play only once in a game.',
      },
      'bet-stop': { label: 'Bet Stop', hint: 'You can repeat the same play only a few times.' },
    },
    tab: 'betting',
    label: 'Game mode',
    subject: 'The game mode',
  },
  maxPlayRepeats: {
    type: 'number',
    default: 3,
    min: 1,
    max: 10,
    step: 1,
    unit: 'times',
    tab: 'betting',
    label: 'Repeats of a play',
    subject: 'The number of repeats',
    hint: 'How often a play can be used again after the first time.',
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
    label: 'Smallest bet',
    subject: 'The smallest bet',
    sense: [
      { atMost: 'maxBetAmount', otherwise: 'The smallest bet cannot be more than the largest bet.' },
      { atMost: 'startingChips', otherwise: 'The smallest bet cannot be more than the starting chips.' },
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
    hint: 'A player loses these chips in each round without a bet.',
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
    hint: 'Players see the bets of others once the round has started. If this is off, players never see other bets.',
  },
  allowLateBetting: {
    type: 'switch',
    default: false,
    tab: 'advanced',
    label: 'Allow late betting',
    hint: 'Betting stays open until the next round starts.',
  },
  enableBettleCards: {
    type: 'switch',
    default: true,
    before: false,
    tab: 'advanced',
    label: 'Bettle cards',
    hint: 'Each player gets three of the cards Boost, Shield, Near Miss and Scout. Each card can be played once, together with a bet.',
  },
  cardEffectStrength: {
    type: 'number',
    default: 1.5,
    min: 1.2,
    max: 3,
    step: 0.1,
    unit: '×',
    tab: 'advanced',
    label: 'Strength of cards',
    subject: 'The strength of cards',
    hint: 'A Boost multiplies a win by this number. A Shield returns a part of a lost stake: half of the stake at 1.5, and the whole stake from 2.',
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
    label: 'Rounds between cards',
    subject: 'The number of rounds between cards',
    hint: 'After a card, a player waits this many rounds before playing the next card.',
    when: { setting: 'enableBettleCards', is: true },
  },
  allowSpectators: {
    type: 'switch',
    default: true,
    tab: 'advanced',
    label: 'Allow spectators',
    hint: 'People who join may choose only to watch.',
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
    hint: 'After three rounds in a row without a bet, a player becomes a spectator for good.',
  },
  isTournament: {
    type: 'switch',
    default: false,
    tab: 'tournament',
    label: 'Elimination',
    hint: 'A player who is below the threshold at the end of a round and has no open bet is out of the game. The last player left wins.',
  },
  eliminationThreshold: {
    type: 'number',
    default: 10,
    min: 0,
    max: 50,
    step: 1,
    unit: 'chips',
    tab: 'tournament',
    label: 'Elimination threshold',
    subject: 'The elimination threshold',
    hint: 'A player with fewer chips than this is out.',
    sense: [{ below: 'startingChips', otherwise: 'The elimination threshold must be less than the starting chips.' }],
    when: { setting: 'isTournament', is: true },
  },
  prizeDistribution: {
    type: 'choice',
    default: 'winner-takes-all',
    values: {
      'winner-takes-all': { label: 'Winner takes all', hint: 'The winner gets the whole pot.' },
      'top-3': {
        label: 'Top three',
        hint: 'The first player gets 50 %, the second 30 % and the third 20 %. Two players share the pot 70 to 30.',
      },
      proportional: { label: 'By chips', hint: 'All players who bet share the pot, by their chips at the end.' },
    },
    tab: 'tournament',
    label: 'Who gets the pot',
    subject: 'The prize distribution',
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
  ? keyof Values & string
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
  if (setting.type === 'choice') return typeof value === 'string' && Object.hasOwn(setting.values, value)
  return typeof value === typeof setting.default
}

/** Returns true if a setting has an effect, given the values of the other settings. */
export function isInEffect(name: SettingName, settings: Readonly<Record<string, unknown>>): boolean {
  const { when } = settingOf(name)
  return when === undefined || settings[when.setting] === when.is
}

/** Returns only the settings that have an effect, so that a hidden value cannot cause a refusal ([M2]). */
export const settingsInEffect = (settings: GameSettings): Partial<GameSettings> =>
  Object.fromEntries(settingNames.filter((name) => isInEffect(name, settings)).map((name) => [name, settings[name]]))
