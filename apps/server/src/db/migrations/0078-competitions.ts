import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds competitions. The numbered log decides everything: `state` is computed from the log up to `log_number`. The
 * other tables exist because queries need them. A competition's lobby has neither code nor host.
 */
const statements = `
create table competition (
  id uuid primary key, name text not null,
  organiser_id uuid not null references account, is_private boolean not null, code text,
  settings jsonb not null, game_settings jsonb not null, seed text not null, prize text, promised_by text,
  phase text not null default 'enrolling', state jsonb not null, log_number integer not null default 0,
  version integer not null default 0, opens_at timestamptz not null, closes_at timestamptz not null,
  created_at timestamptz not null);
create unique index competition_by_code on competition (code) where code is not null;
create index competition_organiser on competition (organiser_id);
create index competition_phase on competition (phase, closes_at);
create unique index one_practice_cup on competition ((settings ->> 'isPractice'))
  where settings ->> 'isPractice' = 'true' and phase in ('enrolling', 'drawn', 'running');

create table competition_line (
  competition_id uuid not null references competition, number integer not null, kind text not null, at timestamptz not null,
  data jsonb not null, account_id uuid references account, reason text,
  primary key (competition_id, number));

create table competition_entry (
  competition_id uuid not null references competition, account_id uuid not null references account,
  enrolled_at timestamptz not null, is_current boolean not null default true, code_id uuid,
  primary key (competition_id, account_id));
create index competition_entry_account on competition_entry (account_id);

create table competition_fixture (
  competition_id uuid not null references competition, match_id uuid not null references match,
  added_at timestamptz not null, primary key (competition_id, match_id));
create index competition_fixture_match on competition_fixture (match_id);

create table competition_code (
  id uuid primary key, competition_id uuid not null references competition, code text not null,
  single_use boolean not null, spent_by uuid references account, created_at timestamptz not null);
create unique index competition_code_by_code on competition_code (code);
create index competition_code_competition on competition_code (competition_id);

create table competition_lobby (
  lobby_id uuid primary key references lobby, competition_id uuid not null references competition, stage text not null,
  pairing text not null, match_id uuid not null references match, is_plate boolean not null default false,
  replaced_at timestamptz);
create unique index competition_lobby_current on competition_lobby (competition_id, stage, pairing, match_id)
  where replaced_at is null;
create index competition_lobby_match on competition_lobby (match_id);

create table competition_trophy (
  competition_id uuid not null references competition, number integer not null, part text not null,
  account_id uuid not null references account, kind text not null check (kind in ('award', 'reversal')),
  trophies integer not null, at timestamptz not null, primary key (competition_id, number));
create index competition_trophy_account on competition_trophy (account_id);

create table notice (
  id uuid primary key, account_id uuid not null references account, competition_id uuid references competition,
  kind text not null, key text not null, details jsonb not null, at timestamptz not null, read_at timestamptz,
  unique (account_id, key));
create index notice_account on notice (account_id, at);

alter table lobby alter column code drop not null, alter column host_id drop not null,
  add constraint lobby_has_host_or_none check ((code is null) = (host_id is null));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
