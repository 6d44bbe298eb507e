import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

export interface Installation {
  /** Identifies the installation to services that it shares with others, such as Redis. */
  readonly id: string
  /** The number of this start among the starts of all its servers. */
  readonly start: number
}

/**
 * Counts a start of a server. The first start creates the id, so a database that is copied before has none yet.
 */
export async function countStart(db: Kysely<Database>): Promise<Installation> {
  const { id, starts } = await db
    .insertInto('installation')
    .values({ id: randomUUID(), starts: 1 })
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ starts: sql`installation.starts + 1` }))
    .returning(['id', 'starts'])
    .executeTakeFirstOrThrow()
  return { id, start: starts }
}
