import { z } from 'zod'
import { Total } from '../fields/common.ts'
import { LobbyId, MatchId, OddsId } from '../fields/ids.ts'
import { shownLine, shownLineOrBlank } from '../fields/shown-text.ts'
import { route } from '../route.ts'

export const BetType = z.enum(['over', 'under'])
export const SetBy = z.enum(['model', 'admin', 'default'])
/** The name of an existing event type. Older versions allowed other names, which are accepted unchanged. */
export const EventTypeName = z.string().trim().min(1).max(40)
export const NewEventTypeName = shownLine(40, 'Please name the event type')
export const DisplayName = shownLine(60, 'Please say what the event type is called')
export const OptionName = shownLineOrBlank(80, 'Please name the option, or leave the name blank')
export const Threshold = z
  .number()
  .min(0)
  .max(1000)
  .refine((threshold) => Number.isInteger(threshold * 2), 'A threshold is a multiple of 0.5')

export const Odds = z.object({
  _id: OddsId,
  match: MatchId,
  name: z.string(),
  /**
   * The name that an administrator gave the option. Without it, `name` is an English name that the server generates
   * from the event type, the bet type and the threshold.
   */
  customName: z.string().optional(),
  eventType: z.string(),
  betType: BetType,
  threshold: z.number(),
  /** The multiplier of the option: a won bet at 1.8 pays 1.8 times its stake. */
  odds: z.number(),
  /** The length in minutes of the rounds of the plan to which the option belongs. */
  roundDuration: z.number().int(),
  /** The source of the price: the model, an administrator, or a fixed default. */
  setBy: SetBy,
  suspended: z.boolean(),
  retired: z.boolean(),
})
export type Odds = z.infer<typeof Odds>

const list = z.object({ odds: z.array(Odds), total: Total.optional() })
const ByMatch = z.object({ matchId: MatchId })

export const listOdds = route({
  method: 'GET',
  path: '/app/odds/match/:matchId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Lists the options of a match for the next round. With a lobby the options are those of the lobby’s plan, otherwise those of the official plan.',
  params: ByMatch,
  query: z.object({ lobbyId: z.optional(LobbyId) }),
  unknown: 'match-not-found',
  reply: list,
  errors: ['match-not-found', 'lobby-not-found'],
  heavy: true,
})
