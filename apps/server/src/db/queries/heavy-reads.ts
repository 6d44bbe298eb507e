import type { Context } from '../../context.ts'

/**
 * Returns the context for calls that read much: previews, lists, exports, whole matches. On PostgreSQL such calls share
 * a few connections, so that a bet never waits for them.
 */
export const forHeavyReads = (ctx: Context): Context => ({ ...ctx, db: ctx.heavyDb })
