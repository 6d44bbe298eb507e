import { createHash } from 'node:crypto'
import {
  type ChatMessageId,
  type CircleId,
  GameError,
  type LobbyId,
  type ReportedId,
  sentence,
  type UserId,
} from '@bettle/contract'
import { REPORTS_A_DAY, type ReportReason, readLobbyCode } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { ReportedTable, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { messageById } from '../chat/chat-store.ts'
import { lobbyForListener, memberRow } from '../member/member-store.ts'
import { countDailyAction } from '../user/count-daily-action.ts'

/** How long after its removal, or after it was published, every witness may report a message (ms) ([MD15]). */
const REPORTED_WITHIN_MS = 24 * 60 * 60_000

interface Why {
  readonly reason: ReportReason
  readonly text?: string | undefined
}

type Subject = Pick<
  ReportedTable,
  'kind' | 'key' | 'lobby_id' | 'account_id' | 'message_id' | 'text' | 'name' | 'username'
> & { readonly circle_id?: string }

/** Reports a message that the reporter may read, with its current text ([MD1], [MD2]). */
export function reportMessage(
  ctx: Context,
  userId: UserId,
  { messageId, ...why }: Why & { messageId: ChatMessageId },
): Promise<void> {
  return transaction(ctx, async (tx) => {
    const message = await messageById(tx, messageId)
    const member = message && (await memberRow(tx, message.lobbyId, userId))
    if (!message || !member) throw new GameError('not-found')
    const removed = message.removedBy ? await removedTextOf(tx, messageId) : undefined
    // Whoever could read the message when it was published may report it for a while, also after they were put out.
    const since = ctx.clock.now() - REPORTED_WITHIN_MS
    const published = Date.parse(message.createdAt)
    const hasSeen = member.joined_at.getTime() <= published
    const isRecent = (removed?.removedAt.getTime() ?? published) > since
    if (!hasSeen || !isRecent) await lobbyForListener(tx, message.lobbyId, userId)
    const { _id, username, name } = message.user
    // After that time a removed message shows nothing that could be judged, unless it was reported before.
    const subject = { key: `message:${messageId}`, lobby_id: message.lobbyId, account_id: _id, username, name }
    const text = message.removedBy ? (hasSeen && isRecent ? (removed?.text ?? null) : null) : message.message
    await writeReport(ctx, tx, userId, why, { ...subject, kind: 'message', message_id: messageId, text })
  })
}

/** Returns the text of a removed message, which only a report shows to administrators ([MD15]). */
async function removedTextOf(tx: Tx, id: ChatMessageId): Promise<{ text: string | null; removedAt: Date } | undefined> {
  const row = await tx
    .selectFrom('chat_message')
    .select(['removed_text', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.removed_at ? { text: row.removed_text, removedAt: row.removed_at } : undefined
}

/** Reports the names of a member of a lobby ([MD1]). If the member changes a name, they can be reported again. */
export function reportName(
  ctx: Context,
  userId: UserId,
  { lobbyId, userId: memberId, ...why }: Why & { lobbyId: LobbyId; userId: UserId },
): Promise<void> {
  return transaction(ctx, async (tx) => {
    if (!(await memberRow(tx, lobbyId, userId))) throw new GameError('lobby-not-found')
    const member = await tx
      .selectFrom('member')
      .innerJoin('account', 'account.id', 'member.account_id')
      .select(['account.id', 'account.name', 'account.username'])
      .where('member.lobby_id', '=', lobbyId)
      .where('account.id', '=', memberId)
      .where('account.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!member) throw new GameError('not-found')
    const { name, username } = member
    const subject = {
      key: `name:${memberId}:${hashOf([username, name])}`,
      lobby_id: lobbyId,
      account_id: memberId,
      username,
      name,
    }
    await writeReport(ctx, tx, userId, why, { ...subject, kind: 'name', message_id: null, text: null })
  })
}

/** Reports the names of the teams of a match that a user opened for a room of their own ([OM4]). */
export function reportTeams(
  ctx: Context,
  userId: UserId,
  { lobbyId, ...why }: Why & { lobbyId: LobbyId },
): Promise<void> {
  return transaction(ctx, async (tx) => {
    if (!(await memberRow(tx, lobbyId, userId))) throw new GameError('lobby-not-found')
    const match = await tx
      .selectFrom('lobby')
      .innerJoin('match', 'match.id', 'lobby.match_id')
      .innerJoin('account', 'account.id', 'match.opened_by')
      .select(['match.id', 'match.home_team', 'match.away_team', 'account.id as openerId'])
      .select(['account.name', 'account.username'])
      .where('lobby.id', '=', lobbyId)
      .executeTakeFirst()
    if (!match) throw new GameError('not-found', sentence('teams-not-named'))
    const { openerId, name, username, home_team, away_team } = match
    const text = `${home_team} – ${away_team}`
    const subject = { key: `teams:${match.id}:${hashOf([home_team, away_team])}`, lobby_id: lobbyId, username, name }
    await writeReport(ctx, tx, userId, why, {
      ...{ ...subject, kind: 'teams', account_id: openerId, message_id: null, text },
    })
  })
}

/**
 * Reports the name of a circle ([MD16]). Its members see the name, and so do users who ask or are asked to join. Any other
 * user states its code.
 */
export function reportCircle(
  ctx: Context,
  userId: UserId,
  { circleId, code, ...why }: Why & { circleId: CircleId; code?: string | undefined },
): Promise<void> {
  return transaction(ctx, async (tx) => {
    const circle = await tx
      .selectFrom('circle')
      .innerJoin('account', 'account.id', 'circle.owner_id')
      .select(['circle.name as text', 'owner_id', 'account.name', 'account.username'])
      .where('circle.id', '=', circleId)
      .where(
        sql<boolean>`(circle.code = ${readLobbyCode(code ?? '') ?? ''}
          or exists (select from circle_member where circle_id = circle.id and account_id = ${userId} and left_at is null)
          or exists (select from circle_ask where circle_id = circle.id and account_id = ${userId}))`,
      )
      .executeTakeFirst()
    if (!circle) throw new GameError('circle-not-found')
    const { text, owner_id, name, username } = circle
    const subject = { key: `circle:${circleId}:${hashOf([text])}`, lobby_id: null, circle_id: circleId, text }
    await writeReport(ctx, tx, userId, why, {
      ...{ ...subject, kind: 'circle', account_id: owner_id, message_id: null, name, username },
    })
  })
}

/** Returns a short text that is equal for equal names. */
const hashOf = (names: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32)

/** Stores one report of each reporter about each subject. A further report changes nothing and is not counted. */
async function writeReport(ctx: Context, tx: Tx, userId: UserId, why: Why, subject: Subject): Promise<void> {
  if (subject.account_id === userId) throw new GameError('forbidden', sentence('report-self'))
  // Locks the account, so that two reports at once are counted one after the other.
  await tx.selectFrom('account').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const reportedId = await reportedOf(ctx, tx, subject)
  const earlier = await tx
    .selectFrom('report')
    .select('reported_id')
    .where('reported_id', '=', reportedId)
    .where('account_id', '=', userId)
    .executeTakeFirst()
  if (earlier) return
  if (ctx.config.rateLimits) {
    const said = sentence('reports-sent', { count: REPORTS_A_DAY })
    await countDailyAction(ctx, tx, userId, { kind: 'reported', most: REPORTS_A_DAY, said })
  }
  const now = ctx.clock.date()
  await tx
    .insertInto('report')
    .values({
      reported_id: reportedId,
      account_id: userId,
      reason: why.reason,
      text: why.text ?? null,
      created_at: now,
    })
    .execute()
  await tx
    .updateTable('reported')
    .set({ status: 'open', closed_at: null, closed_by: null, last_at: now })
    .where('id', '=', reportedId)
    .execute()
}

/**
 * Returns the locked row of the subject, which the first report creates. The row keeps the text of the first report.
 */
async function reportedOf(ctx: Context, tx: Tx, subject: Subject): Promise<ReportedId> {
  const now = ctx.clock.date()
  if (subject.kind === 'name' || subject.text !== null) {
    await tx
      .insertInto('reported')
      .values({ id: newId<ReportedId>(), ...subject, status: 'open', last_at: now, created_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
  const row = await tx.selectFrom('reported').select('id').where('key', '=', subject.key).forUpdate().executeTakeFirst()
  if (!row) throw new GameError('not-found')
  return row.id as ReportedId
}
