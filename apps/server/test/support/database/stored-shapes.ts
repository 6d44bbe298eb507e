import { sql } from 'kysely'
import type { Context } from '../../../src/context.ts'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const CODE = /^[a-z]+(?:-[a-z0-9]+)*$/

/**
 * Returns the properties of stored JSON as lines, one for each property and type, without values.
 * @param kindOf the column that distinguishes rows whose JSON differs
 */
export async function shapesOf(
  { db }: Pick<Context, 'db'>,
  table: string,
  column: string,
  kindOf?: string,
): Promise<string[]> {
  const { rows } = await sql<{ kind: string | null; value: unknown }>`
    select ${kindOf === undefined ? sql`null` : sql.ref(kindOf)} as kind, ${sql.ref(column)} as value
    from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
  const lines = rows.flatMap(({ kind, value }) => {
    const json = typeof value === 'string' ? JSON.parse(value) : value
    return propertiesOf(`${table}.${column}${kind === null ? '' : ` of ${kind}`}`, json)
  })
  return [...new Set(lines)].toSorted()
}

function propertiesOf(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : value.flatMap((item) => propertiesOf(`${path}[]`, item))
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeOf(value)}`]
  return Object.entries(value).flatMap(([key, item]) => propertiesOf(`${path}.${key.replaceAll(ID, '<id>')}`, item))
}

function typeOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value
  if (value.match(ID)) return value.replaceAll(ID, '<id>')
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'time'
  return CODE.test(value) ? value : 'text'
}
