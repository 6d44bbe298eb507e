import {
  type AdminUser,
  type AvatarId,
  type ErrorCode,
  GameError,
  isLanguage,
  type Language,
  type User,
  type UserId,
} from '@bettle/contract'
import { type BanReason, isBanned } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { emailKey, emailKeys, readableEmail } from '../../db/email-address.ts'
import { newId } from '../../db/ids.ts'
import type { AccountRow, Reader, Tx } from '../../db/schema.ts'
import { mustConfirmEmail } from './must-confirm-email.ts'
import { readEmail } from './read-email.ts'
import { readName } from './read-name.ts'
import { sayTaken, usernameCandidates, usernameKey, usernameRefused } from './username.ts'

export interface NewAccount {
  readonly name: string
  readonly email: string
  /** The chosen username. Without it, the username is derived from the name. */
  readonly username?: string | undefined
  readonly profileImageKey?: string | null | undefined
  readonly passwordHash: string
  readonly role?: 'player' | 'admin' | undefined
  /** The text from which the username is derived, if that is not the name. */
  readonly usernameFrom?: string
  readonly isBot?: boolean
  readonly isDemo?: boolean
  readonly tosAcceptedAt?: Date
  /** Set if the operator of the server has entered the address, which counts as confirmed. */
  readonly emailConfirmedAt?: Date
  /** True if the user must follow a mailed link before they chat or host ([A61]). */
  readonly mustConfirmEmail?: boolean
  readonly language?: Language | undefined
}

/** Creates an account with a free username. */
export async function insertAccount(tx: Tx, account: NewAccount, now: number): Promise<AccountRow> {
  const email = readEmail(account.email)
  const key = emailKey(email)
  const name = readName(account.name)
  // The unique index does not detect an account whose address has the other spelling of the domain, so a query does.
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
    // Another user may take the name or the address between the check and this insert, so the database decides.
    const inserted = await tx
      .insertInto('account')
      .values({
        id: newId<UserId>(),
        name,
        email,
        email_key: key,
        email_confirmed_at: account.emailConfirmedAt ?? null,
        must_confirm_email: account.mustConfirmEmail ?? false,
        username,
        username_key: usernameKey(username),
        password_hash: account.passwordHash,
        role: account.role ?? 'player',
        selected_avatar: null,
        profile_image_key: account.profileImageKey ?? null,
        is_bot: account.isBot ?? false,
        is_demo: account.isDemo ?? false,
        tos_accepted_at: account.tosAcceptedAt ?? null,
        language: account.language ?? null,
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
  throw usernameRefused(await sayTaken(tx, account.username ?? name))
}

export async function accountByEmail(db: Reader, email: string): Promise<AccountRow | undefined> {
  const [account] = await accountsByEmail(db, email)
  return account
}

/**
 * Returns the account with this address. A domain with two spellings may have two accounts from an older version, the
 * one with the usual spelling first.
 */
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
 * Locks an account for a change.
 * @param codeIfDeleted the refusal if the account is deleted, or is a bot's or a guest's
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

/** Records the time of a sign-in. Returns the account's ban, whether or not the ban has ended. */
export async function noteLogin(tx: Tx, userId: UserId, now: number): Promise<BanColumns> {
  return tx
    .updateTable('account')
    .set({ last_login_at: new Date(now) })
    .where('id', '=', userId)
    .returning(['banned_until', 'ban_reason'])
    .executeTakeFirstOrThrow()
}

export type BanColumns = Pick<AccountRow, 'banned_until' | 'ban_reason'>

/** Returns the ban that applies now, or undefined if there is none ([MD9]). */
export function banOf({ banned_until, ban_reason }: BanColumns, now: number): Ban | undefined {
  if (banned_until === null || !isBanned(banned_until.getTime(), now)) return undefined
  return { until: banned_until.toISOString(), reason: ban_reason as BanReason }
}

export interface Ban {
  /** ISO 8601 */
  readonly until: string
  readonly reason: BanReason
}

/**
 * Locks the account until the transaction ends. Returns false if its password was changed meanwhile, or if it is
 * disabled or deleted.
 */
export async function lockWhilePassword(tx: Tx, userId: UserId, passwordHash: string): Promise<boolean> {
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

/** Stores the hash of the same password in another Unicode form. */
export async function keepPasswordHash(tx: Tx, userId: UserId, passwordHash: string): Promise<void> {
  await tx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Records that the user followed a link that was mailed to the account's address. */
export async function confirmAddress(tx: Tx, userId: UserId, now: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email_confirmed_at: new Date(now) })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** Stores the new password. Returns the address of the account. */
export async function setPassword(tx: Tx, userId: UserId, passwordHash: string, now: number): Promise<string> {
  const { email } = await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: new Date(now) })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}

/** Returns the account as its owner sees it. */
export function asUser(ctx: Pick<Context, 'config'>, row: AccountRow): User {
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
    emailConfirmed: !mustConfirmEmail(ctx, row),
    // A newer server may know more languages.
    ...(isLanguage(row.language) && { language: row.language }),
    ...(row.guest_until !== null && { isGuest: true as const }),
  }
}

/** Returns the account as an administrator sees it. */
export function asAdminUser(ctx: Pick<Context, 'clock' | 'config'>, row: AccountRow): AdminUser {
  const ban = banOf(row, ctx.clock.now())
  const { language: _, ...user } = asUser(ctx, row)
  return {
    ...user,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    disabledReason: row.disabled_reason,
    bannedUntil: ban?.until ?? null,
    banReason: ban?.reason ?? null,
  }
}
