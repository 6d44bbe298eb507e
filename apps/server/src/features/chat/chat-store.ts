import {
  type ChatMessage,
  type ChatMessageId,
  GameError,
  type LobbyId,
  type Mute,
  sentence,
  type UserId,
} from '@bettle/contract'
import type { MuteRefusal } from '@bettle/rules'
import { sql } from 'kysely'
import type { ChatMessageRow, Reader } from '../../db/schema.ts'
import { publicUserOf, type UserColumns } from '../user/user-columns.ts'

interface MessageWithNames extends ChatMessageRow, Omit<UserColumns, 'account_id'> {
  remover: UserColumns | null
}

/** Selects messages with their authors and with the users who removed them. */
export function selectMessages(reader: Reader) {
  return reader
    .selectFrom('chat_message')
    .innerJoin('account', 'account.id', 'chat_message.account_id')
    .leftJoin('account as remover', 'remover.id', 'chat_message.removed_by')
    .selectAll('chat_message')
    .select([
      'account.username',
      'account.name',
      'account.selected_avatar',
      'account.profile_image_key',
      sql<UserColumns | null>`case when remover.id is not null then jsonb_build_object('account_id', remover.id,
        'username', remover.username, 'name', remover.name, 'selected_avatar', remover.selected_avatar,
        'profile_image_key', remover.profile_image_key) end`.as('remover'),
    ])
}

export function messageToWire(row: MessageWithNames): ChatMessage {
  return {
    _id: row.id as ChatMessageId,
    lobbyId: row.lobby_id as LobbyId,
    user: publicUserOf(row),
    role: row.role,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    seq: row.seq,
    removedBy: row.remover && publicUserOf(row.remover),
  }
}

export async function messageById(reader: Reader, id: string): Promise<ChatMessage | undefined> {
  const row = await selectMessages(reader).where('chat_message.id', '=', id).executeTakeFirst()
  return row && messageToWire(row)
}

/** Returns the members who are muted now, until when, and by whom. */
export async function mutesOf(reader: Reader, lobbyId: string, now: Date): Promise<Mute[]> {
  const { rows } = await sql<{ until_at: Date; member: UserColumns; by: UserColumns }>`
    select until_at,
      jsonb_build_object('account_id', muted.id, 'username', muted.username, 'name', muted.name,
        'selected_avatar', muted.selected_avatar, 'profile_image_key', muted.profile_image_key) as member,
      jsonb_build_object('account_id', muter.id, 'username', muter.username, 'name', muter.name,
        'selected_avatar', muter.selected_avatar, 'profile_image_key', muter.profile_image_key) as by
    from chat_mute
    join account as muted on muted.id = chat_mute.account_id
    join account as muter on muter.id = chat_mute.muted_by
    where lobby_id = ${lobbyId} and until_at > ${now}
    order by until_at, muted.id`.execute(reader)
  return rows.map(({ until_at, member, by }) => ({
    user: publicUserOf(member),
    until: until_at.toISOString(),
    by: publicUserOf(by),
  }))
}

export interface LobbyRights {
  readonly isHost: boolean
  readonly isMember: boolean
  readonly isAdmin: boolean
}

/**
 * SQL condition on the tables `lobby` and `member`: the user plays in this competition's lobby. A user may not decide
 * about a game in which they play.
 */
const playsInCompetition = sql<boolean>`(lobby.host_id is null and coalesce(member.ranked, false))`

/**
 * SQL condition on the tables `lobby`, `account` and `member`: the user is the organiser of the lobby's competition and
 * does not play in the lobby.
 */
const isOrganiser = sql<boolean>`(lobby.host_id is null and not ${playsInCompetition} and exists (
  select from competition_lobby join competition on competition.id = competition_lobby.competition_id
  where competition_lobby.lobby_id = lobby.id and competition.organiser_id = account.id))`

/**
 * Returns a user's rights in a lobby. A removed member is not host, even while no other member is present to become
 * host ([M13]).
 */
export async function lobbyRightsOf(reader: Reader, lobbyId: string, userId: UserId): Promise<LobbyRights | undefined> {
  const { rows } = await sql<LobbyRights>`
    select coalesce(lobby.host_id = account.id and removal.account_id is null, false) or ${isOrganiser} as "isHost", member.account_id is not null as "isMember",
      account.role = 'admin' and not ${playsInCompetition} as "isAdmin"
    from account
    join lobby on lobby.id = ${lobbyId}
    left join member on member.lobby_id = lobby.id and member.account_id = account.id
    left join removal on removal.lobby_id = lobby.id and removal.account_id = account.id
    where account.id = ${userId}`.execute(reader)
  return rows[0]
}

/** The refusal for members who lack this right. The general message would say that the whole page is closed to them. */
export const hostOnly = (): GameError => new GameError('forbidden', sentence('host-or-administrator-only'))

export function moderationRefused(refusal: MuteRefusal): GameError {
  switch (refusal) {
    case 'not-a-member':
      return new GameError('lobby-not-found')
    case 'host-only':
      return hostOnly()
    case 'target-not-a-member':
      return new GameError('not-found')
    case 'oneself':
      return new GameError('forbidden', sentence('mute-self'))
    case 'administrator':
      // The role of an administrator is not public. Only the host reads it, from this message.
      return new GameError('forbidden', sentence('mute-administrator'))
    default:
      return new GameError(refusal)
  }
}
