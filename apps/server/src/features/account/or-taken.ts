import { type ErrorCode, GameError } from '@bettle/contract'
import { violatedConstraint } from '../../db/violated-constraint.ts'

const TAKEN: Readonly<Record<string, ErrorCode>> = {
  account_username_key_key: 'username-taken',
  account_email_key_key: 'email-taken',
  account_selected_avatar_fkey: 'not-found',
}

/**
 * Turns the database's constraint errors into refusals. Only the database detects two users who request the same name
 * at the same moment, or an avatar that is deleted meanwhile.
 */
export async function orTaken<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    const code = TAKEN[violatedConstraint(error) ?? '']
    throw code === undefined ? error : new GameError(code)
  }
}
