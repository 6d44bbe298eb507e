import { type CircleId, type CircleInvitation, GameError, sentence, type UserId } from '@bettle/contract'
import { CIRCLE_LIMITS, readLobbyCode } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { publishCircle } from '../member/publish-circle.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { addMember, refuseTooMany } from './circle-members.ts'
import { publishNotices, writeCircleNotices } from './circle-notices.ts'
import { type CircleRow, circleOfOwner, forgetNotices, isMember, lockedCircle } from './circle-store.ts'

/** @throws GameError `circle-not-found` */
export async function circleOfCode(reader: Reader, code: string): Promise<CircleRow> {
  const read = readLobbyCode(code)
  const row = await reader
    .selectFrom('circle')
    .selectAll()
    .where('code', '=', read ?? '')
    .executeTakeFirst()
  if (!row) throw new GameError('circle-not-found')
  return row
}

/** Returns what a user sees of a circle before joining it. */
export async function invitationTo(reader: Reader, row: CircleRow, userId: UserId): Promise<CircleInvitation> {
  const members = await reader
    .selectFrom('circle_member')
    .select('account_id')
    .where('circle_id', '=', row.id)
    .where('left_at', 'is', null)
    .execute()
  const ask = await askOf(reader, row.id, userId)
  const owner = (await publicUsersOf(reader, [row.owner_id])).get(row.owner_id)
  if (!owner) throw new GameError('circle-not-found')
  const isIn = members.some(({ account_id }) => account_id === userId)
  const open = ask && ask.declined_at === null ? (ask.by_owner ? 'asked' : 'asking') : 'none'
  return { _id: row.id as CircleId, name: row.name, owner, members: members.length, state: isIn ? 'member' : open }
}

const askOf = (reader: Reader, circleId: string, userId: string) =>
  reader
    .selectFrom('circle_ask')
    .selectAll()
    .where('circle_id', '=', circleId)
    .where('account_id', '=', userId)
    .executeTakeFirst()

/**
 * Asks the owner to let the user in ([CI4]). A user whom the owner asks becomes a member at once, also after an earlier
 * no. A user whom the owner refused or removed stays out.
 */
export async function joinCircle(ctx: Context, userId: UserId, code: string): Promise<CircleInvitation> {
  const { id } = await circleOfCode(ctx.db, code)
  const noticed = await transaction(ctx, async (tx) => {
    await refuseUnconfirmed(ctx, tx, userId)
    if (!(await isMember(tx, id, userId))) await refuseTooMany(ctx, tx, userId, 'joins')
    const circle = await lockedCircle(tx, id)
    if (await isMember(tx, id, userId)) return []
    const ask = await askOf(tx, id, userId)
    if (ask?.by_owner) {
      await addMember(ctx, tx, id, userId)
      await forgetNotices(tx, [userId], id)
      return []
    }
    if (ask?.declined_at) throw new GameError('forbidden', SAID_NO)
    if (ask) return []
    return askOwner(ctx, tx, circle, userId)
  })
  publishNotices(ctx, noticed)
  await publishCircle(ctx, id, [userId])
  return invitationTo(ctx.db, await circleOfCode(ctx.db, code), userId)
}

const SAID_NO = sentence('circle-closed-to-you')

async function askOwner(ctx: Context, tx: Tx, circle: CircleRow, userId: UserId): Promise<UserId[]> {
  const { waiting } = await tx
    .selectFrom('circle_ask')
    .select((query) => query.fn.countAll<string>().as('waiting'))
    .where('circle_id', '=', circle.id)
    .where('by_owner', '=', false)
    .where('declined_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(waiting) >= CIRCLE_LIMITS.asks) throw new GameError('circle-full')
  await tx
    .insertInto('circle_ask')
    .values({ circle_id: circle.id, account_id: userId, by_owner: false, asked_at: ctx.clock.date() })
    .execute()
  const { username } = await tx
    .selectFrom('account')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return writeCircleNotices(ctx, tx, userId, [circle.owner_id as UserId], {
    kind: 'circle-wants-in',
    key: `circle-wants-in ${circle.id} ${userId}`,
    details: { circleId: circle.id, circle: circle.name, by: username },
  })
}

/** Agrees to join a circle whose owner asks the user, or declines. After a no the owner cannot ask again ([CI3]). */
export async function answerCircle(
  ctx: Context,
  userId: UserId,
  { circleId, agree }: { readonly circleId: CircleId; readonly agree: boolean },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (agree) {
      await refuseUnconfirmed(ctx, tx, userId)
      if (!(await isMember(tx, circleId, userId))) await refuseTooMany(ctx, tx, userId, 'joins')
    }
    await lockedCircle(tx, circleId)
    if (await isMember(tx, circleId, userId)) return
    const ask = await askOf(tx, circleId, userId)
    if (!ask?.by_owner || ask.declined_at) throw new GameError('circle-not-found')
    await forgetNotices(tx, [userId], circleId)
    if (agree) return addMember(ctx, tx, circleId, userId)
    await declineAsk(ctx, tx, circleId, userId)
  })
  publishNotices(ctx, [userId])
  await publishCircle(ctx, circleId, [userId])
}

async function declineAsk(ctx: Context, tx: Tx, circleId: CircleId, userId: UserId): Promise<void> {
  await tx
    .updateTable('circle_ask')
    .set({ declined_at: ctx.clock.date() })
    .where('circle_id', '=', circleId)
    .where('account_id', '=', userId)
    .execute()
}

/** The owner lets in a user who asks, or says no ([CI4]). */
export async function admitToCircle(
  ctx: Context,
  ownerId: UserId,
  { circleId, userId, admit }: { readonly circleId: CircleId; readonly userId: UserId; readonly admit: boolean },
): Promise<void> {
  const noticed = await transaction(ctx, async (tx) => {
    const isIn = await isMember(tx, circleId, userId)
    const mayAsk = (await isMember(tx, circleId, ownerId)) && (await askOf(tx, circleId, userId)) !== undefined
    if (admit && mayAsk && !isIn) await refuseTooMany(ctx, tx, userId, 'joins', 'not-found')
    const circle = await circleOfOwner(tx, circleId, ownerId)
    if (await isMember(tx, circleId, userId)) return []
    const ask = await askOf(tx, circleId, userId)
    if (!ask || ask.by_owner || ask.declined_at) throw new GameError('not-found')
    await tx
      .deleteFrom('notice')
      .where('account_id', '=', ownerId)
      .where('key', '=', `circle-wants-in ${circleId} ${userId}`)
      .execute()
    if (!admit) {
      await declineAsk(ctx, tx, circleId, userId)
      return []
    }
    await addMember(ctx, tx, circleId, userId)
    const owner = await tx.selectFrom('account').select('username').where('id', '=', ownerId).executeTakeFirstOrThrow()
    return writeCircleNotices(ctx, tx, ownerId, [userId], {
      kind: 'circle-admitted',
      key: `circle-admitted ${circleId}`,
      details: { circleId, circle: circle.name, by: owner.username },
    })
  })
  publishNotices(ctx, [...noticed, ownerId])
  await publishCircle(ctx, circleId, [userId])
}
