import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Lets any call that is not idempotent by itself use an Idempotency-Key. `route` names the call, `steps` holds the
 * results of its committed transactions until the call has replied, `answer` is the reply as it was sent. All three are
 * null for bets and chat messages, which store a `reply` with the change itself.
 *
 * The foreign key to the account is dropped, because it locks the account's row against `for update`. The key is locked
 * first, so two calls of one account that lock the account later would wait for each other.
 */
const statements = `
alter table request drop constraint request_account_id_fkey;
alter table request alter column reply drop not null;
alter table request add column route text, add column steps text, add column answer text;
alter table request add constraint request_holds check (reply is not null or steps is not null or answer is not null);
create index request_of_route on request (account_id, created_at) where route is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
