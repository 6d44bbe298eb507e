import { type AvatarId, joinAsGuest, type Reply } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { seatKey } from './guest-identity.ts'

export type Joined = Reply<typeof joinAsGuest>

export interface SeatRequest {
  readonly code: string
  readonly username: string
  readonly selectedAvatar: AvatarId | null
  readonly role: 'player' | 'spectator'
  /** True if the guest takes the seat back from another device. */
  readonly takeBack?: boolean
}

/** Takes a seat, or returns to the seat that this browser has in the lobby [G9]. */
export const takeGuestSeat = (request: SeatRequest): Promise<Joined> =>
  call(joinAsGuest, { body: { ...request, seatKey: seatKey.get() } })
