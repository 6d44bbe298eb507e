import { z } from 'zod'
import { LedgerLine } from './bet.ts'
import { Chips } from './common.ts'
import { BetId, LobbyId } from './ids.ts'
import { route } from './route.ts'

/** A movement of one's own chips, with the round it was for where it was for one. */
export const OwnLedgerLine = LedgerLine.extend({
  roundNumber: z.number().int().nullable(),
  betId: z.nullable(BetId),
})
export type OwnLedgerLine = z.infer<typeof OwnLedgerLine>

export const ownLedger = route({
  method: 'GET',
  path: '/app/game/ledger/:lobbyId',
  access: 'player',
  area: 'app',
  summary: "Every movement of one's own chips in a lobby, the oldest first; nobody else's.",
  params: z.object({ lobbyId: LobbyId }),
  unknown: 'lobby-not-found',
  reply: z.object({ lines: z.array(OwnLedgerLine), chips: Chips }),
  errors: ['lobby-not-found'],
})
