import { LOBBY_CODE_ALPHABET, LOBBY_CODE_LENGTH } from './lobby.ts'

const CODE = `[${LOBBY_CODE_ALPHABET}]{${LOBBY_CODE_LENGTH}}`
const WHOLE = new RegExp(`^${CODE}$`)
/** The path of a link to a lobby. */
const IN_LINK = new RegExp(`/(?:JOIN|GAME)/(${CODE})(?![A-Z0-9])`, 'g')
const LINK = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\b[\w-]+(?:\.[\w-]+)+\/\S*/gi
/** A word as long as a code, in the letters and digits of codes. */
const WORD = new RegExp(`(^|[^\\p{L}\\p{N}])(${CODE})(?![\\p{L}\\p{N}])`, 'giu')
const NAMED = /\b(?:lobby|code)\b(?:\s+is\b)?[\s:=*_"'“„(-]*$/i
const NAMED_CLEARLY = /\bcode\b(?:\s+is\b|\s*[:=])[\s*_"'“„(-]*$/i

/**
 * Finds the lobby code in a text that a user pasted: the code alone, also in groups, a link to the lobby, or a sentence
 * with either. Returns undefined if the text holds no code, or several that are equally likely ([M4]).
 */
export function lobbyCodeIn(text: string): string | undefined {
  const plain = text.normalize('NFKC')
  const alone = plain.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (WHOLE.test(alone)) return alone
  const linked = [...plain.toUpperCase().matchAll(IN_LINK)].map(([, code = '']) => code)
  if (linked.length > 0) return theOnly(linked)
  return codeInSentence(plain.replace(LINK, ' '))
}

/** Chooses among the words that look like a code. An ordinary word such as 'please' or 'France' is none. */
function codeInSentence(sentence: string): string | undefined {
  const words = [...sentence.matchAll(WORD)].map(({ 1: gap = '', 2: word = '', index }) => ({
    word,
    before: sentence.slice(0, index + gap.length),
  }))
  const isMixed = (word: string) => /\d/.test(word) && /\D/.test(word)
  const isShouted = (word: string) => word === word.toUpperCase() && /\D/.test(word)
  const kinds = [
    ({ word, before }: (typeof words)[number]) =>
      NAMED_CLEARLY.test(before) || (NAMED.test(before) && (isMixed(word) || isShouted(word))),
    ({ word }: (typeof words)[number]) => isMixed(word),
    ({ word }: (typeof words)[number]) => isShouted(word) && sentence !== sentence.toUpperCase(),
  ]
  for (const isOfKind of kinds) {
    const codes = words.filter(isOfKind).map(({ word }) => word.toUpperCase())
    if (codes.length > 0) return theOnly(codes)
  }
  return undefined
}

function theOnly(codes: readonly string[]): string | undefined {
  return new Set(codes).size === 1 ? codes[0] : undefined
}
