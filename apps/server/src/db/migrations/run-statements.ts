import { type Kysely, sql } from 'kysely'

/**
 * Runs a migration's SQL one statement at a time, as the extended protocol requires. A body between $$ marks stays
 * whole.
 */
export async function runStatements(db: Kysely<unknown>, text: string): Promise<void> {
  for (const statement of text.match(/(?:\$\$[\s\S]*?\$\$|[^;])+;/g) ?? []) await sql.raw(statement).execute(db)
}
