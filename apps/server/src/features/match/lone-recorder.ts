import { WATCHES_FOR } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'

/**
 * True for a row `line` of a recorder whom the host named and has not dismissed since. It says who records the next
 * round, also while the change waits for the end of the running one ([RM29]).
 */
export const isNamed: RawBuilder<boolean> = sql<boolean>`(line.kind = 'admitted' and not exists (
  select from recorder_line later where later.match_id = line.match_id and later.account_id = line.account_id
    and later.kind in ('admitted', 'dismissed') and later.number > line.number))`

/**
 * True for a row `asked` whose account is a named recorder of the match while no other named recorder is present. Before
 * the match starts, a recorder with a seat counts as present ([RM30]).
 */
export const isLoneRecorder = (now: Date): RawBuilder<boolean> => sql<boolean>`coalesce((
  select exists (select from recorder_line line
      where line.match_id = match.id and line.account_id = asked.account_id and ${isNamed})
    and not exists (select from recorder_line line
      join member other on other.lobby_id = asked.lobby_id and other.account_id = line.account_id and other.present
        and other.role = 'player'
      left join room_watcher seen on seen.match_id = match.id and seen.account_id = line.account_id
      where line.match_id = match.id and line.account_id <> asked.account_id and ${isNamed}
        and (match.status = 'upcoming' or seen.seen_at > ${new Date(now.getTime() - WATCHES_FOR)}))
  from match where match.id = asked.match_id and match.of_recorders), false)`
