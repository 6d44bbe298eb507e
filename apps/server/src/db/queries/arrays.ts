import { type RawBuilder, sql } from 'kysely'

/*
 * Array parameters for statements that write thousands of rows with `unnest`. The driver quotes each value of an array.
 * Joining values that need no quotes takes a small part of that time and memory.
 */

export const uuids = (values: readonly (string | null | undefined)[]): RawBuilder<string[]> =>
  sql`${arrayText(values)}::uuid[]`

export const integers = (values: readonly (number | null)[]): RawBuilder<number[]> =>
  sql`${arrayText(values)}::integer[]`

export const instants = (values: readonly number[]): RawBuilder<Date[]> =>
  sql`${arrayText(values.map((value) => new Date(value).toISOString()))}::timestamptz[]`

/** Returns an array parameter that is also correct for texts that need quotes. */
export const texts = (values: readonly (string | null | undefined)[]): RawBuilder<string[]> =>
  sql`${values.every(isPlain) ? arrayText(values) : values}::text[]`

const isPlain = (value: string | null | undefined): boolean => value == null || PLAIN.test(value)

/** Matches a value that needs no quotes. The unquoted text `null` would mean no value. */
const PLAIN = /^(?!null$)[\w:-]+$/i

const arrayText = (values: readonly (string | number | null | undefined)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`
