import type { Audience } from '../../push/audience.ts'
import { isReadableBy } from './readable-match.ts'

/** A user may subscribe to a match that exists and that they may read. */
export const matchSubscription: Audience = (reader, userId, matchId) =>
  reader
    .selectFrom('match')
    .select('version')
    .where('id', '=', matchId)
    .where('deleted_at', 'is', null)
    .where(isReadableBy(userId))
    .executeTakeFirst()
