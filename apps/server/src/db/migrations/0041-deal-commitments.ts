import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * The hash of a deal is kept as it was drawn, beside the seed it binds: a seed that is changed afterwards no longer fits it. Of deals
 * that stand it is reckoned now; a server of an older version that still opens lobbies meanwhile leaves it out.
 */
const statements = `
alter table deal add column commitment text;
update deal set commitment = encode(sha256(convert_to(seed, 'UTF8')), 'hex');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
