import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds reminders: the key pair with which push services recognise this installation, the browsers that receive pushes,
 * the reminders that each account wants, and those that were made. `way` is 'push:<id of the subscription>'.
 */
const statements = `
create table push_key (
  single boolean primary key default true check (single), public_key text not null, private_key text not null,
  made_at timestamptz not null);
create table push_subscription (
  id uuid primary key, account_id uuid not null references account (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade, endpoint text not null unique,
  p256dh text not null, auth text not null, made_at timestamptz not null);
create index push_subscription_account on push_subscription (account_id, made_at);
create index push_subscription_session on push_subscription (session_id);
create table reminder_choice (
  account_id uuid not null references account (id) on delete cascade, kind text not null,
  push boolean not null, primary key (account_id, kind));
create table quiet_hours (
  account_id uuid primary key references account (id) on delete cascade,
  from_minute integer not null, until_minute integer not null, time_zone text not null);
create table reminder (
  id uuid primary key, account_id uuid not null references account (id) on delete cascade, kind text not null,
  key text not null, way text not null, parameters jsonb not null, made_at timestamptz not null,
  expires_at timestamptz not null, counted_from timestamptz not null, tried_at timestamptz,
  tries integer not null default 0, outcome text, ended_at timestamptz, unique (account_id, kind, key, way));
create index reminder_made on reminder (made_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
