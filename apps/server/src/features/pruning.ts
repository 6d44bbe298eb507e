import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { pruneReplies, pruneRequests } from '../db/prune-requests.ts'
import { pruneLandingFiles } from './content/prune-landing-files.ts'
import { pruneCrashes } from './crash/crash-store.ts'
import { pruneGuests } from './guest/prune-guests.ts'
import { prunePrepared } from './match-control/create-matches.ts'
import { pruneSessions } from './session/prune-sessions.ts'

const PRUNE_EVERY = 60 * 60_000
/** Rows of one statement: it holds their locks, and the embedded database's only connection, no longer than that. */
const AT_ONCE = 1000
/** A guest goes with some thousand rows of their game. */
const GUESTS_AT_ONCE = 10
/** A match comes with two dozen rows. */
const MATCHES_AT_ONCE = 50
/** Of each kind and each time; what is left waits for the next. */
const MOST_STATEMENTS = 70

const PRUNERS = {
  sessions: { prune: pruneSessions, atOnce: AT_ONCE },
  requests: { prune: pruneRequests, atOnce: AT_ONCE },
  replies: { prune: pruneReplies, atOnce: AT_ONCE },
  'files of the landing page': { prune: pruneLandingFiles, atOnce: AT_ONCE },
  guests: { prune: pruneGuests, atOnce: GUESTS_AT_ONCE },
  crashes: { prune: pruneCrashes, atOnce: AT_ONCE },
  'matches of a file': { prune: prunePrepared, atOnce: MATCHES_AT_ONCE },
}

/** Takes away what nobody can ask for any more: from when the server listens until it closes, once an hour by its clock. */
export function pruning(app: FastifyInstance, ctx: Context): void {
  let prunedAt = ctx.clock.now()
  let underWay: Promise<void> | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined

  async function pruneAll(): Promise<void> {
    const now = ctx.clock.now()
    if (now - prunedAt < PRUNE_EVERY) return
    prunedAt = now
    for (const [what, { prune, atOnce }] of Object.entries(PRUNERS)) {
      // One that fails is tried once, and holds up none of those behind it.
      const stuck = new Set<string>()
      try {
        for (let statement = 0; statement < MOST_STATEMENTS && !stopped; statement += 1) {
          if ((await prune(ctx, atOnce, stuck)) < atOnce) break
        }
      } catch (error) {
        ctx.log.error({ err: error }, `old ${what} could not be pruned; they are the next time`)
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
  })
}
