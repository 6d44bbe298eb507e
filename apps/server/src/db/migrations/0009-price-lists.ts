import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

/** Stores the current prices of a running match as the first price list of the round for which they were computed. */
const statements = `
create table price_list (
  plan_id uuid not null references plan, round_id uuid not null references round on delete cascade,
  from_at timestamptz not null, prices jsonb not null, primary key (plan_id, round_id, from_at));
create index price_list_round on price_list (round_id);

insert into price_list (plan_id, round_id, from_at, prices)
select plan.id, round.id, plan.created_at, jsonb_object_agg(option.id, option.hundredths)
from plan join round on round.id = plan.priced_round_id join option on option.plan_id = plan.id
where option.retired_at is null
group by plan.id, round.id;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
}
