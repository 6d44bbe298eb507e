import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements = `
create table password_link (
  hash text primary key, account_id uuid not null references account, created_at timestamptz not null,
  expires_at timestamptz not null, used_at timestamptz);
create index password_link_account on password_link (account_id);

create table avatar (
  id uuid primary key, name text not null, image text not null, made_from text unique,
  created_at timestamptz not null, updated_at timestamptz not null);

alter table account alter column selected_avatar type uuid using selected_avatar::uuid;
alter table account add foreign key (selected_avatar) references avatar on delete set null;

create table stored_file (
  key text primary key, owner_id uuid references account, file_name text not null, declared_type text not null,
  is_public boolean not null, viewable_by_any_user boolean not null,
  state text not null check (state in ('awaited', 'ready', 'refused')),
  refused_as text check (refused_as in ('unsupported-type', 'too-large')), content_type text,
  has_thumbnail boolean not null default false, size integer, created_at timestamptz not null, checked_at timestamptz);
create index stored_file_owner on stored_file (owner_id);
create index stored_file_awaited on stored_file (created_at) where state = 'awaited';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
