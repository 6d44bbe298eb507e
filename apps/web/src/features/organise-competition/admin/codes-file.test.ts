import { expect, it } from 'vitest'
import { codeState, codesFile, usableCodes } from './codes-file.ts'

const codes = [
  { code: 'AAAA', singleUse: true, spentBy: 'Ben' },
  { code: 'BBBB', singleUse: true, spentBy: null },
  { code: 'CCCC', singleUse: false, spentBy: null },
]

it('the file of invitation codes holds each code, its state and the user who has used it [PR386]', () => {
  expect(codes.map(codeState)).toEqual(['spent', 'free', 'many'])
  expect(codesFile(codes).slice(1).trim().split('\r\n')).toEqual([
    'Code,State,Spent by',
    'AAAA,Spent,Ben',
    'BBBB,Free,',
    'CCCC,For many,',
  ])
})

it('the button that copies invitation codes copies only codes that a player can still use [PR386]', () => {
  expect(usableCodes(codes)).toBe('BBBB\nCCCC')
})
