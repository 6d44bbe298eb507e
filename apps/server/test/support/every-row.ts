import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'

/** Every row of every table, and the next number of none: what is foreseen may leave a gap in those. */
export async function everyRow({ db, callers }: Pick<Context, 'db' | 'callers'>): Promise<unknown> {
  // That a session was used is written down at some time: it happens now.
  await callers.flush()
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public')
  const counts = tables.map(({ name }) => {
    const rows = sql`(select md5(string_agg(t::text, '|' order by t::text)) from ${sql.table(name)} t)`
    return sql`${rows} as ${sql.ref(name)}`
  })
  return (await sql`select ${sql.join(counts)}`.execute(db)).rows
}
