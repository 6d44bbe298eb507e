import { randomInt } from 'node:crypto'
import { GameError, type Said, sentence, type UserId } from '@bettle/contract'
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

/** Reads a username in its stored form; refuses a misleading one ([A13]). */
export function readUsername(given: string): string {
  const username = plainUsername(given)
  if (!isUsernameSeen(username)) throw refused(sentence('username-invisible'))
  if (!VISIBLE.test(username)) throw refused(sentence('username-missing'))
  if (isUsernameTooLong(username)) throw refused(sentence('username-too-long'))
  if (passesForHouse(username)) throw usernameRefused(sentence('username-reserved'))
  if (mixesScripts(username)) throw usernameRefused(sentence('username-two-alphabets'))
  return username
}

function refused(said: Said): GameError {
  return new GameError('invalid-request', { ...said, issues: [{ path: 'username', ...said }] })
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
export async function sayTaken(reader: Reader, username: string): Promise<Said> {
  const holder = await reader
    .selectFrom('account')
    .select('username')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  const isSame = holder === undefined || holder.username.toLowerCase() === username.toLowerCase()
  const name = await suggestUsername(reader, username)
  return sentence(isSame ? 'username-taken-other-free' : 'username-alike-other-free', { name })
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
  if (username === undefined) throw usernameRefused(await sayTaken(tx, chosen ?? name))
  return { username, username_key: usernameKey(username) }
}

/** A refusal of a username, shown at its field ([A13]). */
export function usernameRefused(said: Said): GameError {
  return new GameError('username-taken', { ...said, issues: [{ path: 'username', ...said }] })
}
