import { type RawBuilder, sql } from 'kysely'

/*
 * Arrays as parameters of statements that write thousands of rows with `unnest`. The driver quotes each value of an array;
 * for values that need no quotes, joining them takes a small part of that time and memory.
 */

export const uuids = (values: readonly (string | null | undefined)[]): RawBuilder<string[]> =>
  sql`${arrayText(values)}::uuid[]`

export const integers = (values: readonly (number | null)[]): RawBuilder<number[]> =>
  sql`${arrayText(values)}::integer[]`

export const instants = (values: readonly number[]): RawBuilder<Date[]> =>
  sql`${arrayText(values.map((value) => new Date(value).toISOString()))}::timestamptz[]`

/** Also correct for texts that need quotes. */
export const texts = (values: readonly (string | null | undefined)[]): RawBuilder<string[]> =>
  sql`${values.every(isPlain) ? arrayText(values) : values}::text[]`

const isPlain = (value: string | null | undefined): boolean => value == null || PLAIN.test(value)

/** The unquoted text `null` is no value. */
const PLAIN = /^(?!null$)[\w:-]+$/i

const arrayText = (values: readonly (string | number | null | undefined)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`
