import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds the addresses that the hosts of lobbies are on, the hosts' answers about the guests of an address, and the asks
 * of guests who want to come in. All addresses are keyed hashes.
 */
const statements = `
create table host_address (
  lobby_id uuid not null references lobby (id) on delete cascade, client_key text not null,
  account_id uuid not null references account (id) on delete cascade, seen_at timestamptz not null,
  primary key (lobby_id, client_key, account_id));
create table guest_address (
  id uuid primary key, lobby_id uuid not null references lobby (id) on delete cascade, client_key text not null,
  let_in_at timestamptz, seats_without_chips integer not null default 0, ended_at timestamptz,
  unique (lobby_id, client_key));
create table guest_ask (
  address_id uuid not null references guest_address (id) on delete cascade, seat_key text not null,
  username text not null, asked_at timestamptz not null, primary key (address_id, seat_key));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
