import { type CompetitionId, GameError, type Notice, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isInvited } from '../../db/queries/invitations.ts'
import type { Reader } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'

const MOST = 50

/**
 * SQL on `notice`: the notice is no invitation, or the account is still invited to its lobby. An invitation that has
 * ended is withdrawn ([G14]).
 */
const isOpenInvitation = sql<boolean>`(notice.kind <> 'rematch' or exists (
  select from lobby where lobby.code = notice.details->>'code' and lobby.rematch_of is not null
    and ${isInvited(sql.ref('notice.account_id'))}))`

/**
 * SQL on `notice`: the notice is not about a circle, or what it offers is still offered ([CI3], [CI11]). An evening is
 * offered to the circle's members while its lobby is open.
 */
const isOpenOffer = sql<boolean>`case notice.kind
  when 'evening' then exists (
    select from circle_evening join lobby on lobby.id = circle_evening.lobby_id
    join match on match.id = lobby.match_id
    join circle_member on circle_member.circle_id = circle_evening.circle_id
    where notice.key = 'evening ' || lobby.id and lobby.status = 'open' and match.status in ('upcoming', 'active')
      and circle_member.account_id = notice.account_id and circle_member.left_at is null
      and not exists (select from block where block.account_id = notice.account_id and block.blocked_id = lobby.host_id))
  when 'circle-asked' then exists (
    select from circle_ask join circle on circle.id = circle_ask.circle_id
    where notice.key = 'circle-asked ' || circle.id and circle_ask.account_id = notice.account_id
      and circle_ask.by_owner and circle_ask.declined_at is null
      and not exists (select from block where block.account_id = notice.account_id and block.blocked_id = circle.owner_id))
  else true end`

/** Returns the newest unread notices of the account. */
export async function listNoticesOf(reader: Reader, userId: UserId): Promise<Notice[]> {
  const rows = await reader
    .selectFrom('notice')
    .select(['id', 'kind', 'competition_id', 'details', 'at'])
    .where('account_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isOpenInvitation)
    .where(isOpenOffer)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, kind, competition_id, details, at }) => ({
    _id: id,
    kind,
    competitionId: competition_id as CompetitionId | null,
    details: details as Notice['details'],
    at: at.toISOString(),
  }))
}

/**
 * Marks the account's own notices as read.
 * @throws GameError `not-found` if one of them is not a notice of the account; then none is marked
 */
export async function readNotices(ctx: Context, userId: UserId, ids: readonly string[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    const isNamed = sql<boolean>`id::text = any(${[...ids]}::text[])`
    const found = await tx.selectFrom('notice').select('id').where('account_id', '=', userId).where(isNamed).execute()
    if (found.length < new Set(ids).size) throw new GameError('not-found')
    await tx
      .updateTable('notice')
      .set({ read_at: ctx.clock.date() })
      .where('account_id', '=', userId)
      .where(isNamed)
      .where('read_at', 'is', null)
      .execute()
  })
  ctx.live.announceTo(userId, { type: 'notices.changed' })
}
