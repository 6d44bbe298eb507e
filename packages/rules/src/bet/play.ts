import type { GameSettings } from '../lobby/settings.ts'
import type { BetType } from './bet.ts'

/** The event type, side and line of a bet, whatever its round, price and option ([J1]). */
export interface Play {
  readonly eventType: string
  readonly betType: BetType
  readonly threshold: number
}

export type ModeSettings = Pick<GameSettings, 'gameMode' | 'maxPlayRepeats'>

/** The number of bets on each play, by the play's key. */
export type PlaysUsed = ReadonlyMap<string, number>

/** Returns a key that identifies a play ([J1]). */
export const playKey = ({ eventType, betType, threshold }: Play): string => `${betType} ${threshold} ${eventType}`

/** Returns how often one player may make the same play in a lobby ([J2], [J3]). */
function usesAllowed({ gameMode, maxPlayRepeats }: ModeSettings): number {
  if (gameMode === 'classic') return Number.POSITIVE_INFINITY
  return gameMode === 'bettle-chips' ? 1 : 1 + maxPlayRepeats
}

/** True if the game mode limits plays. A classic game does not. */
export const countsPlays = (settings: ModeSettings): boolean => usesAllowed(settings) < Number.POSITIVE_INFINITY

/** Returns how often a player who has made a play `used` times may still make it. */
export const usesLeft = (settings: ModeSettings, used: number): number => Math.max(0, usesAllowed(settings) - used)

/** Counts each play among these bets, whatever their outcome ([J4]). */
export function playsUsed(bets: readonly Play[]): PlaysUsed {
  const used = new Map<string, number>()
  for (const bet of bets) used.set(playKey(bet), (used.get(playKey(bet)) ?? 0) + 1)
  return used
}

/** True if the player may still make any of these plays ([J5]). */
export const hasPlayLeft = (settings: ModeSettings, offered: readonly Play[], used: PlaysUsed): boolean =>
  offered.some((play) => usesLeft(settings, used.get(playKey(play)) ?? 0) > 0)
