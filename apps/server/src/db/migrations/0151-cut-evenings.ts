import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Keeps servers of the version before from deciding a cut evening, which they would settle without its cuts. They do not
 * set `cuts_decided`, so that their settlement of such a lobby fails, and a newer server retries the job. They would also
 * count a bet that a cut voided again, so that their correction of such a bet fails in the same way. A server that knows
 * cuts runs neither function.
 */
const statements = `
alter table lobby_round add column cuts_decided boolean not null default false;
create function cuts_are_decided() returns trigger language plpgsql as $$
begin
  if exists (select from lobby where id = new.lobby_id
      and (settings->>'isTournament')::boolean and settings->>'eliminationBy' = 'cuts') then
    raise exception 'this server does not know cuts, and leaves the round to a newer one';
  end if;
  return new;
end $$;
create trigger cuts_are_decided before insert or update on lobby_round
  for each row when (new.end_decided and not new.cuts_decided) execute function cuts_are_decided();
create function cut_bet_stays_void() returns trigger language plpgsql as $$
begin
  raise exception 'a bet that a cut voided stays void';
end $$;
create trigger cut_bet_stays_void before update on bet
  for each row when (old.void_reason = 'player-cut' and new.outcome <> 'void') execute function cut_bet_stays_void();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
