import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/support/database/test-database.ts'
import { jobKinds } from '../features/runners.ts'
import type { Connection } from './connect.ts'
import { migrate, migrations } from './migrate.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await testDatabase()
  connection = await database.connect()
  await migrate(connection.db)
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

const OWN_SCHEMA = sql`current_schema()`

it('the database has exactly the recorded tables, columns, constraints, indexes, migrations and kinds of jobs', async () => {
  const lines = [...(await columns()), ...(await constraints()), ...(await indexes()), ...migrationNames(), ...jobs()]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./stored-names.txt')
})

it('schema.ts declares exactly the tables and columns that the migrations create', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = ${OWN_SCHEMA} and table_name not like 'kysely_%'`.execute(connection.db)
  const declared = await declaredColumns()
  expect(declared.length).toBeGreaterThan(300)
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

async function columns(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'column ' || table_name || '.' || column_name || ' ' || udt_name
      || case is_nullable when 'YES' then '' else ' not null' end || coalesce(' default ' || column_default, '') as line
    from information_schema.columns where table_schema = ${OWN_SCHEMA}`.execute(connection.db)
  return rows.map(({ line }) => line).toSorted()
}

async function constraints(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = ${OWN_SCHEMA}::regnamespace and conrelid <> 0 and contype <> 'n'
   `.execute(connection.db)
  return rows.map(({ line }) => line).toSorted()
}

async function indexes(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'index ' || tablename || ' ' || indexname || ' ' || regexp_replace(indexdef, '^.* USING', 'using') as line
    from pg_indexes where schemaname = ${OWN_SCHEMA}`.execute(connection.db)
  return rows.map(({ line }) => line).toSorted()
}

/** Kysely applies migrations in the order of their names. */
const migrationNames = () => Object.keys(migrations).map((name) => `migration ${name}`)

/** The kinds of jobs, in the order in which jobs of the same time run. */
const jobs = () =>
  Object.entries(jobKinds).map(
    ([kind, { queue, ...rest }]) => `job ${kind} in ${queue}:<id>${'isFirst' in rest ? ', before all others' : ''}`,
  )

/**
 * Reads the columns from the source of schema.ts, because they exist only as types: `interface Database` names an
 * interface for each table.
 */
async function declaredColumns(): Promise<string[]> {
  const text = (await readFile(new URL('./schema.ts', import.meta.url), 'utf8')).replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  const properties = new Map(
    [...text.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, property = '', type = '']) => ({ property, type })),
    ]),
  )
  return (properties.get('Database') ?? []).flatMap(({ property: table, type }) =>
    (properties.get(type) ?? []).map(({ property }) => `${table}.${property}`),
  )
}
