import pg from 'pg'
import { expect, it } from 'vitest'
import { valueParsers } from './value-parsers.ts'

it.each([
  ['2026-11-21 14:00:00+00', '2026-11-21T14:00:00.000Z'],
  ['2026-11-21 14:00:00.25+00', '2026-11-21T14:00:00.250Z'],
  ['2026-11-21 14:00:00.123456+00', '2026-11-21T14:00:00.123Z'],
  ['2026-11-21 14:00:00.25+05:30', '2026-11-21T08:30:00.250Z'],
])('reads the time %s of the database as %s', (text, expected) => {
  const parse = valueParsers.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date
  expect(parse(text).toISOString()).toBe(expected)
})
