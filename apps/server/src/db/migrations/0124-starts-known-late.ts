import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the reason why a bet is void, and what is known about the start of a half: since when it is not sure, and the
 * corrections that moved it to an earlier time. Bets that an older version settled although they arrived after the
 * corrected start of their round keep their results.
 */
const statements = `
alter table bet add column if not exists void_reason text;
alter table match_half add column unsure_from timestamptz, add column start_moves jsonb;

alter table older_evidence drop constraint older_evidence_kind_check,
  add constraint older_evidence_kind_check check (kind in ('seal', 'price', 'gift', 'guess', 'trophy', 'late'));

insert into older_evidence (lobby_id, kind, key)
select distinct bet.lobby_id, 'late', bet.round_id::text
from bet join round on round.id = bet.round_id join match_half half on half.id = round.half_id
  join match on match.id = half.match_id
where bet.outcome <> 'open' and half.start_time is not null
  and bet.placed_at >= half.start_time + round.start_minute * interval '1 minute' / match.tempo;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
