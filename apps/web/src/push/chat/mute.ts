import { type LobbyId, muteMember, type PublicUser, unmuteMember } from '@bettle/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { noteChat, withMute } from './chat-feed.ts'

/**
 * Mutes a member for 15 minutes. The page of the user who mutes shows this as soon as the call returns, before the push
 * arrives.
 */
export async function mute(queryClient: QueryClient, lobbyId: LobbyId, { _id: userId }: PublicUser): Promise<void> {
  const reply = await call(muteMember, { body: { lobbyId, userId } })
  noteChat(queryClient, lobbyId, (held) => withMute(held, userId, reply.mute))
}

export async function unmute(queryClient: QueryClient, lobbyId: LobbyId, { _id: userId }: PublicUser): Promise<void> {
  await call(unmuteMember, { body: { lobbyId, userId } })
  noteChat(queryClient, lobbyId, (held) => withMute(held, userId, null))
}
