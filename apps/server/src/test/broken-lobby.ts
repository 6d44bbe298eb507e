import { sql } from 'kysely'
import type { Context } from '../context.ts'

/**
 * A lobby in which no round can be settled: the database refuses, as a fault nobody thought of would make it.
 * @returns mends it; to be called in any case, as an embedded database is handed on
 */
export async function breakLobby({ db }: Pick<Context, 'db'>, lobbyId: string): Promise<() => Promise<void>> {
  await sql`
    create or replace function refuse_settling() returns trigger language plpgsql as $$
    begin
      if new.lobby_id = tg_argv[0]::uuid and new.settled_at is not null then
        raise exception 'this lobby is broken';
      end if;
      return new;
    end $$`.execute(db)
  await sql
    .raw(
      `create or replace trigger refuse_settling before insert or update on lobby_round
       for each row execute function refuse_settling('${lobbyId}')`,
    )
    .execute(db)
  return async () => {
    await sql`drop trigger if exists refuse_settling on lobby_round`.execute(db)
  }
}
