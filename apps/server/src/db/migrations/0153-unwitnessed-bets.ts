import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/**
 * Marks the bets of recorders that are void because nobody could contradict their players. A server of the version before
 * neither judges the bets when it decides a round nor keeps the marked ones void. The two constraints let its job fail,
 * and a newer server retries the job. No older bet has the mark, so the constraint on bets needs no scan of the table.
 */
const statements = `
alter table bet add column unwitnessed boolean not null default false;
alter table bet add constraint bet_unwitnessed_is_void
  check (not unwitnessed or outcome = 'open' or outcome = 'void') not valid;
alter table recorder_line add column bets_judged boolean not null default false;
update recorder_line set bets_judged = true where kind = 'decided';
alter table recorder_line add constraint recorder_line_bets_judged check (kind <> 'decided' or bets_judged);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
