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

interface StoredReminder {
  readonly account_id: string
  readonly key: string
  readonly parameters: Reminder
}

/**
 * Returns the message of a reminder as it is true now; undefined if its user does not need it any more. It names no bet
 * and no figure of another player ([RE8]).
 */
export async function reminderMessage(
  ctx: Context,
  { account_id, key, parameters }: StoredReminder,
  language: Language,
): Promise<ReminderMessage | undefined> {
  const userId = account_id as UserId
  switch (parameters.kind) {
    case 'closing':
      return closingMessage(ctx, userId, parameters, key, language)
    case 'starts':
      return startMessage(ctx, userId, parameters, language)
    case 'invited':
      return invitedMessage(ctx, userId, parameters, language)
    case 'result':
      return 'competitionId' in parameters
        ? stageMessage(ctx, userId, parameters, language)
        : resultMessage(ctx, userId, parameters, language)
  }
}
