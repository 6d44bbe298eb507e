import type { UserId } from '@bettle/contract'
import { readTogether } from '../db/queries/read-together.ts'
import type { Reader } from '../db/schema.ts'
import type { Asked, Audiences, Subscription } from './audience.ts'
import { kindOf, type StoredKind, type StoredTopic } from './topic.ts'

/** An account, and a topic that it follows or wants to follow. */
export interface Place {
  readonly userId: UserId
  readonly topic: StoredTopic
}

/** The most access checks in one database statement. */
const AT_ONCE = 2000

/**
 * Creates a function that reads whether an account may follow a topic; it returns undefined for a refusal. While one
 * statement runs, later checks of the same kind of topic wait, and the next statement reads them together. So after a
 * restart thousands of sockets need only a few statements. Nothing is cached.
 */
export function createAccess(db: Reader, audiences: Audiences): (place: Place) => Promise<Subscription | undefined> {
  const loader = (kind: StoredKind) => readTogether((asked: readonly Asked[]) => audiences[kind](db, asked), AT_ONCE)
  const loaders = {
    lobby: loader('lobby'),
    seat: loader('seat'),
    match: loader('match'),
    competition: loader('competition'),
  }
  return ({ userId, topic }) => {
    const { kind, id } = kindOf(topic)
    return loaders[kind]({ userId, id })
  }
}
