import { sql } from 'kysely'
import type { TestServer } from '../test-app.ts'

/** Resolves once this many statements of the database wait for a lock. */
export async function waitingForLock({ ctx }: TestServer, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db)
    if (rows.length >= count) return
  }
}
