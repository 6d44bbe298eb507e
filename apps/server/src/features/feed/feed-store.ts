import { GameError, type MatchFeed, type MatchId } from '@bettle/contract'
import type { Selectable } from 'kysely'
import type { Context, Reader } from '../../context.ts'
import type { MatchFeedTable } from '../../db/schema.ts'

export type MatchFeedRow = Selectable<MatchFeedTable>

export function feedOfMatch(reader: Reader, matchId: MatchId): Promise<MatchFeedRow | undefined> {
  return reader.selectFrom('match_feed').selectAll().where('match_id', '=', matchId).executeTakeFirst()
}

export async function knownFeed(reader: Reader, matchId: MatchId): Promise<MatchFeedRow> {
  const feed = await feedOfMatch(reader, matchId)
  if (!feed) throw new GameError('not-found', { message: 'This match follows no feed.' })
  return feed
}

export function feedToWire({ address }: Pick<Context, 'address'>, row: MatchFeedRow): MatchFeed {
  return {
    source: row.source,
    state: row.state,
    address: row.source === 'push' ? `${address.url}/api/feed/${row.match_id}/events` : null,
    secretNumber: row.secret_number,
    heardAt: row.heard_at?.toISOString() ?? null,
  }
}
