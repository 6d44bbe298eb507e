import { z } from 'zod'
import { ListQuery, Message, More, Multiplier } from '../fields/common.ts'
import { MatchId, OddsId } from '../fields/ids.ts'
import { BetType, EventTypeName, listOdds, Odds, OptionName, SetBy, Threshold } from '../match/odds.ts'
import { route } from '../route.ts'

/** An option as administrators see it, with the model's price for the next round. */
export const AdminOdds = Odds.extend({
  /** The model's price of the option for the next round; null if no round is left to bet on. */
  model: z
    .object({
      /** The multiplier that the model computes; null if the model does not offer this option. */
      odds: z.number().nullable(),
      /**
       * A player's average profit per chip staked at the current price; null if the event type has no measured rate.
       */
      expectation: z.number().nullable(),
      /** True if players gain more than 5 % on average, or lose more than 25 %. */
      isFlagged: z.boolean(),
    })
    .nullable(),
})

export type AdminOdds = z.infer<typeof AdminOdds>

const one = z.object({ odds: Odds })

const ById = z.object({ id: OddsId })

export const adminListMatchOdds = route({
  method: 'GET',
  path: '/admin/odds/match/:matchId',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the active options of a match’s official plan, each with the odds of the model.',
  params: z.object({ matchId: MatchId }),
  unknown: 'match-not-found',
  reply: z.object({ odds: z.array(AdminOdds) }),
  errors: ['match-not-found'],
})

export const adminListOdds = route({
  method: 'GET',
  path: '/admin/odds',
  access: 'admin',
  area: 'admin',
  summary: 'Lists the latest 10,000 options of all matches.',
  query: ListQuery,
  reply: listOdds.reply.extend({ more: More }),
  errors: [],
})

export const adminGetOdds = route({
  method: 'GET',
  path: '/admin/odds/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Returns one option.',
  params: ById,
  unknown: 'option-not-found',
  reply: one,
  errors: ['option-not-found'],
})

export const createOdds = route({
  method: 'POST',
  path: '/admin/game/create-odds',
  access: 'admin',
  area: 'admin',
  summary: 'Adds an over or under option to the official plan, with odds that the administrator sets.',
  body: z.object({
    matchId: MatchId,
    name: z.optional(OptionName),
    threshold: Threshold,
    oddsValue: Multiplier,
    eventType: EventTypeName,
    betType: BetType,
  }),
  reply: one,
  errors: ['match-not-found', 'not-found'],
  requestId: true,
})

export const adminPostOdds = route({
  ...createOdds,
  path: '/admin/odds',
  body: z.object({
    match: z.optional(MatchId),
    matchId: z.optional(MatchId),
    name: z.optional(OptionName),
    threshold: Threshold,
    odds: Multiplier.optional(),
    oddsValue: Multiplier.optional(),
    eventType: EventTypeName,
    betType: BetType,
  }),
})

export const updateOdds = route({
  method: 'PUT',
  path: '/admin/odds/:id',
  access: 'admin',
  area: 'admin',
  summary:
    'Sets the odds of an option by hand, or returns the odds to the model (setBy: model). If the event type, the side or the threshold changes, the server creates a new option and retires the old option.',
  params: ById,
  unknown: 'option-not-found',
  body: z.object({
    match: z.optional(MatchId),
    name: z.optional(OptionName),
    threshold: Threshold.optional(),
    odds: Multiplier.optional(),
    oddsValue: Multiplier.optional(),
    eventType: EventTypeName.optional(),
    betType: BetType.optional(),
    /**
     * `model` lets the model set the price again, unless the request also changes the price. So a client may send back
     * every field that it received.
     */
    setBy: SetBy.optional(),
  }),
  reply: one,
  errors: ['option-not-found', 'match-not-found', 'option-retired'],
  requestId: true,
})

export const deleteOdds = route({
  method: 'DELETE',
  path: '/admin/odds/:id',
  access: 'admin',
  area: 'admin',
  summary:
    'Retires an option: nobody can bet on the option any more. Bets already placed on the option are still settled.',
  params: ById,
  unknown: 'option-not-found',
  reply: Message,
  errors: ['option-not-found', 'match-not-found'],
  requestId: true,
})
