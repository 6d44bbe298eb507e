import type { UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'

/** Publishes a change of the custom event types to administrators. */
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
    log.error({ err: error }, 'the change of event types could not be published to administrators')
  }
}
