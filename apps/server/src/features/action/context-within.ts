import type { Context, Tx } from '../../context.ts'
import { databaseWithin } from '../../db/database-within.ts'
import { createJobs, type JobKinds } from '../../jobs/jobs.ts'
import { noAudience } from '../../push/audience.ts'
import { createLive } from '../../push/hub.ts'
import { createMutex } from '../../transactions/mutex.ts'

/**
 * A context inside an open transaction, for a preview: it publishes nothing, sends no email, deletes no file, and runs
 * jobs with the usual handlers. All changes are rolled back with the transaction.
 */
export function contextWithin(ctx: Context, tx: Tx, kinds: JobKinds): Context {
  const db = databaseWithin(tx)
  const log = ctx.log.child({ within: 'a preview' }, { level: 'silent' })
  const nothing = async () => {}
  const within: Context = {
    ...ctx,
    // The heads file is outside the transaction.
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
