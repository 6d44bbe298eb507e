import { randomInt } from 'node:crypto'
import { USERNAME_MAX } from '@bettle/contract'
import { likenessOf, passesForHouse } from '@bettle/rules'

/** Usernames are unique without regard to case and to letters that look alike ([A13]). */
export const usernameKey = likenessOf

/** A person's name as a username: its letters and digits, at most 20 characters. */
export function usernameFrom(name: string): string {
  const letters = name.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '')
  const username = shorten(letters, USERNAME_MAX)
  return username === '' || passesForHouse(username) ? 'Player' : username
}

/** What to try, in this order, when others have the same name: Ana, Ana2 … Ana9, then a number nobody is likely to have. */
export function usernameCandidates(name: string): string[] {
  const username = usernameFrom(name)
  const suffixes = [2, 3, 4, 5, 6, 7, 8, 9, randomInt(10, 1000), randomInt(1000, 1_000_000), randomInt(1e6, 1e9)]
  return [username, ...suffixes.map((suffix) => shorten(username, USERNAME_MAX - `${suffix}`.length) + suffix)]
}

/** Cut between characters, never inside one. */
function shorten(text: string, max: number): string {
  let short = ''
  for (const character of text) {
    if (short.length + character.length > max) break
    short += character
  }
  return short
}
