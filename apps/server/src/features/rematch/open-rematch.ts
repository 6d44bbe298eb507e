import { GameError, type GameSettings, type LobbyCard, type LobbyId, type MatchId, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { isInvited } from '../../db/queries/invitations.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { publishNotices } from '../circle/circle-notices.ts'
import { continueEvening } from '../circle/open-evening.ts'
import { createLobby } from '../lobby/create-lobby.ts'
import { eventTypesOf } from '../match/event-type-store.ts'
import { matchRow } from '../match/match-store.ts'
import { lobbyForMember, memberRow } from '../member/member-store.ts'
import { publishEveningOf } from '../member/publish-circle.ts'
import { remindInvited } from '../reminder/remind-invited.ts'
import { openRoom } from '../room/open-room.ts'
import { botsToSeat, cardOfRematch, isInvitedTo, matchOf, rematchOf, rematchRefusal } from './rematch-store.ts'

/** Another player has opened the rematch first. */
class IsOpenAlready extends Error {
  override name = 'IsOpenAlready'
}

/**
 * Opens a lobby with the same settings on another match, with this player as host, and invites the other members
 * ([G14]). Bots need no invitation: they take their seats at once. After a room, this is a room on a copy of the other
 * match. If two players ask at once, both get the same lobby.
 */
export async function openRematch(
  ctx: Context,
  userId: UserId,
  { lobbyId, matchId }: { readonly lobbyId: LobbyId; readonly matchId: MatchId },
): Promise<LobbyCard> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  await matchRow(ctx.db, matchId)
  const refusal = await rematchRefusal(ctx, ctx.db, lobby, userId)
  if (refusal) throw new GameError(refusal)
  const member = await memberRow(ctx.db, lobbyId, userId)
  const evening = continueEvening(ctx, userId, lobby)
  const { room_of: recorded, of_recorders } = await matchOf(ctx.db, lobby.match_id)
  const hostOnly = member?.ranked !== true
  const rematchRequest = {
    matchId,
    gameSettings: lobby.settings,
    hostOnly,
    rematchOf: lobbyId,
    check: (tx: Tx) => refuseSecond(tx, lobbyId),
    after: evening.after,
  }
  const opening =
    recorded === null
      ? createLobby(ctx, userId, { ...rematchRequest, bots: await botsToSeat(ctx.db, lobby) })
      : openRoom(ctx, userId, {
          ...rematchRequest,
          recorders: hostOnly ? undefined : recordersOf(of_recorders, lobby.settings),
          eventTypes: await sameEventTypes(ctx, lobby.match_id, matchId),
        })
  await opening.catch((error: unknown) => {
    if (!(error instanceof IsOpenAlready)) throw error
  })
  const rematch = await rematchOf(ctx.db, lobbyId)
  if (!rematch) throw new GameError('lobby-not-found')
  if (!(await isInvitedTo(ctx.db, rematch, userId))) throw new GameError('forbidden')
  await inviteMembers(ctx, lobbyId, rematch.id as LobbyId)
  publishNotices(ctx, evening.told())
  await publishEveningOf(ctx, rematch.id)
  return cardOfRematch(ctx, rematch)
}

/** A crowd records from eight players on. Only a room that hides bets keeps its crowd of any size ([RM30]). */
const recordersOf = (ofRecorders: boolean, { showCompetitorBets }: GameSettings) =>
  ofRecorders ? 'named' : showCompetitorBets ? 'at-kick-off' : undefined

/**
 * Returns the event types of the next match that the room recorded in the last one, or undefined for all of them if the
 * two matches share none.
 */
async function sameEventTypes(ctx: Context, lastId: string, nextId: MatchId): Promise<readonly string[] | undefined> {
  const last = (await eventTypesOf(ctx.db, lastId)).map(({ name }) => name)
  const next = await eventTypesOf(ctx.db, nextId)
  const shared = next.map(({ name }) => name).filter((name) => last.includes(name))
  return shared.length > 0 ? shared : undefined
}

/**
 * Locks the earlier lobby, so that players who ask at the same moment wait for each other, on any server. Refuses a
 * second rematch.
 */
async function refuseSecond(tx: Tx, lobbyId: LobbyId): Promise<void> {
  await tx.selectFrom('lobby').select('id').where('id', '=', lobbyId).forUpdate().execute()
  if (await rematchOf(tx, lobbyId)) throw new IsOpenAlready()
  // A rematch whose match is over no longer counts, so another one can follow.
  await tx.updateTable('lobby').set({ rematch_of: null }).where('rematch_of', '=', lobbyId).execute()
}

/**
 * Gives each member with an account one notice, and publishes the invitation to all members, except to members who have
 * blocked the host of the next game. A repetition adds no notice.
 */
async function inviteMembers(ctx: Context, lobbyId: LobbyId, rematchId: LobbyId): Promise<void> {
  const { invited, noticed } = await transaction(ctx, async (tx) => {
    const { rows: members } = await sql<{ id: UserId; keepsNotices: boolean }>`
      select account.id, account.guest_until is null as "keepsNotices"
      from member join account on account.id = member.account_id
      join lobby on lobby.id = ${rematchId}
      where member.lobby_id = ${lobbyId} and ${isInvited(sql.ref('account.id'))}
        and not account.is_bot and account.deleted_at is null
        and not exists (select from member there where there.lobby_id = ${rematchId} and there.account_id = account.id)
      order by account.id`.execute(tx)
    const noticed = await writeNotices(
      ctx,
      tx,
      members.flatMap(({ id, keepsNotices }) => (keepsNotices ? [id] : [])),
      lobbyId,
      rematchId,
    )
    return { invited: members.map(({ id }) => id), noticed }
  })
  for (const id of noticed) ctx.live.announceTo(id, { type: 'notices.changed' })
  if (noticed.length > 0) ctx.jobs.wake()
  for (const id of invited) ctx.live.announceTo(id, { type: 'rematch.opened', lobbyId })
}

async function writeNotices(
  ctx: Context,
  tx: Tx,
  userIds: readonly UserId[],
  lobbyId: LobbyId,
  rematchId: LobbyId,
): Promise<readonly UserId[]> {
  if (userIds.length === 0) return []
  const { code, username, home_team, away_team, planned_start } = await tx
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .innerJoin('account', 'account.id', 'lobby.host_id')
    .select(['lobby.code', 'account.username', 'match.home_team', 'match.away_team', 'match.planned_start'])
    .where('lobby.id', '=', rematchId)
    .executeTakeFirstOrThrow()
  const details = {
    code,
    by: username,
    home: home_team,
    away: away_team,
    kickOffAt: planned_start?.toISOString() ?? null,
  }
  const added = await tx
    .insertInto('notice')
    .values(
      userIds.map((userId) => ({
        id: newId(),
        account_id: userId,
        competition_id: null,
        kind: 'rematch',
        key: `rematch of ${lobbyId}`,
        details: JSON.stringify(details),
        at: ctx.clock.date(),
      })),
    )
    // A newer invitation replaces the one before. The same invitation again changes nothing.
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet(({ ref }) => ({ details: ref('excluded.details'), at: ref('excluded.at'), read_at: null }))
        .where(sql<boolean>`notice.details->>'code' is distinct from ${code}`),
    )
    .returning('account_id')
    .execute()
  const noticed = added.map(({ account_id }) => account_id as UserId)
  await remindInvited(tx, noticed, { lobbyId: rematchId, after: lobbyId }, ctx.clock.now())
  return noticed
}
