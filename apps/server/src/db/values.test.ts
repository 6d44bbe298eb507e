import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase, testDatabaseUrl } from '../../test/support/database/test-database.ts'
import type { Connection } from './connect.ts'
import { newId } from './ids.ts'

const databases = [
  { name: 'the embedded database', url: undefined },
  ...(testDatabaseUrl ? [{ name: 'PostgreSQL', url: testDatabaseUrl }] : []),
]

describe.each(databases)('values from $name', ({ url }) => {
  let database: TestDatabase
  let connection: Connection
  beforeAll(async () => {
    database = await testDatabase({ url })
    connection = await database.connect()
  })
  afterAll(async () => {
    await connection?.close()
    await database?.drop()
  })

  async function value<Value>(expression: ReturnType<typeof sql<Value>>): Promise<Value | undefined> {
    const { rows } = await sql<{ value: Value }>`select ${expression} as value`.execute(connection.db)
    return rows[0]?.value
  }

  it.each([
    ['count(*) as bigint', sql`(select count(*) from (values (1), (2)) as two)`, 2],
    ['bigint', sql`9007199254740991::bigint`, Number.MAX_SAFE_INTEGER],
    ['numeric', sql`1.50::numeric`, 1.5],
    ['sum(integer)', sql`(select sum(n) from (values (1), (2)) as two (n))`, 3],
    ['double precision', sql`0.1::double precision`, 0.1],
    ['integer', sql`7`, 7],
    ['boolean', sql`true`, true],
    ['null', sql`null::integer`, null],
    ['timestamptz', sql`'2026-05-01T20:00:00.123+02'::timestamptz`, new Date('2026-05-01T18:00:00.123Z')],
    ['date', sql`'2026-05-01'::date`, new Date('2026-05-01T00:00:00Z')],
    ['jsonb', sql`'{"a": [1, null, "x"]}'::jsonb`, { a: [1, null, 'x'] }],
    ['text[]', sql`array['a', 'b']`, ['a', 'b']],
    ['integer[]', sql`array[1, 2]`, [1, 2]],
    ['bigint[]', sql`array[1, 2]::bigint[]`, [1, 2]],
    ['uuid', sql`'0197a0c0-0000-7000-8000-000000000001'::uuid`, '0197a0c0-0000-7000-8000-000000000001'],
    ['bytea', sql`'\\x0102'::bytea`, Buffer.from([1, 2])],
  ])('reads %s as the right JavaScript value', async (_name, expression, expected) => {
    expect(await value(expression)).toEqual(expected)
  })

  it('statements accept times, lists and JSON as parameters', async () => {
    const at = new Date('2026-05-01T18:00:00.123Z')
    expect(await value(sql`${at}::timestamptz`)).toEqual(at)
    expect(await value(sql`${['a', 'b "c"']}::text[]`)).toEqual(['a', 'b "c"'])
    expect(await value(sql`${JSON.stringify({ a: ['ü', 1] })}::jsonb`)).toEqual({ a: ['ü', 1] })
    expect(await value(sql`${[1, 2]}::integer[]`)).toEqual([1, 2])
  })

  it('a statement reports the number of changed rows, and an error names the violated constraint', async () => {
    const row = { name: `x ${newId()}`, display_name: 'x', created_at: new Date() }
    const { numInsertedOrUpdatedRows } = await connection.db
      .insertInto('event_type')
      .values(row)
      .executeTakeFirstOrThrow()
    expect(numInsertedOrUpdatedRows).toBe(1n)
    await expect(connection.db.insertInto('event_type').values(row).execute()).rejects.toMatchObject({
      code: '23505',
      constraint: 'event_type_pkey',
    })
  })

  it('the database receives and returns a text of two million characters unchanged', async () => {
    const large = 'ü'.repeat(2_000_000)
    expect(await value(sql`${large}::text`)).toBe(large)
  })

  it('queries return the right values although many run at once and a transaction fails', async () => {
    const failing = connection.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      throw new Error('no')
    })
    const failed = expect(failing).rejects.toThrow('no')
    const numbers = await Promise.all(Array.from({ length: 50 }, (_, n) => value(sql`${n}::integer`)))
    await failed
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })
})
