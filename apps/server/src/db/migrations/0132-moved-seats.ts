import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds seats of guests that move to another device, with a one-time link. */
const statements = `
alter table lobby add column has_moved_seats boolean not null default false;
alter table member add column hides_bets_before timestamptz, add column has_seat_move boolean not null default false;
create table seat_move (
  lobby_id uuid not null references lobby (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  state text not null, by_id uuid not null references account (id), at timestamptz not null, agreed_at timestamptz,
  link_hash text, seat_key_before text, seat_key_after text, primary key (lobby_id, account_id));
create unique index seat_move_link on seat_move (link_hash) where link_hash is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
