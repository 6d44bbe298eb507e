import type * as contract from '@bettle/contract'
import { type Answer, type Asked, CHAT_MOST, CHAT_PAGE, GameError, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { blockedIn } from '../block/block-store.ts'
import { lobbyForListener } from '../member/member-store.ts'
import { messageToWire, mutesOf, selectMessages } from './chat-store.ts'

/**
 * Returns the messages of a lobby to its members ([T1]). If the caller gives a time, they include messages of that very
 * millisecond, so that none is lost, and older messages that were removed since then ([T6]).
 */
export async function listChat(
  ctx: Context,
  userId: UserId,
  { lobbyId, t }: Asked<typeof contract.listChat>['query'],
): Promise<Answer<typeof contract.listChat>> {
  const lobby = await lobbyForListener(ctx.db, lobbyId, userId)
  if (!lobby.settings.allowChatting) throw new GameError('chat-off')
  const since = t === undefined ? undefined : new Date(t)
  const latest = await selectMessages(ctx.db)
    .select(sql<number>`(select max(seq) from chat_message where lobby_id = ${lobbyId})`.as('total'))
    .where('chat_message.lobby_id', '=', lobbyId)
    .$if(since !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('chat_message.created_at', '>=', since ?? null), eb('chat_message.removed_at', '>=', since ?? null)]),
      ),
    )
    .orderBy('chat_message.seq', 'desc')
    .limit(since === undefined ? CHAT_PAGE : CHAT_MOST)
    .execute()
  return {
    messages: latest.map(messageToWire).reverse(),
    total: latest[0]?.total ?? (await totalOf(ctx, lobbyId)),
    online: await ctx.live.online(lobbyId),
    mutes: await mutesOf(ctx.db, lobbyId, ctx.clock.date()),
    blocked: await blockedIn(ctx.db, userId, lobbyId),
    slowSeconds: lobby.slow_seconds,
    ...(lobby.guests_chat && { guestsChat: true as const }),
  }
}

async function totalOf(ctx: Context, lobbyId: string): Promise<number> {
  const last = await ctx.db
    .selectFrom('chat_message')
    .select('seq')
    .where('lobby_id', '=', lobbyId)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return last?.seq ?? 0
}
