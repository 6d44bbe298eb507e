import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Adds removals of members and slow chats. It also sets the inactivity penalty of existing practice lobbies to 0,
 * because practice matches have no inactivity penalty.
 */
const statements = `
create table removal (
  lobby_id uuid not null references lobby, account_id uuid not null references account,
  removed_by uuid not null references account, removed_to text not null check (removed_to in ('spectator', 'out')),
  reason text not null, at timestamptz not null, primary key (lobby_id, account_id));

alter table lobby add column slow_seconds integer not null default 0;

update lobby set settings = jsonb_set(lobby.settings, '{inactivityPenalty}', '0') from match
where match.id = lobby.match_id and match.feed like 'practice:%' and lobby.settings->>'inactivityPenalty' is distinct from '0';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
