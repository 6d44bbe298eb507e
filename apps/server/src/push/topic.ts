import { CompetitionId, LobbyId, MatchId, type Topic, type UserId } from '@bettle/contract'

/**
 * Topics whose versions the database stores. Each server numbers the updates of `hub` and `user` itself, and a client
 * sees a gap after a restart of the server.
 */
export type StoredTopic = Exclude<Topic, 'hub' | 'user'>
export type StoredKind = 'lobby' | 'seat' | 'match' | 'competition'

export const lobbyTopic = (lobbyId: LobbyId) => `lobby:${lobbyId}` as const
export const seatTopic = (lobbyId: LobbyId) => `seat:${lobbyId}` as const
export const competitionTopic = (competitionId: CompetitionId) => `competition:${competitionId}` as const
export const matchTopic = (matchId: MatchId) => `match:${matchId}` as const

/** Parses a topic that a client sends; undefined if the text has no such form. */
export function topicOf(text: string): Topic | undefined {
  if (text === 'hub' || text === 'user') return text
  const [kind, id] = partsOf(text)
  const lobbyId = kind === 'lobby' || kind === 'seat' ? LobbyId.safeParse(id).data : undefined
  if (lobbyId) return kind === 'seat' ? seatTopic(lobbyId) : lobbyTopic(lobbyId)
  const competitionId = kind === 'competition' ? CompetitionId.safeParse(id).data : undefined
  if (competitionId) return competitionTopic(competitionId)
  const matchId = kind === 'match' ? MatchId.safeParse(id).data : undefined
  return matchId && matchTopic(matchId)
}

export const isStored = (topic: Topic): topic is StoredTopic => topic !== 'hub' && topic !== 'user'

export function kindOf(topic: StoredTopic): { readonly kind: StoredKind; readonly id: string } {
  const [kind, id] = partsOf(topic)
  return { kind: kind as StoredKind, id }
}

/** Returns the key of a topic's subscribers and history. Each account has its own `user` and `seat:` topics. */
export function keyOf(topic: Topic, userId: UserId): string {
  return topic === 'user' || topic.startsWith('seat:') ? `${topic} of ${userId}` : topic
}

function partsOf(text: string): [string, string] {
  const colon = text.indexOf(':')
  return [text.slice(0, colon), text.slice(colon + 1)]
}
