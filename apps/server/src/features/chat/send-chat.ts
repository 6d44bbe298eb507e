import { type ChatMessage, type ChatMessageId, GameError, type LobbyId, sentence, type UserId } from '@bettle/contract'
import { type ChatRefusal, chatRefusal, FLOOD_MEMORY } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { requestHashOf, writeAnswered } from '../../db/idempotency/answered-request.ts'
import { newId } from '../../db/ids.ts'
import type { ChatMessageRow, LobbyRow, MemberRow, Tx } from '../../db/schema.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { mustConfirmEmail } from '../user/must-confirm-email.ts'
import type { UserColumns } from '../user/user-columns.ts'
import { messageById, messageToWire } from './chat-store.ts'

export interface SendChat {
  readonly lobbyId: LobbyId
  readonly message: string
  readonly requestId?: string | undefined
}

/** Sends a message to a lobby ([T2]). A repeated request gets the same message ([T4]). */
export function sendChat(ctx: Context, userId: UserId, request: SendChat): Promise<ChatMessage> {
  return inLobby(ctx, request.lobbyId, async (tx, lobby) => {
    const now = ctx.clock.date()
    const context = await loadChatContext(tx, lobby, userId, request, now)
    if (context.body_hash !== null) return { reply: await sentBefore(tx, context, request) }
    const { role } = context
    const refusal = refusalOf(ctx, lobby, userId, context, now)
    if (refusal || role === null) throw toError(refusal ?? { kind: 'not-a-member' }, lobby)
    const row: ChatMessageRow = {
      id: newId<ChatMessageId>(),
      lobby_id: lobby.id,
      seq: (context.last?.seq ?? 0) + 1,
      account_id: userId,
      role,
      message: request.message,
      removed_by: null,
      removed_at: null,
      removed_text: null,
      // The time is never earlier than that of the previous message, even if this server's clock is slow. So a poll by
      // time misses no message.
      created_at: new Date(Math.max(now.getTime(), Date.parse(context.last?.at ?? '') || 0)),
    }
    await insertMessage(tx, row, request)
    const message = messageToWire({ ...context, ...row, remover: null })
    return { reply: message, pushes: [{ type: 'chat.sent' as const, message }] }
  })
}

interface ChatContext extends Pick<UserColumns, 'username' | 'name' | 'selected_avatar' | 'profile_image_key'> {
  readonly role: MemberRow['role'] | null
  readonly present: boolean
  readonly is_admin: boolean
  readonly is_guest: boolean
  readonly must_confirm_email: boolean
  readonly email_confirmed_at: Date | null
  readonly muted_until: Date | null
  readonly last: { readonly seq: number; readonly at: string } | null
  /** The times of this member's recent messages, the latest first. */
  readonly lately: readonly string[]
  readonly body_hash: string | null
  readonly reply: { readonly chatMessageId: string } | null
}

/** Reads everything that the decision needs in one statement, because bets wait for this lobby too. */
async function loadChatContext(
  tx: Tx,
  lobby: LobbyRow,
  userId: UserId,
  request: SendChat,
  now: Date,
): Promise<ChatContext> {
  const since = new Date(now.getTime() - FLOOD_MEMORY.within)
  const { rows } = await sql<ChatContext>`
    select account.username, account.name, account.selected_avatar, account.profile_image_key, account.role = 'admin' as is_admin, account.guest_until is not null as is_guest, account.must_confirm_email, account.email_confirmed_at, member.role, coalesce(member.present, false) as present,
      chat_mute.until_at as muted_until, request.body_hash, request.reply,
      (select jsonb_build_object('seq', seq, 'at', created_at) from chat_message
        where lobby_id = ${lobby.id} order by seq desc limit 1) as last,
      (select coalesce(jsonb_agg(at order by at desc), '[]') from (
        select created_at as at from chat_message
        where lobby_id = ${lobby.id} and account_id = ${userId} and created_at > ${since}
        order by created_at desc limit ${FLOOD_MEMORY.most}) as recent) as lately
    from account
    left join member on member.lobby_id = ${lobby.id} and member.account_id = account.id
    left join chat_mute on chat_mute.lobby_id = member.lobby_id and chat_mute.account_id = account.id
    left join request on request.account_id = account.id and request.request_id = ${request.requestId ?? null}
    where account.id = ${userId}`.execute(tx)
  const [context] = rows
  if (!context) throw new GameError('lobby-not-found')
  return context
}

/** Returns the message of a repeated request as it is now, without text that was removed since. */
async function sentBefore(tx: Tx, { body_hash, reply }: ChatContext, request: SendChat): Promise<ChatMessage> {
  const message = body_hash === bodyHash(request) && reply ? await messageById(tx, reply.chatMessageId) : undefined
  if (!message) throw new GameError('idempotency-key-reused')
  return message
}

function refusalOf(
  ctx: Context,
  lobby: LobbyRow,
  userId: UserId,
  context: ChatContext,
  now: Date,
): ChatRefusal | undefined {
  const { role, present, is_admin, is_guest, muted_until, lately } = context
  return chatRefusal({
    member:
      role === null
        ? undefined
        : { isPresent: present, isHost: lobby.host_id === userId, isAdmin: is_admin, isGuest: is_guest },
    isOpenToGuests: lobby.guests_chat,
    isChatOn: lobby.settings.allowChatting,
    isLobbyClosed: lobby.status === 'closed',
    mustConfirmEmail: mustConfirmEmail(ctx, context),
    mutedUntil: muted_until?.getTime(),
    slowSeconds: lobby.slow_seconds,
    sentAt: lately.map(Date.parse),
    isFloodLimited: ctx.config.rateLimits,
    now: now.getTime(),
  })
}

function toError(refusal: ChatRefusal, { slow_seconds }: LobbyRow): GameError {
  switch (refusal.kind) {
    case 'not-a-member':
      return new GameError('lobby-not-found')
    case 'left':
      return new GameError('forbidden', sentence('left-lobby'))
    case 'muted':
      return new GameError('muted', sentence('muted-for', { minutes: Math.ceil(refusal.waitMs / 60_000) }))
    case 'slow-chat':
      return new GameError('rate-limited', slowRefusal(slow_seconds, Math.ceil(refusal.waitMs / 1000)))
    case 'flood':
      return new GameError('rate-limited', { retryAfter: Math.ceil(refusal.waitMs / 1000) })
    default:
      return new GameError(refusal.kind)
  }
}

function slowRefusal(seconds: number, retryAfter: number) {
  return { retryAfter, ...sentence('chat-slowed', { every: seconds, seconds: retryAfter }) }
}

async function insertMessage(tx: Tx, row: ChatMessageRow, request: SendChat): Promise<void> {
  const writing = tx.with('sent', (db) => db.insertInto('chat_message').values(row))
  await writeAnswered(writing, {
    account_id: row.account_id,
    requestId: request.requestId,
    body_hash: bodyHash(request),
    // Stores the id only, because the text of a removed message must exist nowhere.
    reply: { chatMessageId: row.id },
    created_at: row.created_at,
  })
}

function bodyHash({ lobbyId, message }: SendChat): string {
  return requestHashOf(['chat', lobbyId, message])
}
