import { type AvatarId, GameError, sentence, type UserId } from '@bettle/contract'
import { CAPS } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { AccountRow, Tx } from '../../db/schema.ts'
import { countDailyAction } from '../user/count-daily-action.ts'
import { changeAccount } from './change-account.ts'

/** Changes of a user's own profile. Undefined fields keep their values. */
export interface ProfileChange {
  readonly username?: string | undefined
  readonly selectedAvatar?: AvatarId | null | undefined
}

export function changeProfile(ctx: Context, userId: UserId, change: ProfileChange): Promise<AccountRow> {
  return changeAccount(ctx, userId, change, { mayRename: (tx) => refuseRename(ctx, tx, userId) })
}

/**
 * Limits changes of the username, because each is published to all users who see the old name. Refuses them during a
 * mute, because a new name would hide the mute ([A27]).
 */
async function refuseRename(ctx: Context, tx: Tx, userId: UserId): Promise<void> {
  const mute = await tx
    .selectFrom('chat_mute')
    .innerJoin('lobby', 'lobby.id', 'chat_mute.lobby_id')
    .select('until_at')
    .where('account_id', '=', userId)
    .where('until_at', '>', ctx.clock.date())
    .where('lobby.status', '=', 'open')
    .executeTakeFirst()
  if (mute) throw new GameError('muted', sentence('rename-muted'))
  if (!ctx.config.rateLimits) return
  const said = sentence('renamed-too-often', { count: CAPS.renamesADay })
  await countDailyAction(ctx, tx, userId, { kind: 'renamed', most: CAPS.renamesADay, said })
}
