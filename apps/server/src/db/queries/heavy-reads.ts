import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

/**
 * Returns the context for calls that read much: previews, lists, exports, whole matches. On PostgreSQL such calls share
 * a few connections, so that a bet never waits for them.
 */
export const forHeavyReads = <Ctx extends { readonly db: Kysely<Database>; readonly heavyDb: Kysely<Database> }>(
  ctx: Ctx,
): Ctx => ({ ...ctx, db: ctx.heavyDb })
