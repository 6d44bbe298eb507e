import { cleanLine } from './clean-text.ts'

/** User-perceived characters: an emoji of several parts is one. */
export const USERNAME_MAX = 20
/** So that twenty characters of many parts each stay a name. */
const USERNAME_MAX_CODE_POINTS = 100

/** Asks for the colourful form of a sign, and says nothing else. */
const EMOJI_FORM = /\uFE0F/g
const MARKS = /^[\p{M}\s]+$/u
const UNASSIGNED = /\p{Cn}/u
const LATIN = /\p{Script=Latin}/u
/** What may stand beside Latin letters: figures, signs and emoji, and the scripts of East Asia, which are written together with them. */
const NOT_BESIDE_LATIN =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A username in the one form it is kept in: NFKC, single blanks ([A13]). */
export function plainUsername(given: string): string {
  return given.normalize('NFKC').replace(EMOJI_FORM, '').trim().replace(/\s+/g, ' ')
}

/** How long a person takes a username to be. */
export function usernameLength(given: string): number {
  return charactersOf(plainUsername(given)).length
}

/** Whether a username is marks without a letter that carries them. */
export function isOnlyMarks(given: string): boolean {
  return MARKS.test(plainUsername(given))
}

/** Whether nothing in a username is invisible, and no letter carries a tower of marks. */
export function isUsernameSeen(given: string): boolean {
  const username = plainUsername(given)
  return (cleanLine(username) === username || isOnlyMarks(username)) && !UNASSIGNED.test(username)
}

export function isUsernameTooLong(given: string): boolean {
  return usernameLength(given) > USERNAME_MAX || Array.from(plainUsername(given)).length > USERNAME_MAX_CODE_POINTS
}

/** The first characters of a username, as many as there is room for beside a suffix. */
export function shortUsername(username: string, room = USERNAME_MAX): string {
  let short = ''
  for (const character of charactersOf(username).slice(0, room)) {
    if (Array.from(short + character).length > USERNAME_MAX_CODE_POINTS) break
    short += character
  }
  return short
}

/** Whether Latin letters stand beside those of a script that they are not written with: such a name is made to look like another. */
export function mixesScripts(text: string): boolean {
  return LATIN.test(text) && NOT_BESIDE_LATIN.test(text)
}

let segmenter: Intl.Segmenter | undefined

function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
