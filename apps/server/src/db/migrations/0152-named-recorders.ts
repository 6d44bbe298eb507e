import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds rooms with named recorders: a mark of their match, the lines of their log that are no taps, and the window in
 * which a member has the tap pad open. The lines share their numbers with the taps. A server of the version before
 * stores its taps without the mark, so that the foreign key refuses a tap that it would judge as one of the crowd.
 */
const statements = `
alter table match add column of_recorders boolean not null default false;
alter table match add constraint match_of_recorders unique (id, of_recorders);
alter table room_tap add column of_recorders boolean not null default false;
alter table room_tap add constraint room_tap_of_recorders
  foreign key (match_id, of_recorders) references match (id, of_recorders);
alter table room_watcher add column window_key text;

create table recorder_line (
  match_id uuid not null references match (id), number bigint not null default nextval('room_tap_number_seq'),
  kind text not null check (kind in ('admitted', 'dismissed', 'undone', 'said', 'decided')),
  account_id uuid references account (id), tap bigint, is_true boolean, is_asked boolean, round_id uuid references round (id),
  arrived_at timestamptz not null, primary key (match_id, number));
create unique index recorder_line_decided on recorder_line (round_id) where kind = 'decided';
create index recorder_line_account on recorder_line (account_id, arrived_at) where account_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
