import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { pruneReplies, pruneRequests } from '../db/idempotency/prune-requests.ts'
import { pruneEmails } from '../mail/unsent-emails.ts'
import { pruneRemovedTexts } from './chat/prune-removed-texts.ts'
import { pruneCircleAsks } from './circle/prune-circle-asks.ts'
import { pruneNotices } from './competition/prune-notices.ts'
import { pruneLandingFiles } from './content/prune-landing-files.ts'
import { pruneCrashes } from './crash/crash-store.ts'
import { pruneGuests } from './guest/prune-guests.ts'
import { prunePrepared } from './match-control/fixtures/create-matches.ts'
import { pruneReminders } from './reminder/prune-reminders.ts'
import { pruneReports } from './report/report-store.ts'
import { pruneSessions } from './session/prune-sessions.ts'

const PRUNE_EVERY = 60 * 60_000
/** How many rows one statement deletes. The statement holds their locks and the embedded database's only connection. */
const AT_ONCE = 1000
/** How many guests one statement deletes. A guest has some thousand rows. */
const GUESTS_AT_ONCE = 10
/** How many matches one statement deletes. A match has two dozen rows. */
const MATCHES_AT_ONCE = 50
/** How many statements one run sends for each kind of row. The remaining rows wait for the next run. */
const MOST_STATEMENTS = 70

const PRUNERS = {
  sessions: { prune: pruneSessions, atOnce: AT_ONCE },
  requests: { prune: pruneRequests, atOnce: AT_ONCE },
  replies: { prune: pruneReplies, atOnce: AT_ONCE },
  'files of the landing page': { prune: pruneLandingFiles, atOnce: AT_ONCE },
  guests: { prune: pruneGuests, atOnce: GUESTS_AT_ONCE },
  crashes: { prune: pruneCrashes, atOnce: AT_ONCE },
  'requests to join circles': { prune: pruneCircleAsks, atOnce: AT_ONCE },
  notices: { prune: pruneNotices, atOnce: AT_ONCE },
  'texts of removed messages': { prune: pruneRemovedTexts, atOnce: AT_ONCE },
  reminders: { prune: pruneReminders, atOnce: AT_ONCE },
  reports: { prune: pruneReports, atOnce: AT_ONCE },
  emails: { prune: pruneEmails, atOnce: AT_ONCE },
  'matches of a file': { prune: prunePrepared, atOnce: MATCHES_AT_ONCE },
}

/**
 * Deletes data that is kept no longer, once an hour by the clock while the server listens. The node that prunes first
 * keeps the lease until it stops, so that the other nodes do not prune as well.
 */
export function pruning(app: FastifyInstance, ctx: Context): void {
  const lease = ctx.leases('pruning')
  let prunedAt = ctx.clock.now()
  let underWay: Promise<void> | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined

  async function pruneAll(): Promise<void> {
    const now = ctx.clock.now()
    if (now - prunedAt < PRUNE_EVERY) return
    try {
      if ((await lease.take()) === undefined) return
      prunedAt = now
      await pruneEachKind()
    } catch (error) {
      ctx.log.warn({ err: error }, 'old data was not deleted; the next run tries again')
    }
  }

  async function pruneEachKind(): Promise<void> {
    for (const [what, { prune, atOnce }] of Object.entries(PRUNERS)) {
      // Rows that could not be deleted. Each is tried once, and prevents the deletion of no other row.
      const stuck = new Set<string>()
      try {
        for (let statement = 0; statement < MOST_STATEMENTS && !stopped; statement += 1) {
          if ((await prune(ctx, atOnce, stuck)) < atOnce) break
        }
      } catch (error) {
        ctx.log.error({ err: error }, `old ${what} could not be deleted; the next run tries again`)
      }
    }
  }

  const pruneOnce = () => {
    underWay ??= pruneAll().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  app.addHook('onListen', async () => {
    unlisten = ctx.clock.onMove(pruneOnce)
    timer = setInterval(() => void pruneOnce(), PRUNE_EVERY / 6)
  })
  app.addHook('preClose', async () => {
    stopped = true
    unlisten?.()
    clearInterval(timer)
    await underWay
    await lease.release()
  })
}
