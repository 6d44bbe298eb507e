import { GameError, type GameSettingsGiven, type Lobby, type MatchId, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { copyMatch } from '../copy-match/copy-match.ts'
import { createLobby, refuseInvalid } from '../lobby/create-lobby.ts'
import { refuseOpening } from '../lobby/seat/refuse-over-caps.ts'
import { isPractice } from '../match/practice-match.ts'
import { readableMatch } from '../match/readable-match.ts'
import { createMatchIn } from '../match-control/create-match.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'

export interface OpenRoom {
  readonly matchId: MatchId
  readonly gameSettings: GameSettingsGiven
  readonly hostOnly: boolean
}

/** Opens a lobby on a copy of this match; the lobby's members record the copy ([RM10]). */
export async function openRoom(ctx: Context, hostId: UserId, { matchId, ...request }: OpenRoom): Promise<Lobby> {
  const gameSettings = { ...request.gameSettings, isPrivate: true }
  refuseInvalid(gameSettings)
  const fixture = await readableMatch(ctx.db, matchId, hostId)
  if (fixture.guest_id !== null || fixture.room_of !== null || isPractice(fixture))
    throw new GameError('match-not-found')
  if (fixture.status !== 'upcoming') {
    throw new GameError('half-state', { message: 'This match has started: a room opens before the kick-off.' })
  }
  const { match } = await transaction(ctx, async (tx) => {
    await refuseUnconfirmed(ctx, tx, hostId)
    await refuseOpening(ctx, tx, hostId)
    return createMatchIn(ctx, tx, null, {
      homeTeam: fixture.home_team,
      awayTeam: fixture.away_team,
      startTime: fixture.planned_start?.toISOString() ?? null,
      tempo: fixture.tempo,
      roomOf: matchId,
    })
  })
  await copyMatch(ctx, null, { matchId: match._id, from: matchId, parts: ['event-types', 'odds', 'rounds'] })
  return createLobby(ctx, hostId, { ...request, matchId: match._id, gameSettings, isForRoom: true })
}
