import type * as contract from '@bettle/contract'
import {
  type Answer,
  type Asked,
  type ChatMessage,
  type ChatMessageId,
  type CircleId,
  GameError,
  type LobbyId,
  type MatchId,
  type Reported,
  type ReportedId,
} from '@bettle/contract'
import type { ReportReason } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { messageToWire, selectMessages } from '../chat/chat-store.ts'
import { competitionsOf } from '../member/lobby-kind.ts'
import { banOf } from '../user/account-store.ts'
import { publicUserOf, publicUsersOf, userColumns } from '../user/user-columns.ts'

/** How many messages before and after a reported message are shown. */
const AROUND = 5

const selectReported = (reader: Reader) =>
  reader
    .selectFrom('reported')
    .innerJoin('account', 'account.id', 'reported.account_id')
    .leftJoin('lobby', 'lobby.id', 'reported.lobby_id')
    .leftJoin('circle', 'circle.id', 'reported.circle_id')
    .selectAll('reported')
    .select([
      'account.name as current_name',
      'account.username as current_username',
      'account.selected_avatar',
      'account.profile_image_key',
      'lobby.code',
      'lobby.host_id',
      'lobby.match_id',
      'circle.name as circle_name',
      sql<number>`(select count(*)::int from report where reported_id = reported.id)`.as('count'),
      sql<ReportReason[]>`(select coalesce(jsonb_agg(reason order by n desc, reason), '[]') from (
        select reason, count(*) as n from report where reported_id = reported.id group by reason) as counted)`.as(
        'reasons',
      ),
    ])

type ReportedColumns = Awaited<ReturnType<ReturnType<typeof selectReported>['execute']>>[number]

/** Lists reported messages, names, teams and circles, the open ones first and then the last reported ([MD5]). */
export async function listReports(
  reader: Reader,
  { status, kind, account, ...request }: Asked<typeof contract.adminListReports>['query'],
): Promise<Page<Reported, 'reports'>> {
  const query = selectReported(reader)
    .$if(status !== undefined, (found) => found.where('reported.status', '=', status ?? 'open'))
    .$if(kind !== undefined, (found) => found.where('reported.kind', '=', kind ?? 'message'))
    .$if(account !== undefined, (found) => found.where('reported.account_id', '=', account ?? ''))
  const { rows, ...total } = await pageOf(query, request, {
    searched: ['reported.text', 'reported.name', 'reported.username', 'account.username', 'lobby.code'],
    sorts: {
      // Closed reports come after open ones, whenever they were reported.
      openFirst: sql`(reported.status = 'open', reported.last_at)`,
      status: 'reported.status',
      kind: 'reported.kind',
      username: 'account.username',
      firstAt: 'reported.created_at',
      lastAt: 'reported.last_at',
    },
    byDefault: '-openFirst',
    id: 'reported.id',
  })
  return { reports: await reportsToWire(reader, rows), ...total }
}

export async function reportedById(reader: Reader, id: ReportedId): Promise<Reported> {
  const rows = await selectReported(reader).where('reported.id', '=', id).execute()
  const [reported] = await reportsToWire(reader, rows)
  if (!reported) throw new GameError('not-found')
  return reported
}

/** Returns one reported message or name with all its reports, and what an administrator needs to decide. */
export async function oneReport(
  ctx: Context,
  id: ReportedId,
): Promise<Answer<typeof contract.adminGetReport>['report']> {
  const reported = await reportedById(ctx.db, id)
  const reports = await ctx.db
    .selectFrom('report')
    .innerJoin('account', 'account.id', 'report.account_id')
    .select(['report.account_id', ...userColumns, 'report.reason', 'report.text', 'report.created_at'])
    .where('report.reported_id', '=', id)
    .orderBy('report.created_at')
    .orderBy('report.account_id')
    .execute()
  const now = ctx.clock.date()
  const account = await ctx.db
    .selectFrom('account')
    .leftJoin('chat_mute', (join) =>
      join
        .onRef('chat_mute.account_id', '=', 'account.id')
        .on('chat_mute.lobby_id', '=', reported.lobby?._id ?? null)
        .on('chat_mute.until_at', '>', now),
    )
    .select(['banned_until', 'ban_reason', 'chat_mute.until_at'])
    .where('account.id', '=', reported.user._id)
    .executeTakeFirstOrThrow()
  return {
    ...reported,
    reports: reports.map((row) => ({
      user: publicUserOf(row),
      reason: row.reason as ReportReason,
      text: row.text,
      at: row.created_at.toISOString(),
    })),
    context: await messagesAround(ctx.db, reported),
    bannedUntil: banOf(account, now.getTime())?.until ?? null,
    mutedUntil: account.until_at?.toISOString() ?? null,
  }
}

/** Returns the reported message with the messages before and after it. */
async function messagesAround(reader: Reader, { messageId, lobby }: Reported): Promise<ChatMessage[]> {
  if (messageId === null || lobby === null) return []
  const own = reader.selectFrom('chat_message').select('seq').where('id', '=', messageId)
  const rows = await selectMessages(reader)
    .where('chat_message.lobby_id', '=', lobby._id)
    .where('seq', '>=', sql<number>`${own} - ${AROUND}::int`)
    .where('seq', '<=', sql<number>`${own} + ${AROUND}::int`)
    .orderBy('seq')
    .execute()
  return rows.map(messageToWire)
}

async function reportsToWire(reader: Reader, rows: readonly ReportedColumns[]): Promise<Reported[]> {
  const closers = await publicUsersOf(
    reader,
    rows.flatMap(({ closed_by }) => closed_by ?? []),
  )
  const competitions = await competitionsOf(
    reader,
    rows.flatMap(({ lobby_id, host_id }) => (lobby_id === null ? [] : { id: lobby_id, host_id })),
  )
  return rows.map((row) => ({
    _id: row.id as ReportedId,
    kind: row.kind,
    status: row.status,
    user: publicUserOf({ ...row, name: row.current_name, username: row.current_username }),
    name: row.name,
    username: row.username,
    text: row.text,
    lobby:
      row.lobby_id === null
        ? null
        : {
            _id: row.lobby_id as LobbyId,
            lobbyCode: row.code ?? '',
            matchId: row.match_id as MatchId,
            competition: competitions.get(row.lobby_id),
          },
    circle:
      row.circle_id === null || row.circle_name === null
        ? undefined
        : { _id: row.circle_id as CircleId, name: row.circle_name },
    messageId: row.message_id as ChatMessageId | null,
    count: row.count,
    reasons: row.reasons,
    firstAt: row.created_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: closers.get(row.closed_by ?? '') ?? null,
  }))
}
