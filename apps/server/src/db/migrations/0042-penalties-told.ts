import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * What a round sat out costs is told by what everyone may see, and taken from what there is: where a stake lies hidden the two may
 * differ until it shows. Of penalties that stand what was taken has been told; a server of an older version still writes no other.
 */
const statements = `
alter table penalty add column told integer;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
