import type { Lobby } from '@bettle/contract'
import { useChat } from '../../push/chat/use-chat.ts'
import { msg } from '../../texts/msg.ts'

/** Shows how many members are online, and how many messages the chat has. */
export function ChatCounts({ lobby }: { lobby: Lobby }) {
  const { chat } = useChat(lobby._id, lobby.gameSettings.allowChatting)
  if (!chat) return null
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span
        aria-hidden="true"
        className="me-1.5 inline-block size-2 rounded-full bg-won align-[0.05em] xl:max-[90rem]:hidden"
      />
      {msg('chat.chat-counts.online-1-message', { online: chat.online, total: chat.total })}
    </span>
  )
}
