import type { Context, Tx } from '../../context.ts'
import { databaseWithin } from '../../db/database-within.ts'
import { createJobs, type JobKinds } from '../../jobs/jobs.ts'
import { noAudience } from '../../push/audience.ts'
import { createLive } from '../../push/hub.ts'
import { createMutex } from '../../transactions/mutex.ts'

/**
 * The server as it would be if all that is done with this happened, inside an open transaction: nobody hears of it, no mail goes
 * out, no file goes away, and what falls due is done by the same runners as ever. It is gone with the transaction.
 */
export function contextWithin(ctx: Context, tx: Tx, kinds: JobKinds): Context {
  const db = databaseWithin(tx)
  const log = ctx.log.child({ within: 'a preview' }, { level: 'silent' })
  const nothing = async () => {}
  const within: Context = {
    ...ctx,
    // The file of heads is outside the transaction.
    config: { ...ctx.config, ledgerHeads: undefined },
    db,
    heavyDb: db,
    log,
    storage: { ...ctx.storage, write: nothing, remove: nothing },
    mutex: createMutex(),
    live: createLive({ db, log, audiences: noAudience }),
    jobs: createJobs(() => within, kinds),
    background: { later: () => {}, settled: nothing, stop: nothing },
  }
  return within
}
