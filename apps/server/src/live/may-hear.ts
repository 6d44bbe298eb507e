import { LobbyId, MatchId, type Topic, type UserId } from '@bettle/contract'
import type { Reader } from '../context.ts'

export type StoredTopic = Exclude<Topic, 'hub' | 'user'>

/** A topic as a client wrote it, or undefined where there is no such thing. */
export function topicOf(text: string): Topic | undefined {
  if (text === 'hub' || text === 'user') return text
  const lobbyId = text.startsWith('lobby:') ? LobbyId.safeParse(text.slice('lobby:'.length)).data : undefined
  if (lobbyId) return `lobby:${lobbyId}`
  const matchId = text.startsWith('match:') ? MatchId.safeParse(text.slice('match:'.length)).data : undefined
  return matchId && `match:${matchId}`
}

/** The topic's version now if this account may hear it: a lobby is for its members, a match for all. */
export async function mayHear(db: Reader, userId: UserId, topic: StoredTopic): Promise<number | undefined> {
  const id = topic.slice(topic.indexOf(':') + 1)
  const row = topic.startsWith('lobby:')
    ? await db
        .selectFrom('lobby')
        .innerJoin('member', 'member.lobby_id', 'lobby.id')
        .select('lobby.version')
        .where('lobby.id', '=', id)
        .where('member.account_id', '=', userId)
        .executeTakeFirst()
    : await db
        .selectFrom('match')
        .select('version')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
  return row?.version
}
