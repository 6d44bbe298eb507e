import type { GameSettings } from '@bettle/contract'
import { type Act, type BetTaken, historyOf } from '../test/naive-history.ts'

export interface LobbyPlayed {
  readonly settings: GameSettings
  readonly roundDuration: number
  /** Of one player. */
  readonly bets: readonly BetTaken[]
  readonly acts: readonly Act[]
  /** What an administrator gave. */
  readonly given: number
}

const ROUNDS_OF_HALF = (minutes: number) => Math.ceil(45 / minutes)

/**
 * What a player holds in the end who sat down before the match and was never short of chips: a round without a bet costs
 * the penalty, three in a row the seat where the host wants that.
 */
export function countChips({ settings, roundDuration, bets, acts, given }: LobbyPlayed): number {
  let chips = settings.startingChips + given
  let satOut = 0
  for (const round of roundsPlayed(roundDuration, acts)) {
    const bet = bets.find(({ roundNumber }) => roundNumber === round)
    if (bet) {
      satOut = 0
      chips += (historyOf(bet, acts, Number.POSITIVE_INFINITY).at(-1)?.credit ?? 0) - bet.stake
    } else if (!(settings.autoKickInactive && satOut >= 3)) {
      satOut += 1
      chips -= settings.inactivityPenalty
    }
  }
  return chips
}

/** Both halves of this match outlast the start of their last round. */
function roundsPlayed(roundDuration: number, acts: readonly Act[]): number[] {
  const halves = new Set(acts.flatMap((act) => (act.what === 'half-ended' ? [act.half] : [])))
  return Array.from({ length: halves.size * ROUNDS_OF_HALF(roundDuration) }, (_, index) => index + 1)
}
