import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Keeps servers of the version before from giving a seat away after the first cut of a cut evening. They do not know
 * that a cut ends it, so that their join fails, and a newer server answers the next attempt. A member who has played
 * before may come back, and a seat that moves to another account keeps the time from which it has been played. A server
 * that knows cuts refuses the join itself.
 */
const statements = `
create function no_seat_after_cut() returns trigger language plpgsql as $$
begin
  if exists (select from lobby where id = new.lobby_id
      and (settings->>'isTournament')::boolean and settings->>'eliminationBy' = 'cuts')
    and exists (select from member out
      join round on round.round_number = out.eliminated_in
      join lobby_round cut on cut.lobby_id = out.lobby_id and cut.round_id = round.id
      where out.lobby_id = new.lobby_id and out.seat_end = 'eliminated' and cut.settled_at <= new.played_since) then
    raise exception 'this server does not know cuts, after which nobody takes a seat';
  end if;
  return new;
end $$;
create trigger no_seat_after_cut_inserted before insert on member
  for each row when (new.played_since is not null) execute function no_seat_after_cut();
create trigger no_seat_after_cut_updated before update of played_since on member
  for each row when (old.played_since is null and new.played_since is not null) execute function no_seat_after_cut();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
