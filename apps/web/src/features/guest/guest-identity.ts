import { newRequestId } from '../../api/new-request-id.ts'

const KEY = 'bettle.guest-seat'

/**
 * A secret of this browser, by which the server finds a guest's seat again after a lost response or an ended session.
 * The secret outlives the session.
 */
export const seatKey = {
  get(): string {
    const kept = localStorage.getItem(KEY)
    if (kept) return kept
    const made = newRequestId()
    localStorage.setItem(KEY, made)
    return made
  },
  /** Returns the secret if this browser has asked for a seat before. */
  kept: (): string | undefined => localStorage.getItem(KEY) ?? undefined,
}

/**
 * Returns whether the server gave this name to the guest of a trial game. Guests who joined by a link chose their name
 * themselves [G1].
 */
export const isTrialName = (username: string): boolean => /^Guest \d+$/.test(username)
