import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import type { JobKinds } from '../../jobs/jobs.ts'
import { pendingOf } from '../operator/operate-match.ts'
import { countActions } from './count-actions.ts'
import { listActions, oneAction } from './list-actions.ts'
import { previewAction } from './preview-action.ts'
import { undoAction } from './undo-action.ts'

/** @param kinds the job kinds, because a preview runs jobs too */
export function actionRoutes(app: FastifyInstance, ctx: Context, kinds: JobKinds<Context>): void {
  const countAll = countActions()
  bind(app, ctx, contract.listActions, ({ query }) => listActions(forHeavyReads(ctx).db, query, countAll))
  bind(app, ctx, contract.previewAction, ({ body }, { caller }) =>
    previewAction(forHeavyReads(ctx), caller.userId, body.action, kinds),
  )
  bind(app, ctx, contract.undoAction, async ({ params, query }, { caller }) => {
    const id = await undoAction(ctx, caller.userId, { actionId: params.id, reason: query.reason })
    const action = await oneAction(ctx.db, id)
    return { action, ...(action.match ? await pendingOf(ctx, [action.match._id]) : {}) }
  })
}
