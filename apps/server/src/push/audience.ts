import type { UserId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../context.ts'
import type { StoredKind } from './topic.ts'

/** The part of a topic that an account may receive. */
export interface Subscription {
  /** The topic's current version. */
  readonly version: number
  /** Everything except chat updates ([T1]). */
  readonly isChatWithheld?: boolean
}

/** An account that wants to follow a topic of the kind. */
export interface Asked {
  readonly userId: UserId
  readonly id: string
}

/**
 * Returns the subscription of each account to its topic, in the order of the questions, or undefined if it may not
 * follow it: one statement for all. Each feature decides for the topics it publishes to.
 */
export type Audience = (reader: Reader, asked: readonly Asked[]) => Promise<readonly (Subscription | undefined)[]>

/** The audience of each kind of topic that is numbered in the database. */
export type Audiences = Readonly<Record<StoredKind, Audience>>

/** The questions as a table `asked (account_id, id, number)`. */
export function askedTable(asked: readonly Asked[]): RawBuilder<unknown> {
  return sql`unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ id }) => id)}::uuid[])
    with ordinality as asked (account_id, id, number)`
}

/** Puts the rows for `askedTable` in the order of the questions; a missing row is a refusal. */
export function inOrderAsked(
  asked: readonly Asked[],
  rows: readonly (Subscription & { readonly number: number })[],
): (Subscription | undefined)[] {
  const byNumber = new Map(rows.map(({ number, ...subscription }) => [Number(number), subscription]))
  return asked.map((_one, index) => byNumber.get(index + 1))
}

/** For commands that serve no client. */
export const noAudience: Audiences = {
  lobby: async (_reader, asked) => asked.map(() => undefined),
  seat: async (_reader, asked) => asked.map(() => undefined),
  match: async (_reader, asked) => asked.map(() => undefined),
  competition: async (_reader, asked) => asked.map(() => undefined),
}
