import { expect, it } from 'vitest'
import {
  REASON_CODES,
  type Reason,
  reasonGiven,
  reasonSentence,
  reasonStored,
  reasonsToStore,
  reasonText,
  reasonToStore,
} from './reason.ts'

it("stores a reason as a code with the operator's text, and reads the reason back unchanged [S12]", () => {
  const reasons: Reason[] = REASON_CODES.map((code) =>
    code === 'operator' ? { code, text: 'VAR:\nno goal' } : { code },
  )
  expect(reasons.map((reason) => reasonStored(reasonToStore(reason)))).toEqual(reasons)
  expect(reasons.map(reasonToStore)).toContain('half-reopened')
  expect(reasons.map(reasonToStore)).toContain('operator: VAR:\nno goal')
})

it('composes the sentence of a reason from its code, or from the text that an operator gave instead [S12]', () => {
  expect(reasonSentence({ code: 'everyone-left' })).toBe('Everyone has left.')
  expect(reasonSentence({ code: 'operator', text: 'Snow' })).toBe('Snow')
  expect(reasonGiven(undefined, 'event-late')).toEqual({ code: 'event-late' })
  expect(reasonGiven('Overlooked', 'event-late')).toEqual({ code: 'operator', text: 'Overlooked' })
})

it("never reads an operator's text as one of the built-in codes of reasons [S12]", () => {
  const typed = { code: 'operator', text: 'half-reopened' } as const
  expect(reasonStored(reasonToStore(typed))).toEqual(typed)
})

it('keeps several reasons that arrived together, each reason once [S12]', () => {
  const offside = { code: 'operator', text: 'Offside' } as const
  const late = { code: 'event-late' } as const
  const stored = reasonsToStore([offside, late, offside].map(reasonToStore))
  expect(reasonText(stored)).toEqual({
    reason: 'Offside. An event was recorded late.',
    why: late,
    whys: [offside, late],
  })
  expect(reasonText(reasonsToStore([reasonToStore(offside)]))).toEqual({
    reason: 'Offside',
    why: offside,
    whys: [offside],
  })
  expect(reasonText(reasonsToStore([]))).toEqual({ reason: null, why: null, whys: [] })
  const sly = { code: 'operator', text: 'One\u001eTwo' } as const
  expect(reasonText(reasonsToStore([reasonToStore(sly)])).whys).toEqual([{ code: 'operator', text: 'One Two' }])
})

it.each([
  ['Everyone has left.', { code: 'everyone-left' }],
  ['The match was deleted.', { code: 'match-deleted' }],
  ['The match was abandoned.', { code: 'match-called-off' }],
  ['The half was reopened.', { code: 'half-reopened' }],
  ['The times of the half were corrected.', { code: 'half-retimed' }],
  ['The half ended earlier.', { code: 'half-ended-earlier' }],
  ['An event was recorded late.', { code: 'event-late' }],
  ['An event was corrected.', { code: 'event-changed' }],
  ['An event was cancelled.', { code: 'event-removed' }],
  ['Offside: by a mile', { code: 'operator', text: 'Offside: by a mile' }],
])('reads the sentence %s of an older ledger as the code of its reason [S12]', (sentence, reason) => {
  expect(reasonStored(sentence)).toEqual(reason)
})
