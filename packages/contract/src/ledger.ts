import { z } from 'zod'
import { LedgerLine } from './bet.ts'
import { Chips, Time } from './common.ts'
import { BetId, LobbyId } from './ids.ts'
import { Why } from './reason.ts'
import { route } from './route.ts'

/** A movement of one's own chips, with the round it was for where it was for one. */
export const OwnLedgerLine = LedgerLine.extend({
  roundNumber: z.number().int().nullable(),
  betId: z.nullable(BetId),
})
export type OwnLedgerLine = z.infer<typeof OwnLedgerLine>

/** SHA-256, hex. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What fixes everyone's chips once the results are confirmed: members compare its head. */
export const LedgerSeal = z.object({
  /** From 1; a later one stands beside the ones before. */
  number: z.number().int(),
  at: Time,
  /** The end of the chain. */
  chain: Hash,
  root: Hash,
  head: Hash,
  /** Why chips moved after the one before; null of the first. */
  reason: z.string().nullable(),
  why: Why.nullable(),
})
export type LedgerSeal = z.infer<typeof LedgerSeal>

/** The way from one's own lines to the root of the last seal: of others it holds hashes alone. */
export const LedgerProof = z.object({
  salt: Hash,
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash: Hash })),
})
export type LedgerProof = z.infer<typeof LedgerProof>

export const ownLedger = route({
  method: 'GET',
  path: '/app/game/ledger/:lobbyId',
  access: 'player',
  guests: true,
  area: 'app',
  summary:
    "Every movement of one's own chips in a lobby, the oldest first; nobody else's. Once confirmed, what proves them.",
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({
    lines: z.array(OwnLedgerLine),
    chips: Chips,
    /** The oldest first; none before the results are confirmed. */
    seals: z.array(LedgerSeal),
    proof: LedgerProof.optional(),
  }),
  errors: ['lobby-not-found'],
  heavy: true,
})
