import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { countReminders } from './count-reminders.ts'
import { subscribePush, unsubscribePush } from './devices.ts'
import { endPage } from './end-page.ts'
import { getReminders, setReminders } from './set-reminders.ts'

export function reminderRoutes(app: FastifyInstance, ctx: Context): void {
  endPage(app, ctx)
  bind(app, ctx, contract.getReminders, (_asked, { caller }) => getReminders(ctx, caller))
  bind(app, ctx, contract.setReminders, ({ body }, { caller }) => setReminders(ctx, caller, body))
  bind(app, ctx, contract.subscribePush, ({ body }, { caller }) => subscribePush(ctx, caller, body))
  bind(app, ctx, contract.unsubscribePush, async ({ params }, { caller }) => {
    await unsubscribePush(ctx, caller, params.id)
    return { message: 'This device receives no more reminders.' }
  })
  bind(app, ctx, contract.adminCountReminders, () => countReminders(forHeavyReads(ctx)))
}
