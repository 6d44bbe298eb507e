import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

export interface Installation {
  /** The id of the installation in services that it shares with other installations, such as Redis. */
  readonly id: string
  /** The number of this start, counted over the starts of all servers of the installation. */
  readonly start: number
}

/**
 * Counts a start of a server. The first start creates the installation's id, so a database that is copied before has no
 * id yet.
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
