import { GameError } from '@bettle/contract'

/** A refusal of a username, shown at its field ([A13]). */
export function usernameRefused(message: string): GameError {
  return new GameError('username-taken', { message, issues: [{ path: 'username', message }] })
}
