import type { GivenOdds, MatchId } from '@bettle/contract'
import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { refuseFaults } from '../../http/errors/invalid.ts'
import { builtInEventTypes, customEventTypes, eventTypesOf } from '../match/event-type-store.ts'
import { matchRow } from '../match/match-store.ts'
import { readableMatch } from '../match/readable-match.ts'
import { addMatchEventType, type OwnOdds } from './add-match-event-type.ts'
import { createEventType } from './create-event-type.ts'
import { removeMatchEventType } from './remove-match-event-type.ts'
import { reorderMatchEventTypes } from './reorder-match-event-types.ts'
import { reorderEventTypes, updateEventType } from './update-event-type.ts'

/** Reads the prices, which clients may send under either of two names. */
function ownOdds(given: readonly GivenOdds[]): OwnOdds[] {
  refuseFaults(
    given.map(({ odds, oddsValue }, index) => {
      const isMissing = (oddsValue ?? odds) === undefined
      return isMissing && { path: `customOdds.${index}.odds`, message: 'Please enter the odds.' }
    }),
  )
  return given.map(({ betType, threshold, odds, oddsValue }) => ({ betType, threshold, odds: oddsValue ?? odds ?? 0 }))
}

export function eventTypeRoutes(app: FastifyInstance, ctx: Context): void {
  const eventTypesOfMatch = async (matchId: MatchId) => {
    await matchRow(ctx.db, matchId)
    return { eventTypes: await eventTypesOf(ctx.db, matchId) }
  }
  bind(app, ctx, contract.listEventTypes, async ({ params }, { caller }) => {
    await readableMatch(ctx.db, params.matchId, caller.userId)
    return eventTypesOfMatch(params.matchId)
  })
  bind(app, ctx, contract.adminListMatchEventTypes, ({ params }) => eventTypesOfMatch(params.id))
  bind(app, ctx, contract.createEventType, async ({ body }, { caller }) => ({
    eventType: await createEventType(ctx, caller.userId, body.name, body.displayName),
  }))
  bind(app, ctx, contract.listGlobalEventTypes, async () => ({ eventTypes: await customEventTypes(ctx.db) }))
  bind(app, ctx, contract.listAvailableEventTypes, async () => ({
    eventTypes: {
      builtIn: [...builtInEventTypes],
      configurable: (await customEventTypes(ctx.db)).filter(({ retired }) => !retired),
    },
  }))
  bind(app, ctx, contract.reorderEventTypes, async ({ body }, { caller }) => ({
    eventTypes: await reorderEventTypes(ctx, caller.userId, body.eventTypeOrder),
  }))
  bind(app, ctx, contract.updateEventType, async ({ params, body }, { caller }) => ({
    eventType: await updateEventType(ctx, caller.userId, params.name, body),
  }))
  bind(app, ctx, contract.addMatchEventType, async ({ params, body }, { caller }) => ({
    eventTypes: await addMatchEventType(ctx, caller.userId, params.id, {
      eventTypeName: body.eventTypeName,
      customOdds: body.customOdds ? ownOdds(body.customOdds) : undefined,
    }),
  }))
  bind(app, ctx, contract.removeMatchEventType, async ({ params }, { caller }) => ({
    message: 'The event type was removed.',
    eventTypes: await removeMatchEventType(ctx, caller.userId, params.id, params.name),
  }))
  bind(app, ctx, contract.reorderMatchEventTypes, async ({ params, body }, { caller }) => ({
    eventTypes: await reorderMatchEventTypes(ctx, caller.userId, params.id, body.eventTypeOrder),
  }))
}
