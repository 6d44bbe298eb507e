import { sql } from 'kysely'
import type { Context } from '../../../src/context.ts'

/** Returns every row of every table. Sequences are left out, because a preview may leave a gap in them. */
export async function everyRow({ db, callers }: Pick<Context, 'db' | 'callers'>): Promise<unknown> {
  // Writes the pending uses of sessions now, so that they are not written between two comparisons.
  await callers.flush()
  const tables = (await db.introspection.getTables()).filter(({ schema }) => schema === 'public')
  const counts = tables.map(({ name }) => {
    const rows = sql`(select md5(string_agg(t::text, '|' order by t::text)) from ${sql.table(name)} t)`
    return sql`${rows} as ${sql.ref(name)}`
  })
  return (await sql`select ${sql.join(counts)}`.execute(db)).rows
}
