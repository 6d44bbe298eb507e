import { LATEST_LISTED, type ListQuery, type MatchEvent, type MatchId } from '@bettle/contract'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { matchRow } from '../match/match-store.ts'
import { currentEvents, matchEventToWire } from './match-event-store.ts'

/** Returns the events of a match in the order of their times, without removed events. */
export async function listMatchEvents(reader: Reader, matchId: MatchId): Promise<MatchEvent[]> {
  await matchRow(reader, matchId)
  const rows = await currentEvents(reader)
    .where('match_event.match_id', '=', matchId)
    .orderBy('match_event.at')
    .orderBy('match_event.id')
    .execute()
  return rows.map(matchEventToWire)
}

/** Returns a page of the events of one match or of all matches, by default the latest event first. */
export async function listAllMatchEvents(
  reader: Reader,
  { match, ...request }: ListQuery & { match?: MatchId | undefined },
): Promise<Page<MatchEvent, 'events'>> {
  const all = currentEvents(reader)
  const query = match === undefined ? all : all.where('match_event.match_id', '=', match)
  const { rows, ...total } = await pageOf(query, request, {
    searched: ['match_event.event_type', 'match.home_team', 'match.away_team'],
    sorts: {
      timeStamp: 'match_event.at',
      eventType: 'match_event.event_type',
      team: 'match_event.team',
      createdAt: 'match_event.created_at',
    },
    byDefault: '-timeStamp',
    id: 'match_event.id',
    latest: match === undefined ? LATEST_LISTED : undefined,
  })
  return { events: rows.map(matchEventToWire), ...total }
}
