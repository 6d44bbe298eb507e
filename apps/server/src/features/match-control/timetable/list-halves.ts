import { GameError, type ListQuery, type MatchHalf } from '@bettle/contract'
import { type Page, pageOf } from '../../../db/queries/page-of.ts'
import type { Reader } from '../../../db/schema.ts'
import { halfRow, matchRow } from '../../match/match-store.ts'
import { halfToWire, matchWire } from '../../match/match-wire.ts'
import { halvesOf } from '../../match/timetable.ts'

export async function listHalves(reader: Reader, matchId: string): Promise<MatchHalf[]> {
  const match = await matchRow(reader, matchId)
  return (await halvesOf(reader, matchId)).map((half) => halfToWire(half, match.planned_start))
}

/** Returns a page of the halves of all matches, by default the latest match first. */
export async function listAllHalves(reader: Reader, request: ListQuery): Promise<Page<MatchHalf, 'matchHalfs'>> {
  const query = reader
    .selectFrom('match_half')
    .innerJoin('match', 'match.id', 'match_half.match_id')
    .selectAll('match_half')
    .select('match.planned_start')
    .where('match.deleted_at', 'is', null)
  const { rows, ...total } = await pageOf(query, request, {
    searched: ['match.home_team', 'match.away_team', 'match_half.status'],
    sorts: {
      createdAt: 'match.created_at',
      halfNumber: 'match_half.half_number',
      status: 'match_half.status',
      startTime: 'match_half.start_time',
      endTime: 'match_half.end_time',
    },
    byDefault: '-createdAt',
    id: 'match_half.id',
  })
  return { matchHalfs: rows.map((row) => halfToWire(row, row.planned_start)), ...total }
}

export async function halfWire(reader: Reader, halfId: string): Promise<MatchHalf> {
  const { match_id: matchId } = await halfRow(reader, halfId)
  const half = (await matchWire(reader, matchId)).halves.find((candidate) => candidate._id === halfId)
  if (!half) throw new GameError('not-found')
  return half
}
