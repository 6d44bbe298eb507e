import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds an append-only ledger of trophies: the awards of each booking, and compensating entries. A running server then
 * books the results that were confirmed before.
 */
const statements = `
create table trophy_booking (
  lobby_id uuid not null references lobby (id), number integer not null check (number > 0), counted boolean not null,
  at timestamptz not null, primary key (lobby_id, number));

create table trophy_entry (
  lobby_id uuid not null, booking integer not null, account_id uuid not null references account (id),
  kind text not null check (kind in ('award', 'reversal')), position integer not null check (position > 0),
  won boolean not null, trophies integer not null,
  primary key (lobby_id, booking, account_id, kind),
  foreign key (lobby_id, booking) references trophy_booking (lobby_id, number),
  check (case kind when 'award' then trophies >= 0 else trophies <= 0 end));
create index trophy_entry_account on trophy_entry (account_id, lobby_id);

create function trophies_only_grow() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of trophies only grows';
end $$;
create trigger trophies_only_grow before update or delete on trophy_entry
  for each row execute function trophies_only_grow();
create trigger trophies_only_grow before update or delete on trophy_booking
  for each row execute function trophies_only_grow();

insert into due_work (queue, kind, key, due_at)
select 'match:' || match.id, 'book-trophies', match.id::text, match.results_confirmed_at from match
where match.results_confirmed_at is not null and coalesce(match.feed, '') not like 'practice:%'
  and exists (select from lobby where lobby.match_id = match.id)
on conflict do nothing;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
