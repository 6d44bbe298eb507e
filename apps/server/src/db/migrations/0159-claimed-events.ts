import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the claims of recorders about events that nobody tapped, their checks of counts, and the mark of bets that are
 * void because the room did not decide about a claim. A server of the version before cannot fold a log with such lines,
 * so its job fails, and a newer server retries the job. No older bet has the mark, so the constraint needs no scan.
 */
const statements = `
alter table recorder_line drop constraint recorder_line_kind_check;
alter table recorder_line add constraint recorder_line_kind_check
  check (kind in ('admitted', 'dismissed', 'undone', 'said', 'claimed', 'checked', 'decided')) not valid;
alter table recorder_line add column event_type text;
alter table recorder_line add column team text check (team in ('home', 'away'));
alter table recorder_line add column id uuid;
alter table recorder_line add column at timestamptz;
alter table recorder_line add constraint recorder_line_claimed check (
  kind not in ('claimed', 'checked') or (round_id is not null and event_type is not null
    and (kind = 'checked' or (id is not null and at is not null)))) not valid;
alter table bet add column disputed boolean not null default false;
alter table bet add constraint bet_disputed_is_void
  check (not disputed or outcome = 'open' or outcome = 'void') not valid;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
