/** A player with the facts from the time when betting on the round closed, and the current balance. */
export interface InactivityCandidate {
  readonly userId: string
  readonly placed: boolean
  readonly chipsNow: number
  /** The chips that other members see, which include hidden stakes on rounds to come ([V3]); left out if the player has none. */
  readonly chipsSeen?: number
  readonly chipsAtClose: number
  /** True if at least one option that this player was allowed to bet on was offered and not suspended. */
  readonly optionOpenAtClose: boolean
  /** Rounds that the player sat out in a row before this one. */
  readonly inactiveRounds: number
}

export interface InactivitySettings {
  readonly inactivityPenalty: number
  readonly minBetAmount: number
  readonly autoKickInactive: boolean
}

/** The effect of a round's end on a player: a penalty, or a new start of their row of rounds sat out. */
export interface Penalty {
  readonly userId: string
  /** True if the player could have bet and did not. */
  readonly penalised: boolean
  readonly amount: number
  /** The penalty that other members see. It must not reveal a hidden stake. */
  readonly told: number
  readonly inactiveRounds: number
  readonly kicked: boolean
}

/** The default penalty for a round sat out. The list of lobbies names a penalty only if it differs. */
export const USUAL_PENALTY = 5

/** Returns the settings that a lobby plays by. In a practice match a round sat out costs nothing, whatever the settings say ([I5]). */
export function settingsPlayed<S extends Pick<InactivitySettings, 'inactivityPenalty'>>(
  settings: S,
  { isPractice }: { readonly isPractice: boolean },
): S {
  return isPractice ? { ...settings, inactivityPenalty: 0 } : settings
}

/** A player who sits out this many rounds in a row loses the seat for good ([I4]). */
export const KICK_AFTER = 3

/** True if the player could have bet on the round ([I1]). */
export function couldHaveBet(candidate: InactivityCandidate, settings: InactivitySettings): boolean {
  return candidate.chipsAtClose >= settings.minBetAmount && candidate.optionOpenAtClose
}

/**
 * Returns the players who sat the round out and their penalties. A penalty never exceeds the chips and is 0 for a balance at or
 * below zero ([I2]). Other members see the penalty without the effect of stakes on rounds to come, because a lower one would reveal them. A round that
 * a player could not bet on neither counts nor breaks their row.
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
