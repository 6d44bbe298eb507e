import { sql } from 'kysely'
import type { Connection } from '../../../src/db/connect.ts'

/**
 * Returns a digest of the tables, their columns in order, the constraints, the triggers, the functions and the recorded
 * migrations. Dropping a column and adding it again changes the digest.
 */
export async function schemaOf(db: Connection['db']): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(part, ' ' order by part)) as digest from (
      select concat_ws(' ', attrelid, relname, attnum, attname, atttypid, attisdropped) as part
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0
      union all
      select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger
      union all
      select concat_ws(' ', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select name from kysely_migration
      union all
      select concat_ws(' ', oid, xmin) from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts`.execute(db)
  return rows[0]?.digest ?? ''
}
