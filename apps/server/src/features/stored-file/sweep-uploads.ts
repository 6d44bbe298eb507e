import type { Instant } from '@bettle/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'

/** How long an upload is kept that no user has requested (ms). */
const KEPT_FOR = 60 * 60_000
const SWEEP_EVERY = 10 * 60_000
/** How far back the first sweep looks (ms). It covers uploads to valid addresses while no server was running. */
const LOOK_BACK = 24 * 60 * 60_000

/** Sweeps uploads by the server's clock while the server listens. */
export function sweepingUploads(app: FastifyInstance, ctx: Context): void {
  const sweep = createSweep(ctx)
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined
  app.addHook('onListen', async () => {
    unlisten = ctx.clock.onMove(sweep)
    timer = setInterval(() => void sweep(), SWEEP_EVERY)
  })
  app.addHook('preClose', async () => {
    unlisten?.()
    clearInterval(timer)
    await sweep.underWay()
  })
}

function createSweep(ctx: Context) {
  let sweptTo = ctx.clock.now() - LOOK_BACK
  let underWay: Promise<void> | undefined

  async function sweepOnce(): Promise<void> {
    const to = ctx.clock.now() - KEPT_FOR
    if (to - sweptTo < SWEEP_EVERY) return
    try {
      if (await sweepUploads(ctx, sweptTo, to)) sweptTo = to
    } catch (error) {
      ctx.log.error({ err: error }, 'unused uploads could not be removed; the next sweep tries again')
    }
  }

  const sweep = () => {
    underWay ??= sweepOnce().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return Object.assign(sweep, { underWay: async () => underWay })
}

/**
 * Deletes uploads older than an hour: unchecked ones with their rows, and repeated uploads of checked files. A failure
 * does not prevent the deletion of others. Returns whether all were deleted.
 */
async function sweepUploads(ctx: Context, from: Instant, to: Instant): Promise<boolean> {
  const old = await ctx.db
    .selectFrom('stored_file')
    .select('key')
    .where('created_at', '<', new Date(to))
    .where((file) => file.or([file('state', '=', 'awaited'), file('created_at', '>=', new Date(from))]))
    .execute()
  let areDeleted = true
  for (const { key } of old) {
    try {
      await ctx.storage.remove(`incoming/${key}`)
      await transaction(ctx, (tx) =>
        tx.deleteFrom('stored_file').where('key', '=', key).where('state', '=', 'awaited').execute(),
      )
    } catch (error) {
      areDeleted = false
      ctx.log.error({ err: error, key }, 'an unused upload could not be removed; the next sweep tries again')
    }
  }
  return areDeleted
}
