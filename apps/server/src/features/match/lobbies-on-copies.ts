import type { MatchId } from '@bettle/contract'
import type { Reader } from '../../db/schema.ts'

/** Returns the open lobbies whose members record their own copy of this match, the oldest first ([RM21]). */
export function openLobbiesOnCopies(reader: Reader, matchId: MatchId) {
  return reader
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select(['lobby.id', 'match.status'])
    .where('match.room_of', '=', matchId)
    .where('match.id', '!=', matchId)
    .where('match.deleted_at', 'is', null)
    .where('lobby.status', '=', 'open')
    .where('match.status', 'in', ['upcoming', 'active'])
    .orderBy('lobby.created_at')
    .orderBy('lobby.id')
    .execute()
}
