import type { SettingsProblem } from './lobby-settings.ts'
import type { SenseCode, SettingName } from './settings.ts'

/** The English names of settings, for the published API and for refusals. Pages have texts of their own. */
const SETTING_TEXTS: Readonly<Record<SettingName, { readonly label: string; readonly subject?: string }>> = {
  maxPlayers: { label: 'Max players', subject: 'The number of players' },
  startingChips: { label: 'Starting chips', subject: 'Starting chips' },
  isPrivate: { label: 'Private lobby' },
  allowGuests: { label: 'Guests by link' },
  gameMode: { label: 'Game mode', subject: 'The game mode' },
  maxPlayRepeats: { label: 'Repeats of a play', subject: 'The number of repeats' },
  minBetAmount: { label: 'Smallest bet', subject: 'The smallest bet' },
  maxBetAmount: { label: 'Largest bet', subject: 'The largest bet' },
  bettingTimeLimit: { label: 'Betting time', subject: 'The betting time' },
  inactivityPenalty: { label: 'Inactivity penalty', subject: 'The inactivity penalty' },
  roundDuration: { label: 'Round length', subject: 'The length of a round' },
  breakDuration: { label: 'Break before a round', subject: 'The length of the break' },
  showCompetitorBets: { label: "Show competitors' bets" },
  allowLateBetting: { label: 'Allow late betting' },
  enableBettleCards: { label: 'Bettle cards' },
  cardEffectStrength: { label: 'Strength of cards', subject: 'The strength of cards' },
  cardCooldownTime: { label: 'Rounds between cards', subject: 'The number of rounds between cards' },
  allowSpectators: { label: 'Allow spectators' },
  allowChatting: { label: 'Allow chatting' },
  autoKickInactive: { label: 'Remove inactive players' },
  isTournament: { label: 'Elimination' },
  eliminationBy: { label: 'How players go out', subject: 'The kind of elimination' },
  firstCut: { label: 'First cut after', subject: 'The number of rounds before the first cut' },
  roundsBetweenCuts: { label: 'Rounds from cut to cut', subject: 'The number of rounds from cut to cut' },
  eliminationThreshold: { label: 'Elimination threshold', subject: 'The elimination threshold' },
  prizeDistribution: { label: 'Who gets the pot', subject: 'The prize distribution' },
}

const SENSES: Readonly<Record<SenseCode, string>> = {
  'smallest-bet-above-largest': 'The smallest bet cannot be more than the largest bet.',
  'smallest-bet-above-chips': 'The smallest bet cannot be more than the starting chips.',
  'break-as-long-as-round': 'The break must be shorter than a round.',
  'threshold-above-chips': 'The elimination threshold must be less than the starting chips.',
}

/** Returns the English name of a setting. */
export const settingLabel = (name: SettingName): string => SETTING_TEXTS[name].label

/** Returns the English sentence of a problem. */
export function settingProblemSentence(problem: SettingsProblem): string {
  if (problem.text !== 'setting-choice' && problem.text !== 'setting-range') return SENSES[problem.text]
  const subject = SETTING_TEXTS[problem.path as SettingName].subject ?? ''
  if (problem.text === 'setting-choice') {
    const values = problem.params.values.split(', ')
    return `${subject} must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}.`
  }
  const { step, min, max } = problem.params
  const kind = step === 1 ? 'a whole number' : `a multiple of ${step}`
  return `${subject} must be ${kind} from ${min} to ${max}.`
}
