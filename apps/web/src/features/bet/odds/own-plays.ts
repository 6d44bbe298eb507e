import type { Lobby, Odds } from '@bettle/contract'
import { hasPlayLeft, type Play, playKey, playsUsed, usesLeft } from '@bettle/rules'
import type { CountedPlays } from './use-own-plays.ts'

/** Returns the plays that the lobby's game mode still allows the player, given their own bets [J6]. */
export function ownPlays({ bets, odds, gameSettings }: Pick<Lobby, 'bets' | 'odds' | 'gameSettings'>): CountedPlays {
  const used = playsUsed(bets.map((bet) => bet.odds))
  const timesUsed = (option: Play) => used.get(playKey(option)) ?? 0
  const offered = odds.filter(({ retired }: Odds) => !retired)
  return {
    isUsedUp: (option) => usesLeft(gameSettings, timesUsed(option)) === 0,
    left: (option) => (timesUsed(option) > 0 ? usesLeft(gameSettings, timesUsed(option)) : undefined),
    usedIn: (option) =>
      bets
        .filter((bet) => playKey(bet.odds) === playKey(option))
        .map(({ matchRound }) => matchRound.roundNumber)
        .sort((a, b) => a - b),
    isOut: offered.length > 0 && !hasPlayLeft(gameSettings, offered, used),
  }
}
