interface OfGame {
  readonly lobbyId: string
  /** The name of the lobby in the address of its page: its code or, in a competition, its id. */
  readonly address: string
  readonly home: string
  readonly away: string
}

export interface ClosingReminder extends OfGame {
  readonly kind: 'closing'
  readonly roundNumber: number
}

export interface StartReminder extends OfGame {
  readonly kind: 'starts'
  readonly matchId: string
  /** The planned start that the reminder is about (ms). */
  readonly startsAt: number
}

export interface ResultReminder extends OfGame {
  readonly kind: 'result'
}

/** The end of a stage of a competition for one entry. */
export interface StageReminder {
  readonly kind: 'result'
  readonly competitionId: string
  readonly outcome: StageOutcome
  /** The key of the notice with the same outcome. */
  readonly notice: string
}

/** The outcomes of a stage that are the result of an entry. */
export const STAGE_OUTCOMES = ['advanced', 'eliminated', 'champion', 'promoted', 'relegated'] as const
export type StageOutcome = (typeof STAGE_OUTCOMES)[number]

export interface InvitedReminder extends OfGame {
  readonly kind: 'invited'
  /** The finished lobby after which the user is invited; null for an evening of a circle. */
  readonly after: string | null
}

/**
 * A reminder as it is stored: its kind, and what its text is about. It holds no name of a user and no figure, because
 * both are read when it is sent.
 */
export type Reminder = ClosingReminder | StartReminder | ResultReminder | StageReminder | InvitedReminder

/** Returns the page that a reminder opens. */
export function reminderPath(reminder: Reminder): string {
  if ('competitionId' in reminder) return `/compete/${reminder.competitionId}`
  return reminder.kind === 'invited' ? `/join/${reminder.address}` : `/game/${reminder.address}`
}

/** Returns the tag of a push. A device shows only the newest push of a tag. */
export function reminderTag(reminder: Reminder): string {
  return reminder.kind === 'invited' ? `invited ${reminder.after ?? reminder.lobbyId}` : reminder.kind
}
