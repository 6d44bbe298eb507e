import type { AvatarId, PublicUser, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'
import { usernameToWire } from './deleted-name.ts'

export interface UserColumns {
  account_id: string
  username: string
  name: string
  selected_avatar: string | null
  profile_image_key: string | null
}

/** The public columns of `account`, apart from its id. */
export const userColumns = [
  'account.username',
  'account.name',
  'account.selected_avatar',
  'account.profile_image_key',
] as const

export function publicUserOf(row: UserColumns): PublicUser {
  return {
    _id: row.account_id as UserId,
    ...usernameToWire(row.username),
    name: row.name,
    selectedAvatar: row.selected_avatar as AvatarId | null,
    ...(row.selected_avatar === null && row.profile_image_key != null && { profileImageKey: row.profile_image_key }),
  }
}

/** Returns public users by their ids, including deleted accounts. */
export async function publicUsersOf(reader: Reader, ids: readonly string[]): Promise<Map<string, PublicUser>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('account')
    .select(['account.id as account_id', ...userColumns])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.account_id, publicUserOf(row)]))
}
