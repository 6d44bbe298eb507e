SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.ledger_only_grows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the ledger only grows';
end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    username text NOT NULL,
    username_key text NOT NULL,
    password_hash text NOT NULL,
    role text NOT NULL,
    selected_avatar uuid,
    profile_image_key text,
    is_bot boolean DEFAULT false NOT NULL,
    tos_accepted_at timestamp with time zone,
    last_login_at timestamp with time zone,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT account_role_check CHECK ((role = ANY (ARRAY['player'::text, 'admin'::text])))
);
CREATE TABLE public.avatar (
    id uuid NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    made_from text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.bet (
    id uuid NOT NULL,
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    round_id uuid NOT NULL,
    option_id uuid NOT NULL,
    option_name text NOT NULL,
    event_type text NOT NULL,
    bet_type text NOT NULL,
    threshold double precision NOT NULL,
    hundredths integer NOT NULL,
    stake integer NOT NULL,
    outcome text DEFAULT 'open'::text NOT NULL,
    payout integer,
    count integer,
    placed_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT bet_bet_type_check CHECK ((bet_type = ANY (ARRAY['over'::text, 'under'::text]))),
    CONSTRAINT bet_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'void'::text]))),
    CONSTRAINT bet_stake_check CHECK ((stake > 0))
);
CREATE TABLE public.chat_message (
    id uuid NOT NULL,
    lobby_id uuid NOT NULL,
    seq integer NOT NULL,
    account_id uuid NOT NULL,
    role text NOT NULL,
    message text NOT NULL,
    removed_by uuid,
    removed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT chat_message_role_check CHECK ((role = ANY (ARRAY['player'::text, 'spectator'::text])))
);
CREATE TABLE public.chat_mute (
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    muted_by uuid NOT NULL,
    until_at timestamp with time zone NOT NULL
);
CREATE TABLE public.due_work (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    kind text NOT NULL,
    round_id uuid,
    due_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    reason text,
    CONSTRAINT due_work_kind_check CHECK ((kind = ANY (ARRAY['round-start'::text, 'round-end'::text, 'correct'::text, 'close-lobbies'::text, 'confirm-results'::text])))
);
CREATE TABLE public.event_type (
    name text NOT NULL,
    display_name text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.ledger_entry (
    lobby_id uuid NOT NULL,
    seq integer NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    balance integer NOT NULL,
    bet_id uuid,
    key text NOT NULL,
    reason text,
    at timestamp with time zone NOT NULL,
    hash text NOT NULL,
    CONSTRAINT ledger_entry_kind_check CHECK ((kind = ANY (ARRAY['join'::text, 'stake'::text, 'payout'::text, 'refund'::text, 'penalty'::text, 'card'::text, 'correction'::text, 'admin'::text])))
);
CREATE TABLE public.lobby (
    id uuid NOT NULL,
    code text NOT NULL,
    match_id uuid NOT NULL,
    plan_id uuid NOT NULL,
    host_id uuid NOT NULL,
    settings jsonb NOT NULL,
    is_private boolean NOT NULL,
    status text NOT NULL,
    closed_reason text,
    version integer DEFAULT 0 NOT NULL,
    ledger_seq integer DEFAULT 0 NOT NULL,
    ledger_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT lobby_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))
);
CREATE TABLE public.lobby_round (
    lobby_id uuid NOT NULL,
    round_id uuid NOT NULL,
    revealed_at timestamp with time zone,
    settled_at timestamp with time zone,
    settlement integer DEFAULT 0 NOT NULL,
    counts jsonb
);
CREATE TABLE public.match (
    id uuid NOT NULL,
    home_team text NOT NULL,
    away_team text NOT NULL,
    status text NOT NULL,
    planned_start timestamp with time zone,
    tempo double precision NOT NULL,
    suspended_at timestamp with time zone,
    ended_at timestamp with time zone,
    results_confirmed_at timestamp with time zone,
    abandoned_reason text,
    feed text,
    version integer DEFAULT 0 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT match_status_check CHECK ((status = ANY (ARRAY['upcoming'::text, 'active'::text, 'completed'::text, 'abandoned'::text]))),
    CONSTRAINT match_tempo_check CHECK ((tempo > (0)::double precision))
);
CREATE TABLE public.match_event (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    event_type text NOT NULL,
    at timestamp with time zone NOT NULL,
    team text,
    source_id text,
    recorded_by uuid,
    removed_at timestamp with time zone,
    reason text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT match_event_team_check CHECK ((team = ANY (ARRAY['home'::text, 'away'::text])))
);
CREATE TABLE public.match_event_type (
    match_id uuid NOT NULL,
    name text NOT NULL,
    display_name text NOT NULL,
    "position" integer NOT NULL,
    retired_at timestamp with time zone
);
CREATE TABLE public.match_half (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    half_number integer NOT NULL,
    status text NOT NULL,
    start_time timestamp with time zone,
    end_time timestamp with time zone,
    CONSTRAINT match_half_half_number_check CHECK ((half_number >= 1)),
    CONSTRAINT match_half_status_check CHECK ((status = ANY (ARRAY['upcoming'::text, 'active'::text, 'finished'::text])))
);
CREATE TABLE public.member (
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    role text NOT NULL,
    ranked boolean NOT NULL,
    role_final boolean DEFAULT false NOT NULL,
    present boolean DEFAULT true NOT NULL,
    chips integer DEFAULT 0 NOT NULL,
    bets_placed integer DEFAULT 0 NOT NULL,
    bets_won integer DEFAULT 0 NOT NULL,
    inactive_rounds integer DEFAULT 0 NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    played_since timestamp with time zone,
    spectator_since timestamp with time zone,
    CONSTRAINT member_role_check CHECK ((role = ANY (ARRAY['player'::text, 'spectator'::text])))
);
CREATE TABLE public.option (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    plan_id uuid NOT NULL,
    name text NOT NULL,
    event_type text NOT NULL,
    bet_type text NOT NULL,
    threshold double precision NOT NULL,
    hundredths integer NOT NULL,
    set_by text NOT NULL,
    retired_at timestamp with time zone,
    retired_by text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT option_bet_type_check CHECK ((bet_type = ANY (ARRAY['over'::text, 'under'::text]))),
    CONSTRAINT option_hundredths_check CHECK (((hundredths >= 101) AND (hundredths <= 10000))),
    CONSTRAINT option_retired_by_check CHECK ((retired_by = ANY (ARRAY['model'::text, 'admin'::text]))),
    CONSTRAINT option_set_by_check CHECK ((set_by = ANY (ARRAY['model'::text, 'admin'::text, 'default'::text])))
);
CREATE TABLE public.password_link (
    hash text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.penalty (
    lobby_id uuid NOT NULL,
    round_id uuid NOT NULL,
    account_id uuid NOT NULL,
    amount integer NOT NULL,
    kicked boolean NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.plan (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    round_duration integer NOT NULL,
    priced_round_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT plan_round_duration_check CHECK ((round_duration > 0))
);
CREATE TABLE public.refresh_token (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.request (
    account_id uuid NOT NULL,
    request_id text NOT NULL,
    body_hash text NOT NULL,
    reply jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.round (
    id uuid NOT NULL,
    plan_id uuid NOT NULL,
    half_id uuid NOT NULL,
    round_number integer NOT NULL,
    start_minute double precision NOT NULL,
    end_minute double precision
);
CREATE TABLE public.session (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    device text,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_why text
);
CREATE TABLE public.stored_file (
    key text NOT NULL,
    owner_id uuid,
    file_name text NOT NULL,
    declared_type text NOT NULL,
    is_public boolean NOT NULL,
    viewable_by_any_user boolean NOT NULL,
    state text NOT NULL,
    refused_as text,
    content_type text,
    has_thumbnail boolean DEFAULT false NOT NULL,
    size integer,
    created_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone,
    CONSTRAINT stored_file_refused_as_check CHECK ((refused_as = ANY (ARRAY['unsupported-type'::text, 'too-large'::text]))),
    CONSTRAINT stored_file_state_check CHECK ((state = ANY (ARRAY['awaited'::text, 'ready'::text, 'refused'::text])))
);
CREATE TABLE public.suspension (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    event_type text,
    option_id uuid,
    from_at timestamp with time zone NOT NULL,
    until_at timestamp with time zone
);
INSERT INTO public.account VALUES
	('01a201ae-cff6-71db-95bb-864982fc5379', 'Admin', 'admin.7431b64d@bettle.example', 'admin.7431b64d@bettle.example', 'Player', 'player', '$argon2id$v=19$m=64,t=1,p=1$ScNmpFwxdBnvOjgNjoeu3Q$E496Ay6yldo5kznjIwMtHS4Otfk3s4Wxnl6kHJiz1gE', 'admin', NULL, NULL, false, NULL, '2026-05-01 18:00:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben', 'ben.64fee0f8@bettle.example', 'ben.64fee0f8@bettle.example', 'Ben', 'ben', '$argon2id$v=19$m=64,t=1,p=1$ESzpQIu5+qG3VakiDa3jMA$SbSiPjl296TUnLKUQfehG2V1KAEKyQljW/2fIdpSxNM', 'player', NULL, NULL, false, NULL, '2026-05-01 18:00:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00'),
	('01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'Cleo', 'cleo.c43e5237@bettle.example', 'cleo.c43e5237@bettle.example', 'Cleo', 'cleo', '$argon2id$v=19$m=64,t=1,p=1$+287sJIzaGMGmO9h/zJy/w$Gg41LTUXL0bX14SEPc+G1BhHE+caJpBo4ceHXBFEhtE', 'player', NULL, NULL, false, NULL, '2026-05-01 18:00:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00'),
	('01a201ae-d0ec-7180-9421-85b595440870', 'Dan', 'dan.d48b6c96@bettle.example', 'dan.d48b6c96@bettle.example', 'Dan', 'dan', '$argon2id$v=19$m=64,t=1,p=1$Dm1gTW+X91NHl9VrdIwSgA$wQxnXbkbizMRDKTom2yZMYF5aOwafvgVmqTTj6tABno', 'player', NULL, NULL, false, NULL, '2026-05-01 18:00:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve', 'eve.d2ddd4e5@bettle.example', 'eve.d2ddd4e5@bettle.example', 'Eve', 'eve', '$argon2id$v=19$m=64,t=1,p=1$k0OrhxMHqccfoDcIaMj5dw$2aQ/nYx0LsRKDeZGYg3pG5QfhjUQKkw54hcn+SHOja8', 'player', NULL, NULL, false, NULL, '2026-05-01 18:00:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00'),
	('01a201ae-d12c-743f-b677-77b3cefb579c', 'Fay', 'fay.d9038430@bettle.example', 'fay.d9038430@bettle.example', 'Fay', 'fay', '$argon2id$v=19$m=64,t=1,p=1$galybZ27dFCX33h2d8q/+A$05pQuLVdBV3R3yzyQPn7At7E+whDHG05vLCUyY58vWs', 'player', NULL, NULL, false, NULL, '2026-05-01 18:00:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana', 'ana.2a6679ad@bettle.example', 'ana.2a6679ad@bettle.example', 'Ana', 'ana', '$argon2id$v=19$m=64,t=1,p=1$6DAWSbgpXRLRsZjJF7nEDA$XoM7lVmcRI1RF1Y53XmApo8URjP8iNS2J9upbrxPK3w', 'player', NULL, NULL, false, NULL, '2026-05-01 19:31:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00');
INSERT INTO public.bet VALUES
	('01a201ae-ef4e-7325-8e7b-842eac689db0', '01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d62f-76d5-8fef-6cfa9b37f9ca', '01a201ae-d696-711f-a3db-0c929ef316af', 'Over 5.5 Throw', 'Throw', 'over', 5.5, 185, 11, 'void', 11, NULL, '2026-05-01 18:00:11+00', '2026-05-01 18:00:11+00'),
	('01a201ae-f00c-7679-9e97-8aceac652d90', '01a201ae-eea6-72d3-b2ad-9e136442220c', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '01a201ae-d80d-7622-af55-9d34923c4b1c', '01a201ae-d86b-7458-b583-fbe8d98ae93c', 'Under 5.5 Throw', 'Throw', 'under', 5.5, 190, 12, 'void', 12, NULL, '2026-05-01 18:00:11+00', '2026-05-01 18:00:11+00'),
	('01a201ae-f6ac-73c0-9536-5ec87e04d0ab', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '01a201ae-e5e9-7319-a382-c17d49cdc443', 'Over 2.5 Throw', 'Throw', 'over', 2.5, 175, 6, 'lost', 0, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:11:00+00'),
	('01a201af-027e-75fd-9d4a-553f729e6505', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 255, 7, 'lost', 0, 1, '2026-05-01 18:09:00+00', '2026-05-01 18:30:00+00'),
	('01a201ae-f3b5-7508-8c56-9acd8e304fc8', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-d34e-736b-8a19-d707febca9b2', 'Over 5.5 Throw', 'Throw', 'over', 5.5, 185, 10, 'lost', 0, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:19:00+00'),
	('01a201af-0e15-753b-bca7-371cff7f35e2', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '01a201ae-e5ab-760f-85c4-188f78a08435', '01a201af-060d-7669-8063-775e74fad046', 'Over 1.5 Throw', 'Throw', 'over', 1.5, 136, 2, 'lost', 0, 0, '2026-05-01 18:18:00+00', '2026-05-01 18:26:00+00'),
	('01a201af-006e-7092-a0c6-38cc704c3d8f', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-d34e-736b-8a19-d111d71d1423', 'Under 0.5 Goal', 'Goal', 'under', 0.5, 122, 12, 'won', 14, 0, '2026-05-01 18:09:00+00', '2026-05-01 18:26:00+00'),
	('01a201ae-f462-774e-ad2d-7deafb94f010', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-dc16-7259-843a-21561c6a4a53', 'A quiet spell', 'Throw', 'under', 2, 190, 9, 'void', 9, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:19:00+00'),
	('01a201af-0d72-7698-9969-f614c94fb4c5', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-188f78a08435', '01a201ae-e5e9-7319-a382-d28f6ed42094', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 240, 2, 'won', 4, 1, '2026-05-01 18:18:00+00', '2026-05-01 18:30:00+00'),
	('01a201af-0165-75aa-8431-85022c794d06', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-fc2d-7098-bff0-0359662f9e55', 'Over 4.5 Throw', 'Throw', 'over', 4.5, 175, 5, 'lost', 0, 0, '2026-05-01 18:09:00+00', '2026-05-01 18:26:00+00'),
	('01a201af-039d-7098-b943-9d5caf96fc1d', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-fc2d-7098-bff0-0359662f9e55', 'Over 4.5 Throw', 'Throw', 'over', 4.5, 175, 3, 'lost', 0, 0, '2026-05-01 18:09:00+00', '2026-05-01 18:26:00+00'),
	('01a201ae-f24f-73f0-b2f2-f47cf7d9f32f', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-daec-746e-a19c-cd71310c351a', 'Over 1 Corner', 'Corner', 'over', 1, 122, 1, 'won', 1, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:28:00+00'),
	('01a201ae-f554-73aa-8f1d-fc31e03164f4', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-daec-746e-a19c-cd71310c351a', 'Over 1 Corner', 'Corner', 'over', 1, 122, 1, 'won', 1, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:28:00+00'),
	('01a201af-13d9-7659-a105-2f7769bb9abd', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-1e93f48a7c46', '01a201ae-e5e9-7319-a382-d28f6ed42094', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 230, 3, 'lost', 0, 0, '2026-05-01 18:23:00+00', '2026-05-01 18:31:00+00'),
	('01a201af-0466-7509-9550-0491248d83d4', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-106820aa92a5', '01a201ae-e5e9-7319-a382-c878a8e370f3', 'Under 2.5 Throw', 'Throw', 'under', 2.5, 205, 5, 'won', 10, 0, '2026-05-01 18:09:00+00', '2026-05-01 18:19:00+00'),
	('01a201af-0744-74a5-8175-2b300bd74a98', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '01a201ae-e5e9-7319-a382-e2a79180a246', 'Over 0.5 Shot', 'Shot', 'over', 0.5, 137, 2, 'lost', 0, 0, '2026-05-01 18:14:30+00', '2026-05-01 18:21:00+00'),
	('01a201ae-f950-7764-ae62-9694bc434fd4', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-e8fd-74c1-8705-8967b7e54310', '01a201ae-e989-7159-ba02-df0d6e66687c', 'Over 0.5 Goal', 'Goal', 'over', 0.5, 330, 8, 'won', 26, 1, '2026-05-01 18:00:11+00', '2026-05-01 18:21:00+00'),
	('01a201ae-f613-7150-94e8-6bab78f0c0d2', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-db87-71b0-a5e7-198e5e633576', 'Corner rush', 'Corner', 'over', 3, 450, 4, 'lost', 0, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:28:00+00'),
	('01a201ae-f779-756d-88f1-28eb993b3a0e', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '01a201ae-e5e9-7319-a382-d28f6ed42094', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 255, 6, 'won', 15, 1, '2026-05-01 18:00:11+00', '2026-05-01 18:28:00+00'),
	('01a201ae-f895-74ba-89fe-23eee89c2ea6', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-e8fd-74c1-8705-8967b7e54310', '01a201ae-e989-7159-ba02-f8150dbcc81e', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 125, 8, 'won', 10, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:28:00+00'),
	('01a201af-0add-7651-af30-d040dfed6612', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-d34e-736b-8a19-e4eb51889a98', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 145, 4, 'won', 5, 1, '2026-05-01 18:18:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-0b8c-75f0-85c7-f28c93ba97c6', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-daec-746e-a19c-cd71310c351a', 'Over 1 Corner', 'Corner', 'over', 1, 122, 2, 'void', 2, 1, '2026-05-01 18:18:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-0c06-7488-9a80-1043b09f1dc1', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-daec-746e-a19c-cd71310c351a', 'Over 1 Corner', 'Corner', 'over', 1, 122, 3, 'void', 3, 1, '2026-05-01 18:18:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-0cfb-71ec-ac9d-2a1a0a8f4012', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-d34e-736b-8a19-e4eb51889a98', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 145, 5, 'won', 7, 1, '2026-05-01 18:18:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-04f5-7307-a01f-2e0ef1716164', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '01a201ae-fd22-72e3-860f-0fb520f13041', 'Under 6.5 Throw', 'Throw', 'under', 6.5, 205, 7, 'won', 14, 1, '2026-05-01 18:10:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-0557-70d1-b32b-010765fe04a8', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d0ec-7180-9421-85b595440870', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '01a201ae-e989-7159-ba02-ff402fe61d2f', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 205, 9, 'won', 18, 2, '2026-05-01 18:10:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-1087-715f-8d79-f4b75bc94a73', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '01a201ae-fd22-72e3-860f-0bd7613ee69e', 'Over 6.5 Throw', 'Throw', 'over', 6.5, 175, 10, 'lost', 0, 1, '2026-05-01 18:20:00+00', '2026-05-01 18:36:00+00'),
	('01a201af-1b97-76c2-bf54-9883e0fa5c5a', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-2680d6e65df0', '01a201ae-e5e9-7319-a382-dbfdbda3c74e', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 160, 1, 'lost', 0, 1, '2026-05-01 18:32:00+00', '2026-05-01 18:41:00+00'),
	('01a201af-22e8-7095-8bd1-0a603301d62e', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-289df87c5924', '01a201ae-e5e9-7319-a382-d28f6ed42094', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 230, 4, 'lost', 0, 0, '2026-05-01 18:37:00+00', '2026-05-01 18:46:00+00'),
	('01a201af-1790-733c-96f1-d89abdc8dfa9', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-da31-74bd-9415-9eac2778e314', 'Over 0.5 Woodwork', 'Woodwork', 'over', 0.5, 180, 3, 'lost', 0, 0, '2026-05-01 18:27:00+00', '2026-05-01 18:46:00+00'),
	('01a201af-17fc-7559-ba93-ae94cdcb6633', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 270, 3, 'lost', 0, 1, '2026-05-01 18:27:00+00', '2026-05-01 18:46:00+00'),
	('01a201af-24b0-70b8-95d2-4ec9c2d21738', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '01a201ae-e5e9-7319-a382-dbfdbda3c74e', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 185, 3, 'lost', 0, 3, '2026-05-01 18:42:00+00', '2026-05-01 19:01:00+00'),
	('01a201af-1f25-701f-be1b-57cf163edc4e', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-d34e-736b-8a19-e4eb51889a98', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 190, 6, 'won', 11, 3, '2026-05-01 18:37:00+00', '2026-05-01 19:01:00+00'),
	('01a201af-2021-7696-b0fd-be51b24baac9', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 185, 5, 'lost', 0, 3, '2026-05-01 18:37:00+00', '2026-05-01 19:01:00+00'),
	('01a201af-27ab-7048-8e01-e98ed72ec612', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-fc2d-7098-bff0-0359662f9e55', 'Over 4.5 Throw', 'Throw', 'over', 4.5, 170, 3, 'lost', 0, 1, '2026-05-01 18:47:00+00', '2026-05-01 19:18:00+00'),
	('01a201af-30f3-7735-9e97-af2a06e420e5', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201ae-d34e-736b-8a19-e4eb51889a98', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 142, 6, 'won', 8, 3, '2026-05-01 19:10:00+00', '2026-05-01 19:28:00+00'),
	('01a201af-313e-75a4-ba45-7455c9c207d1', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201ae-dc16-7259-843a-21561c6a4a53', 'A quiet spell', 'Throw', 'under', 2, 190, 5, 'won', 9, 0, '2026-05-01 19:10:00+00', '2026-05-01 19:28:00+00'),
	('01a201af-31cc-763d-8ba5-db724cba6fbf', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 285, 2, 'lost', 0, 3, '2026-05-01 19:10:00+00', '2026-05-01 19:28:00+00'),
	('01a201af-20cf-7152-93da-34b15a73e491', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-dc16-7259-843a-21561c6a4a53', 'A quiet spell', 'Throw', 'under', 2, 190, 2, 'won', 3, 0, '2026-05-01 18:37:00+00', '2026-05-01 18:54:10+00'),
	('01a201af-2142-752e-bc01-36245e56b69c', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-d34e-736b-8a19-e4eb51889a98', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 190, 4, 'won', 7, 3, '2026-05-01 18:37:00+00', '2026-05-01 19:01:00+00'),
	('01a201af-320b-755f-a8ff-630545cd6576', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 285, 2, 'lost', 0, 3, '2026-05-01 19:10:00+00', '2026-05-01 19:28:00+00'),
	('01a201af-3ebe-7524-bc3f-f8755b0766c6', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-419c78276485', '01a201af-1729-73fe-8aaf-4cbe5e3db879', 'Over 3.5 Throw', 'Throw', 'over', 3.5, 250, 5, 'open', NULL, NULL, '2026-05-01 19:29:00+00', NULL),
	('01a201af-3f3d-72f3-a805-95a070e55e7e', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-419c78276485', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 260, 3, 'open', NULL, NULL, '2026-05-01 19:29:00+00', NULL),
	('01a201af-3f7e-7178-b9e6-f9374372e8e7', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-419c78276485', '01a201ae-d34e-736b-8a19-e4eb51889a98', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 148, 3, 'open', NULL, NULL, '2026-05-01 19:29:00+00', NULL),
	('01a201af-3ff8-758c-8f76-06882aedd3bd', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-419c78276485', '01a201af-1729-73fe-8aaf-4cbe5e3db879', 'Over 3.5 Throw', 'Throw', 'over', 3.5, 250, 2, 'open', NULL, NULL, '2026-05-01 19:29:00+00', NULL),
	('01a201af-40a9-7241-a8c8-12c37368aa44', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-44d336352cd2', '01a201ae-e5e9-7319-a382-d28f6ed42094', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 225, 2, 'open', NULL, NULL, '2026-05-01 19:30:00+00', NULL),
	('01a201af-3338-75f1-9c7c-378bf214d363', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-e8fd-74c1-8705-9b5d8896f1d3', '01a201ae-e989-7159-ba02-ff402fe61d2f', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 195, 3, 'open', NULL, NULL, '2026-05-01 19:10:00+00', NULL),
	('01a201af-33b4-779b-971d-89fc0292621e', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-e8fd-74c1-8705-9b5d8896f1d3', '01a201ae-e989-7159-ba03-04a87e94ab01', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 180, 3, 'open', NULL, NULL, '2026-05-01 19:10:00+00', NULL),
	('01a201af-275d-7484-bd21-3885202862be', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-3328ae16d149', '01a201af-060d-7669-8063-775e74fad046', 'Over 1.5 Throw', 'Throw', 'over', 1.5, 133, 2, 'lost', 0, 1, '2026-05-01 18:47:00+00', '2026-05-01 19:13:00+00'),
	('01a201af-3693-72fa-a1ab-40ae68f68769', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-d2f5-7585-971a-3dcc8074838c', '01a201ae-daec-746e-a19c-cd71310c351a', 'Over 1 Corner', 'Corner', 'over', 1, 122, 1, 'open', NULL, NULL, '2026-05-01 19:19:00+00', NULL),
	('01a201af-36d6-77f7-920c-1690b7223612', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-3dcc8074838c', '01a201ae-db87-71b0-a5e7-198e5e633576', 'Corner rush', 'Corner', 'over', 3, 450, 4, 'open', NULL, NULL, '2026-05-01 19:19:00+00', NULL),
	('01a201af-37aa-7767-84c0-210116cee751', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-3dcc8074838c', '01a201ae-d34e-736b-8a19-ec3114a39c78', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 275, 2, 'open', NULL, NULL, '2026-05-01 19:19:00+00', NULL),
	('01a201af-353e-7344-8dd5-7825e4c7fe90', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-39d0a8aaf419', '01a201af-060d-7669-8063-775e74fad046', 'Over 1.5 Throw', 'Throw', 'over', 1.5, 149, 2, 'lost', 0, 0, '2026-05-01 19:15:00+00', '2026-05-01 19:23:00+00'),
	('01a201af-21dd-73b9-8675-25faa30de8ca', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-e8fd-74c1-8705-971ab97740f3', '01a201ae-e989-7159-ba02-ff402fe61d2f', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 200, 5, 'won', 10, 3, '2026-05-01 18:37:00+00', '2026-05-01 19:23:00+00'),
	('01a201af-2287-7795-b8bf-58ca32287ab0', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-e8fd-74c1-8705-971ab97740f3', '01a201ae-e989-7159-ba03-04a87e94ab01', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 180, 4, 'lost', 0, 3, '2026-05-01 18:37:00+00', '2026-05-01 19:23:00+00'),
	('01a201af-28ad-7286-85ad-97ffe0181820', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d0ec-7180-9421-85b595440870', '01a201ae-e8fd-74c1-8705-971ab97740f3', '01a201ae-fd22-72e3-860f-0bd7613ee69e', 'Over 6.5 Throw', 'Throw', 'over', 6.5, 165, 3, 'lost', 0, 1, '2026-05-01 18:47:00+00', '2026-05-01 19:23:00+00'),
	('01a201af-3a04-7418-ac30-069fc6f5ea06', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d05e-7773-8b30-f862016cb847', '01a201ae-e8fd-74c1-8705-9d7f2c6e7003', '01a201ae-e989-7159-ba02-ebacd46daae8', 'Over 7.5 Throw', 'Throw', 'over', 7.5, 165, 3, 'open', NULL, NULL, '2026-05-01 19:24:00+00', NULL),
	('01a201af-3a75-714f-b993-0e7914ae7769', '01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-e8fd-74c1-8705-9d7f2c6e7003', '01a201ae-e989-7159-ba02-f3a8ecc7914b', 'Under 7.5 Throw', 'Throw', 'under', 7.5, 215, 4, 'open', NULL, NULL, '2026-05-01 19:24:00+00', NULL),
	('01a201af-3aea-70f3-975a-a859584b943b', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-4057a0cc8989', '01a201af-060d-7669-8063-775e74fad046', 'Over 1.5 Throw', 'Throw', 'over', 1.5, 155, 2, 'open', NULL, NULL, '2026-05-01 19:25:00+00', NULL),
	('01a201af-382f-709d-ab70-4af7a6ab3178', '01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-e5ab-760f-85c4-3e8600499043', '01a201ae-e5e9-7319-a382-dbfdbda3c74e', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 160, 2, 'won', 3, 0, '2026-05-01 19:20:00+00', '2026-05-01 19:28:00+00'),
	('01a201af-323f-7157-b944-1f20e70c9305', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201ae-dc16-7259-843a-21561c6a4a53', 'A quiet spell', 'Throw', 'under', 2, 190, 2, 'won', 3, 0, '2026-05-01 19:10:00+00', '2026-05-01 19:28:00+00'),
	('01a201af-32dd-709f-bf54-93ab121c1298', '01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d105-7615-981d-b32b77041eca', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201af-1729-73fe-8aaf-4cbe5e3db879', 'Over 3.5 Throw', 'Throw', 'over', 3.5, 150, 2, 'lost', 0, 0, '2026-05-01 19:10:00+00', '2026-05-01 19:28:00+00');
INSERT INTO public.chat_message VALUES
	('01a201ae-f9da-7179-ae5a-60b606d0e599', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', 1, '01a201ae-d05e-7773-8b30-f862016cb847', 'player', 'Here we go!', NULL, NULL, '2026-05-01 18:05:40+00'),
	('01a201ae-fa15-74d3-b0bb-e2429d37a62a', '01a201ae-dc9a-7556-b582-dff71fd2ff6a', 2, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'player', 'Corners, please.', NULL, NULL, '2026-05-01 18:05:40+00'),
	('01a201af-4103-75b3-a4af-1ae0037cc841', '01a201ae-e21b-773b-aae7-d5af99fa2555', 1, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'player', 'Nobody sees what I hold.', NULL, NULL, '2026-05-01 19:30:00+00');
INSERT INTO public.due_work VALUES
	('01a201ae-f076-727e-a2c6-8250578950b5', '01a201ae-d557-72f4-b320-2fbb8384960d', 'close-lobbies', NULL, '2026-05-01 18:00:11+00', '2026-05-01 18:00:11+00', 'Snow on the pitch, and more to come'),
	('01a201ae-f162-7330-b6f7-219cda70459b', '01a201ae-d79a-7340-8547-ac83cb49fdaf', 'close-lobbies', NULL, '2026-05-01 18:00:11+00', '2026-05-01 18:00:11+00', 'The match was deleted.'),
	('01a201ae-f98e-72b3-8d44-f8a44935d9bb', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:06:00+00', '2026-05-01 18:06:00+00', NULL),
	('01a201ae-f98f-7307-86ef-267cb6c03e54', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:06:00+00', '2026-05-01 18:06:00+00', NULL),
	('01a201ae-f98f-7307-86ef-49ec0e22c223', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e8fd-74c1-8705-8967b7e54310', '2026-05-01 18:06:00+00', '2026-05-01 18:06:00+00', NULL),
	('01a201ae-f98e-72b3-8d44-ff9257b7b5db', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:11:00+00', '2026-05-01 18:11:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-0202e670c4df', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-106820aa92a5', '2026-05-01 18:11:00+00', '2026-05-01 18:11:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-0443897900e1', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-106820aa92a5', '2026-05-01 18:16:00+00', '2026-05-01 18:16:00+00', NULL),
	('01a201ae-f98f-7307-86ef-294220094538', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:16:00+00', '2026-05-01 18:16:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-0b0b98fe4136', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '2026-05-01 18:16:00+00', '2026-05-01 18:16:00+00', NULL),
	('01a201ae-f98f-7307-86ef-2c24d230cee9', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-263a544bb8a8', '2026-05-01 18:16:00+00', '2026-05-01 18:16:00+00', NULL),
	('01a201af-0994-740a-b90b-3579590eeaf6', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:17:00+00', '2026-05-01 18:17:00+00', 'VAR: it was a goal kick'),
	('01a201af-0998-760d-a318-449898f8f848', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:17:00+00', '2026-05-01 18:17:00+00', 'VAR: it was a goal kick'),
	('01a201af-0e62-710c-9a56-967cc946aaef', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:18:30+00', '2026-05-01 18:18:30+00', 'An event was recorded late.'),
	('01a201af-0e66-70cf-8586-a4a24787900c', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:18:30+00', '2026-05-01 18:18:30+00', 'An event was recorded late.'),
	('01a201af-0f53-7707-9cee-c1ae21e7170b', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:19:00+00', '2026-05-01 18:19:00+00', 'An event was corrected.'),
	('01a201af-0f56-7730-bb84-4ccb6aea93c3', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-106820aa92a5', '2026-05-01 18:19:00+00', '2026-05-01 18:19:00+00', 'An event was corrected.'),
	('01a201ae-f98e-72b3-8d45-0ca84cfae1ce', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '2026-05-01 18:21:00+00', '2026-05-01 18:21:00+00', NULL),
	('01a201ae-f98f-7307-86ef-4c014a90223e', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e8fd-74c1-8705-8967b7e54310', '2026-05-01 18:21:00+00', '2026-05-01 18:21:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-1161f8556a0f', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-188f78a08435', '2026-05-01 18:21:00+00', '2026-05-01 18:21:00+00', NULL),
	('01a201ae-f98f-7307-86ef-52d7da715b02', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '2026-05-01 18:21:00+00', '2026-05-01 18:21:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-17bf1295e0c0', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-188f78a08435', '2026-05-01 18:26:00+00', '2026-05-01 18:26:00+00', NULL),
	('01a201ae-f98f-7307-86ef-3182762eb6dc', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-263a544bb8a8', '2026-05-01 18:26:00+00', '2026-05-01 18:26:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-192967ea3225', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-1e93f48a7c46', '2026-05-01 18:26:00+00', '2026-05-01 18:26:00+00', NULL),
	('01a201ae-f98f-7307-86ef-36ac1ed007c1', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-2b8745492343', '2026-05-01 18:26:00+00', '2026-05-01 18:26:00+00', NULL),
	('01a201af-185b-73d3-ac1f-8816acaa5f1b', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:28:00+00', '2026-05-01 18:28:00+00', 'An event was taken back.'),
	('01a201af-185e-7680-802e-6e42dc34d790', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:28:00+00', '2026-05-01 18:28:00+00', 'An event was taken back.'),
	('01a201af-1862-7222-87bd-a08db48b23b2', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e8fd-74c1-8705-8967b7e54310', '2026-05-01 18:28:00+00', '2026-05-01 18:28:00+00', 'An event was taken back.'),
	('01a201af-18fd-7406-b4d5-fc4d9ac28ccc', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-263a544bb8a8', '2026-05-01 18:30:00+00', '2026-05-01 18:30:00+00', 'Offside before it'),
	('01a201af-18fe-76fe-b9db-b010ea729d10', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-188f78a08435', '2026-05-01 18:30:00+00', '2026-05-01 18:30:00+00', 'Offside before it'),
	('01a201ae-f98e-72b3-8d45-1ca7a3e0de33', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-1e93f48a7c46', '2026-05-01 18:31:00+00', '2026-05-01 18:31:00+00', NULL),
	('01a201ae-f98e-72b3-8d45-21fa4a9dc5d1', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-2238001275c0', '2026-05-01 18:31:00+00', '2026-05-01 18:31:00+00', NULL),
	('01a201ae-f98f-7307-86ef-0c487f1618f3', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-2238001275c0', '2026-05-01 18:36:00+00', '2026-05-01 18:36:00+00', NULL),
	('01a201ae-f98f-7307-86ef-38eb714cdcb9', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-2b8745492343', '2026-05-01 18:36:00+00', '2026-05-01 18:36:00+00', NULL),
	('01a201ae-f98f-7307-86ef-57df6c7ddba4', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '2026-05-01 18:36:00+00', '2026-05-01 18:36:00+00', NULL),
	('01a201ae-f98f-7307-86ef-1315b45250be', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-2680d6e65df0', '2026-05-01 18:36:00+00', '2026-05-01 18:36:00+00', NULL),
	('01a201ae-f98f-7307-86ef-3d4593af1a86', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '2026-05-01 18:36:00+00', '2026-05-01 18:36:00+00', NULL),
	('01a201ae-f98f-7307-86ef-5a2510253cc6', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '2026-05-01 18:36:00+00', '2026-05-01 18:36:00+00', NULL),
	('01a201ae-f98f-7307-86ef-15e4f598e5ce', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-2680d6e65df0', '2026-05-01 18:41:00+00', '2026-05-01 18:41:00+00', NULL),
	('01a201ae-f98f-7307-86ef-18fd4253ad15', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-289df87c5924', '2026-05-01 18:41:00+00', '2026-05-01 18:41:00+00', NULL),
	('01a201ae-f98f-7307-86ef-1fa64ab23a62', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-289df87c5924', '2026-05-01 18:46:00+00', '2026-05-01 18:46:00+00', NULL),
	('01a201ae-f98f-7307-86ef-40e47403eb4c', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '2026-05-01 18:46:00+00', '2026-05-01 18:46:00+00', NULL),
	('01a201ae-f98f-7307-86ef-23015905082a', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '2026-05-01 18:46:00+00', '2026-05-01 18:46:00+00', NULL),
	('01a201ae-f98f-7307-86ef-448add192f5e', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-32bf2be47a91', '2026-05-01 18:46:00+00', '2026-05-01 18:46:00+00', NULL),
	('01a201af-292b-76ba-bc96-d02a457483a6', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '2026-05-01 18:51:20+00', '2026-05-01 18:51:20+00', NULL),
	('01a201af-292b-76ba-bc96-f911cb00263c', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-32bf2be47a91', '2026-05-01 18:51:20+00', '2026-05-01 18:51:20+00', NULL),
	('01a201af-292b-76ba-bc97-12797376c7a3', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '2026-05-01 18:51:20+00', '2026-05-01 18:51:20+00', NULL),
	('01a201af-2a88-76b8-8197-8ac6eda9770a', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2a89-7493-b64d-696d6eb9f7b1', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-263a544bb8a8', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2a8b-7175-8141-83d61a98d81d', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-2b8745492343', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2a8b-7175-8141-86b62290855f', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2a8c-70ed-8ac4-225e78e4ac40', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-32bf2be47a91', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2a92-7138-a98b-89700081e2e0', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aa3-72c3-9d29-3feec24cea1f', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-106820aa92a5', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aa5-7109-947e-190bf5c7d6ab', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aa9-76d4-b74e-a1b02a6c12c2', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-188f78a08435', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aaa-731c-a641-6c480b0ff57c', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-1e93f48a7c46', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aab-7676-97f1-967c79a4f7c7', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-2238001275c0', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aab-7676-97f1-9bdbc8c61920', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-2680d6e65df0', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aac-7217-9b40-47b421dfed57', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-289df87c5924', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aad-7100-aa2b-0913d1fcb124', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2aae-76ec-a5a1-f2d035403274', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e8fd-74c1-8705-8967b7e54310', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2ab0-700f-b5f8-821b703b3ac6', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2ab1-769a-97c9-9cdb5187da14', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '2026-05-01 18:52:10+00', '2026-05-01 18:52:10+00', 'The half was reopened.'),
	('01a201af-2d1b-758e-ba3c-33cb5ba111d1', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '2026-05-01 18:54:10+00', '2026-05-01 18:54:10+00', NULL),
	('01a201af-2d1b-758e-ba3c-59916c77b799', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-32bf2be47a91', '2026-05-01 18:54:10+00', '2026-05-01 18:54:10+00', NULL),
	('01a201af-2d1b-758e-ba3c-7162c7d109d1', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '2026-05-01 18:54:10+00', '2026-05-01 18:54:10+00', NULL),
	('01a201af-2dfd-73d3-8e91-56ae1d3b0f4e', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-32bf2be47a91', '2026-05-01 19:01:00+00', '2026-05-01 19:01:00+00', 'Seen on the replay'),
	('01a201af-2e02-733b-a8b9-2f327ba88792', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '2026-05-01 19:01:00+00', '2026-05-01 19:01:00+00', 'Seen on the replay'),
	('01a201af-2e04-75b5-b8ca-9ef59c09766c', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '2026-05-01 19:01:00+00', '2026-05-01 19:01:00+00', 'Seen on the replay'),
	('01a201af-2f69-764b-bb45-d15412db91d8', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-4057a0cc8989', '2026-05-01 19:33:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-d51adf4e113c', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-44d336352cd2', '2026-05-01 19:33:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-da80d4ea04ca', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-44d336352cd2', '2026-05-01 19:38:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-deb6e50e5979', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-4875fce04441', '2026-05-01 19:38:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-e02abbf08f32', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-4875fce04441', '2026-05-01 19:43:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-e65553ebe99e', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-4fba277aaf41', '2026-05-01 19:43:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-e8f302ef74fa', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-4fba277aaf41', '2026-05-01 19:48:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-ef25015b469f', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-529d28b614cc', '2026-05-01 19:48:00+00', NULL, NULL),
	('01a201af-2f6a-75ec-9e6a-df38a34ea412', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-3dcc8074838c', '2026-05-01 19:38:00+00', NULL, NULL),
	('01a201af-2f6a-75ec-9e6a-e28bc635eb24', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-419c78276485', '2026-05-01 19:38:00+00', NULL, NULL),
	('01a201af-2f6a-75ec-9e6a-e54f7a0d67cd', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-419c78276485', '2026-05-01 19:48:00+00', NULL, NULL),
	('01a201af-2f6a-75ec-9e6a-e8e85d74ff7b', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-45849965c98b', '2026-05-01 19:48:00+00', NULL, NULL),
	('01a201af-2f6a-75ec-9e6b-128ee18d4f1b', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e8fd-74c1-8705-9b5d8896f1d3', '2026-05-01 19:38:00+00', NULL, NULL),
	('01a201af-2f6a-75ec-9e6b-1772e7ed2498', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e8fd-74c1-8705-9d7f2c6e7003', '2026-05-01 19:38:00+00', NULL, NULL),
	('01a201af-2f69-764b-bb45-aed717f2680e', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-3328ae16d149', '2026-05-01 19:08:00+00', '2026-05-01 19:08:00+00', NULL),
	('01a201af-2f6a-75ec-9e6a-caa5b97d208e', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-37e8691e556e', '2026-05-01 19:08:00+00', '2026-05-01 19:08:00+00', NULL),
	('01a201af-2f6a-75ec-9e6b-049c558909de', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e8fd-74c1-8705-971ab97740f3', '2026-05-01 19:08:00+00', '2026-05-01 19:08:00+00', NULL),
	('01a201af-2f69-764b-bb45-b3281d37e0cf', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-3328ae16d149', '2026-05-01 19:13:00+00', '2026-05-01 19:13:00+00', NULL),
	('01a201af-2f69-764b-bb45-b4e6b4c33ce8', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-346cbdb73653', '2026-05-01 19:13:00+00', '2026-05-01 19:13:00+00', NULL),
	('01a201af-2f69-764b-bb45-b8a77a026486', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-346cbdb73653', '2026-05-01 19:18:00+00', '2026-05-01 19:18:00+00', NULL),
	('01a201af-2f6a-75ec-9e6a-cd8d18d717e4', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-37e8691e556e', '2026-05-01 19:18:00+00', '2026-05-01 19:18:00+00', NULL),
	('01a201af-2f69-764b-bb45-bd4925fb1a6d', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-39d0a8aaf419', '2026-05-01 19:18:00+00', '2026-05-01 19:18:00+00', NULL),
	('01a201af-2f6a-75ec-9e6a-d0f12087ccd6', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '2026-05-01 19:18:00+00', '2026-05-01 19:18:00+00', NULL),
	('01a201af-2f69-764b-bb45-c3a1ea067f4d', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-39d0a8aaf419', '2026-05-01 19:23:00+00', '2026-05-01 19:23:00+00', NULL),
	('01a201af-2f6a-75ec-9e6b-08d0bd631aa6', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e8fd-74c1-8705-971ab97740f3', '2026-05-01 19:23:00+00', '2026-05-01 19:23:00+00', NULL),
	('01a201af-2f69-764b-bb45-c7a20841e0d2', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-3e8600499043', '2026-05-01 19:23:00+00', '2026-05-01 19:23:00+00', NULL),
	('01a201af-2f6a-75ec-9e6b-0de2cc274f57', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e8fd-74c1-8705-9b5d8896f1d3', '2026-05-01 19:23:00+00', '2026-05-01 19:23:00+00', NULL),
	('01a201af-3b38-7505-baf2-6c5ab6f7a0bd', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-d2f5-7585-971a-37e8691e556e', '2026-05-01 19:26:00+00', '2026-05-01 19:26:00+00', 'Wrong minute'),
	('01a201af-3b3c-77ae-8ad5-4cb1fd714615', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-3328ae16d149', '2026-05-01 19:26:00+00', '2026-05-01 19:26:00+00', 'Wrong minute'),
	('01a201af-3b3e-7290-a6cc-6799c0799e5f', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e5ab-760f-85c4-39d0a8aaf419', '2026-05-01 19:26:00+00', '2026-05-01 19:26:00+00', 'Wrong minute'),
	('01a201af-3b41-7652-9c0e-4476191ebd0b', '01a201ae-d287-7183-a484-f811a700482d', 'correct', '01a201ae-e8fd-74c1-8705-971ab97740f3', '2026-05-01 19:26:00+00', '2026-05-01 19:26:00+00', 'Wrong minute'),
	('01a201af-2f69-764b-bb45-c9a9bdae3e5a', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-e5ab-760f-85c4-3e8600499043', '2026-05-01 19:28:00+00', '2026-05-01 19:28:00+00', NULL),
	('01a201af-2f6a-75ec-9e6a-d44be56c8d59', '01a201ae-d287-7183-a484-f811a700482d', 'round-end', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '2026-05-01 19:28:00+00', '2026-05-01 19:28:00+00', NULL),
	('01a201af-2f69-764b-bb45-cedf78449ec5', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-e5ab-760f-85c4-4057a0cc8989', '2026-05-01 19:28:00+00', '2026-05-01 19:28:00+00', NULL),
	('01a201af-2f6a-75ec-9e6a-da832bd98652', '01a201ae-d287-7183-a484-f811a700482d', 'round-start', '01a201ae-d2f5-7585-971a-3dcc8074838c', '2026-05-01 19:28:00+00', '2026-05-01 19:28:00+00', NULL);
INSERT INTO public.kysely_migration VALUES
	('0001-the-game', '2026-11-22T05:16:01.835Z'),
	('0002-accounts-and-files', '2026-11-22T05:16:02.055Z'),
	('0003-chat', '2026-11-22T05:16:02.124Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.ledger_entry VALUES
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 1, '01a201ae-d05e-7773-8b30-f862016cb847', 'join', 100, 100, NULL, 'join:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:00:01+00', '0fb682fcd48e3c614d080d8ac9e5a84a69d487aa6e10304ef5d566c591f51bf5'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 2, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'join', 100, 100, NULL, 'join:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:00:02+00', '9167a3f1dd83bbd9869bdf93eb538227f3bed3e19c76932f97f67a440c8d768b'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 3, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'join', 100, 100, NULL, 'join:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:00:03+00', '17c42082c8cd714d576c6506499b502ec66a95f15ebf82b5ec2f1071f0e21d53'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 1, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'join', 60, 60, NULL, 'join:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:00:04+00', '74970363a23c93cb321392d476891c2c02abe977770225fd5dfd32f4ddff05f6'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 2, '01a201ae-d05e-7773-8b30-f862016cb847', 'join', 60, 60, NULL, 'join:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:00:05+00', 'a44affbb872851db9fe85c027165e83a2f006d0056472f16f4cf6d9cce45d922'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 3, '01a201ae-d105-7615-981d-b32b77041eca', 'join', 60, 60, NULL, 'join:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 18:00:06+00', 'de4dfc76d5e1b4e2adb108d0a8f1ab0d5a0fabaa20e86c40edbbaf3e8760efad'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 1, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'join', 100, 100, NULL, 'join:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:00:06+00', '51471a1733719faf808be240b8eb2024cf812d50855b94abbbb56a74cc582eb8'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 2, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'join', 100, 100, NULL, 'join:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:00:07+00', '84133c65883599715dd9b85bb1f76b3064da4d9a9e1b9c07d1f0fb50af0246f7'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 3, '01a201ae-d12c-743f-b677-77b3cefb579c', 'join', 100, 100, NULL, 'join:01a201ae-d12c-743f-b677-77b3cefb579c', NULL, '2026-05-01 18:00:08+00', '8128f3046a27f61ad5261ba5cf18d14ed63b6804015d1cab522ea22c3c936edb'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 1, '01a201ae-d105-7615-981d-b32b77041eca', 'join', 100, 100, NULL, 'join:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 18:00:08+00', '44cda5d4ad5ecfa874f2ca6cc39793bd19502692badb3960a43c08207c937c26'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 2, '01a201ae-d05e-7773-8b30-f862016cb847', 'join', 100, 100, NULL, 'join:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:00:09+00', '96d856dd50f93d7c3b0559710ee7e32978da068f62b7a3241403aae3fee727fb'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 3, '01a201ae-d0ec-7180-9421-85b595440870', 'join', 100, 100, NULL, 'join:01a201ae-d0ec-7180-9421-85b595440870', NULL, '2026-05-01 18:00:10+00', '5bd530ec8220c1560d07cad2ab89b92e85b445ab47baed5852722bf2445cd613'),
	('01a201ae-ec13-7167-891e-9ac6af41a1f9', 1, '01a201ae-d12c-743f-b677-77b3cefb579c', 'join', 100, 100, NULL, 'join:01a201ae-d12c-743f-b677-77b3cefb579c', NULL, '2026-05-01 18:00:10+00', '5a9acf4cc49fc1fd0c69f3b853e4188777873808a9b7a77332683b1ce5572d67'),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', 1, '01a201ae-d05e-7773-8b30-f862016cb847', 'join', 100, 100, NULL, 'join:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:00:10+00', '7663c1854f8be6be8b547432c37fb87ae2a9db7b22c621c49e2ba4e4797ed08b'),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', 2, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'join', 100, 100, NULL, 'join:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:00:11+00', '597a92d7a51a91bbf7ba730770ceb2c2215e18bc8cc0bd8842d3167aa777b197'),
	('01a201ae-eea6-72d3-b2ad-9e136442220c', 1, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'join', 100, 100, NULL, 'join:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:00:11+00', '8586362bc863cc053ae90ef3c1e93cfc3543d6b330aa174b7034507c418141d0'),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', 3, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -11, 89, '01a201ae-ef4e-7325-8e7b-842eac689db0', 'stake:01a201ae-ef4e-7325-8e7b-842eac689db0', NULL, '2026-05-01 18:00:11+00', '0999d4bacee1f22a46a009175a66db3bce68d481e824df129404a9ccca21e05a'),
	('01a201ae-eea6-72d3-b2ad-9e136442220c', 2, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'stake', -12, 88, '01a201ae-f00c-7679-9e97-8aceac652d90', 'stake:01a201ae-f00c-7679-9e97-8aceac652d90', NULL, '2026-05-01 18:00:11+00', '55592c4319e18c7a6a96cfc81888394e45508b163e8bdfc7fc30fde7e4d6601c'),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', 4, '01a201ae-d05e-7773-8b30-f862016cb847', 'refund', 11, 100, '01a201ae-ef4e-7325-8e7b-842eac689db0', 'close:01a201ae-ef4e-7325-8e7b-842eac689db0', 'Snow on the pitch, and more to come', '2026-05-01 18:00:11+00', 'ade48accfb9556a9dac3d442b30b22d33235be991dc24955904f302a7a895644'),
	('01a201ae-eea6-72d3-b2ad-9e136442220c', 3, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'refund', 12, 100, '01a201ae-f00c-7679-9e97-8aceac652d90', 'close:01a201ae-f00c-7679-9e97-8aceac652d90', 'The match was deleted.', '2026-05-01 18:00:11+00', '853a47078ecc94867cf294d8d5afaf076b9bb94183140833b7e017a52d7085a4'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 4, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -1, 99, '01a201ae-f24f-73f0-b2f2-f47cf7d9f32f', 'stake:01a201ae-f24f-73f0-b2f2-f47cf7d9f32f', NULL, '2026-05-01 18:00:11+00', '42d5faf6bf56aa1ba85ba41c2be29b76971f678a887c19221056d5e7dd9b8b9c'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 5, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -10, 90, '01a201ae-f3b5-7508-8c56-9acd8e304fc8', 'stake:01a201ae-f3b5-7508-8c56-9acd8e304fc8', NULL, '2026-05-01 18:00:11+00', '2d6bc12a5d375ed46a9df6d056848b83858fb8291b6f5febd940869bce2a71fd'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 4, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -9, 51, '01a201ae-f462-774e-ad2d-7deafb94f010', 'stake:01a201ae-f462-774e-ad2d-7deafb94f010', NULL, '2026-05-01 18:00:11+00', '0d0c9d405918eb8052759b26f0931a4a12b4a3197c7f16d4d72685a798cb30a0'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 5, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -1, 59, '01a201ae-f554-73aa-8f1d-fc31e03164f4', 'stake:01a201ae-f554-73aa-8f1d-fc31e03164f4', NULL, '2026-05-01 18:00:11+00', '6bfab085209988db7b3953521ebbb6414657f78b0c5ab64d55544a7ed461faea'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 6, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -4, 56, '01a201ae-f613-7150-94e8-6bab78f0c0d2', 'stake:01a201ae-f613-7150-94e8-6bab78f0c0d2', NULL, '2026-05-01 18:00:11+00', '83a99ae569e30b53f5850a9b51d43fd3758d9fd9527a35cbca9016fe9bc17272'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 4, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -6, 94, '01a201ae-f6ac-73c0-9536-5ec87e04d0ab', 'stake:01a201ae-f6ac-73c0-9536-5ec87e04d0ab', NULL, '2026-05-01 18:00:11+00', '4eac6e689068a8a5ea6bac7dcec7d691ae7367aa231458c57988ee24593075d2'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 5, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'stake', -6, 94, '01a201ae-f779-756d-88f1-28eb993b3a0e', 'stake:01a201ae-f779-756d-88f1-28eb993b3a0e', NULL, '2026-05-01 18:00:11+00', '8a5a65d2504d6f1037f5e7a0283120cee2da0bda97b0d64b16e01c517fd03098'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 4, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -8, 92, '01a201ae-f895-74ba-89fe-23eee89c2ea6', 'stake:01a201ae-f895-74ba-89fe-23eee89c2ea6', NULL, '2026-05-01 18:00:11+00', '724fbec59e4723ac7e7706113eeb02cfee5412f1de8468e7f2570b9608714dd2'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 5, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -8, 92, '01a201ae-f950-7764-ae62-9694bc434fd4', 'stake:01a201ae-f950-7764-ae62-9694bc434fd4', NULL, '2026-05-01 18:00:11+00', '3216e3bf72b6d95e813257fd2dc601725676d3a1f814415c299d88ee7beb0117'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 6, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -12, 78, '01a201af-006e-7092-a0c6-38cc704c3d8f', 'stake:01a201af-006e-7092-a0c6-38cc704c3d8f', NULL, '2026-05-01 18:09:00+00', 'f16500900e86f8ab864d41746376815d8d4776a47d40710a10b94b1b1a39be72'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 7, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -5, 94, '01a201af-0165-75aa-8431-85022c794d06', 'stake:01a201af-0165-75aa-8431-85022c794d06', NULL, '2026-05-01 18:09:00+00', '61ba32a4be7ded048e1920854c22ca788ab753528da5c46557658dab480537b0'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 7, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -7, 44, '01a201af-027e-75fd-9d4a-553f729e6505', 'stake:01a201af-027e-75fd-9d4a-553f729e6505', NULL, '2026-05-01 18:09:00+00', '83fc4a9b1c732cabe7dc4f0ba7ba7cae50076f83371611435e753515932879f8'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 8, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -3, 56, '01a201af-039d-7098-b943-9d5caf96fc1d', 'stake:01a201af-039d-7098-b943-9d5caf96fc1d', NULL, '2026-05-01 18:09:00+00', '9b2157dbeb43d416070e482a77eb5c02a33c7b684e2ddd421abc9567f6efc68e'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 6, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -5, 89, '01a201af-0466-7509-9550-0491248d83d4', 'stake:01a201af-0466-7509-9550-0491248d83d4', NULL, '2026-05-01 18:09:00+00', '9636bcb358e3f219ae3b19ca7ef52dc6dd60cf2249cb5340d4fb76b798804cc0'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 6, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -7, 85, '01a201af-04f5-7307-a01f-2e0ef1716164', 'stake:01a201af-04f5-7307-a01f-2e0ef1716164', NULL, '2026-05-01 18:10:00+00', 'd98cadd92b97b86990b4119e01c54a40de0d781a95fd840c43bebe90c09a2e3b'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 7, '01a201ae-d0ec-7180-9421-85b595440870', 'stake', -9, 91, '01a201af-0557-70d1-b32b-010765fe04a8', 'stake:01a201af-0557-70d1-b32b-010765fe04a8', NULL, '2026-05-01 18:10:00+00', '2e9c5f6770d27e08d8d1104288ca66af64c3b82a6744ba8ef73ad21a6613526c'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 7, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'payout', 15, 109, '01a201ae-f779-756d-88f1-28eb993b3a0e', 'settle:01a201ae-f779-756d-88f1-28eb993b3a0e:1', NULL, '2026-05-01 18:11:00+00', '8bd11e1d0d54b2d82e795cf704e0ad135e70039e868b3aa6229e543df8087547'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 8, '01a201ae-d12c-743f-b677-77b3cefb579c', 'penalty', -3, 97, NULL, 'penalty:01a201ae-e5ab-760f-85c4-0e4dc4b60ed0:01a201ae-d12c-743f-b677-77b3cefb579c', NULL, '2026-05-01 18:11:00+00', '63aeccba1b2130ff2da76c6749ee97ad02e95f8a0b2903cc974c1df45625abe8'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 9, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 87, '01a201af-0744-74a5-8175-2b300bd74a98', 'stake:01a201af-0744-74a5-8175-2b300bd74a98', NULL, '2026-05-01 18:14:30+00', 'b06ff2ff06546cc5dde77325f3387e85c39e47bf716c941dfc4d79891f84054a'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 10, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 10, 97, '01a201af-0466-7509-9550-0491248d83d4', 'settle:01a201af-0466-7509-9550-0491248d83d4:1', NULL, '2026-05-01 18:16:00+00', 'bed53911ee2af828bc5129b4e0ea6066cf9171d4b93789a49f41f320fa2ee198'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 11, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -3, 106, NULL, 'penalty:01a201ae-e5ab-760f-85c4-106820aa92a5:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:16:00+00', '96fcdd455759b1ff9118ad60611e939ef44fb096d986cf8c0fc3863001a978ec'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 12, '01a201ae-d12c-743f-b677-77b3cefb579c', 'penalty', -3, 94, NULL, 'penalty:01a201ae-e5ab-760f-85c4-106820aa92a5:01a201ae-d12c-743f-b677-77b3cefb579c', NULL, '2026-05-01 18:16:00+00', '24d3a40359921942a4b4acac70c33d000f3dfa032377201380ddedf27e762b60'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 8, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 1, 95, '01a201ae-f24f-73f0-b2f2-f47cf7d9f32f', 'settle:01a201ae-f24f-73f0-b2f2-f47cf7d9f32f:1', NULL, '2026-05-01 18:16:00+00', 'aa952f7b8565ca72c77d9e632de3f48165ad157f64ec70181dc7b22b7dd5a3e2'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 9, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -7, 93, NULL, 'penalty:01a201ae-d2e4-712f-8773-ddf3532beb47:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:16:00+00', '8bdf80403fdc9565bdb1393b7651840362bb51f71337976a20cfd751c7bee88a'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 9, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 1, 57, '01a201ae-f554-73aa-8f1d-fc31e03164f4', 'settle:01a201ae-f554-73aa-8f1d-fc31e03164f4:1', NULL, '2026-05-01 18:16:00+00', '920ea743098c5eb8880f76a60f899a4a8fccf715334920179060bd85e97e4b60'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 10, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -4, 74, '01a201af-0add-7651-af30-d040dfed6612', 'stake:01a201af-0add-7651-af30-d040dfed6612', NULL, '2026-05-01 18:18:00+00', 'cce56f0b6b698d7cb56cfe6f14b36e070c4e27f76018db9e78331dfc8db46dfd'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 11, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -2, 93, '01a201af-0b8c-75f0-85c7-f28c93ba97c6', 'stake:01a201af-0b8c-75f0-85c7-f28c93ba97c6', NULL, '2026-05-01 18:18:00+00', 'c149db058d4b1cf822aab38f86e0d8511f3055664423cbfb100b9dd995d7d609'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 10, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -3, 41, '01a201af-0c06-7488-9a80-1043b09f1dc1', 'stake:01a201af-0c06-7488-9a80-1043b09f1dc1', NULL, '2026-05-01 18:18:00+00', '7751dbe985a085ff2942be604d1f4ace161b9713e5898622d73a7641ff82d635'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 11, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -5, 51, '01a201af-0cfb-71ec-ac9d-2a1a0a8f4012', 'stake:01a201af-0cfb-71ec-ac9d-2a1a0a8f4012', NULL, '2026-05-01 18:18:00+00', 'fe8a66bf161322c69258fad1fabee082f8df159bbc829b525ad4b3927668ce24'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 13, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 95, '01a201af-0d72-7698-9969-f614c94fb4c5', 'stake:01a201af-0d72-7698-9969-f614c94fb4c5', NULL, '2026-05-01 18:18:00+00', '1a6074ba2e6515efdcc98fede23691cb23ceb5c7fda8c285e9d83c387f2025b7'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 14, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'stake', -2, 104, '01a201af-0e15-753b-bca7-371cff7f35e2', 'stake:01a201af-0e15-753b-bca7-371cff7f35e2', NULL, '2026-05-01 18:18:00+00', 'a9081f1843dbd97d3ca67e462fafb69817ba8c9105074c8c9fbcf8dbf16b3c2b'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 12, '01a201ae-d05e-7773-8b30-f862016cb847', 'correction', 9, 50, '01a201ae-f462-774e-ad2d-7deafb94f010', 'settle:01a201ae-f462-774e-ad2d-7deafb94f010:4', 'An event was corrected.', '2026-05-01 18:19:00+00', '2f7febc4a64f30aa1c57d7027e6543144b415465aa21107f4658a165cb9d9bd6'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 13, '01a201ae-d105-7615-981d-b32b77041eca', 'correction', 4, 55, '01a201ae-f613-7150-94e8-6bab78f0c0d2', 'settle:01a201ae-f613-7150-94e8-6bab78f0c0d2:4', 'An event was corrected.', '2026-05-01 18:19:00+00', '2f0cfe1859c896c440b674cef0c39bb80127a45166096360a3656a78bc4e6933'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 8, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -10, 82, '01a201af-1087-715f-8d79-f4b75bc94a73', 'stake:01a201af-1087-715f-8d79-f4b75bc94a73', NULL, '2026-05-01 18:20:00+00', 'ab3a6486069934c95e3f401971285bbe935d67b48b5a4768df469f9a404a0de9'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 15, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -3, 101, NULL, 'penalty:01a201ae-e5ab-760f-85c4-14fa6b25140a:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:21:00+00', 'e0df4a2d1833f32d92bc59e2416a69c2532d6bb7a71c6bac086e86d90b3ba991'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 16, '01a201ae-d12c-743f-b677-77b3cefb579c', 'penalty', -3, 91, NULL, 'penalty:01a201ae-e5ab-760f-85c4-14fa6b25140a:01a201ae-d12c-743f-b677-77b3cefb579c', NULL, '2026-05-01 18:21:00+00', '0eaf87b6e79c320661026f2d9027f4807a391c646b83c1b3cbf7b5ceb7507fdc'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 9, '01a201ae-d105-7615-981d-b32b77041eca', 'payout', 10, 95, '01a201ae-f895-74ba-89fe-23eee89c2ea6', 'settle:01a201ae-f895-74ba-89fe-23eee89c2ea6:1', NULL, '2026-05-01 18:21:00+00', '1f65ac8f1e47fdd097c86cdf57c1b3a4eaad40f4c383329907a2cbac235bc449'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 10, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 26, 108, '01a201ae-f950-7764-ae62-9694bc434fd4', 'settle:01a201ae-f950-7764-ae62-9694bc434fd4:1', NULL, '2026-05-01 18:21:00+00', '33921e6e26f02a5eb533887599fbbf64120fcd01c0b1e37ec807b0dd30eb45fe'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 11, '01a201ae-d0ec-7180-9421-85b595440870', 'penalty', -5, 86, NULL, 'penalty:01a201ae-e8fd-74c1-8705-8967b7e54310:01a201ae-d0ec-7180-9421-85b595440870', NULL, '2026-05-01 18:21:00+00', 'c52ca43b1fa1a0fc3f9c87749d61a37cb59d562c96556aa913b88bf6aca30918'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 17, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -3, 92, '01a201af-13d9-7659-a105-2f7769bb9abd', 'stake:01a201af-13d9-7659-a105-2f7769bb9abd', NULL, '2026-05-01 18:23:00+00', '361bd284e7751ea68a84d99dca6d6205764188e7a73d8800f41051f326a68b5d'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 12, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'admin', 15, 108, NULL, 'admin:01a201af-1449-7402-b1d1-3c148982f194', 'For the delay at the door', '2026-05-01 18:23:00+00', '953bdefc37c3f1b663e12bba93c08ed51179df4bd30ee86c302c9a5f9b273c96'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 18, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 4, 96, '01a201af-0d72-7698-9969-f614c94fb4c5', 'settle:01a201af-0d72-7698-9969-f614c94fb4c5:1', NULL, '2026-05-01 18:26:00+00', 'b75b7c6a60d1c71e7958bf2bd834f1627581b481f0c57c52babe62b414fd3ef9'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 13, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 14, 88, '01a201af-006e-7092-a0c6-38cc704c3d8f', 'settle:01a201af-006e-7092-a0c6-38cc704c3d8f:1', NULL, '2026-05-01 18:26:00+00', 'ae41d8c9298547da5ab556ff885dda5d99ae94e084e44c216b11e3f5aa147ead'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 14, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -7, 101, NULL, 'penalty:01a201ae-d2f5-7585-971a-263a544bb8a8:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:26:00+00', 'ec4d018fdad414deb76cea38b3f26413c3d4af0972ad21440e31a008eef000cb'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 14, '01a201ae-d105-7615-981d-b32b77041eca', 'penalty', -5, 50, NULL, 'penalty:01a201ae-d2f5-7585-971a-263a544bb8a8:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 18:26:00+00', '78e8ca402da851a082d321cac2eea9c530c981b193124f7c736543fac7081fb5'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 15, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -3, 85, '01a201af-1790-733c-96f1-d89abdc8dfa9', 'stake:01a201af-1790-733c-96f1-d89abdc8dfa9', NULL, '2026-05-01 18:27:00+00', '2c49a6e07f149cb69d746363c30097c985716c084f52ecfe3b2a62475b069f0a'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 16, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'stake', -3, 98, '01a201af-17fc-7559-ba93-ae94cdcb6633', 'stake:01a201af-17fc-7559-ba93-ae94cdcb6633', NULL, '2026-05-01 18:27:00+00', 'e078bc21942f35fd8fb75265f7e97b45839c87b8c58f7c182d6e3f21bf4e1bf3'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 15, '01a201ae-d105-7615-981d-b32b77041eca', 'correction', -4, 46, '01a201ae-f613-7150-94e8-6bab78f0c0d2', 'settle:01a201ae-f613-7150-94e8-6bab78f0c0d2:5', 'An event was taken back.', '2026-05-01 18:28:00+00', 'e7dc27be2c5f7e10aad8aa397372c4edb1cbd4cdd565404d649bde4589ea5914'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 19, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -3, 98, NULL, 'penalty:01a201ae-e5ab-760f-85c4-1e93f48a7c46:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:31:00+00', '1f04c1ffa777ed02c9a5d24b1529bb2a93f7338cd8744dc0da9cb9d93bd598a1'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 20, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -1, 95, '01a201af-1b97-76c2-bf54-9883e0fa5c5a', 'stake:01a201af-1b97-76c2-bf54-9883e0fa5c5a', NULL, '2026-05-01 18:32:00+00', 'bdcf64d0f0843fc3da99f01829cd8d4f878876e579197e7d8a6e0c5eca85cc7b'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 21, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -3, 95, NULL, 'penalty:01a201ae-e5ab-760f-85c4-2238001275c0:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:36:00+00', '16239f60cb302af696520e9357cae2616c91fd581d782d1b671f7e148112768e'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 22, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'penalty', -3, 92, NULL, 'penalty:01a201ae-e5ab-760f-85c4-2238001275c0:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:36:00+00', '877a298392a8fc046d6e5ae915b69056ec742657dfe897fabf49720ad0fc5aaf'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 17, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 5, 90, '01a201af-0add-7651-af30-d040dfed6612', 'settle:01a201af-0add-7651-af30-d040dfed6612:1', NULL, '2026-05-01 18:36:00+00', 'b0fdecfcc1b3113c6aa75a4343f7dc40b32474b70df979343d017f694fc3bb76'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 18, '01a201ae-d05e-7773-8b30-f862016cb847', 'refund', 2, 95, '01a201af-0b8c-75f0-85c7-f28c93ba97c6', 'settle:01a201af-0b8c-75f0-85c7-f28c93ba97c6:1', NULL, '2026-05-01 18:36:00+00', 'baf9114962056ebd0393945de87abac410bef4a27009764a3fec83250f647ca0'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 19, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -7, 91, NULL, 'penalty:01a201ae-d2f5-7585-971a-2b8745492343:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:36:00+00', 'd748318d46c96878103c35d225b6e843a6c78b8b8bd17e2bb214ac8fba17ec47'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 16, '01a201ae-d05e-7773-8b30-f862016cb847', 'refund', 3, 53, '01a201af-0c06-7488-9a80-1043b09f1dc1', 'settle:01a201af-0c06-7488-9a80-1043b09f1dc1:1', NULL, '2026-05-01 18:36:00+00', 'cdfb860b639e8b96c0d51624775413e13b58e17a004abe7f331dd266c3ee5b56'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 17, '01a201ae-d105-7615-981d-b32b77041eca', 'payout', 7, 53, '01a201af-0cfb-71ec-ac9d-2a1a0a8f4012', 'settle:01a201af-0cfb-71ec-ac9d-2a1a0a8f4012:1', NULL, '2026-05-01 18:36:00+00', 'd77edf516fa1745a74fb6be22e4e6e463be1f520e5c7355e3370e487e8c28f65'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 18, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'penalty', -5, 52, NULL, 'penalty:01a201ae-d2f5-7585-971a-2b8745492343:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:36:00+00', '4a73034166b04c1f0ba325bc402012a782be9eb2471f0898f3bea757a1ef6dcc'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 12, '01a201ae-d105-7615-981d-b32b77041eca', 'payout', 14, 109, '01a201af-04f5-7307-a01f-2e0ef1716164', 'settle:01a201af-04f5-7307-a01f-2e0ef1716164:1', NULL, '2026-05-01 18:36:00+00', '58efb6d434ac99840b5844bb4c6c0bcb36fd7417a845a7ece7e79c3356fb14b7'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 13, '01a201ae-d0ec-7180-9421-85b595440870', 'payout', 18, 104, '01a201af-0557-70d1-b32b-010765fe04a8', 'settle:01a201af-0557-70d1-b32b-010765fe04a8:1', NULL, '2026-05-01 18:36:00+00', 'cc6e2f2d7da7db560cfdb98778fee137db85ecaaa8414f66d3670c86810280f9'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 20, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -6, 89, '01a201af-1f25-701f-be1b-57cf163edc4e', 'stake:01a201af-1f25-701f-be1b-57cf163edc4e', NULL, '2026-05-01 18:37:00+00', '711e4cfe0b2eba6905525b764b67286df9ede4ee32822a2bd189b7a1ba4c98c7'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 21, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -5, 85, '01a201af-2021-7696-b0fd-be51b24baac9', 'stake:01a201af-2021-7696-b0fd-be51b24baac9', NULL, '2026-05-01 18:37:00+00', '239a62c800ae6836c5f974cced5068f04e3fadb40c5cadf7ce128c1500bf927a'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 19, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 50, '01a201af-20cf-7152-93da-34b15a73e491', 'stake:01a201af-20cf-7152-93da-34b15a73e491', NULL, '2026-05-01 18:37:00+00', '4e1a8bd8a834d3e6081330b34b7cd3d0cccc7e5c9054c93dba0e1c68df4e8ab3'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 20, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -4, 49, '01a201af-2142-752e-bc01-36245e56b69c', 'stake:01a201af-2142-752e-bc01-36245e56b69c', NULL, '2026-05-01 18:37:00+00', '6e5298c9426c0f9b7d99d53c5f75fff334737bff777e6eed52ead1cdf6469b43'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 14, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -5, 103, '01a201af-21dd-73b9-8675-25faa30de8ca', 'stake:01a201af-21dd-73b9-8675-25faa30de8ca', NULL, '2026-05-01 18:37:00+00', '92d3e57c8e8ab55e0051f02022a9d6dd617fba1c4d36a07737b22db85283d518'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 15, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -4, 105, '01a201af-2287-7795-b8bf-58ca32287ab0', 'stake:01a201af-2287-7795-b8bf-58ca32287ab0', NULL, '2026-05-01 18:37:00+00', 'd66677f67c386df5371d424d4e2950de1610367edfd1390fd1e02dd518e63460'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 26, '01a201ae-d05e-7773-8b30-f862016cb847', 'correction', -11, 79, '01a201af-1f25-701f-be1b-57cf163edc4e', 'settle:01a201af-1f25-701f-be1b-57cf163edc4e:2', 'The half was reopened.', '2026-05-01 18:52:10+00', 'fb7ffcdf3f4b558849a213c83d3f1e2d63f5324e3550c4560192685f729c053a'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 27, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'correction', -3, 45, '01a201af-20cf-7152-93da-34b15a73e491', 'settle:01a201af-20cf-7152-93da-34b15a73e491:2', 'The half was reopened.', '2026-05-01 18:52:10+00', '09b3707a0aa5da098ae1f9931534b7e5b5dc89433c5b86112aa1a6780afff46a'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 28, '01a201ae-d05e-7773-8b30-f862016cb847', 'correction', -7, 44, '01a201af-2142-752e-bc01-36245e56b69c', 'settle:01a201af-2142-752e-bc01-36245e56b69c:2', 'The half was reopened.', '2026-05-01 18:52:10+00', 'cc2c6a7ca9115358ecd7ba2204f1a4f823df121728ee5a0a6890ee06e7d029a3'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 28, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -6, 84, '01a201af-30f3-7735-9e97-af2a06e420e5', 'stake:01a201af-30f3-7735-9e97-af2a06e420e5', NULL, '2026-05-01 19:10:00+00', '073a62bb106baf3285f7fb0ede290dd59a29e37c535d08825b3587cbb917b0a5'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 29, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -5, 80, '01a201af-313e-75a4-ba45-7455c9c207d1', 'stake:01a201af-313e-75a4-ba45-7455c9c207d1', NULL, '2026-05-01 19:10:00+00', 'd084337019ea7ca05ce780ae2d46b4381ef8b8fe463a42113486b9f0d5a8ec04'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 30, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'stake', -2, 82, '01a201af-31cc-763d-8ba5-db724cba6fbf', 'stake:01a201af-31cc-763d-8ba5-db724cba6fbf', NULL, '2026-05-01 19:10:00+00', 'b25450cfdeb9520cde0f8f48fac46407cfe6087ece4eeec0d7b9d2de86456a49'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 31, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -2, 49, '01a201af-320b-755f-a8ff-630545cd6576', 'stake:01a201af-320b-755f-a8ff-630545cd6576', NULL, '2026-05-01 19:10:00+00', '48b99c7f878fbb12aea2e31cdaa8d0ab7537c2159a7ced3b1096052be79039be'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 32, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 46, '01a201af-323f-7157-b944-1f20e70c9305', 'stake:01a201af-323f-7157-b944-1f20e70c9305', NULL, '2026-05-01 19:10:00+00', '5b87dbd9b580b1df1e52d45605062b8027fbf0733fe1221842dea74abe12fc11'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 33, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -2, 41, '01a201af-32dd-709f-bf54-93ab121c1298', 'stake:01a201af-32dd-709f-bf54-93ab121c1298', NULL, '2026-05-01 19:10:00+00', '5f59c3d6f7cc701488fc24941b8c8dc4525c9d49871f8ed390219fd05e639de1'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 20, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -3, 97, '01a201af-3338-75f1-9c7c-378bf214d363', 'stake:01a201af-3338-75f1-9c7c-378bf214d363', NULL, '2026-05-01 19:10:00+00', 'ac3ff722aa6c194dc691127f19bdda3e4605274a0508805dff3b4e45771258a6'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 21, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -3, 95, '01a201af-33b4-779b-971d-89fc0292621e', 'stake:01a201af-33b4-779b-971d-89fc0292621e', NULL, '2026-05-01 19:10:00+00', '8a0b85f1d450eb3937719079d81843720a8880f021f2541a5c1cc29208d8e3ba'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 27, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 81, '01a201af-353e-7344-8dd5-7825e4c7fe90', 'stake:01a201af-353e-7344-8dd5-7825e4c7fe90', NULL, '2026-05-01 19:15:00+00', '35286cc4859fbe689549965ea31155c8d4a46a18cc13e15c39117df780e0e890'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 28, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'penalty', -3, 78, NULL, 'penalty:01a201ae-e5ab-760f-85c4-346cbdb73653:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 19:18:00+00', '03390f28e222b8bb9531ce7eb922225c8767befb726c7a0f7bf402a7139c760e'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 31, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'penalty', -7, 73, NULL, 'penalty:01a201ae-d2f5-7585-971a-37e8691e556e:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 19:18:00+00', 'f9337dca207e32757e86e8b636746b9c20ec9b7e3c872c53d8388247a80a8504'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 32, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -7, 75, NULL, 'penalty:01a201ae-d2f5-7585-971a-37e8691e556e:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 19:18:00+00', 'f24df07de692c3eb23fa8032663f04b302c2e72a3c3dafcb8735875675361d59'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 34, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'penalty', -5, 41, NULL, 'penalty:01a201ae-d2f5-7585-971a-37e8691e556e:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 19:18:00+00', '7f3a60a6268aff2ede6ea10027e31823d971fa701466a0aad00f1500a2be1600'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 35, '01a201ae-d05e-7773-8b30-f862016cb847', 'penalty', -5, 44, NULL, 'penalty:01a201ae-d2f5-7585-971a-37e8691e556e:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 19:18:00+00', '179ae1b2782de26dd39cb8d47a01a9e17def4cca1801bb4a4f4d7a32a8c651cd'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 36, '01a201ae-d105-7615-981d-b32b77041eca', 'penalty', -5, 36, NULL, 'penalty:01a201ae-d2f5-7585-971a-37e8691e556e:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 19:18:00+00', '094f754c81795f0d26cdf2d5259d0a3d7500e3b9bd1faed7a8df1a6c3cbc9e00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 23, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -4, 88, '01a201af-22e8-7095-8bd1-0a603301d62e', 'stake:01a201af-22e8-7095-8bd1-0a603301d62e', NULL, '2026-05-01 18:37:00+00', '92d2367e171b536dc8b4e41ec2e8f1c22ab86e1e83d5a796b25f3ccfcdcd0ef6'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 24, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -3, 92, NULL, 'penalty:01a201ae-e5ab-760f-85c4-2680d6e65df0:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:41:00+00', '93d27078e39ebf6c59e28b04f1d77b2edf82a25613de455c719ea0da805e92ab'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 25, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -3, 85, '01a201af-24b0-70b8-95d2-4ec9c2d21738', 'stake:01a201af-24b0-70b8-95d2-4ec9c2d21738', NULL, '2026-05-01 18:42:00+00', 'c316d23fb279138e75e4bf20e9498d339c486140b21a495b364c74db4e7592f2'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 22, '01a201ae-d05e-7773-8b30-f862016cb847', 'penalty', -7, 82, NULL, 'penalty:01a201ae-d2f5-7585-971a-2c93176ae9e8:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:46:00+00', '7567690559a0b0398c933802bf6f20d213303a222905ce23b32b5befb4386d60'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 21, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'penalty', -5, 45, NULL, 'penalty:01a201ae-d2f5-7585-971a-2c93176ae9e8:01a201ae-d0a2-7042-a5ad-9393aea051eb', NULL, '2026-05-01 18:46:00+00', 'af49951f9534b8e1033b97082d1745173fdb93e8dfc59e740aa7143fae5d487f'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 22, '01a201ae-d05e-7773-8b30-f862016cb847', 'penalty', -5, 44, NULL, 'penalty:01a201ae-d2f5-7585-971a-2c93176ae9e8:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:46:00+00', '5dbc9ce3054dc5d1666a4ce11a4ecf0237ae8ab2e345607cf50a4eee7b786832'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 23, '01a201ae-d105-7615-981d-b32b77041eca', 'penalty', -5, 48, NULL, 'penalty:01a201ae-d2f5-7585-971a-2c93176ae9e8:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 18:46:00+00', 'e210d04fe4938c6b80926160e532284cc96c684c36151f1e89ec4c01b6004f0a'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 26, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 83, '01a201af-275d-7484-bd21-3885202862be', 'stake:01a201af-275d-7484-bd21-3885202862be', NULL, '2026-05-01 18:47:00+00', 'f3c70b554db1fccf39f83047f2ab4b1a3d3704c0889cf104ae973ce413834585'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 23, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -3, 79, '01a201af-27ab-7048-8e01-e98ed72ec612', 'stake:01a201af-27ab-7048-8e01-e98ed72ec612', NULL, '2026-05-01 18:47:00+00', '52ddeb073126a4d7e676d874ae9c63ff8908230faf72cddddfd70ef731f9a9e4'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 16, '01a201ae-d0ec-7180-9421-85b595440870', 'stake', -3, 101, '01a201af-28ad-7286-85ad-97ffe0181820', 'stake:01a201af-28ad-7286-85ad-97ffe0181820', NULL, '2026-05-01 18:47:00+00', '2ff5b5cba5bb37f8915c8a63d312dfee6b55d248570f5eabd109664538f1681e'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 24, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 11, 90, '01a201af-1f25-701f-be1b-57cf163edc4e', 'settle:01a201af-1f25-701f-be1b-57cf163edc4e:1', NULL, '2026-05-01 18:51:20+00', '3b3529ba544af6b41c89a29473217b9086aacd9b635b93759f970448e7443c3e'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 25, '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'penalty', -7, 84, NULL, 'penalty:01a201ae-d2f5-7585-971a-32bf2be47a91:01a201ae-d0cb-7352-9b8c-a887bf0553d1', NULL, '2026-05-01 18:51:20+00', '56bc796fa6dde1c9fc2bda8dea05f8e3b16cbf2952d3b675672e8aac2fc8e596'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 24, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 3, 48, '01a201af-20cf-7152-93da-34b15a73e491', 'settle:01a201af-20cf-7152-93da-34b15a73e491:1', NULL, '2026-05-01 18:51:20+00', '70d96e8b786978d18e1712fef16de75f65044fa20b5a8f0c90f013b7d5963b57'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 25, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 7, 51, '01a201af-2142-752e-bc01-36245e56b69c', 'settle:01a201af-2142-752e-bc01-36245e56b69c:1', NULL, '2026-05-01 18:51:20+00', 'eca28f79558e0cf825b36fbdae0d6754655644e0fb1da9cad5ffd2f3c25ddec9'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 26, '01a201ae-d105-7615-981d-b32b77041eca', 'penalty', -5, 43, NULL, 'penalty:01a201ae-d2f5-7585-971a-32bf2be47a91:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 18:51:20+00', '943bad6cbcc6128405ee0ef9498b8897c47a42cf07bfd198de808705121536c9'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 17, '01a201ae-d105-7615-981d-b32b77041eca', 'penalty', -5, 100, NULL, 'penalty:01a201ae-e8fd-74c1-8705-909d3c321bb6:01a201ae-d105-7615-981d-b32b77041eca', NULL, '2026-05-01 18:51:20+00', 'ae26c91432ab4df153e678f3d7ae1f0ff1d05f60720f71d2c7e5939e94318a7c'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 18, '01a201ae-d05e-7773-8b30-f862016cb847', 'penalty', -5, 98, NULL, 'penalty:01a201ae-e8fd-74c1-8705-909d3c321bb6:01a201ae-d05e-7773-8b30-f862016cb847', NULL, '2026-05-01 18:51:20+00', '88a1d89807c881c6d6a05b73cb2c5f2bb32ff82cff5f0895f551362f5ade4bbb'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 19, '01a201ae-d0ec-7180-9421-85b595440870', 'penalty', -5, 96, NULL, 'penalty:01a201ae-e8fd-74c1-8705-909d3c321bb6:01a201ae-d0ec-7180-9421-85b595440870', NULL, '2026-05-01 18:51:20+00', 'fe569ccdb55ef46a9665ddc284d83c9a8b20d50d53c403b454eace93e57425cc'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 27, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 11, 90, '01a201af-1f25-701f-be1b-57cf163edc4e', 'settle:01a201af-1f25-701f-be1b-57cf163edc4e:3', NULL, '2026-05-01 18:54:10+00', '097d0890a066519ba5aaa7f9328a8b9d20a9845d023de9fa2ce87cd335246af1'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 29, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 3, 48, '01a201af-20cf-7152-93da-34b15a73e491', 'settle:01a201af-20cf-7152-93da-34b15a73e491:3', NULL, '2026-05-01 18:54:10+00', 'b390f926c83cc3924f1c75f29dbe2df2a5898bb6ad04c94f472712de2eb8acc0'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 30, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 7, 51, '01a201af-2142-752e-bc01-36245e56b69c', 'settle:01a201af-2142-752e-bc01-36245e56b69c:3', NULL, '2026-05-01 18:54:10+00', '5d3d0a1e75e3804a64b25aae2ec20e4dd856e3040ea64957ce710b69d15e88fe'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 31, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 3, 77, '01a201af-382f-709d-ab70-4af7a6ab3178', 'settle:01a201af-382f-709d-ab70-4af7a6ab3178:1', NULL, '2026-05-01 19:28:00+00', 'f1d35b9e7540dd1f557e8821093100cff4f7d02a2e833b04ecb65843e8d0ecf6'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 35, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 8, 91, '01a201af-30f3-7735-9e97-af2a06e420e5', 'settle:01a201af-30f3-7735-9e97-af2a06e420e5:1', NULL, '2026-05-01 19:28:00+00', 'b32064cd9d9f2123d24150d562a14ced74b621470a8bbe06824aad83b18bf0c3'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 36, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 9, 78, '01a201af-313e-75a4-ba45-7455c9c207d1', 'settle:01a201af-313e-75a4-ba45-7455c9c207d1:1', NULL, '2026-05-01 19:28:00+00', 'b94f6f822c80d47b1e89693b167a1c28bd2c5470a4e47122fda977fdde09ca13'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 38, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'payout', 3, 42, '01a201af-323f-7157-b944-1f20e70c9305', 'settle:01a201af-323f-7157-b944-1f20e70c9305:1', NULL, '2026-05-01 19:28:00+00', '50a16db554e136e4a070cd728cdd7db0755ef1e1b6da54a1cd12228e823c70fa'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 37, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -5, 86, '01a201af-3ebe-7524-bc3f-f8755b0766c6', 'stake:01a201af-3ebe-7524-bc3f-f8755b0766c6', NULL, '2026-05-01 19:29:00+00', '0cb914057c85b086f807462b58f38189c88d102f8666f0942be8e8284c927328'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 38, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -3, 75, '01a201af-3f3d-72f3-a805-95a070e55e7e', 'stake:01a201af-3f3d-72f3-a805-95a070e55e7e', NULL, '2026-05-01 19:29:00+00', '70761269a2b0fb196105e820881318cc6ed9108c44dfd8a557691895d1c9de0f'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 39, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -3, 41, '01a201af-3f7e-7178-b9e6-f9374372e8e7', 'stake:01a201af-3f7e-7178-b9e6-f9374372e8e7', NULL, '2026-05-01 19:29:00+00', '3751227d7cd1977c3112cf59ed067a4bfb36708a9b23a6bb93b28e3759e7eed4'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 40, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 40, '01a201af-3ff8-758c-8f76-06882aedd3bd', 'stake:01a201af-3ff8-758c-8f76-06882aedd3bd', NULL, '2026-05-01 19:29:00+00', '60b488e92d0f83bcaf6b69bd4b58ae69f37c8c76fc3c048b7fadf3a979d847dd'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 32, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 75, '01a201af-40a9-7241-a8c8-12c37368aa44', 'stake:01a201af-40a9-7241-a8c8-12c37368aa44', NULL, '2026-05-01 19:30:00+00', 'e68dbd84906202509294ed7726d420eabc256a968f4638652eabfa48daeda5a7'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 33, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -1, 83, '01a201af-3693-72fa-a1ab-40ae68f68769', 'stake:01a201af-3693-72fa-a1ab-40ae68f68769', NULL, '2026-05-01 19:19:00+00', '63f19fc292f24e3a64285ed6692e88a1bc4ea03a74c187ac162c08fda2130354'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 34, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -4, 69, '01a201af-36d6-77f7-920c-1690b7223612', 'stake:01a201af-36d6-77f7-920c-1690b7223612', NULL, '2026-05-01 19:19:00+00', '43b2d10d58f3512aca5c3848fbb9cbe3e0aebed2272f3ed7cb55197fe00374b7'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', 37, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 39, '01a201af-37aa-7767-84c0-210116cee751', 'stake:01a201af-37aa-7767-84c0-210116cee751', NULL, '2026-05-01 19:19:00+00', '80beb5423b597f83ee6172af3fbe7610ce565e8c819a499437f44aaf093f0e82'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 29, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 76, '01a201af-382f-709d-ab70-4af7a6ab3178', 'stake:01a201af-382f-709d-ab70-4af7a6ab3178', NULL, '2026-05-01 19:20:00+00', 'ff95ed2ee867d8d227e9856c8f95ff0b0099820ec4c38dd38814e2f02eaabff6'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 22, '01a201ae-d05e-7773-8b30-f862016cb847', 'payout', 10, 105, '01a201af-21dd-73b9-8675-25faa30de8ca', 'settle:01a201af-21dd-73b9-8675-25faa30de8ca:1', NULL, '2026-05-01 19:23:00+00', '1d9cf0776689d34c3bddcbf765413c12ac7b9974f16a6e9189d573c98816bd13'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 23, '01a201ae-d05e-7773-8b30-f862016cb847', 'stake', -3, 102, '01a201af-3a04-7418-ac30-069fc6f5ea06', 'stake:01a201af-3a04-7418-ac30-069fc6f5ea06', NULL, '2026-05-01 19:24:00+00', 'f18cf9f53a920466c93b1cadcb1016a15fe09db9c075206557c6dbe27cd40e1a'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', 24, '01a201ae-d105-7615-981d-b32b77041eca', 'stake', -4, 93, '01a201af-3a75-714f-b993-0e7914ae7769', 'stake:01a201af-3a75-714f-b993-0e7914ae7769', NULL, '2026-05-01 19:24:00+00', '03d5059176eb5726661bbbeeb47bb9158f935a2076eed9aa3d1fda491ce6f437'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 30, '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'stake', -2, 74, '01a201af-3aea-70f3-975a-a859584b943b', 'stake:01a201af-3aea-70f3-975a-a859584b943b', NULL, '2026-05-01 19:25:00+00', '538c181ab0bdc2f5094d71a354b72eec917a88e757ea43938cd7055a5c2ad830');
INSERT INTO public.lobby VALUES
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '5JFT6U', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d0a2-7042-a5ad-9393aea051eb', '{"isPrivate": false, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 60, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "inactivityPenalty": 5, "showCompetitorBets": false}', false, 'open', NULL, 51, 40, '60b488e92d0f83bcaf6b69bd4b58ae69f37c8c76fc3c048b7fadf3a979d847dd', '2026-05-01 18:00:04+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', 'B7V83Q', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d05e-7773-8b30-f862016cb847', '{"isPrivate": false, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "inactivityPenalty": 7, "showCompetitorBets": true}', false, 'open', NULL, 52, 38, '70761269a2b0fb196105e820881318cc6ed9108c44dfd8a557691895d1c9de0f', '2026-05-01 18:00:01+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', 'Q4P8ST', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '{"isPrivate": true, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 1, "roundDuration": 5, "startingChips": 100, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": true, "bettingTimeLimit": 4, "inactivityPenalty": 3, "showCompetitorBets": true}', true, 'open', NULL, 57, 32, 'e68dbd84906202509294ed7726d420eabc256a968f4638652eabfa48daeda5a7', '2026-05-01 18:00:06+00'),
	('01a201ae-eea6-72d3-b2ad-9e136442220c', 'PBN6Y8', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', '{"isPrivate": false, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "inactivityPenalty": 5, "showCompetitorBets": true}', false, 'closed', 'The match was deleted.', 2, 3, '853a47078ecc94867cf294d8d5afaf076b9bb94183140833b7e017a52d7085a4', '2026-05-01 18:00:11+00'),
	('01a201ae-ec13-7167-891e-9ac6af41a1f9', '82Q7KG', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d12c-743f-b677-77b3cefb579c', '{"isPrivate": false, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "inactivityPenalty": 5, "showCompetitorBets": true}', false, 'closed', 'Everyone has left.', 2, 1, '5a9acf4cc49fc1fd0c69f3b853e4188777873808a9b7a77332683b1ce5572d67', '2026-05-01 18:00:10+00'),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', '5R5FWM', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d05e-7773-8b30-f862016cb847', '{"isPrivate": false, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "inactivityPenalty": 5, "showCompetitorBets": true}', false, 'closed', 'Snow on the pitch, and more to come', 3, 4, 'ade48accfb9556a9dac3d442b30b22d33235be991dc24955904f302a7a895644', '2026-05-01 18:00:10+00'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '9T3M7F', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d105-7615-981d-b32b77041eca', '{"isPrivate": false, "maxPlayers": 8, "maxBetAmount": 100, "minBetAmount": 3, "allowChatting": true, "breakDuration": 2, "roundDuration": 15, "startingChips": 100, "allowSpectators": true, "allowLateBetting": true, "autoKickInactive": false, "bettingTimeLimit": 8, "inactivityPenalty": 5, "showCompetitorBets": true}', false, 'open', NULL, 26, 24, '03d5059176eb5726661bbbeeb47bb9158f935a2076eed9aa3d1fda491ce6f437', '2026-05-01 18:00:08+00');
INSERT INTO public.lobby_round VALUES
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-909d3c321bb6', NULL, '2026-05-01 19:01:00+00', 4, '{"Corner": 4}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-346cbdb73653', NULL, '2026-05-01 19:18:00+00', 1, '{}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-106820aa92a5', '2026-05-01 18:11:00+00', '2026-05-01 18:19:00+00', 2, '{"Goal": 1, "Corner": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '2026-05-01 18:16:00+00', '2026-05-01 18:21:00+00', 1, '{}'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-971ab97740f3', '2026-05-01 19:08:00+00', '2026-05-01 19:23:00+00', 1, '{"Throw": 1, "Corner": 3}'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-9b5d8896f1d3', '2026-05-01 19:23:00+00', NULL, 0, NULL),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2e4-712f-8773-ddf3532beb47', '2026-05-01 18:06:00+00', '2026-05-01 18:28:00+00', 5, '{"Goal": 1, "Throw": 2, "Corner": 2}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2e4-712f-8773-ddf3532beb47', NULL, '2026-05-01 18:28:00+00', 5, '{"Goal": 1, "Throw": 2, "Corner": 2}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '2026-05-01 18:06:00+00', '2026-05-01 18:28:00+00', 4, '{"Throw": 2, "Corner": 1}'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-8967b7e54310', '2026-05-01 18:06:00+00', '2026-05-01 18:28:00+00', 2, '{"Goal": 1, "Throw": 2, "Corner": 2}'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-263a544bb8a8', '2026-05-01 18:16:00+00', '2026-05-01 18:30:00+00', 2, '{"Shot": 1, "Corner": 1, "Woodwork": 1}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-263a544bb8a8', NULL, '2026-05-01 18:30:00+00', 2, '{"Shot": 1, "Corner": 1, "Woodwork": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-188f78a08435', '2026-05-01 18:21:00+00', '2026-05-01 18:30:00+00', 2, '{"Shot": 1, "Corner": 1, "Woodwork": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-1e93f48a7c46', '2026-05-01 18:26:00+00', '2026-05-01 18:31:00+00', 1, '{}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-2238001275c0', NULL, '2026-05-01 18:36:00+00', 1, '{"Throw": 1, "Corner": 1}'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-2b8745492343', '2026-05-01 18:26:00+00', '2026-05-01 18:36:00+00', 1, '{"Throw": 1, "Corner": 1}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-2b8745492343', NULL, '2026-05-01 18:36:00+00', 1, '{"Throw": 1, "Corner": 1}'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-8d862257bdb0', '2026-05-01 18:21:00+00', '2026-05-01 18:36:00+00', 1, '{"Shot": 1, "Throw": 1, "Corner": 2, "Woodwork": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-2680d6e65df0', '2026-05-01 18:36:00+00', '2026-05-01 18:41:00+00', 1, '{"Corner": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-289df87c5924', '2026-05-01 18:41:00+00', '2026-05-01 18:46:00+00', 1, '{}'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '2026-05-01 18:36:00+00', '2026-05-01 18:46:00+00', 1, '{"Corner": 1}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-2c93176ae9e8', NULL, '2026-05-01 18:46:00+00', 1, '{"Corner": 1}'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-37e8691e556e', '2026-05-01 19:08:00+00', '2026-05-01 19:26:00+00', 2, '{"Throw": 1}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-37e8691e556e', NULL, '2026-05-01 19:26:00+00', 2, '{"Throw": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-3328ae16d149', '2026-05-01 19:08:00+00', '2026-05-01 19:26:00+00', 2, '{"Throw": 1}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-39d0a8aaf419', '2026-05-01 19:18:00+00', '2026-05-01 19:26:00+00', 2, '{"Corner": 3}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-3e8600499043', '2026-05-01 19:23:00+00', '2026-05-01 19:28:00+00', 1, '{}'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', '2026-05-01 19:18:00+00', '2026-05-01 19:28:00+00', 1, '{"Corner": 3}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-3b10e4cbdf99', NULL, '2026-05-01 19:28:00+00', 1, '{"Corner": 3}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-4057a0cc8989', '2026-05-01 19:28:00+00', NULL, 0, NULL),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-3dcc8074838c', '2026-05-01 19:28:00+00', NULL, 0, NULL),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-32bf2be47a91', '2026-05-01 18:46:00+00', '2026-05-01 19:01:00+00', 4, '{"Corner": 3}'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-32bf2be47a91', NULL, '2026-05-01 19:01:00+00', 4, '{"Corner": 3}'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '2026-05-01 18:46:00+00', '2026-05-01 19:01:00+00', 4, '{"Corner": 3}');
INSERT INTO public.match VALUES
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Norway', 'Finland', 'abandoned', NULL, 1, NULL, '2026-05-01 18:00:11+00', NULL, 'Snow on the pitch, and more to come', NULL, 2, NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:11+00'),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Malta', 'Cyprus', 'abandoned', NULL, 1, NULL, '2026-05-01 18:00:11+00', NULL, 'The match was deleted.', NULL, 2, '2026-05-01 18:00:11+00', '2026-05-01 18:00:00+00', '2026-05-01 18:00:11+00'),
	('01a201ae-d287-7183-a484-f811a700482d', 'France', 'Croatia', 'active', NULL, 1, NULL, NULL, NULL, NULL, NULL, 83, NULL, '2026-05-01 18:00:00+00', '2026-05-01 19:29:00+00');
INSERT INTO public.match_event VALUES
	('01a201ae-fe9a-75c8-8e1e-93aaad8c3a4a', '01a201ae-d287-7183-a484-f811a700482d', 'Throw', '2026-05-01 18:06:30+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:06:30+00'),
	('01a201ae-ff96-73c7-bf62-ae066a62e17b', '01a201ae-d287-7183-a484-f811a700482d', 'Throw', '2026-05-01 18:08:06+00', 'home', 'feed-17', '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:08:06+00'),
	('01a201af-0689-705d-b94d-7bb24838ce2f', '01a201ae-d287-7183-a484-f811a700482d', 'Goal', '2026-05-01 18:14:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:14:00+00'),
	('01a201af-001b-742d-a54f-775635914907', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:08:24+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', '2026-05-01 18:17:00+00', 'VAR: it was a goal kick', '2026-05-01 18:08:24+00'),
	('01a201af-0e5a-7197-8dbd-7adfba780f66', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:09:30+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:18:30+00'),
	('01a201af-066a-7397-a4e8-d3b8dcfa8fde', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:12:18+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:12:18+00'),
	('01a201af-12b3-7309-ad3c-41e9fcbfab80', '01a201ae-d287-7183-a484-f811a700482d', 'Shot', '2026-05-01 18:21:30+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:21:30+00'),
	('01a201af-130a-761d-bcee-2b8b0bdffe70', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:23:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:23:00+00'),
	('01a201af-1533-7335-b297-cc3a637330d9', '01a201ae-d287-7183-a484-f811a700482d', 'Woodwork', '2026-05-01 18:24:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:24:00+00'),
	('01a201ae-feef-747c-b5d7-c845600bb66a', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:07:12+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', '2026-05-01 18:28:00+00', NULL, '2026-05-01 18:07:12+00'),
	('01a201af-14f0-7242-9a6c-206816eeb199', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:24:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', '2026-05-01 18:30:00+00', 'Offside before it', '2026-05-01 18:24:00+00'),
	('01a201af-1ace-76f4-915a-7ee9ec04a10e', '01a201ae-d287-7183-a484-f811a700482d', 'Throw', '2026-05-01 18:32:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:32:00+00'),
	('01a201af-1af6-73d6-b8a9-6ed52e44a593', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:32:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:32:00+00'),
	('01a201af-2313-7747-9856-924d17fb0adb', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:39:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:39:00+00'),
	('01a201af-26f2-731e-aaba-85b6bacdf8a8', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:47:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:47:00+00'),
	('01a201af-2ce0-738e-9ff0-70495d9de826', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:53:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 18:53:00+00'),
	('01a201af-2df8-7287-b41e-0e3ce28f0749', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 18:48:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, 'Seen on the replay', '2026-05-01 19:01:00+00'),
	('01a201af-3076-7335-ae28-807fc4a58520', '01a201ae-d287-7183-a484-f811a700482d', 'Throw', '2026-05-01 19:09:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 19:09:00+00'),
	('01a201af-385e-714f-953f-3169d23232b9', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 19:21:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 19:21:00+00'),
	('01a201af-3889-7706-96a3-004023efbee2', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 19:22:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 19:22:00+00'),
	('01a201af-33e3-726b-8b3e-56ebaeda666d', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 19:20:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, 'Wrong minute', '2026-05-01 19:12:00+00'),
	('01a201af-3e11-70ab-8c59-6d1c4e3d6391', '01a201ae-d287-7183-a484-f811a700482d', 'Throw', '2026-05-01 19:29:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 19:29:00+00'),
	('01a201af-3e2d-76aa-939e-8f186f1a7af6', '01a201ae-d287-7183-a484-f811a700482d', 'Corner', '2026-05-01 19:29:00+00', 'home', NULL, '01a201ae-cff6-71db-95bb-864982fc5379', NULL, NULL, '2026-05-01 19:29:00+00');
INSERT INTO public.match_event_type VALUES
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Goal', 'Goal', 0, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Throw', 'Throw', 1, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Corner', 'Corner', 2, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Shot', 'Shot', 3, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Card', 'Card', 4, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Free-Kick', 'Free-Kick', 5, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Goal-Kick', 'Goal-Kick', 6, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Penalty', 'Penalty', 7, NULL),
	('01a201ae-d557-72f4-b320-2fbb8384960d', 'Offside', 'Offside', 8, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Goal', 'Goal', 0, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Throw', 'Throw', 1, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Corner', 'Corner', 2, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Shot', 'Shot', 3, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Card', 'Card', 4, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Free-Kick', 'Free-Kick', 5, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Goal-Kick', 'Goal-Kick', 6, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Penalty', 'Penalty', 7, NULL),
	('01a201ae-d79a-7340-8547-ac83cb49fdaf', 'Offside', 'Offside', 8, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Goal', 'Goal', 0, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Throw', 'Throw', 1, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Corner', 'Corner', 2, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Shot', 'Shot', 3, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Card', 'Card', 4, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Free-Kick', 'Free-Kick', 5, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Goal-Kick', 'Goal-Kick', 6, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Penalty', 'Penalty', 7, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Offside', 'Offside', 8, NULL),
	('01a201ae-d287-7183-a484-f811a700482d', 'Woodwork', 'Woodwork', 9, NULL);
INSERT INTO public.match_half VALUES
	('01a201ae-d589-765d-a51d-cc631a428564', '01a201ae-d557-72f4-b320-2fbb8384960d', 1, 'upcoming', NULL, NULL),
	('01a201ae-d589-765d-a51d-d1f738f6634d', '01a201ae-d557-72f4-b320-2fbb8384960d', 2, 'upcoming', NULL, NULL),
	('01a201ae-d7ba-74ad-86f8-6e4f834a92b5', '01a201ae-d79a-7340-8547-ac83cb49fdaf', 1, 'upcoming', NULL, NULL),
	('01a201ae-d7ba-74ad-86f8-7192ff975476', '01a201ae-d79a-7340-8547-ac83cb49fdaf', 2, 'upcoming', NULL, NULL),
	('01a201ae-d2b0-7118-9dd2-7009a4efa84c', '01a201ae-d287-7183-a484-f811a700482d', 1, 'finished', '2026-05-01 18:06:00+00', '2026-05-01 18:54:10+00'),
	('01a201ae-d2b0-7118-9dd2-756eeeb29d57', '01a201ae-d287-7183-a484-f811a700482d', 2, 'active', '2026-05-01 19:08:00+00', NULL);
INSERT INTO public.member VALUES
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d105-7615-981d-b32b77041eca', 'player', true, false, true, 36, 3, 1, 0, '2026-05-01 18:00:06+00', '2026-05-01 18:00:06+00', NULL),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'player', true, false, true, 75, 2, 0, 0, '2026-05-01 18:00:03+00', '2026-05-01 18:00:03+00', NULL),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d12c-743f-b677-77b3cefb579c', 'spectator', true, true, true, 91, 0, 0, 3, '2026-05-01 18:00:08+00', '2026-05-01 18:00:08+00', '2026-05-01 18:21:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0ec-7180-9421-85b595440870', 'spectator', false, false, true, 0, 0, 0, 0, '2026-05-01 18:00:04+00', NULL, '2026-05-01 18:00:04+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d05e-7773-8b30-f862016cb847', 'player', true, false, true, 86, 8, 3, 0, '2026-05-01 18:00:01+00', '2026-05-01 18:00:01+00', NULL),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'player', true, false, true, 75, 8, 3, 0, '2026-05-01 18:00:02+00', '2026-05-01 18:00:02+00', NULL),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d05e-7773-8b30-f862016cb847', 'player', true, false, true, 41, 6, 1, 0, '2026-05-01 18:00:05+00', '2026-05-01 18:00:05+00', NULL),
	('01a201ae-ec13-7167-891e-9ac6af41a1f9', '01a201ae-d12c-743f-b677-77b3cefb579c', 'player', true, false, false, 100, 0, 0, 0, '2026-05-01 18:00:10+00', '2026-05-01 18:00:10+00', NULL),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'player', true, false, true, 40, 6, 3, 0, '2026-05-01 18:00:04+00', '2026-05-01 18:00:04+00', NULL),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'player', true, false, true, 100, 0, 0, 0, '2026-05-01 18:00:11+00', '2026-05-01 18:00:11+00', NULL),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'player', true, false, true, 75, 13, 3, 0, '2026-05-01 18:00:07+00', '2026-05-01 18:00:07+00', NULL),
	('01a201ae-ed12-77fe-b6e0-fe56dcde2ed6', '01a201ae-d05e-7773-8b30-f862016cb847', 'player', true, false, true, 100, 1, 0, 0, '2026-05-01 18:00:10+00', '2026-05-01 18:00:10+00', NULL),
	('01a201ae-eea6-72d3-b2ad-9e136442220c', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'player', true, false, true, 100, 1, 0, 0, '2026-05-01 18:00:11+00', '2026-05-01 18:00:11+00', NULL),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'spectator', true, true, true, 92, 2, 1, 3, '2026-05-01 18:00:06+00', '2026-05-01 18:00:06+00', '2026-05-01 18:41:00+00'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d0ec-7180-9421-85b595440870', 'player', true, false, true, 96, 2, 1, 0, '2026-05-01 18:00:10+00', '2026-05-01 18:00:10+00', NULL),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d05e-7773-8b30-f862016cb847', 'player', true, false, true, 102, 5, 2, 0, '2026-05-01 18:00:09+00', '2026-05-01 18:00:09+00', NULL),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-d105-7615-981d-b32b77041eca', 'player', true, false, true, 93, 5, 2, 0, '2026-05-01 18:00:08+00', '2026-05-01 18:00:08+00', NULL);
INSERT INTO public.option VALUES
	('01a201ae-d696-711f-a3db-0192c08d4e36', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 0.5 Goal', 'Goal', 'over', 0.5, 495, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-048d4cae2d23', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 1.5 Goal', 'Goal', 'over', 1.5, 4845, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-0b91160f6ce9', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 0.5 Goal', 'Goal', 'under', 0.5, 117, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-0c929ef316af', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 5.5 Throw', 'Throw', 'over', 5.5, 185, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-110a3212b812', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 6.5 Throw', 'Throw', 'over', 6.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-153ee558fdc8', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 5.5 Throw', 'Throw', 'under', 5.5, 190, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-191bea2004e9', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 6.5 Throw', 'Throw', 'under', 6.5, 144, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-1f59c89b87aa', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 155, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-22976275ab73', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 405, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-27ed0e402a8d', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 235, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-2bb40846d9d1', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 123, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-2c2c335106e9', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 1.5 Shot', 'Shot', 'over', 1.5, 155, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-33ec438720a1', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 2.5 Shot', 'Shot', 'over', 2.5, 285, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-363a43f15be5', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 1.5 Shot', 'Shot', 'under', 1.5, 235, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-38b25dbda409', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 2.5 Shot', 'Shot', 'under', 2.5, 141, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-3ca6ad2ec9bd', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 0.5 Card', 'Card', 'over', 0.5, 780, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-4113047a029e', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 0.5 Card', 'Card', 'under', 0.5, 108, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-4518a82d4cdb', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 2.5 Free-Kick', 'Free-Kick', 'over', 2.5, 180, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-49276df3033c', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 3.5 Free-Kick', 'Free-Kick', 'over', 3.5, 315, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-4ddcd94f07be', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 2.5 Free-Kick', 'Free-Kick', 'under', 2.5, 195, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-53624ba2060d', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 3.5 Free-Kick', 'Free-Kick', 'under', 3.5, 135, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-579301807fdc', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 1.5 Goal-Kick', 'Goal-Kick', 'over', 1.5, 200, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-5b6e3be7704b', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 2.5 Goal-Kick', 'Goal-Kick', 'over', 2.5, 445, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-5f30d715255a', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 1.5 Goal-Kick', 'Goal-Kick', 'under', 1.5, 175, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-6162313d303b', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 2.5 Goal-Kick', 'Goal-Kick', 'under', 2.5, 120, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-67469b537ab2', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 0.5 Penalty', 'Penalty', 'over', 0.5, 5125, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-6bd4904c19c6', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 0.5 Offside', 'Offside', 'over', 0.5, 255, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-6d1cc77c6b10', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Over 1.5 Offside', 'Offside', 'over', 1.5, 1195, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-72e84db0d6be', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 0.5 Offside', 'Offside', 'under', 0.5, 150, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d696-711f-a3db-76802c23ff09', '01a201ae-d557-72f4-b320-2fbb8384960d', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', 'Under 1.5 Offside', 'Offside', 'under', 1.5, 103, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-e4e8bf4971e3', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 0.5 Goal', 'Goal', 'over', 0.5, 495, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-eb23a1621a5a', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 1.5 Goal', 'Goal', 'over', 1.5, 4845, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-edcba7a3943b', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 0.5 Goal', 'Goal', 'under', 0.5, 117, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-f06252d0af80', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 5.5 Throw', 'Throw', 'over', 5.5, 185, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-f437c61c84ff', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 6.5 Throw', 'Throw', 'over', 6.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-fbe8d98ae93c', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 5.5 Throw', 'Throw', 'under', 5.5, 190, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b583-fd77fe7186fc', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 6.5 Throw', 'Throw', 'under', 6.5, 144, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-01cd58037fdf', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 155, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-05aca694f9f5', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 405, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-0a34cea826c2', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 235, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-0d3d4c55e911', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 123, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-1181146c8314', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 1.5 Shot', 'Shot', 'over', 1.5, 155, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-147faea4b890', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 2.5 Shot', 'Shot', 'over', 2.5, 285, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-1acdfd2b756d', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 1.5 Shot', 'Shot', 'under', 1.5, 235, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-1c089fbeecc7', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 2.5 Shot', 'Shot', 'under', 2.5, 141, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-229d62bb2ff4', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 0.5 Card', 'Card', 'over', 0.5, 780, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-2731822dba03', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 0.5 Card', 'Card', 'under', 0.5, 108, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-2b1a9ca3d97b', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 2.5 Free-Kick', 'Free-Kick', 'over', 2.5, 180, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-2e778914408f', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 3.5 Free-Kick', 'Free-Kick', 'over', 3.5, 315, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-3228c5cd5961', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 2.5 Free-Kick', 'Free-Kick', 'under', 2.5, 195, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-345b77b9b831', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 3.5 Free-Kick', 'Free-Kick', 'under', 3.5, 135, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-3a73795a008c', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 1.5 Goal-Kick', 'Goal-Kick', 'over', 1.5, 200, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-3eef81017de2', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 2.5 Goal-Kick', 'Goal-Kick', 'over', 2.5, 445, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-4289f697a8a3', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 1.5 Goal-Kick', 'Goal-Kick', 'under', 1.5, 175, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-446c83401f8f', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 2.5 Goal-Kick', 'Goal-Kick', 'under', 2.5, 120, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-4aedae0e708a', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 0.5 Penalty', 'Penalty', 'over', 0.5, 5125, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-4f4cec360133', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 0.5 Offside', 'Offside', 'over', 0.5, 255, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-53d0cc7b129f', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Over 1.5 Offside', 'Offside', 'over', 1.5, 1195, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-558bcc6fbd3d', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 0.5 Offside', 'Offside', 'under', 0.5, 150, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d86b-7458-b584-59d0f69687d8', '01a201ae-d79a-7340-8547-ac83cb49fdaf', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', 'Under 1.5 Offside', 'Offside', 'under', 1.5, 103, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-da31-74bd-9415-9eac2778e314', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Woodwork', 'Woodwork', 'over', 0.5, 180, 'default', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-da31-74bd-9415-a27dab877610', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Woodwork', 'Woodwork', 'over', 1.5, 220, 'default', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-da31-74bd-9415-a70114f457a0', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 0.5 Woodwork', 'Woodwork', 'under', 0.5, 200, 'default', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-da31-74bd-9415-a9f1adc9c8dd', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Woodwork', 'Woodwork', 'under', 1.5, 160, 'default', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-daec-746e-a19c-cd71310c351a', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1 Corner', 'Corner', 'over', 1, 122, 'admin', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-db87-71b0-a5e7-198e5e633576', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Corner rush', 'Corner', 'over', 3, 450, 'admin', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-dc16-7259-843a-21561c6a4a53', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'A quiet spell', 'Throw', 'under', 2, 190, 'admin', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-e5e9-7319-a383-2409b3170871', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Woodwork', 'Woodwork', 'over', 0.5, 180, 'default', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-293129f217e8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Woodwork', 'Woodwork', 'over', 1.5, 220, 'default', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-2f6040b143b6', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Woodwork', 'Woodwork', 'under', 0.5, 200, 'default', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-3254acdb0f58', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 1.5 Woodwork', 'Woodwork', 'under', 1.5, 160, 'default', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e989-7159-ba03-599faa458afd', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 0.5 Woodwork', 'Woodwork', 'over', 0.5, 180, 'default', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-5caae0423124', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 1.5 Woodwork', 'Woodwork', 'over', 1.5, 220, 'default', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-60570bf8294c', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 0.5 Woodwork', 'Woodwork', 'under', 0.5, 200, 'default', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-64055df5413a', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 1.5 Woodwork', 'Woodwork', 'under', 1.5, 160, 'default', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e5e9-7319-a382-fb4e9b65a956', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Free-Kick', 'Free-Kick', 'over', 0.5, 122, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-0286f4b9a7ed', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Free-Kick', 'Free-Kick', 'under', 0.5, 415, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-226c4849a8f7', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Offside', 'Offside', 'under', 0.5, 118, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-19f6d4c95d55', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Offside', 'Offside', 'over', 0.5, 480, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-063a1403ebc3', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 1.5 Free-Kick', 'Free-Kick', 'under', 1.5, 165, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-f13119144240', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Card', 'Card', 'over', 0.5, 440, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-f5eb16e3ca5a', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Card', 'Card', 'under', 0.5, 120, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-fded8dbce007', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Free-Kick', 'Free-Kick', 'over', 1.5, 215, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-eaaac8729d68', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Shot', 'Shot', 'under', 0.5, 345, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-0fbb89780da4', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Goal-Kick', 'Goal-Kick', 'over', 1.5, 435, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-1c06c7878697', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Offside', 'Offside', 'over', 1.5, 4580, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-ecadfd2d9100', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 1.5 Shot', 'Shot', 'under', 1.5, 150, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-09eb98af1264', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Goal-Kick', 'Goal-Kick', 'over', 0.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-1267a6aa7a14', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Goal-Kick', 'Goal-Kick', 'under', 0.5, 225, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a383-149f8f3d2507', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 1.5 Goal-Kick', 'Goal-Kick', 'under', 1.5, 121, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-d34e-736b-8a19-d8bed79fa0ef', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 6.5 Throw', 'Throw', 'over', 6.5, 275, 'model', '2026-05-01 18:06:00+00', 'model', '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-e063b0cc80bb', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 6.5 Throw', 'Throw', 'under', 6.5, 144, 'model', '2026-05-01 18:06:00+00', 'model', '2026-05-01 18:00:00+00'),
	('01a201ae-e989-7159-ba03-0fa3c6717e9f', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 3.5 Shot', 'Shot', 'over', 3.5, 175, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-152faedf4115', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 3.5 Shot', 'Shot', 'under', 3.5, 205, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-3663097b6d21', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 1.5 Goal-Kick', 'Goal-Kick', 'over', 1.5, 133, 'model', '2026-05-01 18:21:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-3e7aa98f0e33', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 1.5 Goal-Kick', 'Goal-Kick', 'under', 1.5, 325, 'model', '2026-05-01 18:21:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-df0d6e66687c', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 0.5 Goal', 'Goal', 'over', 0.5, 205, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-262bfa2e1284', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 3.5 Free-Kick', 'Free-Kick', 'over', 3.5, 145, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-2987534f7f58', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 4.5 Free-Kick', 'Free-Kick', 'over', 4.5, 205, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-3195cf011523', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 4.5 Free-Kick', 'Free-Kick', 'under', 4.5, 175, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-2d5bcab7d0cc', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 3.5 Free-Kick', 'Free-Kick', 'under', 3.5, 270, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-d34e-736b-8a1a-0c977cc54a36', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 2.5 Free-Kick', 'Free-Kick', 'over', 2.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-3c6a01ecdbf3', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Offside', 'Offside', 'under', 1.5, 101, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-e989-7159-ba02-e2fea6a338e0', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 1.5 Goal', 'Goal', 'over', 1.5, 760, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-e69f79d6bbe6', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 0.5 Goal', 'Goal', 'under', 0.5, 170, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-ff402fe61d2f', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 155, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-18d901ebd864', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 0.5 Card', 'Card', 'over', 0.5, 134, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-1f6639cca88d', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 1.5 Card', 'Card', 'over', 1.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-2370dd036562', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 0.5 Card', 'Card', 'under', 0.5, 320, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-f8150dbcc81e', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 125, 'model', '2026-05-01 18:06:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-0009e6f4c82f', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 390, 'model', '2026-05-01 18:06:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-0a82a8f9d160', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 2.5 Shot', 'Shot', 'over', 2.5, 150, 'model', '2026-05-01 18:06:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-109111e62c15', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 2.5 Shot', 'Shot', 'under', 2.5, 245, 'model', '2026-05-01 18:06:00+00', 'model', '2026-05-01 18:00:08+00'),
	('01a201ae-d34e-736b-8a19-f5f45dab8aed', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Shot', 'Shot', 'over', 1.5, 133, 'model', '2026-05-01 19:08:00+00', 'model', '2026-05-01 18:00:00+00'),
	('01a201ae-fd22-72e3-860f-0bd7613ee69e', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 6.5 Throw', 'Throw', 'over', 6.5, 215, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:06:00+00'),
	('01a201ae-fd22-72e3-860f-0fb520f13041', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 6.5 Throw', 'Throw', 'under', 6.5, 165, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:06:00+00'),
	('01a201ae-d34e-736b-8a1a-10d0668bdfe1', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 3.5 Free-Kick', 'Free-Kick', 'over', 3.5, 260, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-e5e9-7319-a382-b9ea578621b3', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Goal', 'Goal', 'over', 0.5, 650, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-c57ae9a4aa99', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 3.5 Throw', 'Throw', 'over', 3.5, 290, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-ced5e7e8efcd', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 3.5 Throw', 'Throw', 'under', 3.5, 140, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:00:06+00'),
	('01a201ae-d34e-736b-8a19-e4eb51889a98', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 148, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-e989-7159-ba02-ed9e20d4e84d', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 8.5 Throw', 'Throw', 'over', 8.5, 225, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-f4faa710d0a8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 8.5 Throw', 'Throw', 'under', 8.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-fd22-72e3-860f-0733dc483d19', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 1.5 Goal', 'Goal', 'under', 1.5, 108, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-e989-7159-ba03-4bcedb5dc71b', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 0.5 Offside', 'Offside', 'over', 0.5, 165, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-4d3d6b74cc3b', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 1.5 Offside', 'Offside', 'over', 1.5, 475, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-532d3832b762', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 0.5 Offside', 'Offside', 'under', 0.5, 215, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-5790783b9288', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 1.5 Offside', 'Offside', 'under', 1.5, 118, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-fd22-72e3-860f-10e8fc5b6fd4', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 2.5 Corner', 'Corner', 'over', 2.5, 290, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-fd22-72e3-860f-147aa832238c', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 2.5 Corner', 'Corner', 'under', 2.5, 140, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-fd22-72e3-860f-19c82f66ec19', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 4.5 Shot', 'Shot', 'over', 4.5, 165, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-fd22-72e3-860f-1d69cde8b3d8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 4.5 Shot', 'Shot', 'under', 4.5, 215, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-fd22-72e3-860f-211a9621dde7', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 1.5 Card', 'Card', 'under', 1.5, 145, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-d34e-736b-8a19-e91755bc5dbc', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 345, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-ec3114a39c78', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 260, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-d111d71d1423', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 0.5 Goal', 'Goal', 'under', 0.5, 127, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-f0b6a4d5b523', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 130, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-c836ac94e833', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Goal', 'Goal', 'over', 0.5, 365, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-e5e9-7319-a382-bd300f71c04e', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Goal', 'Goal', 'under', 0.5, 111, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-d28f6ed42094', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Corner', 'Corner', 'over', 0.5, 225, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-dcb91cd9be00', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 105, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-dbfdbda3c74e', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 0.5 Corner', 'Corner', 'under', 0.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-c17d49cdc443', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 2.5 Throw', 'Throw', 'over', 2.5, 280, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-c878a8e370f3', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 2.5 Throw', 'Throw', 'under', 2.5, 142, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201ae-e5e9-7319-a382-d7f37b6218e7', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Corner', 'Corner', 'over', 1.5, 925, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201af-060d-7669-8063-7ca552cc9628', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Penalty', 'Penalty', 'over', 0.5, 5770, 'model', NULL, NULL, '2026-05-01 18:11:00+00'),
	('01a201af-11d6-7277-9682-4b08b90ca8b9', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Card', 'Card', 'over', 1.5, 3825, 'model', NULL, NULL, '2026-05-01 18:21:00+00'),
	('01a201ae-e5e9-7319-a382-e2a79180a246', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 0.5 Shot', 'Shot', 'over', 0.5, 130, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201af-060d-7669-8063-775e74fad046', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Throw', 'Throw', 'over', 1.5, 155, 'model', NULL, NULL, '2026-05-01 18:11:00+00'),
	('01a201af-123f-7705-a463-f61fa553eb56', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 5.5 Free-Kick', 'Free-Kick', 'over', 5.5, 160, 'model', NULL, NULL, '2026-05-01 18:21:00+00'),
	('01a201af-123f-7705-a463-fbd0fa59ae41', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 5.5 Free-Kick', 'Free-Kick', 'under', 5.5, 230, 'model', NULL, NULL, '2026-05-01 18:21:00+00'),
	('01a201af-123f-7705-a463-ff1735944f39', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 3.5 Goal-Kick', 'Goal-Kick', 'over', 3.5, 215, 'model', NULL, NULL, '2026-05-01 18:21:00+00'),
	('01a201af-123f-7705-a464-03db3f5f4390', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 3.5 Goal-Kick', 'Goal-Kick', 'under', 3.5, 165, 'model', NULL, NULL, '2026-05-01 18:21:00+00'),
	('01a201ae-d34e-736b-8a1a-1cb9669476b4', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Goal-Kick', 'Goal-Kick', 'over', 1.5, 185, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-26db0c44b959', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Goal-Kick', 'Goal-Kick', 'under', 1.5, 190, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201af-1729-73fe-8aaf-56fa32cb5e30', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Card', 'Card', 'under', 1.5, 106, 'model', NULL, NULL, '2026-05-01 18:26:00+00'),
	('01a201ae-d34e-736b-8a1a-327a4b8ea761', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Offside', 'Offside', 'over', 0.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-3ace16c6ad42', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 0.5 Offside', 'Offside', 'under', 0.5, 144, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-2effedfb33e8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Penalty', 'Penalty', 'over', 0.5, 2700, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-34d0d6d0ec71', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Offside', 'Offside', 'over', 1.5, 1410, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-e5e9-7319-a382-e68f2c5715e4', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Shot', 'Shot', 'over', 1.5, 255, 'model', NULL, NULL, '2026-05-01 18:00:06+00'),
	('01a201af-060d-7669-8063-78ef9ce04c90', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 1.5 Throw', 'Throw', 'under', 1.5, 240, 'model', NULL, NULL, '2026-05-01 18:11:00+00'),
	('01a201ae-fc2d-7098-bff0-08d47e017a25', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Card', 'Card', 'over', 1.5, 880, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201af-1e4d-7751-a918-1bc3927e8882', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 2.5 Throw', 'Throw', 'over', 2.5, 170, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:36:00+00'),
	('01a201ae-d34e-736b-8a19-d707febca9b2', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 5.5 Throw', 'Throw', 'over', 5.5, 250, 'model', '2026-05-01 19:08:00+00', 'model', '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-dd659e35cbc1', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 5.5 Throw', 'Throw', 'under', 5.5, 150, 'model', '2026-05-01 19:08:00+00', 'model', '2026-05-01 18:00:00+00'),
	('01a201af-23d1-7164-836c-767f08e30583', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 1.5 Goal', 'Goal', 'over', 1.5, 8500, 'model', NULL, NULL, '2026-05-01 18:41:00+00'),
	('01a201af-19e4-762a-b217-2035bd3fa628', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 2.5 Free-Kick', 'Free-Kick', 'over', 2.5, 495, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:31:00+00'),
	('01a201af-19e4-762a-b217-27ce66f14e21', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 2.5 Free-Kick', 'Free-Kick', 'under', 2.5, 117, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 18:31:00+00'),
	('01a201af-23d1-7164-836c-79e6995f0e0e', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Over 2.5 Shot', 'Shot', 'over', 2.5, 400, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:41:00+00'),
	('01a201af-23d1-7164-836c-7d87dc2cb1a3', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', 'Under 2.5 Shot', 'Shot', 'under', 2.5, 124, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:41:00+00'),
	('01a201af-1e4d-7751-a918-1df6633ed10f', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 2.5 Throw', 'Throw', 'under', 2.5, 210, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:36:00+00'),
	('01a201af-1e4d-7751-a918-205fa989edf1', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Free-Kick', 'Free-Kick', 'over', 1.5, 150, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:36:00+00'),
	('01a201af-1e4d-7751-a918-25f2aaa29827', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Free-Kick', 'Free-Kick', 'under', 1.5, 255, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:36:00+00'),
	('01a201af-1e4d-7751-a918-2b7cefa5bbb2', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Goal-Kick', 'Goal-Kick', 'over', 0.5, 135, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:36:00+00'),
	('01a201af-1e4d-7751-a918-2e64baafb1cd', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 0.5 Goal-Kick', 'Goal-Kick', 'under', 0.5, 315, 'model', '2026-05-01 18:46:00+00', 'model', '2026-05-01 18:36:00+00'),
	('01a201af-1729-73fe-8aaf-4cbe5e3db879', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 3.5 Throw', 'Throw', 'over', 3.5, 250, 'admin', NULL, NULL, '2026-05-01 18:26:00+00'),
	('01a201ae-d34e-736b-8a1a-020ea7a949a4', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 2.5 Shot', 'Shot', 'under', 2.5, 185, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-1714956f0bbd', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 2.5 Free-Kick', 'Free-Kick', 'under', 2.5, 230, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a19-fd91dc00cdf5', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 1.5 Shot', 'Shot', 'under', 1.5, 325, 'model', '2026-05-01 19:08:00+00', 'model', '2026-05-01 18:00:00+00'),
	('01a201af-2fdb-764c-93ff-e7dc574749d8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 3.5 Shot', 'Shot', 'under', 3.5, 130, 'model', NULL, NULL, '2026-05-01 19:08:00+00'),
	('01a201ae-d34e-736b-8a1a-21536b35271a', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 2.5 Goal-Kick', 'Goal-Kick', 'over', 2.5, 385, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-2879a1a37474', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 2.5 Goal-Kick', 'Goal-Kick', 'under', 2.5, 125, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-fc2d-7098-bff0-0359662f9e55', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 4.5 Throw', 'Throw', 'over', 4.5, 240, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-fc2d-7098-bff0-05cd26579ac1', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 4.5 Throw', 'Throw', 'under', 4.5, 155, 'model', NULL, NULL, '2026-05-01 18:06:00+00'),
	('01a201ae-e989-7159-ba03-3a350c63179a', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 2.5 Goal-Kick', 'Goal-Kick', 'over', 2.5, 144, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-4004473c03af', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 2.5 Goal-Kick', 'Goal-Kick', 'under', 2.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-4555eedbde62', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 0.5 Penalty', 'Penalty', 'over', 0.5, 1200, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-ebacd46daae8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 7.5 Throw', 'Throw', 'over', 7.5, 165, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba02-f3a8ecc7914b', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 7.5 Throw', 'Throw', 'under', 7.5, 215, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201ae-e989-7159-ba03-04a87e94ab01', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 1.5 Corner', 'Corner', 'under', 1.5, 230, 'model', NULL, NULL, '2026-05-01 18:00:08+00'),
	('01a201af-3023-752e-92b1-ef3c86d02a85', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 5.5 Throw', 'Throw', 'over', 5.5, 160, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 19:08:00+00'),
	('01a201af-3023-752e-92b1-f2884276f4e6', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 5.5 Throw', 'Throw', 'under', 5.5, 230, 'model', '2026-05-01 19:23:00+00', 'model', '2026-05-01 19:08:00+00'),
	('01a201af-3963-7413-9f01-efbf28b46f22', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 5.5 Shot', 'Shot', 'over', 5.5, 240, 'model', NULL, NULL, '2026-05-01 19:23:00+00'),
	('01a201af-3963-7413-9f01-f1a689ee7a32', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 5.5 Shot', 'Shot', 'under', 5.5, 155, 'model', NULL, NULL, '2026-05-01 19:23:00+00'),
	('01a201af-3963-7413-9f01-f4c0236791f0', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Over 6.5 Free-Kick', 'Free-Kick', 'over', 6.5, 220, 'model', NULL, NULL, '2026-05-01 19:23:00+00'),
	('01a201af-3963-7413-9f01-f8d4130c9300', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 6.5 Free-Kick', 'Free-Kick', 'under', 6.5, 165, 'model', NULL, NULL, '2026-05-01 19:23:00+00'),
	('01a201af-3963-7413-9f01-fca620f3b2b2', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-e8ee-76a0-9eef-6df87a645528', 'Under 0.5 Penalty', 'Penalty', 'under', 0.5, 103, 'model', NULL, NULL, '2026-05-01 19:23:00+00'),
	('01a201af-1729-73fe-8aaf-511811c1bda0', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 3.5 Throw', 'Throw', 'under', 3.5, 230, 'model', NULL, NULL, '2026-05-01 18:26:00+00'),
	('01a201ae-d34e-736b-8a19-ce19ffac6f03', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 1.5 Goal', 'Goal', 'over', 1.5, 2610, 'model', NULL, NULL, '2026-05-01 18:00:00+00');
INSERT INTO public.option VALUES
	('01a201ae-d34e-736b-8a19-f8d7bd4054f0', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 2.5 Shot', 'Shot', 'over', 2.5, 190, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-0496424e19c9', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 0.5 Card', 'Card', 'over', 0.5, 220, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-0b3b20b589f8', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 0.5 Card', 'Card', 'under', 0.5, 165, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201ae-d34e-736b-8a1a-18f524f2a715', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Under 3.5 Free-Kick', 'Free-Kick', 'under', 3.5, 149, 'model', NULL, NULL, '2026-05-01 18:00:00+00'),
	('01a201af-2fdb-764c-93ff-e02072c5180e', '01a201ae-d287-7183-a484-f811a700482d', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', 'Over 3.5 Shot', 'Shot', 'over', 3.5, 350, 'model', NULL, NULL, '2026-05-01 19:08:00+00');
INSERT INTO public.penalty VALUES
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '01a201ae-d12c-743f-b677-77b3cefb579c', 3, false, '2026-05-01 18:11:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-106820aa92a5', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 3, false, '2026-05-01 18:16:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-106820aa92a5', '01a201ae-d12c-743f-b677-77b3cefb579c', 3, false, '2026-05-01 18:16:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 7, false, '2026-05-01 18:16:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 3, false, '2026-05-01 18:21:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-14fa6b25140a', '01a201ae-d12c-743f-b677-77b3cefb579c', 3, true, '2026-05-01 18:21:00+00'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-8967b7e54310', '01a201ae-d0ec-7180-9421-85b595440870', 5, false, '2026-05-01 18:21:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 7, false, '2026-05-01 18:26:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-d105-7615-981d-b32b77041eca', 5, false, '2026-05-01 18:26:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-1e93f48a7c46', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 3, false, '2026-05-01 18:31:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-2238001275c0', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 3, false, '2026-05-01 18:36:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-2238001275c0', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 3, false, '2026-05-01 18:36:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 7, false, '2026-05-01 18:36:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 5, false, '2026-05-01 18:36:00+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-2680d6e65df0', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 3, true, '2026-05-01 18:41:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-d05e-7773-8b30-f862016cb847', 7, false, '2026-05-01 18:46:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 5, false, '2026-05-01 18:46:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-d05e-7773-8b30-f862016cb847', 5, false, '2026-05-01 18:46:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-d105-7615-981d-b32b77041eca', 5, false, '2026-05-01 18:46:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 7, false, '2026-05-01 18:51:20+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-d105-7615-981d-b32b77041eca', 5, false, '2026-05-01 18:51:20+00'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '01a201ae-d105-7615-981d-b32b77041eca', 5, false, '2026-05-01 18:51:20+00'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '01a201ae-d05e-7773-8b30-f862016cb847', 5, false, '2026-05-01 18:51:20+00'),
	('01a201ae-e9a5-729f-87db-e936543b2aad', '01a201ae-e8fd-74c1-8705-909d3c321bb6', '01a201ae-d0ec-7180-9421-85b595440870', 5, false, '2026-05-01 18:51:20+00'),
	('01a201ae-e611-703f-a332-a09d0cbb0723', '01a201ae-e5ab-760f-85c4-346cbdb73653', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 3, false, '2026-05-01 19:18:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 7, false, '2026-05-01 19:18:00+00'),
	('01a201ae-dc9a-7556-b582-dff71fd2ff6a', '01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 7, false, '2026-05-01 19:18:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 5, false, '2026-05-01 19:18:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-d05e-7773-8b30-f862016cb847', 5, false, '2026-05-01 19:18:00+00'),
	('01a201ae-e21b-773b-aae7-d5af99fa2555', '01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-d105-7615-981d-b32b77041eca', 5, false, '2026-05-01 19:18:00+00');
INSERT INTO public.plan VALUES
	('01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d557-72f4-b320-2fbb8384960d', 10, '01a201ae-d62f-76d5-8fef-6cfa9b37f9ca', '2026-05-01 18:00:00+00'),
	('01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d79a-7340-8547-ac83cb49fdaf', 10, '01a201ae-d80d-7622-af55-9d34923c4b1c', '2026-05-01 18:00:00+00'),
	('01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d287-7183-a484-f811a700482d', 15, '01a201ae-e8fd-74c1-8705-9d7f2c6e7003', '2026-05-01 18:00:08+00'),
	('01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d287-7183-a484-f811a700482d', 5, '01a201ae-e5ab-760f-85c4-44d336352cd2', '2026-05-01 18:00:06+00'),
	('01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d287-7183-a484-f811a700482d', 10, '01a201ae-d2f5-7585-971a-419c78276485', '2026-05-01 18:00:00+00');
INSERT INTO public.refresh_token VALUES
	('12a26baacc56439bfbb8da3572a1e0c59ead5eecf944ac12b8a7878a815269fe', '01a201ae-d014-7594-b922-41e9a7a1ce2d', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:17:00+00'),
	('f4c9c39959a6d1f1de374b6226b7b516ddec947c832177849fc71c497da5fcbb', '01a201ae-d0aa-751e-a743-fcab86b76e80', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:18:00+00'),
	('43d6f4af3130a984d567a094595d14d63817a98a101f8698923fed8e01b27aca', '01a201ae-d073-7740-b6b3-f272ff8fa624', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:18:00+00'),
	('2e38d1c92dc651d622df585dbf60d444f59b5a2704e9bd8742e9460093dd5584', '01a201ae-d10d-7133-a700-98da440af247', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:18:00+00'),
	('3d8ea55e0c53329225c80121e24cf9c24a362ed78f9f562ea9e7b071a7ef173a', '01a201ae-d0da-72ac-a513-ae9bb41fda46', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:18:00+00'),
	('f311f9bf2a764058b88444d374d8b690c2227cf6cebce9963eacf8048d53a88a', '01a201ae-d014-7594-b922-41e9a7a1ce2d', '2026-05-01 18:17:00+00', '2026-05-31 18:17:00+00', '2026-05-01 18:32:00+00'),
	('10fb3efe9498db200c044c379ef4c46e895bf9ee8b9ff855f02a7236a04cf01e', '01a201ae-d073-7740-b6b3-f272ff8fa624', '2026-05-01 18:18:00+00', '2026-05-31 18:18:00+00', '2026-05-01 18:37:00+00'),
	('5a327ad7fcde5da95b40fd5e84a25b350a259f66357fc37bb5bbf7b078dc2053', '01a201ae-d0aa-751e-a743-fcab86b76e80', '2026-05-01 18:18:00+00', '2026-05-31 18:18:00+00', '2026-05-01 18:37:00+00'),
	('a7b14324667dd9493757ca871220edd0e19b7c4c4eb08ebac17f5ff1a2257ce2', '01a201ae-d10d-7133-a700-98da440af247', '2026-05-01 18:18:00+00', '2026-05-31 18:18:00+00', '2026-05-01 18:37:00+00'),
	('8d0880ccb0aec27cc0e47bb14353443f8c5e532b2aaaf435cc88b85f4e7a880c', '01a201ae-d014-7594-b922-41e9a7a1ce2d', '2026-05-01 18:32:00+00', '2026-05-31 18:32:00+00', '2026-05-01 18:47:00+00'),
	('a33031a95d9b7518badfea5f0980df1a7569e2c1119445bd36a706d1187f1c3b', '01a201ae-d0f2-74d1-b2f6-4cf86c2099b9', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:47:00+00'),
	('6d9c2966360afe63bcaea46eea739380a3313c32a9d08b8eaa77250608f27777', '01a201ae-d0aa-751e-a743-fcab86b76e80', '2026-05-01 18:37:00+00', '2026-05-31 18:37:00+00', '2026-05-01 19:01:00+00'),
	('fd658e35bb1fcbc97a231ae94191fc92b0508b36c34afc2407450dec814d8e7c', '01a201ae-d014-7594-b922-41e9a7a1ce2d', '2026-05-01 18:47:00+00', '2026-05-31 18:47:00+00', '2026-05-01 19:07:45+00'),
	('215d678f52c9d93ebcce75d0f5d2982f281c3f5fa75c754c8846566bf1832665', '01a201ae-d073-7740-b6b3-f272ff8fa624', '2026-05-01 18:37:00+00', '2026-05-31 18:37:00+00', '2026-05-01 19:10:00+00'),
	('e4304393658d7bac50be5bc383d84d8aa6ecb67e1fd4ac41824c905f3978300d', '01a201ae-d0da-72ac-a513-ae9bb41fda46', '2026-05-01 18:18:00+00', '2026-05-31 18:18:00+00', '2026-05-01 19:10:00+00'),
	('6c7cf2fe7f27de831502f80933302a57acf6445de7b6b51225754e04c5c3afd9', '01a201ae-d10d-7133-a700-98da440af247', '2026-05-01 18:37:00+00', '2026-05-31 18:37:00+00', '2026-05-01 19:10:00+00'),
	('f9fdcdbcaf794ba210f1f20636f8574dce1f07e1863cb239caae7ebc424a866c', '01a201ae-d0aa-751e-a743-fcab86b76e80', '2026-05-01 19:01:00+00', '2026-05-31 19:01:00+00', '2026-05-01 19:19:00+00'),
	('e0b7d26e8d11458967d33dac54505641aa99a5d23a2ee9220abebe839d1dd644', '01a201ae-d0aa-751e-a743-fcab86b76e80', '2026-05-01 19:19:00+00', '2026-05-31 19:19:00+00', NULL),
	('1daf394ef5cf97c1857de6db0a90201811a7df38b413515d39feb4f37d8347d6', '01a201ae-d014-7594-b922-41e9a7a1ce2d', '2026-05-01 19:07:45+00', '2026-05-31 19:07:45+00', '2026-05-01 19:26:00+00'),
	('1b4a2d463ed5489e9a8e86f4d1e4f1cccbf511f6c664ad0686a260640ad32723', '01a201ae-d014-7594-b922-41e9a7a1ce2d', '2026-05-01 19:26:00+00', '2026-05-31 19:26:00+00', NULL),
	('253c7c816a31ee97fefe41859c59f00e380477a0178a236c8e1de50849490015', '01a201ae-d073-7740-b6b3-f272ff8fa624', '2026-05-01 19:10:00+00', '2026-05-31 19:10:00+00', '2026-05-01 19:29:00+00'),
	('4c0679cc29d3837142249963e7c13958d02d33aa82b84ed2c84f5e7f02f24b8c', '01a201ae-d073-7740-b6b3-f272ff8fa624', '2026-05-01 19:29:00+00', '2026-05-31 19:29:00+00', NULL),
	('8b2564958387789035af73fbedd6e20a0dbdfeb82a4ccf94c82370a70dfd5bcc', '01a201af-415f-72b9-a6de-7be12513015d', '2026-05-01 19:31:00+00', '2026-05-31 19:31:00+00', NULL),
	('14f4d85f9293e78a370a969a3173ebbeb145e4183aad3ed4b30c597aff16b00c', '01a201ae-d0da-72ac-a513-ae9bb41fda46', '2026-05-01 19:10:00+00', '2026-05-31 19:10:00+00', '2026-05-01 19:31:00+00'),
	('a843efc78f347ecc69fd8c308a9d3c9d1bfddbea3b4376215af34f96d545c9ba', '01a201ae-d0da-72ac-a513-ae9bb41fda46', '2026-05-01 19:31:00+00', '2026-05-31 19:31:00+00', NULL),
	('4e78c613dc95cad9bf303c89140111a02a46ad9271b1731c7408f2fa8de9aee1', '01a201ae-d0f2-74d1-b2f6-4cf86c2099b9', '2026-05-01 18:47:00+00', '2026-05-31 18:47:00+00', '2026-05-01 19:31:00+00'),
	('c64d50fd117e2ff393e46b37a7a2a67af028e5cd9aae86479425e9eace2fc41e', '01a201ae-d0f2-74d1-b2f6-4cf86c2099b9', '2026-05-01 19:31:00+00', '2026-05-31 19:31:00+00', NULL),
	('5641fe8295e95987a23ea6d55316fa25a6162fd3b287dab39bc0bc4497ffc217', '01a201ae-d10d-7133-a700-98da440af247', '2026-05-01 19:10:00+00', '2026-05-31 19:10:00+00', '2026-05-01 19:31:00+00'),
	('0c428927f76138c0a653e00b79712a47abb653974711607a66cc426b03f4fa2b', '01a201ae-d10d-7133-a700-98da440af247', '2026-05-01 19:31:00+00', '2026-05-31 19:31:00+00', NULL),
	('b7a5c890e45818b21e153b4bc44c2e4eab3c3d8461d8cd68a61da6983afd8e8f', '01a201ae-d14a-753a-adb2-dbf84bb2e148', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 19:31:00+00'),
	('4021126ab4c554cb014ff2df71757c828c8cfc8b072817464f32a91e9c0ede7b', '01a201ae-d14a-753a-adb2-dbf84bb2e148', '2026-05-01 19:31:00+00', '2026-05-31 19:31:00+00', NULL);
INSERT INTO public.request VALUES
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:00:11.000Z-11', 'dcf961f756538fc92f49ebb1e02777cc0148a3bdf68465d68806c020b076e216', '{"bet": {"_id": "01a201ae-ef4e-7325-8e7b-842eac689db0", "odds": {"_id": "01a201ae-d696-711f-a3db-0c929ef316af", "name": "Over 5.5 Throw", "odds": 1.85, "betType": "over", "eventType": "Throw", "threshold": 5.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 11, "oddsId": "01a201ae-d696-711f-a3db-0c929ef316af", "lobbyId": "01a201ae-ed12-77fe-b6e0-fe56dcde2ed6", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d62f-76d5-8fef-6cfa9b37f9ca", "roundNumber": 1}}, "chips": 89}', '2026-05-01 18:00:11+00'),
	('01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'Cleo-2026-05-01T18:00:11.000Z-12', '984523db44ef8054ddb1564e0c305684559e60a12bbcf3a7c16ca4948e1ba76f', '{"bet": {"_id": "01a201ae-f00c-7679-9e97-8aceac652d90", "odds": {"_id": "01a201ae-d86b-7458-b583-fbe8d98ae93c", "name": "Under 5.5 Throw", "odds": 1.9, "betType": "under", "eventType": "Throw", "threshold": 5.5}, "user": {"_id": "01a201ae-d0cb-7352-9b8c-a887bf0553d1", "name": "Cleo", "username": "Cleo", "selectedAvatar": null}, "stake": 12, "oddsId": "01a201ae-d86b-7458-b583-fbe8d98ae93c", "lobbyId": "01a201ae-eea6-72d3-b2ad-9e136442220c", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d80d-7622-af55-9d34923c4b1c", "roundNumber": 1}}, "chips": 88}', '2026-05-01 18:00:11+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:00:11.000Z-1', '5aa4dc463a1c6ab957e4a2905e9e0b825b1e986f77cd440944a12f16bc5494b2', '{"bet": {"_id": "01a201ae-f24f-73f0-b2f2-f47cf7d9f32f", "odds": {"_id": "01a201ae-daec-746e-a19c-cd71310c351a", "name": "Over 1 Corner", "odds": 1.22, "betType": "over", "eventType": "Corner", "threshold": 1}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 1, "oddsId": "01a201ae-daec-746e-a19c-cd71310c351a", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2e4-712f-8773-ddf3532beb47", "roundNumber": 1}}, "chips": 99}', '2026-05-01 18:00:11+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:00:11.000Z-10', 'a7a1b231cf6a0f634b5c1a93839a374863d2cd9d2c7652e0a0a518ba4a084470', '{"bet": {"_id": "01a201ae-f3b5-7508-8c56-9acd8e304fc8", "odds": {"_id": "01a201ae-d34e-736b-8a19-d707febca9b2", "name": "Over 5.5 Throw", "odds": 1.85, "betType": "over", "eventType": "Throw", "threshold": 5.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 10, "oddsId": "01a201ae-d34e-736b-8a19-d707febca9b2", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2e4-712f-8773-ddf3532beb47", "roundNumber": 1}}, "chips": 90}', '2026-05-01 18:00:11+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:00:11.000Z-9', '893caaa4a0795afadce3b1c81e5aaf280c2d0ec086152db366c5db8df5bda2ca', '{"bet": {"_id": "01a201ae-f462-774e-ad2d-7deafb94f010", "odds": {"_id": "01a201ae-dc16-7259-843a-21561c6a4a53", "name": "A quiet spell", "odds": 1.9, "betType": "under", "eventType": "Throw", "threshold": 2}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 9, "oddsId": "01a201ae-dc16-7259-843a-21561c6a4a53", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2e4-712f-8773-ddf3532beb47", "roundNumber": 1}}, "chips": 51}', '2026-05-01 18:00:11+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:00:11.000Z-1', '7978888758adfd14295e8a660d2a6202b176505d80a0896cad2a2d2807f03850', '{"bet": {"_id": "01a201ae-f554-73aa-8f1d-fc31e03164f4", "odds": {"_id": "01a201ae-daec-746e-a19c-cd71310c351a", "name": "Over 1 Corner", "odds": 1.22, "betType": "over", "eventType": "Corner", "threshold": 1}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 1, "oddsId": "01a201ae-daec-746e-a19c-cd71310c351a", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2e4-712f-8773-ddf3532beb47", "roundNumber": 1}}, "chips": 59}', '2026-05-01 18:00:11+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T18:00:11.000Z-4', '167ffa7e35d7b8f645b4f72d06b8a26d8bf8d336a03cb23b1801654d35028025', '{"bet": {"_id": "01a201ae-f613-7150-94e8-6bab78f0c0d2", "odds": {"_id": "01a201ae-db87-71b0-a5e7-198e5e633576", "name": "Corner rush", "odds": 4.5, "betType": "over", "eventType": "Corner", "threshold": 3}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-db87-71b0-a5e7-198e5e633576", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2e4-712f-8773-ddf3532beb47", "roundNumber": 1}}, "chips": 56}', '2026-05-01 18:00:11+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:00:11.000Z-6', 'ab9d7885d9788bcf67fc3963339c0ee7e12f05877575a9e57f4a5e84466a6773', '{"bet": {"_id": "01a201ae-f6ac-73c0-9536-5ec87e04d0ab", "odds": {"_id": "01a201ae-e5e9-7319-a382-c17d49cdc443", "name": "Over 2.5 Throw", "odds": 1.75, "betType": "over", "eventType": "Throw", "threshold": 2.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 6, "oddsId": "01a201ae-e5e9-7319-a382-c17d49cdc443", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-0e4dc4b60ed0", "roundNumber": 1}}, "chips": 94}', '2026-05-01 18:00:11+00'),
	('01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'Cleo-2026-05-01T18:00:11.000Z-6', 'c9afdbcf06379d415758f092c5a227b36e215e369fb15626f86d3ac940a3958b', '{"bet": {"_id": "01a201ae-f779-756d-88f1-28eb993b3a0e", "odds": {"_id": "01a201ae-e5e9-7319-a382-d28f6ed42094", "name": "Over 0.5 Corner", "odds": 2.55, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0cb-7352-9b8c-a887bf0553d1", "name": "Cleo", "username": "Cleo", "selectedAvatar": null}, "stake": 6, "oddsId": "01a201ae-e5e9-7319-a382-d28f6ed42094", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-0e4dc4b60ed0", "roundNumber": 1}}, "chips": 94}', '2026-05-01 18:00:11+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T18:00:11.000Z-8', '7f0e844717578b28e357f754c0952540f47f4fe8a9c7c0a38f3bf278a2b719c9', '{"bet": {"_id": "01a201ae-f895-74ba-89fe-23eee89c2ea6", "odds": {"_id": "01a201ae-e989-7159-ba02-f8150dbcc81e", "name": "Over 0.5 Corner", "odds": 1.25, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 8, "oddsId": "01a201ae-e989-7159-ba02-f8150dbcc81e", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-8967b7e54310", "roundNumber": 1}}, "chips": 92}', '2026-05-01 18:00:11+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:00:11.000Z-8', 'cf857254012ec615b8f29f1b418903e32eec81d6f4d3577b7dfee7db972eda82', '{"bet": {"_id": "01a201ae-f950-7764-ae62-9694bc434fd4", "odds": {"_id": "01a201ae-e989-7159-ba02-df0d6e66687c", "name": "Over 0.5 Goal", "odds": 3.3, "betType": "over", "eventType": "Goal", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 8, "oddsId": "01a201ae-e989-7159-ba02-df0d6e66687c", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:00:11.000Z", "createdAt": "2026-05-01T18:00:11.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-8967b7e54310", "roundNumber": 1}}, "chips": 92}', '2026-05-01 18:00:11+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:09:00.000Z-12', 'f3c55a3b55c3a57623e7b7a082ca2858769d7abf5785e63b69248eef552e9737', '{"bet": {"_id": "01a201af-006e-7092-a0c6-38cc704c3d8f", "odds": {"_id": "01a201ae-d34e-736b-8a19-d111d71d1423", "name": "Under 0.5 Goal", "odds": 1.22, "betType": "under", "eventType": "Goal", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 12, "oddsId": "01a201ae-d34e-736b-8a19-d111d71d1423", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:09:00.000Z", "createdAt": "2026-05-01T18:09:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-263a544bb8a8", "roundNumber": 2}}, "chips": 78}', '2026-05-01 18:09:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:09:00.000Z-5', '4550ede680ceca3b9f98ddfa809f6e3fc029e0fe18577853de768ee0cc23267e', '{"bet": {"_id": "01a201af-0165-75aa-8431-85022c794d06", "odds": {"_id": "01a201ae-fc2d-7098-bff0-0359662f9e55", "name": "Over 4.5 Throw", "odds": 1.75, "betType": "over", "eventType": "Throw", "threshold": 4.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201ae-fc2d-7098-bff0-0359662f9e55", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:09:00.000Z", "createdAt": "2026-05-01T18:09:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-263a544bb8a8", "roundNumber": 2}}, "chips": 94}', '2026-05-01 18:09:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:09:00.000Z-7', 'af0669e3ae0c1ac755646e2d652a1c4c79df02677e2c7f05365de5ffeba8076f', '{"bet": {"_id": "01a201af-027e-75fd-9d4a-553f729e6505", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 2.55, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 7, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:09:00.000Z", "createdAt": "2026-05-01T18:09:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-263a544bb8a8", "roundNumber": 2}}, "chips": 44}', '2026-05-01 18:09:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:09:00.000Z-3', '97b648a5f696c90b615646fb9528dcfd9450af14a59367cd8fef1d14f0d3ade9', '{"bet": {"_id": "01a201af-039d-7098-b943-9d5caf96fc1d", "odds": {"_id": "01a201ae-fc2d-7098-bff0-0359662f9e55", "name": "Over 4.5 Throw", "odds": 1.75, "betType": "over", "eventType": "Throw", "threshold": 4.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-fc2d-7098-bff0-0359662f9e55", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:09:00.000Z", "createdAt": "2026-05-01T18:09:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-263a544bb8a8", "roundNumber": 2}}, "chips": 56}', '2026-05-01 18:09:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:09:00.000Z-5', '7596922e509167b7935ea0efae17cfff4047b3fa783c5b10dbcd59922e54d8cc', '{"bet": {"_id": "01a201af-0466-7509-9550-0491248d83d4", "odds": {"_id": "01a201ae-e5e9-7319-a382-c878a8e370f3", "name": "Under 2.5 Throw", "odds": 2.05, "betType": "under", "eventType": "Throw", "threshold": 2.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201ae-e5e9-7319-a382-c878a8e370f3", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:09:00.000Z", "createdAt": "2026-05-01T18:09:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-106820aa92a5", "roundNumber": 2}}, "chips": 89}', '2026-05-01 18:09:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T18:10:00.000Z-7', '99926762275fe53c5f0d888d4932cf64d00cfdd233a82ec900eec84f034fbfb2', '{"bet": {"_id": "01a201af-04f5-7307-a01f-2e0ef1716164", "odds": {"_id": "01a201ae-fd22-72e3-860f-0fb520f13041", "name": "Under 6.5 Throw", "odds": 2.05, "betType": "under", "eventType": "Throw", "threshold": 6.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 7, "oddsId": "01a201ae-fd22-72e3-860f-0fb520f13041", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:10:00.000Z", "createdAt": "2026-05-01T18:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-8d862257bdb0", "roundNumber": 2}}, "chips": 85}', '2026-05-01 18:10:00+00'),
	('01a201ae-d0ec-7180-9421-85b595440870', 'Dan-2026-05-01T18:10:00.000Z-9', '1b110ce70fdc505ed9f6b4dcc3eee2160e1bd2ff7de59ca1c1f59f00df14edb8', '{"bet": {"_id": "01a201af-0557-70d1-b32b-010765fe04a8", "odds": {"_id": "01a201ae-e989-7159-ba02-ff402fe61d2f", "name": "Over 1.5 Corner", "odds": 2.05, "betType": "over", "eventType": "Corner", "threshold": 1.5}, "user": {"_id": "01a201ae-d0ec-7180-9421-85b595440870", "name": "Dan", "username": "Dan", "selectedAvatar": null}, "stake": 9, "oddsId": "01a201ae-e989-7159-ba02-ff402fe61d2f", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:10:00.000Z", "createdAt": "2026-05-01T18:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-8d862257bdb0", "roundNumber": 2}}, "chips": 91}', '2026-05-01 18:10:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:14:30.000Z-2', '477a09762d670585c5067d8946d0496c4441fcfde506bafebda6ce3ae2e5a86b', '{"bet": {"_id": "01a201af-0744-74a5-8175-2b300bd74a98", "odds": {"_id": "01a201ae-e5e9-7319-a382-e2a79180a246", "name": "Over 0.5 Shot", "odds": 1.37, "betType": "over", "eventType": "Shot", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-e5e9-7319-a382-e2a79180a246", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:14:30.000Z", "createdAt": "2026-05-01T18:14:30.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-14fa6b25140a", "roundNumber": 3}}, "chips": 87}', '2026-05-01 18:14:30+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:18:00.000Z-4', '04c76b3090ccd608e016170ac131505b82f4d23a98588a62d3d66131605a756f', '{"bet": {"_id": "01a201af-0add-7651-af30-d040dfed6612", "odds": {"_id": "01a201ae-d34e-736b-8a19-e4eb51889a98", "name": "Over 0.5 Corner", "odds": 1.45, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-d34e-736b-8a19-e4eb51889a98", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:18:00.000Z", "createdAt": "2026-05-01T18:18:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-2b8745492343", "roundNumber": 3}}, "chips": 74}', '2026-05-01 18:18:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:18:00.000Z-2', 'e858ed8d868e67050a8dbc7bf7698f6bab056a70e960c3b4faefb9f820c5a585', '{"bet": {"_id": "01a201af-0b8c-75f0-85c7-f28c93ba97c6", "odds": {"_id": "01a201ae-daec-746e-a19c-cd71310c351a", "name": "Over 1 Corner", "odds": 1.22, "betType": "over", "eventType": "Corner", "threshold": 1}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-daec-746e-a19c-cd71310c351a", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:18:00.000Z", "createdAt": "2026-05-01T18:18:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-2b8745492343", "roundNumber": 3}}, "chips": 93}', '2026-05-01 18:18:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:18:00.000Z-3', 'ffe051348a9a607df037ce3579a2e3d67c3938ca2c9d941ffd1fdb601bcdffba', '{"bet": {"_id": "01a201af-0c06-7488-9a80-1043b09f1dc1", "odds": {"_id": "01a201ae-daec-746e-a19c-cd71310c351a", "name": "Over 1 Corner", "odds": 1.22, "betType": "over", "eventType": "Corner", "threshold": 1}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-daec-746e-a19c-cd71310c351a", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:18:00.000Z", "createdAt": "2026-05-01T18:18:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-2b8745492343", "roundNumber": 3}}, "chips": 41}', '2026-05-01 18:18:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T18:18:00.000Z-5', '8660a1e016ca361ba8cc0057617c1b327592a68b8748e7d6130678fc47b85aee', '{"bet": {"_id": "01a201af-0cfb-71ec-ac9d-2a1a0a8f4012", "odds": {"_id": "01a201ae-d34e-736b-8a19-e4eb51889a98", "name": "Over 0.5 Corner", "odds": 1.45, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201ae-d34e-736b-8a19-e4eb51889a98", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:18:00.000Z", "createdAt": "2026-05-01T18:18:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-2b8745492343", "roundNumber": 3}}, "chips": 51}', '2026-05-01 18:18:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:18:00.000Z-2', 'd446e1e5815f3a4079b083e182e34d76a7d1003a9444f9835bf4d36c6094475b', '{"bet": {"_id": "01a201af-0d72-7698-9969-f614c94fb4c5", "odds": {"_id": "01a201ae-e5e9-7319-a382-d28f6ed42094", "name": "Over 0.5 Corner", "odds": 2.4, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-e5e9-7319-a382-d28f6ed42094", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:18:00.000Z", "createdAt": "2026-05-01T18:18:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-188f78a08435", "roundNumber": 4}}, "chips": 95}', '2026-05-01 18:18:00+00'),
	('01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'Cleo-2026-05-01T18:18:00.000Z-2', '50dfd52730fa94b90e414309aed5156c185412bddbf6eabdfa4f63dc939d746b', '{"bet": {"_id": "01a201af-0e15-753b-bca7-371cff7f35e2", "odds": {"_id": "01a201af-060d-7669-8063-775e74fad046", "name": "Over 1.5 Throw", "odds": 1.36, "betType": "over", "eventType": "Throw", "threshold": 1.5}, "user": {"_id": "01a201ae-d0cb-7352-9b8c-a887bf0553d1", "name": "Cleo", "username": "Cleo", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201af-060d-7669-8063-775e74fad046", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:18:00.000Z", "createdAt": "2026-05-01T18:18:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-188f78a08435", "roundNumber": 4}}, "chips": 104}', '2026-05-01 18:18:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:20:00.000Z-10', '5214493ff587f4cb16afb9773d1edb70cfd7a0005adbb6bfde10f172430b6059', '{"bet": {"_id": "01a201af-1087-715f-8d79-f4b75bc94a73", "odds": {"_id": "01a201ae-fd22-72e3-860f-0bd7613ee69e", "name": "Over 6.5 Throw", "odds": 1.75, "betType": "over", "eventType": "Throw", "threshold": 6.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 10, "oddsId": "01a201ae-fd22-72e3-860f-0bd7613ee69e", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:20:00.000Z", "createdAt": "2026-05-01T18:20:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-8d862257bdb0", "roundNumber": 2}}, "chips": 82}', '2026-05-01 18:20:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:23:00.000Z-3', 'f938e4e0108a4f34ba76653949fca40ee1790ad130f3bdf7d4681f83a82a7e11', '{"bet": {"_id": "01a201af-13d9-7659-a105-2f7769bb9abd", "odds": {"_id": "01a201ae-e5e9-7319-a382-d28f6ed42094", "name": "Over 0.5 Corner", "odds": 2.3, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-e5e9-7319-a382-d28f6ed42094", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:23:00.000Z", "createdAt": "2026-05-01T18:23:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-1e93f48a7c46", "roundNumber": 5}}, "chips": 92}', '2026-05-01 18:23:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:27:00.000Z-3', '6b3ac1ce943584f3c9bd050e12b9423d5a62c9002788c79ceae5244f6634f70e', '{"bet": {"_id": "01a201af-1790-733c-96f1-d89abdc8dfa9", "odds": {"_id": "01a201ae-da31-74bd-9415-9eac2778e314", "name": "Over 0.5 Woodwork", "odds": 1.8, "betType": "over", "eventType": "Woodwork", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-da31-74bd-9415-9eac2778e314", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:27:00.000Z", "createdAt": "2026-05-01T18:27:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-2c93176ae9e8", "roundNumber": 4}}, "chips": 85}', '2026-05-01 18:27:00+00'),
	('01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'Cleo-2026-05-01T18:27:00.000Z-3', '9b75a176d0ca97d4bf2e7e38efc72a9301cad4f51b96a42ba46c59ae22c77c1a', '{"bet": {"_id": "01a201af-17fc-7559-ba93-ae94cdcb6633", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 2.7, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0cb-7352-9b8c-a887bf0553d1", "name": "Cleo", "username": "Cleo", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:27:00.000Z", "createdAt": "2026-05-01T18:27:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-2c93176ae9e8", "roundNumber": 4}}, "chips": 98}', '2026-05-01 18:27:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:32:00.000Z-1', '8e86460f48beed489a9c73cfa5df2f43e609fff7034bba77ce93b9d652d95fdb', '{"bet": {"_id": "01a201af-1b97-76c2-bf54-9883e0fa5c5a", "odds": {"_id": "01a201ae-e5e9-7319-a382-dbfdbda3c74e", "name": "Under 0.5 Corner", "odds": 1.6, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 1, "oddsId": "01a201ae-e5e9-7319-a382-dbfdbda3c74e", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:32:00.000Z", "createdAt": "2026-05-01T18:32:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-2680d6e65df0", "roundNumber": 7}}, "chips": 95}', '2026-05-01 18:32:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:37:00.000Z-6', 'e4c74c7e95cd59d883c3758cabf82a62ff98082dd4cb1790ac36a258b092f283', '{"bet": {"_id": "01a201af-1f25-701f-be1b-57cf163edc4e", "odds": {"_id": "01a201ae-d34e-736b-8a19-e4eb51889a98", "name": "Over 0.5 Corner", "odds": 1.9, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 6, "oddsId": "01a201ae-d34e-736b-8a19-e4eb51889a98", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-32bf2be47a91", "roundNumber": 5}}, "chips": 89}', '2026-05-01 18:37:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:37:00.000Z-5', '6cbcfeb1b6def3c25a5ba2139e6577a27d92f6a26bf6b3e051c5efb0e7978f79', '{"bet": {"_id": "01a201af-2021-7696-b0fd-be51b24baac9", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 1.85, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-32bf2be47a91", "roundNumber": 5}}, "chips": 85}', '2026-05-01 18:37:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:37:00.000Z-2', '846f003aaa38257166483f6016efdb738f014aa0fa16690285352dc09e813e58', '{"bet": {"_id": "01a201af-20cf-7152-93da-34b15a73e491", "odds": {"_id": "01a201ae-dc16-7259-843a-21561c6a4a53", "name": "A quiet spell", "odds": 1.9, "betType": "under", "eventType": "Throw", "threshold": 2}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-dc16-7259-843a-21561c6a4a53", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-32bf2be47a91", "roundNumber": 5}}, "chips": 50}', '2026-05-01 18:37:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:37:00.000Z-4', 'aca50477c318aea5c6cd8c418d2b35d506624de7de730e755e50cb32f83f4880', '{"bet": {"_id": "01a201af-2142-752e-bc01-36245e56b69c", "odds": {"_id": "01a201ae-d34e-736b-8a19-e4eb51889a98", "name": "Over 0.5 Corner", "odds": 1.9, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-d34e-736b-8a19-e4eb51889a98", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-32bf2be47a91", "roundNumber": 5}}, "chips": 49}', '2026-05-01 18:37:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:37:00.000Z-5', '1a938db6568a6e6852e2700006835c66c82bbec435a3c95d0b4a12e42733a9c1', '{"bet": {"_id": "01a201af-21dd-73b9-8675-25faa30de8ca", "odds": {"_id": "01a201ae-e989-7159-ba02-ff402fe61d2f", "name": "Over 1.5 Corner", "odds": 2, "betType": "over", "eventType": "Corner", "threshold": 1.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201ae-e989-7159-ba02-ff402fe61d2f", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-971ab97740f3", "roundNumber": 4}}, "chips": 103}', '2026-05-01 18:37:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T18:37:00.000Z-4', '082bf849b239be3f35e28d97e86d320c943215ad73464dc671b9cbf445fd43a9', '{"bet": {"_id": "01a201af-2287-7795-b8bf-58ca32287ab0", "odds": {"_id": "01a201ae-e989-7159-ba03-04a87e94ab01", "name": "Under 1.5 Corner", "odds": 1.8, "betType": "under", "eventType": "Corner", "threshold": 1.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-e989-7159-ba03-04a87e94ab01", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-971ab97740f3", "roundNumber": 4}}, "chips": 105}', '2026-05-01 18:37:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:37:00.000Z-4', '61f31e4822e91d8b0170a869192c2f285cca6bb7ed0c989870863df62e36aa90', '{"bet": {"_id": "01a201af-22e8-7095-8bd1-0a603301d62e", "odds": {"_id": "01a201ae-e5e9-7319-a382-d28f6ed42094", "name": "Over 0.5 Corner", "odds": 2.3, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-e5e9-7319-a382-d28f6ed42094", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:37:00.000Z", "createdAt": "2026-05-01T18:37:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-289df87c5924", "roundNumber": 8}}, "chips": 88}', '2026-05-01 18:37:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:42:00.000Z-3', '8ac59fb90e9a573c23e64467a5a5879aa7ef8c8947e791b0e9f0554be0f2df1a', '{"bet": {"_id": "01a201af-24b0-70b8-95d2-4ec9c2d21738", "odds": {"_id": "01a201ae-e5e9-7319-a382-dbfdbda3c74e", "name": "Under 0.5 Corner", "odds": 1.85, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-e5e9-7319-a382-dbfdbda3c74e", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:42:00.000Z", "createdAt": "2026-05-01T18:42:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-2fe5cbf87ca0", "roundNumber": 9}}, "chips": 85}', '2026-05-01 18:42:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T18:47:00.000Z-2', '19b4d9e144e3d39d84b51d8e4349bdb332317f1b8409c5ed10547ad54743230f', '{"bet": {"_id": "01a201af-275d-7484-bd21-3885202862be", "odds": {"_id": "01a201af-060d-7669-8063-775e74fad046", "name": "Over 1.5 Throw", "odds": 1.33, "betType": "over", "eventType": "Throw", "threshold": 1.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201af-060d-7669-8063-775e74fad046", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T18:47:00.000Z", "createdAt": "2026-05-01T18:47:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-3328ae16d149", "roundNumber": 10}}, "chips": 83}', '2026-05-01 18:47:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T18:47:00.000Z-3', 'e2203e627d197ef83b16502c04b58cdd20e903008c8a61ca8fe763c7dfdd21ed', '{"bet": {"_id": "01a201af-27ab-7048-8e01-e98ed72ec612", "odds": {"_id": "01a201ae-fc2d-7098-bff0-0359662f9e55", "name": "Over 4.5 Throw", "odds": 1.7, "betType": "over", "eventType": "Throw", "threshold": 4.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-fc2d-7098-bff0-0359662f9e55", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T18:47:00.000Z", "createdAt": "2026-05-01T18:47:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-37e8691e556e", "roundNumber": 6}}, "chips": 79}', '2026-05-01 18:47:00+00'),
	('01a201ae-d0ec-7180-9421-85b595440870', 'Dan-2026-05-01T18:47:00.000Z-3', 'd7926721392c056987b7e80b596a57512d15ebc7a95ce7673146382642189991', '{"bet": {"_id": "01a201af-28ad-7286-85ad-97ffe0181820", "odds": {"_id": "01a201ae-fd22-72e3-860f-0bd7613ee69e", "name": "Over 6.5 Throw", "odds": 1.65, "betType": "over", "eventType": "Throw", "threshold": 6.5}, "user": {"_id": "01a201ae-d0ec-7180-9421-85b595440870", "name": "Dan", "username": "Dan", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-fd22-72e3-860f-0bd7613ee69e", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T18:47:00.000Z", "createdAt": "2026-05-01T18:47:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-971ab97740f3", "roundNumber": 4}}, "chips": 101}', '2026-05-01 18:47:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:29:00.000Z-5', 'da52787fb1da6492480548f2a98c0697d987c0687b235503904d55cbf6653781', '{"bet": {"_id": "01a201af-3ebe-7524-bc3f-f8755b0766c6", "odds": {"_id": "01a201af-1729-73fe-8aaf-4cbe5e3db879", "name": "Over 3.5 Throw", "odds": 2.5, "betType": "over", "eventType": "Throw", "threshold": 3.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201af-1729-73fe-8aaf-4cbe5e3db879", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:29:00.000Z", "createdAt": "2026-05-01T19:29:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-419c78276485", "roundNumber": 9}}, "chips": 86}', '2026-05-01 19:29:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:29:00.000Z-3', '55b17af7e8afc6890197738081f6db0f872db07ed3c2f60f3eb16597cb45410a', '{"bet": {"_id": "01a201af-3f3d-72f3-a805-95a070e55e7e", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 2.6, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:29:00.000Z", "createdAt": "2026-05-01T19:29:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-419c78276485", "roundNumber": 9}}, "chips": 75}', '2026-05-01 19:29:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:29:00.000Z-3', '476935f6f4587a1e4a6bde30310849e7b581354ca05f050282bd3be15fded76c', '{"bet": {"_id": "01a201af-3f7e-7178-b9e6-f9374372e8e7", "odds": {"_id": "01a201ae-d34e-736b-8a19-e4eb51889a98", "name": "Over 0.5 Corner", "odds": 1.48, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-d34e-736b-8a19-e4eb51889a98", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T19:29:00.000Z", "createdAt": "2026-05-01T19:29:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-419c78276485", "roundNumber": 9}}, "chips": 41}', '2026-05-01 19:29:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:29:00.000Z-2', '515859b3169f04672af7e7354941f35abd1a60befa49972e74fec896da3d9743', '{"bet": {"_id": "01a201af-3ff8-758c-8f76-06882aedd3bd", "odds": {"_id": "01a201af-1729-73fe-8aaf-4cbe5e3db879", "name": "Over 3.5 Throw", "odds": 2.5, "betType": "over", "eventType": "Throw", "threshold": 3.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201af-1729-73fe-8aaf-4cbe5e3db879", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T19:29:00.000Z", "createdAt": "2026-05-01T19:29:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-419c78276485", "roundNumber": 9}}, "chips": 40}', '2026-05-01 19:29:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:10:00.000Z-6', 'ccba75296871da26872ae1382b9ff8130478abc307a53cc12f16dbe6c132e369', '{"bet": {"_id": "01a201af-30f3-7735-9e97-af2a06e420e5", "odds": {"_id": "01a201ae-d34e-736b-8a19-e4eb51889a98", "name": "Over 0.5 Corner", "odds": 1.42, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 6, "oddsId": "01a201ae-d34e-736b-8a19-e4eb51889a98", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3b10e4cbdf99", "roundNumber": 7}}, "chips": 84}', '2026-05-01 19:10:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:10:00.000Z-5', '7196ba228b1df9be06c140ca9ca66a601040af42bce8f700418c82e7e904b6f2', '{"bet": {"_id": "01a201af-313e-75a4-ba45-7455c9c207d1", "odds": {"_id": "01a201ae-dc16-7259-843a-21561c6a4a53", "name": "A quiet spell", "odds": 1.9, "betType": "under", "eventType": "Throw", "threshold": 2}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 5, "oddsId": "01a201ae-dc16-7259-843a-21561c6a4a53", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3b10e4cbdf99", "roundNumber": 7}}, "chips": 80}', '2026-05-01 19:10:00+00'),
	('01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'Cleo-2026-05-01T19:10:00.000Z-2', '1ccadc5dcf938449a97726f2f71d6f523fa3581a5ef158b7bf4d27e830e29b28', '{"bet": {"_id": "01a201af-31cc-763d-8ba5-db724cba6fbf", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 2.85, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0cb-7352-9b8c-a887bf0553d1", "name": "Cleo", "username": "Cleo", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3b10e4cbdf99", "roundNumber": 7}}, "chips": 82}', '2026-05-01 19:10:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:10:00.000Z-2', '07c0f2c73baffcee32f987648bed3b571cdf14e16382adb25b214d752763b8c7', '{"bet": {"_id": "01a201af-320b-755f-a8ff-630545cd6576", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 2.85, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3b10e4cbdf99", "roundNumber": 7}}, "chips": 49}', '2026-05-01 19:10:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:10:00.000Z-2', 'f46de42c72f580f14376e8bfb312aea7d412677395ef4b71d7162136da3a52ef', '{"bet": {"_id": "01a201af-323f-7157-b944-1f20e70c9305", "odds": {"_id": "01a201ae-dc16-7259-843a-21561c6a4a53", "name": "A quiet spell", "odds": 1.9, "betType": "under", "eventType": "Throw", "threshold": 2}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-dc16-7259-843a-21561c6a4a53", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3b10e4cbdf99", "roundNumber": 7}}, "chips": 46}', '2026-05-01 19:10:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T19:10:00.000Z-2', 'd6f50d4b616d81a62fcd876e2287719a1a218211e7a071bfb8926609ee2e70bf', '{"bet": {"_id": "01a201af-32dd-709f-bf54-93ab121c1298", "odds": {"_id": "01a201af-1729-73fe-8aaf-4cbe5e3db879", "name": "Over 3.5 Throw", "odds": 1.5, "betType": "over", "eventType": "Throw", "threshold": 3.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201af-1729-73fe-8aaf-4cbe5e3db879", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3b10e4cbdf99", "roundNumber": 7}}, "chips": 41}', '2026-05-01 19:10:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T19:10:00.000Z-3', '9c85137aabc99747ba36b944dc7f362bc9c1c72b11a13f768d6c20757f357636', '{"bet": {"_id": "01a201af-3338-75f1-9c7c-378bf214d363", "odds": {"_id": "01a201ae-e989-7159-ba02-ff402fe61d2f", "name": "Over 1.5 Corner", "odds": 1.95, "betType": "over", "eventType": "Corner", "threshold": 1.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-e989-7159-ba02-ff402fe61d2f", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-9b5d8896f1d3", "roundNumber": 5}}, "chips": 97}', '2026-05-01 19:10:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:10:00.000Z-3', '1b77dba9b3e8e9e351032950aa4e61239a7588f95666306fd56bb87d113ed45a', '{"bet": {"_id": "01a201af-33b4-779b-971d-89fc0292621e", "odds": {"_id": "01a201ae-e989-7159-ba03-04a87e94ab01", "name": "Under 1.5 Corner", "odds": 1.8, "betType": "under", "eventType": "Corner", "threshold": 1.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-e989-7159-ba03-04a87e94ab01", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T19:10:00.000Z", "createdAt": "2026-05-01T19:10:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-9b5d8896f1d3", "roundNumber": 5}}, "chips": 95}', '2026-05-01 19:10:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:15:00.000Z-2', '89b5d455a1ce5efb3c9187c9fe80e91d178f4cf685c1e144b9f7d9c78c9966e2', '{"bet": {"_id": "01a201af-353e-7344-8dd5-7825e4c7fe90", "odds": {"_id": "01a201af-060d-7669-8063-775e74fad046", "name": "Over 1.5 Throw", "odds": 1.49, "betType": "over", "eventType": "Throw", "threshold": 1.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201af-060d-7669-8063-775e74fad046", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T19:15:00.000Z", "createdAt": "2026-05-01T19:15:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-39d0a8aaf419", "roundNumber": 12}}, "chips": 81}', '2026-05-01 19:15:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:19:00.000Z-1', '431ff5148df9ff51b4587ce1e9e99005fde7bdaa586ac146b88ce4a72219010a', '{"bet": {"_id": "01a201af-3693-72fa-a1ab-40ae68f68769", "odds": {"_id": "01a201ae-daec-746e-a19c-cd71310c351a", "name": "Over 1 Corner", "odds": 1.22, "betType": "over", "eventType": "Corner", "threshold": 1}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 1, "oddsId": "01a201ae-daec-746e-a19c-cd71310c351a", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:19:00.000Z", "createdAt": "2026-05-01T19:19:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3dcc8074838c", "roundNumber": 8}}, "chips": 83}', '2026-05-01 19:19:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:19:00.000Z-4', 'ce62ef940fc5eb40b466489da486ab6d95dbbebfa9dd7e5b94929fc7ff6932c6', '{"bet": {"_id": "01a201af-36d6-77f7-920c-1690b7223612", "odds": {"_id": "01a201ae-db87-71b0-a5e7-198e5e633576", "name": "Corner rush", "odds": 4.5, "betType": "over", "eventType": "Corner", "threshold": 3}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-db87-71b0-a5e7-198e5e633576", "lobbyId": "01a201ae-dc9a-7556-b582-dff71fd2ff6a", "outcome": "open", "placedAt": "2026-05-01T19:19:00.000Z", "createdAt": "2026-05-01T19:19:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3dcc8074838c", "roundNumber": 8}}, "chips": 69}', '2026-05-01 19:19:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:19:00.000Z-2', '804a794dc5e7493bd7278b5a1cea978408998751c382e752ac087d1e764d5d75', '{"bet": {"_id": "01a201af-37aa-7767-84c0-210116cee751", "odds": {"_id": "01a201ae-d34e-736b-8a19-ec3114a39c78", "name": "Under 0.5 Corner", "odds": 2.75, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-d34e-736b-8a19-ec3114a39c78", "lobbyId": "01a201ae-e21b-773b-aae7-d5af99fa2555", "outcome": "open", "placedAt": "2026-05-01T19:19:00.000Z", "createdAt": "2026-05-01T19:19:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-d2f5-7585-971a-3dcc8074838c", "roundNumber": 8}}, "chips": 39}', '2026-05-01 19:19:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:20:00.000Z-2', 'b672a80891b77517291d1f83057920694bd7eec4f826389487e5f083893be3fd', '{"bet": {"_id": "01a201af-382f-709d-ab70-4af7a6ab3178", "odds": {"_id": "01a201ae-e5e9-7319-a382-dbfdbda3c74e", "name": "Under 0.5 Corner", "odds": 1.6, "betType": "under", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-e5e9-7319-a382-dbfdbda3c74e", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T19:20:00.000Z", "createdAt": "2026-05-01T19:20:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-3e8600499043", "roundNumber": 13}}, "chips": 76}', '2026-05-01 19:20:00+00'),
	('01a201ae-d05e-7773-8b30-f862016cb847', 'Ana-2026-05-01T19:24:00.000Z-3', '48a9b74d1b2fe54acebb7b5d3b43316606e48db3b370f40b1fa42583ff8a50c4', '{"bet": {"_id": "01a201af-3a04-7418-ac30-069fc6f5ea06", "odds": {"_id": "01a201ae-e989-7159-ba02-ebacd46daae8", "name": "Over 7.5 Throw", "odds": 1.65, "betType": "over", "eventType": "Throw", "threshold": 7.5}, "user": {"_id": "01a201ae-d05e-7773-8b30-f862016cb847", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 3, "oddsId": "01a201ae-e989-7159-ba02-ebacd46daae8", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T19:24:00.000Z", "createdAt": "2026-05-01T19:24:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-9d7f2c6e7003", "roundNumber": 6}}, "chips": 102}', '2026-05-01 19:24:00+00'),
	('01a201ae-d105-7615-981d-b32b77041eca', 'Eve-2026-05-01T19:24:00.000Z-4', '8b07a789e042efd10d659491879d1bd48412d7468f71cfda50bc829a071b1ac3', '{"bet": {"_id": "01a201af-3a75-714f-b993-0e7914ae7769", "odds": {"_id": "01a201ae-e989-7159-ba02-f3a8ecc7914b", "name": "Under 7.5 Throw", "odds": 2.15, "betType": "under", "eventType": "Throw", "threshold": 7.5}, "user": {"_id": "01a201ae-d105-7615-981d-b32b77041eca", "name": "Eve", "username": "Eve", "selectedAvatar": null}, "stake": 4, "oddsId": "01a201ae-e989-7159-ba02-f3a8ecc7914b", "lobbyId": "01a201ae-e9a5-729f-87db-e936543b2aad", "outcome": "open", "placedAt": "2026-05-01T19:24:00.000Z", "createdAt": "2026-05-01T19:24:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e8fd-74c1-8705-9d7f2c6e7003", "roundNumber": 6}}, "chips": 93}', '2026-05-01 19:24:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:25:00.000Z-2', '4f417e1ca0825988ec40b7980ad04513e020c1e683368131d990effce1a4c0bc', '{"bet": {"_id": "01a201af-3aea-70f3-975a-a859584b943b", "odds": {"_id": "01a201af-060d-7669-8063-775e74fad046", "name": "Over 1.5 Throw", "odds": 1.55, "betType": "over", "eventType": "Throw", "threshold": 1.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201af-060d-7669-8063-775e74fad046", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T19:25:00.000Z", "createdAt": "2026-05-01T19:25:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-4057a0cc8989", "roundNumber": 14}}, "chips": 74}', '2026-05-01 19:25:00+00'),
	('01a201ae-d0a2-7042-a5ad-9393aea051eb', 'Ben-2026-05-01T19:30:00.000Z-2', 'a446f00ec848ad5c2ff2110918f105af4790f940f5d6cb9eb427d9fa9e29fb83', '{"bet": {"_id": "01a201af-40a9-7241-a8c8-12c37368aa44", "odds": {"_id": "01a201ae-e5e9-7319-a382-d28f6ed42094", "name": "Over 0.5 Corner", "odds": 2.25, "betType": "over", "eventType": "Corner", "threshold": 0.5}, "user": {"_id": "01a201ae-d0a2-7042-a5ad-9393aea051eb", "name": "Ben", "username": "Ben", "selectedAvatar": null}, "stake": 2, "oddsId": "01a201ae-e5e9-7319-a382-d28f6ed42094", "lobbyId": "01a201ae-e611-703f-a332-a09d0cbb0723", "outcome": "open", "placedAt": "2026-05-01T19:30:00.000Z", "createdAt": "2026-05-01T19:30:00.000Z", "settledAt": null, "matchRound": {"_id": "01a201ae-e5ab-760f-85c4-44d336352cd2", "roundNumber": 15}}, "chips": 75}', '2026-05-01 19:30:00+00');
INSERT INTO public.round VALUES
	('01a201ae-d2e4-712f-8773-ddf3532beb47', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 1, 0, 10),
	('01a201ae-d2f5-7585-971a-263a544bb8a8', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 2, 10, 20),
	('01a201ae-d2f5-7585-971a-2b8745492343', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 3, 20, 30),
	('01a201ae-d2f5-7585-971a-2c93176ae9e8', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 4, 30, 40),
	('01a201ae-d2f5-7585-971a-32bf2be47a91', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 5, 40, NULL),
	('01a201ae-d2f5-7585-971a-37e8691e556e', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 6, 0, 10),
	('01a201ae-d2f5-7585-971a-3b10e4cbdf99', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 7, 10, 20),
	('01a201ae-d2f5-7585-971a-3dcc8074838c', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 8, 20, 30),
	('01a201ae-d2f5-7585-971a-419c78276485', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 9, 30, 40),
	('01a201ae-d2f5-7585-971a-45849965c98b', '01a201ae-d2d7-743d-b26e-a220c0ac28b6', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 10, 40, NULL),
	('01a201ae-d62f-76d5-8fef-6cfa9b37f9ca', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-cc631a428564', 1, 0, 10),
	('01a201ae-d62f-76d5-8fef-70f512e9c152', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-cc631a428564', 2, 10, 20),
	('01a201ae-d62f-76d5-8fef-75ffe5f36862', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-cc631a428564', 3, 20, 30),
	('01a201ae-d62f-76d5-8fef-78c13fe9c810', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-cc631a428564', 4, 30, 40),
	('01a201ae-d62f-76d5-8fef-7cbefa66b166', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-cc631a428564', 5, 40, NULL),
	('01a201ae-d62f-76d5-8fef-80e6fd9bbb4e', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-d1f738f6634d', 6, 0, 10),
	('01a201ae-d62f-76d5-8fef-87213caa9dcf', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-d1f738f6634d', 7, 10, 20),
	('01a201ae-d62f-76d5-8fef-8b4e6be61384', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-d1f738f6634d', 8, 20, 30),
	('01a201ae-d62f-76d5-8fef-8df2bbfc20fc', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-d1f738f6634d', 9, 30, 40),
	('01a201ae-d62f-76d5-8fef-93828c6fe727', '01a201ae-d619-71b0-a7f7-0e8f867f0fae', '01a201ae-d589-765d-a51d-d1f738f6634d', 10, 40, NULL),
	('01a201ae-d80d-7622-af55-9d34923c4b1c', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-6e4f834a92b5', 1, 0, 10),
	('01a201ae-d80d-7622-af55-a3de9e40882d', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-6e4f834a92b5', 2, 10, 20),
	('01a201ae-d80d-7622-af55-a488a7c62482', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-6e4f834a92b5', 3, 20, 30),
	('01a201ae-d80d-7622-af55-a849d6fa421b', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-6e4f834a92b5', 4, 30, 40),
	('01a201ae-d80d-7622-af55-afc4eb23e43a', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-6e4f834a92b5', 5, 40, NULL),
	('01a201ae-d80d-7622-af55-b0f7bbfc62ef', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-7192ff975476', 6, 0, 10),
	('01a201ae-d80d-7622-af55-b4e6cb026838', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-7192ff975476', 7, 10, 20),
	('01a201ae-d80d-7622-af55-b893872d4f7d', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-7192ff975476', 8, 20, 30),
	('01a201ae-d80d-7622-af55-bfc948f0a4a2', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-7192ff975476', 9, 30, 40),
	('01a201ae-d80d-7622-af55-c34b680da1ff', '01a201ae-d7fb-74fb-b3f0-0b95635488ec', '01a201ae-d7ba-74ad-86f8-7192ff975476', 10, 40, NULL),
	('01a201ae-e5ab-760f-85c4-0e4dc4b60ed0', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 1, 0, 5),
	('01a201ae-e5ab-760f-85c4-106820aa92a5', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 2, 5, 10),
	('01a201ae-e5ab-760f-85c4-14fa6b25140a', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 3, 10, 15),
	('01a201ae-e5ab-760f-85c4-188f78a08435', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 4, 15, 20),
	('01a201ae-e5ab-760f-85c4-1e93f48a7c46', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 5, 20, 25),
	('01a201ae-e5ab-760f-85c4-2238001275c0', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 6, 25, 30),
	('01a201ae-e5ab-760f-85c4-2680d6e65df0', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 7, 30, 35),
	('01a201ae-e5ab-760f-85c4-289df87c5924', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 8, 35, 40),
	('01a201ae-e5ab-760f-85c4-2fe5cbf87ca0', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 9, 40, NULL),
	('01a201ae-e5ab-760f-85c4-3328ae16d149', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 10, 0, 5),
	('01a201ae-e5ab-760f-85c4-346cbdb73653', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 11, 5, 10),
	('01a201ae-e5ab-760f-85c4-39d0a8aaf419', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 12, 10, 15),
	('01a201ae-e5ab-760f-85c4-3e8600499043', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 13, 15, 20),
	('01a201ae-e5ab-760f-85c4-4057a0cc8989', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 14, 20, 25),
	('01a201ae-e5ab-760f-85c4-44d336352cd2', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 15, 25, 30),
	('01a201ae-e5ab-760f-85c4-4875fce04441', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 16, 30, 35),
	('01a201ae-e5ab-760f-85c4-4fba277aaf41', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 17, 35, 40),
	('01a201ae-e5ab-760f-85c4-529d28b614cc', '01a201ae-e5a1-72bd-8464-01ce1e45f54d', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 18, 40, NULL),
	('01a201ae-e8fd-74c1-8705-8967b7e54310', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 1, 0, 15),
	('01a201ae-e8fd-74c1-8705-8d862257bdb0', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 2, 15, 30),
	('01a201ae-e8fd-74c1-8705-909d3c321bb6', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d2b0-7118-9dd2-7009a4efa84c', 3, 30, NULL),
	('01a201ae-e8fd-74c1-8705-971ab97740f3', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 4, 0, 15),
	('01a201ae-e8fd-74c1-8705-9b5d8896f1d3', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 5, 15, 30),
	('01a201ae-e8fd-74c1-8705-9d7f2c6e7003', '01a201ae-e8ee-76a0-9eef-6df87a645528', '01a201ae-d2b0-7118-9dd2-756eeeb29d57', 6, 30, NULL);
INSERT INTO public.session VALUES
	('01a201af-415f-72b9-a6de-7be12513015d', '01a201ae-d05e-7773-8b30-f862016cb847', 'node', '2026-05-01 19:31:00+00', '2026-05-01 19:31:00+00', NULL, NULL),
	('01a201ae-d0da-72ac-a513-ae9bb41fda46', '01a201ae-d0cb-7352-9b8c-a887bf0553d1', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:31:00+00', NULL, NULL),
	('01a201ae-d0f2-74d1-b2f6-4cf86c2099b9', '01a201ae-d0ec-7180-9421-85b595440870', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:31:00+00', NULL, NULL),
	('01a201ae-d10d-7133-a700-98da440af247', '01a201ae-d105-7615-981d-b32b77041eca', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:31:00+00', NULL, NULL),
	('01a201ae-d14a-753a-adb2-dbf84bb2e148', '01a201ae-d12c-743f-b677-77b3cefb579c', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:31:00+00', NULL, NULL),
	('01a201ae-d014-7594-b922-41e9a7a1ce2d', '01a201ae-cff6-71db-95bb-864982fc5379', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:29:00+00', NULL, NULL),
	('01a201ae-d0aa-751e-a743-fcab86b76e80', '01a201ae-d0a2-7042-a5ad-9393aea051eb', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:31:00+00', NULL, NULL),
	('01a201ae-d073-7740-b6b3-f272ff8fa624', '01a201ae-d05e-7773-8b30-f862016cb847', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:31:00+00', NULL, NULL);
INSERT INTO public.suspension VALUES
	('01a201af-3cbd-71ca-9bdb-fd2c53ff023f', '01a201ae-d287-7183-a484-f811a700482d', 'Goal', NULL, '2026-05-01 19:26:00+00', NULL);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_username_key_key UNIQUE (username_key);
ALTER TABLE ONLY public.avatar
    ADD CONSTRAINT avatar_made_from_key UNIQUE (made_from);
ALTER TABLE ONLY public.avatar
    ADD CONSTRAINT avatar_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_lobby_id_account_id_round_id_key UNIQUE (lobby_id, account_id, round_id);
ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_lobby_id_seq_key UNIQUE (lobby_id, seq);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_pkey PRIMARY KEY (lobby_id, account_id);
ALTER TABLE ONLY public.due_work
    ADD CONSTRAINT due_work_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_type
    ADD CONSTRAINT event_type_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_lobby_id_key_key UNIQUE (lobby_id, key);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (lobby_id, seq);
ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lobby_round
    ADD CONSTRAINT lobby_round_pkey PRIMARY KEY (lobby_id, round_id);
ALTER TABLE ONLY public.match_event
    ADD CONSTRAINT match_event_match_id_source_id_key UNIQUE (match_id, source_id);
ALTER TABLE ONLY public.match_event
    ADD CONSTRAINT match_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.match_event_type
    ADD CONSTRAINT match_event_type_pkey PRIMARY KEY (match_id, name);
ALTER TABLE ONLY public.match_half
    ADD CONSTRAINT match_half_match_id_half_number_key UNIQUE (match_id, half_number);
ALTER TABLE ONLY public.match_half
    ADD CONSTRAINT match_half_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.match
    ADD CONSTRAINT match_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (lobby_id, account_id);
ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_pkey PRIMARY KEY (lobby_id, round_id, account_id);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_match_id_round_duration_key UNIQUE (match_id, round_duration);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.request
    ADD CONSTRAINT request_pkey PRIMARY KEY (account_id, request_id);
ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_plan_id_round_number_key UNIQUE (plan_id, round_number) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.suspension
    ADD CONSTRAINT suspension_pkey PRIMARY KEY (id);
CREATE INDEX bet_round ON public.bet USING btree (round_id, lobby_id);
CREATE INDEX chat_message_at ON public.chat_message USING btree (lobby_id, created_at);
CREATE INDEX due_work_match ON public.due_work USING btree (match_id) WHERE (done_at IS NULL);
CREATE UNIQUE INDEX due_work_once ON public.due_work USING btree (kind, round_id) WHERE ((done_at IS NULL) AND (round_id IS NOT NULL));
CREATE INDEX due_work_open ON public.due_work USING btree (due_at) WHERE (done_at IS NULL);
CREATE INDEX ledger_entry_account ON public.ledger_entry USING btree (lobby_id, account_id, seq);
CREATE INDEX ledger_entry_bet ON public.ledger_entry USING btree (bet_id) WHERE (bet_id IS NOT NULL);
CREATE UNIQUE INDEX lobby_code ON public.lobby USING btree (code) WHERE (status = 'open'::text);
CREATE INDEX lobby_match ON public.lobby USING btree (match_id);
CREATE INDEX lobby_plan ON public.lobby USING btree (plan_id);
CREATE INDEX lobby_round_round ON public.lobby_round USING btree (round_id);
CREATE INDEX match_event_at ON public.match_event USING btree (match_id, at);
CREATE INDEX match_status ON public.match USING btree (status) WHERE (deleted_at IS NULL);
CREATE INDEX member_account ON public.member USING btree (account_id);
CREATE INDEX option_plan ON public.option USING btree (plan_id);
CREATE INDEX password_link_account ON public.password_link USING btree (account_id);
CREATE INDEX refresh_token_session ON public.refresh_token USING btree (session_id);
CREATE INDEX round_half ON public.round USING btree (half_id);
CREATE INDEX session_account ON public.session USING btree (account_id);
CREATE INDEX stored_file_awaited ON public.stored_file USING btree (created_at) WHERE (state = 'awaited'::text);
CREATE INDEX stored_file_owner ON public.stored_file USING btree (owner_id);
CREATE INDEX suspension_match ON public.suspension USING btree (match_id);
CREATE TRIGGER ledger_only_grows BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION public.ledger_only_grows();
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_selected_avatar_fkey FOREIGN KEY (selected_avatar) REFERENCES public.avatar(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_lobby_id_account_id_fkey FOREIGN KEY (lobby_id, account_id) REFERENCES public.member(lobby_id, account_id);
ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);
ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);
ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);
ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_muted_by_fkey FOREIGN KEY (muted_by) REFERENCES public.account(id);
ALTER TABLE ONLY public.due_work
    ADD CONSTRAINT due_work_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.due_work
    ADD CONSTRAINT due_work_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES public.bet(id);
ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);
ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_host_id_fkey FOREIGN KEY (host_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);
ALTER TABLE ONLY public.lobby_round
    ADD CONSTRAINT lobby_round_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);
ALTER TABLE ONLY public.lobby_round
    ADD CONSTRAINT lobby_round_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);
ALTER TABLE ONLY public.match_event
    ADD CONSTRAINT match_event_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.match_event_type
    ADD CONSTRAINT match_event_type_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.match_half
    ADD CONSTRAINT match_half_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);
ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);
ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);
ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);
ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.request
    ADD CONSTRAINT request_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_half_id_fkey FOREIGN KEY (half_id) REFERENCES public.match_half(id);
ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.account(id);
ALTER TABLE ONLY public.suspension
    ADD CONSTRAINT suspension_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);
ALTER TABLE ONLY public.suspension
    ADD CONSTRAINT suspension_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);
