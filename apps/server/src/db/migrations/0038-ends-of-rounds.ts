import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Whether a round's end has decided in a lobby who is penalised, kicked and falls. Where an older version settled it only because it
 * never began, it has not; of one that was settled more than once nobody knows any more, and nobody pays or falls twice.
 */
const statements = `
alter table lobby_round add column end_decided boolean not null default false;

update lobby_round set end_decided = true
where settlement > 1 or settlement = 1 and counts is distinct from 'null'::jsonb;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
