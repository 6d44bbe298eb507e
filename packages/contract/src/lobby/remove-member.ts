import { z } from 'zod'
import { Message } from '../fields/common.ts'
import { LobbyId, UserId } from '../fields/ids.ts'
import { shownText } from '../fields/shown-text.ts'
import { route } from '../route.ts'
import { RemovedTo } from './lobby.ts'

export const REMOVAL_REASON_MAX = 200

export const removeMember = route({
  method: 'POST',
  path: '/app/game/remove-member',
  access: 'player',
  area: 'app',
  summary:
    'Removes a member for ever: the member becomes a spectator or leaves the lobby, and gets the reason. The host and administrators may do this.',
  body: z.object({
    lobbyId: LobbyId,
    userId: UserId,
    to: RemovedTo,
    reason: shownText(REMOVAL_REASON_MAX, 'reason-missing'),
  }),
  reply: Message,
  errors: ['lobby-not-found', 'not-found', 'forbidden', 'lobby-closed'],
  requestId: true,
  heavy: true,
})
