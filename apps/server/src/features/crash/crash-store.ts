import { type CrashGroupId, type CrashStatus, GameError, type UserId } from '@bettle/contract'
import type { CrashFrame } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { CrashGroupTable, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { Crash } from './read-crash.ts'

/** One report of a batch, with its frames mapped to the sources. */
export interface KeptReport {
  readonly id: string
  readonly at: number
  readonly crash: Crash
  readonly userId: UserId | undefined
  readonly stack: string
  readonly frames: readonly CrashFrame[]
}

/** The reports, and the number of crashes, that a batch adds to one group. */
export interface CrashesOfGroup {
  readonly fingerprint: string
  readonly origin: CrashGroupTable['origin']
  readonly name: string
  readonly message: string
  readonly place: string
  readonly count: number
  readonly firstAt: number
  readonly lastAt: number
  /** The versions in which the crash occurred, the latest first. */
  readonly versions: readonly string[]
  readonly reports: readonly KeptReport[]
}

/** The highest number of groups. Above it, the groups that were not seen for the longest time are deleted ([Q4]). */
export const MOST_GROUPS = 1000
/** How many of the latest reports a group of crashes keeps. The one group of all messages keeps `MOST_PUBLISHED`. */
export const MOST_REPORTS = 20
export const MOST_PUBLISHED = 200
/** The highest number of reports in one batch. */
const AT_ONCE = 100

interface WrittenGroup {
  readonly id: string
  readonly fingerprint: string
  readonly status: CrashStatus
  readonly is_new: boolean
}

/** Writes a batch: the numbers of all groups, and reports of groups that are not muted. Returns the stored reports. */
export function keepCrashes(
  ctx: Pick<Context, 'db' | 'log'>,
  taken: readonly CrashesOfGroup[],
): Promise<readonly (KeptReport & { readonly fingerprint: string })[]> {
  return transaction(ctx, async (tx) => {
    await waitForOthers(tx)
    const groups = await withoutDeleted(tx, await withCompletions(tx, taken))
    await tx.deleteFrom('crash_completion').where('report_id', '=', anyOf(taken)).execute()
    const written = await writeGroups(tx, groups)
    const idOf = new Map(written.filter(({ status }) => status !== 'muted').map((row) => [row.fingerprint, row.id]))
    const kept = groups
      .filter(({ fingerprint }) => idOf.has(fingerprint))
      .flatMap(({ fingerprint, reports }) => reports.map((report) => ({ ...report, fingerprint })))
      .slice(0, AT_ONCE)
    if (kept.length > 0) {
      await writeReports(
        tx,
        kept.map((report) => ({ ...report, groupId: idOf.get(report.fingerprint) ?? '' })),
      )
      await dropOldest(tx, [...idOf.values()])
    }
    if (written.some((row) => row.is_new)) {
      await sql`delete from crash_group where id in (
        select id from crash_group order by last_at desc, id offset ${MOST_GROUPS})`.execute(tx)
    }
    return kept
  })
}

/**
 * Waits for concurrent writes of crashes. So an addition finds its report written, or the writer of the report finds
 * the addition.
 */
async function waitForOthers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('crash-reports'))`.execute(tx)
}

/** Adds what other nodes received for these reports. */
async function withCompletions(tx: Tx, groups: readonly CrashesOfGroup[]): Promise<readonly CrashesOfGroup[]> {
  const rows = await tx.selectFrom('crash_completion').selectAll().where('report_id', '=', anyOf(groups)).execute()
  if (rows.length === 0) return groups
  const completions = new Map(rows.map((row) => [row.report_id, row]))
  const completed = (report: KeptReport): KeptReport => {
    const { account_id = null, description = null } = completions.get(report.id) ?? {}
    return {
      ...report,
      userId: report.userId ?? (account_id as UserId | null) ?? undefined,
      crash: { ...report.crash, description: report.crash.description ?? description },
    }
  }
  return groups.map((group) => ({ ...group, reports: group.reports.map(completed) }))
}

const anyOf = (groups: readonly CrashesOfGroup[]) =>
  sql<string>`any(${groups.flatMap(({ reports }) => reports.map(({ id }) => id))}::uuid[])`

/** Removes account and message from reports whose account was deleted meanwhile ([A15]). */
async function withoutDeleted(tx: Tx, groups: readonly CrashesOfGroup[]): Promise<readonly CrashesOfGroup[]> {
  const reporters = groups.flatMap(({ reports }) => reports.flatMap(({ userId }) => userId ?? []))
  const undeleted = await lockUndeleted(tx, reporters)
  const redacted = (report: KeptReport): KeptReport =>
    report.userId === undefined || undeleted.has(report.userId)
      ? report
      : { ...report, userId: undefined, crash: { ...report.crash, description: null } }
  return groups.map((group) => ({ ...group, reports: group.reports.map(redacted) }))
}

/**
 * Returns the accounts that are not deleted, and locks them until the transaction ends. So a concurrent deletion waits,
 * and then finds the reports.
 */
async function lockUndeleted(tx: Tx, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', sql<string>`any(${[...new Set(userIds)]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id as UserId))
}

/** Writes the numbers of groups. A resolved group that occurs again is open again. */
async function writeGroups(tx: Tx, groups: readonly CrashesOfGroup[]): Promise<readonly WrittenGroup[]> {
  const rows = groups.map(({ reports, firstAt, lastAt, ...group }) => ({
    ...group,
    id: newId<CrashGroupId>(),
    first_at: new Date(firstAt).toISOString(),
    last_at: new Date(lastAt).toISOString(),
  }))
  const written = await sql<WrittenGroup>`
    insert into crash_group (id, fingerprint, origin, name, message, place, count, first_at, last_at, versions)
    select id, fingerprint, origin, name, message, place, count, first_at, last_at,
      array(select v from jsonb_array_elements_text(versions) as v limit 10)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, fingerprint text, origin text, name text,
      message text, place text, count bigint, first_at timestamptz, last_at timestamptz, versions jsonb)
    order by fingerprint
    on conflict (fingerprint) do update set
      count = crash_group.count + excluded.count,
      last_at = greatest(crash_group.last_at, excluded.last_at),
      place = excluded.place,
      versions = array(select v from unnest(excluded.versions || crash_group.versions) with ordinality as seen(v, at)
        group by v order by min(at) limit 10),
      status = case when crash_group.status = 'resolved' then 'open' else crash_group.status end
    returning id, fingerprint, status, xmax = 0 as is_new`.execute(tx)
  return written.rows
}

async function writeReports(tx: Tx, reports: readonly (KeptReport & { readonly groupId: string })[]): Promise<void> {
  await tx
    .insertInto('crash_report')
    .values(
      reports.map(({ id, groupId, at, crash, userId, stack }) => ({
        id,
        group_id: groupId,
        at: new Date(at),
        version: crash.version,
        component: crash.component,
        location: crash.location,
        browser: crash.browser,
        account_id: userId ?? null,
        description: crash.description,
        code: crash.code,
        status_code: crash.statusCode,
        cause: crash.cause,
        stack,
      })),
    )
    .execute()
}

/** Deletes the oldest reports of these groups. Reports with a user's message are kept longest. */
async function dropOldest(tx: Tx, groupIds: readonly string[]): Promise<void> {
  await sql`delete from crash_report where id in (
    select id from (
      select report.id, crash_group.origin, row_number() over (
        partition by group_id order by description is not null desc, at desc, report.id) as place
      from crash_report report join crash_group on crash_group.id = report.group_id
      where group_id = any(${[...groupIds]}::uuid[])) numbered
    where place > case origin when 'person' then ${MOST_PUBLISHED}::int else ${MOST_REPORTS}::int end)`.execute(tx)
}

/** The part of a report that a user adds: that the crash happened to them, a message, or both. */
export interface Completion {
  /** The user who adds, if signed in. */
  readonly asker?: UserId | undefined
  readonly isAsker?: boolean
  readonly description?: string | undefined
}

export const COMPLETED_WITHIN = 10 * 60_000
/** How many additions may wait for their reports, on all nodes together. */
const MOST_WAITING = 1000

/**
 * Adds to a report: each field once, within ten minutes, and nothing of an account that was deleted meanwhile ([Q5]).
 */
export function completeCrash(
  ctx: Pick<Context, 'db' | 'log' | 'clock'>,
  id: string,
  completion: Completion,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    if (completion.asker !== undefined) await requireUndeleted(tx, completion.asker)
    return completeWritten(ctx, tx, id, completion)
  })
}

async function requireUndeleted(tx: Tx, userId: UserId): Promise<void> {
  if (!(await lockUndeleted(tx, [userId])).has(userId)) throw new GameError('session-expired')
}

async function completeWritten(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  id: string,
  { asker, isAsker, description }: Completion,
): Promise<boolean> {
  const userId = isAsker ? asker : undefined
  const { numUpdatedRows } = await tx
    .updateTable('crash_report')
    .set({ ...(userId && { account_id: userId }), ...(description !== undefined && { description }) })
    .where('id', '=', id)
    .where('at', '>', new Date(clock.now() - COMPLETED_WITHIN))
    .$if(userId !== undefined, (found) =>
      found.where(({ or, eb }) => or([eb('account_id', 'is', null), eb('account_id', '=', userId ?? '')])),
    )
    .$if(description !== undefined, (found) => found.where('description', 'is', null))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores an addition to a report that another node writes within seconds. If that node drops the report, the next
 * pruning deletes the addition. Returns false if the report was written and accepts no addition, or if too many
 * additions wait.
 */
export function completeLater(
  ctx: Pick<Context, 'db' | 'log' | 'clock'>,
  id: string,
  completion: Completion,
): Promise<boolean> {
  const account_id = completion.isAsker ? (completion.asker ?? null) : null
  const description = completion.description ?? null
  return transaction(ctx, async (tx) => {
    if (completion.asker !== undefined) await requireUndeleted(tx, completion.asker)
    await waitForOthers(tx)
    const written = await tx.selectFrom('crash_report').select('id').where('id', '=', id).executeTakeFirst()
    if (written) return completeWritten(ctx, tx, id, completion)
    const { waiting } = await tx
      .selectFrom('crash_completion')
      .select(sql<number>`count(*)::int`.as('waiting'))
      .executeTakeFirstOrThrow()
    if (waiting >= MOST_WAITING) return false
    const { rows } = await sql`
      insert into crash_completion as former (report_id, account_id, description, asked_at)
      values (${id}, ${account_id}, ${description}, ${ctx.clock.date()})
      on conflict (report_id) do update set
        account_id = coalesce(former.account_id, excluded.account_id),
        description = coalesce(former.description, excluded.description)
      where (excluded.account_id is null or former.account_id is null or former.account_id = excluded.account_id)
        and (excluded.description is null or former.description is null)
      returning report_id`.execute(tx)
    return rows.length > 0
  })
}

/** Removes a deleted account and its messages from all reports. */
export async function forgetReporter(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .updateTable('crash_report')
    .set({ account_id: null, description: null })
    .where('account_id', '=', userId)
    .execute()
  await tx.deleteFrom('crash_completion').where('account_id', '=', userId).execute()
}

const KEPT_FOR = 90 * 24 * 60 * 60_000

/**
 * Deletes at most `most` groups that were not seen for ninety days, with their reports ([Q4]). Returns how many were
 * deleted.
 */
export async function pruneCrashes({ db, clock }: Pick<Context, 'db' | 'clock'>, most: number): Promise<number> {
  await db
    .deleteFrom('crash_completion')
    .where('asked_at', '<', new Date(clock.now() - COMPLETED_WITHIN))
    .execute()
  const { numAffectedRows = 0n } = await sql`delete from crash_group where id in (
    select id from crash_group where last_at < ${new Date(clock.now() - KEPT_FOR)} order by last_at limit ${most}
    for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}
