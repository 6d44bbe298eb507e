import type { UserId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../context.ts'
import type { StoredKind } from './topic.ts'

/** The part of a topic that an account may receive. */
export interface Subscription {
  /** The topic's current version. */
  readonly version: number
  /** True if the account receives everything except chat updates ([T1]). */
  readonly isChatWithheld?: boolean
}

/** An account that wants to follow a topic of this kind. */
export interface Asked {
  readonly userId: UserId
  readonly id: string
}

/**
 * Returns the subscription of each account to its topic, in the order of the questions, or undefined if the account may
 * not follow it. One statement answers all questions. Each feature decides for the topics to which it publishes.
 */
export type Audience = (reader: Reader, asked: readonly Asked[]) => Promise<readonly (Subscription | undefined)[]>

/** The audience of each kind of topic whose versions the database stores. */
export type Audiences = Readonly<Record<StoredKind, Audience>>

/** Returns the questions as a table `asked (account_id, id, number)`. */
export function askedTable(asked: readonly Asked[]): RawBuilder<unknown> {
  return sql`unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ id }) => id)}::uuid[])
    with ordinality as asked (account_id, id, number)`
}

/** Returns the rows found for `askedTable` in the order of the questions. A missing row means a refusal. */
export function inOrderAsked(
  asked: readonly Asked[],
  rows: readonly (Subscription & { readonly number: number })[],
): (Subscription | undefined)[] {
  const byNumber = new Map(rows.map(({ number, ...subscription }) => [Number(number), subscription]))
  return asked.map((_one, index) => byNumber.get(index + 1))
}

/** The audiences for programs that serve no client. */
export const noAudience: Audiences = {
  lobby: async (_reader, asked) => asked.map(() => undefined),
  seat: async (_reader, asked) => asked.map(() => undefined),
  match: async (_reader, asked) => asked.map(() => undefined),
  competition: async (_reader, asked) => asked.map(() => undefined),
}
