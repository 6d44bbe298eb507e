import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Connection } from '../db/connect.ts'
import { DatabaseUnavailable } from '../db/database-unavailable.ts'
import { newId } from '../db/ids.ts'
import type { Database, Tx } from '../db/schema.ts'

/** How long a node holds a lease without extending it, for example after a crash (ms, by the database's clock). */
const HELD_MS = 8000
/** The time between two extensions of a lease (ms, wall time). */
const EXTEND_EVERY_MS = 2000
/** How long before the end of a lease the node stops relying on it (ms, wall time). */
const MARGIN_MS = 1000

/** The right to do some work, which one node at a time holds. */
export interface Lease {
  /**
   * Takes the lease unless another node holds it. The node then extends the lease in the background until `release`.
   * Returns the number of this term, or undefined if another node holds the lease. A number other than the last one
   * means that another node may have done the work in between.
   */
  take(): Promise<number | undefined>
  /**
   * Ensures that no other node takes the lease before the transaction ends. Every step that creates something calls it,
   * because a frozen node may finish its step after another node took over.
   * @throws LeaseLost
   */
  assertHeld(tx: Tx): Promise<void>
  /** Releases the lease, so that another node can take it at once. */
  release(): Promise<void>
}

export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Returns the lease for a kind of work. */
export type Leases = (work: string) => Lease

/** The lease of every kind of work on the embedded database. Only one node uses that database. */
export const onlyNode: Lease = { take: async () => 1, assertHeld: async () => {}, release: async () => {} }

export function createLeases(db: Kysely<Database>, kind: Connection['kind'], log: Logger): Leases {
  if (kind === 'embedded') return () => onlyNode
  const holder = newId()
  return (work) => createLease(db, work, holder, log)
}

function createLease(db: Kysely<Database>, work: string, holder: string, log: Logger): Lease {
  let term = 0
  /** When the lease ends, by `performance.now()`. That clock continues while the process is frozen. */
  let validUntil = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let extending: Promise<void> | undefined

  const until = sql`clock_timestamp() + ${HELD_MS}::int * interval '1 millisecond'`

  async function takeNow(): Promise<boolean> {
    const askedAt = performance.now()
    const { rows } = await sql`insert into lease (name, holder, held_until) values (${work}, ${holder}, ${until})
      on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
        where lease.holder = excluded.holder or lease.held_until <= clock_timestamp()
      returning name`.execute(db)
    if (rows.length === 0) return false
    validUntil = askedAt + HELD_MS
    return true
  }

  async function extend(): Promise<void> {
    const askedAt = performance.now()
    try {
      const { rows } = await sql`update lease set held_until = ${until}
        where name = ${work} and holder = ${holder} and held_until > clock_timestamp() returning name`.execute(db)
      if (rows.length > 0) validUntil = askedAt + HELD_MS
      else forget()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, `the lease of ${work} was not extended`)
    }
  }

  function extendRegularly(): void {
    timer ??= setInterval(() => {
      extending ??= extend().finally(() => {
        extending = undefined
      })
    }, EXTEND_EVERY_MS).unref()
  }

  function forget(): void {
    clearInterval(timer)
    timer = undefined
    validUntil = Number.NEGATIVE_INFINITY
  }

  return {
    async take() {
      if (timer !== undefined && performance.now() < validUntil - MARGIN_MS) return term
      forget()
      if (!(await takeNow())) return undefined
      term += 1
      extendRegularly()
      return term
    },
    async assertHeld(tx) {
      const { rows } = await sql`select from lease
        where name = ${work} and holder = ${holder} and held_until > clock_timestamp() for share`.execute(tx)
      if (rows.length === 0) throw new LeaseLost(`another node does the work of ${work}`)
    },
    async release() {
      const wasTaken = timer !== undefined
      forget()
      await extending
      if (!wasTaken) return
      await sql`delete from lease where name = ${work} and holder = ${holder}`
        .execute(db)
        .catch((error: unknown) => log.warn({ err: error }, `the lease of ${work} was not released and expires`))
    },
  }
}
