import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { MatchRow } from '../../db/schema.ts'

/** True for a match that a user opened for a room of their own ([OM1]). */
export const isOwnMatch = ({ opened_by }: Pick<MatchRow, 'opened_by'>): boolean => opened_by !== null

/**
 * SQL condition on `match`: administrators list it. They list no copy that a room records, and a match of a user's own
 * only once somebody has reported something in its lobby ([RM10], [OM4]).
 */
export const isListedForAdmins: RawBuilder<boolean> = sql<boolean>`(match.room_of is null
  or match.opened_by is not null and exists (
    select from lobby played join reported on reported.lobby_id = played.id where played.match_id = match.id))`
