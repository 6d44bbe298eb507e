import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, DueWorkRow, Reader, Tx } from '../db/schema.ts'

/** The name of a queue, `<owner kind>:<id>`. The jobs of one queue run one after the other. */
export type JobQueue = `${string}:${string}`

export interface PlannedWork {
  readonly queue: JobQueue
  readonly kind: string
  readonly key: string
  readonly runAt: number
  /** The reason that the updates of this job state. */
  readonly reason?: string | null
}

/**
 * Stores jobs. A job with the same queue, kind and key that is stored already gets the earlier of the two times. If
 * that job failed and waits for its next attempt, the wait ends.
 */
export async function planWork(tx: Tx, works: readonly PlannedWork[]): Promise<void> {
  if (works.length === 0) return
  const rows = works.map(({ runAt, reason = null, ...work }) => ({
    ...work,
    due_at: new Date(runAt).toISOString(),
    reason,
  }))
  await sql`
    insert into due_work (queue, kind, key, due_at, reason)
    select queue, kind, key, due_at, reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w(queue text, kind text, key text, due_at timestamptz, reason text)
    on conflict (queue, kind, key) do update
      set due_at = least(due_work.due_at, excluded.due_at), wait_until = null`.execute(tx)
}

/** The time by which a query selects jobs. */
export interface Moment {
  readonly now: Date
  /** True for a real clock: then a job must also have come due by the database's clock [C15]. */
  readonly isReal: boolean
}

/**
 * The condition that a job's time has come, that the job does not wait after a failure, and that this node knows its
 * kind. Other nodes run the kinds that this node does not know.
 */
const ready = ({ now, isReal }: Moment, kinds: readonly string[]) =>
  sql<boolean>`due_at <= ${now} and (wait_until is null or wait_until <= ${now}) and kind = any(${kinds}::text[])
    and (${!isReal} or due_at <= clock_timestamp() + interval '1 second')`

/**
 * Returns the next job of a queue to run; undefined if no job's time has come.
 * @param kinds in the order in which jobs of the same time run
 * @param firstOfAll the kinds that run before all others, whatever their time
 */
export async function nextWork(
  reader: Reader,
  queue: string,
  moment: Moment,
  kinds: readonly string[],
  firstOfAll: readonly string[],
): Promise<DueWorkRow | undefined> {
  return reader
    .selectFrom('due_work')
    .selectAll()
    .where('queue', '=', queue)
    .where(ready(moment, kinds))
    .orderBy(sql`kind <> all(${firstOfAll}::text[])`)
    .orderBy('due_at')
    .orderBy(sql`array_position(${kinds}::text[], kind)`)
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
}

export async function queuesWithWork(reader: Reader, moment: Moment, kinds: readonly string[]): Promise<JobQueue[]> {
  const rows = await reader.selectFrom('due_work').select('queue').distinct().where(ready(moment, kinds)).execute()
  return rows.map((row) => row.queue as JobQueue)
}

/** Returns the earliest time after a moment at which a job may run; undefined if no job is planned after it. */
export async function nextRunAt(reader: Reader, kinds: readonly string[], after: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(due_at, wait_until)) as at from due_work
    where kind = any(${kinds}::text[]) and greatest(due_at, wait_until) > ${after}`.execute(reader)
  return rows[0]?.at ?? undefined
}

/** The condition that a job is unchanged since it was read: neither moved to a later time nor tried by another node. */
const asFound = (work: DueWorkRow, now: Date) => sql<boolean>`
  queue = ${work.queue} and kind = ${work.kind} and key = ${work.key} and attempts = ${work.attempts} and due_at <= ${now}`

/**
 * Keeps a job for this node until a given time, without a lock. Returns false if the job is done or has changed, or if
 * another node keeps it. For jobs that wait for something outside the database.
 */
export async function keepWork(reader: Reader, work: DueWorkRow, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('due_work')
    .set({ wait_until: until })
    .where(asFound(work, now))
    .where((eb) => eb.or([eb('wait_until', 'is', null), eb('wait_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks a job for this transaction. Returns false if the job is done or has changed, or if another node runs it. */
export async function claimWork(tx: Tx, work: DueWorkRow, now: Date): Promise<boolean> {
  const mine = await tx
    .selectFrom('due_work')
    .select('key')
    .where(asFound(work, now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return mine !== undefined
}

/** True if a job that could not be locked is not done yet, because another node is running it. */
export async function isStillWaiting(reader: Reader, work: DueWorkRow, now: Date): Promise<boolean> {
  const row = await reader.selectFrom('due_work').select('key').where(asFound(work, now)).executeTakeFirst()
  return row !== undefined
}

/** Deletes a job, unless it was moved to a later time or tried by another node since it was read. */
export async function crossOff(reader: Reader, work: DueWorkRow, now: Date): Promise<void> {
  await reader.deleteFrom('due_work').where(asFound(work, now)).execute()
}

/** Stores that a job failed and waits until a given time. Returns false if another node has tried the job meanwhile. */
export async function postpone(
  { db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock },
  work: DueWorkRow,
  error: unknown,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('due_work')
    .set({ attempts: work.attempts + 1, wait_until: until, last_error: sentenceOf(error) })
    .where(asFound(work, clock.date()))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the wait of a queue's failed jobs, for a caller that needs them to be retried at once. */
export async function waitNoLonger(reader: Reader, queue: JobQueue): Promise<void> {
  await reader
    .updateTable('due_work')
    .set({ wait_until: null })
    .where('queue', '=', queue)
    .where('wait_until', 'is not', null)
    .execute()
}

/**
 * Returns those of the given queues that have a job whose time has come. A failed job counts too, even while it waits
 * for its next attempt.
 */
export async function queuesWithJobs<Queue extends JobQueue>(
  reader: Reader,
  queues: readonly Queue[],
  now: Date,
): Promise<Queue[]> {
  const rows = await reader
    .selectFrom('due_work')
    .select('queue')
    .distinct()
    .where('queue', '=', sql<string>`any(${[...queues]}::text[])`)
    .where('due_at', '<=', now)
    .execute()
  const found = new Set(rows.map(({ queue }) => queue))
  return queues.filter((queue) => found.has(queue))
}

/**
 * True if a queue has a job whose time has come. A failed job counts too, even while it waits for its next attempt.
 */
export async function isPending(reader: Reader, queue: JobQueue, now: Date): Promise<boolean> {
  const row = await reader
    .selectFrom('due_work')
    .select('key')
    .where('queue', '=', queue)
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the failed jobs that are not done yet, for the operator. The job with the earliest time comes first. */
export function failingWork(reader: Reader, limit = 100): Promise<DueWorkRow[]> {
  return reader
    .selectFrom('due_work')
    .selectAll()
    .where('attempts', '>', 0)
    .orderBy('due_at')
    .orderBy('queue')
    .limit(limit)
    .execute()
}

const LONGEST_ERROR = 500

const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR)
