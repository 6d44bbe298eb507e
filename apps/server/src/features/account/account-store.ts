import { type AvatarId, GameError, type User, type UserId } from '@bettle/contract'
import type { Reader, Tx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { AccountRow } from '../../db/schema.ts'
import { usernameCandidates, usernameKey } from './choose-username.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly role?: 'player' | 'admin'
  readonly isBot?: boolean
  readonly tosAcceptedAt?: Date
}

/** Addresses are unique without regard to case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** Creates an account under a free username. */
export async function insertAccount(tx: Tx, account: NewAccount, now: number): Promise<AccountRow> {
  const key = emailKey(account.email)
  const candidates = usernameCandidates(account.name)
  const taken = await tx
    .selectFrom('account')
    .select('username_key')
    .where('username_key', 'in', candidates.map(usernameKey))
    .execute()
  const takenKeys = new Set(taken.map(({ username_key }) => username_key))
  const at = new Date(now)
  for (const username of candidates) {
    if (takenKeys.has(usernameKey(username))) continue
    // Somebody else may take either between our look and this insert: the database decides.
    const inserted = await tx
      .insertInto('account')
      .values({
        id: newId<UserId>(),
        name: account.name,
        email: account.email,
        email_key: key,
        username,
        username_key: usernameKey(username),
        password_hash: account.passwordHash,
        role: account.role ?? 'player',
        selected_avatar: null,
        profile_image_key: null,
        is_bot: account.isBot ?? false,
        tos_accepted_at: account.tosAcceptedAt ?? null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
    if (await accountByEmail(tx, account.email)) throw new GameError('email-taken')
  }
  throw new GameError('username-taken')
}

export function accountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  return db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

export function accountById(db: Reader, userId: UserId): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function noteLogin(tx: Tx, userId: UserId, now: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ last_login_at: new Date(now) })
    .where('id', '=', userId)
    .execute()
}

/** An account as its owner sees it. */
export function asUser(row: AccountRow): User {
  return {
    _id: row.id as UserId,
    name: row.name,
    email: row.email,
    username: row.username,
    selectedAvatar: row.selected_avatar as AvatarId | null,
    profileImageKey: row.profile_image_key,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    permissions: { isAdmin: row.role === 'admin' },
  }
}
