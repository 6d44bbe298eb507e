import type { DueWork, ListQuery } from '@bettle/contract'
import { sql } from 'kysely'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { DueWorkRow, Reader } from '../../db/schema.ts'

/** Lists failed jobs. The server retries them, and an administrator can retry them on the page of the match. */
export async function listJobs(reader: Reader, request: ListQuery): Promise<Page<DueWork, 'dueWork'>> {
  const query = reader.selectFrom('due_work').selectAll().where('attempts', '>', 0)
  const { rows, ...total } = await pageOf(query, request, {
    searched: ['queue', 'kind', 'last_error'],
    sorts: { kind: 'kind', dueAt: 'due_at', attempts: 'attempts', waitUntil: 'wait_until' },
    byDefault: 'dueAt',
    id: 'queue',
    idWith: ['kind', 'key'],
  })
  return { dueWork: rows.map(workToWire), ...total }
}

/** Returns all jobs of a match, failed or not. */
export async function workOfMatch(reader: Reader, matchId: string): Promise<DueWork[]> {
  const rows = await reader
    .selectFrom('due_work')
    .selectAll()
    .where('queue', '=', sql<string>`${`match:${matchId}`}`)
    .orderBy('due_at')
    .orderBy('kind')
    .orderBy('key')
    .execute()
  return rows.map(workToWire)
}

function workToWire({ queue, kind, key, due_at, attempts, wait_until, last_error }: DueWorkRow): DueWork {
  return {
    _id: `${queue}/${kind}/${key}`,
    queue,
    kind,
    key,
    dueAt: due_at.toISOString(),
    attempts,
    waitUntil: wait_until?.toISOString() ?? null,
    lastError: last_error,
  }
}
