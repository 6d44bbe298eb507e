import { z } from 'zod'
import { LedgerLine } from './bet.ts'
import { Chips, Time } from './fields/common.ts'
import { BetId, LobbyId } from './fields/ids.ts'
import { Why } from './fields/reason.ts'
import { route } from './route.ts'

/** A movement of the caller's chips, with the number of its round if it belongs to a round. */
export const OwnLedgerLine = LedgerLine.extend({
  roundNumber: z.number().int().nullable(),
  betId: z.nullable(BetId),
})
export type OwnLedgerLine = z.infer<typeof OwnLedgerLine>

/** A SHA-256 hash in hex. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * A seal fixes every member's chips once the results are confirmed. Members compare its `head`: equal heads prove that
 * they see the same sealed ledger.
 */
export const LedgerSeal = z.object({
  /** The number of the seal, from 1. A later seal does not replace earlier seals. */
  number: z.number().int(),
  at: Time,
  /**
   * The hash of the last ledger entry that the seal covers. Each entry's hash includes the hash of the entry before.
   */
  chain: Hash,
  root: Hash,
  head: Hash,
  /** The reason why chips moved after the previous seal; null for the first seal. */
  reason: z.string().nullable(),
  why: Why.nullable(),
})
export type LedgerSeal = z.infer<typeof LedgerSeal>

/**
 * The path of hashes from the caller's own lines to the root of the last seal. Of other members' lines it contains only
 * hashes.
 */
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
    'Lists every movement of the caller’s own chips in a lobby, the oldest first. Once the results are confirmed, it includes the proof.',
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({
    lines: z.array(OwnLedgerLine),
    chips: Chips,
    /** The seals of the lobby, the oldest first; empty before the results are confirmed. */
    seals: z.array(LedgerSeal),
    proof: LedgerProof.optional(),
  }),
  errors: ['lobby-not-found'],
  heavy: true,
})
