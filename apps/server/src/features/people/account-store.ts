import { type AdminUser, type AvatarId, type ErrorCode, GameError, type User, type UserId } from '@bettle/contract'
import type { Reader, Tx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { AccountRow } from '../../db/schema.ts'
import { emailKey, emailKeys, readableEmail } from '../../mail/email-address.ts'
import { usernameCandidates, usernameKey } from './choose-username.ts'
import { readEmail } from './read-email.ts'
import { readName } from './read-name.ts'
import { takenMessage } from './suggest-username.ts'
import { usernameRefused } from './username-refused.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  /** One of their own choice; otherwise made of the name. */
  readonly username?: string | undefined
  readonly profileImageKey?: string | null | undefined
  readonly passwordHash: string
  readonly role?: 'player' | 'admin' | undefined
  /** What the username is made from, where that is not the name. */
  readonly usernameFrom?: string
  readonly isBot?: boolean
  readonly isDemo?: boolean
  readonly tosAcceptedAt?: Date
  /** Where whoever runs the server says whose address it is. */
  readonly emailConfirmedAt?: Date
}

/** Creates an account under a free username. */
export async function insertAccount(tx: Tx, account: NewAccount, now: number): Promise<AccountRow> {
  const email = readEmail(account.email)
  const key = emailKey(email)
  const name = readName(account.name)
  // Only there the database does not see that the address is taken.
  if (emailKeys(email).length > 1 && (await accountByEmail(tx, email))) throw new GameError('email-taken')
  const candidates =
    account.username === undefined ? usernameCandidates(account.usernameFrom ?? name) : [account.username]
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
        name,
        email,
        email_key: key,
        email_confirmed_at: account.emailConfirmedAt ?? null,
        username,
        username_key: usernameKey(username),
        password_hash: account.passwordHash,
        role: account.role ?? 'player',
        selected_avatar: null,
        profile_image_key: account.profileImageKey ?? null,
        is_bot: account.isBot ?? false,
        is_demo: account.isDemo ?? false,
        tos_accepted_at: account.tosAcceptedAt ?? null,
        disabled_reason: null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
    if (await accountByEmail(tx, account.email)) throw new GameError('email-taken')
  }
  throw usernameRefused(await takenMessage(tx, account.username ?? name))
}

export async function accountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [account] = await accountsByEmail(db, email)
  return account
}

/** One; of a domain that can be spelled in two ways there may be two from before, the one with the usual spelling first. */
export async function accountsByEmail(db: Reader, email: string): Promise<AccountRow[]> {
  const keys = emailKeys(email)
  const accounts = await db.selectFrom('account').selectAll().where('email_key', 'in', keys).execute()
  return accounts.toSorted((one, other) => keys.indexOf(one.email_key) - keys.indexOf(other.email_key))
}

export function accountById(db: Reader, userId: UserId): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * A person's account to be changed: nobody else changes it meanwhile.
 * @param codeIfDeleted what somebody hears who finds it deleted
 */
export async function lockedAccount(
  tx: Tx,
  userId: UserId,
  codeIfDeleted: ErrorCode = 'not-found',
): Promise<AccountRow> {
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('is_bot', '=', false)
    .where('guest_until', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new GameError(codeIfDeleted)
  return account
}

export async function noteLogin(tx: Tx, userId: UserId, now: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ last_login_at: new Date(now) })
    .where('id', '=', userId)
    .execute()
}

/** Holds the account until the transaction ends. False where since it was looked at its password was changed, it was disabled, or is gone. */
export async function holdWhilePassword(tx: Tx, userId: UserId, passwordHash: string): Promise<boolean> {
  const held = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** Keeps the same password in another form. */
export async function keepPasswordHash(tx: Tx, userId: UserId, passwordHash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** A link that was mailed to the address of an account was followed. */
export async function confirmAddress(tx: Tx, userId: UserId, now: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email_confirmed_at: new Date(now) })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** Answers the address of the account. */
export async function setPassword(tx: Tx, userId: UserId, passwordHash: string, now: number): Promise<string> {
  const { email } = await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: new Date(now) })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}

/** An account as its owner sees it. */
export function asUser(row: AccountRow): User {
  return {
    _id: row.id as UserId,
    name: row.name,
    email: row.guest_until === null ? readableEmail(row.email) : '',
    username: row.username,
    selectedAvatar: row.selected_avatar as AvatarId | null,
    profileImageKey: row.profile_image_key,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    permissions: { isAdmin: row.role === 'admin' },
    ...(row.guest_until !== null && { isGuest: true as const }),
  }
}

/** An account as administrators see it. */
export function asAdminUser(row: AccountRow): AdminUser {
  return { ...asUser(row), disabledAt: row.disabled_at?.toISOString() ?? null, disabledReason: row.disabled_reason }
}
