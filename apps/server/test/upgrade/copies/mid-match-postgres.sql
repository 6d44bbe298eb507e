--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: ledger_only_grows(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_only_grows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and exists (
    select from lobby join match on match.id = lobby.match_id join account on account.id = match.guest_id
    where lobby.id = old.lobby_id and account.guest_until is not null) then
    return old;
  end if;
  raise exception 'the ledger only grows';
end $$;


--
-- Name: operator_action_stands(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.operator_action_stands() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what was done stays written down';
end $$;


--
-- Name: trophies_only_grow(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.trophies_only_grow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the ledger of trophies only grows';
end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account; Type: TABLE; Schema: public; Owner: -
--

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
    is_demo boolean DEFAULT false NOT NULL,
    guided_at timestamp with time zone,
    disabled_at timestamp with time zone,
    disabled_reason text,
    names text GENERATED ALWAYS AS (lower(((name || chr(10)) || username))) STORED NOT NULL,
    guest_until timestamp with time zone,
    email_confirmed_at timestamp with time zone,
    CONSTRAINT account_role_check CHECK ((role = ANY (ARRAY['player'::text, 'admin'::text])))
);


--
-- Name: avatar; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.avatar (
    id uuid NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    made_from text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: bet; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bet (
    id uuid NOT NULL,
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    round_id uuid NOT NULL,
    option_id uuid NOT NULL,
    option_name text,
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
    card text,
    CONSTRAINT bet_bet_type_check CHECK ((bet_type = ANY (ARRAY['over'::text, 'under'::text]))),
    CONSTRAINT bet_card_check CHECK ((card = ANY (ARRAY['boost'::text, 'shield'::text, 'near-miss'::text, 'scout'::text]))),
    CONSTRAINT bet_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'void'::text]))),
    CONSTRAINT bet_stake_check CHECK ((stake > 0))
);


--
-- Name: bet_outcome; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bet_outcome (
    bet_id uuid NOT NULL,
    number integer NOT NULL,
    from_outcome text NOT NULL,
    to_outcome text NOT NULL,
    count integer,
    credit integer NOT NULL,
    at timestamp with time zone NOT NULL,
    reason text,
    CONSTRAINT bet_outcome_from_outcome_check CHECK ((from_outcome = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'void'::text]))),
    CONSTRAINT bet_outcome_number_check CHECK ((number > 0)),
    CONSTRAINT bet_outcome_to_outcome_check CHECK ((to_outcome = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'void'::text])))
);


--
-- Name: chat_message; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: chat_mute; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat_mute (
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    muted_by uuid NOT NULL,
    until_at timestamp with time zone NOT NULL
);


--
-- Name: console_lease; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.console_lease (
    match_id uuid NOT NULL,
    account_id uuid NOT NULL,
    until timestamp with time zone NOT NULL
);


--
-- Name: content_file; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_file (
    page text NOT NULL,
    revision integer NOT NULL,
    key text NOT NULL
);


--
-- Name: content_revision; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_revision (
    page text NOT NULL,
    revision integer NOT NULL,
    content jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL,
    account_id uuid NOT NULL,
    reverts integer,
    CONSTRAINT content_revision_revision_check CHECK ((revision > 0))
);


--
-- Name: counted_act; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counted_act (
    account_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT counted_act_kind_check CHECK ((kind = ANY (ARRAY['lobby-opened'::text, 'renamed'::text])))
);


--
-- Name: crash_group; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.crash_group (
    id uuid NOT NULL,
    fingerprint text NOT NULL,
    origin text NOT NULL,
    name text NOT NULL,
    message text NOT NULL,
    place text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    count bigint NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    versions text[] NOT NULL,
    CONSTRAINT crash_group_origin_check CHECK ((origin = ANY (ARRAY['browser'::text, 'server'::text, 'person'::text]))),
    CONSTRAINT crash_group_status_check CHECK ((status = ANY (ARRAY['open'::text, 'resolved'::text, 'muted'::text])))
);


--
-- Name: crash_report; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.crash_report (
    id uuid NOT NULL,
    group_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    version text NOT NULL,
    component text NOT NULL,
    location text NOT NULL,
    browser text NOT NULL,
    account_id uuid,
    description text,
    code text,
    status_code integer,
    cause text,
    stack text NOT NULL
);


--
-- Name: deal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deal (
    lobby_id uuid NOT NULL,
    seed text NOT NULL,
    dealt_at timestamp with time zone,
    commitment text
);


--
-- Name: due_work; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.due_work (
    kind text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    reason text,
    queue text NOT NULL,
    key text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    wait_until timestamp with time zone,
    last_error text
);


--
-- Name: email_change; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_change (
    account_id uuid NOT NULL,
    hash text NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: event_type; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.event_type (
    name text NOT NULL,
    display_name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    retired_at timestamp with time zone
);


--
-- Name: feed_source; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.feed_source (
    match_id uuid NOT NULL,
    source_id text NOT NULL,
    revision bigint NOT NULL,
    event_id uuid
);


--
-- Name: guest_game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guest_game (
    account_id uuid NOT NULL,
    match_id uuid,
    lobby_id uuid,
    held_by uuid,
    held_until timestamp with time zone NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: ledger_entry; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: ledger_seal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger_seal (
    lobby_id uuid NOT NULL,
    number integer NOT NULL,
    seq integer NOT NULL,
    secret text NOT NULL,
    chain text NOT NULL,
    root text NOT NULL,
    head text NOT NULL,
    reason text,
    at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_seal_number_check CHECK ((number > 0))
);


--
-- Name: lobby; Type: TABLE; Schema: public; Owner: -
--

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
    slow_seconds integer DEFAULT 0 NOT NULL,
    sealed integer DEFAULT 0 NOT NULL,
    CONSTRAINT lobby_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))
);


--
-- Name: lobby_round; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lobby_round (
    lobby_id uuid NOT NULL,
    round_id uuid NOT NULL,
    revealed_at timestamp with time zone,
    settled_at timestamp with time zone,
    settlement integer DEFAULT 0 NOT NULL,
    counts jsonb,
    changes_seen integer DEFAULT 0 NOT NULL,
    end_decided boolean DEFAULT false NOT NULL
);


--
-- Name: match; Type: TABLE; Schema: public; Owner: -
--

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
    guest_id uuid,
    CONSTRAINT match_status_check CHECK ((status = ANY (ARRAY['upcoming'::text, 'active'::text, 'completed'::text, 'abandoned'::text]))),
    CONSTRAINT match_tempo_check CHECK ((tempo > (0)::double precision))
);


--
-- Name: match_event; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: match_event_type; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.match_event_type (
    match_id uuid NOT NULL,
    name text NOT NULL,
    display_name text NOT NULL,
    "position" integer NOT NULL,
    retired_at timestamp with time zone
);


--
-- Name: match_feed; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.match_feed (
    match_id uuid NOT NULL,
    state text NOT NULL,
    secret_number integer NOT NULL,
    heard_at timestamp with time zone,
    source text NOT NULL,
    file jsonb,
    since timestamp with time zone,
    attached_by uuid,
    held_by uuid,
    CONSTRAINT match_feed_source_check CHECK ((source = ANY (ARRAY['push'::text, 'file'::text, 'simulator'::text]))),
    CONSTRAINT match_feed_state_check CHECK ((state = ANY (ARRAY['following'::text, 'held'::text, 'suspended'::text])))
);


--
-- Name: match_half; Type: TABLE; Schema: public; Owner: -
--

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


--
-- Name: member; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.member (
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    role text NOT NULL,
    ranked boolean NOT NULL,
    present boolean DEFAULT true NOT NULL,
    chips integer DEFAULT 0 NOT NULL,
    bets_placed integer DEFAULT 0 NOT NULL,
    bets_won integer DEFAULT 0 NOT NULL,
    inactive_rounds integer DEFAULT 0 NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    played_since timestamp with time zone,
    spectator_since timestamp with time zone,
    seat_version integer DEFAULT 0 NOT NULL,
    seat_end text,
    eliminated_in integer,
    last_standing boolean DEFAULT false NOT NULL,
    rounds_open integer DEFAULT 0 NOT NULL,
    rounds_bet integer DEFAULT 0 NOT NULL,
    CONSTRAINT member_role_check CHECK ((role = ANY (ARRAY['player'::text, 'spectator'::text]))),
    CONSTRAINT member_seat_end_check CHECK ((seat_end = ANY (ARRAY['stepped-down'::text, 'kicked'::text, 'removed'::text, 'eliminated'::text])))
);


--
-- Name: older_evidence; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.older_evidence (
    lobby_id uuid NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    CONSTRAINT older_evidence_kind_check CHECK ((kind = ANY (ARRAY['seal'::text, 'price'::text, 'gift'::text])))
);


--
-- Name: operator_action; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operator_action (
    number bigint NOT NULL,
    id uuid NOT NULL,
    match_id uuid,
    account_id uuid,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    subject jsonb NOT NULL,
    before jsonb,
    after jsonb,
    inverse jsonb,
    no_undo text,
    changes text[] NOT NULL,
    uses text[] NOT NULL,
    undoes uuid,
    CONSTRAINT operator_action_check CHECK (((inverse IS NULL) <> (no_undo IS NULL)))
);


--
-- Name: operator_action_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.operator_action ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.operator_action_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: option; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.option (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    plan_id uuid NOT NULL,
    name text,
    event_type text NOT NULL,
    bet_type text NOT NULL,
    threshold double precision NOT NULL,
    hundredths integer NOT NULL,
    set_by text NOT NULL,
    retired_at timestamp with time zone,
    retired_by text,
    created_at timestamp with time zone NOT NULL,
    priced_by uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    handed_back_at timestamp with time zone,
    CONSTRAINT option_bet_type_check CHECK ((bet_type = ANY (ARRAY['over'::text, 'under'::text]))),
    CONSTRAINT option_hundredths_check CHECK (((hundredths >= 101) AND (hundredths <= 10000))),
    CONSTRAINT option_retired_by_check CHECK ((retired_by = ANY (ARRAY['model'::text, 'admin'::text]))),
    CONSTRAINT option_set_by_check CHECK ((set_by = ANY (ARRAY['model'::text, 'admin'::text, 'default'::text])))
);


--
-- Name: password_link; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.password_link (
    hash text NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: penalty; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.penalty (
    lobby_id uuid NOT NULL,
    round_id uuid NOT NULL,
    account_id uuid NOT NULL,
    amount integer NOT NULL,
    kicked boolean NOT NULL,
    at timestamp with time zone NOT NULL,
    told integer
);


--
-- Name: plan; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plan (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    round_duration integer NOT NULL,
    priced_round_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT plan_round_duration_check CHECK ((round_duration > 0))
);


--
-- Name: price_list; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.price_list (
    plan_id uuid NOT NULL,
    round_id uuid NOT NULL,
    from_at timestamp with time zone NOT NULL,
    prices jsonb NOT NULL,
    guessed boolean DEFAULT false NOT NULL
);


--
-- Name: refresh_token; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refresh_token (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: removal; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.removal (
    lobby_id uuid NOT NULL,
    account_id uuid NOT NULL,
    removed_by uuid NOT NULL,
    removed_to text NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT removal_removed_to_check CHECK ((removed_to = ANY (ARRAY['spectator'::text, 'out'::text])))
);


--
-- Name: request; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.request (
    account_id uuid NOT NULL,
    request_id text NOT NULL,
    body_hash text NOT NULL,
    reply jsonb,
    created_at timestamp with time zone NOT NULL,
    route text,
    steps text,
    answer text,
    CONSTRAINT request_holds CHECK (((reply IS NOT NULL) OR (steps IS NOT NULL) OR (answer IS NOT NULL)))
);


--
-- Name: round; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.round (
    id uuid NOT NULL,
    plan_id uuid NOT NULL,
    half_id uuid NOT NULL,
    round_number integer NOT NULL,
    start_minute double precision NOT NULL,
    end_minute double precision
);


--
-- Name: round_change; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.round_change (
    number integer NOT NULL,
    round_id uuid NOT NULL,
    reason text NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: round_change_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.round_change ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.round_change_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: scout_look; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.scout_look (
    lobby_id uuid NOT NULL,
    round_id uuid NOT NULL,
    account_id uuid NOT NULL,
    looked_at timestamp with time zone NOT NULL
);


--
-- Name: session; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    device text,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_why text
);


--
-- Name: stored_file; Type: TABLE; Schema: public; Owner: -
--

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
    made_for text,
    uploaded_size integer,
    CONSTRAINT stored_file_refused_as_check CHECK ((refused_as = ANY (ARRAY['unsupported-type'::text, 'too-large'::text]))),
    CONSTRAINT stored_file_state_check CHECK ((state = ANY (ARRAY['awaited'::text, 'ready'::text, 'refused'::text])))
);


--
-- Name: suspension; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.suspension (
    id uuid NOT NULL,
    match_id uuid NOT NULL,
    event_type text,
    option_id uuid,
    from_at timestamp with time zone NOT NULL,
    until_at timestamp with time zone,
    of_feed boolean DEFAULT false NOT NULL
);


--
-- Name: trophy_booking; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trophy_booking (
    lobby_id uuid NOT NULL,
    number integer NOT NULL,
    counted boolean NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT trophy_booking_number_check CHECK ((number > 0))
);


--
-- Name: trophy_entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trophy_entry (
    lobby_id uuid NOT NULL,
    booking integer NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    "position" integer NOT NULL,
    won boolean NOT NULL,
    trophies integer NOT NULL,
    CONSTRAINT trophy_entry_check CHECK (
CASE kind
    WHEN 'award'::text THEN (trophies >= 0)
    ELSE (trophies <= 0)
END),
    CONSTRAINT trophy_entry_kind_check CHECK ((kind = ANY (ARRAY['award'::text, 'reversal'::text]))),
    CONSTRAINT trophy_entry_position_check CHECK (("position" > 0))
);


--
-- Data for Name: account; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account VALUES ('01a2152c-43a7-753c-b870-2ace7b5171f8', 'Ana', 'ana.086126dd@bettle.example', 'ana.086126dd@bettle.example', 'Ana', 'ana', '$argon2id$v=19$m=64,t=1,p=1$WzuEYgpJXrGnOy1asGvY9Q$NoWDJnQf/Tg0LXiPqWU/uq12OhoJLj2N6RVWcqQiIs0', 'player', NULL, NULL, false, NULL, '2026-05-01 19:33:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', false, NULL, NULL, NULL, DEFAULT, NULL, NULL);
INSERT INTO public.account VALUES ('01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'Dan', 'dan.4fe59b0a@bettle.example', 'dan.4fe59b0a@bettle.example', 'Dan', 'dan', '$argon2id$v=19$m=64,t=1,p=1$HmIe06j86MM/kT7qwe5jWw$13sgt/Y5QN9W4GxbHsKih9F79KcFG8kVFE5L+Y0KQOc', 'player', NULL, NULL, false, NULL, '2026-05-01 19:33:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', false, NULL, NULL, NULL, DEFAULT, NULL, NULL);
INSERT INTO public.account VALUES ('01a2152c-4401-76cc-95d3-79b6588e1958', 'Ben', 'ben.e23a7530@bettle.example', 'ben.e23a7530@bettle.example', 'Ben', 'ben', '$argon2id$v=19$m=64,t=1,p=1$BA1zcrddJNxp78AofKoouQ$dBSS1MXj9/utwLJPGl+c0WunVVOi1lijY6DKpEwsvqE', 'player', NULL, NULL, false, NULL, '2026-05-01 19:33:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', false, NULL, NULL, NULL, DEFAULT, NULL, NULL);
INSERT INTO public.account VALUES ('01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'Eve', 'eve.6d94d763@bettle.example', 'eve.6d94d763@bettle.example', 'Eve', 'eve', '$argon2id$v=19$m=64,t=1,p=1$Aba5OPc8U42ZLfNEeWZqgA$DuXWIF9iI1F8aTLbfQlN3eT/Gmsl8B/UfkqPXBTwPB0', 'player', NULL, NULL, false, NULL, '2026-05-01 19:33:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', false, NULL, NULL, NULL, DEFAULT, NULL, NULL);
INSERT INTO public.account VALUES ('01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'Cleo', 'cleo.d3b069cf@bettle.example', 'cleo.d3b069cf@bettle.example', 'Cleo', 'cleo', '$argon2id$v=19$m=64,t=1,p=1$3lav0V/eOuWGZOTqkicTcw$ddy1c2Nd9+zsJBRanZw0fdwwHzwe8iUXrxahrseBWKc', 'player', NULL, NULL, false, NULL, '2026-05-01 19:33:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', false, NULL, NULL, NULL, DEFAULT, NULL, NULL);
INSERT INTO public.account VALUES ('01a2152c-4056-71f7-baf6-3dfe38391a10', 'Admin', 'admin.3535872f@bettle.example', 'admin.3535872f@bettle.example', 'Player', 'player', '$argon2id$v=19$m=64,t=1,p=1$OjA/06tFMTVwyy8RN0mahw$F4iRwpqL43jnojfQt9nwAyETZpT2Yq20n9d1XBm7Pnw', 'admin', NULL, NULL, false, NULL, '2026-05-01 19:33:00+00', NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', false, NULL, NULL, NULL, DEFAULT, NULL, NULL);


--
-- Data for Name: avatar; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: bet; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bet VALUES ('01a2152c-4a43-7020-9f24-27847e8c3fd9', '01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-43a7-753c-b870-2ace7b5171f8', '01a2152c-457c-72ac-857b-ee5330ab519f', '01a2152c-463e-7298-a49c-11e9a8a89933', NULL, 'Throw', 'over', 5.5, 185, 10, 'lost', 0, 1, '2026-05-01 18:00:00+00', '2026-05-01 18:04:42+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-4b29-739c-969c-a33910ec30da', '01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-4401-76cc-95d3-79b6588e1958', '01a2152c-457c-72ac-857b-ee5330ab519f', '01a2152c-463e-7298-a49c-187bd9bc2347', NULL, 'Throw', 'under', 5.5, 190, 10, 'won', 19, 1, '2026-05-01 18:00:00+00', '2026-05-01 18:04:42+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-653b-76e2-97ca-d0ffeb9c7859', '01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-43a7-753c-b870-2ace7b5171f8', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-42a4-7197-8516-b93c09583049', NULL, 'Throw', 'over', 5.5, 185, 10, 'lost', 0, 2, '2026-05-01 18:09:24+00', '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-65cd-71a7-a5e6-1e9efececb61', '01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4401-76cc-95d3-79b6588e1958', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-42a4-7197-8516-c053833b27f9', NULL, 'Throw', 'under', 5.5, 190, 5, 'won', 9, 2, '2026-05-01 18:09:24+00', '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-669f-70ae-ae84-39262793a425', '01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-42a4-7197-8516-b93c09583049', NULL, 'Throw', 'over', 5.5, 185, 5, 'lost', 0, 2, '2026-05-01 18:09:24+00', '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-6721-7498-b6ed-6f4a73715e1f', '01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', '01a2152c-5cdc-74dc-bb30-d3da60732a88', '01a2152c-5d1b-750c-a8d9-66b1456eba6b', NULL, 'Throw', 'over', 2.5, 175, 15, 'lost', 0, 2, '2026-05-01 18:09:24+00', '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-6ad0-74b4-9dd3-dd9a3198de15', '01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-43a7-753c-b870-2ace7b5171f8', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-6894-7432-96ee-da30d04840bb', NULL, 'Throw', 'over', 4.5, 175, 8, 'lost', 0, 0, '2026-05-01 18:13:00+00', '2026-05-01 18:56:00+00', 'near-miss');
INSERT INTO public.bet VALUES ('01a2152c-6f77-7218-ba89-a08c60e05230', '01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4401-76cc-95d3-79b6588e1958', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-42a4-7197-8516-ad6cfb25237a', NULL, 'Goal', 'over', 0.5, 385, 5, 'lost', 0, 0, '2026-05-01 18:21:00+00', '2026-05-01 18:56:00+00', NULL);
INSERT INTO public.bet VALUES ('01a2152c-7f62-75c5-ab45-6076e3a812cb', '01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4401-76cc-95d3-79b6588e1958', '01a2152c-4245-74d6-9582-beee1134900a', '01a2152c-7d5f-7054-ac2b-37fa373d3071', NULL, 'Throw', 'over', 3.5, 160, 6, 'open', NULL, NULL, '2026-05-01 19:25:00+00', NULL, NULL);
INSERT INTO public.bet VALUES ('01a2152c-7faf-7148-921d-f9782dc8fbff', '01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', '01a2152c-4245-74d6-9582-beee1134900a', '01a2152c-7d5f-7054-ac2b-3a094f26992b', NULL, 'Throw', 'under', 3.5, 225, 4, 'open', NULL, NULL, '2026-05-01 19:25:00+00', NULL, NULL);
INSERT INTO public.bet VALUES ('01a2152c-81a3-723f-aab6-64eb16aa7dbc', '01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-43a7-753c-b870-2ace7b5171f8', '01a2152c-4245-74d6-9582-c33829f40386', '01a2152c-7d5f-7054-ac2b-37fa373d3071', NULL, 'Throw', 'over', 3.5, 160, 3, 'open', NULL, NULL, '2026-05-01 19:33:00+00', NULL, NULL);


--
-- Data for Name: bet_outcome; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bet_outcome VALUES ('01a2152c-4a43-7020-9f24-27847e8c3fd9', 1, 'open', 'lost', 1, 0, '2026-05-01 18:04:42+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-4b29-739c-969c-a33910ec30da', 1, 'open', 'won', 1, 19, '2026-05-01 18:04:42+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-6721-7498-b6ed-6f4a73715e1f', 1, 'open', 'won', 3, 26, '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-653b-76e2-97ca-d0ffeb9c7859', 1, 'open', 'lost', 3, 0, '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-65cd-71a7-a5e6-1e9efececb61', 1, 'open', 'won', 3, 9, '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-669f-70ae-ae84-39262793a425', 1, 'open', 'lost', 3, 0, '2026-05-01 18:21:00+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-653b-76e2-97ca-d0ffeb9c7859', 2, 'lost', 'lost', 2, 0, '2026-05-01 18:21:00+00', 'operator: A foul before it');
INSERT INTO public.bet_outcome VALUES ('01a2152c-65cd-71a7-a5e6-1e9efececb61', 2, 'won', 'won', 2, 9, '2026-05-01 18:21:00+00', 'operator: A foul before it');
INSERT INTO public.bet_outcome VALUES ('01a2152c-669f-70ae-ae84-39262793a425', 2, 'lost', 'lost', 2, 0, '2026-05-01 18:21:00+00', 'operator: A foul before it');
INSERT INTO public.bet_outcome VALUES ('01a2152c-6721-7498-b6ed-6f4a73715e1f', 2, 'won', 'lost', 2, 0, '2026-05-01 18:21:00+00', 'operator: A foul before it');
INSERT INTO public.bet_outcome VALUES ('01a2152c-6ad0-74b4-9dd3-dd9a3198de15', 1, 'open', 'lost', 0, 0, '2026-05-01 18:56:00+00', NULL);
INSERT INTO public.bet_outcome VALUES ('01a2152c-6f77-7218-ba89-a08c60e05230', 1, 'open', 'lost', 0, 0, '2026-05-01 18:56:00+00', NULL);


--
-- Data for Name: chat_message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat_message VALUES ('01a2152c-62cd-7456-98c4-ef5e2dcdfbd9', '01a2152c-5b96-766e-8253-707b54a8dbb9', 1, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'player', 'Here we go!', NULL, NULL, '2026-05-01 18:09:24+00');
INSERT INTO public.chat_message VALUES ('01a2152c-62e4-7690-802a-955e042f18a8', '01a2152c-5b96-766e-8253-707b54a8dbb9', 2, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'player', '', '01a2152c-43a7-753c-b870-2ace7b5171f8', '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00');
INSERT INTO public.chat_message VALUES ('01a2152c-8255-706f-88dc-3381e65b891a', '01a2152c-5b96-766e-8253-707b54a8dbb9', 3, '01a2152c-4401-76cc-95d3-79b6588e1958', 'player', 'Corners, please.', NULL, NULL, '2026-05-01 19:33:00+00');


--
-- Data for Name: chat_mute; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat_mute VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', '01a2152c-43a7-753c-b870-2ace7b5171f8', '2026-05-01 18:24:24+00');


--
-- Data for Name: console_lease; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_file; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: content_revision; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_revision VALUES ('landing', 1, '{"page": {"title": "Bettle", "description": "A game."}, "footer": {"text": "", "links": [{"href": "/terms-of-service", "label": "Rules"}]}, "sections": [{"kind": "hero", "text": "Over or under.", "media": null, "accent": "", "action": "Play", "heading": "Call it", "visible": true}]}', '2026-05-01 18:09:24+00', '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL);


--
-- Data for Name: counted_act; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: crash_group; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.crash_group VALUES ('01a2152c-5e2e-747b-8447-343c02b27564', 'ed360bd552f886bfc157e19a39c7865a75c2af9ca9e2693114736095266ea27b', 'browser', 'TypeError', 'For a test', '', 'open', 1, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', '{}');


--
-- Data for Name: crash_report; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.crash_report VALUES ('9363efe7-4dac-412f-82b5-1fee88e2caa1', '01a2152c-5e2e-747b-8447-343c02b27564', '2026-05-01 18:09:24+00', '', '', '/', 'node', NULL, NULL, NULL, NULL, NULL, '');


--
-- Data for Name: deal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deal VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '45be70537c3cdb3062b06cd18dbedf52ba27eba27edf084cf23e88d61634b1f7', '2026-05-01 18:00:06+00', '08b06daee46c336ca7a6e21b17b2a06fbd4040332570e56d5c5ae078ad99e1ef');
INSERT INTO public.deal VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '61380b8f76aa7f66a79a734524323b6e0562447e7afc1fe8d08765153b5f639f', '2026-05-01 18:10:00+00', 'b683f0bfb27be14c3285c67dc06a8902fb90863d6aa22a6ae37af25065119299');
INSERT INTO public.deal VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 'dca3e33b2467dada494fcb51757d48a35d22bc045dde4ec98ae09ba17540bef0', '2026-05-01 18:10:00+00', 'f21da9ffcb52f516eb17df95aa84ed6a38df0be4eb3739bc03e2490f7595dd48');
INSERT INTO public.deal VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 'f1ff6583f70d03a021f69fdcac079539797ee9f5a0685a012dcf62d9cd5ad157', '2026-05-01 18:10:00+00', 'add933b987cffd3636b8ae60ef5ca6101430f4a5454defe954f5a058d23e25e5');


--
-- Data for Name: due_work; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.due_work VALUES ('round-end', '2026-05-01 19:37:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-04ce2355f52d', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-start', '2026-05-01 19:37:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-089b5e5c461f', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-end', '2026-05-01 19:42:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-089b5e5c461f', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-start', '2026-05-01 19:42:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-0e1bd70d2ea1', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-end', '2026-05-01 19:47:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-0e1bd70d2ea1', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-start', '2026-05-01 19:47:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-12c867942ad4', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-end', '2026-05-01 19:52:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-12c867942ad4', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-start', '2026-05-01 19:52:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cdc-74dc-bb31-16776a2ad57b', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-end', '2026-05-01 19:42:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4245-74d6-9582-beee1134900a', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-start', '2026-05-01 19:42:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4245-74d6-9582-c33829f40386', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-end', '2026-05-01 19:52:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4245-74d6-9582-c33829f40386', 0, NULL, NULL);
INSERT INTO public.due_work VALUES ('round-start', '2026-05-01 19:52:00+00', NULL, 'match:01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4245-74d6-9582-c4ff9ecefbd4', 0, NULL, NULL);


--
-- Data for Name: email_change; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: event_type; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.event_type VALUES ('Backheel', 'Backheel', '2026-05-01 18:09:24+00', 1, NULL);


--
-- Data for Name: feed_source; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: guest_game; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-the-game', '2026-11-26T00:05:48.390Z');
INSERT INTO public.kysely_migration VALUES ('0002-accounts-and-files', '2026-11-26T00:05:48.510Z');
INSERT INTO public.kysely_migration VALUES ('0003-chat', '2026-11-26T00:05:48.571Z');
INSERT INTO public.kysely_migration VALUES ('0004-sessions-and-edge', '2026-11-26T00:05:48.589Z');
INSERT INTO public.kysely_migration VALUES ('0005-due-work', '2026-11-26T00:05:48.622Z');
INSERT INTO public.kysely_migration VALUES ('0006-bet-outcomes', '2026-11-26T00:05:48.647Z');
INSERT INTO public.kysely_migration VALUES ('0006-reasons-as-codes', '2026-11-26T00:05:48.663Z');
INSERT INTO public.kysely_migration VALUES ('0006-the-names-of-options', '2026-11-26T00:05:48.673Z');
INSERT INTO public.kysely_migration VALUES ('0007-seats', '2026-11-26T00:05:48.682Z');
INSERT INTO public.kysely_migration VALUES ('0008-caps-and-likeness', '2026-11-26T00:05:48.708Z');
INSERT INTO public.kysely_migration VALUES ('0009-price-lists', '2026-11-26T00:05:48.746Z');
INSERT INTO public.kysely_migration VALUES ('0009-seats-of-bets', '2026-11-26T00:05:48.766Z');
INSERT INTO public.kysely_migration VALUES ('0010-removals-and-slow-chats', '2026-11-26T00:05:48.790Z');
INSERT INTO public.kysely_migration VALUES ('0011-changes-of-rounds', '2026-11-26T00:05:48.824Z');
INSERT INTO public.kysely_migration VALUES ('0012-first-bet-guide', '2026-11-26T00:05:48.841Z');
INSERT INTO public.kysely_migration VALUES ('0013-operator-actions', '2026-11-26T00:05:48.924Z');
INSERT INTO public.kysely_migration VALUES ('0014-the-desk', '2026-11-26T00:05:48.934Z');
INSERT INTO public.kysely_migration VALUES ('0015-feeds', '2026-11-26T00:05:48.986Z');
INSERT INTO public.kysely_migration VALUES ('0016-email-changes', '2026-11-26T00:05:49.054Z');
INSERT INTO public.kysely_migration VALUES ('0017-console-leases', '2026-11-26T00:05:49.136Z');
INSERT INTO public.kysely_migration VALUES ('0018-lists-of-many', '2026-11-26T00:05:49.216Z');
INSERT INTO public.kysely_migration VALUES ('0020-crash-reports', '2026-11-26T00:05:49.307Z');
INSERT INTO public.kysely_migration VALUES ('0022-landing-page', '2026-11-26T00:05:49.365Z');
INSERT INTO public.kysely_migration VALUES ('0026-guests', '2026-11-26T00:05:49.420Z');
INSERT INTO public.kysely_migration VALUES ('0030-eliminations', '2026-11-26T00:05:49.456Z');
INSERT INTO public.kysely_migration VALUES ('0032-trophies', '2026-11-26T00:05:49.554Z');
INSERT INTO public.kysely_migration VALUES ('0034-cards', '2026-11-26T00:05:49.616Z');
INSERT INTO public.kysely_migration VALUES ('0036-ledger-seals', '2026-11-26T00:05:49.653Z');
INSERT INTO public.kysely_migration VALUES ('0038-ends-of-rounds', '2026-11-26T00:05:49.660Z');
INSERT INTO public.kysely_migration VALUES ('0040-guessed-prices', '2026-11-26T00:05:49.670Z');
INSERT INTO public.kysely_migration VALUES ('0041-deal-commitments', '2026-11-26T00:05:49.677Z');
INSERT INTO public.kysely_migration VALUES ('0042-penalties-told', '2026-11-26T00:05:49.684Z');
INSERT INTO public.kysely_migration VALUES ('0043-called-off-after-the-end', '2026-11-26T00:05:49.687Z');
INSERT INTO public.kysely_migration VALUES ('0053-replies-of-calls', '2026-11-26T00:05:49.707Z');
INSERT INTO public.kysely_migration VALUES ('0058-operators-who-bet', '2026-11-26T00:05:49.736Z');
INSERT INTO public.kysely_migration VALUES ('0062-rounds-bet-on', '2026-11-26T00:05:49.744Z');
INSERT INTO public.kysely_migration VALUES ('0063-older-evidence', '2026-11-26T00:05:49.773Z');
INSERT INTO public.kysely_migration VALUES ('0072-account-forms', '2026-11-26T00:05:49.774Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: ledger_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 1, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'join', 100, 100, NULL, 'join:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:00:00+00', '77e4c8fa126c075e06dd9319c53f3a94fb2b5c64a2d2a2557a4521cf37da3552');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 2, '01a2152c-4401-76cc-95d3-79b6588e1958', 'join', 100, 100, NULL, 'join:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:00:00+00', 'e5474337c4c95b286c6cff411cb4725938dc59da792acbe771d6f8be9ad3e62f');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 3, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'stake', -10, 90, '01a2152c-4a43-7020-9f24-27847e8c3fd9', 'stake:01a2152c-4a43-7020-9f24-27847e8c3fd9', NULL, '2026-05-01 18:00:00+00', '17529c11c2785fe434b574cb5c8c290a6cdff8c2a13afebc0dfe6bbd92354284');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 4, '01a2152c-4401-76cc-95d3-79b6588e1958', 'stake', -10, 90, '01a2152c-4b29-739c-969c-a33910ec30da', 'stake:01a2152c-4b29-739c-969c-a33910ec30da', NULL, '2026-05-01 18:00:00+00', '3b509f288d2ef00cedce82072f60d855c065ef8a382af84bfd0856d4069d9cf9');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 5, '01a2152c-4401-76cc-95d3-79b6588e1958', 'payout', 19, 109, '01a2152c-4b29-739c-969c-a33910ec30da', 'settle:01a2152c-4b29-739c-969c-a33910ec30da:1', NULL, '2026-05-01 18:04:42+00', '31f68d45667dd048d2af4b6684d25963c9cfc5340e64caa27128457f24de17e6');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 6, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 85, NULL, 'penalty:01a2152c-457c-72ac-857b-f27de992f2cf:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:04:42+00', '0c86aacd4ae61420d78af25d29696d88ffd8cbb2c4c16f8f831c26d6f54c0f1f');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 7, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 104, NULL, 'penalty:01a2152c-457c-72ac-857b-f27de992f2cf:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:04:42+00', 'e4d7d74c9dd1cde3c243633a606c085fec3a21051c3b59eda4049d12184e4274');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 8, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 80, NULL, 'penalty:01a2152c-457c-72ac-857b-f568947f71bb:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:04:42+00', '18fe5a03eaa3640cebe054634ef90ec4856a31aa9f04e41739a71e9fd4597b93');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 9, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 99, NULL, 'penalty:01a2152c-457c-72ac-857b-f568947f71bb:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:04:42+00', 'c3a3f0b64f86ca8f30e89bbaba47876a658d3b9b9afc73177d7cf60ebea9d069');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 10, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 75, NULL, 'penalty:01a2152c-457c-72ac-857b-f9279023dab2:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:04:42+00', '670ae803ade3f09b0d265e5b13eb47e564eaf2758b06a9002935399bb55e0e28');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 11, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 94, NULL, 'penalty:01a2152c-457c-72ac-857b-f9279023dab2:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:04:42+00', '326e4ea14a0ba17424eeedb427af1d6c5cbc63f0474e945d7149c00a21905898');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 12, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 70, NULL, 'penalty:01a2152c-457c-72ac-857b-fc9decccad04:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:04:42+00', '096741aa81dd08c3eac4020be06f96ccef0ca500d15d566761f5f9f9156b0298');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 13, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 89, NULL, 'penalty:01a2152c-457c-72ac-857b-fc9decccad04:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:04:42+00', '655262996810bd81047efcc163860905c6faa76f45cbe3f98f5ffc9a2967a7a2');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 14, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 65, NULL, 'penalty:01a2152c-457c-72ac-857c-00b0647c13d1:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', 'cb7981b004f1ecdc92374051251105ffc1de7c4e197d90e17741111470189805');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 15, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 84, NULL, 'penalty:01a2152c-457c-72ac-857c-00b0647c13d1:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', 'dd87c6805654cb2f4cc38bdc98eba919231bea364f3097272134a4d5b839f5fb');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 16, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 60, NULL, 'penalty:01a2152c-457c-72ac-857c-0482ec26366b:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', '330dbbda9149f74ba7968d469bf7796a6477645eb8d465fa9451fd2742142437');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 17, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 79, NULL, 'penalty:01a2152c-457c-72ac-857c-0482ec26366b:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', 'dba5680fc96882b40f3cfdc882bb32f74a6fd6e732b07e3fa2512fa36a1b1ca6');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 18, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 55, NULL, 'penalty:01a2152c-457c-72ac-857c-08690d30fb0d:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', '95f834e34db6f44f04cdef65e9ff74078a95f4343ade64c14e73674cb6b95ea9');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 19, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 74, NULL, 'penalty:01a2152c-457c-72ac-857c-08690d30fb0d:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', 'dfa592be5a3424a09183d0fb3e43955c544bb5dab1b1cebacef5619d59001ed6');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 20, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 50, NULL, 'penalty:01a2152c-457c-72ac-857c-0c02b08f11fc:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', '192cc4a7c191c34fdbf0b4f6dd14e0873e7aaf9b367b453b1f73a7f18aea4b93');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 21, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 69, NULL, 'penalty:01a2152c-457c-72ac-857c-0c02b08f11fc:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', 'a2f70922a1d4fa66ad97d7ae042c271cba5e39aebc0f187c7d7cbcf72aca2fc5');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 22, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 45, NULL, 'penalty:01a2152c-457c-72ac-857c-13861941ab87:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', 'c1d91b35112caa1281cbc0c8600400efa13baff494c8748ff16997fd93ed7c85');
INSERT INTO public.ledger_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 23, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 64, NULL, 'penalty:01a2152c-457c-72ac-857c-13861941ab87:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', '8a50ed89b12f45a171b9f4963731609ae4238eff92a45989016cedfc884b6196');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 1, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'join', 100, 100, NULL, 'join:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', '107992763f6948fb9d360f9ce7e6ce71af5764b9bae1288de2b05ff566b09cc2');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 1, '01a2152c-4401-76cc-95d3-79b6588e1958', 'join', 100, 100, NULL, 'join:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', 'b66f61f4faf05bf0ca2eb9c769bf5afbf1673ba8d64d79b11719e62b8575f2e0');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 1, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'join', 30, 30, NULL, 'join:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:09:24+00', '53e8bf0fd1904d97e706445d436581a344f2d9b3b4765a803d01c2bb70bb7dba');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 2, '01a2152c-4401-76cc-95d3-79b6588e1958', 'join', 100, 100, NULL, 'join:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:09:24+00', '55f5cf8b2ad878d1330a842b1b1452b954bb9769cda8ea61810df1c4c66a3c45');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 3, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'join', 100, 100, NULL, 'join:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:09:24+00', 'd4f64ec0db140cd2554bea57005634ff3efa2ac3736fc14fe2b24dcd20cfbe74');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 4, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'join', 100, 100, NULL, 'join:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:09:24+00', '36318e3849298f37a0d4a540d792f08e83e144b29c49c08d453e477f321d2694');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 2, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'join', 100, 100, NULL, 'join:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:09:24+00', 'afd5b0cd9f268303c5342218c440108b577cd430572956736bf4d072b6d14975');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 3, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'join', 100, 100, NULL, 'join:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:09:24+00', 'ce9408857c7ceaf3cb3911bd9c228e8e760f671632770f3afdf834cefa82ab09');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 2, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'join', 30, 30, NULL, 'join:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:09:24+00', '55a70a8506ce2e2c354d593d548c848d99b6e1126e2554dec3a00440f70eaeb0');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 3, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'join', 30, 30, NULL, 'join:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:09:24+00', 'a83d6b535cc332eb02484281170fb5620818690be256f4af8b84be389dd148fc');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 5, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'admin', 15, 115, NULL, 'admin:01a2152c-6454-740e-9639-0af934fac610', 'operator: A gift', '2026-05-01 18:09:24+00', 'df843ee5e3e0c5b22291cce821adfe57b35a49d50d13d5a688d3ad2e989e66bd');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 6, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'stake', -10, 90, '01a2152c-653b-76e2-97ca-d0ffeb9c7859', 'stake:01a2152c-653b-76e2-97ca-d0ffeb9c7859', NULL, '2026-05-01 18:09:24+00', 'b4b11d8c89bed351822a1a33e50a0e7291c43f175fbca65087dfced25bfe8003');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 7, '01a2152c-4401-76cc-95d3-79b6588e1958', 'stake', -5, 95, '01a2152c-65cd-71a7-a5e6-1e9efececb61', 'stake:01a2152c-65cd-71a7-a5e6-1e9efececb61', NULL, '2026-05-01 18:09:24+00', '7d255524791d08627c9022785033088566c5a18f9ffec90ff86665d55dc5fcb2');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 4, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'stake', -5, 95, '01a2152c-669f-70ae-ae84-39262793a425', 'stake:01a2152c-669f-70ae-ae84-39262793a425', NULL, '2026-05-01 18:09:24+00', '0e83ddf3868c857d1364eee091ddc0d99e53f28136fb00f4a26e16a86ef7fd31');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 4, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'stake', -15, 15, '01a2152c-6721-7498-b6ed-6f4a73715e1f', 'stake:01a2152c-6721-7498-b6ed-6f4a73715e1f', NULL, '2026-05-01 18:09:24+00', '0c4342c9ac8bad3f04396689612257004bd9e38df6e0519cdf4e51b8597b7532');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 8, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'stake', -8, 82, '01a2152c-6ad0-74b4-9dd3-dd9a3198de15', 'stake:01a2152c-6ad0-74b4-9dd3-dd9a3198de15', NULL, '2026-05-01 18:13:00+00', 'f29384d9e6e54d74cd50e0047a994f54bbf093c665119d8b1b11454108557895');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 5, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'payout', 26, 41, '01a2152c-6721-7498-b6ed-6f4a73715e1f', 'settle:01a2152c-6721-7498-b6ed-6f4a73715e1f:1', NULL, '2026-05-01 18:21:00+00', '4205a7380de7b8a3d5adfe61c397dd602db0d722a6dd1b78832ea8aeb836b0b9');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 6, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 25, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-d3da60732a88:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:21:00+00', '5ff467bce44a903a9fbca71b7139ea68ec24f3273a95e9be9a1ee0f5194418f9');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 7, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 25, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-d3da60732a88:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:21:00+00', '21d84bd48540653899f1acc912ed6945bdbaf59038908c9581ad9146759c3b10');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 9, '01a2152c-4401-76cc-95d3-79b6588e1958', 'payout', 9, 104, '01a2152c-65cd-71a7-a5e6-1e9efececb61', 'settle:01a2152c-65cd-71a7-a5e6-1e9efececb61:1', NULL, '2026-05-01 18:21:00+00', 'fbe3239a0590bf1aef85da66cdbe99afaef3578132be9f68fd77f76ac0bca77a');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 10, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 110, NULL, 'penalty:01a2152c-4245-74d6-9582-a3c83d1fe4fe:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:21:00+00', 'b4f5909526e76186595b7f68a3f9985f73041b1ed382477d0ce23ed8b4955515');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 11, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'penalty', -5, 95, NULL, 'penalty:01a2152c-4245-74d6-9582-a3c83d1fe4fe:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:21:00+00', 'dd45f0b3c5998a145e521d852eb7e905e3e4158732e05bda95df4015b1ee5c2f');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 5, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 95, NULL, 'penalty:01a2152c-4245-74d6-9582-a3c83d1fe4fe:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:21:00+00', 'db3cb756c124399ad086f7c5359986905c6a810028f6b0a3a3ca6e0fd337e918');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 6, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 95, NULL, 'penalty:01a2152c-4245-74d6-9582-a3c83d1fe4fe:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:21:00+00', 'ec19b4e76eae0a9404b87be0ae19f89c46703d9997f779b268a76aaae7ee67b4');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 8, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 20, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-d4b13af5ed5e:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:21:00+00', 'c201f591d229754882439ce2f3343e258e91d51de59d360cd830d9427f3cb114');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 9, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'penalty', -5, 36, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-d4b13af5ed5e:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:21:00+00', '93859cbd21663f75a1e0d0cc96a0c4f0b451d5778e97e17f7b89ad46e2498805');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 10, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 20, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-d4b13af5ed5e:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:21:00+00', '0f9338c196c67ec3b55e0b64914ed37bec53a55433b1d8942e99c3ffcb80fb78');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 11, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'correction', -26, 10, '01a2152c-6721-7498-b6ed-6f4a73715e1f', 'settle:01a2152c-6721-7498-b6ed-6f4a73715e1f:2', 'operator: A foul before it', '2026-05-01 18:21:00+00', 'a571275eea17c413c6918b4a25d8aa6a12de028118541e9f0bcae221941071b0');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 12, '01a2152c-4401-76cc-95d3-79b6588e1958', 'stake', -5, 99, '01a2152c-6f77-7218-ba89-a08c60e05230', 'stake:01a2152c-6f77-7218-ba89-a08c60e05230', NULL, '2026-05-01 18:21:00+00', '2ea1fa209a0a6af1769a95a49b4208567e667e4991db574eabaa2ca40f758070');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 12, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 15, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-dafcb845820f:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:56:00+00', '3e6bb352feae857801ee3138fe61decaaf279c046f0e0d0b458482e88e26c82c');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 13, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'penalty', -5, 5, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-dafcb845820f:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:56:00+00', 'd3ab23df7287068a8c0bb72d36d8e46c9b1116f76ddefc65761e2e859eb4ea98');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 14, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 15, NULL, 'penalty:01a2152c-5cdc-74dc-bb30-dafcb845820f:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:56:00+00', '923c33e954103549dce1f7778f8a1f9281269acfab75a894e322886920407d21');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 13, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 94, NULL, 'penalty:01a2152c-4245-74d6-9582-a68be6ec449e:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', 'df6eea9ed074e49f82062054c04bf87134c74850b7c49e7d7beff50f959e48df');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 14, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 105, NULL, 'penalty:01a2152c-4245-74d6-9582-a68be6ec449e:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:56:00+00', '16171548c7072a79401b76bec7a30b3ef237de51baf90efb5887b129ca6c13df');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 15, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'penalty', -5, 90, NULL, 'penalty:01a2152c-4245-74d6-9582-a68be6ec449e:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:56:00+00', 'f5a1798f772771d4f048ce96fc71f134760047a06b9ce3c965cee2d094ab8f12');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 7, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 90, NULL, 'penalty:01a2152c-4245-74d6-9582-a68be6ec449e:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', '3338d2612f1ae6daa073320ce6d6b8600f49c5f34a92e5688c09a95a42606839');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 8, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 90, NULL, 'penalty:01a2152c-4245-74d6-9582-a68be6ec449e:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', 'ca467d40dbcca765ed4c5097ad6eb791767aff1a42d39ca7b94685f7cbbe9dfb');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 9, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 90, NULL, 'penalty:01a2152c-4245-74d6-9582-a68be6ec449e:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:56:00+00', 'b12046f34512c4cea69f291b2b84514749a7e673682643e5d1a7e7c760ede44c');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 16, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 77, NULL, 'penalty:01a2152c-4245-74d6-9582-a8ee500688c0:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', '4b5af3b0a3223db02edfc7d07ee4e1b07802d1cce0001ec62257c8dc9f024ecb');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 17, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 100, NULL, 'penalty:01a2152c-4245-74d6-9582-a8ee500688c0:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:56:00+00', '6557a54fcdc15a7969fbc6e96e1ddef000f3d3f4db98d3a511807ff657de058c');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 18, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'penalty', -5, 85, NULL, 'penalty:01a2152c-4245-74d6-9582-a8ee500688c0:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:56:00+00', '62767403d3abad47d75ce453a2708b5d3f7842f0ee930383a59a1ead5517819d');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 10, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 85, NULL, 'penalty:01a2152c-4245-74d6-9582-a8ee500688c0:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', 'e65e792b80b044cbe06f76b1b7c7927327a0ed48fdc8811109d4456067de1a54');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 11, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 85, NULL, 'penalty:01a2152c-4245-74d6-9582-a8ee500688c0:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', 'f9ba7d48f52abdc04863a05f6bffe42d8cf1360eb50ff21e44f0bfc5213f93c7');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 12, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 85, NULL, 'penalty:01a2152c-4245-74d6-9582-a8ee500688c0:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:56:00+00', '1b96f5a253bb1c54adec68748adfc1725178def117b60caecb8eee44d7420244');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 19, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 72, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', 'a852ec2cd50a6f7a491f3db270435df3cc239d407d3a56f121ca8c28e775b070');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 20, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 89, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', 'ccd823d3e4be637a389eae825f7fe0e968a2dceee9c5734848f701a5e496735b');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 21, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 95, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:56:00+00', '9f7755939a7ea4702b0e10613683a36ef777e3ec845eef50e5d793b62c069b9f');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 22, '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'penalty', -5, 80, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-449b-73a9-bf8a-4b4262bc79bd', NULL, '2026-05-01 18:56:00+00', '3b3239a85ca5315458542d277cefc8fc7a47a30104da2d63e698419eb66bfd32');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 13, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 80, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', '948638dcb9dcf02eed5dc45354de18abc284bb982c21a8f2c5da43f24f84aa34');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 14, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 80, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', '12b4210b461e65d931142b41b166dace66056c9a16a5fc10d5098bec1d55da40');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 15, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 80, NULL, 'penalty:01a2152c-4245-74d6-9582-ac8772f7b811:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:56:00+00', 'effd042154dbd44804aea1020895749c3cdd61a475581e1d94f9eeb88a2d36bd');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 23, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 67, NULL, 'penalty:01a2152c-4245-74d6-9582-b38079e152af:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', 'fb26a94d42d568db20bc48545bc595e93e574e56f872e97faa6e1cf79b7c25b0');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 24, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 84, NULL, 'penalty:01a2152c-4245-74d6-9582-b38079e152af:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', '6965561ecfe8059131e6a959ffe2f9cef31f834ca0183e40fb4f706f26113f7c');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 25, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 90, NULL, 'penalty:01a2152c-4245-74d6-9582-b38079e152af:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 18:56:00+00', '0b4ce5804e4614990dd832b51e5cf67b06b760cb616c82e2841102b4a5ef3e48');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 16, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 75, NULL, 'penalty:01a2152c-4245-74d6-9582-b38079e152af:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 18:56:00+00', '9fa5dec38c2796d9f49213a4eeeedf11773eaae1108e08c919d045cd68207a72');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 17, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 75, NULL, 'penalty:01a2152c-4245-74d6-9582-b38079e152af:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 18:56:00+00', 'acdc3a7f6ed1b96d0ca35ff9ca411d8b69a654859531f5a288bf6e9ee22c51ab');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 18, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 75, NULL, 'penalty:01a2152c-4245-74d6-9582-b38079e152af:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 18:56:00+00', '16f6bfc8d6045436a065f120f38cab0c5962eac4f786cbb4ee307586978e4048');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 26, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 62, NULL, 'penalty:01a2152c-4245-74d6-9582-b598611461ef:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 19:25:00+00', 'b3019ff468f6ee1347e4959c77c6c4e6f47ce1c69618bbb64107d569e2e679f5');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 27, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 79, NULL, 'penalty:01a2152c-4245-74d6-9582-b598611461ef:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 19:25:00+00', '0be1ca43f6b3d710e2714397b863838866a409f4a0c278ad56582729a22f487b');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 28, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 85, NULL, 'penalty:01a2152c-4245-74d6-9582-b598611461ef:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 19:25:00+00', '5df2a137d6d9d3a4ee43173daf7996658789d8502b6b26bdd150c5304859e4d0');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 19, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 70, NULL, 'penalty:01a2152c-4245-74d6-9582-b598611461ef:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 19:25:00+00', '206a17e8e5b1a0de08a8de1e4b46d9f679a6a0a5a64c961a3410e09700b8a424');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 20, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 70, NULL, 'penalty:01a2152c-4245-74d6-9582-b598611461ef:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 19:25:00+00', '78b7843daeed33d6a19d02e9cc5cb3f9ed1366b729534f26fd7d7a43e8b0b302');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 21, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 70, NULL, 'penalty:01a2152c-4245-74d6-9582-b598611461ef:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 19:25:00+00', 'cc514881fbf0869584de37390d77a8f998889d7830d0b10dfe015ae0d42a53c9');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 29, '01a2152c-4401-76cc-95d3-79b6588e1958', 'stake', -6, 73, '01a2152c-7f62-75c5-ab45-6076e3a812cb', 'stake:01a2152c-7f62-75c5-ab45-6076e3a812cb', NULL, '2026-05-01 19:25:00+00', '98c3e9e20e6560df1b4a0b91de7ddbe14ad5bdc5fffe11bbf0cf348b64cbd951');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 22, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'stake', -4, 66, '01a2152c-7faf-7148-921d-f9782dc8fbff', 'stake:01a2152c-7faf-7148-921d-f9782dc8fbff', NULL, '2026-05-01 19:25:00+00', '355f92e3c7afee471528ca8fd0a768be9fecca12341564de5b7f05af4c3aed4b');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 30, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 57, NULL, 'penalty:01a2152c-4245-74d6-9582-b980a92dd291:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 19:33:00+00', '986fce8380478d2941359c7d06b80cc6e4fd868f8e21e74a8c4b97833d651b4d');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 31, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 68, NULL, 'penalty:01a2152c-4245-74d6-9582-b980a92dd291:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 19:33:00+00', '5e56eb83b592d386271e22bc89bfa65546b2f8e0d2e44e4420967778d5abd78e');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 32, '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'penalty', -5, 80, NULL, 'penalty:01a2152c-4245-74d6-9582-b980a92dd291:01a2152c-443f-70e2-a9b0-f72b0e68a9a0', NULL, '2026-05-01 19:33:00+00', 'a207e1ec6782c6ef35aa0c840e86a3f5b75f8f2db96b6ea2f6e50a96c1a5d848');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 23, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'penalty', -5, 65, NULL, 'penalty:01a2152c-4245-74d6-9582-b980a92dd291:01a2152c-43a7-753c-b870-2ace7b5171f8', NULL, '2026-05-01 19:33:00+00', 'b417d282276c8b65ea4d65b3d41040567ca3f719cc0d93fdbdc447701170f988');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 24, '01a2152c-4401-76cc-95d3-79b6588e1958', 'penalty', -5, 65, NULL, 'penalty:01a2152c-4245-74d6-9582-b980a92dd291:01a2152c-4401-76cc-95d3-79b6588e1958', NULL, '2026-05-01 19:33:00+00', '327cd33d5299f2b1abda07fd81fd71e35c3626de281399fd1058c9dd451242b6');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 25, '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'penalty', -5, 61, NULL, 'penalty:01a2152c-4245-74d6-9582-b980a92dd291:01a2152c-44e0-7172-b2f2-9ceb5a0dd110', NULL, '2026-05-01 19:33:00+00', '9b984ad11387b8002f7b23b75d7b9e5cd2707aa23aa307fc99305036b84203e1');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', 26, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'stake', -3, 62, '01a2152c-81a3-723f-aab6-64eb16aa7dbc', 'stake:01a2152c-81a3-723f-aab6-64eb16aa7dbc', NULL, '2026-05-01 19:33:00+00', 'f90e2be6e5d9aca0d0d5e55a457a1b12aa68125ed911ece42a8a043c91cc44c2');
INSERT INTO public.ledger_entry VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 33, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'admin', 1, 58, NULL, 'admin:01a2152c-8200-7002-8066-0b9ccfea95ff', 'operator: A gift', '2026-05-01 19:33:00+00', '4c10356069ada00fb252b5ef79dc78180743f6a7a11c6983f403884766a93026');


--
-- Data for Name: ledger_seal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ledger_seal VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 1, 23, 'da6f9a6498e9ae62309331c102e663bc39c7b19182138cd6abe3b11ff182bd67', '8a50ed89b12f45a171b9f4963731609ae4238eff92a45989016cedfc884b6196', 'd32b8279bddd09c25972d32f707e8de50d6bc782561fdd29fb19ae820393d3b1', '60b0fbe6b2187310261161a3ecd838f13707d06eab8c98de379ae8025b3a40e8', NULL, '2026-05-01 18:09:24+00');


--
-- Data for Name: lobby; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lobby VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 'PXQN6S', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-43a7-753c-b870-2ace7b5171f8', '{"gameMode": "classic", "isPrivate": false, "maxPlayers": 8, "isTournament": false, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "maxPlayRepeats": 3, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "cardCooldownTime": 5, "enableBettleCards": true, "inactivityPenalty": 5, "prizeDistribution": "winner-takes-all", "cardEffectStrength": 1.5, "showCompetitorBets": true, "eliminationThreshold": 10}', false, 'open', NULL, 22, 23, '8a50ed89b12f45a171b9f4963731609ae4238eff92a45989016cedfc884b6196', '2026-05-01 18:00:00+00', 0, 1);
INSERT INTO public.lobby VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '5QNN35', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4401-76cc-95d3-79b6588e1958', '{"gameMode": "bettle-chips", "isPrivate": false, "maxPlayers": 8, "isTournament": false, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "maxPlayRepeats": 3, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "cardCooldownTime": 5, "enableBettleCards": true, "inactivityPenalty": 5, "prizeDistribution": "winner-takes-all", "cardEffectStrength": 1.5, "showCompetitorBets": false, "eliminationThreshold": 10}', false, 'open', NULL, 18, 26, 'f90e2be6e5d9aca0d0d5e55a457a1b12aa68125ed911ece42a8a043c91cc44c2', '2026-05-01 18:09:24+00', 0, 0);
INSERT INTO public.lobby VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', 'VJSYZZ', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', '{"gameMode": "classic", "isPrivate": false, "maxPlayers": 8, "isTournament": true, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 5, "startingChips": 30, "maxPlayRepeats": 3, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "cardCooldownTime": 5, "enableBettleCards": true, "inactivityPenalty": 5, "prizeDistribution": "winner-takes-all", "cardEffectStrength": 1.5, "showCompetitorBets": true, "eliminationThreshold": 20}', false, 'open', NULL, 23, 14, '923c33e954103549dce1f7778f8a1f9281269acfab75a894e322886920407d21', '2026-05-01 18:09:24+00', 0, 0);
INSERT INTO public.lobby VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', 'QE6NAM', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-43a7-753c-b870-2ace7b5171f8', '{"gameMode": "classic", "isPrivate": false, "maxPlayers": 8, "isTournament": false, "maxBetAmount": 100, "minBetAmount": 1, "allowChatting": true, "breakDuration": 2, "roundDuration": 10, "startingChips": 100, "maxPlayRepeats": 3, "allowSpectators": true, "allowLateBetting": false, "autoKickInactive": false, "bettingTimeLimit": 8, "cardCooldownTime": 1, "enableBettleCards": true, "inactivityPenalty": 5, "prizeDistribution": "winner-takes-all", "cardEffectStrength": 1.5, "showCompetitorBets": true, "eliminationThreshold": 10}', false, 'open', NULL, 33, 33, '4c10356069ada00fb252b5ef79dc78180743f6a7a11c6983f403884766a93026', '2026-05-01 18:09:24+00', 10, 0);


--
-- Data for Name: lobby_round; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-f41b1765db33', NULL, '2026-05-01 19:25:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-ee5330ab519f', '2026-05-01 18:00:06+00', '2026-05-01 18:04:42+00', 1, '{"Throw": 1}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f27de992f2cf', NULL, '2026-05-01 18:04:42+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f568947f71bb', NULL, '2026-05-01 18:04:42+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f9279023dab2', NULL, '2026-05-01 18:04:42+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-fc9decccad04', NULL, '2026-05-01 18:04:42+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-00b0647c13d1', NULL, '2026-05-01 18:09:24+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-0482ec26366b', NULL, '2026-05-01 18:09:24+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-08690d30fb0d', NULL, '2026-05-01 18:09:24+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-0c02b08f11fc', NULL, '2026-05-01 18:09:24+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-13861941ab87', NULL, '2026-05-01 18:09:24+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b598611461ef', NULL, '2026-05-01 19:25:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b598611461ef', NULL, '2026-05-01 19:25:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-fbc8c7c2cd26', NULL, '2026-05-01 19:25:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-fcdd52d31079', NULL, '2026-05-01 19:33:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d3da60732a88', '2026-05-01 18:10:00+00', '2026-05-01 18:21:00+00', 2, '{"Throw": 2}', 2, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '2026-05-01 18:10:00+00', '2026-05-01 18:22:00+00', 3, '{"Goal": 1, "Throw": 2}', 3, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', NULL, '2026-05-01 18:22:00+00', 3, '{"Goal": 1, "Throw": 2}', 3, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d4b13af5ed5e', NULL, '2026-05-01 18:22:00+00', 2, '{"Goal": 1}', 4, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-dafcb845820f', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a68be6ec449e', '2026-05-01 18:21:00+00', '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a68be6ec449e', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-dd01298c7d45', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-e3c7148116f8', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a8ee500688c0', '2026-05-01 18:56:00+00', '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a8ee500688c0', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-e7ef1eeb9c88', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-e8d75bfd75f6', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-ac8772f7b811', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-ac8772f7b811', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-edb1c135ea12', NULL, '2026-05-01 18:56:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b980a92dd291', NULL, '2026-05-01 19:33:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b980a92dd291', NULL, '2026-05-01 19:33:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb31-0295e126381a', NULL, '2026-05-01 19:33:00+00', 1, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-beee1134900a', '2026-05-01 19:33:00+00', NULL, 0, NULL, 0, false);
INSERT INTO public.lobby_round VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b38079e152af', NULL, '2026-05-01 18:56:00+00', 3, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b38079e152af', NULL, '2026-05-01 18:56:00+00', 3, '{}', 0, true);
INSERT INTO public.lobby_round VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-f2f2a260790a', NULL, '2026-05-01 18:56:00+00', 3, '{}', 0, true);


--
-- Data for Name: match; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.match VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Brazil', 'Japan', 'completed', NULL, 10, NULL, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, NULL, 14, NULL, '2026-05-01 18:00:00+00', '2026-05-01 18:09:24+00', NULL);
INSERT INTO public.match VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Finland', 'Norway', 'upcoming', NULL, 1, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL);
INSERT INTO public.match VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'France', 'Croatia', 'active', NULL, 1, NULL, NULL, NULL, NULL, NULL, 40, NULL, '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL);


--
-- Data for Name: match_event; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.match_event VALUES ('01a2152c-4db9-7728-b3d4-a8f99e1005e8', '01a2152c-4542-7617-bd79-896a7954549e', 'Throw', '2026-05-01 18:00:24+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL, NULL, '2026-05-01 18:00:24+00');
INSERT INTO public.match_event VALUES ('01a2152c-695d-719a-84bb-13e0b47bc2af', '01a2152c-421e-72d2-a218-281af439dfb2', 'Throw', '2026-05-01 18:13:00+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL, NULL, '2026-05-01 18:13:00+00');
INSERT INTO public.match_event VALUES ('01a2152c-6982-7482-a6b4-aee26dde81f6', '01a2152c-421e-72d2-a218-281af439dfb2', 'Throw', '2026-05-01 18:13:00+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL, NULL, '2026-05-01 18:13:00+00');
INSERT INTO public.match_event VALUES ('01a2152c-69b4-7294-b0d2-ada51867a2c2', '01a2152c-421e-72d2-a218-281af439dfb2', 'Throw', '2026-05-01 18:13:00+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:21:00+00', 'A foul before it', '2026-05-01 18:13:00+00');
INSERT INTO public.match_event VALUES ('01a2152c-6f9b-73a2-845e-4dc0b29bd083', '01a2152c-421e-72d2-a218-281af439dfb2', 'Goal', '2026-05-01 18:18:00+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL, NULL, '2026-05-01 18:22:00+00');
INSERT INTO public.match_event VALUES ('01a2152c-81cf-762e-9350-3d05ba215a85', '01a2152c-421e-72d2-a218-281af439dfb2', 'Corner', '2026-05-01 19:33:00+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL, NULL, '2026-05-01 19:33:00+00');
INSERT INTO public.match_event VALUES ('01a2152c-82cb-749b-a11a-8e2bd530ce97', '01a2152c-421e-72d2-a218-281af439dfb2', 'Shot', '2026-05-01 19:33:00+00', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL, NULL, '2026-05-01 19:33:00+00');


--
-- Data for Name: match_event_type; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Goal', 'Goal', 0, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Throw', 'Throw', 1, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Corner', 'Corner', 2, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Shot', 'Shot', 3, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Card', 'Card', 4, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Free-Kick', 'Free-Kick', 5, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Goal-Kick', 'Goal-Kick', 6, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Penalty', 'Penalty', 7, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-4542-7617-bd79-896a7954549e', 'Offside', 'Offside', 8, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Goal', 'Goal', 0, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Throw', 'Throw', 1, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Corner', 'Corner', 2, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Shot', 'Shot', 3, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Card', 'Card', 4, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Free-Kick', 'Free-Kick', 5, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Goal-Kick', 'Goal-Kick', 6, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Penalty', 'Penalty', 7, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Offside', 'Offside', 8, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-421e-72d2-a218-281af439dfb2', 'Nutmeg', 'Nutmeg', 9, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Goal', 'Goal', 0, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Throw', 'Throw', 1, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Corner', 'Corner', 2, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Shot', 'Shot', 3, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Card', 'Card', 4, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Free-Kick', 'Free-Kick', 5, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Goal-Kick', 'Goal-Kick', 6, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Penalty', 'Penalty', 7, NULL);
INSERT INTO public.match_event_type VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'Offside', 'Offside', 8, NULL);


--
-- Data for Name: match_feed; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.match_feed VALUES ('01a2152c-5a3d-7681-a37d-80f6624afe93', 'following', 1, NULL, 'push', NULL, NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', NULL);


--
-- Data for Name: match_half; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.match_half VALUES ('01a2152c-454c-74d4-9452-96e83507bf08', '01a2152c-4542-7617-bd79-896a7954549e', 1, 'finished', '2026-05-01 18:00:06+00', '2026-05-01 18:04:42+00');
INSERT INTO public.match_half VALUES ('01a2152c-454c-74d4-9452-9a5f40a78941', '01a2152c-4542-7617-bd79-896a7954549e', 2, 'finished', '2026-05-01 18:04:48+00', '2026-05-01 18:09:24+00');
INSERT INTO public.match_half VALUES ('01a2152c-5a47-70ca-80f8-8d6ba0ccdbbb', '01a2152c-5a3d-7681-a37d-80f6624afe93', 1, 'upcoming', NULL, NULL);
INSERT INTO public.match_half VALUES ('01a2152c-5a47-70ca-80f8-9392dac34e3c', '01a2152c-5a3d-7681-a37d-80f6624afe93', 2, 'upcoming', NULL, NULL);
INSERT INTO public.match_half VALUES ('01a2152c-4220-7483-b95b-ea008e5390c7', '01a2152c-421e-72d2-a218-281af439dfb2', 1, 'finished', '2026-05-01 18:10:00+00', '2026-05-01 18:56:00+00');
INSERT INTO public.match_half VALUES ('01a2152c-4220-7483-b95b-ed9b24473bc8', '01a2152c-421e-72d2-a218-281af439dfb2', 2, 'active', '2026-05-01 19:12:00+00', NULL);


--
-- Data for Name: member; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.member VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-4401-76cc-95d3-79b6588e1958', 'spectator', false, true, 0, 0, 0, 0, '2026-05-01 18:09:24+00', NULL, '2026-05-01 18:09:24+00', 1, NULL, NULL, false, 0, 0);
INSERT INTO public.member VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'spectator', true, true, 15, 0, 0, 3, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', '2026-05-01 18:56:00+00', 6, 'eliminated', 3, false, 3, 0);
INSERT INTO public.member VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-43a7-753c-b870-2ace7b5171f8', 'player', true, true, 45, 1, 0, 9, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', NULL, 13, NULL, NULL, false, 10, 1);
INSERT INTO public.member VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-4401-76cc-95d3-79b6588e1958', 'player', true, true, 64, 1, 1, 9, '2026-05-01 18:00:00+00', '2026-05-01 18:00:00+00', NULL, 14, NULL, NULL, false, 10, 1);
INSERT INTO public.member VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'spectator', true, true, 15, 0, 0, 3, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', '2026-05-01 18:56:00+00', 5, 'eliminated', 3, false, 3, 0);
INSERT INTO public.member VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'spectator', true, true, 5, 1, 0, 2, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', '2026-05-01 18:56:00+00', 8, 'eliminated', 3, false, 3, 1);
INSERT INTO public.member VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'spectator', true, false, 80, 0, 0, 4, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', '2026-05-01 18:56:00+00', 7, 'removed', NULL, false, 4, 0);
INSERT INTO public.member VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-43a7-753c-b870-2ace7b5171f8', 'player', true, true, 62, 1, 0, 7, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, 10, NULL, NULL, false, 7, 0);
INSERT INTO public.member VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-43a7-753c-b870-2ace7b5171f8', 'player', true, true, 58, 2, 0, 5, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, 12, NULL, NULL, false, 7, 2);
INSERT INTO public.member VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'player', true, true, 80, 0, 0, 7, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, 10, NULL, NULL, false, 7, 0);
INSERT INTO public.member VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4401-76cc-95d3-79b6588e1958', 'player', true, true, 65, 0, 0, 7, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, 8, NULL, NULL, false, 7, 0);
INSERT INTO public.member VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4401-76cc-95d3-79b6588e1958', 'player', true, true, 68, 3, 1, 4, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, 13, NULL, NULL, false, 7, 2);
INSERT INTO public.member VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'player', true, true, 61, 2, 0, 6, '2026-05-01 18:09:24+00', '2026-05-01 18:09:24+00', NULL, 13, NULL, NULL, false, 7, 1);


--
-- Data for Name: older_evidence; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: operator_action; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (1, '01a2152c-42c4-74eb-8baf-223963bc3bdb', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:00:00+00', 'create-match', '{}', NULL, '{"tempo": 1, "awayTeam": "Croatia", "homeTeam": "France", "startTime": null}', '{"kind": "delete-match", "matchId": "01a2152c-421e-72d2-a218-281af439dfb2", "onlyUnplayed": true}', NULL, '{*}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (2, '01a2152c-4663-709c-b89f-cd8940c48dbc', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:00:00+00', 'create-match', '{}', NULL, '{"tempo": 10, "awayTeam": "Japan", "homeTeam": "Brazil", "startTime": null}', '{"kind": "delete-match", "matchId": "01a2152c-4542-7617-bd79-896a7954549e", "onlyUnplayed": true}', NULL, '{*}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (3, '01a2152c-4bcc-70c5-a595-170179fdb274', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:00:00+00', 'start-half', '{"halfNumber": 1}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-96e83507bf08", "status": "upcoming", "endTime": null, "startTime": null}], "status": "upcoming", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-96e83507bf08", "status": "active", "endTime": null, "startTime": "2026-05-01T18:00:06.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-454c-74d4-9452-96e83507bf08", "status": "upcoming", "endTime": null, "startTime": null}], "status": "upcoming", "endedAt": null, "matchId": "01a2152c-4542-7617-bd79-896a7954549e"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (4, '01a2152c-4dbb-70bb-b2f8-1e9cf78a4c4b', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:00:24+00', 'record-event', '{"eventId": "01a2152c-4db9-7728-b3d4-a8f99e1005e8"}', NULL, '{"team": null, "sourceId": null, "eventType": "Throw", "timeStamp": "2026-05-01T18:00:24.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-4db9-7728-b3d4-a8f99e1005e8"}', NULL, '{event:01a2152c-4db9-7728-b3d4-a8f99e1005e8}', '{type:Throw}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (5, '01a2152c-508a-76f2-b49f-73f51a051a1e', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:04:42+00', 'end-half', '{"halfNumber": 1}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-96e83507bf08", "status": "active", "endTime": null, "startTime": "2026-05-01T18:00:06.000Z"}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-96e83507bf08", "status": "finished", "endTime": "2026-05-01T18:04:42.000Z", "startTime": "2026-05-01T18:00:06.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-454c-74d4-9452-96e83507bf08", "status": "active", "endTime": null, "startTime": "2026-05-01T18:00:06.000Z"}], "status": "active", "endedAt": null, "matchId": "01a2152c-4542-7617-bd79-896a7954549e"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (6, '01a2152c-525f-7185-b11c-cb62d31ed0d8', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:04:42+00', 'start-half', '{"halfNumber": 2}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-9a5f40a78941", "status": "upcoming", "endTime": null, "startTime": null}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-9a5f40a78941", "status": "active", "endTime": null, "startTime": "2026-05-01T18:04:48.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-454c-74d4-9452-9a5f40a78941", "status": "upcoming", "endTime": null, "startTime": null}], "status": "active", "endedAt": null, "matchId": "01a2152c-4542-7617-bd79-896a7954549e"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (7, '01a2152c-5674-70d0-b15f-12d972fa58c2', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'end-half', '{"halfNumber": 2}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-9a5f40a78941", "status": "active", "endTime": null, "startTime": "2026-05-01T18:04:48.000Z"}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-454c-74d4-9452-9a5f40a78941", "status": "finished", "endTime": "2026-05-01T18:09:24.000Z", "startTime": "2026-05-01T18:04:48.000Z"}], "status": "completed", "endedAt": "2026-05-01T18:09:24.000Z"}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-454c-74d4-9452-9a5f40a78941", "status": "active", "endTime": null, "startTime": "2026-05-01T18:04:48.000Z"}], "status": "active", "endedAt": null, "matchId": "01a2152c-4542-7617-bd79-896a7954549e"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (8, '01a2152c-580b-7059-8a8a-cb780517e47a', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'confirm-results', '{}', NULL, NULL, NULL, 'results-confirmed', '{results}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (9, '01a2152c-58c2-76a3-be79-a46b7d36f036', NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'create-event-type', '{"eventType": "Backheel"}', NULL, '{"displayName": "Backheel"}', '{"kind": "delete-event-type", "name": "Backheel"}', NULL, '{event-type:Backheel}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (10, '01a2152c-5964-7639-87e6-c544ae08738c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'add-event-type', '{"eventType": "Nutmeg"}', '{"odds": [], "eventTypes": ["Goal", "Throw", "Corner", "Shot", "Card", "Free-Kick", "Goal-Kick", "Penalty", "Offside"]}', '{"odds": [], "eventTypes": ["Goal", "Throw", "Corner", "Shot", "Card", "Free-Kick", "Goal-Kick", "Penalty", "Offside", "Nutmeg"]}', '{"kind": "restore-event-types", "odds": [], "matchId": "01a2152c-421e-72d2-a218-281af439dfb2", "eventTypes": ["Goal", "Throw", "Corner", "Shot", "Card", "Free-Kick", "Goal-Kick", "Penalty", "Offside"]}', NULL, '{event-types,type:Nutmeg}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (11, '01a2152c-59cc-7412-a2a9-8a51389cdd7b', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'create-odds', '{"oddsId": "01a2152c-59b3-7485-b47c-3d7ca27ad44c"}', '{"odds": [{"name": null, "odds": 4, "setBy": "model", "oddsId": "01a2152c-59b3-7485-b47c-3d7ca27ad44c", "retiredBy": "model"}]}', '{"odds": [{"name": "Corner rush", "odds": 4, "setBy": "admin", "oddsId": "01a2152c-59b3-7485-b47c-3d7ca27ad44c", "pricedBy": ["01a2152c-4056-71f7-baf6-3dfe38391a10"], "retiredBy": null}]}', '{"kind": "restore-odds", "odds": [{"name": null, "odds": 4, "setBy": "model", "oddsId": "01a2152c-59b3-7485-b47c-3d7ca27ad44c", "retiredBy": "model"}], "matchId": "01a2152c-421e-72d2-a218-281af439dfb2"}', NULL, '{line:Corner:over:3.5}', '{type:Corner}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (12, '01a2152c-59ff-733f-a657-5d8a04f9cb59', NULL, '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'publish-landing', '{"revision": 1}', '{"revision": 0}', '{"revision": 1}', '{"kind": "publish-landing", "revision": 0}', NULL, '{landing}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (13, '01a2152c-5ad0-7438-be2c-d97fc61b0dd9', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'create-match', '{}', NULL, '{"tempo": 1, "awayTeam": "Norway", "homeTeam": "Finland", "startTime": null}', '{"kind": "delete-match", "matchId": "01a2152c-5a3d-7681-a37d-80f6624afe93", "onlyUnplayed": true}', NULL, '{*}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (14, '01a2152c-5b6c-752b-ba96-11a69d56f608', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'follow-feed', '{}', NULL, '{"state": "following", "source": "push", "secretNumber": 1}', '{"kind": "unfollow-feed", "matchId": "01a2152c-5a3d-7681-a37d-80f6624afe93"}', NULL, '{feed}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (15, '01a2152c-6473-7383-bc23-16345e7cf10c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'update-chips', '{"userId": "01a2152c-443f-70e2-a9b0-f72b0e68a9a0", "lobbyId": "01a2152c-5b96-766e-8253-707b54a8dbb9"}', NULL, '{"amount": 15, "reason": "A gift"}', '{"kind": "update-chips", "amount": -15, "userId": "01a2152c-443f-70e2-a9b0-f72b0e68a9a0", "lobbyId": "01a2152c-5b96-766e-8253-707b54a8dbb9"}', NULL, '{}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (16, '01a2152c-67bb-720b-a62d-fd2e92a7e6d5', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:09:24+00', 'start-half', '{"halfNumber": 1}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "upcoming", "endTime": null, "startTime": null}], "status": "upcoming", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "active", "endTime": null, "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "upcoming", "endTime": null, "startTime": null}], "status": "upcoming", "endedAt": null, "matchId": "01a2152c-421e-72d2-a218-281af439dfb2"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (17, '01a2152c-695d-719a-84bb-157f41204018', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:13:00+00', 'record-event', '{"eventId": "01a2152c-695d-719a-84bb-13e0b47bc2af"}', NULL, '{"team": null, "sourceId": null, "eventType": "Throw", "timeStamp": "2026-05-01T18:13:00.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-695d-719a-84bb-13e0b47bc2af"}', NULL, '{event:01a2152c-695d-719a-84bb-13e0b47bc2af}', '{type:Throw}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (18, '01a2152c-6982-7482-a6b4-b3c1e88f3112', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:13:00+00', 'record-event', '{"eventId": "01a2152c-6982-7482-a6b4-aee26dde81f6"}', NULL, '{"team": null, "sourceId": null, "eventType": "Throw", "timeStamp": "2026-05-01T18:13:00.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-6982-7482-a6b4-aee26dde81f6"}', NULL, '{event:01a2152c-6982-7482-a6b4-aee26dde81f6}', '{type:Throw}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (19, '01a2152c-69b4-7294-b0d2-b021d9238eee', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:13:00+00', 'record-event', '{"eventId": "01a2152c-69b4-7294-b0d2-ada51867a2c2"}', NULL, '{"team": null, "sourceId": null, "eventType": "Throw", "timeStamp": "2026-05-01T18:13:00.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-69b4-7294-b0d2-ada51867a2c2"}', NULL, '{event:01a2152c-69b4-7294-b0d2-ada51867a2c2}', '{type:Throw}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (20, '01a2152c-6de8-7148-9e74-4738300d9b52', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:21:00+00', 'delete-event', '{"eventId": "01a2152c-69b4-7294-b0d2-ada51867a2c2"}', '{"team": null, "eventType": "Throw", "timeStamp": "2026-05-01T18:13:00.000Z"}', '{"reason": "A foul before it"}', '{"kind": "restore-event", "eventId": "01a2152c-69b4-7294-b0d2-ada51867a2c2"}', NULL, '{event:01a2152c-69b4-7294-b0d2-ada51867a2c2}', '{type:Throw}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (21, '01a2152c-6f9e-7315-a2e6-1cbc2941f3ea', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:22:00+00', 'record-event', '{"eventId": "01a2152c-6f9b-73a2-845e-4dc0b29bd083"}', NULL, '{"team": null, "sourceId": null, "eventType": "Goal", "timeStamp": "2026-05-01T18:18:00.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-6f9b-73a2-845e-4dc0b29bd083"}', NULL, '{event:01a2152c-6f9b-73a2-845e-4dc0b29bd083}', '{type:Goal}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (22, '01a2152c-75b6-7652-a15a-b308105ac55d', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:56:00+00', 'end-half', '{"halfNumber": 1}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "active", "endTime": null, "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "finished", "endTime": "2026-05-01T18:56:00.000Z", "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "active", "endTime": null, "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null, "matchId": "01a2152c-421e-72d2-a218-281af439dfb2"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (23, '01a2152c-7709-71a8-a2f8-9ff24e3ad1d1', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:56:00+00', 'reopen-half', '{"halfNumber": 1}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "finished", "endTime": "2026-05-01T18:56:00.000Z", "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "active", "endTime": null, "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "finished", "endTime": "2026-05-01T18:56:00.000Z", "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null, "matchId": "01a2152c-421e-72d2-a218-281af439dfb2"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (24, '01a2152c-7b84-77e1-842d-1fde5d0004e4', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 18:56:00+00', 'end-half', '{"halfNumber": 1}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "active", "endTime": null, "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "finished", "endTime": "2026-05-01T18:56:00.000Z", "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-4220-7483-b95b-ea008e5390c7", "status": "active", "endTime": null, "startTime": "2026-05-01T18:10:00.000Z"}], "status": "active", "endedAt": null, "matchId": "01a2152c-421e-72d2-a218-281af439dfb2"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (25, '01a2152c-7ce0-7275-b56d-dd38b19bf92a', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 19:11:00+00', 'suspend', '{"eventType": "Goal"}', NULL, NULL, '{"kind": "resume", "matchId": "01a2152c-421e-72d2-a218-281af439dfb2", "eventType": "Goal"}', NULL, '{suspension:Goal}', '{type:Goal}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (26, '01a2152c-7d19-76db-a9b3-edf8cac1baaf', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 19:11:00+00', 'start-half', '{"halfNumber": 2}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ed9b24473bc8", "status": "upcoming", "endTime": null, "startTime": null}], "status": "active", "endedAt": null}', '{"halves": [{"halfId": "01a2152c-4220-7483-b95b-ed9b24473bc8", "status": "active", "endTime": null, "startTime": "2026-05-01T19:12:00.000Z"}], "status": "active", "endedAt": null}', '{"kind": "restore-times", "halves": [{"halfId": "01a2152c-4220-7483-b95b-ed9b24473bc8", "status": "upcoming", "endTime": null, "startTime": null}], "status": "active", "endedAt": null, "matchId": "01a2152c-421e-72d2-a218-281af439dfb2"}', NULL, '{times}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (27, '01a2152c-81d3-7224-9625-377626592e1e', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 19:33:00+00', 'record-event', '{"eventId": "01a2152c-81cf-762e-9350-3d05ba215a85"}', NULL, '{"team": null, "sourceId": null, "eventType": "Corner", "timeStamp": "2026-05-01T19:33:00.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-81cf-762e-9350-3d05ba215a85"}', NULL, '{event:01a2152c-81cf-762e-9350-3d05ba215a85}', '{type:Corner}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (28, '01a2152c-820f-76f9-8824-d6cc4892a86d', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 19:33:00+00', 'update-chips', '{"userId": "01a2152c-43a7-753c-b870-2ace7b5171f8", "lobbyId": "01a2152c-5b96-766e-8253-707b54a8dbb9"}', NULL, '{"amount": 1, "reason": "A gift"}', '{"kind": "update-chips", "amount": -1, "userId": "01a2152c-43a7-753c-b870-2ace7b5171f8", "lobbyId": "01a2152c-5b96-766e-8253-707b54a8dbb9"}', NULL, '{}', '{}', NULL);
INSERT INTO public.operator_action OVERRIDING SYSTEM VALUE VALUES (29, '01a2152c-82cb-749b-a11a-92839adae42e', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4056-71f7-baf6-3dfe38391a10', '2026-05-01 19:33:00+00', 'record-event', '{"eventId": "01a2152c-82cb-749b-a11a-8e2bd530ce97"}', NULL, '{"team": null, "sourceId": null, "eventType": "Shot", "timeStamp": "2026-05-01T19:33:00.000Z"}', '{"kind": "delete-event", "eventId": "01a2152c-82cb-749b-a11a-8e2bd530ce97"}', NULL, '{event:01a2152c-82cb-749b-a11a-8e2bd530ce97}', '{type:Shot}', NULL);


--
-- Data for Name: option; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-b93c09583049', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'over', 5.5, 250, 'model', '2026-05-01 19:12:00+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-c053833b27f9', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'under', 5.5, 150, 'model', '2026-05-01 19:12:00+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-f284db71c9a8', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Free-Kick', 'over', 2.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-d1c4f5bd19cd', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Corner', 'under', 0.5, 260, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-d7220b5b9786', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Corner', 'under', 1.5, 130, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-0e79e3d56067', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal-Kick', 'under', 2.5, 125, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-ad6cfb25237a', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal', 'over', 0.5, 365, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-b24973becd6e', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal', 'over', 1.5, 2610, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-4a410626bd86', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Free-Kick', 'over', 2.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-5183f9f7d7aa', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Free-Kick', 'under', 2.5, 220, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-5739c0352dc8', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Free-Kick', 'under', 3.5, 146, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-07c98547861b', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal', 'over', 0.5, 360, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-0a4e9728d250', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal', 'over', 1.5, 2515, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-155d103a10fb', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'over', 6.5, 275, 'model', '2026-05-01 18:00:06+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-1e5a400481ed', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'under', 6.5, 144, 'model', '2026-05-01 18:00:06+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-0d7f33321f09', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal', 'under', 0.5, 128, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-20f7ad7173e8', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Corner', 'over', 0.5, 142, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-27e664cb20c4', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Corner', 'over', 1.5, 315, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-296d31e08393', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Corner', 'under', 0.5, 285, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-2f60f5b45a20', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Corner', 'under', 1.5, 135, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-362dc3fdef07', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Shot', 'over', 2.5, 200, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-3d91186fc0a5', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Shot', 'under', 2.5, 180, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-40e47442e158', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Card', 'over', 0.5, 230, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-4470854b346d', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Card', 'under', 0.5, 160, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-4d9bd2b7e4eb', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Free-Kick', 'over', 3.5, 265, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-11e9a8a89933', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'over', 5.5, 250, 'model', '2026-05-01 18:04:48+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-187bd9bc2347', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'under', 5.5, 150, 'model', '2026-05-01 18:04:48+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-32434b5a253f', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Shot', 'over', 1.5, 133, 'model', '2026-05-01 18:04:48+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-380952ee43dd', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Shot', 'under', 1.5, 325, 'model', '2026-05-01 18:04:48+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-5a35a0db6a4c', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal-Kick', 'over', 1.5, 180, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-5d64550c9069', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal-Kick', 'over', 2.5, 365, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-62bbb402d578', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal-Kick', 'under', 1.5, 195, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-6573a8142dde', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Goal-Kick', 'under', 2.5, 128, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-690fb13c9a12', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Penalty', 'over', 0.5, 3380, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-6c684752620e', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Offside', 'over', 0.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-72a36d21b0ce', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Offside', 'over', 1.5, 1410, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-742060fd76f8', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Offside', 'under', 0.5, 144, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-463e-7298-a49c-78409ae56c6f', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Offside', 'under', 1.5, 101, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-4cd3-77ae-ba26-1984280e1bc5', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'over', 4.5, 215, 'model', NULL, NULL, '2026-05-01 18:00:06+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-4cd3-77ae-ba26-1ed35c4dd9cd', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'under', 4.5, 165, 'model', NULL, NULL, '2026-05-01 18:00:06+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-4cd3-77ae-ba26-203931700f2c', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Card', 'over', 1.5, 980, 'model', NULL, NULL, '2026-05-01 18:00:06+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-52a6-7317-b0f1-244d188acc42', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'over', 3.5, 150, 'model', NULL, NULL, '2026-05-01 18:04:48+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-52a6-7317-b0f1-29c300fcab4e', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Throw', 'under', 3.5, 250, 'model', NULL, NULL, '2026-05-01 18:04:48+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-52a6-7317-b0f1-2f1b52c5b2fd', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Shot', 'over', 3.5, 365, 'model', NULL, NULL, '2026-05-01 18:04:48+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-52a6-7317-b0f1-33266c5f2efc', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Shot', 'under', 3.5, 128, 'model', NULL, NULL, '2026-05-01 18:04:48+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-52a6-7317-b0f1-3794c50785d6', '01a2152c-4542-7617-bd79-896a7954549e', '01a2152c-4561-749a-a7e2-11f65368d2cf', NULL, 'Card', 'under', 1.5, 105, 'model', NULL, NULL, '2026-05-01 18:04:48+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5931-70c4-9fb8-480b94777301', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Nutmeg', 'over', 0.5, 180, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5931-70c4-9fb8-4de25aca4cbe', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Nutmeg', 'over', 1.5, 220, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5931-70c4-9fb8-52de9edd8cde', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Nutmeg', 'under', 0.5, 200, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5931-70c4-9fb8-54c6920005d3', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Nutmeg', 'under', 1.5, 160, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-59b3-7485-b47c-3d7ca27ad44c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', 'Corner rush', 'Corner', 'over', 3.5, 400, 'admin', NULL, NULL, '2026-05-01 18:09:24+00', '{01a2152c-4056-71f7-baf6-3dfe38391a10}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-731b5c849167', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal', 'over', 0.5, 495, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-7558d636dc31', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal', 'over', 1.5, 4845, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-7a9c6266804c', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal', 'under', 0.5, 117, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-7f927eac115c', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Throw', 'over', 5.5, 185, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-83c96bb76075', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Throw', 'over', 6.5, 275, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-87bdf9cd7702', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Throw', 'under', 5.5, 190, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-8b8522487fdf', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Throw', 'under', 6.5, 144, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-8e0093b920d5', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Corner', 'over', 0.5, 155, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-92b82020289a', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Corner', 'over', 1.5, 405, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-97134d26a145', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Corner', 'under', 0.5, 235, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-9bd52a210fcc', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Corner', 'under', 1.5, 123, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-9f4c4d337a76', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Shot', 'over', 1.5, 155, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-a2e88997341a', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Shot', 'over', 2.5, 285, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-a4458cf7e903', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Shot', 'under', 1.5, 235, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-a9dfd8f1f93e', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Shot', 'under', 2.5, 141, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-adbe2d8df421', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Card', 'over', 0.5, 780, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-b29c580405c1', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Card', 'under', 0.5, 108, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-b47290ce7173', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Free-Kick', 'over', 2.5, 180, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-bb879ef60b26', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Free-Kick', 'over', 3.5, 315, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-bfb3062ccf4a', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Free-Kick', 'under', 2.5, 195, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-c2d419c3e0ea', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Free-Kick', 'under', 3.5, 135, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-c5e2b7965e79', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal-Kick', 'over', 1.5, 200, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-c928906f0d02', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal-Kick', 'over', 2.5, 445, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-cd5e421d3c6e', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal-Kick', 'under', 1.5, 175, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-d3d002db33a3', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Goal-Kick', 'under', 2.5, 120, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-d5ec93a14ca0', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Penalty', 'over', 0.5, 5125, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-d9bae16dddba', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Offside', 'over', 0.5, 255, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-de1d2eb16646', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Offside', 'over', 1.5, 1195, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-e3ac7dd99273', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Offside', 'under', 0.5, 150, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5aaf-7063-991e-e740727dc872', '01a2152c-5a3d-7681-a37d-80f6624afe93', '01a2152c-5a52-7369-bf05-99e16aae16c3', NULL, 'Offside', 'under', 1.5, 103, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-4213056b42f2', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Nutmeg', 'over', 0.5, 180, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-442acee7650d', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Nutmeg', 'over', 1.5, 220, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-4be56852ce71', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Nutmeg', 'under', 0.5, 200, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-4e76cfaa1e59', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Nutmeg', 'under', 1.5, 160, 'default', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-bfc72c226b6d', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'over', 6.5, 275, 'model', '2026-05-01 18:10:00+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-c667e1392d55', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'under', 6.5, 144, 'model', '2026-05-01 18:10:00+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-211070d78cdb', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Free-Kick', 'under', 1.5, 165, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-5de7a101985c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal', 'over', 0.5, 650, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-66b1456eba6b', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Throw', 'over', 2.5, 280, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-6f686ce8688c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Throw', 'under', 2.5, 142, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-2619cc8a8a4a', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal-Kick', 'over', 0.5, 160, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-698e13cc103c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Throw', 'over', 3.5, 300, 'model', '2026-05-01 18:21:00+00', 'model', '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-6894-7432-96ee-da30d04840bb', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'over', 4.5, 240, 'model', NULL, NULL, '2026-05-01 18:10:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-6894-7432-96ee-dcc7e0ef5ba8', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'under', 4.5, 155, 'model', NULL, NULL, '2026-05-01 18:10:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-6165fef99b39', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal', 'under', 0.5, 111, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-76ff0cabe128', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Corner', 'over', 0.5, 225, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-790d5f7696ea', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Corner', 'over', 1.5, 925, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-83d143bd91c0', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Corner', 'under', 1.5, 105, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-84b55899e5f3', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Shot', 'over', 0.5, 130, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-7d967420533f', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Corner', 'under', 0.5, 160, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-16377ac594cb', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Free-Kick', 'over', 0.5, 122, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-1d2869676758', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Free-Kick', 'under', 0.5, 415, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-2158edd84677', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Offside', 'under', 1.5, 101, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-1630508d8eb6', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Offside', 'over', 0.5, 275, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-1a928b6f64bf', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Offside', 'over', 1.5, 1410, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-1f6305d61240', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Offside', 'under', 0.5, 144, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-704f1f1f3b71', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Throw', 'under', 3.5, 138, 'model', '2026-05-01 18:21:00+00', 'model', '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-da9d766a89f0', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Shot', 'over', 1.5, 133, 'model', '2026-05-01 19:12:00+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-e33704e91d88', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Shot', 'under', 1.5, 325, 'model', '2026-05-01 19:12:00+00', 'model', '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-898b7c1ad606', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Shot', 'over', 1.5, 255, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-91a7c1225805', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Shot', 'under', 1.5, 150, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7d5f-7054-ac2b-37fa373d3071', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'over', 3.5, 160, 'model', NULL, NULL, '2026-05-01 19:12:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1b-750c-a8d9-8d658d33b251', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Shot', 'under', 0.5, 345, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-cc1b602ba143', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Corner', 'over', 1.5, 345, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-de25a341b117', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Shot', 'over', 2.5, 190, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-ea9e8168af3a', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Card', 'over', 0.5, 220, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-e5158e3c68c2', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Shot', 'under', 2.5, 185, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-f981cb0eca5a', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Free-Kick', 'under', 2.5, 230, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-012501ae644a', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal-Kick', 'over', 1.5, 185, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-0889bb9e2873', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal-Kick', 'under', 1.5, 190, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-ef4f0616729c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Card', 'under', 0.5, 165, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-f47dcd26566e', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Free-Kick', 'over', 3.5, 260, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-fe3517df652e', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Free-Kick', 'under', 3.5, 149, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-07993390b85f', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal-Kick', 'over', 2.5, 385, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8517-108479b9eef0', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Penalty', 'over', 0.5, 2700, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-6894-7432-96ee-e1bcb1d0cb0c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Card', 'over', 1.5, 880, 'model', NULL, NULL, '2026-05-01 18:10:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7d5f-7054-ac2b-3a094f26992b', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Throw', 'under', 3.5, 230, 'model', NULL, NULL, '2026-05-01 19:12:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7d5f-7054-ac2b-3dccf31a2348', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Shot', 'over', 3.5, 350, 'model', NULL, NULL, '2026-05-01 19:12:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-2e84a4b89689', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal-Kick', 'under', 0.5, 225, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-314e20cff067', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal-Kick', 'under', 1.5, 121, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-0ee47d6efc11', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Card', 'over', 0.5, 440, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-13f560292e87', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Card', 'under', 0.5, 120, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-1a0b9ee1a216', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Free-Kick', 'over', 1.5, 215, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-2a1012e1a32e', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal-Kick', 'over', 1.5, 435, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-37cecd5f6de6', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Offside', 'over', 0.5, 480, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-3b434896bf84', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Offside', 'over', 1.5, 4580, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-5d1c-77fb-ac75-3f574d3a6852', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Offside', 'under', 0.5, 118, 'model', NULL, NULL, '2026-05-01 18:09:24+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-6b99-717a-9942-4b3affcce5f4', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Throw', 'over', 1.5, 155, 'model', NULL, NULL, '2026-05-01 18:21:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-6b99-717a-9942-4d884c7b14d3', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Throw', 'under', 1.5, 240, 'model', NULL, NULL, '2026-05-01 18:21:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-6b99-717a-9942-53007ccbefd7', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Penalty', 'over', 0.5, 5770, 'model', NULL, NULL, '2026-05-01 18:21:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-70f5-77e2-a315-7325a0de3515', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Goal', 'over', 1.5, 8500, 'model', NULL, NULL, '2026-05-01 18:56:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-70f5-77e2-a315-7572415f79f3', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Card', 'over', 1.5, 3825, 'model', NULL, NULL, '2026-05-01 18:56:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7e5b-759b-899b-6c4bd0863961', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Free-Kick', 'over', 2.5, 495, 'model', '2026-05-01 19:33:00+00', 'model', '2026-05-01 19:25:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7e5b-759b-899b-73064715b0a2', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', NULL, 'Free-Kick', 'under', 2.5, 117, 'model', '2026-05-01 19:33:00+00', 'model', '2026-05-01 19:25:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-c8cdc9b31b82', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Corner', 'over', 0.5, 148, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-42a4-7197-8516-b7abfcc8bf4c', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Goal', 'under', 0.5, 127, 'model', NULL, NULL, '2026-05-01 18:00:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7d5f-7054-ac2b-408899c28c30', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Shot', 'under', 3.5, 130, 'model', NULL, NULL, '2026-05-01 19:12:00+00', '{}', NULL);
INSERT INTO public.option VALUES ('01a2152c-7d5f-7054-ac2b-477f70a2ed3b', '01a2152c-421e-72d2-a218-281af439dfb2', '01a2152c-4239-713c-b3cb-0f9378c38ff1', NULL, 'Card', 'under', 1.5, 106, 'model', NULL, NULL, '2026-05-01 19:12:00+00', '{}', NULL);


--
-- Data for Name: password_link; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: penalty; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f27de992f2cf', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f27de992f2cf', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f568947f71bb', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f568947f71bb', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f9279023dab2', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-f9279023dab2', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-fc9decccad04', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857b-fc9decccad04', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:04:42+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-00b0647c13d1', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-00b0647c13d1', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-0482ec26366b', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-0482ec26366b', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-08690d30fb0d', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-08690d30fb0d', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-0c02b08f11fc', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-0c02b08f11fc', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-13861941ab87', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-4750-766e-87c8-a1287e173421', '01a2152c-457c-72ac-857c-13861941ab87', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:09:24+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d3da60732a88', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d3da60732a88', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d4b13af5ed5e', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d4b13af5ed5e', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-d4b13af5ed5e', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:21:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-dafcb845820f', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-dafcb845820f', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5d3a-7471-9dff-02a9fcd9b838', '01a2152c-5cdc-74dc-bb30-dafcb845820f', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 18:56:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 19:25:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 19:25:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 19:25:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 19:25:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 19:25:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 19:25:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 19:33:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 19:33:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 5, false, '2026-05-01 19:33:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-43a7-753c-b870-2ace7b5171f8', 5, false, '2026-05-01 19:33:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-4401-76cc-95d3-79b6588e1958', 5, false, '2026-05-01 19:33:00+00', 5);
INSERT INTO public.penalty VALUES ('01a2152c-5c17-7773-9a73-d8a387010f5c', '01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 5, false, '2026-05-01 19:33:00+00', 5);


--
-- Data for Name: plan; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plan VALUES ('01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-4542-7617-bd79-896a7954549e', 10, '01a2152c-457c-72ac-857c-0482ec26366b', '2026-05-01 18:00:00+00');
INSERT INTO public.plan VALUES ('01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a3d-7681-a37d-80f6624afe93', 10, '01a2152c-5a67-73e3-8547-98aed1fd2e3a', '2026-05-01 18:09:24+00');
INSERT INTO public.plan VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-421e-72d2-a218-281af439dfb2', 5, '01a2152c-5cdc-74dc-bb31-089b5e5c461f', '2026-05-01 18:09:24+00');
INSERT INTO public.plan VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-421e-72d2-a218-281af439dfb2', 10, '01a2152c-4245-74d6-9582-c33829f40386', '2026-05-01 18:00:00+00');


--
-- Data for Name: price_list; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '2026-05-01 18:00:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 495, "01a2152c-42a4-7197-8516-b24973becd6e": 4845, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 117, "01a2152c-42a4-7197-8516-b93c09583049": 185, "01a2152c-42a4-7197-8516-bfc72c226b6d": 275, "01a2152c-42a4-7197-8516-c053833b27f9": 190, "01a2152c-42a4-7197-8516-c667e1392d55": 144, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 155, "01a2152c-42a4-7197-8516-cc1b602ba143": 405, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 235, "01a2152c-42a4-7197-8516-d7220b5b9786": 123, "01a2152c-42a4-7197-8516-da9d766a89f0": 155, "01a2152c-42a4-7197-8516-de25a341b117": 285, "01a2152c-42a4-7197-8516-e33704e91d88": 235, "01a2152c-42a4-7197-8516-e5158e3c68c2": 141, "01a2152c-42a4-7197-8516-ea9e8168af3a": 780, "01a2152c-42a4-7197-8516-ef4f0616729c": 108, "01a2152c-42a4-7197-8516-f284db71c9a8": 180, "01a2152c-42a4-7197-8516-f47dcd26566e": 315, "01a2152c-42a4-7197-8516-f981cb0eca5a": 195, "01a2152c-42a4-7197-8516-fe3517df652e": 135, "01a2152c-42a4-7197-8517-012501ae644a": 200, "01a2152c-42a4-7197-8517-07993390b85f": 445, "01a2152c-42a4-7197-8517-0889bb9e2873": 175, "01a2152c-42a4-7197-8517-0e79e3d56067": 120, "01a2152c-42a4-7197-8517-108479b9eef0": 5125, "01a2152c-42a4-7197-8517-1630508d8eb6": 255, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1195, "01a2152c-42a4-7197-8517-1f6305d61240": 150, "01a2152c-42a4-7197-8517-2158edd84677": 103}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-457c-72ac-857b-ee5330ab519f', '2026-05-01 18:00:00+00', '{"01a2152c-463e-7298-a49c-07c98547861b": 495, "01a2152c-463e-7298-a49c-0a4e9728d250": 4845, "01a2152c-463e-7298-a49c-0d7f33321f09": 117, "01a2152c-463e-7298-a49c-11e9a8a89933": 185, "01a2152c-463e-7298-a49c-155d103a10fb": 275, "01a2152c-463e-7298-a49c-187bd9bc2347": 190, "01a2152c-463e-7298-a49c-1e5a400481ed": 144, "01a2152c-463e-7298-a49c-20f7ad7173e8": 155, "01a2152c-463e-7298-a49c-27e664cb20c4": 405, "01a2152c-463e-7298-a49c-296d31e08393": 235, "01a2152c-463e-7298-a49c-2f60f5b45a20": 123, "01a2152c-463e-7298-a49c-32434b5a253f": 155, "01a2152c-463e-7298-a49c-362dc3fdef07": 285, "01a2152c-463e-7298-a49c-380952ee43dd": 235, "01a2152c-463e-7298-a49c-3d91186fc0a5": 141, "01a2152c-463e-7298-a49c-40e47442e158": 780, "01a2152c-463e-7298-a49c-4470854b346d": 108, "01a2152c-463e-7298-a49c-4a410626bd86": 180, "01a2152c-463e-7298-a49c-4d9bd2b7e4eb": 315, "01a2152c-463e-7298-a49c-5183f9f7d7aa": 195, "01a2152c-463e-7298-a49c-5739c0352dc8": 135, "01a2152c-463e-7298-a49c-5a35a0db6a4c": 200, "01a2152c-463e-7298-a49c-5d64550c9069": 445, "01a2152c-463e-7298-a49c-62bbb402d578": 175, "01a2152c-463e-7298-a49c-6573a8142dde": 120, "01a2152c-463e-7298-a49c-690fb13c9a12": 5125, "01a2152c-463e-7298-a49c-6c684752620e": 255, "01a2152c-463e-7298-a49c-72a36d21b0ce": 1195, "01a2152c-463e-7298-a49c-742060fd76f8": 150, "01a2152c-463e-7298-a49c-78409ae56c6f": 103}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-457c-72ac-857b-f27de992f2cf', '2026-05-01 18:00:06+00', '{"01a2152c-463e-7298-a49c-07c98547861b": 425, "01a2152c-463e-7298-a49c-0a4e9728d250": 3560, "01a2152c-463e-7298-a49c-0d7f33321f09": 122, "01a2152c-463e-7298-a49c-11e9a8a89933": 265, "01a2152c-463e-7298-a49c-187bd9bc2347": 147, "01a2152c-463e-7298-a49c-20f7ad7173e8": 149, "01a2152c-463e-7298-a49c-27e664cb20c4": 355, "01a2152c-463e-7298-a49c-296d31e08393": 255, "01a2152c-463e-7298-a49c-2f60f5b45a20": 129, "01a2152c-463e-7298-a49c-32434b5a253f": 140, "01a2152c-463e-7298-a49c-362dc3fdef07": 225, "01a2152c-463e-7298-a49c-380952ee43dd": 290, "01a2152c-463e-7298-a49c-3d91186fc0a5": 160, "01a2152c-463e-7298-a49c-40e47442e158": 470, "01a2152c-463e-7298-a49c-4470854b346d": 118, "01a2152c-463e-7298-a49c-4a410626bd86": 165, "01a2152c-463e-7298-a49c-4d9bd2b7e4eb": 280, "01a2152c-463e-7298-a49c-5183f9f7d7aa": 215, "01a2152c-463e-7298-a49c-5739c0352dc8": 143, "01a2152c-463e-7298-a49c-5a35a0db6a4c": 185, "01a2152c-463e-7298-a49c-5d64550c9069": 385, "01a2152c-463e-7298-a49c-62bbb402d578": 190, "01a2152c-463e-7298-a49c-6573a8142dde": 125, "01a2152c-463e-7298-a49c-690fb13c9a12": 4405, "01a2152c-463e-7298-a49c-6c684752620e": 260, "01a2152c-463e-7298-a49c-72a36d21b0ce": 1260, "01a2152c-463e-7298-a49c-742060fd76f8": 148, "01a2152c-463e-7298-a49c-78409ae56c6f": 102, "01a2152c-4cd3-77ae-ba26-1984280e1bc5": 175, "01a2152c-4cd3-77ae-ba26-1ed35c4dd9cd": 200, "01a2152c-4cd3-77ae-ba26-203931700f2c": 4395}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-457c-72ac-857c-00b0647c13d1', '2026-05-01 18:04:42+00', '{"01a2152c-463e-7298-a49c-07c98547861b": 365, "01a2152c-463e-7298-a49c-0a4e9728d250": 2595, "01a2152c-463e-7298-a49c-0d7f33321f09": 128, "01a2152c-463e-7298-a49c-11e9a8a89933": 250, "01a2152c-463e-7298-a49c-187bd9bc2347": 150, "01a2152c-463e-7298-a49c-20f7ad7173e8": 146, "01a2152c-463e-7298-a49c-27e664cb20c4": 335, "01a2152c-463e-7298-a49c-296d31e08393": 270, "01a2152c-463e-7298-a49c-2f60f5b45a20": 132, "01a2152c-463e-7298-a49c-32434b5a253f": 133, "01a2152c-463e-7298-a49c-362dc3fdef07": 205, "01a2152c-463e-7298-a49c-380952ee43dd": 325, "01a2152c-463e-7298-a49c-3d91186fc0a5": 170, "01a2152c-463e-7298-a49c-40e47442e158": 295, "01a2152c-463e-7298-a49c-4470854b346d": 139, "01a2152c-463e-7298-a49c-4a410626bd86": 165, "01a2152c-463e-7298-a49c-4d9bd2b7e4eb": 275, "01a2152c-463e-7298-a49c-5183f9f7d7aa": 215, "01a2152c-463e-7298-a49c-5739c0352dc8": 143, "01a2152c-463e-7298-a49c-5a35a0db6a4c": 190, "01a2152c-463e-7298-a49c-5d64550c9069": 415, "01a2152c-463e-7298-a49c-62bbb402d578": 185, "01a2152c-463e-7298-a49c-6573a8142dde": 122, "01a2152c-463e-7298-a49c-690fb13c9a12": 3005, "01a2152c-463e-7298-a49c-6c684752620e": 255, "01a2152c-463e-7298-a49c-72a36d21b0ce": 1210, "01a2152c-463e-7298-a49c-742060fd76f8": 150, "01a2152c-463e-7298-a49c-78409ae56c6f": 103, "01a2152c-4cd3-77ae-ba26-1984280e1bc5": 170, "01a2152c-4cd3-77ae-ba26-1ed35c4dd9cd": 210, "01a2152c-4cd3-77ae-ba26-203931700f2c": 1630}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-457c-72ac-857c-0482ec26366b', '2026-05-01 18:04:48+00', '{"01a2152c-463e-7298-a49c-07c98547861b": 360, "01a2152c-463e-7298-a49c-0a4e9728d250": 2515, "01a2152c-463e-7298-a49c-0d7f33321f09": 128, "01a2152c-463e-7298-a49c-20f7ad7173e8": 142, "01a2152c-463e-7298-a49c-27e664cb20c4": 315, "01a2152c-463e-7298-a49c-296d31e08393": 285, "01a2152c-463e-7298-a49c-2f60f5b45a20": 135, "01a2152c-463e-7298-a49c-362dc3fdef07": 200, "01a2152c-463e-7298-a49c-3d91186fc0a5": 180, "01a2152c-463e-7298-a49c-40e47442e158": 230, "01a2152c-463e-7298-a49c-4470854b346d": 160, "01a2152c-463e-7298-a49c-4a410626bd86": 160, "01a2152c-463e-7298-a49c-4d9bd2b7e4eb": 265, "01a2152c-463e-7298-a49c-5183f9f7d7aa": 220, "01a2152c-463e-7298-a49c-5739c0352dc8": 146, "01a2152c-463e-7298-a49c-5a35a0db6a4c": 180, "01a2152c-463e-7298-a49c-5d64550c9069": 365, "01a2152c-463e-7298-a49c-62bbb402d578": 195, "01a2152c-463e-7298-a49c-6573a8142dde": 128, "01a2152c-463e-7298-a49c-690fb13c9a12": 3380, "01a2152c-463e-7298-a49c-6c684752620e": 275, "01a2152c-463e-7298-a49c-72a36d21b0ce": 1410, "01a2152c-463e-7298-a49c-742060fd76f8": 144, "01a2152c-463e-7298-a49c-78409ae56c6f": 101, "01a2152c-4cd3-77ae-ba26-1984280e1bc5": 215, "01a2152c-4cd3-77ae-ba26-1ed35c4dd9cd": 165, "01a2152c-4cd3-77ae-ba26-203931700f2c": 980, "01a2152c-52a6-7317-b0f1-244d188acc42": 150, "01a2152c-52a6-7317-b0f1-29c300fcab4e": 250, "01a2152c-52a6-7317-b0f1-2f1b52c5b2fd": 365, "01a2152c-52a6-7317-b0f1-33266c5f2efc": 128, "01a2152c-52a6-7317-b0f1-3794c50785d6": 105}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-a3c83d1fe4fe', '2026-05-01 18:09:24+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 495, "01a2152c-42a4-7197-8516-b24973becd6e": 4845, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 117, "01a2152c-42a4-7197-8516-b93c09583049": 185, "01a2152c-42a4-7197-8516-bfc72c226b6d": 275, "01a2152c-42a4-7197-8516-c053833b27f9": 190, "01a2152c-42a4-7197-8516-c667e1392d55": 144, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 155, "01a2152c-42a4-7197-8516-cc1b602ba143": 405, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 235, "01a2152c-42a4-7197-8516-d7220b5b9786": 123, "01a2152c-42a4-7197-8516-da9d766a89f0": 155, "01a2152c-42a4-7197-8516-de25a341b117": 285, "01a2152c-42a4-7197-8516-e33704e91d88": 235, "01a2152c-42a4-7197-8516-e5158e3c68c2": 141, "01a2152c-42a4-7197-8516-ea9e8168af3a": 780, "01a2152c-42a4-7197-8516-ef4f0616729c": 108, "01a2152c-42a4-7197-8516-f284db71c9a8": 180, "01a2152c-42a4-7197-8516-f47dcd26566e": 315, "01a2152c-42a4-7197-8516-f981cb0eca5a": 195, "01a2152c-42a4-7197-8516-fe3517df652e": 135, "01a2152c-42a4-7197-8517-012501ae644a": 200, "01a2152c-42a4-7197-8517-07993390b85f": 445, "01a2152c-42a4-7197-8517-0889bb9e2873": 175, "01a2152c-42a4-7197-8517-0e79e3d56067": 120, "01a2152c-42a4-7197-8517-108479b9eef0": 5125, "01a2152c-42a4-7197-8517-1630508d8eb6": 255, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1195, "01a2152c-42a4-7197-8517-1f6305d61240": 150, "01a2152c-42a4-7197-8517-2158edd84677": 103, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a67-73e3-8547-98aed1fd2e3a', '2026-05-01 18:09:24+00', '{"01a2152c-5aaf-7063-991e-731b5c849167": 495, "01a2152c-5aaf-7063-991e-7558d636dc31": 4845, "01a2152c-5aaf-7063-991e-7a9c6266804c": 117, "01a2152c-5aaf-7063-991e-7f927eac115c": 185, "01a2152c-5aaf-7063-991e-83c96bb76075": 275, "01a2152c-5aaf-7063-991e-87bdf9cd7702": 190, "01a2152c-5aaf-7063-991e-8b8522487fdf": 144, "01a2152c-5aaf-7063-991e-8e0093b920d5": 155, "01a2152c-5aaf-7063-991e-92b82020289a": 405, "01a2152c-5aaf-7063-991e-97134d26a145": 235, "01a2152c-5aaf-7063-991e-9bd52a210fcc": 123, "01a2152c-5aaf-7063-991e-9f4c4d337a76": 155, "01a2152c-5aaf-7063-991e-a2e88997341a": 285, "01a2152c-5aaf-7063-991e-a4458cf7e903": 235, "01a2152c-5aaf-7063-991e-a9dfd8f1f93e": 141, "01a2152c-5aaf-7063-991e-adbe2d8df421": 780, "01a2152c-5aaf-7063-991e-b29c580405c1": 108, "01a2152c-5aaf-7063-991e-b47290ce7173": 180, "01a2152c-5aaf-7063-991e-bb879ef60b26": 315, "01a2152c-5aaf-7063-991e-bfb3062ccf4a": 195, "01a2152c-5aaf-7063-991e-c2d419c3e0ea": 135, "01a2152c-5aaf-7063-991e-c5e2b7965e79": 200, "01a2152c-5aaf-7063-991e-c928906f0d02": 445, "01a2152c-5aaf-7063-991e-cd5e421d3c6e": 175, "01a2152c-5aaf-7063-991e-d3d002db33a3": 120, "01a2152c-5aaf-7063-991e-d5ec93a14ca0": 5125, "01a2152c-5aaf-7063-991e-d9bae16dddba": 255, "01a2152c-5aaf-7063-991e-de1d2eb16646": 1195, "01a2152c-5aaf-7063-991e-e3ac7dd99273": 150, "01a2152c-5aaf-7063-991e-e740727dc872": 103}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb30-d3da60732a88', '2026-05-01 18:09:24+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 940, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 105, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 175, "01a2152c-5d1b-750c-a8d9-698e13cc103c": 300, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 205, "01a2152c-5d1b-750c-a8d9-704f1f1f3b71": 138, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 255, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 1225, "01a2152c-5d1b-750c-a8d9-7d967420533f": 150, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 102, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 149, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 350, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 260, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 129, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 1515, "01a2152c-5d1c-77fb-ac75-13f560292e87": 101, "01a2152c-5d1c-77fb-ac75-16377ac594cb": 126, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 235, "01a2152c-5d1c-77fb-ac75-1d2869676758": 375, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 155, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 170, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 505, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 205, "01a2152c-5d1c-77fb-ac75-314e20cff067": 116, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 455, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4115, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 119, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-a68be6ec449e', '2026-05-01 18:10:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 425, "01a2152c-42a4-7197-8516-b24973becd6e": 3560, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 122, "01a2152c-42a4-7197-8516-b93c09583049": 265, "01a2152c-42a4-7197-8516-c053833b27f9": 147, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 149, "01a2152c-42a4-7197-8516-cc1b602ba143": 355, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 255, "01a2152c-42a4-7197-8516-d7220b5b9786": 129, "01a2152c-42a4-7197-8516-da9d766a89f0": 140, "01a2152c-42a4-7197-8516-de25a341b117": 225, "01a2152c-42a4-7197-8516-e33704e91d88": 290, "01a2152c-42a4-7197-8516-e5158e3c68c2": 160, "01a2152c-42a4-7197-8516-ea9e8168af3a": 470, "01a2152c-42a4-7197-8516-ef4f0616729c": 118, "01a2152c-42a4-7197-8516-f284db71c9a8": 165, "01a2152c-42a4-7197-8516-f47dcd26566e": 280, "01a2152c-42a4-7197-8516-f981cb0eca5a": 215, "01a2152c-42a4-7197-8516-fe3517df652e": 143, "01a2152c-42a4-7197-8517-012501ae644a": 185, "01a2152c-42a4-7197-8517-07993390b85f": 385, "01a2152c-42a4-7197-8517-0889bb9e2873": 190, "01a2152c-42a4-7197-8517-0e79e3d56067": 125, "01a2152c-42a4-7197-8517-108479b9eef0": 4405, "01a2152c-42a4-7197-8517-1630508d8eb6": 260, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1260, "01a2152c-42a4-7197-8517-1f6305d61240": 148, "01a2152c-42a4-7197-8517-2158edd84677": 102, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400, "01a2152c-6894-7432-96ee-da30d04840bb": 175, "01a2152c-6894-7432-96ee-dcc7e0ef5ba8": 200, "01a2152c-6894-7432-96ee-e1bcb1d0cb0c": 4395}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb30-d4b13af5ed5e', '2026-05-01 18:10:00+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 940, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 105, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 175, "01a2152c-5d1b-750c-a8d9-698e13cc103c": 300, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 205, "01a2152c-5d1b-750c-a8d9-704f1f1f3b71": 138, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 255, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 1225, "01a2152c-5d1b-750c-a8d9-7d967420533f": 150, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 102, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 149, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 350, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 260, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 129, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 1515, "01a2152c-5d1c-77fb-ac75-13f560292e87": 101, "01a2152c-5d1c-77fb-ac75-16377ac594cb": 126, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 235, "01a2152c-5d1c-77fb-ac75-1d2869676758": 375, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 155, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 170, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 505, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 205, "01a2152c-5d1c-77fb-ac75-314e20cff067": 116, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 455, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4115, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 119, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb30-dd01298c7d45', '2026-05-01 18:21:00+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 805, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 107, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 215, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 165, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 240, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 1040, "01a2152c-5d1b-750c-a8d9-7d967420533f": 155, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 104, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 137, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 290, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 305, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 140, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 895, "01a2152c-5d1c-77fb-ac75-13f560292e87": 106, "01a2152c-5d1c-77fb-ac75-16377ac594cb": 123, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 220, "01a2152c-5d1c-77fb-ac75-1d2869676758": 410, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 165, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 165, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 445, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 220, "01a2152c-5d1c-77fb-ac75-314e20cff067": 120, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 470, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4355, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 118, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160, "01a2152c-6b99-717a-9942-4b3affcce5f4": 136, "01a2152c-6b99-717a-9942-4d884c7b14d3": 310, "01a2152c-6b99-717a-9942-53007ccbefd7": 8760}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-a8ee500688c0', '2026-05-01 18:21:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 385, "01a2152c-42a4-7197-8516-b24973becd6e": 2895, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 125, "01a2152c-42a4-7197-8516-b93c09583049": 315, "01a2152c-42a4-7197-8516-c053833b27f9": 135, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 145, "01a2152c-42a4-7197-8516-cc1b602ba143": 330, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 270, "01a2152c-42a4-7197-8516-d7220b5b9786": 132, "01a2152c-42a4-7197-8516-da9d766a89f0": 136, "01a2152c-42a4-7197-8516-de25a341b117": 215, "01a2152c-42a4-7197-8516-e33704e91d88": 310, "01a2152c-42a4-7197-8516-e5158e3c68c2": 165, "01a2152c-42a4-7197-8516-ea9e8168af3a": 330, "01a2152c-42a4-7197-8516-ef4f0616729c": 132, "01a2152c-42a4-7197-8516-f284db71c9a8": 165, "01a2152c-42a4-7197-8516-f47dcd26566e": 270, "01a2152c-42a4-7197-8516-f981cb0eca5a": 220, "01a2152c-42a4-7197-8516-fe3517df652e": 145, "01a2152c-42a4-7197-8517-012501ae644a": 195, "01a2152c-42a4-7197-8517-07993390b85f": 420, "01a2152c-42a4-7197-8517-0889bb9e2873": 180, "01a2152c-42a4-7197-8517-0e79e3d56067": 122, "01a2152c-42a4-7197-8517-108479b9eef0": 3320, "01a2152c-42a4-7197-8517-1630508d8eb6": 265, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1305, "01a2152c-42a4-7197-8517-1f6305d61240": 147, "01a2152c-42a4-7197-8517-2158edd84677": 102, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400, "01a2152c-6894-7432-96ee-da30d04840bb": 200, "01a2152c-6894-7432-96ee-dcc7e0ef5ba8": 175, "01a2152c-6894-7432-96ee-e1bcb1d0cb0c": 2100}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb30-f41b1765db33', '2026-05-01 18:56:00+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 685, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 110, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 210, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 170, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 230, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 970, "01a2152c-5d1b-750c-a8d9-7d967420533f": 160, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 105, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 133, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 265, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 330, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 147, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 535, "01a2152c-5d1c-77fb-ac75-13f560292e87": 115, "01a2152c-5d1c-77fb-ac75-16377ac594cb": 123, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 215, "01a2152c-5d1c-77fb-ac75-1d2869676758": 410, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 165, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 165, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 475, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 215, "01a2152c-5d1c-77fb-ac75-314e20cff067": 118, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 460, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4175, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 119, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160, "01a2152c-6b99-717a-9942-4b3affcce5f4": 133, "01a2152c-6b99-717a-9942-4d884c7b14d3": 325, "01a2152c-6b99-717a-9942-53007ccbefd7": 5965, "01a2152c-70f5-77e2-a315-7325a0de3515": 9420, "01a2152c-70f5-77e2-a315-7572415f79f3": 5750}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-b598611461ef', '2026-05-01 18:56:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 365, "01a2152c-42a4-7197-8516-b24973becd6e": 2595, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 128, "01a2152c-42a4-7197-8516-b93c09583049": 250, "01a2152c-42a4-7197-8516-c053833b27f9": 150, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 146, "01a2152c-42a4-7197-8516-cc1b602ba143": 335, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 270, "01a2152c-42a4-7197-8516-d7220b5b9786": 132, "01a2152c-42a4-7197-8516-da9d766a89f0": 133, "01a2152c-42a4-7197-8516-de25a341b117": 205, "01a2152c-42a4-7197-8516-e33704e91d88": 325, "01a2152c-42a4-7197-8516-e5158e3c68c2": 170, "01a2152c-42a4-7197-8516-ea9e8168af3a": 295, "01a2152c-42a4-7197-8516-ef4f0616729c": 139, "01a2152c-42a4-7197-8516-f284db71c9a8": 165, "01a2152c-42a4-7197-8516-f47dcd26566e": 275, "01a2152c-42a4-7197-8516-f981cb0eca5a": 215, "01a2152c-42a4-7197-8516-fe3517df652e": 143, "01a2152c-42a4-7197-8517-012501ae644a": 190, "01a2152c-42a4-7197-8517-07993390b85f": 415, "01a2152c-42a4-7197-8517-0889bb9e2873": 185, "01a2152c-42a4-7197-8517-0e79e3d56067": 122, "01a2152c-42a4-7197-8517-108479b9eef0": 3005, "01a2152c-42a4-7197-8517-1630508d8eb6": 255, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1210, "01a2152c-42a4-7197-8517-1f6305d61240": 150, "01a2152c-42a4-7197-8517-2158edd84677": 103, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400, "01a2152c-6894-7432-96ee-da30d04840bb": 170, "01a2152c-6894-7432-96ee-dcc7e0ef5ba8": 210, "01a2152c-6894-7432-96ee-e1bcb1d0cb0c": 1630}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-b980a92dd291', '2026-05-01 19:12:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 360, "01a2152c-42a4-7197-8516-b24973becd6e": 2515, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 128, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 142, "01a2152c-42a4-7197-8516-cc1b602ba143": 315, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 285, "01a2152c-42a4-7197-8516-d7220b5b9786": 135, "01a2152c-42a4-7197-8516-de25a341b117": 200, "01a2152c-42a4-7197-8516-e5158e3c68c2": 180, "01a2152c-42a4-7197-8516-ea9e8168af3a": 230, "01a2152c-42a4-7197-8516-ef4f0616729c": 160, "01a2152c-42a4-7197-8516-f284db71c9a8": 160, "01a2152c-42a4-7197-8516-f47dcd26566e": 265, "01a2152c-42a4-7197-8516-f981cb0eca5a": 220, "01a2152c-42a4-7197-8516-fe3517df652e": 146, "01a2152c-42a4-7197-8517-012501ae644a": 180, "01a2152c-42a4-7197-8517-07993390b85f": 365, "01a2152c-42a4-7197-8517-0889bb9e2873": 195, "01a2152c-42a4-7197-8517-0e79e3d56067": 128, "01a2152c-42a4-7197-8517-108479b9eef0": 3380, "01a2152c-42a4-7197-8517-1630508d8eb6": 275, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1410, "01a2152c-42a4-7197-8517-1f6305d61240": 144, "01a2152c-42a4-7197-8517-2158edd84677": 101, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400, "01a2152c-6894-7432-96ee-da30d04840bb": 215, "01a2152c-6894-7432-96ee-dcc7e0ef5ba8": 165, "01a2152c-6894-7432-96ee-e1bcb1d0cb0c": 980, "01a2152c-7d5f-7054-ac2b-37fa373d3071": 150, "01a2152c-7d5f-7054-ac2b-3a094f26992b": 250, "01a2152c-7d5f-7054-ac2b-3dccf31a2348": 365, "01a2152c-7d5f-7054-ac2b-408899c28c30": 128, "01a2152c-7d5f-7054-ac2b-477f70a2ed3b": 105}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb30-fbc8c7c2cd26', '2026-05-01 19:12:00+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 685, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 110, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 210, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 170, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 230, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 970, "01a2152c-5d1b-750c-a8d9-7d967420533f": 160, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 105, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 133, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 265, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 330, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 147, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 535, "01a2152c-5d1c-77fb-ac75-13f560292e87": 115, "01a2152c-5d1c-77fb-ac75-16377ac594cb": 123, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 215, "01a2152c-5d1c-77fb-ac75-1d2869676758": 410, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 165, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 165, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 475, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 215, "01a2152c-5d1c-77fb-ac75-314e20cff067": 118, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 460, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4175, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 119, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160, "01a2152c-6b99-717a-9942-4b3affcce5f4": 133, "01a2152c-6b99-717a-9942-4d884c7b14d3": 325, "01a2152c-6b99-717a-9942-53007ccbefd7": 5965, "01a2152c-70f5-77e2-a315-7325a0de3515": 9420, "01a2152c-70f5-77e2-a315-7572415f79f3": 5750}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb31-0295e126381a', '2026-05-01 19:25:00+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 670, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 110, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 255, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 150, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 220, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 895, "01a2152c-5d1b-750c-a8d9-7d967420533f": 160, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 106, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 131, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 255, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 340, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 150, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 410, "01a2152c-5d1c-77fb-ac75-13f560292e87": 123, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 210, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 170, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 160, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 430, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 225, "01a2152c-5d1c-77fb-ac75-314e20cff067": 121, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 500, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4920, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 117, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160, "01a2152c-6b99-717a-9942-4b3affcce5f4": 149, "01a2152c-6b99-717a-9942-4d884c7b14d3": 260, "01a2152c-6b99-717a-9942-53007ccbefd7": 6710, "01a2152c-70f5-77e2-a315-7325a0de3515": 9115, "01a2152c-70f5-77e2-a315-7572415f79f3": 3315, "01a2152c-7e5b-759b-899b-6c4bd0863961": 495, "01a2152c-7e5b-759b-899b-73064715b0a2": 117}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-beee1134900a', '2026-05-01 19:25:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 350, "01a2152c-42a4-7197-8516-b24973becd6e": 2355, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 130, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 143, "01a2152c-42a4-7197-8516-cc1b602ba143": 320, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 275, "01a2152c-42a4-7197-8516-d7220b5b9786": 134, "01a2152c-42a4-7197-8516-de25a341b117": 195, "01a2152c-42a4-7197-8516-e5158e3c68c2": 180, "01a2152c-42a4-7197-8516-ea9e8168af3a": 245, "01a2152c-42a4-7197-8516-ef4f0616729c": 150, "01a2152c-42a4-7197-8516-f284db71c9a8": 165, "01a2152c-42a4-7197-8516-f47dcd26566e": 275, "01a2152c-42a4-7197-8516-f981cb0eca5a": 220, "01a2152c-42a4-7197-8516-fe3517df652e": 145, "01a2152c-42a4-7197-8517-012501ae644a": 180, "01a2152c-42a4-7197-8517-07993390b85f": 375, "01a2152c-42a4-7197-8517-0889bb9e2873": 195, "01a2152c-42a4-7197-8517-0e79e3d56067": 127, "01a2152c-42a4-7197-8517-108479b9eef0": 2905, "01a2152c-42a4-7197-8517-1630508d8eb6": 265, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1320, "01a2152c-42a4-7197-8517-1f6305d61240": 147, "01a2152c-42a4-7197-8517-2158edd84677": 102, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400, "01a2152c-6894-7432-96ee-da30d04840bb": 240, "01a2152c-6894-7432-96ee-dcc7e0ef5ba8": 155, "01a2152c-6894-7432-96ee-e1bcb1d0cb0c": 1115, "01a2152c-7d5f-7054-ac2b-37fa373d3071": 160, "01a2152c-7d5f-7054-ac2b-3a094f26992b": 225, "01a2152c-7d5f-7054-ac2b-3dccf31a2348": 360, "01a2152c-7d5f-7054-ac2b-408899c28c30": 128, "01a2152c-7d5f-7054-ac2b-477f70a2ed3b": 103}', false);
INSERT INTO public.price_list VALUES ('01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-5cdc-74dc-bb31-089b5e5c461f', '2026-05-01 19:33:00+00', '{"01a2152c-5d1b-750c-a8d9-5de7a101985c": 650, "01a2152c-5d1b-750c-a8d9-6165fef99b39": 111, "01a2152c-5d1b-750c-a8d9-66b1456eba6b": 280, "01a2152c-5d1b-750c-a8d9-6f686ce8688c": 142, "01a2152c-5d1b-750c-a8d9-76ff0cabe128": 225, "01a2152c-5d1b-750c-a8d9-790d5f7696ea": 925, "01a2152c-5d1b-750c-a8d9-7d967420533f": 160, "01a2152c-5d1b-750c-a8d9-83d143bd91c0": 105, "01a2152c-5d1b-750c-a8d9-84b55899e5f3": 130, "01a2152c-5d1b-750c-a8d9-898b7c1ad606": 255, "01a2152c-5d1b-750c-a8d9-8d658d33b251": 345, "01a2152c-5d1b-750c-a8d9-91a7c1225805": 150, "01a2152c-5d1c-77fb-ac75-0ee47d6efc11": 440, "01a2152c-5d1c-77fb-ac75-13f560292e87": 120, "01a2152c-5d1c-77fb-ac75-16377ac594cb": 122, "01a2152c-5d1c-77fb-ac75-1a0b9ee1a216": 215, "01a2152c-5d1c-77fb-ac75-1d2869676758": 415, "01a2152c-5d1c-77fb-ac75-211070d78cdb": 165, "01a2152c-5d1c-77fb-ac75-2619cc8a8a4a": 160, "01a2152c-5d1c-77fb-ac75-2a1012e1a32e": 435, "01a2152c-5d1c-77fb-ac75-2e84a4b89689": 225, "01a2152c-5d1c-77fb-ac75-314e20cff067": 121, "01a2152c-5d1c-77fb-ac75-37cecd5f6de6": 480, "01a2152c-5d1c-77fb-ac75-3b434896bf84": 4580, "01a2152c-5d1c-77fb-ac75-3f574d3a6852": 118, "01a2152c-5d1c-77fb-ac75-4213056b42f2": 180, "01a2152c-5d1c-77fb-ac75-442acee7650d": 220, "01a2152c-5d1c-77fb-ac75-4be56852ce71": 200, "01a2152c-5d1c-77fb-ac75-4e76cfaa1e59": 160, "01a2152c-6b99-717a-9942-4b3affcce5f4": 155, "01a2152c-6b99-717a-9942-4d884c7b14d3": 240, "01a2152c-6b99-717a-9942-53007ccbefd7": 5770, "01a2152c-70f5-77e2-a315-7325a0de3515": 8500, "01a2152c-70f5-77e2-a315-7572415f79f3": 3825}', false);
INSERT INTO public.price_list VALUES ('01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4245-74d6-9582-c33829f40386', '2026-05-01 19:33:00+00', '{"01a2152c-42a4-7197-8516-ad6cfb25237a": 365, "01a2152c-42a4-7197-8516-b24973becd6e": 2610, "01a2152c-42a4-7197-8516-b7abfcc8bf4c": 127, "01a2152c-42a4-7197-8516-c8cdc9b31b82": 148, "01a2152c-42a4-7197-8516-cc1b602ba143": 345, "01a2152c-42a4-7197-8516-d1c4f5bd19cd": 260, "01a2152c-42a4-7197-8516-d7220b5b9786": 130, "01a2152c-42a4-7197-8516-de25a341b117": 190, "01a2152c-42a4-7197-8516-e5158e3c68c2": 185, "01a2152c-42a4-7197-8516-ea9e8168af3a": 220, "01a2152c-42a4-7197-8516-ef4f0616729c": 165, "01a2152c-42a4-7197-8516-f284db71c9a8": 160, "01a2152c-42a4-7197-8516-f47dcd26566e": 260, "01a2152c-42a4-7197-8516-f981cb0eca5a": 230, "01a2152c-42a4-7197-8516-fe3517df652e": 149, "01a2152c-42a4-7197-8517-012501ae644a": 185, "01a2152c-42a4-7197-8517-07993390b85f": 385, "01a2152c-42a4-7197-8517-0889bb9e2873": 190, "01a2152c-42a4-7197-8517-0e79e3d56067": 125, "01a2152c-42a4-7197-8517-108479b9eef0": 2700, "01a2152c-42a4-7197-8517-1630508d8eb6": 275, "01a2152c-42a4-7197-8517-1a928b6f64bf": 1410, "01a2152c-42a4-7197-8517-1f6305d61240": 144, "01a2152c-42a4-7197-8517-2158edd84677": 101, "01a2152c-5931-70c4-9fb8-480b94777301": 180, "01a2152c-5931-70c4-9fb8-4de25aca4cbe": 220, "01a2152c-5931-70c4-9fb8-52de9edd8cde": 200, "01a2152c-5931-70c4-9fb8-54c6920005d3": 160, "01a2152c-59b3-7485-b47c-3d7ca27ad44c": 400, "01a2152c-6894-7432-96ee-da30d04840bb": 240, "01a2152c-6894-7432-96ee-dcc7e0ef5ba8": 155, "01a2152c-6894-7432-96ee-e1bcb1d0cb0c": 880, "01a2152c-7d5f-7054-ac2b-37fa373d3071": 160, "01a2152c-7d5f-7054-ac2b-3a094f26992b": 230, "01a2152c-7d5f-7054-ac2b-3dccf31a2348": 350, "01a2152c-7d5f-7054-ac2b-408899c28c30": 130, "01a2152c-7d5f-7054-ac2b-477f70a2ed3b": 106}', false);


--
-- Data for Name: refresh_token; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refresh_token VALUES ('70458603c2bc691acbf5e54e23e65f2b2fd9931edb2b858474f873c805218e36', '01a2152c-4089-71f2-8757-852f0715a836', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:21:00+00');
INSERT INTO public.refresh_token VALUES ('133c983382f527ad3a284fc0ea1bfdaf9506fdec36a6d97e11b67ef779a7f0e5', '01a2152c-441f-7012-a12b-2ba81e90b93e', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:21:00+00');
INSERT INTO public.refresh_token VALUES ('5b3f0b029e75a57129723116d3a7ae82a9eca7329eba03c999adf9a64d960378', '01a2152c-43b6-7207-98e1-9258c66590c5', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 18:56:00+00');
INSERT INTO public.refresh_token VALUES ('661efed720c6d39fb3cdd7ffc5204df8f13622d2eb2eab1cce4320b715306819', '01a2152c-4089-71f2-8757-852f0715a836', '2026-05-01 18:21:00+00', '2026-05-31 18:21:00+00', '2026-05-01 18:56:00+00');
INSERT INTO public.refresh_token VALUES ('1adca669547fa6bf5cfbbf4dc168ffc7b18376b29e08f716ed07eef0fd24bba8', '01a2152c-4089-71f2-8757-852f0715a836', '2026-05-01 18:56:00+00', '2026-05-31 18:56:00+00', '2026-05-01 19:11:00+00');
INSERT INTO public.refresh_token VALUES ('2f583f72b20ef4990ea5d59a8af78c7f229c48cbd7e13aa7d0234934c905d00b', '01a2152c-441f-7012-a12b-2ba81e90b93e', '2026-05-01 18:21:00+00', '2026-05-31 18:21:00+00', '2026-05-01 19:25:00+00');
INSERT INTO public.refresh_token VALUES ('ce64cde8f7b6550b98025cb31011f5619981d41756efc542f9037c73b3ed3da9', '01a2152c-441f-7012-a12b-2ba81e90b93e', '2026-05-01 19:25:00+00', '2026-05-31 19:25:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('34aa8be4ef1a9c6185d7124699e5e40f70a0c78318b6e020423a2149980beecb', '01a2152c-44e5-7512-849c-4bf3612dbed2', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 19:25:00+00');
INSERT INTO public.refresh_token VALUES ('46a2dc4b05e912e482140bda9dcb50cad5bfa9c29553a1a19e5c3488d1f9335b', '01a2152c-44e5-7512-849c-4bf3612dbed2', '2026-05-01 19:25:00+00', '2026-05-31 19:25:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('68cb5ecc09f17b4f47cb863fa5ada4442565df78d4d3cd127348a9773f1245d7', '01a2152c-43b6-7207-98e1-9258c66590c5', '2026-05-01 18:56:00+00', '2026-05-31 18:56:00+00', '2026-05-01 19:33:00+00');
INSERT INTO public.refresh_token VALUES ('971e27a0dfb33a1a168c11e3bb1f26c0c5bf5d9cebad51315d28c38f2adb17d5', '01a2152c-43b6-7207-98e1-9258c66590c5', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('40b8e79ac031cf1e693ba43bb64a36302efdbe1945da5fce7f4646a42132d2eb', '01a2152c-4089-71f2-8757-852f0715a836', '2026-05-01 19:11:00+00', '2026-05-31 19:11:00+00', '2026-05-01 19:33:00+00');
INSERT INTO public.refresh_token VALUES ('f90835853e3aaef35404fc66ad33450886fa417ec90cab1a5a50a225cfd7ce7c', '01a2152c-4089-71f2-8757-852f0715a836', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('26a3d97874dd8e7371601a4ea38261b533c9ad1839922c7a68d0ccfe9b5871c3', '01a2152c-836b-759d-9747-86f0278bae83', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('860135978f227f43de589e0a89dadf87e92b2a6707e8f0bd3398145c917ef178', '01a2152c-836e-75bd-a8d6-e91478eb0a59', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('9e37c2976a8fc2919566467b61bc596fc9262a1d7cd83db9f6220d840a946ae4', '01a2152c-8372-77d3-a276-f66d138b7ab7', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('4f2afbc801656ea73166ff99aa23a4511c83d46b6fea8ff90f868af273c4d5ad', '01a2152c-83c2-7123-b239-6811fe5ea94c', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('237f149044189bba4fd1035f63a0497e416e319b0202ff400eb28abbbf73deaa', '01a2152c-83d9-77d9-9be5-2e7ae573dc7a', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('2f3af617d7b2c5770b3ef99e6a176acb4f94e70d6f02a688b0273d34649fc252', '01a2152c-83e8-75e1-bf78-009ef391b61b', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('af9ea87ed81643dbcc6c32de52342cb5d19a9a4d6c612f47e6a348117ea1fd77', '01a2152c-4461-7064-b12b-04bf4a076b7f', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 19:33:00+00');
INSERT INTO public.refresh_token VALUES ('12b9ec3ab9ce32f6cd4508c817d3a3408f047cb6da1d252e28ca46a9b2556bc2', '01a2152c-4461-7064-b12b-04bf4a076b7f', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);
INSERT INTO public.refresh_token VALUES ('19de9081e3dc44f5609d4312b5d3974585a2059bb600488fd0462414f40db06f', '01a2152c-44af-7288-a654-ce263631ed63', '2026-05-01 18:00:00+00', '2026-05-31 18:00:00+00', '2026-05-01 19:33:00+00');
INSERT INTO public.refresh_token VALUES ('d55d06bec73c1082dca81405ea822e3ea816fe1f141b5588edf9e833fc2f7317', '01a2152c-44af-7288-a654-ce263631ed63', '2026-05-01 19:33:00+00', '2026-05-31 19:33:00+00', NULL);


--
-- Data for Name: removal; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.removal VALUES ('01a2152c-5b96-766e-8253-707b54a8dbb9', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', '01a2152c-43a7-753c-b870-2ace7b5171f8', 'out', 'operator: Rude', '2026-05-01 18:56:00+00');


--
-- Data for Name: request; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.request VALUES ('01a2152c-43a7-753c-b870-2ace7b5171f8', 'copy-/app/game/place-bet-Ana', 'e55e36f716f53cdebbec8b5012fc4adec8d7b31dec21623dd83a8acdd0fe1610', '{"bet": {"_id": "01a2152c-81a3-723f-aab6-64eb16aa7dbc", "odds": {"_id": "01a2152c-7d5f-7054-ac2b-37fa373d3071", "name": "Over 3.5 Throw", "odds": 1.6, "betType": "over", "eventType": "Throw", "threshold": 3.5}, "user": {"_id": "01a2152c-43a7-753c-b870-2ace7b5171f8", "name": "Ana", "username": "Ana", "selectedAvatar": null}, "stake": 3, "oddsId": "01a2152c-7d5f-7054-ac2b-37fa373d3071", "lobbyId": "01a2152c-5c17-7773-9a73-d8a387010f5c", "outcome": "open", "placedAt": "2026-05-01T19:33:00.000Z", "createdAt": "2026-05-01T19:33:00.000Z", "settledAt": null, "matchRound": {"_id": "01a2152c-4245-74d6-9582-c33829f40386", "roundNumber": 9}}, "chips": 62}', '2026-05-01 19:33:00+00', NULL, NULL, NULL);
INSERT INTO public.request VALUES ('01a2152c-4056-71f7-baf6-3dfe38391a10', 'copy-/admin/event-Admin', '0f800e1547fb16a53333bf8ea6798626e9970c2229f08dc7c19449b97fff5669', NULL, '2026-05-01 19:33:00+00', 'POST /admin/event', NULL, '{"event":{"_id":"01a2152c-81cf-762e-9350-3d05ba215a85","match":"01a2152c-421e-72d2-a218-281af439dfb2","eventType":"Corner","timeStamp":"2026-05-01T19:33:00.000Z","team":null,"sourceId":null,"createdAt":"2026-05-01T19:33:00.000Z"}}');
INSERT INTO public.request VALUES ('01a2152c-4056-71f7-baf6-3dfe38391a10', 'copy-/app/update-chips-Admin', 'f07e9e509fea2aeef8003a9ad5c597c1d60d5e16e28b5b8484f12e0af7cc078d', NULL, '2026-05-01 19:33:00+00', 'POST /app/update-chips', NULL, '{"chips":58}');
INSERT INTO public.request VALUES ('01a2152c-4401-76cc-95d3-79b6588e1958', 'copy-/app/chat-Ben', 'c664cfa97b2ab56e8b5d1050d9dbf7d97c9bcfca6dd9554ec59836562c41bff0', '{"chatMessageId": "01a2152c-8255-706f-88dc-3381e65b891a"}', '2026-05-01 19:33:00+00', NULL, NULL, NULL);


--
-- Data for Name: round; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-a3c83d1fe4fe', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ea008e5390c7', 1, 0, 10);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-a68be6ec449e', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ea008e5390c7', 2, 10, 20);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-a8ee500688c0', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ea008e5390c7', 3, 20, 30);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-ac8772f7b811', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ea008e5390c7', 4, 30, 40);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-b38079e152af', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ea008e5390c7', 5, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-b598611461ef', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ed9b24473bc8', 6, 0, 10);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-b980a92dd291', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ed9b24473bc8', 7, 10, 20);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-beee1134900a', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ed9b24473bc8', 8, 20, 30);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-c33829f40386', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ed9b24473bc8', 9, 30, 40);
INSERT INTO public.round VALUES ('01a2152c-4245-74d6-9582-c4ff9ecefbd4', '01a2152c-4239-713c-b3cb-0f9378c38ff1', '01a2152c-4220-7483-b95b-ed9b24473bc8', 10, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857b-ee5330ab519f', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-96e83507bf08', 1, 0, 10);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857b-f27de992f2cf', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-96e83507bf08', 2, 10, 20);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857b-f568947f71bb', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-96e83507bf08', 3, 20, 30);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857b-f9279023dab2', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-96e83507bf08', 4, 30, 40);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857b-fc9decccad04', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-96e83507bf08', 5, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857c-00b0647c13d1', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-9a5f40a78941', 6, 0, 10);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857c-0482ec26366b', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-9a5f40a78941', 7, 10, 20);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857c-08690d30fb0d', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-9a5f40a78941', 8, 20, 30);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857c-0c02b08f11fc', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-9a5f40a78941', 9, 30, 40);
INSERT INTO public.round VALUES ('01a2152c-457c-72ac-857c-13861941ab87', '01a2152c-4561-749a-a7e2-11f65368d2cf', '01a2152c-454c-74d4-9452-9a5f40a78941', 10, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-5a67-73e3-8547-98aed1fd2e3a', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-8d6ba0ccdbbb', 1, 0, 10);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b461-e88349e926b0', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-8d6ba0ccdbbb', 2, 10, 20);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b461-ef921227180a', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-8d6ba0ccdbbb', 3, 20, 30);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b461-f0e7b6270839', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-8d6ba0ccdbbb', 4, 30, 40);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b461-f6bc839dac68', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-8d6ba0ccdbbb', 5, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b461-f818325c9937', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-9392dac34e3c', 6, 0, 10);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b461-fe6d1e1814ea', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-9392dac34e3c', 7, 10, 20);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b462-00db286d4ddf', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-9392dac34e3c', 8, 20, 30);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b462-04d444b5b065', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-9392dac34e3c', 9, 30, 40);
INSERT INTO public.round VALUES ('01a2152c-5a68-729a-b462-081df578cc87', '01a2152c-5a52-7369-bf05-99e16aae16c3', '01a2152c-5a47-70ca-80f8-9392dac34e3c', 10, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-d3da60732a88', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 1, 0, 5);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-d4b13af5ed5e', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 2, 5, 10);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-dafcb845820f', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 3, 10, 15);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-dd01298c7d45', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 4, 15, 20);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-e3c7148116f8', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 5, 20, 25);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-e7ef1eeb9c88', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 6, 25, 30);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-e8d75bfd75f6', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 7, 30, 35);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-edb1c135ea12', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 8, 35, 40);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-f2f2a260790a', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ea008e5390c7', 9, 40, NULL);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-f41b1765db33', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 10, 0, 5);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-fbc8c7c2cd26', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 11, 5, 10);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb30-fcdd52d31079', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 12, 10, 15);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb31-0295e126381a', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 13, 15, 20);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb31-04ce2355f52d', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 14, 20, 25);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb31-089b5e5c461f', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 15, 25, 30);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb31-0e1bd70d2ea1', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 16, 30, 35);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb31-12c867942ad4', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 17, 35, 40);
INSERT INTO public.round VALUES ('01a2152c-5cdc-74dc-bb31-16776a2ad57b', '01a2152c-5cd3-737e-a9d3-a864b52d6f05', '01a2152c-4220-7483-b95b-ed9b24473bc8', 18, 40, NULL);


--
-- Data for Name: round_change; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: scout_look; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: session; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session VALUES ('01a2152c-43b6-7207-98e1-9258c66590c5', '01a2152c-43a7-753c-b870-2ace7b5171f8', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-4089-71f2-8757-852f0715a836', '01a2152c-4056-71f7-baf6-3dfe38391a10', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-836b-759d-9747-86f0278bae83', '01a2152c-43a7-753c-b870-2ace7b5171f8', 'node', '2026-05-01 19:33:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-836e-75bd-a8d6-e91478eb0a59', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'node', '2026-05-01 19:33:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-8372-77d3-a276-f66d138b7ab7', '01a2152c-4401-76cc-95d3-79b6588e1958', 'node', '2026-05-01 19:33:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-83c2-7123-b239-6811fe5ea94c', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'node', '2026-05-01 19:33:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-83d9-77d9-9be5-2e7ae573dc7a', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'node', '2026-05-01 19:33:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-83e8-75e1-bf78-009ef391b61b', '01a2152c-4056-71f7-baf6-3dfe38391a10', 'node', '2026-05-01 19:33:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-441f-7012-a12b-2ba81e90b93e', '01a2152c-4401-76cc-95d3-79b6588e1958', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-4461-7064-b12b-04bf4a076b7f', '01a2152c-443f-70e2-a9b0-f72b0e68a9a0', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-44af-7288-a654-ce263631ed63', '01a2152c-449b-73a9-bf8a-4b4262bc79bd', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL, NULL);
INSERT INTO public.session VALUES ('01a2152c-44e5-7512-849c-4bf3612dbed2', '01a2152c-44e0-7172-b2f2-9ceb5a0dd110', 'test', '2026-05-01 18:00:00+00', '2026-05-01 19:33:00+00', NULL, NULL);


--
-- Data for Name: stored_file; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: suspension; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.suspension VALUES ('01a2152c-7cdd-776d-a797-846bea8a7557', '01a2152c-421e-72d2-a218-281af439dfb2', 'Goal', NULL, '2026-05-01 19:11:00+00', NULL, false);


--
-- Data for Name: trophy_booking; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.trophy_booking VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 1, true, '2026-05-01 18:09:24+00');


--
-- Data for Name: trophy_entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.trophy_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 1, '01a2152c-4401-76cc-95d3-79b6588e1958', 'award', 1, true, 200);
INSERT INTO public.trophy_entry VALUES ('01a2152c-4750-766e-87c8-a1287e173421', 1, '01a2152c-43a7-753c-b870-2ace7b5171f8', 'award', 2, false, 0);


--
-- Name: operator_action_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.operator_action_number_seq', 29, true);


--
-- Name: round_change_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.round_change_number_seq', 18, true);


--
-- Name: account account_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key_key UNIQUE (email_key);


--
-- Name: account account_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);


--
-- Name: account account_username_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_username_key_key UNIQUE (username_key);


--
-- Name: avatar avatar_made_from_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatar
    ADD CONSTRAINT avatar_made_from_key UNIQUE (made_from);


--
-- Name: avatar avatar_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatar
    ADD CONSTRAINT avatar_pkey PRIMARY KEY (id);


--
-- Name: bet bet_lobby_id_account_id_round_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_lobby_id_account_id_round_id_key UNIQUE (lobby_id, account_id, round_id);


--
-- Name: bet_outcome bet_outcome_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet_outcome
    ADD CONSTRAINT bet_outcome_pkey PRIMARY KEY (bet_id, number);


--
-- Name: bet bet_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_pkey PRIMARY KEY (id);


--
-- Name: chat_message chat_message_lobby_id_seq_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_lobby_id_seq_key UNIQUE (lobby_id, seq);


--
-- Name: chat_message chat_message_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_pkey PRIMARY KEY (id);


--
-- Name: chat_mute chat_mute_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_pkey PRIMARY KEY (lobby_id, account_id);


--
-- Name: console_lease console_lease_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.console_lease
    ADD CONSTRAINT console_lease_pkey PRIMARY KEY (match_id, account_id);


--
-- Name: content_file content_file_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_file
    ADD CONSTRAINT content_file_pkey PRIMARY KEY (page, revision, key);


--
-- Name: content_revision content_revision_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_pkey PRIMARY KEY (page, revision);


--
-- Name: crash_group crash_group_fingerprint_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.crash_group
    ADD CONSTRAINT crash_group_fingerprint_key UNIQUE (fingerprint);


--
-- Name: crash_group crash_group_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.crash_group
    ADD CONSTRAINT crash_group_pkey PRIMARY KEY (id);


--
-- Name: crash_report crash_report_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.crash_report
    ADD CONSTRAINT crash_report_pkey PRIMARY KEY (id);


--
-- Name: deal deal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deal
    ADD CONSTRAINT deal_pkey PRIMARY KEY (lobby_id);


--
-- Name: due_work due_work_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.due_work
    ADD CONSTRAINT due_work_pkey PRIMARY KEY (queue, kind, key);


--
-- Name: email_change email_change_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT email_change_pkey PRIMARY KEY (account_id);


--
-- Name: event_type event_type_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.event_type
    ADD CONSTRAINT event_type_pkey PRIMARY KEY (name);


--
-- Name: feed_source feed_source_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feed_source
    ADD CONSTRAINT feed_source_pkey PRIMARY KEY (match_id, source_id);


--
-- Name: guest_game guest_game_match_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_game
    ADD CONSTRAINT guest_game_match_id_key UNIQUE (match_id);


--
-- Name: guest_game guest_game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_game
    ADD CONSTRAINT guest_game_pkey PRIMARY KEY (account_id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: ledger_entry ledger_entry_lobby_id_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_lobby_id_key_key UNIQUE (lobby_id, key);


--
-- Name: ledger_entry ledger_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_pkey PRIMARY KEY (lobby_id, seq);


--
-- Name: ledger_seal ledger_seal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_seal
    ADD CONSTRAINT ledger_seal_pkey PRIMARY KEY (lobby_id, number);


--
-- Name: lobby lobby_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_pkey PRIMARY KEY (id);


--
-- Name: lobby_round lobby_round_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby_round
    ADD CONSTRAINT lobby_round_pkey PRIMARY KEY (lobby_id, round_id);


--
-- Name: match_event match_event_match_id_source_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_event
    ADD CONSTRAINT match_event_match_id_source_id_key UNIQUE (match_id, source_id);


--
-- Name: match_event match_event_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_event
    ADD CONSTRAINT match_event_pkey PRIMARY KEY (id);


--
-- Name: match_event_type match_event_type_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_event_type
    ADD CONSTRAINT match_event_type_pkey PRIMARY KEY (match_id, name);


--
-- Name: match_feed match_feed_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_feed
    ADD CONSTRAINT match_feed_pkey PRIMARY KEY (match_id);


--
-- Name: match_half match_half_match_id_half_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_half
    ADD CONSTRAINT match_half_match_id_half_number_key UNIQUE (match_id, half_number);


--
-- Name: match_half match_half_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_half
    ADD CONSTRAINT match_half_pkey PRIMARY KEY (id);


--
-- Name: match match_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match
    ADD CONSTRAINT match_pkey PRIMARY KEY (id);


--
-- Name: member member_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (lobby_id, account_id);


--
-- Name: older_evidence older_evidence_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.older_evidence
    ADD CONSTRAINT older_evidence_pkey PRIMARY KEY (lobby_id, kind, key);


--
-- Name: operator_action operator_action_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_action
    ADD CONSTRAINT operator_action_id_key UNIQUE (id);


--
-- Name: operator_action operator_action_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_action
    ADD CONSTRAINT operator_action_pkey PRIMARY KEY (number);


--
-- Name: operator_action operator_action_undoes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_action
    ADD CONSTRAINT operator_action_undoes_key UNIQUE (undoes);


--
-- Name: option option_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_pkey PRIMARY KEY (id);


--
-- Name: password_link password_link_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_pkey PRIMARY KEY (hash);


--
-- Name: penalty penalty_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_pkey PRIMARY KEY (lobby_id, round_id, account_id);


--
-- Name: plan plan_match_id_round_duration_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_match_id_round_duration_key UNIQUE (match_id, round_duration);


--
-- Name: plan plan_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_pkey PRIMARY KEY (id);


--
-- Name: price_list price_list_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_list
    ADD CONSTRAINT price_list_pkey PRIMARY KEY (plan_id, round_id, from_at);


--
-- Name: refresh_token refresh_token_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (hash);


--
-- Name: removal removal_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removal
    ADD CONSTRAINT removal_pkey PRIMARY KEY (lobby_id, account_id);


--
-- Name: request request_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.request
    ADD CONSTRAINT request_pkey PRIMARY KEY (account_id, request_id);


--
-- Name: round_change round_change_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round_change
    ADD CONSTRAINT round_change_pkey PRIMARY KEY (number);


--
-- Name: round round_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_pkey PRIMARY KEY (id);


--
-- Name: round round_plan_id_round_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_plan_id_round_number_key UNIQUE (plan_id, round_number) DEFERRABLE INITIALLY DEFERRED;


--
-- Name: scout_look scout_look_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scout_look
    ADD CONSTRAINT scout_look_pkey PRIMARY KEY (lobby_id, round_id, account_id);


--
-- Name: session session_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);


--
-- Name: stored_file stored_file_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (key);


--
-- Name: suspension suspension_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suspension
    ADD CONSTRAINT suspension_pkey PRIMARY KEY (id);


--
-- Name: trophy_booking trophy_booking_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trophy_booking
    ADD CONSTRAINT trophy_booking_pkey PRIMARY KEY (lobby_id, number);


--
-- Name: trophy_entry trophy_entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trophy_entry
    ADD CONSTRAINT trophy_entry_pkey PRIMARY KEY (lobby_id, booking, account_id, kind);


--
-- Name: account_guest_until; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_guest_until ON public.account USING btree (guest_until) WHERE (guest_until IS NOT NULL);


--
-- Name: bet_card_once; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX bet_card_once ON public.bet USING btree (lobby_id, account_id, card) WHERE (card IS NOT NULL);


--
-- Name: bet_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bet_open ON public.bet USING btree (lobby_id, round_id) WHERE (outcome = 'open'::text);


--
-- Name: bet_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bet_round ON public.bet USING btree (round_id, lobby_id, account_id);


--
-- Name: chat_message_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_message_at ON public.chat_message USING btree (lobby_id, created_at);


--
-- Name: content_file_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX content_file_key ON public.content_file USING btree (key);


--
-- Name: counted_act_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counted_act_account ON public.counted_act USING btree (account_id, kind, at);


--
-- Name: crash_group_last_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX crash_group_last_at ON public.crash_group USING btree (last_at);


--
-- Name: crash_report_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX crash_report_account ON public.crash_report USING btree (account_id) WHERE (account_id IS NOT NULL);


--
-- Name: crash_report_group; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX crash_report_group ON public.crash_report USING btree (group_id, at);


--
-- Name: due_work_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX due_work_due ON public.due_work USING btree (due_at);


--
-- Name: ledger_entry_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_account ON public.ledger_entry USING btree (lobby_id, account_id, seq);


--
-- Name: ledger_entry_bet; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ledger_entry_bet ON public.ledger_entry USING btree (bet_id) WHERE (bet_id IS NOT NULL);


--
-- Name: lobby_code; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX lobby_code ON public.lobby USING btree (code) WHERE (status = 'open'::text);


--
-- Name: lobby_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lobby_host ON public.lobby USING btree (host_id) WHERE (status = 'open'::text);


--
-- Name: lobby_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lobby_match ON public.lobby USING btree (match_id);


--
-- Name: lobby_plan; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lobby_plan ON public.lobby USING btree (plan_id);


--
-- Name: lobby_round_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX lobby_round_round ON public.lobby_round USING btree (round_id);


--
-- Name: match_event_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX match_event_at ON public.match_event USING btree (match_id, at);


--
-- Name: match_feed_attached_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX match_feed_attached_by ON public.match_feed USING btree (attached_by) WHERE (attached_by IS NOT NULL);


--
-- Name: match_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX match_guest ON public.match USING btree (guest_id) WHERE (guest_id IS NOT NULL);


--
-- Name: match_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX match_status ON public.match USING btree (status) WHERE (deleted_at IS NULL);


--
-- Name: member_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX member_account ON public.member USING btree (account_id);


--
-- Name: member_fallen_untold; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX member_fallen_untold ON public.member USING btree (lobby_id, eliminated_in) WHERE ((eliminated_in IS NOT NULL) AND (seat_end IS DISTINCT FROM 'eliminated'::text));


--
-- Name: member_last_standing; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX member_last_standing ON public.member USING btree (lobby_id) WHERE last_standing;


--
-- Name: operator_action_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operator_action_account ON public.operator_action USING btree (account_id, number);


--
-- Name: operator_action_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operator_action_kind ON public.operator_action USING btree (kind, number);


--
-- Name: operator_action_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX operator_action_match ON public.operator_action USING btree (match_id, number);


--
-- Name: option_plan; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX option_plan ON public.option USING btree (plan_id);


--
-- Name: password_link_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX password_link_account ON public.password_link USING btree (account_id);


--
-- Name: price_list_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX price_list_round ON public.price_list USING btree (round_id);


--
-- Name: refresh_token_session; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX refresh_token_session ON public.refresh_token USING btree (session_id);


--
-- Name: request_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX request_created ON public.request USING btree (created_at);


--
-- Name: request_of_route; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX request_of_route ON public.request USING btree (account_id, created_at) WHERE (route IS NOT NULL);


--
-- Name: round_change_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX round_change_round ON public.round_change USING btree (round_id, number);


--
-- Name: round_half; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX round_half ON public.round USING btree (half_id);


--
-- Name: session_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_account ON public.session USING btree (account_id);


--
-- Name: session_last_used; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_last_used ON public.session USING btree (last_used_at);


--
-- Name: stored_file_awaited; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stored_file_awaited ON public.stored_file USING btree (created_at) WHERE (state = 'awaited'::text);


--
-- Name: stored_file_made_for; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stored_file_made_for ON public.stored_file USING btree (created_at) WHERE (made_for IS NOT NULL);


--
-- Name: stored_file_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stored_file_owner ON public.stored_file USING btree (owner_id);


--
-- Name: suspension_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX suspension_match ON public.suspension USING btree (match_id);


--
-- Name: trophy_entry_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trophy_entry_account ON public.trophy_entry USING btree (account_id, lobby_id);


--
-- Name: ledger_entry ledger_only_grows; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_only_grows BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION public.ledger_only_grows();


--
-- Name: ledger_seal ledger_seal_only_grows; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_seal_only_grows BEFORE DELETE OR UPDATE ON public.ledger_seal FOR EACH ROW EXECUTE FUNCTION public.ledger_only_grows();


--
-- Name: operator_action operator_action_stands; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER operator_action_stands BEFORE DELETE OR UPDATE ON public.operator_action FOR EACH ROW EXECUTE FUNCTION public.operator_action_stands();


--
-- Name: trophy_booking trophies_only_grow; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER trophies_only_grow BEFORE DELETE OR UPDATE ON public.trophy_booking FOR EACH ROW EXECUTE FUNCTION public.trophies_only_grow();


--
-- Name: trophy_entry trophies_only_grow; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER trophies_only_grow BEFORE DELETE OR UPDATE ON public.trophy_entry FOR EACH ROW EXECUTE FUNCTION public.trophies_only_grow();


--
-- Name: account account_selected_avatar_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_selected_avatar_fkey FOREIGN KEY (selected_avatar) REFERENCES public.avatar(id) ON DELETE SET NULL;


--
-- Name: bet bet_lobby_id_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_lobby_id_account_id_fkey FOREIGN KEY (lobby_id, account_id) REFERENCES public.member(lobby_id, account_id);


--
-- Name: bet bet_option_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);


--
-- Name: bet_outcome bet_outcome_bet_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet_outcome
    ADD CONSTRAINT bet_outcome_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES public.bet(id);


--
-- Name: bet bet_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bet
    ADD CONSTRAINT bet_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);


--
-- Name: chat_message chat_message_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: chat_message chat_message_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: chat_message chat_message_removed_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.account(id);


--
-- Name: chat_mute chat_mute_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: chat_mute chat_mute_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: chat_mute chat_mute_muted_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat_mute
    ADD CONSTRAINT chat_mute_muted_by_fkey FOREIGN KEY (muted_by) REFERENCES public.account(id);


--
-- Name: console_lease console_lease_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.console_lease
    ADD CONSTRAINT console_lease_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: console_lease console_lease_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.console_lease
    ADD CONSTRAINT console_lease_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: content_file content_file_key_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_file
    ADD CONSTRAINT content_file_key_fkey FOREIGN KEY (key) REFERENCES public.stored_file(key);


--
-- Name: content_file content_file_page_revision_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_file
    ADD CONSTRAINT content_file_page_revision_fkey FOREIGN KEY (page, revision) REFERENCES public.content_revision(page, revision);


--
-- Name: content_revision content_revision_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_revision
    ADD CONSTRAINT content_revision_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: counted_act counted_act_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counted_act
    ADD CONSTRAINT counted_act_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: crash_report crash_report_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.crash_report
    ADD CONSTRAINT crash_report_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;


--
-- Name: crash_report crash_report_group_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.crash_report
    ADD CONSTRAINT crash_report_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.crash_group(id) ON DELETE CASCADE;


--
-- Name: deal deal_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deal
    ADD CONSTRAINT deal_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: email_change email_change_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_change
    ADD CONSTRAINT email_change_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: feed_source feed_source_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.feed_source
    ADD CONSTRAINT feed_source_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: guest_game guest_game_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_game
    ADD CONSTRAINT guest_game_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: guest_game guest_game_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_game
    ADD CONSTRAINT guest_game_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: guest_game guest_game_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guest_game
    ADD CONSTRAINT guest_game_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: ledger_entry ledger_entry_bet_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_bet_id_fkey FOREIGN KEY (bet_id) REFERENCES public.bet(id);


--
-- Name: ledger_entry ledger_entry_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_entry
    ADD CONSTRAINT ledger_entry_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: ledger_seal ledger_seal_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger_seal
    ADD CONSTRAINT ledger_seal_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: lobby lobby_host_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_host_id_fkey FOREIGN KEY (host_id) REFERENCES public.account(id);


--
-- Name: lobby lobby_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: lobby lobby_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby
    ADD CONSTRAINT lobby_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);


--
-- Name: lobby_round lobby_round_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby_round
    ADD CONSTRAINT lobby_round_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: lobby_round lobby_round_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lobby_round
    ADD CONSTRAINT lobby_round_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);


--
-- Name: match_event match_event_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_event
    ADD CONSTRAINT match_event_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: match_event_type match_event_type_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_event_type
    ADD CONSTRAINT match_event_type_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: match_feed match_feed_attached_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_feed
    ADD CONSTRAINT match_feed_attached_by_fkey FOREIGN KEY (attached_by) REFERENCES public.account(id);


--
-- Name: match_feed match_feed_held_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_feed
    ADD CONSTRAINT match_feed_held_by_fkey FOREIGN KEY (held_by) REFERENCES public.account(id);


--
-- Name: match_feed match_feed_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_feed
    ADD CONSTRAINT match_feed_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: match match_guest_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match
    ADD CONSTRAINT match_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES public.account(id);


--
-- Name: match_half match_half_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.match_half
    ADD CONSTRAINT match_half_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: member member_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: member member_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: older_evidence older_evidence_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.older_evidence
    ADD CONSTRAINT older_evidence_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id) ON DELETE CASCADE;


--
-- Name: operator_action operator_action_undoes_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_action
    ADD CONSTRAINT operator_action_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.operator_action(id);


--
-- Name: option option_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: option option_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.option
    ADD CONSTRAINT option_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);


--
-- Name: password_link password_link_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: penalty penalty_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: penalty penalty_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: penalty penalty_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.penalty
    ADD CONSTRAINT penalty_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);


--
-- Name: plan plan_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plan
    ADD CONSTRAINT plan_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: price_list price_list_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_list
    ADD CONSTRAINT price_list_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);


--
-- Name: price_list price_list_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.price_list
    ADD CONSTRAINT price_list_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id) ON DELETE CASCADE;


--
-- Name: refresh_token refresh_token_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;


--
-- Name: removal removal_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removal
    ADD CONSTRAINT removal_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: removal removal_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removal
    ADD CONSTRAINT removal_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: removal removal_removed_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removal
    ADD CONSTRAINT removal_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.account(id);


--
-- Name: round_change round_change_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round_change
    ADD CONSTRAINT round_change_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);


--
-- Name: round round_half_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_half_id_fkey FOREIGN KEY (half_id) REFERENCES public.match_half(id);


--
-- Name: round round_plan_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.round
    ADD CONSTRAINT round_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plan(id);


--
-- Name: scout_look scout_look_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scout_look
    ADD CONSTRAINT scout_look_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: scout_look scout_look_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scout_look
    ADD CONSTRAINT scout_look_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: scout_look scout_look_round_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.scout_look
    ADD CONSTRAINT scout_look_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.round(id);


--
-- Name: session session_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: stored_file stored_file_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.account(id);


--
-- Name: suspension suspension_match_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suspension
    ADD CONSTRAINT suspension_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.match(id);


--
-- Name: suspension suspension_option_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.suspension
    ADD CONSTRAINT suspension_option_id_fkey FOREIGN KEY (option_id) REFERENCES public.option(id);


--
-- Name: trophy_booking trophy_booking_lobby_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trophy_booking
    ADD CONSTRAINT trophy_booking_lobby_id_fkey FOREIGN KEY (lobby_id) REFERENCES public.lobby(id);


--
-- Name: trophy_entry trophy_entry_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trophy_entry
    ADD CONSTRAINT trophy_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: trophy_entry trophy_entry_lobby_id_booking_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trophy_entry
    ADD CONSTRAINT trophy_entry_lobby_id_booking_fkey FOREIGN KEY (lobby_id, booking) REFERENCES public.trophy_booking(lobby_id, number);


--
-- PostgreSQL database dump complete
--


