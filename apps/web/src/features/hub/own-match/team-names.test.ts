import { expect, it } from 'vitest'
import { completions, draftNames, typedNames } from './team-names.ts'

const KNOWN = ['Lions', 'Red Lions', 'Tigers', 'LIONS', 'Lima', 'Lincoln', 'Livorno', 'Lille']

it('completes a name by those that begin with it, then by those with a word that does, four at most [PR890]', () => {
  expect(completions('li', 'Tigers', KNOWN)).toEqual(['Lions', 'Lima', 'Lincoln', 'Livorno'])
  expect(completions('lion', '', KNOWN)).toEqual(['Lions', 'Red Lions'])
})

it('offers neither what is typed already nor the other team, and the latest names for an empty field [PR890]', () => {
  expect(completions('Lions ', '', KNOWN)).toEqual(['Red Lions'])
  expect(completions('', 'lions', KNOWN)).toEqual(['Red Lions', 'Tigers', 'Lima', 'Lincoln'])
})

it('remembers typed names on this device, the latest first and each once, and ignores a broken store [PR890]', () => {
  typedNames.keep({ homeTeam: 'Lions', awayTeam: 'Tigers' })
  typedNames.keep({ homeTeam: 'Bears', awayTeam: 'lions' })
  expect(typedNames.get()).toEqual(['Bears', 'lions', 'Tigers'])
  localStorage.setItem('bettle.team-names', '{')
  expect(typedNames.get()).toEqual([])
})

it('keeps the names that a visitor typed until the match is open [PR891]', () => {
  expect(draftNames.get()).toBeUndefined()
  draftNames.keep({ homeTeam: 'Lions', awayTeam: 'Tigers' })
  expect(draftNames.get()).toEqual({ homeTeam: 'Lions', awayTeam: 'Tigers' })
  draftNames.forget()
  expect(draftNames.get()).toBeUndefined()
})
