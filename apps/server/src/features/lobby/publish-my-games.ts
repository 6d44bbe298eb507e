import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/** Tells somebody's other devices that they sit otherwise than before ([M14]). What was done stands, whatever happens here. */
export function publishMyGames(ctx: Pick<Context, 'live' | 'log'>, userId: UserId): void {
  try {
    ctx.live.announceTo(userId, { type: 'my-games.changed' })
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'somebody could not be told where they sit')
  }
}
