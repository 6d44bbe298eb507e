import { type LobbyId, sendChat, type UserId } from '@bettle/contract'
import { cleanMessage } from '@bettle/rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { callInTime } from '../../api/call-in-time.ts'
import { newRequestId } from '../../api/new-request-id.ts'
import { untilAnswered } from '../../api/until-answered.ts'
import { type Chat, noteChat, withMessage } from '../../push/chat/chat-feed.ts'
import { serverNow } from '../../push/clock/server-clock.ts'
import { ofAccount } from '../../store/remember.ts'
import { createStore, type Store } from '../../store/store.ts'
import {
  began,
  EMPTY_OUTBOX,
  failed,
  isSending,
  type Outbox,
  type Outgoing,
  reconciled,
  retried,
  without,
} from './outbox.ts'

/** The outboxes outlive the component, so that a draft survives leaving and reopening a phone's chat page. */
const outboxes = ofAccount(() => new Map<LobbyId, Store<Outbox>>())

function outboxOf(lobbyId: LobbyId): Store<Outbox> {
  const held = outboxes().get(lobbyId) ?? createStore(EMPTY_OUTBOX)
  outboxes().set(lobbyId, held)
  return held
}

/** Returns the user's draft, their messages that are being sent, and those that failed. */
export function useOutbox(lobbyId: LobbyId, ownId: UserId, chat: Chat | undefined) {
  const queryClient = useQueryClient()
  const store = outboxOf(lobbyId)
  const outbox = useSyncExternalStore(store.subscribe, store.get)
  const messages = chat?.messages

  useEffect(() => {
    if (messages) store.set(reconciled(store.get(), messages, ownId))
  }, [messages, ownId, store])

  return {
    outbox,
    write: (draft: string) => store.set({ ...store.get(), draft, problem: undefined }),
    /** Sends the draft, unless it is empty or another message is being sent. */
    send: () => {
      const held = store.get()
      const text = cleanMessage(held.draft)
      if (text === '' || isSending(held)) return
      const afterSeq = messages?.at(-1)?.seq ?? 0
      store.set(began(held, text, { requestId: newRequestId(), afterSeq, at: serverNow() }))
      const sent = store.get().outgoing.at(-1)
      if (sent) void deliver(queryClient, lobbyId, store, sent)
    },
    retry: (message: Outgoing) => {
      if (isSending(store.get())) return
      store.set(retried(store.get(), message.requestId))
      void deliver(queryClient, lobbyId, store, message)
    },
    drop: (message: Outgoing) => store.set(without(store.get(), message.requestId)),
  }
}

async function deliver(
  queryClient: QueryClient,
  lobbyId: LobbyId,
  store: Store<Outbox>,
  { requestId, text }: Outgoing,
): Promise<void> {
  try {
    // If a response is lost, the request is repeated under the same id, and the server repeats its first response.
    const { message } = await untilAnswered(() =>
      callInTime(sendChat, { body: { lobbyId, message: text } }, { requestId }),
    )
    noteChat(queryClient, lobbyId, (held) => withMessage(held, message))
    store.set(without(store.get(), requestId))
  } catch (error) {
    store.set(failed(store.get(), requestId, messageOf(error)))
  }
}
