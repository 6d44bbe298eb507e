import type { Push, SessionId, Topic, UserId } from '@bettle/contract'
import { z } from 'zod'
import { keyOf, topicOf } from '../topic.ts'

const topic = z.string().transform((text, ctx): Topic => {
  const parsed = topicOf(text)
  if (parsed === undefined) ctx.addIssue('no topic')
  return parsed ?? 'hub'
})
const userId = z.string().transform((text) => text as UserId)

/** A message from one node to itself and to other nodes. It is plain data, so that it can be sent as JSON. */
const BusMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('news'),
    topic,
    /**
     * The account that owns the topic: every account has its own `user` and `seat:` topics. Absent for other topics.
     */
    userId: userId.optional(),
    /** The version of the first push; the others follow it. Without a version each node numbers the pushes itself. */
    version: z.int().optional(),
    /** The pushes are checked by the contract's schemas, which `updateFrame` applies. */
    pushes: z.array(z.looseObject({ type: z.string() })).transform((pushes) => pushes as unknown as readonly Push[]),
    /** The users who may not read the chat ([T1]). */
    notFor: z.array(userId).readonly().optional(),
  }),
  /** The topic changed without a push, so all its followers fetch it. Only for `hub` and `user`. */
  z.object({ kind: z.literal('resync'), topic, userId: userId.optional() }),
  /** The account may no longer follow the topic. */
  z.object({ kind: z.literal('gone'), userId, topic }),
  /** The account may again receive updates that were withheld from it. */
  z.object({ kind: z.literal('missed'), userId, topic }),
  z.object({ kind: z.literal('session-ended'), sessionId: z.string().transform((text) => text as SessionId) }),
  z.object({ kind: z.literal('signed-out'), userId }),
])
export type BusMessage = z.infer<typeof BusMessage>

/** Returns the key of the topic whose following nodes receive the message; undefined for a message to every node. */
export function keyOfMessage(message: BusMessage): string | undefined {
  if (message.kind === 'session-ended' || message.kind === 'signed-out') return undefined
  return message.userId === undefined ? message.topic : keyOf(message.topic, message.userId)
}

/** Parses a message; undefined if it does not match the schema of this server version. */
export function readBusMessage(message: unknown): BusMessage | undefined {
  return BusMessage.safeParse(message).data
}
