import { type CircleId, GameError, sentence, type UserId } from '@bettle/contract'
import { CIRCLE_LIMITS, circleSeasons, DAY, SEASON_DAYS, seasonEndRefusal } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { invalidRequest } from '../../http/validation/validation.ts'
import { publishCircle } from '../member/publish-circle.ts'
import { countDailyAction } from '../user/count-daily-action.ts'
import { readCircleName } from './circle-name.ts'
import { type CircleRow, circleForMember, circleOfOwner, freeCircleCode } from './circle-store.ts'

interface Change {
  readonly name?: string | undefined
  readonly nextLastDay?: string | undefined
  readonly newCode?: true | undefined
}

/** The owner changes the name, the code, or the last day of the next season ([CI9]). */
export async function updateCircle(ctx: Context, userId: UserId, circleId: CircleId, given: Change): Promise<void> {
  const name = given.name === undefined ? undefined : readCircleName(given.name)
  await transaction(ctx, async (tx) => {
    // Locks the account before the circle, because the changes of names are counted by account.
    await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const circle = await circleOfOwner(tx, circleId, userId)
    if (name !== undefined && name !== circle.name) await rename(ctx, tx, userId, circle, name)
    if (given.newCode)
      await tx
        .updateTable('circle')
        .set({ code: await freeCircleCode(tx) })
        .where('id', '=', circleId)
        .execute()
    if (given.nextLastDay !== undefined) await chooseSeason(ctx, tx, circle, given.nextLastDay)
  })
  await publishCircle(ctx, circleId)
}

async function rename(ctx: Context, tx: Tx, userId: UserId, { id }: CircleRow, name: string): Promise<void> {
  if (ctx.config.rateLimits) {
    const said = sentence('circles-renamed')
    await countDailyAction(ctx, tx, userId, { kind: 'circle-renamed', most: CIRCLE_LIMITS.renamesADay, said })
  }
  await tx.updateTable('circle').set({ name }).where('id', '=', id).execute()
}

async function chooseSeason(ctx: Context, tx: Tx, { id, made_at }: CircleRow, lastDay: string): Promise<void> {
  const now = ctx.clock.now()
  const until = Date.parse(lastDay) + DAY
  const current = circleSeasons(made_at.getTime(), await seasonChoicesOf(tx, id), now).at(-1)
  const refusal = current && seasonEndRefusal(current, until)
  if (refusal) {
    const { min, max } = SEASON_DAYS
    throw invalidRequest([{ path: 'nextLastDay', ...sentence('season-length', { min, max }) }])
  }
  await tx
    .deleteFrom('circle_season')
    .where('circle_id', '=', id)
    .where('chosen_at', '>=', new Date(current?.from ?? 0))
    .execute()
  await tx
    .insertInto('circle_season')
    .values({ circle_id: id, chosen_at: new Date(now), until: new Date(until) })
    .execute()
}

export async function seasonChoicesOf(reader: Reader, circleId: string) {
  const rows = await reader.selectFrom('circle_season').selectAll().where('circle_id', '=', circleId).execute()
  return rows.map(({ chosen_at, until }) => ({ chosenAt: chosen_at.getTime(), until: until.getTime() }))
}

/** Switches a member's notices about evenings off or on ([CI11]). */
export async function muteCircle(
  ctx: Context,
  userId: UserId,
  { circleId, muted }: { readonly circleId: CircleId; readonly muted: boolean },
): Promise<void> {
  await circleForMember(ctx.db, circleId, userId)
  const { numUpdatedRows } = await ctx.db
    .updateTable('circle_member')
    .set({ muted })
    .where('circle_id', '=', circleId)
    .where('account_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new GameError('circle-not-found')
  ctx.live.announceTo(userId, { type: 'circle.changed', circleId })
}
