import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds seats that guests take by a link, whether guests may chat in a lobby, and the lobby of a rematch. */
const statements = `
create table guest_seat (
  lobby_id uuid not null references lobby (id), account_id uuid not null references account (id),
  client_key text not null, seat_key text, taken_at timestamptz not null, primary key (lobby_id, account_id));
create index guest_seat_of_account on guest_seat (account_id);
alter table lobby add column guests_chat boolean not null default false;
alter table lobby add column rematch_of uuid references lobby (id);
create unique index lobby_rematch on lobby (rematch_of) where status = 'open' and rematch_of is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
