import { GameError, type LobbyId, type LobbyPush, sentence, type UserId } from '@bettle/contract'
import { isFurtherRemoval, mayRemoveMember, type RemovedTo, type Remover, reasonToStore } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import { lobbyTopic } from '../../../push/topic.ts'
import { inLobby, type SeatPushes } from '../../../transactions/in-lobby.ts'
import { hostOnly, lobbyRightsOf } from '../../chat/chat-store.ts'
import { memberPushes } from '../../leaderboard/member-pushes.ts'
import { isOfCompetition } from '../../member/lobby-kind.ts'
import { memberRow, membersOf, removalOf } from '../../member/member-store.ts'
import { holdsSeatInMatch } from '../../operator/operate-match.ts'
import { announceLobby } from '../announce-lobby.ts'
import { endInvitationsOf, withdrawInvitations } from '../withdraw-invitations.ts'
import { closeDeserted, transferHost } from './leave-lobby.ts'

export interface RemoveMember {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  readonly to: RemovedTo
  readonly reason: string
}

/**
 * Removes a member for good: they become a spectator, or are excluded ([M13]). The bets of a removed player settle, and
 * the player stays ranked and in the pot. Only the removed member receives the reason. A repeated or weaker removal
 * changes nothing.
 */
export async function removeMember(ctx: Context, by: UserId, request: RemoveMember): Promise<void> {
  const { lobbyId, userId, to } = request
  const came = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    await refuseRemoving(tx, by, lobby, userId)
    if (!isFurtherRemoval(await removalOf(tx, lobbyId, userId), to)) return { reply: 'nothing' as const }
    const now = ctx.clock.now()
    await writeRemoval(tx, by, request, new Date(now))
    const members = await membersOf(tx, [lobbyId])
    const hostId = await transferHost(tx, lobby, members)
    const changed = hostId === lobby.host_id ? [userId] : [userId, hostId as UserId]
    const pushes: LobbyPush[] = []
    const seats: SeatPushes[] = []
    for (const member of changed) {
      const updates = await memberPushes(tx, { ...lobby, host_id: hostId }, member, now)
      pushes.push(...updates.pushes)
      seats.push(...updates.seats)
    }
    const closing = await closeDeserted(tx, lobby, members, now)
    if (!closing) return { reply: 'removed' as const, pushes, seats }
    return { reply: 'closed' as const, pushes: [...pushes, ...closing.pushes], seats, hub: closing.hub }
  })
  if (came !== 'nothing' && to === 'out') ctx.live.revoke(userId, lobbyTopic(lobbyId))
  if (came !== 'nothing') await endInvitationsOf(ctx, userId, lobbyId)
  if (came === 'removed') await announceLobby(ctx, lobbyId, 'lobby.changed')
  if (came === 'closed') await withdrawInvitations(ctx, lobbyId)
}

const NOT_HERE = sentence('removed-by-organiser')

async function refuseRemoving(tx: Tx, byId: UserId, lobby: LobbyRow, userId: UserId): Promise<void> {
  const by = await lobbyRightsOf(tx, lobby.id, byId)
  if (!by || !(by.isMember || by.isAdmin)) throw new GameError('lobby-not-found')
  const remover = { userId: byId, ...by, isRankedInMatch: await holdsSeatInMatch(tx, byId, lobby.match_id) }
  if (isOfCompetition(lobby)) throw new GameError('forbidden', NOT_HERE)
  if (!mayRemoveMember(remover, userId)) throw removingRefused(remover, userId)
  if (!(await memberRow(tx, lobby.id, userId))) throw new GameError('not-found')
  if (lobby.status === 'closed') throw new GameError('lobby-closed')
}

function removingRefused(by: Pick<Remover, 'userId' | 'isAdmin'>, userId: UserId): GameError {
  if (by.userId === userId) return new GameError('forbidden', sentence('remove-self'))
  if (!by.isAdmin) return hostOnly()
  return new GameError('forbidden', {
    message: 'You have played in this match yourself, so another administrator must remove this member.',
  })
}

async function writeRemoval(tx: Tx, by: UserId, { lobbyId, userId, to, reason }: RemoveMember, at: Date) {
  const removal = { removed_by: by, removed_to: to, reason: reasonToStore({ code: 'operator', text: reason }), at }
  await tx
    .insertInto('removal')
    .values({ lobby_id: lobbyId, account_id: userId, ...removal })
    .onConflict((conflict) => conflict.columns(['lobby_id', 'account_id']).doUpdateSet(removal))
    .execute()
  await tx
    .updateTable('member')
    .set(({ fn, val }) => ({
      role: 'spectator',
      seat_end: fn.coalesce('seat_end', val('removed' as const)),
      spectator_since: fn.coalesce('spectator_since', val(at)),
      ...(to === 'out' && { present: false }),
    }))
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .execute()
}
