import type { MatchId } from '@bettle/contract'
import type { Tx } from '../../../db/schema.ts'
import { isAuthorised, lockedFeed, type MatchFeedRow } from '../feed-store.ts'

/** The state of the feed when its poll was claimed. */
export interface Polled {
  readonly feed: Pick<MatchFeedRow, 'secret_number' | 'waits_from'>
}

/**
 * Locks and returns the feed. Returns undefined if the feed is not in this state or has lost its authority. It also
 * returns undefined if an operator attached the feed again or handed the match back since the poll.
 */
export async function polledFeed(
  tx: Tx,
  matchId: MatchId,
  { feed: before }: Polled,
  state: 'following' | 'held',
): Promise<MatchFeedRow | undefined> {
  const feed = await lockedFeed(tx, matchId)
  const isSame =
    feed?.source === 'provider' &&
    feed.state === state &&
    feed.secret_number === before.secret_number &&
    feed.waits_from?.getTime() === before.waits_from?.getTime()
  if (!feed || !isSame) return undefined
  // A measurement records no event, so it needs no authority over the match.
  return state === 'held' || (await isAuthorised(tx, feed)) ? feed : undefined
}
