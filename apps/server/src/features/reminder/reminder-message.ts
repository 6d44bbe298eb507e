import type { Language, UserId } from '@bettle/contract'
import type { Reminder } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { closingMessage } from './remind-closing.ts'
import { invitedMessage } from './remind-invited.ts'
import { resultMessage, stageMessage } from './remind-result.ts'
import { startMessage } from './remind-starts.ts'

export interface ReminderMessage {
  readonly title: string
  readonly body: string
}

/** The reader of a message. */
export interface MessageReader {
  readonly language: Language
  readonly shown: ShownName
}

/** Returns a name that a user chose in the form in which the message shows it. */
export type ShownName = (name: string) => string

interface StoredReminder {
  readonly account_id: string
  readonly key: string
  readonly parameters: Reminder
}

/**
 * Returns the message of a reminder as it is true now; undefined if its user does not need it any more. It names no bet
 * and no figure of another player ([RE8]).
 * @param shown the form of the names of users, teams and competitions
 */
export async function reminderMessage(
  ctx: Context,
  { account_id, key, parameters }: StoredReminder,
  language: Language,
  shown: ShownName = (name) => name,
): Promise<ReminderMessage | undefined> {
  const userId = account_id as UserId
  const to = { language, shown }
  switch (parameters.kind) {
    case 'closing':
      return closingMessage(ctx, userId, parameters, key, to)
    case 'starts':
      return startMessage(ctx, userId, parameters, to)
    case 'invited':
      return invitedMessage(ctx, userId, parameters, to)
    case 'result':
      return 'competitionId' in parameters
        ? stageMessage(ctx, userId, parameters, to)
        : resultMessage(ctx, userId, parameters, to)
  }
}
