import {
  GameError,
  type GameSettingsGiven,
  type Lobby,
  type LobbyId,
  type MatchId,
  sentence,
  type UserId,
} from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { copyMatch, eventTypesToCopy } from '../copy-match/copy-match.ts'
import { createLobby, refuseInvalid } from '../lobby/create-lobby.ts'
import { refuseOpening } from '../lobby/seat/refuse-over-caps.ts'
import { builtInEventTypes } from '../match/event-type-store.ts'
import { isPractice } from '../match/practice-match.ts'
import { readableMatch } from '../match/readable-match.ts'
import { createMatchIn } from '../match-control/create-match.ts'
import { deleteMatch } from '../match-control/delete-matches.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { hasRecorders, nameHost, type RecorderChoice, settingsOfRoom } from './recorders/choose-recorders.ts'

export interface OpenRoom {
  readonly matchId: MatchId
  readonly gameSettings: GameSettingsGiven
  readonly hostOnly: boolean
  readonly recorders?: RecorderChoice['recorders']
  /** The event types that the room records, if not all of the match. */
  readonly eventTypes?: readonly string[] | undefined
  /** The lobby whose members are invited ([G14]). */
  readonly rematchOf?: LobbyId
  /** Runs in both transactions before anything is written. An error cancels the transaction. */
  readonly check?: (tx: Tx) => Promise<void>
  /** Runs in the transaction that opens the lobby, after the host is seated. */
  readonly after?: (tx: Tx, lobby: LobbyRow) => Promise<void>
}

/** Opens a lobby on a copy of this match; the lobby's members record the copy ([RM10]). */
export async function openRoom(
  ctx: Context,
  hostId: UserId,
  { matchId, eventTypes, ...request }: OpenRoom,
): Promise<Lobby> {
  const gameSettings = settingsOfRoom(request)
  refuseInvalid(gameSettings)
  const fixture = await readableMatch(ctx.db, matchId, hostId)
  if (fixture.guest_id !== null || fixture.room_of !== null || isPractice(fixture))
    throw new GameError('match-not-found')
  if (fixture.status !== 'upcoming') {
    throw new GameError('half-state', sentence('room-too-late'))
  }
  if (eventTypes) await refuseUnplayed(ctx, matchId, eventTypes)
  const { match } = await transaction(ctx, async (tx) => {
    await request.check?.(tx)
    await refuseUnconfirmed(ctx, tx, hostId)
    await refuseOpening(ctx, tx, hostId)
    return createMatchIn(ctx, tx, null, {
      homeTeam: fixture.home_team,
      awayTeam: fixture.away_team,
      startTime: fixture.planned_start?.toISOString() ?? null,
      tempo: fixture.tempo,
      roomOf: matchId,
      ofRecorders: hasRecorders(request),
    })
  })
  try {
    await copyMatch(ctx, null, {
      matchId: match._id,
      from: matchId,
      parts: ['event-types', 'odds', 'rounds'],
      only: eventTypes,
    })
    const { recorders, after, ...opening } = request
    const name = async (tx: Tx, lobby: LobbyRow): Promise<void> => {
      if (recorders === 'named') await nameHost(tx, lobby)
      await after?.(tx, lobby)
    }
    return await createLobby(ctx, hostId, {
      ...opening,
      matchId: match._id,
      gameSettings,
      isForRoom: true,
      after: name,
    })
  } catch (error) {
    // No user could read or play a copy without a lobby, so the server deletes it.
    await deleteMatch(ctx, null, match._id)
    throw error
  }
}

/** @throws GameError `invalid-settings` if a room on this match cannot record one of the event types ([RM19]) */
async function refuseUnplayed(ctx: Context, matchId: MatchId, eventTypes: readonly string[]): Promise<void> {
  const builtIn = builtInEventTypes.map(({ name }) => name)
  const offered = await eventTypesToCopy(ctx.db, matchId, builtIn)
  const unplayed = eventTypes.find((eventType) => offered.every(({ name }) => name !== eventType))
  if (unplayed === undefined) return
  const said = sentence('room-event-type-not-offered', { eventType: unplayed })
  throw new GameError('invalid-settings', { ...said, issues: [{ path: 'eventTypes', ...said }] })
}
