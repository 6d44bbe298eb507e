import type { GameSettingsGiven } from '@bettle/contract'

/**
 * How a bot plays: careful stakes little, bold often stakes all, moody skips rounds, idle never bets, and pushy also
 * tries what is refused.
 */
export type Style = 'careful' | 'bold' | 'moody' | 'idle' | 'pushy'

export interface LobbyInCast {
  readonly name: string
  readonly settings: GameSettingsGiven
  readonly styles: readonly Style[]
  /** A player who joins after this many match minutes of half 1. */
  readonly latecomer?: { readonly style: Style; readonly minute: number }
  /** When the lobby's second player leaves and returns, in minutes of half 1. */
  readonly leaver?: { readonly leaves: number; readonly returns: number; readonly seatTaken: boolean }
}

/** Forty players in five lobbies with different settings. */
export const CAST: readonly LobbyInCast[] = [
  {
    name: 'default',
    settings: {},
    styles: ['careful', 'moody', 'bold', 'idle', 'pushy', 'careful', 'moody', 'bold'],
    leaver: { leaves: 14, returns: 37, seatTaken: false },
  },
  {
    name: 'blind',
    settings: { showCompetitorBets: false, startingChips: 50, inactivityPenalty: 20, cardCooldownTime: 1 },
    styles: ['careful', 'bold', 'moody', 'careful', 'pushy', 'moody', 'bold'],
    latecomer: { style: 'careful', minute: 33 },
  },
  {
    name: 'sevens',
    settings: { roundDuration: 7, bettingTimeLimit: 5, inactivityPenalty: 3 },
    styles: ['careful', 'bold', 'moody', 'careful', 'pushy', 'idle', 'bold'],
    latecomer: { style: 'moody', minute: 18.5 },
  },
  {
    name: 'late betting',
    settings: {
      allowLateBetting: true,
      minBetAmount: 3,
      maxBetAmount: 25,
      startingChips: 60,
      inactivityPenalty: 9,
      cardEffectStrength: 2.3,
      cardCooldownTime: 2,
    },
    styles: ['bold', 'bold', 'moody', 'careful', 'pushy', 'bold', 'moody', 'bold'],
  },
  {
    name: 'auto-kick',
    settings: {
      autoKickInactive: true,
      maxPlayers: 7,
      minBetAmount: 5,
      maxBetAmount: 40,
      bettingTimeLimit: 6,
      breakDuration: 3,
      inactivityPenalty: 8,
    },
    styles: ['careful', 'careful', 'moody', 'idle', 'moody', 'bold', 'pushy'],
    latecomer: { style: 'careful', minute: 24 },
    leaver: { leaves: 23, returns: 27, seatTaken: true },
  },
]
