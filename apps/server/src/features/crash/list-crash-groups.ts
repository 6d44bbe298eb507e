import {
  type CrashGroup,
  type CrashGroupId,
  type CrashOfGroup,
  type CrashStatus,
  GameError,
  type ListQuery,
} from '@bettle/contract'
import type { Selectable } from 'kysely'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { CrashGroupTable, Reader } from '../../db/schema.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { MOST_PUBLISHED } from './crash-store.ts'

/** Groups of crashes. */
export async function listCrashGroups(
  reader: Reader,
  { status, ...request }: ListQuery & { status?: CrashStatus | undefined },
): Promise<Page<CrashGroup, 'crashReports'>> {
  const query = reader
    .selectFrom('crash_group')
    .selectAll()
    .$if(status !== undefined, (found) => found.where('status', '=', status ?? 'open'))
  const { rows, ...total } = await pageOf(query, request, {
    searched: ['name', 'message', 'place'],
    sorts: { name: 'name', count: 'count', firstAt: 'first_at', lastAt: 'last_at', status: 'status' },
    byDefault: '-lastAt',
    id: 'id',
  })
  return { crashReports: rows.map(groupToWire), ...total }
}

/** One group with its stored reports. */
export async function crashGroupWithReports(
  reader: Reader,
  id: CrashGroupId,
): Promise<CrashGroup & { reports: CrashOfGroup[] }> {
  const group = await reader.selectFrom('crash_group').selectAll().where('id', '=', id).executeTakeFirst()
  if (!group) throw new GameError('not-found')
  const reports = await reader
    .selectFrom('crash_report')
    .selectAll()
    .where('group_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_PUBLISHED)
    .execute()
  const users = await publicUsersOf(
    reader,
    reports.flatMap(({ account_id }) => account_id ?? []),
  )
  return {
    ...groupToWire(group),
    reports: reports.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      version: row.version,
      componentName: row.component,
      location: row.location,
      browser: row.browser,
      user: users.get(row.account_id ?? '') ?? null,
      userDescription: row.description,
      code: row.code,
      statusCode: row.status_code,
      cause: row.cause,
      stack: row.stack,
    })),
  }
}

export function groupToWire(row: Selectable<CrashGroupTable>): CrashGroup {
  const { id, origin, name, message, place, status, count, first_at, last_at, versions } = row
  return {
    _id: id as CrashGroupId,
    ...{ origin, name, message, place, status },
    count: Number(count),
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
    versions,
  }
}
