import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Stores how a player's seat ended, instead of whether the member's role can change. `eliminated_in` stores the round
 * of an elimination at once. `seat_end` is set later, once other members may see the elimination.
 */
const statements = `
alter table member
  add column seat_end text check (seat_end in ('stepped-down', 'kicked', 'removed', 'eliminated')),
  add column eliminated_in integer,
  add column last_standing boolean not null default false;

update member set seat_end = case
    when exists (select from removal r where r.lobby_id = member.lobby_id and r.account_id = member.account_id) then 'removed'
    when exists (select from penalty p where p.lobby_id = member.lobby_id and p.account_id = member.account_id and p.kicked) then 'kicked'
    else 'stepped-down' end
where role = 'spectator' and (role_final or ranked);

alter table member drop column role_final;

create unique index member_last_standing on member (lobby_id) where last_standing;
create index member_fallen_untold on member (lobby_id, eliminated_in)
  where eliminated_in is not null and seat_end is distinct from 'eliminated';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
