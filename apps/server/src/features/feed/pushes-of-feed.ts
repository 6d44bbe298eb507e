import type { MatchPush } from '@bettle/contract'
import type { MatchRow, Tx } from '../../db/schema.ts'
import { type MatchPushes, pushesThenMatch } from '../match-control/timetable/pushes-of-times.ts'
import type { MatchFeedRow } from './feed-store.ts'

/** Returns the pushes of a changed feed. Players see only feeds that are a provider of counts ([F19]). */
export async function pushesOfFeed(
  tx: Tx,
  match: MatchRow,
  { source }: Pick<MatchFeedRow, 'source'>,
  pushes: readonly MatchPush[] = [],
): Promise<Partial<MatchPushes>> {
  return source === 'provider' ? pushesThenMatch(tx, match, pushes) : { pushes }
}
