import { ERRORS, SENTENCES } from '@bettle/contract'
import { SETTINGS, settingNames, settingProblemSentence, settingsProblems } from '@bettle/rules'
import { expect, it } from 'vitest'
import { refusalText } from './refusal-texts.ts'
import { settingProblemText } from './setting-problem-text.ts'

/** Values of every kind for the parameters of a sentence. */
const COUNTS = [0, 1, 2, 45, 60, 61, 1_000_000]
const KINDS = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'date', 'bigint']

it.each(Object.entries(ERRORS))(
  'the English text of the error %s is that of the contract [PR1048]',
  (text, { message }) => {
    expect(refusalText({ text })).toBe(message)
  },
)

it.each(Object.entries(SENTENCES))(
  'the English text of the sentence %s is that of the contract [PR1048]',
  (text, english) => {
    if (typeof english === 'string') {
      expect(refusalText({ text })).toBe(english)
      return
    }
    for (const count of COUNTS) {
      for (const kind of KINDS) {
        const params = {
          ...{ count, seconds: count, minutes: count, every: count, round: count, min: count, max: count + 1 },
          ...{ name: 'Ana2', field: 'Lobby id', kind, value: 'a', values: 'a, b', eventType: 'Throw' },
        }
        expect(refusalText({ text, params })).toBe((english as (values: object) => string)(params))
      }
    }
  },
)

it('the English text of every problem of a lobby’s settings is that of the rules [PR1049]', () => {
  const wrong = settingNames.flatMap((name) => {
    const setting = SETTINGS[name]
    if (setting.type === 'switch') return []
    return settingsProblems({ [name]: setting.type === 'number' ? setting.max + setting.step / 3 : 'none' })
  })
  const related = settingsProblems({
    ...{ minBetAmount: 10, maxBetAmount: 9, startingChips: 9, roundDuration: 5, breakDuration: 5 },
    ...{ isTournament: true, eliminationThreshold: 50 },
  })
  const problems = [...wrong, ...related]
  expect(new Set(problems.map(({ text }) => text)).size).toBe(6)
  for (const problem of problems) {
    expect(settingProblemText(problem)).toBe(settingProblemSentence(problem))
    expect(refusalText(problem)).toBe(settingProblemSentence(problem))
  }
})

it('a code of a newer server, and a sentence whose value is missing, have no text of their own [PR1050]', () => {
  expect(refusalText({ text: 'from-the-future', params: { count: 1 } })).toBeUndefined()
  expect(refusalText({})).toBeUndefined()
  expect(refusalText({ text: 'toString' })).toBeUndefined()
  expect(refusalText({ text: 'muted-for', params: { seconds: 3 } })).toBeUndefined()
})
