import { type AvatarId, GameError, type UserId } from '@bettle/contract'
import { CAPS } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { AccountRow } from '../../db/schema.ts'
import { countDailyAction } from '../people/count-daily-action.ts'
import { changeAccount } from './change-account.ts'

/** What one changes of oneself; what is left out stays. */
export interface ProfileChange {
  readonly username?: string | undefined
  readonly selectedAvatar?: AvatarId | null | undefined
}

export function changeProfile(ctx: Context, userId: UserId, change: ProfileChange): Promise<AccountRow> {
  return changeAccount(ctx, userId, change, { mayRename: (tx) => refuseRename(ctx, tx, userId) })
}

/** A new name is no way out of a mute where there is talk to keep out of, and each is told to everyone who sees the old one ([A27]). */
async function refuseRename(ctx: Context, tx: Tx, userId: UserId): Promise<void> {
  const mute = await tx
    .selectFrom('chat_mute')
    .innerJoin('lobby', 'lobby.id', 'chat_mute.lobby_id')
    .select('until_at')
    .where('account_id', '=', userId)
    .where('until_at', '>', ctx.clock.date())
    .where('lobby.status', '=', 'open')
    .executeTakeFirst()
  if (mute) throw new GameError('muted', { message: 'You are muted for a while, and keep your name until then.' })
  if (!ctx.config.rateLimits) return
  const message = `You have changed your name ${CAPS.renamesADay} times today. Please wait before you change it again.`
  await countDailyAction(ctx, tx, userId, { kind: 'renamed', most: CAPS.renamesADay, message })
}
