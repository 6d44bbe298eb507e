import type { UserId } from '@bettle/contract'
import type { Reader } from '../context.ts'
import type { StoredKind } from './topic.ts'

/** The topic's version now where this account may hear it. Each feature says so of what it tells. */
export type Audience = (reader: Reader, userId: UserId, id: string) => Promise<number | undefined>

/** Who may hear what is numbered in the database, by the kind of topic. */
export type Audiences = Readonly<Record<StoredKind, Audience>>

/** Of a command that serves nobody. */
export const noAudience: Audiences = {
  lobby: async () => undefined,
  seat: async () => undefined,
  match: async () => undefined,
}
