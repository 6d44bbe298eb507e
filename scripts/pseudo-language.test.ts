import { join } from 'node:path'
import { isLanguage } from '@bettle/contract'
import { expect, it } from 'vitest'
import { root } from './project-text.ts'
import { languagesIn, messageOf, readCatalog } from './texts/catalogs.ts'
import { compile } from './texts/compile.ts'
import { everyPart, type Part, parametersOf, partsOf } from './texts/message.ts'
import { PSEUDO_LANGUAGE, pseudoText } from './texts/pseudo.ts'

const texts = join(root, 'apps', 'web', 'src', 'texts')
const english = readCatalog(texts, 'en')
const pseudo = readCatalog(texts, PSEUDO_LANGUAGE)

/** The number of characters of all texts in a message, and the forms of its plurals and selects. */
const lengthOf = (message: readonly Part[]) =>
  everyPart(message).reduce((sum, part) => sum + (part.kind === 'text' ? [...part.text].length : 0), 0)
const formsOf = (message: readonly Part[]) =>
  everyPart(message).flatMap((part) => (part.kind === 'plural' || part.kind === 'select' ? [...part.forms.keys()] : []))

it('the pseudo-language writes a text with accents, longer and in brackets', () => {
  expect(pseudoText('Place bet')).toBe('[PPlááçéé béét]')
  expect(pseudoText('–')).toBe('[–]')
})

it('the pseudo-language leaves parameters, tags, forms and quoted characters as they are', () => {
  const text = "It's <b>{n, plural, one {# of {all}} other {# x}}</b> #{all} '{'{team, select, home {A} other {B}}'}'"
  const made = partsOf(pseudoText(text))
  expect(parametersOf(made)).toEqual(parametersOf(partsOf(text)))
  expect(formsOf(made)).toEqual(['one', 'other', 'home', 'other'])
  const source = `import { rich } from './texts/msg.ts'\nexport const text = rich('a', { b: <b />, n: 2, all: 3, team: 'home' })`
  const code = compile('a.tsx', source, PSEUDO_LANGUAGE, new Map([['a', { text: pseudoText(text) }]]), 'plural')
  expect(code).toMatch(/<>\{"\[.*"\} *<b>.*\}.*\]"\}<\/>/s)
})

it('each English text is in the pseudo-language: 1.4 times as long, with the same parameters and forms [PR1056]', () => {
  expect([...pseudo.keys()]).toEqual([...english.keys()])
  const shapeOf = (message: readonly Part[]) => JSON.stringify([[...parametersOf(message)], formsOf(message)])
  const wrong = [...english].filter(([key, entry]) => {
    const text = pseudo.get(key)?.text ?? ''
    const [before, after] = [messageOf(key, entry), partsOf(text)]
    const hasLetters = everyPart(before).every((part) => part.kind !== 'text' || /\p{L}/u.test(part.text))
    const isLong = !hasLetters || lengthOf(after) >= lengthOf(before) * 1.4
    return !(isLong && shapeOf(before) === shapeOf(after) && /^\[.*\]$/s.test(text))
  })
  expect(wrong).toEqual([])
})

it('the pseudo-language is no language of the product, so that nobody is offered it [PR1056]', () => {
  expect(languagesIn(texts)).not.toContain(PSEUDO_LANGUAGE)
  expect(isLanguage(PSEUDO_LANGUAGE)).toBe(false)
})
