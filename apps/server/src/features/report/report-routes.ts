import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { closeReport, reopenReport } from './close-report.ts'
import { listReports, oneReport } from './list-reports.ts'
import { reportCircle, reportMessage, reportName, reportTeams } from './send-report.ts'

/**
 * The reply is the same for every report, so that it reveals nothing about the reported user or about other reports
 * ([MD3]).
 */
const ARRIVED = { message: 'Your report has arrived. Thank you.' }

export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.reportMessage, async ({ body }, { caller }) => {
    await reportMessage(ctx, caller.userId, body)
    return ARRIVED
  })
  bind(app, ctx, contract.reportName, async ({ body }, { caller }) => {
    await reportName(ctx, caller.userId, body)
    return ARRIVED
  })
  bind(app, ctx, contract.reportTeams, async ({ body }, { caller }) => {
    await reportTeams(ctx, caller.userId, body)
    return ARRIVED
  })
  bind(app, ctx, contract.reportCircle, async ({ body }, { caller }) => {
    await reportCircle(ctx, caller.userId, body)
    return ARRIVED
  })
  bind(app, ctx, contract.adminListReports, ({ query }) => listReports(ctx.db, query))
  bind(app, ctx, contract.adminGetReport, async ({ params }) => ({ report: await oneReport(ctx, params.id) }))
  bind(app, ctx, contract.adminCloseReport, async ({ params, body }, { caller }) => ({
    report: await closeReport(ctx, caller.userId, { reportedId: params.id, ...body }),
  }))
  bind(app, ctx, contract.adminReopenReport, async ({ params }, { caller }) => ({
    report: await reopenReport(ctx, caller.userId, { reportedId: params.id }),
  }))
}
