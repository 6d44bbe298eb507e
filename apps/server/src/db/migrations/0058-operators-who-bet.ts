import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Stores which account attached a feed and which accounts set a price, from the audit log. Suspends feeds whose
 * operator may no longer operate the match. A job stops betting at the next start.
 */
const statements = `
alter table match_feed drop constraint match_feed_state_check;
alter table match_feed add constraint match_feed_state_check check (state in ('following', 'held', 'suspended'));
alter table match_feed add column attached_by uuid references account (id);
alter table match_feed add column held_by uuid references account (id);
alter table suspension add column of_feed boolean not null default false;
alter table option add column priced_by uuid[] not null default '{}';
alter table option add column handed_back_at timestamptz;
create index match_feed_attached_by on match_feed (attached_by) where attached_by is not null;

update match_feed set attached_by = (
  select account_id from operator_action action
  where action.match_id = match_feed.match_id and action.kind = 'follow-feed'
    and action.after->>'secretNumber' = match_feed.secret_number::text
  order by action.number limit 1);
update match_feed set held_by = (
  select account_id from operator_action action where action.match_id = match_feed.match_id and action.kind = 'take-over-feed'
  order by action.number desc limit 1) where state = 'held';

update option set priced_by = authors.ids from (
  select odds->>'oddsId' as option_id, array_agg(distinct action.account_id) as ids
  from operator_action action
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(action.after->'odds') when 'array' then action.after->'odds' else '[]'::jsonb end) odds
  where action.account_id is not null and odds->>'setBy' = 'admin'
  group by 1) authors
where option.id::text = authors.option_id and option.set_by = 'admin';

with ended as (
  update match_feed set state = 'suspended'
  from match
  where match.id = match_feed.match_id and match.status <> 'abandoned' and match.results_confirmed_at is null
    and match_feed.state = 'following' and match_feed.attached_by is not null and (
      not exists (select from account where account.id = match_feed.attached_by and account.role = 'admin'
        and account.deleted_at is null and account.disabled_at is null)
      or exists (select from bet join lobby on lobby.id = bet.lobby_id
        where lobby.match_id = match_feed.match_id and bet.account_id = match_feed.attached_by))
  returning match_feed.match_id)
insert into due_work (queue, kind, key, due_at)
select 'feed:' || match_id, 'stop-betting', match_id::text, to_timestamp(0) from ended
on conflict do nothing;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
