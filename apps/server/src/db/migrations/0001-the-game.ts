import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements = `
create table account (
  id uuid primary key, name text not null, email text not null, email_key text not null unique,
  username text not null, username_key text not null unique, password_hash text not null,
  role text not null check (role in ('player', 'admin')), selected_avatar text, profile_image_key text,
  is_bot boolean not null default false, tos_accepted_at timestamptz, last_login_at timestamptz, deleted_at timestamptz,
  created_at timestamptz not null, updated_at timestamptz not null);

create table session (
  id uuid primary key, account_id uuid not null references account, device text, created_at timestamptz not null,
  last_used_at timestamptz not null, ended_at timestamptz, ended_why text);
create index session_account on session (account_id);

create table refresh_token (
  hash text primary key, session_id uuid not null references session on delete cascade, issued_at timestamptz not null,
  expires_at timestamptz not null, used_at timestamptz);
create index refresh_token_session on refresh_token (session_id);

create table match (
  id uuid primary key, home_team text not null, away_team text not null,
  status text not null check (status in ('upcoming', 'active', 'completed', 'abandoned')),
  planned_start timestamptz, tempo double precision not null check (tempo > 0), suspended_at timestamptz,
  ended_at timestamptz, results_confirmed_at timestamptz, abandoned_reason text, feed text,
  version integer not null default 0, deleted_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null);
create index match_status on match (status) where deleted_at is null;

create table match_half (
  id uuid primary key, match_id uuid not null references match, half_number integer not null check (half_number >= 1),
  status text not null check (status in ('upcoming', 'active', 'finished')), start_time timestamptz, end_time timestamptz,
  unique (match_id, half_number));

create table plan (
  id uuid primary key, match_id uuid not null references match, round_duration integer not null check (round_duration > 0),
  priced_round_id uuid, created_at timestamptz not null, unique (match_id, round_duration));

create table round (
  id uuid primary key, plan_id uuid not null references plan, half_id uuid not null references match_half,
  round_number integer not null, start_minute double precision not null, end_minute double precision,
  unique (plan_id, round_number) deferrable initially deferred);
create index round_half on round (half_id);

create table event_type (name text primary key, display_name text not null, created_at timestamptz not null);

create table match_event_type (
  match_id uuid not null references match, name text not null, display_name text not null, position integer not null,
  retired_at timestamptz, primary key (match_id, name));

create table option (
  id uuid primary key, match_id uuid not null references match, plan_id uuid not null references plan, name text not null,
  event_type text not null, bet_type text not null check (bet_type in ('over', 'under')), threshold double precision not null,
  hundredths integer not null check (hundredths between 101 and 10000),
  set_by text not null check (set_by in ('model', 'admin', 'default')), retired_at timestamptz,
  retired_by text check (retired_by in ('model', 'admin')), created_at timestamptz not null);
create index option_plan on option (plan_id);

create table suspension (
  id uuid primary key, match_id uuid not null references match, event_type text, option_id uuid references option,
  from_at timestamptz not null, until_at timestamptz);
create index suspension_match on suspension (match_id);

create table match_event (
  id uuid primary key, match_id uuid not null references match, event_type text not null, at timestamptz not null,
  team text check (team in ('home', 'away')), source_id text, recorded_by uuid, removed_at timestamptz, reason text,
  created_at timestamptz not null, unique (match_id, source_id));
create index match_event_at on match_event (match_id, at);

create table lobby (
  id uuid primary key, code text not null, match_id uuid not null references match, plan_id uuid not null references plan,
  host_id uuid not null references account, settings jsonb not null, is_private boolean not null,
  status text not null check (status in ('open', 'closed')), closed_reason text, version integer not null default 0,
  ledger_seq integer not null default 0, ledger_hash text not null, created_at timestamptz not null);
create unique index lobby_code on lobby (code) where status = 'open';
create index lobby_match on lobby (match_id);
create index lobby_plan on lobby (plan_id);

create table member (
  lobby_id uuid not null references lobby, account_id uuid not null references account,
  role text not null check (role in ('player', 'spectator')), ranked boolean not null, role_final boolean not null default false,
  present boolean not null default true, chips integer not null default 0, bets_placed integer not null default 0,
  bets_won integer not null default 0, inactive_rounds integer not null default 0, joined_at timestamptz not null,
  played_since timestamptz, spectator_since timestamptz, primary key (lobby_id, account_id));
create index member_account on member (account_id);

create table bet (
  id uuid primary key, lobby_id uuid not null, account_id uuid not null, round_id uuid not null references round,
  option_id uuid not null references option, option_name text not null, event_type text not null,
  bet_type text not null check (bet_type in ('over', 'under')), threshold double precision not null, hundredths integer not null,
  stake integer not null check (stake > 0), outcome text not null default 'open' check (outcome in ('open', 'won', 'lost', 'void')),
  payout integer, count integer, placed_at timestamptz not null, settled_at timestamptz,
  foreign key (lobby_id, account_id) references member, unique (lobby_id, account_id, round_id));
create index bet_round on bet (round_id, lobby_id);

create table request (
  account_id uuid not null references account, request_id text not null, body_hash text not null, reply jsonb not null,
  created_at timestamptz not null, primary key (account_id, request_id));

create table ledger_entry (
  lobby_id uuid not null references lobby, seq integer not null, account_id uuid not null,
  kind text not null check (kind in ('join', 'stake', 'payout', 'refund', 'penalty', 'card', 'correction', 'admin')),
  amount integer not null, balance integer not null, bet_id uuid references bet, key text not null, reason text,
  at timestamptz not null, hash text not null, primary key (lobby_id, seq), unique (lobby_id, key));
create index ledger_entry_account on ledger_entry (lobby_id, account_id, seq);
create index ledger_entry_bet on ledger_entry (bet_id) where bet_id is not null;

create function ledger_only_grows() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger only grows';
end $$;
create trigger ledger_only_grows before update or delete on ledger_entry
  for each row execute function ledger_only_grows();

create table lobby_round (
  lobby_id uuid not null references lobby, round_id uuid not null references round, revealed_at timestamptz,
  settled_at timestamptz, settlement integer not null default 0, counts jsonb, primary key (lobby_id, round_id));
create index lobby_round_round on lobby_round (round_id);

create table penalty (
  lobby_id uuid not null references lobby, round_id uuid not null references round, account_id uuid not null references account,
  amount integer not null, kicked boolean not null, at timestamptz not null, primary key (lobby_id, round_id, account_id));

create table due_work (
  id uuid primary key, match_id uuid not null references match,
  kind text not null check (kind in ('round-start', 'round-end', 'correct', 'close-lobbies', 'confirm-results')),
  round_id uuid references round, due_at timestamptz not null, done_at timestamptz, reason text);
create index due_work_open on due_work (due_at) where done_at is null;
create index due_work_match on due_work (match_id) where done_at is null;
create unique index due_work_once on due_work (kind, round_id) where done_at is null and round_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
