import type { Lobby } from '@bettle/contract'
import { useNavigate } from '@tanstack/react-router'
import { useUnread } from '../../../features/chat/use-unread.ts'

/**
 * Returns the number of unread messages and a function that opens the chat on a phone; undefined if the lobby has no
 * chat.
 */
export function useChatAccess(lobby: Lobby) {
  const navigate = useNavigate()
  const unread = useUnread(lobby)
  if (!lobby.gameSettings.allowChatting) return undefined
  const open = () =>
    void navigate({
      to: '/chat',
      search: { lobbyId: lobby._id, matchId: lobby.match._id },
      state: { cameFromGame: true },
      resetScroll: false,
    })
  return { unread, open }
}
