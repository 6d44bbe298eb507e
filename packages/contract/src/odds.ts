import { z } from 'zod'
import { ListQuery, Message, Multiplier, Total } from './common.ts'
import { LobbyId, MatchId, OddsId } from './ids.ts'
import { route } from './route.ts'

export const BetType = z.enum(['over', 'under'])
const SetBy = z.enum(['model', 'admin', 'default'])
export const EventTypeName = z.string().trim().min(1).max(40)
export const Threshold = z
  .number()
  .min(0)
  .max(1000)
  .refine((threshold) => Number.isInteger(threshold * 2), 'A threshold is a multiple of 0.5')

export const Odds = z.object({
  _id: OddsId,
  match: MatchId,
  name: z.string(),
  /** Where an administrator gave it a name; otherwise `name` is made from the line, in English. */
  customName: z.string().optional(),
  eventType: z.string(),
  betType: BetType,
  threshold: z.number(),
  /** The multiplier: 1.8 pays 1.80 for one. */
  odds: z.number(),
  /** The plan it belongs to, by its round length in minutes. */
  roundDuration: z.number().int(),
  /** Who set the price. */
  setBy: SetBy,
  suspended: z.boolean(),
  retired: z.boolean(),
})
export type Odds = z.infer<typeof Odds>

const list = z.object({ odds: z.array(Odds), total: Total.optional() })
const one = z.object({ odds: Odds })
const ById = z.object({ id: OddsId })
const ByMatch = z.object({ matchId: MatchId })

export const listOdds = route({
  method: 'GET',
  path: '/app/odds/match/:matchId',
  access: 'player',
  area: 'app',
  summary: "What can be played on the next round: of the lobby's plan, or of the official one.",
  params: ByMatch,
  query: z.object({ lobbyId: z.optional(LobbyId) }),
  unknown: 'match-not-found',
  reply: list,
  errors: ['match-not-found', 'lobby-not-found'],
})

export const adminListMatchOdds = route({
  method: 'GET',
  path: '/admin/odds/match/:matchId',
  access: 'admin',
  area: 'admin',
  summary: 'The options of the official plan of a match, retired ones left out.',
  params: ByMatch,
  unknown: 'match-not-found',
  reply: list,
  errors: ['match-not-found'],
})

export const adminListOdds = route({
  method: 'GET',
  path: '/admin/odds',
  access: 'admin',
  area: 'admin',
  summary: 'All options.',
  query: ListQuery,
  reply: list,
  errors: [],
})

export const adminGetOdds = route({
  method: 'GET',
  path: '/admin/odds/:id',
  access: 'admin',
  area: 'admin',
  summary: 'One option.',
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
  summary: "Adds an option to the official plan, at the admin's price.",
  body: z.object({
    matchId: MatchId,
    name: z.string().trim().max(80).optional(),
    threshold: Threshold,
    oddsValue: Multiplier,
    eventType: EventTypeName,
    betType: BetType,
  }),
  reply: one,
  errors: ['match-not-found', 'not-found'],
})

export const adminPostOdds = route({
  ...createOdds,
  path: '/admin/odds',
  body: z.object({
    match: z.optional(MatchId),
    matchId: z.optional(MatchId),
    name: z.string().trim().max(80).optional(),
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
    'Sets the price, or hands it back to the model (setBy: model). Another event type, side or threshold makes a new option and retires this one.',
  params: ById,
  unknown: 'option-not-found',
  body: z.object({
    match: z.optional(MatchId),
    name: z.string().trim().max(80).optional(),
    threshold: Threshold.optional(),
    odds: Multiplier.optional(),
    oddsValue: Multiplier.optional(),
    eventType: EventTypeName.optional(),
    betType: BetType.optional(),
    /** `model` hands the price back, unless another one comes with it: a client may send back all it was given. */
    setBy: SetBy.optional(),
  }),
  reply: one,
  errors: ['option-not-found', 'option-retired'],
})

export const deleteOdds = route({
  method: 'DELETE',
  path: '/admin/odds/:id',
  access: 'admin',
  area: 'admin',
  summary: 'Retires an option; bets on it settle.',
  params: ById,
  unknown: 'option-not-found',
  reply: Message,
  errors: ['option-not-found'],
})
