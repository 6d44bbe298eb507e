import type { HubPush, LobbyId, LobbyPush, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { AccountRow, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { crossOff, type JobQueue, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { inLobbies, type SeatPushes } from '../../transactions/in-lobby.ts'
import { forgetReporter } from '../crash/crash-store.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { announceLobby } from '../lobby/announce-lobby.ts'
import { leaveSeat } from '../lobby/seat/leave-lobby.ts'
import { planAdvancesOf } from '../match/competition-work.ts'
import { suspendFeedsOf } from '../match/feed-authority.ts'
import { forgetInReports } from '../report/report-store.ts'
import { endSessionsOf } from '../session/session-store.ts'
import { banOf, lockedAccount } from '../user/account-store.ts'
import { createDeletedName } from '../user/deleted-name.ts'
import { NO_PASSWORD } from '../user/password.ts'
import { refuseDemo } from '../user/refuse-demo.ts'
import { usernameKey } from '../user/username.ts'
import { forgetPictures, removePictures } from './forget-pictures.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { type Asking, accountByOwnPassword } from './password/own-password.ts'
import { AT_ONCE, lobbiesShowing, publishToEndedLobbies } from './shown-in-lobbies.ts'

/**
 * Removes all personal data from an account and ends its sessions. Bets, ledgers and ranks remain ([A15]). A stored job
 * then leaves the user's lobbies in small batches, so that no bet waits for all of them.
 */
export async function deleteAccount(
  ctx: Context,
  userId: UserId,
  /** Records the deletion as an operator's action in the same transaction. */
  record?: (tx: Tx, before: AccountRow) => Promise<void>,
): Promise<void> {
  const now = ctx.clock.now()
  const queue = queueOf(userId)
  const suspended = await transaction(ctx, async (tx) => {
    await keepAnAdmin(tx, userId, 'deleted', new Date(now))
    // If a user deletes the account twice at once, the second call finds its session ended.
    const before = await lockedAccount(tx, userId, record ? 'not-found' : 'session-expired')
    const { profile_image_key: key } = before
    await anonymise(tx, userId, now)
    await record?.(tx, before)
    await leavesLobbies.plan(tx, userId, now)
    await planWork(tx, [{ queue, kind: 'leave-circles', key: userId, runAt: now }])
    await planAdvancesOf(tx, userId, now)
    await forgetPictures(tx, userId, key, now)
    return suspendFeedsOf(tx, userId, new Date(now))
  })
  ctx.live.closeUser(userId)
  removePictures(ctx, userId)
  for (const matchId of suspended) await ctx.jobs.runJobs(`feed:${matchId}`)
  ctx.jobs.wake()
  await ctx.jobs.runJobs(queue)
}

const queueOf = (userId: UserId): JobQueue => `account:${userId}`

/** The job that leaves all lobbies of an account that is deleted or banned. */
export const leavesLobbies = {
  queueOf,
  plan: (tx: Tx, userId: UserId, now: number): Promise<void> =>
    planWork(tx, [{ queue: queueOf(userId), kind: 'leave-lobbies', key: userId, runAt: now }]),
}

/**
 * Removes a deleted or banned user from their active lobbies, and publishes the new name of a deleted user to ended
 * lobbies. A user whose ban has already ended keeps their seats. Idempotent.
 */
export async function leaveLobbies(ctx: Context, work: OwnedWork): Promise<void> {
  const userId = work.ownerId as UserId
  const { deleted_at, ...ban } = await ctx.db
    .selectFrom('account')
    .select(['deleted_at', 'banned_until', 'ban_reason'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const isToLeave = deleted_at !== null || banOf(ban, ctx.clock.now()) !== undefined
  const showing = isToLeave ? await lobbiesShowing(ctx.db, userId) : []
  for (let from = 0; from < showing.length; from += AT_ONCE) {
    const left = await leaveSome(ctx, userId, showing.slice(from, from + AT_ONCE))
    for (const lobbyId of left) await announceLobby(ctx, lobbyId, 'lobby.changed')
  }
  if (deleted_at !== null) await publishToEndedLobbies(ctx, userId)
  await crossOff(ctx.db, work, ctx.clock.date())
}

function leaveSome(ctx: Context, userId: UserId, lobbyIds: readonly LobbyId[]): Promise<LobbyId[]> {
  return inLobbies(ctx, lobbyIds, async (tx, lobbies) => {
    const now = ctx.clock.now()
    const pushes = new Map<LobbyId, readonly LobbyPush[]>()
    const seats: SeatPushes[] = []
    const hub: HubPush[] = []
    const left: LobbyId[] = []
    for (const lobby of lobbies) {
      const renamed = await memberPushes(tx, lobby, userId, now)
      const came = await leaveSeat(tx, lobby, userId, now)
      pushes.set(lobby.id as LobbyId, [...renamed.pushes, ...(came.pushes ?? [])])
      seats.push(...renamed.seats)
      hub.push(...(came.hub ?? []))
      if (came.reply === 'left') left.push(lobby.id as LobbyId)
    }
    return { reply: left, pushes, seats, hub }
  })
}

async function anonymise(tx: Tx, userId: UserId, now: number): Promise<void> {
  const name = await freeName(tx)
  // An address that can receive no email and that no visitor can register.
  const email = `${userId}@deleted.invalid`
  await tx
    .updateTable('account')
    .set({
      name,
      username: name,
      username_key: usernameKey(name),
      email,
      email_key: email,
      email_confirmed_at: null,
      password_hash: NO_PASSWORD,
      role: 'player',
      selected_avatar: null,
      profile_image_key: null,
      language: null,
      last_login_at: null,
      deleted_at: new Date(now),
      updated_at: new Date(now),
    })
    .where('id', '=', userId)
    .execute()
  await endSessionsOf(tx, userId, 'account-deleted', now)
  await tx.updateTable('session').set({ device: null }).where('account_id', '=', userId).execute()
  await tx
    .deleteFrom('refresh_token')
    .using('session')
    .whereRef('refresh_token.session_id', '=', 'session.id')
    .where('session.account_id', '=', userId)
    .execute()
  // Deletes stored replies, because they contain names and addresses.
  await tx.deleteFrom('request').where('account_id', '=', userId).where('route', 'is not', null).execute()
  await tx.deleteFrom('password_link').where('account_id', '=', userId).execute()
  await tx.deleteFrom('email_change').where('account_id', '=', userId).execute()
  await tx.deleteFrom('email_confirmation').where('account_id', '=', userId).execute()
  await tx.deleteFrom('push_subscription').where('account_id', '=', userId).execute()
  await tx.deleteFrom('reminder_choice').where('account_id', '=', userId).execute()
  await tx.deleteFrom('quiet_hours').where('account_id', '=', userId).execute()
  await tx.deleteFrom('reminder').where('account_id', '=', userId).execute()
  await tx.deleteFrom('unsent_email').where('account_id', '=', userId).execute()
  await forgetReporter(tx, userId)
  await forgetInReports(tx, userId)
}

/** Returns a free placeholder name that is not longer than a username may be. */
async function freeName(tx: Tx): Promise<string> {
  for (;;) {
    const name = createDeletedName()
    const taken = await tx
      .selectFrom('account')
      .select('id')
      .where('username_key', '=', usernameKey(name))
      .executeTakeFirst()
    if (!taken) return name
  }
}

/** Deletes the caller's own account, which requires the password ([A15]). */
export async function deleteOwnAccount(
  ctx: Context,
  limit: AttemptLimits['ownPassword'],
  asking: Asking,
): Promise<void> {
  refuseDemo(await accountByOwnPassword(ctx, limit, asking))
  await deleteAccount(ctx, asking.userId)
}
