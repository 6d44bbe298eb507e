import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements = `
create table chat_message (
  id uuid primary key, lobby_id uuid not null references lobby, seq integer not null,
  account_id uuid not null references account, role text not null check (role in ('player', 'spectator')),
  message text not null, removed_by uuid references account, removed_at timestamptz, created_at timestamptz not null,
  unique (lobby_id, seq));
create index chat_message_at on chat_message (lobby_id, created_at);

create table chat_mute (
  lobby_id uuid not null references lobby, account_id uuid not null references account,
  muted_by uuid not null references account, until_at timestamptz not null, primary key (lobby_id, account_id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
