import { GameError, USERNAME_TOO_LONG } from '@bettle/contract'
import { isUsernameSeen, isUsernameTooLong, mixesScripts, passesForHouse, plainUsername } from '@bettle/rules'
import { usernameRefused } from './username-refused.ts'

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const TWO_ALPHABETS = 'This username mixes two alphabets. Please use letters of one alphabet only.'

/** Reads a username in its stored form; refuses a misleading one ([A13]). */
export function readUsername(given: string): string {
  const username = plainUsername(given)
  if (!isUsernameSeen(username)) throw refused('Please use visible characters in a username')
  if (!VISIBLE.test(username)) throw refused('Please provide a username')
  if (isUsernameTooLong(username)) throw refused(USERNAME_TOO_LONG)
  if (passesForHouse(username)) throw usernameRefused('This name is kept for Bettle itself.')
  if (mixesScripts(username)) throw usernameRefused(TWO_ALPHABETS)
  return username
}

function refused(message: string): GameError {
  return new GameError('invalid-request', { message, issues: [{ path: 'username', message }] })
}
