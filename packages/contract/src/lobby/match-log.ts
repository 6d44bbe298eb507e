import { z } from 'zod'
import { Outcome } from '../bet.ts'
import { PublicUser, Time } from '../fields/common.ts'
import { LobbyId } from '../fields/ids.ts'
import { Why } from '../fields/reason.ts'
import { BetType } from '../match/odds.ts'
import { route } from '../route.ts'
import { Removal } from './lobby.ts'

const roundNumber = z.number().int()
const team = z.enum(['home', 'away']).nullable()
const whys = z.array(Why)
const ownBet = { roundNumber, eventType: z.string(), betType: BetType, threshold: z.number(), outcome: Outcome }

/** One entry of a match log, as facts. Each client composes the text of the entry itself. */
export const MatchLogFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goal'), team }),
  /** A goal was removed and no longer counts. */
  z.object({ kind: z.literal('goal-removed'), team, reason: z.string().nullable() }),
  z.object({ kind: z.literal('round-began'), roundNumber }),
  /** The bets on a round became visible to every member; `bets` is their number. */
  z.object({ kind: z.literal('bets-revealed'), roundNumber, bets: z.number().int() }),
  /** The caller's own bet was settled. */
  z.object({ kind: z.literal('bet-settled'), ...ownBet, payout: z.number().int(), count: z.number().int().nullable() }),
  z.object({ kind: z.literal('bet-corrected'), ...ownBet, whys }),
  /** A round was corrected, and bets of other members got another outcome. */
  z.object({ kind: z.literal('round-corrected'), roundNumber, whys }),
  /** The caller's own penalty for a round. */
  z.object({ kind: z.literal('penalty'), roundNumber, amount: z.number().int(), kicked: z.boolean() }),
  /** Players were eliminated at the end of the round. The entry names the last player left if there is one. */
  z.object({
    kind: z.literal('players-eliminated'),
    roundNumber,
    users: z.array(PublicUser),
    lastStanding: PublicUser.nullable(),
  }),
  /** Betting on an event type was suspended; null means betting on the whole match. */
  z.object({ kind: z.literal('suspended'), eventType: z.string().nullable() }),
  z.object({ kind: z.literal('resumed'), eventType: z.string().nullable() }),
  z.object({ kind: z.literal('member-removed'), user: PublicUser, removed: Removal }),
  z.object({ kind: z.literal('results-confirmed') }),
])
export type MatchLogFact = z.infer<typeof MatchLogFact>

export const MatchLogEntry = z.object({ id: z.string(), at: Time, fact: MatchLogFact })
export type MatchLogEntry = z.infer<typeof MatchLogEntry>

export const matchLog = route({
  method: 'GET',
  path: '/app/game/match-log/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    'Returns the last 200 entries of the log of a lobby and its match, as far as this member may see them, the oldest first.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({ entries: z.array(MatchLogEntry) }),
  errors: ['lobby-not-found'],
  heavy: true,
})
