import type { Audience } from '../../push/audience.ts'
import { isReadableBy } from './readable-match.ts'

/** A match is for all who may read it, while it is there. */
export const matchSubscription: Audience = (reader, userId, matchId) =>
  reader
    .selectFrom('match')
    .select('version')
    .where('id', '=', matchId)
    .where('deleted_at', 'is', null)
    .where(isReadableBy(userId))
    .executeTakeFirst()
