import { type Lobby, setSlowChat, whoami } from '@bettle/contract'
import { type SLOW_CHOICES, slowWait } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { type Chat, noteChat } from '../../push/chat/chat-feed.ts'
import { serverNow } from '../../push/clock/server-clock.ts'
import { notify, useSecondsUntil } from '../../ui/index.ts'

export interface SlowChatState {
  /** Delay between two messages of a member in seconds; 0 if the chat is not slow. */
  seconds: number
  /** Seconds until the user may send again. */
  left: number
  /** True for the host and administrators, who can send without a delay. */
  isExempt: boolean
}

/**
 * Returns the slow mode, and how long the user must wait until their next message. The server's clock and the user's
 * last message decide.
 */
export function useSlowChat(lobby: Lobby, chat: Chat | undefined): SlowChatState {
  const { data: session } = useQuery({ ...queryOf(whoami, {}), staleTime: Number.POSITIVE_INFINITY })
  const { user, isHost } = lobby.currentUser
  const isExempt = isHost || session?.user?.permissions.isAdmin === true
  // A chat that an older version has cached lacks this field.
  const seconds = chat?.slowSeconds ?? 0
  const last = seconds > 0 ? chat?.messages.findLast((message) => message.user._id === user._id) : undefined
  const lastAt = last && Date.parse(last.createdAt)
  const now = serverNow()
  const wait = slowWait({ seconds, lastAt, isExempt }, now)
  const left = useSecondsUntil(wait > 0 ? now + wait : undefined, serverNow)
  return { seconds, left, isExempt }
}

/** Changes the delay between two messages of a member. 0 turns the slow mode off. */
export function useSettingSlow({ _id: lobbyId }: Pick<Lobby, '_id'>) {
  const queryClient = useQueryClient()
  return usePress({
    mutationFn: (seconds: (typeof SLOW_CHOICES)[number]) => call(setSlowChat, { body: { lobbyId, seconds } }),
    onSuccess: ({ slowSeconds }) => noteChat(queryClient, lobbyId, (held) => ({ ...held, slowSeconds })),
    onError: (error) => notify.error(messageOf(error), { duration: 4000 }),
  })
}
