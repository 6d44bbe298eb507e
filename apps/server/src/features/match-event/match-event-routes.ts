import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { bindEdit } from '../../http/bind/bind-edit.ts'
import { readableMatch } from '../match/readable-match.ts'
import { countsByRound } from '../match/round-counts.ts'
import { loadTimetable } from '../match/timetable.ts'
import { planSeenIn } from '../member/plan-seen-in.ts'
import { pendingOf } from '../operator/operate-match.ts'
import { deleteMatchEvent } from './delete-match-event.ts'
import { listAllMatchEvents, listMatchEvents } from './list-match-events.ts'
import { currentEvent, matchEventToWire } from './match-event-store.ts'
import { recordMatchEvent } from './record-match-event.ts'
import { updateMatchEvent } from './update-match-event.ts'

export function matchEventRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listMatchEvents, async ({ params }, { caller }) => {
    await readableMatch(ctx.db, params.matchId, caller.userId)
    return { events: await listMatchEvents(ctx.db, params.matchId) }
  })
  bind(app, ctx, contract.eventStatistics, async ({ params, query }, { caller }) => {
    const plan = await planSeenIn(ctx.db, caller.userId, params.matchId, query.lobbyId)
    const timetable = await loadTimetable(ctx.db, params.matchId, plan.id)
    return { statistics: await countsByRound(ctx.db, timetable, params.matchId) }
  })
  bind(app, ctx, contract.adminListMatchEvents, ({ query }) => listAllMatchEvents(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminGetMatchEvent, async ({ params }) => ({
    event: matchEventToWire(await currentEvent(ctx.db, params.id)),
  }))
  bind(app, ctx, contract.recordMatchEvent, async ({ body }, { caller }) => {
    const event = await recordMatchEvent(ctx, caller.userId, body)
    return { event, ...(await pendingOf(ctx, [event.match])) }
  })
  bindEdit(app, ctx, contract.updateMatchEvent, async ({ params, body }, { caller }) => {
    const event = await updateMatchEvent(ctx, caller.userId, params.id, body)
    return { event, ...(await pendingOf(ctx, [event.match])) }
  })
  for (const route of [contract.deleteMatchEvent, contract.adminDeleteMatchEvent] as const) {
    bind(app, ctx, route, async ({ params, query }, { caller }) => {
      const matchId = await deleteMatchEvent(ctx, caller.userId, params.id, query.reason)
      return { message: 'The event was removed.', ...(await pendingOf(ctx, [matchId])) }
    })
  }
}
