import type * as contract from '@bettle/contract'
import type { Answer, LobbyId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Caller } from '../../http/bind/session.ts'
import { matchesWire } from '../match/match-wire.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { cardOfRematch, isInvitedTo, nextMatches, rematchOf, rematchRefusal } from './rematch-store.ts'

/**
 * Returns the lobby to which the members of this lobby are invited, or the matches on which a rematch could be opened
 * ([G14]). A guest cannot open one.
 */
export async function getRematch(
  ctx: Context,
  { userId, isGuest }: Caller,
  lobbyId: LobbyId,
): Promise<Answer<typeof contract.getRematch>> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const refusal = await rematchRefusal(ctx, ctx.db, lobby, userId)
  if (refusal === 'forbidden') return { rematch: null, mayOpen: false, matches: [] }
  const rematch = await rematchOf(ctx.db, lobbyId)
  if (rematch) {
    const isInvited = await isInvitedTo(ctx.db, rematch, userId)
    return { rematch: isInvited ? await cardOfRematch(ctx, rematch) : null, mayOpen: false, matches: [] }
  }
  const mayOpen = refusal === undefined && !isGuest
  const matches = mayOpen ? await matchesWire(ctx.db, await nextMatches(ctx, lobby)) : []
  return { rematch: null, mayOpen, matches }
}
