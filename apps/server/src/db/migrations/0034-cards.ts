import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds cards: the card of a bet, the deal of each lobby, and the use of a Scout. Existing lobbies have no deal. All
 * matches are planned again, because the deal is a job of the first round.
 */
const statements = `
alter table bet add column card text check (card in ('boost', 'shield', 'near-miss', 'scout'));
create unique index bet_card_once on bet (lobby_id, account_id, card) where card is not null;

create table deal (
  lobby_id uuid primary key references lobby (id), seed text not null, dealt_at timestamptz);

create table scout_look (
  lobby_id uuid not null references lobby (id), round_id uuid not null references round (id),
  account_id uuid not null references account (id), looked_at timestamptz not null,
  primary key (lobby_id, round_id, account_id));

insert into due_work (queue, kind, key, due_at)
  select 'match:' || id, 'plan-match', id::text, to_timestamp(0) from match
  where status in ('upcoming', 'active') and deleted_at is null
  on conflict (queue, kind, key) do nothing;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
