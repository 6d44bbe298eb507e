/** A player of a lobby as they were when betting on the round closed, and as they are now. */
export interface InactivityCandidate {
  readonly userId: string
  readonly placed: boolean
  readonly chipsNow: number
  /** What everyone else takes them to have, with what lies hidden on rounds to come ([V3]); left out where nothing does. */
  readonly chipsSeen?: number
  readonly chipsAtClose: number
  /** At least one option permitted to them was offered and not suspended. */
  readonly optionOpenAtClose: boolean
  /** Rounds sat out in a row before this one. */
  readonly inactiveRounds: number
}

export interface InactivitySettings {
  readonly inactivityPenalty: number
  readonly minBetAmount: number
  readonly autoKickInactive: boolean
}

/** What the end of a round means for a player who plays: a penalty, or an end to their row of rounds sat out. */
export interface Penalty {
  readonly userId: string
  /** Could have bet and did not. */
  readonly penalised: boolean
  readonly amount: number
  /** What the others are told it costs: it must not tell them of a hidden stake. */
  readonly told: number
  readonly inactiveRounds: number
  readonly kicked: boolean
}

/** What a round sat out costs where the host says nothing else; the list of lobbies names a penalty only where it is another. */
export const USUAL_PENALTY = 5

/** The settings a lobby is played by: in a practice match a round sat out costs nothing, whatever they say ([I5]). */
export function settingsPlayed<S extends Pick<InactivitySettings, 'inactivityPenalty'>>(
  settings: S,
  { isPractice }: { readonly isPractice: boolean },
): S {
  return isPractice ? { ...settings, inactivityPenalty: 0 } : settings
}

/** After this many rounds sat out in a row the seat is gone for good ([I4]). */
export const KICK_AFTER = 3

/** Whether a player could have bet on the round ([I1]). */
export function couldHaveBet(candidate: InactivityCandidate, settings: InactivitySettings): boolean {
  return candidate.chipsAtClose >= settings.minBetAmount && candidate.optionOpenAtClose
}

/**
 * Who sat the round out, and what it costs: never more than they have, nothing from a balance at or below zero ([I2]). It
 * is told as it would be without what they have staked on rounds to come: less would tell of it. A
 * round one could not bet on neither counts nor breaks the row.
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
