import { OperatorAction } from '@bettle/contract'
import { expect, it } from 'vitest'
import { statusText } from '../../admin-ui/status-text.ts'
import { adminUi as statusesDe } from '../../texts/de/admin-ui.ts'
import { administration as de } from '../../texts/de/administration.ts'
import { adminUi as statusesEs } from '../../texts/es/admin-ui.ts'
import { administration as es } from '../../texts/es/administration.ts'
import { actionText, kindInFile } from './action-text.ts'

const KINDS = OperatorAction.options.map(({ shape }) => shape.kind.value)

it('names every kind of action in the words of the page, and writes the kind of the wire to files [PR1063]', () => {
  expect(KINDS.length).toBeGreaterThan(60)
  expect(KINDS.map((kind) => actionText({ kind }))).toEqual(KINDS.map((kind) => kindInFile({ kind })))
  for (const texts of [de, es] as readonly Readonly<Record<string, string>>[]) {
    const named = KINDS.map((kind) => texts[`action-text.${kind}`])
    expect(named.filter((text, index) => !text || text === kindInFile({ kind: KINDS[index] ?? '' }))).toEqual([])
    expect(new Set(named).size).toBe(KINDS.length)
  }
  expect(actionText({ kind: 'from-the-future' })).toBe('from the future')
})

it('names every status, outcome and role of the administrators’ lists in the words of the page [PR1063]', () => {
  const values = [
    ...['upcoming', 'active', 'finished', 'completed', 'abandoned', 'open', 'closed', 'dismissed', 'handled'],
    ...['resolved', 'muted', 'won', 'lost', 'void', 'player', 'spectator', 'sound', 'broken', 'unchecked'],
  ]
  expect(values.map(statusText)).toEqual(values)
  for (const texts of [statusesDe, statusesEs] as readonly Readonly<Record<string, string>>[]) {
    const same = values.filter((value) => [undefined, value].includes(texts[`status-text.${value}`]))
    expect(same).toEqual([])
  }
  expect(statusText('from-the-future')).toBe('from-the-future')
})
