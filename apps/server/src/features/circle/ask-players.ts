import { type CircleId, GameError, type LobbyId, type UserId } from '@bettle/contract'
import { CIRCLE_LIMITS } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { isPractice } from '../match/practice-match.ts'
import { isOfCompetition } from '../member/lobby-kind.ts'
import { lobbyForMember, memberRow, removalOf } from '../member/member-store.ts'
import { publishCircle } from '../member/publish-circle.ts'
import { refuseUnconfirmed } from '../user/must-confirm-email.ts'
import { publishNotices, writeCircleNotices } from './circle-notices.ts'
import { type CircleRow, circleOfOwner } from './circle-store.ts'

/**
 * Returns why the user cannot ask the players of this lobby into a circle, or undefined if the user can ([CI3]): the
 * game is over, and the user played in it. In a competition the draw says who plays together, and practice games have
 * no friends.
 */
export async function keepRefusal(
  reader: Reader,
  lobbyId: LobbyId,
  userId: UserId,
): Promise<'forbidden' | 'game-not-over' | undefined> {
  const lobby = await lobbyForMember(reader, lobbyId, userId)
  const member = await memberRow(reader, lobbyId, userId)
  const plays = member !== undefined && (member.ranked || lobby.host_id === userId)
  if (!plays || isOfCompetition(lobby) || (await removalOf(reader, lobbyId, userId)) !== undefined) return 'forbidden'
  const match = await reader.selectFrom('match').selectAll().where('id', '=', lobby.match_id).executeTakeFirstOrThrow()
  if (match.guest_id !== null || isPractice(match)) return 'forbidden'
  return match.status === 'completed' || match.status === 'abandoned' ? undefined : 'game-not-over'
}

/**
 * Returns the players of a lobby whom the user may ask into a circle. Bots, deleted and removed players are left out. A
 * player who blocks the user is among them, so that the user does not learn of the block, but sees no request.
 */
export async function playersToAsk(reader: Reader, lobbyId: LobbyId, userId: UserId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select account.id from member join account on account.id = member.account_id
    join lobby on lobby.id = member.lobby_id
    where member.lobby_id = ${lobbyId} and (member.ranked or lobby.host_id = account.id) and account.id <> ${userId}
      and not account.is_bot and account.deleted_at is null
      and not exists (select from removal where removal.lobby_id = member.lobby_id and removal.account_id = account.id)
    order by member.joined_at, account.id limit ${CIRCLE_LIMITS.asks}`.execute(reader)
  return rows.map(({ id }) => id)
}

/** Asks the players of a finished lobby of the owner into the circle ([CI3]). */
export async function askPlayers(
  ctx: Context,
  userId: UserId,
  { circleId, lobbyId }: { readonly circleId: CircleId; readonly lobbyId: LobbyId },
): Promise<void> {
  const { noticed, concerned } = await transaction(ctx, async (tx) => {
    await refuseUnconfirmed(ctx, tx, userId)
    const circle = await circleOfOwner(tx, circleId, userId)
    return askIn(ctx, tx, circle, lobbyId)
  })
  publishNotices(ctx, noticed)
  await publishCircle(ctx, circleId, concerned)
}

/**
 * Asks the players within the owner's transaction. Nobody becomes a member without agreeing. A player who said no to
 * this circle is not asked again. A player who asks to come in then only has to agree.
 */
export async function askIn(ctx: Context, tx: Tx, circle: CircleRow, lobbyId: LobbyId) {
  const ownerId = circle.owner_id as UserId
  const refusal = await keepRefusal(tx, lobbyId, ownerId)
  if (refusal) throw new GameError(refusal)
  const players = await playersToAsk(tx, lobbyId, ownerId)
  const { rows: asks } = await sql<{ account_id: UserId; by_owner: boolean; declined_at: Date | null }>`
    select account_id, by_owner, declined_at from circle_ask where circle_id = ${circle.id}`.execute(tx)
  const { rows: members } = await sql<{ account_id: UserId }>`
    select account_id from circle_member where circle_id = ${circle.id} and left_at is null`.execute(tx)
  const room = CIRCLE_LIMITS.asks - asks.filter(({ by_owner, declined_at }) => by_owner && !declined_at).length
  const isIn = new Set(members.map(({ account_id }) => account_id))
  const askOf = new Map(asks.map((ask) => [ask.account_id, ask]))
  const isDone = (id: UserId) => isIn.has(id) || askOf.get(id)?.by_owner === true
  const asked = players.filter((id) => !isDone(id)).slice(0, room)
  if (asked.length > 0) {
    await tx
      .insertInto('circle_ask')
      .values(asked.map((id) => ({ circle_id: circle.id, account_id: id, by_owner: true, asked_at: ctx.clock.date() })))
      .onConflict((conflict) =>
        conflict
          .columns(['circle_id', 'account_id'])
          .doUpdateSet({ by_owner: true, asked_at: ctx.clock.date(), declined_at: null }),
      )
      .execute()
  }
  const owner = await tx.selectFrom('account').select('username').where('id', '=', ownerId).executeTakeFirstOrThrow()
  const noticed = await writeCircleNotices(ctx, tx, ownerId, asked, {
    kind: 'circle-asked',
    key: `circle-asked ${circle.id}`,
    details: { circleId: circle.id, circle: circle.name, by: owner.username },
  })
  return { noticed, concerned: asked }
}
