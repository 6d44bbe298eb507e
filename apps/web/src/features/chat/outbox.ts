import type { ChatMessage, UserId } from '@bettle/contract'

/** A message of one's own that the server has not acknowledged. */
export interface Outgoing {
  /** Minted once: however often it is sent, the server takes it once. */
  readonly requestId: string
  readonly text: string
  readonly state: 'sending' | 'failed'
  /** Whatever was said later and reads the same is this message, arrived. */
  readonly afterSeq: number
}

export interface Outbox {
  /** What stands in the text field. */
  readonly draft: string
  /** In the order they were written. */
  readonly outgoing: readonly Outgoing[]
  /** Why the last one did not go, in the server's words. */
  readonly problem?: string | undefined
  /** The message whose text was put back: sent again unchanged it is still that one. */
  readonly restored?: Outgoing | undefined
}

export const EMPTY_OUTBOX: Outbox = { draft: '', outgoing: [] }

export const isSending = (outbox: Outbox) => outbox.outgoing.some(({ state }) => state === 'sending')

/** The draft becomes a message on its way. */
export function began(outbox: Outbox, text: string, fresh: Pick<Outgoing, 'requestId' | 'afterSeq'>): Outbox {
  const { requestId, afterSeq } = outbox.restored?.text === text ? outbox.restored : fresh
  return { draft: '', outgoing: [...outbox.outgoing, { requestId, text, state: 'sending', afterSeq }] }
}

/** A failed message is sent once more, as the same message. */
export function retried(outbox: Outbox, requestId: string): Outbox {
  const outgoing = outbox.outgoing.map((message) =>
    message.requestId === requestId ? { ...message, state: 'sending' as const } : message,
  )
  return { ...outbox, outgoing, problem: undefined }
}

/** It has arrived, or its author lets it go. */
export function without(outbox: Outbox, requestId: string): Outbox {
  const outgoing = outbox.outgoing.filter((message) => message.requestId !== requestId)
  return outgoing.length === outbox.outgoing.length ? outbox : { ...outbox, outgoing, problem: undefined }
}

/** The text goes back where it was written; if something else is being written there, it waits in its bubble. */
export function failed(outbox: Outbox, requestId: string, problem: string): Outbox {
  const message = outbox.outgoing.find((held) => held.requestId === requestId)
  if (!message) return outbox
  const lost: Outgoing = { ...message, state: 'failed' }
  if (outbox.draft.trim() === '') {
    return { ...without(outbox, requestId), draft: message.text, restored: lost, problem }
  }
  return { ...outbox, outgoing: outbox.outgoing.map((held) => (held === message ? lost : held)), problem }
}

/** What turns up in the conversation has arrived, whether its reply is still to come or was lost. */
export function reconciled(outbox: Outbox, messages: readonly ChatMessage[], ownId: UserId): Outbox {
  const { restored } = outbox
  const arrived = arrivedOf([...outbox.outgoing, ...(restored ? [restored] : [])], messages, ownId)
  if (arrived.size === 0) return outbox
  const outgoing = outbox.outgoing.filter(({ requestId }) => !arrived.has(requestId))
  if (restored && arrived.has(restored.requestId)) {
    return { draft: outbox.draft === restored.text ? '' : outbox.draft, outgoing }
  }
  return outgoing.length === outbox.outgoing.length ? outbox : { ...outbox, outgoing, problem: undefined }
}

/** The requests whose messages stand in the conversation already, each matched by one message. */
export function arrivedOf(
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
  ownId: UserId,
): ReadonlySet<string> {
  const arrived = new Set<string>()
  const taken = new Set<number>()
  for (const { requestId, text, afterSeq } of outgoing) {
    const match = messages.find(
      ({ seq, user, message }) => seq > afterSeq && user._id === ownId && message === text && !taken.has(seq),
    )
    if (!match) continue
    taken.add(match.seq)
    arrived.add(requestId)
  }
  return arrived
}
