import type { UserId } from '@bettle/contract'
import type { Reader } from '../context.ts'
import type { StoredKind } from './topic.ts'

/** What an account may receive of a topic. */
export interface Subscription {
  /** The topic's current version. */
  readonly version: number
  /** Everything except chat updates ([T1]). */
  readonly isChatWithheld?: boolean
}

/**
 * Returns the account's subscription to the topic, or undefined if it may not follow it. Each feature decides for the
 * topics it publishes to.
 */
export type Audience = (reader: Reader, userId: UserId, id: string) => Promise<Subscription | undefined>

/** The audience of each kind of topic that is numbered in the database. */
export type Audiences = Readonly<Record<StoredKind, Audience>>

/** For commands that serve no client. */
export const noAudience: Audiences = {
  lobby: async () => undefined,
  seat: async () => undefined,
  match: async () => undefined,
}
