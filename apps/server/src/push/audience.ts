import type { UserId } from '@bettle/contract'
import type { Reader } from '../context.ts'
import type { StoredKind } from './topic.ts'

/** What an account may hear of a topic. */
export interface Subscription {
  /** The topic's version now. */
  readonly version: number
  /** All but what is said there ([T1]). */
  readonly isChatWithheld?: boolean
}

/** What this account may hear of the topic, if anything. Each feature says so of what it tells. */
export type Audience = (reader: Reader, userId: UserId, id: string) => Promise<Subscription | undefined>

/** Who may hear what is numbered in the database, by the kind of topic. */
export type Audiences = Readonly<Record<StoredKind, Audience>>

/** Of a command that serves nobody. */
export const noAudience: Audiences = {
  lobby: async () => undefined,
  seat: async () => undefined,
  match: async () => undefined,
}
