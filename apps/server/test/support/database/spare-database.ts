import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Connection, kyselyOn } from '../../../src/db/connect.ts'
import { watchDisk } from '../../../src/db/disk-watch.ts'
import { type Embedded, openEmbedded } from '../../../src/db/embedded/embedded.ts'
import { schemaOf } from './schema-of.ts'
import { embeddedTemplate } from './template.ts'

/** The schema with a copy of the rows that the migrations inserted. */
const KEPT = 'as_migrated'

interface Spare {
  readonly embedded: Embedded
  /** Statements that restore the rows to their state after the migrations. */
  readonly restore: string
  readonly schema: string
}

const spare: Spare[] = []

/**
 * Returns an embedded database in the state after the migrations. To open one costs a second and a half of CPU time, to
 * empty one a few hundredths. So closing it keeps it for the next test, unless a test changed its schema: cached plans
 * of statements do not fit a changed table.
 */
export async function spareDatabase(log: Logger): Promise<Connection> {
  const one = spare.pop() ?? (await opened(log))
  const disk = watchDisk(log)
  const db = kyselyOn(disk.watched(one.embedded.pool))
  return {
    db,
    kind: 'embedded',
    disk,
    embedded: one.embedded,
    async close() {
      const isAsBefore = await restores(db, one).catch(() => false)
      // From this point on, the handle of the previous test is refused.
      await db.destroy()
      if (isAsBefore) spare.push(one)
      else await one.embedded.close()
    },
  }
}

async function restores(db: Connection['db'], { restore, schema }: Spare): Promise<boolean> {
  if ((await schemaOf(db)) !== schema) return false
  await sql.raw(restore).execute(db)
  return true
}

async function opened(log: Logger): Promise<Spare> {
  const embedded = await openEmbedded({ template: await embeddedTemplate() }, log)
  const db = kyselyOn(embedded.pool)
  try {
    return { embedded, restore: await keep(db), schema: await schemaOf(db) }
  } finally {
    await db.destroy()
  }
}

/** Copies the current rows. Returns the statements that restore them. */
async function keep(db: Connection['db']): Promise<string> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db)
  const names = tables.rows.map(({ name }) => name)
  await sql.raw(`create schema ${KEPT}`).execute(db)
  for (const name of names) await sql.raw(`create table ${KEPT}.${name} as table public.${name}`).execute(db)
  const filled: string[] = []
  for (const name of names) {
    const { rows } = await sql.raw(`select 1 from public.${name} limit 1`).execute(db)
    if (rows.length > 0) filled.push(name)
  }
  return [
    `truncate ${names.map((name) => `public.${name}`).join(', ')} restart identity`,
    ...filled.map((name) => `insert into public.${name} select * from ${KEPT}.${name}`),
  ].join(';\n')
}
