export const ZWNJ = '\u200C'
export const ZWJ = '\u200D'

/** Cursive scripts, whose letters connect to their neighbours. */
const CURSIVE = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Adlam}]/u
const LETTER = /\p{L}/u
const MARK = /\p{M}/u
/**
 * Letters that never connect to the next letter, so that a joiner after them has no visible effect (Joining_Type R or
 * U).
 */
const JOINS_NO_NEXT =
  /[\u0621-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0710\u0715-\u0719\u071E\u0728\u072A\u072C\u072F\u074D\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779\u08AA-\u08AC\u08AE\u08B1\u08B2\u08B9]/
/**
 * Signs that remove the vowel of a consonant. Next to such a sign a joiner chooses the form of a cluster
 * (Canonical_Combining_Class 9).
 */
const VIRAMA =
  /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0F84\u1039\u103A\u1714\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\uA806\uA8C4\uA953\uA9C0\uAAF6\uABED\u{11046}\u{1107F}\u{110B9}\u{11133}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{11442}\u{114C2}\u{115BF}\u{1163F}\u{116B6}\u{1172B}\u{11839}\u{1193D}\u{119E0}]/u
const PICTURE = /\p{Extended_Pictographic}/u
const SKIN_TONE = /\p{Emoji_Modifier}/u
const FIRST_EMOJI_OF_ZWJ = 0x2190
const EMOJI_FORM = '\uFE0F'

/** The characters before and after a joiner. */
export interface AroundJoiner {
  /** The characters before the joiner, the nearest one last. */
  readonly before: readonly string[]
  readonly after: string | undefined
}

/**
 * Returns true if a zero-width joiner or non-joiner has a visible effect: in a cluster of an Indic script, between
 * letters of a cursive script, or in an emoji of several parts. Anywhere else it is invisible, so that two different
 * names could look the same.
 */
export function isJoinerNeeded(joiner: string, { before, after }: AroundJoiner): boolean {
  const previous = before.at(-1)
  if (previous === undefined) return false
  if (VIRAMA.test(previous)) return true
  if (after !== undefined && VIRAMA.test(after) && LETTER.test(previous)) return true
  if (joiner === ZWJ && after !== undefined && isPicture(after) && isPictureBefore(before)) return true
  const letter = before.findLast((character) => !MARK.test(character)) ?? ''
  if (!isCursive(letter) || JOINS_NO_NEXT.test(letter)) return false
  const isBeforeCursive = after !== undefined && isCursive(after)
  return joiner === ZWNJ ? isBeforeCursive : !isBeforeCursive
}

const isCursive = (character: string) => LETTER.test(character) && CURSIVE.test(character)

function isPictureBefore(before: readonly string[]): boolean {
  const picture = before.findLast((character) => character !== EMOJI_FORM && !SKIN_TONE.test(character))
  return picture !== undefined && isPicture(picture)
}

/**
 * Returns true for a character that a joined emoji may contain. Unicode calls © and similar signs pictographic, but no
 * joined emoji contains them.
 */
function isPicture(character: string): boolean {
  return PICTURE.test(character) && (character.codePointAt(0) ?? 0) >= FIRST_EMOJI_OF_ZWJ
}
