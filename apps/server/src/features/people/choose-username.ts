import { randomInt } from 'node:crypto'
import { cleanLine, likenessOf, mixesScripts, passesForHouse, shortUsername, USERNAME_MAX } from '@bettle/rules'

/** Usernames are unique without regard to case and look-alike letters ([A13]). */
export const usernameKey = likenessOf

/**
 * Makes a username from a name: its letters and digits, at most 20 characters. Of two scripts it takes the Latin
 * letters.
 */
export function usernameFrom(name: string): string {
  const letters = name.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}_.\u200C-\u200D-]/gu, '')
  const ofOneScript = mixesScripts(letters) ? letters.replace(/[^\p{Script=Latin}\p{N}_.-]/gu, '') : letters
  const username = shortUsername(cleanLine(ofOneScript))
  return username === '' || passesForHouse(username) ? 'Player' : username
}

/** Candidates in this order if the name is taken: Ana, Ana2 … Ana9, then a large random number. */
export function usernameCandidates(name: string): string[] {
  const username = usernameFrom(name)
  const suffixes = [2, 3, 4, 5, 6, 7, 8, 9, randomInt(10, 1000), randomInt(1000, 1_000_000), randomInt(1e6, 1e9)]
  return [username, ...suffixes.map((suffix) => shortUsername(username, USERNAME_MAX - `${suffix}`.length) + suffix)]
}
