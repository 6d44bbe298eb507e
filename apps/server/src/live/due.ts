import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { DueWorkRow } from '../db/schema.ts'

/**
 * Work that falls due by the clock: a round starts, ends, is to be corrected, a match's results become final. The rows stand
 * in the database and are written in the transaction that makes them due, so a crash loses none: the next start goes on.
 */
export interface Due {
  start(): void
  /** Looks again now: something was written that may be due already. */
  wake(): void
  /** Does all that is due now, of one match or of all, and answers when it is done. */
  runDue(matchId?: string): Promise<void>
  /** Answers when nothing due is left. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/** Does one piece of work, in as many transactions as it needs; may be called again after a crash at any point. */
export type DueRunner = (ctx: Context, work: DueWorkRow) => Promise<void>
export type DueRunners = Readonly<Record<DueWorkRow['kind'], DueRunner>>

/** Another node may write work that this one does not know of: look at least this often (ms, wall time). */
const LOOK_EVERY = 1000
const RETRY_AFTER = 500

export function dueWork(context: () => Context, runners: DueRunners): Due {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = true
  let unlisten: (() => void) | undefined

  async function runMatch(matchId: string): Promise<void> {
    const ctx = context()
    await ctx.turns(`due:${matchId}`, async () => {
      for (let work = await nextWork(ctx, matchId); work; work = await nextWork(ctx, matchId)) {
        await runners[work.kind](ctx, work)
      }
    })
  }

  async function runDue(matchId?: string): Promise<void> {
    if (matchId) return runMatch(matchId)
    const matchIds = await matchesWithDueWork(context())
    const results = await Promise.allSettled(matchIds.map((id) => runMatch(id)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }

  async function look(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = runWhileAsked()
    try {
      await running
    } catch (error) {
      context().log.error({ err: error }, 'due work failed; it is tried again')
      return sleep(RETRY_AFTER)
    } finally {
      running = undefined
    }
    await sleepUntilNext().catch(() => sleep(RETRY_AFTER))
  }

  async function runWhileAsked(): Promise<void> {
    do {
      again = false
      await runDue()
    } while (again && !stopped)
  }

  async function sleepUntilNext(): Promise<void> {
    if (stopped) return
    const ctx = context()
    const next = await ctx.db
      .selectFrom('due_work')
      .select('due_at')
      .where('done_at', 'is', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
    const wait = next ? next.due_at.getTime() - ctx.clock.now() : LOOK_EVERY
    sleep(Math.min(Math.max(wait, 1), LOOK_EVERY))
  }

  function sleep(ms: number): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => void look(), ms)
  }

  return {
    start() {
      stopped = false
      unlisten = context().clock.onMove(() => look())
      void look()
    },
    wake() {
      if (!stopped) void look()
    },
    runDue,
    async settled() {
      await runDue()
    },
    async stop() {
      stopped = true
      unlisten?.()
      clearTimeout(timer)
      await running?.catch(() => undefined)
    },
  }
}

/** At one instant a round's end comes before the next one's start: results first, then what they reveal. */
const ORDER = sql`case kind when 'correct' then 0 when 'round-end' then 1 when 'round-start' then 2 when 'close-lobbies' then 3 else 4 end`

function nextWork(ctx: Context, matchId: string): Promise<DueWorkRow | undefined> {
  return ctx.db
    .selectFrom('due_work')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('done_at', 'is', null)
    .where('due_at', '<=', ctx.clock.date())
    .orderBy('due_at')
    .orderBy(ORDER)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

async function matchesWithDueWork(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('due_work')
    .select('match_id')
    .distinct()
    .where('done_at', 'is', null)
    .where('due_at', '<=', ctx.clock.date())
    .execute()
  return rows.map((row) => row.match_id)
}
