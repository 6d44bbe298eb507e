import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds circles: their members with the times in which they are members, requests to join, the last days of seasons that
 * owners chose, and evenings, which are lobbies.
 */
const statements = `
create table circle (
  id uuid primary key, name text not null, owner_id uuid not null references account (id),
  code text not null unique, made_at timestamptz not null);
create index circle_owner on circle (owner_id);
create table circle_member (
  id uuid primary key, circle_id uuid not null references circle (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade, joined_at timestamptz not null,
  left_at timestamptz, muted boolean not null default false);
create unique index circle_member_current on circle_member (circle_id, account_id) where left_at is null;
create index circle_member_account on circle_member (account_id, circle_id);
create table circle_ask (
  circle_id uuid not null references circle (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade, by_owner boolean not null,
  asked_at timestamptz not null, declined_at timestamptz, primary key (circle_id, account_id));
create index circle_ask_account on circle_ask (account_id);
create table circle_season (
  circle_id uuid not null references circle (id) on delete cascade, chosen_at timestamptz not null,
  until timestamptz not null, primary key (circle_id, chosen_at));
create table circle_evening (
  lobby_id uuid primary key references lobby (id) on delete cascade,
  circle_id uuid not null references circle (id) on delete cascade, announced_at timestamptz not null);
create index circle_evening_circle on circle_evening (circle_id, announced_at);
alter table counted_act drop constraint counted_act_kind_check;
alter table counted_act add constraint counted_act_kind_check
  check (kind in ('lobby-opened', 'renamed', 'reported', 'own-match', 'circle-made', 'circle-renamed'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
