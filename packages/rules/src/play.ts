import type { BetType } from './bet.ts'
import type { GameSettings } from './settings.ts'

/** What one bets on, whatever the round, the price and the option it was offered as ([J1]). */
export interface Play {
  readonly eventType: string
  readonly betType: BetType
  readonly threshold: number
}

export type ModeSettings = Pick<GameSettings, 'gameMode' | 'maxPlayRepeats'>

/** How often each play was made, by its key. */
export type PlaysUsed = ReadonlyMap<string, number>

/** The same for the same play, and for no other ([J1]). */
export const playKey = ({ eventType, betType, threshold }: Play): string => `${betType} ${threshold} ${eventType}`

/** How often one player may make the same play in a lobby ([J2], [J3]). */
function usesAllowed({ gameMode, maxPlayRepeats }: ModeSettings): number {
  if (gameMode === 'classic') return Number.POSITIVE_INFINITY
  return gameMode === 'bettle-chips' ? 1 : 1 + maxPlayRepeats
}

/** Whether there is anything to count: in a classic game there is not. */
export const countsPlays = (settings: ModeSettings): boolean => usesAllowed(settings) < Number.POSITIVE_INFINITY

/** How often a player may still make a play that they have made so many times. */
export const usesLeft = (settings: ModeSettings, used: number): number => Math.max(0, usesAllowed(settings) - used)

/** How often each play stands among these bets, however they came out ([J4]). */
export function playsUsed(bets: readonly Play[]): PlaysUsed {
  const used = new Map<string, number>()
  for (const bet of bets) used.set(playKey(bet), (used.get(playKey(bet)) ?? 0) + 1)
  return used
}

/** Whether any of these plays is still open to a player ([J5]). */
export const hasPlayLeft = (settings: ModeSettings, offered: readonly Play[], used: PlaysUsed): boolean =>
  offered.some((play) => usesLeft(settings, used.get(playKey(play)) ?? 0) > 0)
