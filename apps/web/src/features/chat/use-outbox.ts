import { type LobbyId, sendChat, type UserId } from '@bettle/contract'
import { cleanMessage } from '@bettle/rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf, networkError } from '../../api/call-error.ts'
import { type Chat, noteChat, withMessage } from '../../live/chat-feed.ts'
import { ofAccount } from '../../memory/remember.ts'
import { createStore, type Store } from '../../memory/store.ts'
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

/** A request that hangs must not hold up the next for ever. */
const PATIENCE = 10_000
const WAITS = [600, 1500]

/** They outlive the panel: what is written on the phone's chat page is still there after a look at the game. */
const outboxes = ofAccount(() => new Map<LobbyId, Store<Outbox>>())

function outboxOf(lobbyId: LobbyId): Store<Outbox> {
  const held = outboxes().get(lobbyId) ?? createStore(EMPTY_OUTBOX)
  outboxes().set(lobbyId, held)
  return held
}

/** One's own side of a conversation: what is being written, what is on its way and what did not go. */
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
    /** Sends what is written, if it may be sent now. */
    send: () => {
      const held = store.get()
      const text = cleanMessage(held.draft)
      if (text === '' || isSending(held)) return
      const afterSeq = messages?.at(-1)?.seq ?? 0
      store.set(began(held, text, { requestId: crypto.randomUUID(), afterSeq }))
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
    const { message } = await post(lobbyId, text, requestId)
    noteChat(queryClient, lobbyId, (held) => withMessage(held, message))
    store.set(without(store.get(), requestId))
  } catch (error) {
    store.set(failed(store.get(), requestId, messageOf(error)))
  }
}

/** A lost reply is asked for again under the same id: the server answers what it answered before. */
async function post(lobbyId: LobbyId, message: string, requestId: string) {
  for (let attempt = 0; ; attempt++) {
    const signal = AbortSignal.timeout(PATIENCE)
    try {
      return await call(sendChat, { body: { lobbyId, message } }, { requestId, signal })
    } catch (caught) {
      const error = caught instanceof CallError || !signal.aborted ? caught : networkError()
      const wait = WAITS[attempt]
      if (wait === undefined || !isUnanswered(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** Nobody knows whether it got through. */
function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500)
}
