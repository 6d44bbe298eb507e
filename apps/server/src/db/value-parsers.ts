import pg from 'pg'

const { builtins } = pg.types
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231

const TEXT_ARRAY = 1009

/** A cast, because pg knows more types than its type declarations. */
const parserOf = pg.types.getTypeParser as (oid: number) => (text: string) => (string | null)[]
const texts = parserOf(TEXT_ARRAY)
const numbers = (text: string) => texts(text).map((item) => (item === null ? null : Number(item)))

const parseTime = parserOf(builtins.TIMESTAMPTZ) as (text: string) => unknown

/**
 * Matches a time in UTC, such as `2026-11-21 14:00:00.25+00`. JavaScript parses such a time as ISO 8601 much faster
 * than the driver's parser does.
 */
const IN_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/
const timeOf = (text: string) =>
  IN_UTC.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseTime(text)

/**
 * The parsers by column type, equal for PostgreSQL and the embedded database. Values of bigint and numeric become
 * numbers, because chips, versions and counts stay far below 2^53.
 */
const OWN = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [INT8_ARRAY, numbers],
  [NUMERIC_ARRAY, numbers],
  [builtins.TIMESTAMPTZ, timeOf],
  [builtins.DATE, (text: string) => new Date(`${text}T00:00:00.000Z`)],
])

export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && OWN.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}
