import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'

/**
 * Deletes ended practice cups that were not played because no server ran when enrolment closed. Played cups are kept,
 * because they hold the games and ledgers of a user.
 */
export async function deleteUnplayedCups(ctx: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from competition where settings ->> 'isPractice' = 'true' and phase in ('closed', 'cancelled')
      and not exists (select from competition_lobby where competition_id = competition.id)`.execute(ctx.db)
  for (const { id } of rows) await transaction(ctx, (tx) => deleteCup(tx, id))
}

async function deleteCup(tx: Tx, id: string): Promise<void> {
  await sql`delete from due_work where queue = ${`competition:${id}`}`.execute(tx)
  // Deletes rows that refer to other rows first.
  for (const table of ['notice', 'competition_fixture', 'competition_entry', 'competition_line'])
    await sql`delete from ${sql.table(table)} where competition_id = ${id}`.execute(tx)
  await sql`delete from competition where id = ${id}`.execute(tx)
}
