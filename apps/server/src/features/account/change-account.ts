import type { AvatarId, UserId } from '@bettle/contract'
import { plainUsername } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { emailKey } from '../../db/email-address.ts'
import type { AccountRow, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { TransactionContext } from '../../transactions/in-lobby.ts'
import { suspendFeedsOf } from '../match/feed-authority.ts'
import { lockedAccount } from '../user/account-store.ts'
import { readEmail } from '../user/read-email.ts'
import { readName } from '../user/read-name.ts'
import { requireAvatar } from '../user/require-avatar.ts'
import { readUsername, usernameKey } from '../user/username.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { orTaken } from './or-taken.ts'
import { publishToLobbies } from './shown-in-lobbies.ts'

/** A change of an account. Undefined fields keep their values. */
export interface AccountChange {
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** True if the user followed a link that was mailed to the new address. */
  readonly isEmailConfirmed?: boolean | undefined
  readonly username?: string | undefined
  readonly selectedAvatar?: AvatarId | null | undefined
  readonly profileImageKey?: string | null | undefined
  readonly role?: 'player' | 'admin' | undefined
}

/** Steps that callers add to the transaction of a change. */
export interface ChangeInTransaction {
  /** Throws if the account may not change its own username now. */
  readonly mayRename?: (tx: Tx) => Promise<void>
  /** Records the change as an operator's action. */
  readonly record?: (tx: Tx, before: AccountRow, after: AccountRow) => Promise<void>
}

/** The command line has no job runner: a running server runs the jobs within a second. */
type Server = TransactionContext & Pick<Context, 'clock'> & Partial<Pick<Context, 'jobs'>>

/**
 * Changes the profile, address or role of an account. The user's lobbies receive the new public data after the commit
 * ([A14], [A27]). A change of the role closes the user's sockets ([A16]).
 */
export async function changeAccount(
  ctx: Server,
  userId: UserId,
  change: AccountChange,
  { mayRename, record }: ChangeInTransaction = {},
): Promise<AccountRow> {
  const request = {
    ...change,
    ...(change.name !== undefined && { name: readName(change.name) }),
    ...(change.email !== undefined && { email: readEmail(change.email) }),
  }
  const { before, after, suspended } = await orTaken(() =>
    transaction(ctx, async (tx) => {
      if (request.role === 'player') await keepAnAdmin(tx, userId, 'demoted', ctx.clock.date())
      const before = await lockedAccount(tx, userId)
      const username = usernameChosen(before, change.username)
      if (username !== undefined && username !== before.username) await mayRename?.(tx)
      const after = await writeChange(tx, before, { ...request, username }, ctx.clock.date())
      await record?.(tx, before, after)
      const suspended = isDemoted(before, after) ? await suspendFeedsOf(tx, userId, ctx.clock.date()) : []
      if (after.email_key !== before.email_key) await endMailedLinks(tx, before.id)
      return { before, after, suspended }
    }),
  )
  if (after.role !== before.role) ctx.live.closeUser(userId)
  for (const matchId of suspended) await ctx.jobs?.runJobs(`feed:${matchId}`)
  if (isShownOtherwise(before, after)) await publishToLobbies(ctx, userId)
  return after
}

const isDemoted = (before: AccountRow, after: AccountRow) => before.role === 'admin' && after.role !== 'admin'

/** Accepts an unchanged username even if the rules no longer allow anyone to choose it. */
function usernameChosen(before: AccountRow, given: string | undefined): string | undefined {
  return given === undefined || plainUsername(given) === before.username
    ? given && before.username
    : readUsername(given)
}

async function writeChange(tx: Tx, before: AccountRow, request: AccountChange, now: Date): Promise<AccountRow> {
  if (request.selectedAvatar) await requireAvatar(tx, request.selectedAvatar)
  const after = await tx
    .updateTable('account')
    .set({
      ...(request.name !== undefined && { name: request.name }),
      ...addressOf(before, request, now),
      ...(request.username !== undefined && {
        username: request.username,
        username_key: usernameKey(request.username),
      }),
      ...(request.selectedAvatar !== undefined && { selected_avatar: request.selectedAvatar }),
      ...(request.profileImageKey !== undefined && { profile_image_key: request.profileImageKey }),
      ...(request.role !== undefined && { role: request.role }),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return after
}

/**
 * Only a user who follows the link mailed to a new address confirms it. An address that an administrator sets is not
 * confirmed, and the user need not confirm it ([A61]).
 */
function addressOf(before: AccountRow, { email, isEmailConfirmed = false }: AccountChange, now: Date) {
  if (email === undefined) return {}
  const key = emailKey(email)
  return {
    email,
    email_key: key,
    ...(key !== before.email_key && {
      email_confirmed_at: isEmailConfirmed ? now : null,
      must_confirm_email: false,
    }),
  }
}

/** Ends the links that were mailed to the previous address, and any pending change of address. */
async function endMailedLinks(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('password_link').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('email_change').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('email_confirmation').where('account_id', '=', accountId).execute()
}

function isShownOtherwise(before: AccountRow, after: AccountRow): boolean {
  const shown = ['username', 'name', 'selected_avatar', 'profile_image_key'] as const
  return shown.some((column) => before[column] !== after[column])
}
