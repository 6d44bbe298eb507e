import { HALF_MINUTES } from '../match/match.ts'
import { openMinutes } from '../round/window.ts'
import { cutRounds, hasCuts, LEFT_BY_LAST_CUT, leftByCut } from '../settlement/cut.ts'
import type { GameSettings, SettingName } from './settings.ts'
import { UNLIMITED_SEATS } from './usual-settings.ts'

const HALVES = 2
/** In match minutes. A shorter betting window ends before most players notice it. */
const FEW_MINUTES = 3

/** Returns the number of rounds in a whole match without stoppage time. The last round of a half has an open end. */
export const roundsOfMatch = ({ roundDuration }: Pick<GameSettings, 'roundDuration'>): number =>
  HALVES * Math.ceil(HALF_MINUTES / roundDuration)

/** A setting that may surprise a host, as a code and values. */
export type SettingsWarning = { readonly path: SettingName } & (
  | { readonly code: 'alone' }
  | { readonly code: 'more-than-chips'; readonly chips: number }
  | { readonly code: 'late-without-time'; readonly minutes: number }
  | { readonly code: 'time-over-round'; readonly round: number; readonly open: number }
  | { readonly code: 'open-shortly'; readonly minutes: number }
  | { readonly code: 'penalty-takes-all'; readonly rounds: number }
  | { readonly code: 'no-cut'; readonly rounds: number }
  | { readonly code: 'large-last-cut'; readonly players: number; readonly left: number }
)

/**
 * Returns warnings about settings that are valid but may surprise the host. A warning refuses nothing
 * ([M11]).
 */
export function settingsWarnings(settings: GameSettings): SettingsWarning[] {
  return [
    ...seatWarnings(settings),
    ...stakeWarnings(settings),
    ...windowWarnings(settings),
    ...penaltyWarnings(settings),
    ...cutWarnings(settings),
  ]
}

function seatWarnings({ maxPlayers }: GameSettings): SettingsWarning[] {
  if (maxPlayers > 1) return []
  return [{ path: 'maxPlayers', code: 'alone' }]
}

function stakeWarnings({ maxBetAmount, startingChips }: GameSettings): SettingsWarning[] {
  if (maxBetAmount <= startingChips) return []
  return [{ path: 'maxBetAmount', code: 'more-than-chips', chips: startingChips }]
}

function windowWarnings(settings: GameSettings): SettingsWarning[] {
  const { allowLateBetting, bettingTimeLimit, roundDuration } = settings
  if (allowLateBetting) {
    if (bettingTimeLimit >= roundDuration) return []
    return [{ path: 'allowLateBetting', code: 'late-without-time', minutes: bettingTimeLimit }]
  }
  const open = openMinutes(roundDuration, settings)
  // The settings check refuses a break as long as a round, so that break needs no warning.
  if (open === 0) return []
  const problems: SettingsWarning[] = []
  if (bettingTimeLimit > roundDuration) {
    problems.push({ path: 'bettingTimeLimit', code: 'time-over-round', round: roundDuration, open })
  }
  if (open < FEW_MINUTES) {
    problems.push({ path: 'breakDuration', code: 'open-shortly', minutes: open })
  }
  return problems
}

function penaltyWarnings(settings: GameSettings): SettingsWarning[] {
  const { inactivityPenalty, startingChips } = settings
  if (inactivityPenalty === 0) return []
  const satOut = Math.ceil(startingChips / inactivityPenalty)
  if (satOut > roundsOfMatch(settings)) return []
  return [{ path: 'inactivityPenalty', code: 'penalty-takes-all', rounds: satOut }]
}

function cutWarnings(settings: GameSettings): SettingsWarning[] {
  if (!hasCuts(settings)) return []
  const rounds = roundsOfMatch(settings)
  const cuts = cutRounds(settings, rounds)
  if (cuts.length === 0) {
    return [{ path: 'firstCut', code: 'no-cut', rounds }]
  }
  const { maxPlayers } = settings
  if (maxPlayers >= UNLIMITED_SEATS) return []
  let players = maxPlayers
  for (const _ of cuts.slice(1)) players = leftByCut(players, { isLast: false })
  if (players <= 2 * LEFT_BY_LAST_CUT) return []
  return [{ path: 'roundsBetweenCuts', code: 'large-last-cut', players: maxPlayers, left: players }]
}
