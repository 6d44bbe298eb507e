import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds tables for several nodes on one database: leases of work for one node at a time, the fingerprint of AUTH_SECRET,
 * additions to crash reports that another node has not written yet, contents of files, and the builds of the web app.
 * An index finds the sessions that ended lately, for each node.
 */
const statements = `
create table lease (name text primary key, holder uuid not null, held_until timestamptz not null);

create table secret_fingerprint (
  single boolean primary key default true check (single), salt text not null, fingerprint text not null);

create table crash_completion (
  report_id uuid primary key, account_id uuid references account (id) on delete cascade, description text,
  asked_at timestamptz not null);
create index crash_completion_account on crash_completion (account_id) where account_id is not null;

create table file_content (
  key text primary key, content_type text not null, bytes bytea not null, stored_at timestamptz not null);

create index session_ended_at on session (ended_at) where ended_at is not null;

create table web_build (id text primary key, files jsonb not null, used_at timestamptz not null);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
