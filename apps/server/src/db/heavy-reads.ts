import type { Context } from '../context.ts'

/**
 * The context for calls that read much: previews, lists, exports, whole matches. On PostgreSQL these share a few connections of their
 * own, so that a bet never waits for them, however many are asked for at once.
 */
export const forHeavyReads = (ctx: Context): Context => ({ ...ctx, db: ctx.heavyDb })
