import { HALF_MINUTES } from '../match/match.ts'
import { openMinutes } from '../round/window.ts'
import type { SettingsProblem } from './lobby-settings.ts'
import type { GameSettings } from './settings.ts'

const HALVES = 2
/** In match minutes. A shorter betting window ends before most players notice it. */
const FEW_MINUTES = 3

/** Returns the number of rounds in a whole match without stoppage time. The last round of a half has an open end. */
export const roundsOfMatch = ({ roundDuration }: Pick<GameSettings, 'roundDuration'>): number =>
  HALVES * Math.ceil(HALF_MINUTES / roundDuration)

/**
 * Returns warnings about settings that are valid but may surprise the host, as sentences. A warning refuses nothing
 * ([M11]).
 */
export function settingsWarnings(settings: GameSettings): SettingsProblem[] {
  return [
    ...seatWarnings(settings),
    ...stakeWarnings(settings),
    ...windowWarnings(settings),
    ...penaltyWarnings(settings),
  ]
}

function seatWarnings({ maxPlayers }: GameSettings): SettingsProblem[] {
  if (maxPlayers > 1) return []
  return [{ path: 'maxPlayers', message: 'You will play alone: nobody else can take a seat.' }]
}

function stakeWarnings({ maxBetAmount, startingChips }: GameSettings): SettingsProblem[] {
  if (maxBetAmount <= startingChips) return []
  const message = `Nobody can bet more than they have, and everyone starts with ${startingChips} chips.`
  return [{ path: 'maxBetAmount', message }]
}

function windowWarnings(settings: GameSettings): SettingsProblem[] {
  const { allowLateBetting, bettingTimeLimit, roundDuration } = settings
  if (allowLateBetting) {
    if (bettingTimeLimit >= roundDuration) return []
    const message = `Betting stays open until the next round starts: the betting time of ${minutes(bettingTimeLimit)} has no effect.`
    return [{ path: 'allowLateBetting', message }]
  }
  const open = openMinutes(roundDuration, settings)
  // The settings check refuses a break as long as a round, so that break needs no warning.
  if (open === 0) return []
  const problems: SettingsProblem[] = []
  if (bettingTimeLimit > roundDuration) {
    const message = `The betting time is longer than a round of ${minutes(roundDuration)}: betting closes after ${minutes(open)}.`
    problems.push({ path: 'bettingTimeLimit', message })
  }
  if (open < FEW_MINUTES) {
    const message = `Betting on the next round is open for only ${minutes(open)} of each round.`
    problems.push({ path: 'breakDuration', message })
  }
  return problems
}

function penaltyWarnings(settings: GameSettings): SettingsProblem[] {
  const { inactivityPenalty, startingChips } = settings
  if (inactivityPenalty === 0) return []
  const satOut = Math.ceil(startingChips / inactivityPenalty)
  if (satOut > roundsOfMatch(settings)) return []
  const rounds = satOut === 1 ? 'one round' : `${satOut} rounds`
  return [{ path: 'inactivityPenalty', message: `A player who does not bet for ${rounds} has no chips left.` }]
}

function minutes(count: number): string {
  const rounded = Math.round(count * 10) / 10
  return rounded === 1 ? '1 minute' : `${rounded} minutes`
}
