import { type AdminUser, GameError, type ListQuery, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { searchedKey } from '../../../db/email-address.ts'
import { type Page, pageOf, patternOf } from '../../../db/queries/page-of.ts'
import type { Reader } from '../../../db/schema.ts'
import { asAdminUser } from '../../user/account-store.ts'

type Server = Pick<Context, 'clock' | 'config' | 'db'>

/** Selects users' active accounts, without bots, guests and deleted accounts ([A18], [G3]). */
const listedUsers = (reader: Reader) =>
  reader
    .selectFrom('account')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', false)
    .where('guest_until', 'is', null)

/** Lists the active accounts of users, the newest first. */
export async function listUsers(ctx: Server, request: ListQuery): Promise<Page<AdminUser, 'users'>> {
  const { rows, ...total } = await pageOf(listedUsers(ctx.db), request, {
    searched: [],
    searchedBy: (pattern) => {
      const key = patternOf(searchedKey(request.q ?? ''))
      return sql<boolean>`(names like lower(${pattern}) or email_key like lower(${pattern}) or email_key like ${key})`
    },
    sorts: {
      name: 'name',
      email: 'email',
      username: 'username',
      role: 'role',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      lastLoginAt: 'last_login_at',
    },
    byDefault: '-createdAt',
    id: 'id',
  })
  return { users: rows.map((row) => asAdminUser(ctx, row)), ...total }
}

export async function oneUser(ctx: Server, userId: UserId): Promise<AdminUser> {
  const account = await listedUsers(ctx.db).where('id', '=', userId).executeTakeFirst()
  if (!account) throw new GameError('not-found')
  return asAdminUser(ctx, account)
}
