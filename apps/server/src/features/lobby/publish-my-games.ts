import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/**
 * Publishes to a user's devices that the list of their games has changed ([M14]). The change is already committed, so
 * an error is only logged.
 */
export function publishMyGames(ctx: Pick<Context, 'live' | 'log'>, userId: UserId): void {
  try {
    ctx.live.announceTo(userId, { type: 'my-games.changed' })
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'the change of a list of games could not be published')
  }
}
