import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds guests, who play without an account, and their games. The ledger is append-only with one exception: it is
 * deleted with a guest who never registered.
 */
const statements = `
alter table account add column guest_until timestamptz;
create index account_guest_until on account (guest_until) where guest_until is not null;
alter table match add column guest_id uuid references account (id);
create index match_guest on match (guest_id) where guest_id is not null;

create table guest_game (
  account_id uuid primary key references account (id), match_id uuid unique references match (id),
  lobby_id uuid references lobby (id), held_by uuid, held_until timestamptz not null);

create or replace function ledger_only_grows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from lobby join match on match.id = lobby.match_id join account on account.id = match.guest_id
    where lobby.id = old.lobby_id and account.guest_until is not null) then
    return old;
  end if;
  raise exception 'the ledger only grows';
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
