import { randomInt } from 'node:crypto'
import { GameError, USERNAME_TOO_LONG, type UserId } from '@bettle/contract'
import {
  cleanLine,
  isUsernameSeen,
  isUsernameTooLong,
  likenessOf,
  mixesScripts,
  passesForHouse,
  plainUsername,
  shortUsername,
  USERNAME_MAX,
} from '@bettle/rules'
import type { Reader, Tx } from '../../db/schema.ts'
import { readName } from './read-name.ts'

/** Usernames are unique without regard to case and look-alike letters ([A13]). */
export const usernameKey = likenessOf

/**
 * Makes a username from a name: its letters and digits, at most 20 characters. If the name mixes scripts, it takes only
 * the Latin letters.
 */
function usernameFrom(name: string): string {
  const letters = name.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}_.\u200C-\u200D-]/gu, '')
  const ofOneScript = mixesScripts(letters) ? letters.replace(/[^\p{Script=Latin}\p{N}_.-]/gu, '') : letters
  const username = shortUsername(cleanLine(ofOneScript))
  return username === '' || passesForHouse(username) ? 'Player' : username
}

/** Returns usernames in the order in which they are tried: Ana, Ana2 … Ana9, then Ana with three random numbers. */
export function usernameCandidates(name: string): string[] {
  const username = usernameFrom(name)
  const suffixes = [2, 3, 4, 5, 6, 7, 8, 9, randomInt(10, 1000), randomInt(1000, 1_000_000), randomInt(1e6, 1e9)]
  return [username, ...suffixes.map((suffix) => shortUsername(username, USERNAME_MAX - `${suffix}`.length) + suffix)]
}

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const TWO_ALPHABETS = 'This username mixes two alphabets. Please use letters of one alphabet only.'

/** Reads a username in its stored form; refuses a misleading one ([A13]). */
export function readUsername(given: string): string {
  const username = plainUsername(given)
  if (!isUsernameSeen(username)) throw refused('Please use visible characters in a username')
  if (!VISIBLE.test(username)) throw refused('Please provide a username')
  if (isUsernameTooLong(username)) throw refused(USERNAME_TOO_LONG)
  if (passesForHouse(username)) throw usernameRefused('This username is reserved for Bettle. Choose another username.')
  if (mixesScripts(username)) throw usernameRefused(TWO_ALPHABETS)
  return username
}

function refused(message: string): GameError {
  return new GameError('invalid-request', { message, issues: [{ path: 'username', message }] })
}

/** A free username made from a name ([A1]). */
export async function suggestUsername(reader: Reader, name: string): Promise<string> {
  const candidates = usernameCandidates(readName(name))
  const taken = await reader
    .selectFrom('account')
    .select('username_key')
    .where('username_key', 'in', candidates.map(usernameKey))
    .execute()
  const keys = new Set(taken.map(({ username_key }) => username_key))
  return candidates.find((username) => !keys.has(usernameKey(username))) ?? candidates.at(-1) ?? 'Player'
}

/** Says that a chosen username or a look-alike is taken, and suggests a free one ([A13]). */
export async function takenMessage(reader: Reader, username: string): Promise<string> {
  const holder = await reader
    .selectFrom('account')
    .select('username')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  const isSame = holder === undefined || holder.username.toLowerCase() === username.toLowerCase()
  const why = isSame ? 'This username is taken.' : 'This username looks too much like another player’s.'
  return `${why} ${await suggestUsername(reader, username)} is free.`
}

/** The new username of an account: the chosen one, or one made from the name. Refuses a taken one. */
export async function freeUsername(
  tx: Tx,
  userId: UserId,
  chosen: string | undefined,
  name: string,
): Promise<{ username: string; username_key: string }> {
  const candidates = chosen === undefined ? usernameCandidates(name) : [chosen]
  const taken = await tx
    .selectFrom('account')
    .select('username_key')
    .where('username_key', 'in', candidates.map(usernameKey))
    .where('id', '<>', userId)
    .execute()
  const takenKeys = new Set(taken.map(({ username_key }) => username_key))
  const username = candidates.find((candidate) => !takenKeys.has(usernameKey(candidate)))
  if (username === undefined) throw usernameRefused(await takenMessage(tx, chosen ?? name))
  return { username, username_key: usernameKey(username) }
}

/** A refusal of a username, shown at its field ([A13]). */
export function usernameRefused(message: string): GameError {
  return new GameError('username-taken', { message, issues: [{ path: 'username', message }] })
}
