import type { UserId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../db/schema.ts'
import type { StoredKind } from './topic.ts'

/** The part of a topic that an account may receive. */
export interface Subscription {
  /** The topic's version in the database at the time of the access check. */
  readonly version: number
  /** True if the account may not read the chat: it receives chat updates without their content ([T1]). */
  readonly isChatWithheld?: boolean
}

/**
 * An access check: an account, and the id of the topic that it wants to follow. The `Audience` knows the topic's kind.
 */
export interface Asked {
  readonly userId: UserId
  readonly id: string
}

/**
 * Returns a subscription for each access check, in the order of the checks; undefined if the account may not follow the
 * topic. One statement answers all checks. Each feature implements the audience of the topics to which it publishes.
 */
export type Audience = (reader: Reader, asked: readonly Asked[]) => Promise<readonly (Subscription | undefined)[]>

/** The audience of each kind of topic whose versions the database stores. */
export type Audiences = Readonly<Record<StoredKind, Audience>>

/** Returns the access checks as an SQL table `asked (account_id, id, number)`. The first check has the number 1. */
export function askedTable(asked: readonly Asked[]): RawBuilder<unknown> {
  return sql`unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ id }) => id)}::uuid[])
    with ordinality as asked (account_id, id, number)`
}

/**
 * Returns the rows found for `askedTable` in the order of the access checks. A missing row becomes undefined: a
 * refusal.
 */
export function inOrderAsked(
  asked: readonly Asked[],
  rows: readonly (Subscription & { readonly number: number })[],
): (Subscription | undefined)[] {
  const byNumber = new Map(rows.map(({ number, ...subscription }) => [Number(number), subscription]))
  return asked.map((_one, index) => byNumber.get(index + 1))
}

/** The audiences for programs that serve no client. They refuse every account. */
export const noAudience: Audiences = {
  lobby: async (_reader, asked) => asked.map(() => undefined),
  seat: async (_reader, asked) => asked.map(() => undefined),
  match: async (_reader, asked) => asked.map(() => undefined),
  competition: async (_reader, asked) => asked.map(() => undefined),
}
