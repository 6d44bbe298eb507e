import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Adds bans with an end, blocked users, and reports of messages and names. */
const statements = `
alter table counted_act drop constraint counted_act_kind_check;
alter table counted_act add constraint counted_act_kind_check
  check (kind in ('lobby-opened', 'renamed', 'reported'));

alter table account add column banned_until timestamptz, add column ban_reason text;

create table block (
  account_id uuid not null references account,
  blocked_id uuid not null references account,
  created_at timestamptz not null,
  primary key (account_id, blocked_id));
create index block_of_blocked on block (blocked_id);

create table reported (
  id uuid primary key,
  kind text not null check (kind in ('message', 'name')),
  key text not null unique,
  lobby_id uuid not null references lobby,
  account_id uuid not null references account,
  message_id uuid references chat_message,
  text text,
  name text not null,
  username text not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'handled')),
  closed_at timestamptz,
  closed_by uuid references account,
  last_at timestamptz not null,
  created_at timestamptz not null,
  check ((status = 'open') = (closed_at is null)));
create index reported_by_status on reported (status, last_at);
create index reported_of_account on reported (account_id);
create index reported_of_lobby on reported (lobby_id);
create index reported_of_message on reported (message_id);

create table report (
  reported_id uuid not null references reported on delete cascade,
  account_id uuid not null references account,
  reason text not null,
  text text,
  created_at timestamptz not null,
  primary key (reported_id, account_id));
create index report_of_account on report (account_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
