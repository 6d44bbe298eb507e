import type { SettingName, SettingsProblem } from '@bettle/rules'
import { msg } from '../texts/msg.ts'

/** The names of the settings that a problem can name, as the start of a sentence. */
const SUBJECTS: Readonly<Partial<Record<SettingName, string>>> = {
  maxPlayers: msg('refusal.subject.max-players'),
  startingChips: msg('refusal.subject.starting-chips'),
  gameMode: msg('refusal.subject.game-mode'),
  maxPlayRepeats: msg('refusal.subject.max-play-repeats'),
  minBetAmount: msg('refusal.subject.min-bet-amount'),
  maxBetAmount: msg('refusal.subject.max-bet-amount'),
  bettingTimeLimit: msg('refusal.subject.betting-time-limit'),
  inactivityPenalty: msg('refusal.subject.inactivity-penalty'),
  roundDuration: msg('refusal.subject.round-duration'),
  breakDuration: msg('refusal.subject.break-duration'),
  cardEffectStrength: msg('refusal.subject.card-effect-strength'),
  cardCooldownTime: msg('refusal.subject.card-cooldown-time'),
  eliminationBy: msg('refusal.subject.elimination-by'),
  firstCut: msg('refusal.subject.first-cut'),
  roundsBetweenCuts: msg('refusal.subject.rounds-between-cuts'),
  eliminationThreshold: msg('refusal.subject.elimination-threshold'),
  prizeDistribution: msg('refusal.subject.prize-distribution'),
}

const SENSES: Readonly<Record<Exclude<SettingsProblem['text'], 'setting-choice' | 'setting-range'>, string>> = {
  'smallest-bet-above-largest': msg('refusal.settings.smallest-bet-above-largest'),
  'smallest-bet-above-chips': msg('refusal.settings.smallest-bet-above-chips'),
  'break-as-long-as-round': msg('refusal.settings.break-as-long-as-round'),
  'threshold-above-chips': msg('refusal.settings.threshold-above-chips'),
}

/** Returns what is wrong with a setting, as a sentence for the host. */
export function settingProblemText(problem: SettingProblemCode): string {
  if (problem.text !== 'setting-choice' && problem.text !== 'setting-range') return SENSES[problem.text]
  const setting = problem.params.setting as SettingName
  const subject = SUBJECTS[setting] ?? ''
  if (problem.text === 'setting-range') {
    const { step, min, max } = problem.params
    return step === 1
      ? msg('refusal.settings.whole-number', { subject, min, max })
      : msg('refusal.settings.multiple', { subject, step, min, max })
  }
  const values = problem.params.values.split(', ')
  return msg('refusal.settings.choice', { subject, others: values.slice(0, -1).join(', '), last: values.at(-1) ?? '' })
}

type Codes<Problem> = Problem extends unknown ? Omit<Problem, 'path'> : never
/** A problem without its place. */
export type SettingProblemCode = Codes<SettingsProblem>
