import { REASON_CODES, reasonSentence, reasonSentences } from '@bettle/rules'
import { expect, it } from 'vitest'
import { reasonsText, reasonText } from './reason-text.ts'

it.each(REASON_CODES)('the English text of the reason %s is that of the server [PR1052]', (code) => {
  const reason = { code, ...(code === 'operator' && { text: 'VAR' }) }
  expect(reasonText(reason)).toBe(reasonSentence(reason))
  const whys = [reason, { code: 'event-late' as const }]
  expect(reasonsText(whys)).toBe(reasonSentences(whys))
  expect(reasonsText([])).toBe('')
})
