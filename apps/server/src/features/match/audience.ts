import type { Audience } from '../../live/audience.ts'

/** A match is for everyone while it is there. */
export const hearsMatch: Audience = (reader, _userId, matchId) =>
  reader
    .selectFrom('match')
    .select('version')
    .where('id', '=', matchId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
