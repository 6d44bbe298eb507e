const TEXTS = {
  'everyone-left': 'Everyone has left.',
  'match-deleted': 'The match was deleted.',
  'match-called-off': 'The match was called off.',
  'half-reopened': 'The half was reopened.',
  'half-retimed': 'The times of the half were corrected.',
  'half-ended-earlier': 'The half ended earlier.',
  'event-late': 'An event was recorded late.',
  'event-changed': 'An event was corrected.',
  'event-removed': 'An event was taken back.',
  'event-restored': 'An event counts after all.',
  'taken-back': 'An administrator took it back.',
  'chips-moved': 'An administrator gave or took chips.',
} as const

/** The house's own reasons, and `operator`: in the words of whoever did it. */
export type ReasonCode = keyof typeof TEXTS | 'operator'

export const REASON_CODES: readonly ReasonCode[] = [...Object.keys(TEXTS).filter(isOfHouse), 'operator']

/** Why something was done. The sentence is made where it is shown ([S12]). */
export interface Reason {
  readonly code: ReasonCode
  /** What an operator wrote. */
  readonly text?: string | undefined
}

/** What an operator wrote or, where they wrote nothing, what the house says. */
export function reasonGiven(text: string | undefined, otherwise: ReasonCode): Reason {
  return text === undefined ? { code: otherwise } : { code: 'operator', text }
}

/** In English. */
export function reasonSentence({ code, text = '' }: Reason): string {
  return code === 'operator' ? text : TEXTS[code]
}

/** Stands between reasons that came together; no text is stored with it. */
const AND = '\u001e'

/** As it is stored: `half-reopened`, `operator: It was a goal kick`. */
export function reasonToStore({ code, text }: Reason): string {
  return text === undefined ? code : `${code}: ${text.replaceAll(AND, ' ')}`
}

/** Entries of a ledger never change: what older versions wrote into them are the sentences themselves. */
export function reasonStored(stored: string): Reason {
  const [, code = '', text] = /^([a-z-]+)(?:: ([\s\S]*))?$/.exec(stored) ?? []
  if (isOfHouse(code) && text === undefined) return { code }
  if (code === 'operator' && text !== undefined) return { code, text }
  const written = Object.entries(TEXTS).find(([, sentence]) => sentence === stored)?.[0]
  return written !== undefined && isOfHouse(written) ? { code: written } : { code: 'operator', text: stored }
}

/** Several as one, each once, in the order they came; null where there is none. */
export function reasonsToStore(stored: readonly string[]): string | null {
  return stored.length === 0 ? null : [...new Set(stored)].join(AND)
}

/**
 * As the wire says it: the sentence, and beside it what it is made from, for who says it in another language. Where several
 * reasons came together `whys` has all of them, `why` the last.
 */
export function reasonText(stored: string | null): { reason: string | null; why: Reason | null; whys: Reason[] } {
  if (stored === null) return { reason: null, why: null, whys: [] }
  const whys = stored.split(AND).map(reasonStored)
  return { reason: reasonSentences(whys), why: whys.at(-1) ?? null, whys }
}

/** 'VAR. An event was recorded late.': one after the other, each a sentence where there are several. */
export function reasonSentences(whys: readonly Reason[]): string {
  const [only, ...more] = whys.map(reasonSentence)
  if (only === undefined) return ''
  return more.length === 0 ? only : [only, ...more].map((sentence) => `${sentence.replace(/[.\s]+$/, '')}.`).join(' ')
}

function isOfHouse(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code)
}
