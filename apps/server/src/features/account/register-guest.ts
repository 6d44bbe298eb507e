import type { IncomingHttpHeaders } from 'node:http'
import { GameError, type Language, type RegisterBody, sentence, type Token, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { emailKey } from '../../db/email-address.ts'
import type { AccountRow, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { refreshTokenIn } from '../../http/bind/session.ts'
import { issueToken } from '../session/issue-token.ts'
import { endSessionsOf, sessionOfToken } from '../session/session-store.ts'
import { accountByEmail, lockWhilePassword } from '../user/account-store.ts'
import { sendsEmail } from '../user/must-confirm-email.ts'
import { passwordFits } from '../user/password.ts'
import { readEmail } from '../user/read-email.ts'
import { readName } from '../user/read-name.ts'
import { freeUsername } from '../user/username.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { orTaken } from './or-taken.ts'
import { publishToLobbies } from './shown-in-lobbies.ts'

/**
 * The reason that is stored with the ended sessions of a guest who registered. It identifies a repeated registration.
 */
const REGISTERED = 'registered'

/** The guest who registers. */
export interface GuestAsking {
  readonly userId: UserId
  /** True if the guest has registered already. Then this form is a repetition or a different form. */
  readonly isRegistered: boolean
}

/** The browser that registers. */
interface Browser {
  readonly device: string | undefined
  readonly language: Language | undefined
}

/** Returns the guest whose tokens the registration carries. Tokens of other users are ignored. */
export async function guestRegistering(ctx: Context, headers: IncomingHttpHeaders): Promise<GuestAsking | undefined> {
  const caller = await ctx.callers.authenticate(headers).catch((error: unknown) => {
    if (error instanceof GameError) return undefined
    throw error
  })
  if (caller) return caller.isGuest ? { userId: caller.userId, isRegistered: false } : undefined
  const token = refreshTokenIn(headers)
  const sessionId = token && (await sessionOfToken(ctx.db, token))
  if (!sessionId) return undefined
  const registered = await ctx.db
    .selectFrom('session')
    .select('account_id')
    .where('id', '=', sessionId)
    .where('ended_why', '=', REGISTERED)
    .executeTakeFirst()
  return registered && { userId: registered.account_id as UserId, isRegistered: true }
}

/**
 * Turns a guest's account into a member's in one transaction, with its game, bets and ledger. All earlier tokens become
 * invalid ([G6]).
 */
export async function registerGuest(
  ctx: Context,
  { userId, isRegistered }: GuestAsking,
  form: RegisterBody,
  passwordHash: string,
  from: Browser,
): Promise<Token> {
  const promote = () => transaction(ctx, (tx) => promoteGuest(ctx, tx, userId, form, passwordHash, from))
  const token = isRegistered ? undefined : await orTaken(promote)
  if (!token) return againFor(ctx, userId, form, from.device)
  ctx.live.closeUser(userId)
  if (sendsEmail(ctx)) mailConfirmation(ctx, userId)
  ctx.background.later('publish the new name of a guest', () => publishToLobbies(ctx, userId))
  return token
}

/** Returns undefined if the guest has registered already. */
async function promoteGuest(
  ctx: Context,
  tx: Tx,
  userId: UserId,
  form: RegisterBody,
  passwordHash: string,
  { device, language }: Browser,
): Promise<Token | undefined> {
  const now = ctx.clock.now()
  const account = await lockedEvenGuest(tx, userId)
  if (!account) throw new GameError('session-expired')
  if (account.guest_until === null) return undefined
  await refuseMoved(tx, userId)
  if (await accountByEmail(tx, form.email)) throw new GameError('email-taken')
  const name = readName(form.name)
  await tx
    .updateTable('account')
    .set({
      name,
      email: readEmail(form.email),
      email_key: emailKey(readEmail(form.email)),
      must_confirm_email: sendsEmail(ctx),
      ...(await usernameOf(tx, userId, form, name)),
      password_hash: passwordHash,
      tos_accepted_at: new Date(now),
      guest_until: null,
      // A language that the guest has chosen stays.
      language: account.language ?? language ?? null,
      updated_at: new Date(now),
    })
    .where('id', '=', userId)
    .execute()
  await endSessionsOf(tx, userId, REGISTERED, now)
  return issueToken(ctx, tx, userId, device)
}

/**
 * Refuses to register a guest whose seat is played on another device: until the match ends, the first device may take it
 * back ([G16]).
 */
async function refuseMoved(tx: Tx, userId: UserId): Promise<void> {
  const moved = await tx
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select('lobby.id')
    .where('member.account_id', '=', userId)
    .where('member.hides_bets_before', 'is not', null)
    .where('lobby.status', '=', 'open')
    .where('match.status', 'in', ['upcoming', 'active'])
    .executeTakeFirst()
  if (moved) throw new GameError('forbidden', MOVED)
}

const MOVED = sentence('seat-came-from-other')

/**
 * A guest who chose a name keeps it unless the form contains another one, because the lobby knows the guest by that
 * name ([G9]).
 */
async function usernameOf(tx: Tx, userId: UserId, { username }: RegisterBody, name: string) {
  const seat = await tx.selectFrom('guest_seat').select('lobby_id').where('account_id', '=', userId).executeTakeFirst()
  return username === undefined && seat ? {} : freeUsername(tx, userId, username, name)
}

function lockedEvenGuest(tx: Tx, userId: UserId): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Answers a repeated registration, after a lost reply or from another tab. It requires the same address and password.
 */
async function againFor(
  ctx: Context,
  userId: UserId,
  { email, password }: RegisterBody,
  device: string | undefined,
): Promise<Token> {
  const account = await accountByEmail(ctx.db, email)
  const isTheirs = account?.id === userId
  if (!isTheirs || !(await passwordFits(ctx, account.password_hash, password)))
    throw new GameError('already-registered')
  return transaction(ctx, async (tx) => {
    if (!(await lockWhilePassword(tx, userId, account.password_hash))) throw new GameError('already-registered')
    return issueToken(ctx, tx, userId, device)
  })
}
