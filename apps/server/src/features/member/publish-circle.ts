import type { CircleId, UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

type Server = Pick<Context, 'db' | 'live' | 'log'>

/**
 * Makes the open pages of a circle's members, and of these other users, fetch the circle again. The change is already
 * committed, so an error is only logged.
 */
export async function publishCircle(ctx: Server, circleId: string, others: readonly string[] = []): Promise<void> {
  try {
    const members = await ctx.db
      .selectFrom('circle_member')
      .select('account_id')
      .where('circle_id', '=', circleId)
      .where('left_at', 'is', null)
      .execute()
    for (const userId of new Set([...members.map(({ account_id }) => account_id), ...others]))
      ctx.live.announceTo(userId as UserId, { type: 'circle.changed', circleId: circleId as CircleId })
  } catch (error) {
    ctx.log.error({ err: error, circleId }, 'the change of a circle could not be published')
  }
}

/** Publishes to the circle whose evening this lobby is, if it is one, that the lobby has changed ([CI12]). */
export async function publishEveningOf(ctx: Server, lobbyId: string): Promise<void> {
  const evening = await ctx.db
    .selectFrom('circle_evening')
    .select('circle_id')
    .where('lobby_id', '=', lobbyId)
    .executeTakeFirst()
  if (evening) await publishCircle(ctx, evening.circle_id)
}

/** Publishes to the circles with an evening on this match that its results have changed ([CI8]). */
export async function publishEveningsOn(ctx: Server, matchId: string): Promise<void> {
  const evenings = await ctx.db
    .selectFrom('circle_evening')
    .innerJoin('lobby', 'lobby.id', 'circle_evening.lobby_id')
    .select('circle_id')
    .distinct()
    .where('lobby.match_id', '=', matchId)
    .execute()
  for (const { circle_id } of evenings) await publishCircle(ctx, circle_id)
}
