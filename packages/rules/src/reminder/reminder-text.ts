/** A reminder as it is stored: its kind, and the parameters of its text. */
export interface Reminder {
  readonly kind: 'closing'
  readonly lobbyId: string
  /** The name of the lobby in the address of its page: its code or, in a competition, its id. */
  readonly address: string
  readonly home: string
  readonly away: string
  readonly roundNumber: number
}

export interface ReminderText {
  readonly title: string
  readonly body: string
}

/** Returns the text of a reminder. It names no bet and no number of another player ([RE8]). */
export function reminderText({ home, away, roundNumber }: Reminder): ReminderText {
  return {
    title: 'Betting closes in a minute',
    body: `You have not bet on round ${roundNumber} of ${home} – ${away}.`,
  }
}

/** Returns the page that a reminder opens. */
export const reminderPath = ({ address }: Reminder): string => `/game/${address}`
