import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Stores the hash of a deal beside its seed, so that a changed seed no longer matches. Existing deals get their hash
 * now. A server of an older version that opens lobbies meanwhile stores no hash.
 */
const statements = `
alter table deal add column commitment text;
update deal set commitment = encode(sha256(convert_to(seed, 'UTF8')), 'hex');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
