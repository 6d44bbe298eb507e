import type { Avatar, ListQuery } from '@bettle/contract'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { asAvatar } from './avatar-store.ts'

const LIMIT = 1000

/** Lists all avatars, the oldest first. */
export async function listAvatars(reader: Reader): Promise<Avatar[]> {
  const rows = await reader.selectFrom('avatar').selectAll().orderBy('created_at').orderBy('id').limit(LIMIT).execute()
  return rows.map(asAvatar)
}

export async function listAllAvatars(reader: Reader, request: ListQuery): Promise<Page<Avatar, 'avatars'>> {
  const { rows, ...total } = await pageOf(reader.selectFrom('avatar').selectAll(), request, {
    searched: ['name'],
    sorts: { name: 'name', createdAt: 'created_at', updatedAt: 'updated_at' },
    byDefault: '-createdAt',
    id: 'id',
  })
  return { avatars: rows.map(asAvatar), ...total }
}
