import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'

/**
 * Makes a lobby's rounds impossible to settle or reopen: the database refuses, as an unforeseen fault would.
 * @returns a function that repairs the lobby; always call it, because an embedded database is reused
 */
export async function breakLobby(
  { db }: Pick<Context, 'db'>,
  lobbyId: string,
  what: 'settling' | 'hiding' = 'settling',
): Promise<() => Promise<void>> {
  await sql`
    create or replace function refuse_lobby() returns trigger language plpgsql as $$
    begin
      if new.lobby_id = tg_argv[0]::uuid and (
        (tg_argv[1] = 'settling' and new.settled_at is not null)
        or (tg_argv[1] = 'hiding' and tg_op = 'UPDATE' and old.revealed_at is not null and new.revealed_at is null)
      ) then
        raise exception 'this lobby is broken';
      end if;
      return new;
    end $$`.execute(db)
  await sql
    .raw(
      `create or replace trigger refuse_lobby before insert or update on lobby_round
       for each row execute function refuse_lobby('${lobbyId}', '${what}')`,
    )
    .execute(db)
  return async () => {
    await sql`drop trigger if exists refuse_lobby on lobby_round`.execute(db)
  }
}
