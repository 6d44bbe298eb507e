import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds rooms: a match that the members of one lobby record themselves, the members who watch it, and their taps. */
const statements = `
alter table match add column room_of uuid references match (id);
create index match_room on match (room_of) where room_of is not null;

create table room_watcher (
  match_id uuid not null references match (id), account_id uuid not null references account (id),
  seen_at timestamptz not null, weight integer not null check (weight between 50 and 200), lead_ms integer not null,
  primary key (match_id, account_id));

create table room_tap (
  id uuid primary key, match_id uuid not null references match (id), account_id uuid not null references account (id),
  number bigint generated always as identity, event_type text not null, team text check (team in ('home', 'away')),
  arrived_at timestamptz not null, at timestamptz not null, event_id uuid references match_event (id), undone_at timestamptz);
create index room_tap_waiting on room_tap (match_id, event_type, at);
create index room_tap_account on room_tap (account_id, arrived_at);
create index room_tap_event on room_tap (event_id) where event_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
