const TEXTS = {
  'everyone-left': 'Everyone has left.',
  'match-deleted': 'The match was deleted.',
  'match-called-off': 'The match was abandoned.',
  'match-not-started': 'Nobody started the match in time.',
  'half-reopened': 'The half was reopened.',
  'half-retimed': 'The times of the half were corrected.',
  'half-ended-earlier': 'The half ended earlier.',
  'event-late': 'An event was recorded late.',
  'event-changed': 'An event was corrected.',
  'event-removed': 'An event was cancelled.',
  'event-restored': 'A removed event counts again.',
  'players-changed': 'The players of this game changed.',
  'competition-cancelled': 'The competition was cancelled.',
  'stage-replayed': 'The stage is played again.',
  'taken-back': 'An administrator undid the change.',
  'count-unknown': 'The provider did not state how many there were in this round.',
  'start-known-late': 'The round had already begun when the bet arrived.',
  'player-cut': 'The player was out of the game before this round, by a cut.',
  'recorded-alone': 'No other recorder was there who could have said otherwise.',
  'claim-undecided': 'The recorders did not agree about an event on which the bet depends.',
  'chips-moved': 'An administrator gave or took chips.',
} as const

/** The codes of the built-in reasons, and `operator` for a reason that an operator wrote. */
export type ReasonCode = keyof typeof TEXTS | 'operator'

export const REASON_CODES: readonly ReasonCode[] = [...Object.keys(TEXTS).filter(isOfHouse), 'operator']

/** The reason for an operation. Clients compose its sentence where they show it ([S12]). */
export interface Reason {
  readonly code: ReasonCode
  /** The text of the reason, if an operator wrote one. */
  readonly text?: string | undefined
}

/** Returns the operator's text as a reason. Without a text, returns the built-in reason. */
export function reasonGiven(text: string | undefined, otherwise: ReasonCode): Reason {
  return text === undefined ? { code: otherwise } : { code: 'operator', text }
}

/** Returns the English sentence of a reason. */
export function reasonSentence({ code, text = '' }: Reason): string {
  return code === 'operator' ? text : TEXTS[code]
}

/** Separates stored reasons that arrived together. No stored text contains this character. */
const AND = '\u001e'

/** Returns the form in which a reason is stored, such as `half-reopened` or `operator: It was a goal kick`. */
export function reasonToStore({ code, text }: Reason): string {
  return text === undefined ? code : `${code}: ${text.replaceAll(AND, ' ')}`
}

/**
 * Reads a stored reason. Ledger entries of older versions contain whole sentences and never change, so this function
 * reads such sentences, too.
 */
export function reasonStored(stored: string): Reason {
  const [, code = '', text] = /^([a-z-]+)(?:: ([\s\S]*))?$/.exec(stored) ?? []
  if (isOfHouse(code) && text === undefined) return { code }
  if (code === 'operator' && text !== undefined) return { code, text }
  const written = Object.entries(TEXTS).find(([, sentence]) => sentence === stored)?.[0]
  return written !== undefined && isOfHouse(written) ? { code: written } : { code: 'operator', text: stored }
}

/** Joins several stored reasons without duplicates, in the order in which they arrived; null if there are none. */
export function reasonsToStore(stored: readonly string[]): string | null {
  return stored.length === 0 ? null : [...new Set(stored)].join(AND)
}

/**
 * Returns stored reasons in the form of the wire: the English sentence, and the parts of the reason for clients in
 * other languages. If several reasons arrived together, `whys` holds all of them and `why` the last one.
 */
export function reasonText(stored: string | null): { reason: string | null; why: Reason | null; whys: Reason[] } {
  if (stored === null) return { reason: null, why: null, whys: [] }
  const whys = stored.split(AND).map(reasonStored)
  return { reason: reasonSentences(whys), why: whys.at(-1) ?? null, whys }
}

/** Joins the sentences of several reasons, as in 'VAR. An event was recorded late.' */
export function reasonSentences(whys: readonly Reason[]): string {
  const [only, ...more] = whys.map(reasonSentence)
  if (only === undefined) return ''
  return more.length === 0 ? only : [only, ...more].map((sentence) => `${sentence.replace(/[.\s]+$/, '')}.`).join(' ')
}

function isOfHouse(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code)
}
