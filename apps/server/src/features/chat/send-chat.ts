import { type ChatMessage, type ChatMessageId, GameError, type LobbyId, type UserId } from '@bettle/contract'
import { FLOOD_MEMORY, floodWait, slowWait } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { hashOf, writeAnswered } from '../../db/answered-request.ts'
import { newId } from '../../db/ids.ts'
import type { ChatMessageRow, LobbyRow, MemberRow } from '../../db/schema.ts'
import { inLobby } from '../../live/in-lobby.ts'
import type { PersonColumns } from '../people/person.ts'
import { messageById, messageToWire } from './chat-store.ts'

export interface SendChat {
  readonly lobbyId: LobbyId
  readonly message: string
  readonly requestId?: string | undefined
}

/** Says something in a lobby ([T2]); the same request again answers the same message ([T4]). */
export function sendChat(ctx: Context, userId: UserId, wish: SendChat): Promise<ChatMessage> {
  return inLobby(ctx, wish.lobbyId, async (tx, lobby) => {
    const now = ctx.clock.date()
    const known = await whatIsKnown(tx, lobby, userId, wish, now)
    if (known.body_hash !== null) return { reply: await sentBefore(tx, known, wish) }
    const role = refuseWriting(ctx, lobby, userId, known, now)
    const row: ChatMessageRow = {
      id: newId<ChatMessageId>(),
      lobby_id: lobby.id,
      seq: (known.last?.seq ?? 0) + 1,
      account_id: userId,
      role,
      message: wish.message,
      removed_by: null,
      removed_at: null,
      // Never before the one before it, whichever server's clock is behind: who asks for what is newer misses none.
      created_at: new Date(Math.max(now.getTime(), Date.parse(known.last?.at ?? '') || 0)),
    }
    await insertMessage(tx, row, wish)
    const message = messageToWire({ ...known, ...row, remover: null })
    return { reply: message, news: [{ type: 'chat.sent' as const, message }] }
  })
}

interface Known extends Pick<PersonColumns, 'username' | 'name' | 'selected_avatar' | 'profile_image_key'> {
  readonly role: MemberRow['role'] | null
  readonly present: boolean
  readonly is_admin: boolean
  readonly muted_until: Date | null
  readonly last: { readonly seq: number; readonly at: string } | null
  /** When this member wrote lately, the latest first. */
  readonly lately: readonly string[]
  readonly body_hash: string | null
  readonly reply: { readonly chatMessageId: string } | null
}

/** In one statement: bets wait for it. */
async function whatIsKnown(tx: Tx, lobby: LobbyRow, userId: UserId, wish: SendChat, now: Date): Promise<Known> {
  const since = new Date(now.getTime() - FLOOD_MEMORY.within)
  const { rows } = await sql<Known>`
    select account.username, account.name, account.selected_avatar, account.profile_image_key, account.role = 'admin' as is_admin, member.role, coalesce(member.present, false) as present,
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
    left join request on request.account_id = account.id and request.request_id = ${wish.requestId ?? null}
    where account.id = ${userId}`.execute(tx)
  const [known] = rows
  if (!known) throw new GameError('lobby-not-found')
  return known
}

/** The message as it stands now: what was taken away since is not told again. */
async function sentBefore(tx: Tx, { body_hash, reply }: Known, wish: SendChat): Promise<ChatMessage> {
  const message = body_hash === bodyHash(wish) && reply ? await messageById(tx, reply.chatMessageId) : undefined
  if (!message) throw new GameError('idempotency-key-reused')
  return message
}

/** The first reason there is against it, or the role it is said in. */
function refuseWriting(ctx: Context, lobby: LobbyRow, userId: UserId, known: Known, now: Date): MemberRow['role'] {
  if (known.role === null) throw new GameError('lobby-not-found')
  if (!known.present) throw new GameError('forbidden', { message: 'You have left this lobby.' })
  if (!lobby.settings.allowChatting) throw new GameError('chat-off')
  if (lobby.status === 'closed') throw new GameError('lobby-closed')
  const mutedFor = (known.muted_until?.getTime() ?? 0) - now.getTime()
  if (mutedFor > 0) throw new GameError('muted', { message: mutedSentence(mutedFor) })
  const lately = known.lately.map(Date.parse)
  const isExempt = known.is_admin || lobby.host_id === userId
  const slow = slowWait({ seconds: lobby.slow_seconds, lastAt: lately[0], isExempt }, now.getTime())
  if (slow > 0) throw new GameError('rate-limited', slowRefusal(lobby.slow_seconds, Math.ceil(slow / 1000)))
  const wait = ctx.config.rateLimits ? floodWait(lately, now.getTime()) : 0
  if (wait > 0) throw new GameError('rate-limited', { retryAfter: Math.ceil(wait / 1000) })
  return known.role
}

function mutedSentence(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return `You are muted for ${minutes === 1 ? 'another minute' : `another ${minutes} minutes`}.`
}

function slowRefusal(seconds: number, retryAfter: number) {
  const left = retryAfter === 1 ? 'in a second' : `in ${retryAfter} seconds`
  return { retryAfter, message: `The chat is slow: one message in ${seconds} seconds. You can write again ${left}.` }
}

async function insertMessage(tx: Tx, row: ChatMessageRow, wish: SendChat): Promise<void> {
  const writing = tx.with('sent', (db) => db.insertInto('chat_message').values(row))
  await writeAnswered(writing, {
    account_id: row.account_id,
    requestId: wish.requestId,
    body_hash: bodyHash(wish),
    // By its id: once it is taken away its text is nowhere.
    reply: { chatMessageId: row.id },
    created_at: row.created_at,
  })
}

function bodyHash({ lobbyId, message }: SendChat): string {
  return hashOf(['chat', lobbyId, message])
}
