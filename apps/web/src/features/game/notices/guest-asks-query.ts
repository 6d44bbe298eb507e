import { type GuestAsk, type LobbyId, listGuestAsks } from '@bettle/contract'
import { queryOf } from '../../../api/query/query-of.ts'
import { msg } from '../../../texts/msg.ts'

export const guestAsksQuery = (lobbyId: LobbyId) => queryOf(listGuestAsks, { params: { lobbyId } })

/** Says who asks: 'Fay', 'Fay and Gus', 'Fay, Gus and Hal'. */
export function namesText(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : msg('game.guest-asks-query.and', { names: names.slice(0, -1).join(', '), last })
}

/** Says why these guests have to ask the host. */
export function whyText({ reason, seatedNames }: Pick<GuestAsk, 'reason' | 'seatedNames'>): string {
  const there = namesText(seatedNames)
  switch (reason) {
    case 'removed':
      return msg('game.guest-asks-query.you-removed-a-guest', { there })
    case 'no-chips':
      return msg('game.guest-asks-query.a-guest-from-the', { there })
    case 'many-seats':
      return msg('game.guest-asks-query.from-the-same-place', { there })
  }
}
