import type { GameSettings } from '../lobby/settings.ts'
import type { BetType } from './bet.ts'

/** A play is the event type, side and line of a bet, whatever its round, price and option ([J1]). */
export interface Play {
  readonly eventType: string
  readonly betType: BetType
  readonly threshold: number
}

export type ModeSettings = Pick<GameSettings, 'gameMode' | 'maxPlayRepeats'>

/** The number of a player's bets on each play, by the key of the play. */
export type PlaysUsed = ReadonlyMap<string, number>

/** Returns a key that identifies a play ([J1]). */
export const playKey = ({ eventType, betType, threshold }: Play): string => `${betType} ${threshold} ${eventType}`

/** Returns how often one player may make the same play in a lobby ([J2], [J3]). */
function usesAllowed({ gameMode, maxPlayRepeats }: ModeSettings): number {
  if (gameMode === 'classic') return Number.POSITIVE_INFINITY
  return gameMode === 'bettle-chips' ? 1 : 1 + maxPlayRepeats
}

/** Returns true if the game mode limits how often a play may be used. A classic game has no such limit. */
export const countsPlays = (settings: ModeSettings): boolean => usesAllowed(settings) < Number.POSITIVE_INFINITY

/** Returns how often a player may still make a play that they have made `used` times. */
export const usesLeft = (settings: ModeSettings, used: number): number => Math.max(0, usesAllowed(settings) - used)

/** Counts how often these bets use each play, whatever their outcome ([J4]). */
export function playsUsed(bets: readonly Play[]): PlaysUsed {
  const used = new Map<string, number>()
  for (const bet of bets) used.set(playKey(bet), (used.get(playKey(bet)) ?? 0) + 1)
  return used
}

/** Returns true if the player may still make at least one of the offered plays ([J5]). */
export const hasPlayLeft = (settings: ModeSettings, offered: readonly Play[], used: PlaysUsed): boolean =>
  offered.some((play) => usesLeft(settings, used.get(playKey(play)) ?? 0) > 0)
