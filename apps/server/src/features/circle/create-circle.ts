import type { CircleId, LobbyId, UserId } from '@bettle/contract'
import { sentence } from '@bettle/contract'
import { CIRCLE_LIMITS } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import { publishCircle } from '../member/publish-circle.ts'
import { countDailyAction } from '../user/count-daily-action.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { askIn } from './ask-players.ts'
import { addMember, refuseTooMany } from './circle-members.ts'
import { readCircleName } from './circle-name.ts'
import { publishNotices } from './circle-notices.ts'
import { freeCircleCode, lockedCircle } from './circle-store.ts'

/** Makes a circle with the user as its owner and only member, and asks the players of a finished lobby ([CI1], [CI3]). */
export async function createCircle(
  ctx: Context,
  userId: UserId,
  given: { readonly name: string; readonly lobbyId?: LobbyId | undefined },
): Promise<CircleId> {
  const name = readCircleName(given.name)
  const { id, noticed, concerned } = await transaction(ctx, async (tx) => {
    await refuseUnconfirmed(ctx, tx, userId)
    await refuseTooMany(ctx, tx, userId, 'owns')
    await refuseTooMany(ctx, tx, userId, 'joins')
    if (ctx.config.rateLimits) {
      const said = sentence('circles-made', { count: CIRCLE_LIMITS.madeADay })
      await countDailyAction(ctx, tx, userId, { kind: 'circle-made', most: CIRCLE_LIMITS.madeADay, said })
    }
    const id = newId<CircleId>()
    const made = { id, name, owner_id: userId, code: await freeCircleCode(tx), made_at: ctx.clock.date() }
    await tx.insertInto('circle').values(made).execute()
    await addMember(ctx, tx, id, userId)
    if (given.lobbyId === undefined) return { id, noticed: [], concerned: [] }
    return { id, ...(await askIn(ctx, tx, await lockedCircle(tx, id), given.lobbyId)) }
  })
  publishNotices(ctx, noticed)
  await publishCircle(ctx, id, concerned)
  return id
}
