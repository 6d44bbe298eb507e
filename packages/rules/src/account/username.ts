import { cleanLine } from '../text/clean-text.ts'

/** The longest username, in characters as a reader counts them: an emoji of several parts is one character. */
export const USERNAME_MAX = 20
/**
 * The longest username in code points. It limits usernames of twenty characters that consist of many code points each.
 */
const USERNAME_MAX_CODE_POINTS = 100

/** This character selects the colour form of the emoji before it and has no other meaning. */
const EMOJI_FORM = /\uFE0F/g
const MARKS = /^[\p{M}\s]+$/u
const UNASSIGNED = /\p{Cn}/u
const LATIN = /\p{Script=Latin}/u
/**
 * The scripts whose characters may not appear beside Latin letters. Digits, signs, emoji and the scripts of East Asia
 * may, because people write them together with Latin letters.
 */
const NOT_BESIDE_LATIN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Returns the stored form of a username: NFKC, with single blanks and without emoji form selectors ([A13]). */
export function plainUsername(given: string): string {
  return given.normalize('NFKC').replace(EMOJI_FORM, '').trim().replace(/\s+/g, ' ')
}

/** Returns the length of a username as a reader counts it. */
export function usernameLength(given: string): number {
  return charactersOf(plainUsername(given)).length
}

/** Returns true if a username consists of marks without a letter that carries them. */
export function isOnlyMarks(given: string): boolean {
  return MARKS.test(plainUsername(given))
}

/**
 * Returns true if a username has no invisible or unassigned characters and no letter with too many marks. A username
 * that consists only of marks passes this check.
 */
export function isUsernameSeen(given: string): boolean {
  const username = plainUsername(given)
  return (cleanLine(username) === username || isOnlyMarks(username)) && !UNASSIGNED.test(username)
}

export function isUsernameTooLong(given: string): boolean {
  return usernameLength(given) > USERNAME_MAX || Array.from(plainUsername(given)).length > USERNAME_MAX_CODE_POINTS
}

/**
 * Returns the first characters of a username, at most `room` of them, so that a suffix fits behind them. The result
 * also keeps the limit of code points.
 */
export function shortUsername(username: string, room = USERNAME_MAX): string {
  let short = ''
  for (const character of charactersOf(username).slice(0, room)) {
    if (Array.from(short + character).length > USERNAME_MAX_CODE_POINTS) break
    short += character
  }
  return short
}

/**
 * Returns true if Latin letters appear beside letters of a script that people do not write together with Latin. Such a
 * username may imitate another one.
 */
export function mixesScripts(text: string): boolean {
  return LATIN.test(text) && NOT_BESIDE_LATIN.test(text)
}

let segmenter: Intl.Segmenter | undefined

/**
 * Returns the characters as a reader sees them. Some browsers cannot find them: there, a form gets too few characters
 * rather than too many, and the server counts them [A13].
 */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text).slice(0, USERNAME_MAX)
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
