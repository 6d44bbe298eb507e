import { type ChatMessage, type ChatMessageId, type Lobby, removeChat, whoami } from '@bettle/contract'
import { mayMute, mayRemoveMessage } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { type Chat, chatAfter, noteChat } from '../../push/chat/chat-feed.ts'
import { mute, unmute } from '../../push/chat/mute.ts'
import { useBlock } from '../../report-ui/use-block.ts'
import { notify } from '../../ui/index.ts'

/** The actions that the user can take on a message and its author. Actions that they cannot take are undefined. */
export interface MessageActions {
  remove?: (() => void) | undefined
  mute?: (() => void) | undefined
  unmute?: (() => void) | undefined
  report?: (() => void) | undefined
  block?: (() => void) | undefined
}

/**
 * Returns the actions that this user has on messages in the lobby.
 * @param onReport opens the dialog for a report
 */
export function useMessageActions(lobby: Lobby, chat: Chat | undefined, onReport: (message: ChatMessage) => void) {
  const queryClient = useQueryClient()
  const { data: session } = useQuery({ ...queryOf(whoami, {}), staleTime: Number.POSITIVE_INFINITY })
  const { user, isHost } = lobby.currentUser
  const moderator = { userId: user._id, isHost, isAdmin: session?.user?.permissions.isAdmin === true }
  const block = useBlock()
  const note = (change: (held: Chat) => Chat) => noteChat(queryClient, lobby._id, change)

  const remove = (id: ChatMessageId) =>
    toastFailure(async () => {
      const { message } = await call(removeChat, { params: { id } })
      const { removedBy } = message
      if (removedBy) note((held) => chatAfter(held, { type: 'chat.removed', messageId: id, removedBy }))
    })

  // The text of a removed message may be reported by those who were members when it was published [MD15].
  const wasThere = ({ createdAt }: ChatMessage) => Date.parse(lobby.currentUser.joinedAt) <= Date.parse(createdAt)

  return (message: ChatMessage): MessageActions => {
    const { _id, user: author, removedBy } = message
    const isMuted = chat?.mutes.some((held) => held.user._id === author._id) === true
    // The page does not know whether the author is an administrator. The server refuses to mute an administrator.
    const maySilence = mayMute(moderator, { userId: author._id, isAdmin: false })
    const isOther = author._id !== user._id
    return {
      report: isOther && (!removedBy || wasThere(message)) ? () => onReport(message) : undefined,
      block: isOther ? () => void block.press({ user: author, isBlocked: true }) : undefined,
      remove: !removedBy && mayRemoveMessage(moderator, author._id) ? () => void remove(_id) : undefined,
      mute: maySilence && !isMuted ? () => void toastFailure(() => mute(queryClient, lobby._id, author)) : undefined,
      unmute: maySilence && isMuted ? () => void toastFailure(() => unmute(queryClient, lobby._id, author)) : undefined,
    }
  }
}

async function toastFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    notify.error(messageOf(error), { duration: 4000 })
  }
}
