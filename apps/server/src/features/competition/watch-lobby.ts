import { type CompetitionId, GameError, type Lobby, type LobbyId, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { lobbyView } from '../lobby/lobby-view.ts'
import { publishMyGames } from '../lobby/publish-my-games.ts'
import { seatNewMember } from '../lobby/seat/seat-member.ts'
import { memberRow } from '../member/member-store.ts'
import { mayOrganise } from './competition-store.ts'
import { competitionFor } from './list-competitions.ts'

/**
 * Lets an entry, the organiser or an administrator watch a lobby of the competition. Players of the lobby keep their
 * seats.
 */
export async function watchLobby(
  ctx: Context,
  userId: UserId,
  competitionId: CompetitionId,
  lobbyId: LobbyId,
): Promise<Lobby> {
  const competition = await competitionFor(ctx.db, competitionId, userId)
  const isEntry = competition.state.entries.some(({ entry }) => entry === userId)
  if (!isEntry && !(await mayOrganise(ctx.db, competition, userId)))
    throw new GameError('forbidden', sentence('watch-players-only'))
  const belongs = await ctx.db
    .selectFrom('competition_lobby')
    .select('lobby_id')
    .where('lobby_id', '=', lobbyId)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()
  if (!belongs) throw new GameError('lobby-not-found')
  const isNew = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    const member = await memberRow(tx, lobbyId, userId)
    if (member?.present) return { reply: false }
    if (lobby.status === 'closed') throw new GameError('lobby-closed')
    if (member) {
      await tx
        .updateTable('member')
        .set({ present: true })
        .where('lobby_id', '=', lobbyId)
        .where('account_id', '=', userId)
        .execute()
    } else await seatNewMember(tx, lobby, userId, 'spectator', ctx.clock.date())
    const { pushes, seats } = await memberPushes(
      tx,
      lobby,
      userId,
      ctx.clock.now(),
      member ? 'member.changed' : 'member.joined',
    )
    return { reply: true, pushes, seats }
  })
  if (isNew) publishMyGames(ctx, userId)
  return lobbyView(ctx, lobbyId, userId)
}
