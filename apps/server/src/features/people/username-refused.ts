import { GameError } from '@bettle/contract'

/** Why a username is not to be had, said at its field ([A13]). */
export function usernameRefused(message: string): GameError {
  return new GameError('username-taken', { message, issues: [{ path: 'username', message }] })
}
