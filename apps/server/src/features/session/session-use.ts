import type { SessionId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** The precision with which the last use of a session is stored (ms). */
const EXACT_MS = 60_000
const WRITE_EVERY_MS = 2000

/**
 * Records when sessions were last used. Each call adds a use, and the writes are batched: at most one a minute for each
 * session.
 */
export interface SessionUse {
  /**
   * Adds a use at the current time. `usedBefore` is the time in the database, `exactMs` the precision of the stored time.
   */
  note(sessionId: SessionId, usedBefore: Date, exactMs?: number): void
  /** Writes the pending uses, for a caller that will read them next. */
  flush(): Promise<void>
}

export function createSessionUse({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>): SessionUse {
  const noted = new Map<SessionId, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const used = [...noted].sort(([one], [other]) => (one < other ? -1 : 1))
    noted.clear()
    if (used.length === 0) return
    const ids = used.map(([sessionId]) => sessionId)
    const times = used.map(([, at]) => new Date(at).toISOString())
    try {
      await sql`update session set last_used_at = used.at
        from unnest(${ids}::uuid[], ${times}::timestamptz[]) as used (id, at)
        where session.id = used.id and session.last_used_at < used.at`.execute(db)
    } catch (error) {
      log.warn({ err: error }, 'the last use of sessions could not be written')
    }
  }

  return {
    note(sessionId, usedBefore, exactMs = EXACT_MS) {
      const now = clock.now()
      if (now - Math.max(usedBefore.getTime(), noted.get(sessionId) ?? 0) < exactMs) return
      noted.set(sessionId, now)
      timer ??= setTimeout(flush, WRITE_EVERY_MS).unref()
    },
    flush,
  }
}
