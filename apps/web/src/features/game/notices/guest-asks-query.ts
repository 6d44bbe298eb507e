import { type GuestAsk, type LobbyId, listGuestAsks } from '@bettle/contract'
import { queryOf } from '../../../api/query/query-of.ts'

export const guestAsksQuery = (lobbyId: LobbyId) => queryOf(listGuestAsks, { params: { lobbyId } })

/** Says who asks: 'Fay', 'Fay and Gus', 'Fay, Gus and Hal'. */
export function namesText(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Says why these guests have to ask the host. */
export function whyText({ reason, seatedNames }: Pick<GuestAsk, 'reason' | 'seatedNames'>): string {
  const there = namesText(seatedNames)
  switch (reason) {
    case 'removed':
      return `You removed a guest from the same place (${there}).`
    case 'no-chips':
      return `A guest from the same place has no chips left (${there}).`
    case 'many-seats':
      return `From the same place as ${there}.`
  }
}
