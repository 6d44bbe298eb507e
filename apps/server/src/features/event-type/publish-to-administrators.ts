import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/** What was made for all matches is other now: it stands on no page of administrators as it was. */
export async function publishToAdministrators({ db, live, log }: Pick<Context, 'db' | 'live' | 'log'>): Promise<void> {
  try {
    const rows = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .where('deleted_at', 'is', null)
      .execute()
    for (const { id } of rows) live.announceTo(id as UserId, { type: 'global-event-types.changed' })
  } catch (error) {
    log.error({ err: error }, 'the administrators could not be told of event types')
  }
}
