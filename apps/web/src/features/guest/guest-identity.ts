import { newRequestId } from '../../api/new-request-id.ts'

const KEY = 'bettle.guest-seat'

/**
 * A secret of this browser, by which the server finds a guest's seat again after a lost reply or an ended session. It
 * outlives the session.
 */
export const seatKey = {
  get(): string {
    const kept = localStorage.getItem(KEY)
    if (kept) return kept
    const made = newRequestId()
    localStorage.setItem(KEY, made)
    return made
  },
  /** The next seat is that of another guest. */
  forget(): void {
    localStorage.removeItem(KEY)
  },
}

/** True for the name that the server gives to the guest of a trial game. Guests with a seat by link chose a name [G1]. */
export const isTrialName = (username: string): boolean => /^Guest \d+$/.test(username)
