import { isJoinerNeeded, ZWJ, ZWNJ } from './joiner.ts'

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g
const EMPTY_LINES = /\n{3,}/g
/** Characters that may need cleaning. In a text without any of them, only blanks are cleaned. */
const SUSPECT =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}\uFFFC]/u
/** Characters that are invisible, change the text direction, or look different on each device. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC]/u
/** Format characters that are visible: signs that enclose or mark a number. */
const DRAWN = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u
const MARK = /\p{M}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const BLANK = /\s/
/**
 * Letters and symbols that are drawn without ink and that no property of Unicode sets apart: the blank pattern of Braille,
 * two blank Egyptian hieroglyphs and a musical note without a head.
 */
const BLANK_GLYPH = /[\u2800\u{13441}\u{13442}\u{1D159}]/u

/**
 * The most marks that one letter keeps. No language needs more, and more marks would overlap the lines above and below.
 */
const MOST_MARKS = 3
/** Scripts that stack letters as marks, so that one letter needs more marks. */
const STACKED = /[\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tai_Tham}]/u
const MOST_STACKED_MARKS = 8

/** The black flag. The flags of England, Scotland and Wales are written as this flag followed by tag characters. */
const FLAG = '\u{1F3F4}'
const FLAG_TAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  (region) =>
    `${Array.from(region, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`,
)

/**
 * Cleans a name that other users see: one line in Unicode NFC without invisible characters. The result is empty if no
 * visible character is left. A joiner stays where a script or an emoji needs it.
 */
export function cleanLine(text: string): string {
  const clean = settled(text.replace(LINE_ENDS, '\n'), (current) =>
    seen(current.normalize('NFC')).replace(/\s+/g, ' ').trim(),
  )
  return VISIBLE.test(clean) ? clean : ''
}

/**
 * Cleans a text of several lines. Unlike `cleanLine`, it keeps line breaks, repeated spaces and the Unicode form.
 * Several empty lines in a row become one.
 */
export function cleanText(text: string): string {
  const clean = settled(text.replace(LINE_ENDS, '\n'), (current) => seen(current).trim().replace(EMPTY_LINES, '\n\n'))
  return VISIBLE.test(clean) ? clean : ''
}

/**
 * Repeats a cleaning step until it changes nothing, because removing a character can bring together two others that the
 * step then removes.
 */
function settled(text: string, step: (text: string) => string): string {
  const next = step(text)
  return next === text ? text : settled(next, step)
}

function seen(text: string): string {
  if (!SUSPECT.test(text)) return text
  const characters = Array.from(text)
  const kept: string[] = []
  let marks = 0
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? ''
    if (character === FLAG) {
      const flag = flagAt(characters, index)
      kept.push(...flag)
      index += flag.length - 1
      marks = 0
    } else if (isVariant(character, kept.at(-1), characters[index + 1])) {
      kept.push(character)
    } else if (MARK.test(character) && !UNSEEN.test(character)) {
      marks = marks + 1
      if (isMarkSeen(character, kept.at(-1), marks)) kept.push(character)
    } else if (BLANK_GLYPH.test(character) || character === '\t') {
      kept.push(' ')
      marks = 0
    } else if (character === ZWJ || character === ZWNJ) {
      if (isJoinerNeeded(character, { before: kept, after: characters[index + 1] })) kept.push(character)
    } else if (character === '\n' || DRAWN.test(character) || !UNSEEN.test(character)) {
      kept.push(character)
      marks = 0
    }
  }
  return kept.join('')
}

/** Returns the characters of the flag at this place: with its tags, or the black flag alone. */
function flagAt(characters: readonly string[], index: number): readonly string[] {
  const tags = FLAG_TAGS.find((flag) => characters.slice(index + 1, index + 7).join('') === flag)
  return tags === undefined ? [FLAG] : [FLAG, ...Array.from(tags)]
}

/** Returns true if the mark, the nth on its base, is kept. */
function isMarkSeen(mark: string, base: string | undefined, nth: number): boolean {
  if (base === undefined || BLANK.test(base)) return false
  return nth <= (STACKED.test(mark) ? MOST_STACKED_MARKS : MOST_MARKS)
}

const TEXT_OR_EMOJI_FORM = /[\uFE0E\uFE0F]/
const STANDARD_VARIANT = /[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]/u
const MONGOLIAN_VARIANT = /[\u180B-\u180D\u180F]/
const KEYCAP = '\u20E3'

/** Returns true if the variation selector chooses a form of the character before it. */
function isVariant(selector: string, base: string | undefined, next: string | undefined): boolean {
  if (base === undefined) return false
  if (TEXT_OR_EMOJI_FORM.test(selector)) {
    return /[0-9#*]/.test(base) ? next === KEYCAP : /\p{Emoji}/u.test(base)
  }
  if (STANDARD_VARIANT.test(selector)) return /[\p{Script=Han}\p{Sm}]/u.test(base)
  return MONGOLIAN_VARIANT.test(selector) && /\p{Script=Mongolian}/u.test(base) && /\p{L}/u.test(base)
}
