import type { Context } from '../../context.ts'

/** Ends the sessions of accounts with a public password if the practice match is off ([A10]). */
export async function signOutPracticePlayers({ config, db, clock }: Context): Promise<void> {
  if (config.practice) return
  await db
    .updateTable('session')
    .set({ ended_at: clock.date(), ended_why: 'practice-is-off' })
    .where('ended_at', 'is', null)
    .where('account_id', 'in', (query) =>
      query
        .selectFrom('account')
        .select('id')
        .where((account) => account.or([account('is_demo', '=', true), account('is_bot', '=', true)])),
    )
    .execute()
}
