import type { GameSettings } from '@bettle/contract'
import { type BetTaken, historyOf, type LoggedAction } from '../support/naive/naive-history.ts'

export interface LobbyPlayed {
  readonly settings: GameSettings
  readonly roundDuration: number
  /** The bets of one player. */
  readonly bets: readonly BetTaken[]
  readonly log: readonly LoggedAction[]
  /** The chips that an administrator gave to the player. */
  readonly given: number
}

const ROUNDS_OF_HALF = (minutes: number) => Math.ceil(45 / minutes)

/**
 * Returns the final chips of a player who joined before the match and always had enough chips to bet. A round without a
 * bet costs the penalty. Three such rounds in a row cost the seat if the host chose that setting.
 */
export function countChips({ settings, roundDuration, bets, log, given }: LobbyPlayed): number {
  let chips = settings.startingChips + given
  let satOut = 0
  for (const round of roundsPlayed(roundDuration, log)) {
    const bet = bets.find(({ roundNumber }) => roundNumber === round)
    if (bet) {
      satOut = 0
      chips += (historyOf(bet, log, Number.POSITIVE_INFINITY).at(-1)?.credit ?? 0) - bet.stake
    } else if (!(settings.autoKickInactive && satOut >= 3)) {
      satOut += 1
      chips -= settings.inactivityPenalty
    }
  }
  return chips
}

/** Returns the rounds that were played. Both halves of this match last beyond the start of their last round. */
function roundsPlayed(roundDuration: number, log: readonly LoggedAction[]): number[] {
  const halves = new Set(log.flatMap((entry) => (entry.what === 'half-ended' ? [entry.half] : [])))
  return Array.from({ length: halves.size * ROUNDS_OF_HALF(roundDuration) }, (_, index) => index + 1)
}
