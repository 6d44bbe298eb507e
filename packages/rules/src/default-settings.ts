/** What a host decides about a lobby; minutes are of match time. */
export interface GameSettings {
  readonly maxPlayers: number
  readonly startingChips: number
  readonly isPrivate: boolean
  readonly allowSpectators: boolean
  readonly allowChatting: boolean
  readonly showCompetitorBets: boolean
  readonly minBetAmount: number
  readonly maxBetAmount: number
  readonly bettingTimeLimit: number
  readonly inactivityPenalty: number
  readonly allowLateBetting: boolean
  readonly autoKickInactive: boolean
  readonly roundDuration: number
  readonly breakDuration: number
}

/** What a host gets who changes nothing ([M1]). */
export const DEFAULT_SETTINGS: GameSettings = {
  maxPlayers: 8,
  startingChips: 100,
  isPrivate: false,
  allowSpectators: true,
  allowChatting: true,
  showCompetitorBets: true,
  minBetAmount: 1,
  maxBetAmount: 100,
  bettingTimeLimit: 8,
  inactivityPenalty: 5,
  allowLateBetting: false,
  autoKickInactive: false,
  roundDuration: 10,
  breakDuration: 2,
}
