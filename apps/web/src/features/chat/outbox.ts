import type { ChatMessage, UserId } from '@bettle/contract'

/** A message of this user that the server has not acknowledged. */
export interface Outgoing {
  /** Created once for each message, so that the server accepts repeated requests only once. */
  readonly requestId: string
  readonly text: string
  readonly state: 'sending' | 'failed'
  /**
   * The chat's last sequence number before this message was sent. A later message of this user with the same text is
   * this message.
   */
  readonly afterSeq: number
  /** When the user first sent this message, in server time. */
  readonly at: number
}

export interface Outbox {
  /** The content of the text field. */
  readonly draft: string
  /**
   * The messages that the server has not acknowledged, both sending and failed, in the order in which they were
   * written.
   */
  readonly outgoing: readonly Outgoing[]
  /** The reason why the last message was not sent. */
  readonly problem?: string | undefined
  /**
   * The failed message whose text was put back into the field. If the user sends it unchanged, it keeps its request id.
   */
  readonly restored?: Outgoing | undefined
}

export const EMPTY_OUTBOX: Outbox = { draft: '', outgoing: [] }

export const isSending = (outbox: Outbox) => outbox.outgoing.some(({ state }) => state === 'sending')

/** Moves the draft to the messages that are being sent. */
export function began(outbox: Outbox, text: string, fresh: Pick<Outgoing, 'requestId' | 'afterSeq' | 'at'>): Outbox {
  const { requestId, afterSeq, at } = outbox.restored?.text === text ? outbox.restored : fresh
  return { draft: '', outgoing: [...outbox.outgoing, { requestId, text, state: 'sending', afterSeq, at }] }
}

/** Marks a failed message as being sent again. The message keeps its request id. */
export function retried(outbox: Outbox, requestId: string): Outbox {
  const outgoing = outbox.outgoing.map((message) =>
    message.requestId === requestId ? { ...message, state: 'sending' as const } : message,
  )
  return { ...outbox, outgoing, problem: undefined }
}

/** Removes a message that has arrived or that its author deletes. */
export function without(outbox: Outbox, requestId: string): Outbox {
  const outgoing = outbox.outgoing.filter((message) => message.requestId !== requestId)
  return outgoing.length === outbox.outgoing.length ? outbox : { ...outbox, outgoing, problem: undefined }
}

/**
 * Puts the text of a failed message back into the field. If the field holds another draft, the message stays in its
 * bubble.
 */
export function failed(outbox: Outbox, requestId: string, problem: string): Outbox {
  const message = outbox.outgoing.find((held) => held.requestId === requestId)
  if (!message) return outbox
  const lost: Outgoing = { ...message, state: 'failed' }
  if (outbox.draft.trim() === '') {
    return { ...without(outbox, requestId), draft: message.text, restored: lost, problem }
  }
  return { ...outbox, outgoing: outbox.outgoing.map((held) => (held === message ? lost : held)), problem }
}

/** Removes the messages that appear in the chat, also if the response to them is late or lost. */
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

/**
 * Returns the request ids of outgoing messages that appear in the chat. Each is matched with one message of the chat.
 */
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
