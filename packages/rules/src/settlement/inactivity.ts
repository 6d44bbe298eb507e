/** A player, with the facts from the time when betting on the round closed and with the current balance. */
export interface InactivityCandidate {
  readonly userId: string
  readonly placed: boolean
  readonly chipsNow: number
  /**
   * The player's chips as other members see them, including hidden stakes on rounds to come ([V3]). Left out if the
   * player has no hidden stake.
   */
  readonly chipsSeen?: number
  readonly chipsAtClose: number
  /**
   * True if at least one option that this player was allowed to bet on was offered and not suspended when betting
   * closed.
   */
  readonly optionOpenAtClose: boolean
  /** Number of rounds that the player sat out in a row before this round. */
  readonly inactiveRounds: number
}

export interface InactivitySettings {
  readonly inactivityPenalty: number
  readonly minBetAmount: number
  readonly autoKickInactive: boolean
}

/** The effect of a round's end on a player: a penalty, or the restart of the player's row of rounds sat out. */
export interface Penalty {
  readonly userId: string
  /** True if the player could have bet on the round and did not. */
  readonly penalised: boolean
  readonly amount: number
  /** The penalty as other members see it. This amount must not reveal a hidden stake. */
  readonly told: number
  readonly inactiveRounds: number
  readonly kicked: boolean
}

/** The default penalty for a round sat out. Clients show a lobby's penalty only if it differs from this default. */
export const USUAL_PENALTY = 5

/**
 * Returns the settings that apply in a lobby. In a practice match a round sat out costs nothing, whatever the lobby's
 * settings say ([I5]).
 */
export function settingsPlayed<S extends Pick<InactivitySettings, 'inactivityPenalty'>>(
  settings: S,
  { isPractice }: { readonly isPractice: boolean },
): S {
  return isPractice ? { ...settings, inactivityPenalty: 0 } : settings
}

/** A player who sits out this many rounds in a row loses the seat for good ([I4]). */
export const KICK_AFTER = 3

/** Returns true if the player could have bet on the round ([I1]). */
export function couldHaveBet(candidate: InactivityCandidate, settings: InactivitySettings): boolean {
  return candidate.chipsAtClose >= settings.minBetAmount && candidate.optionOpenAtClose
}

/**
 * Returns a penalty for each player who sat the round out, and a new count of 0 for each player who bet after rounds
 * sat out. A penalty never exceeds the player's chips, and is 0 for a balance at or below zero ([I2]). Other members
 * see the penalty without the effect of stakes on rounds to come, because a lower penalty would reveal such a stake. A
 * round that a player could not bet on changes nothing for the player.
 */
export function inactivityPenalties(
  candidates: readonly InactivityCandidate[],
  settings: InactivitySettings,
): Penalty[] {
  return candidates.flatMap((candidate): Penalty[] => {
    const { userId, placed, chipsNow, chipsSeen = chipsNow } = candidate
    if (placed) {
      return candidate.inactiveRounds === 0
        ? []
        : [{ userId, penalised: false, amount: 0, told: 0, inactiveRounds: 0, kicked: false }]
    }
    if (!couldHaveBet(candidate, settings)) return []
    const inactiveRounds = candidate.inactiveRounds + 1
    const from = (chips: number) => Math.max(0, Math.min(settings.inactivityPenalty, chips))
    const amount = from(chipsNow)
    return [
      {
        userId,
        penalised: true,
        amount,
        told: Math.max(amount, from(chipsSeen)),
        inactiveRounds,
        kicked: settings.autoKickInactive && inactiveRounds >= KICK_AFTER,
      },
    ]
  })
}
