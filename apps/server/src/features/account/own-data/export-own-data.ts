import { GameError, OwnData, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { readableEmail } from '../../../db/email-address.ts'
import { forHeavyReads } from '../../../db/queries/heavy-reads.ts'
import type { Reader } from '../../../db/schema.ts'
import { replySchema } from '../../../http/bind/reply-schema.ts'
import { StreamedReply } from '../../../http/bind/streamed-reply.ts'
import type { AttemptLimits } from '../../../http/limits/attempt-limits.ts'
import { accountById } from '../../user/account-store.ts'
import { OWN_DATA_SECTIONS, type Section } from './own-data-sections.ts'

/** Rows that one query reads, and that one part of the reply contains. */
const PAGE = 500

/**
 * Yields everything that the server stores about the account ([A62]). It reads the next page only after the client has
 * received the earlier ones. So neither a large account nor a slow client occupies a connection or memory.
 */
export async function exportOwnData(
  ctx: Context,
  limit: AttemptLimits['dataExport'],
  userId: UserId,
): Promise<StreamedReply> {
  await limit.attempt(userId, userId)
  // Writes the times at which sessions were last used, which are kept in memory until then.
  await ctx.callers.flush()
  const account = await accountOf(ctx, userId)
  const exportedAt = ctx.clock.date().toISOString()
  const head = { format: 1, exportedAt, account }
  return new StreamedReply(parts(forHeavyReads(ctx).db, userId, head), `bettle-${exportedAt.slice(0, 10)}.json`)
}

async function accountOf(ctx: Context, userId: UserId): Promise<unknown> {
  const row = await accountById(ctx.db, userId)
  if (!row) throw new GameError('session-expired')
  return parsed(OwnData.shape.account, {
    _id: row.id,
    name: row.name,
    username: row.username,
    email: readableEmail(row.email),
    emailConfirmedAt: row.email_confirmed_at,
    role: row.role,
    bannedUntil: row.banned_until,
    banReason: row.ban_reason,
    selectedAvatar: row.selected_avatar,
    profileImageKey: row.profile_image_key,
    tosAcceptedAt: row.tos_accepted_at,
    guidedAt: row.guided_at,
    language: row.language,
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  })
}

async function* parts(reader: Reader, userId: UserId, head: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1)
  for (const [name, section] of Object.entries(OWN_DATA_SECTIONS)) {
    const { element } = OwnData.shape[name as keyof typeof OWN_DATA_SECTIONS]
    let before = `,\n${JSON.stringify(name)}:[`
    for await (const rows of pagesOf(reader, userId, section)) {
      if (rows.length === 0) continue
      yield before + rows.map((row) => JSON.stringify(parsed(element, row))).join(',\n')
      before = ',\n'
    }
    yield before.endsWith('[') ? `${before}]` : ']'
  }
  yield '}\n'
}

type Row = Readonly<Record<string, unknown>>

async function* pagesOf(reader: Reader, userId: UserId, section: Section): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  do {
    const rows = await pageOf(reader, userId, section, last)
    yield rows
    last = rows.length === PAGE ? rows.at(-1) : undefined
  } while (last)
}

async function pageOf(reader: Reader, userId: UserId, section: Section, last: Row | undefined): Promise<Row[]> {
  const { about, columns, from, key, lobby } = section
  const named = sql.join(key.map(([column, type], index) => sql.raw(`${column}::${type} as "${keyName(index)}"`)))
  const order = sql.raw(key.map(([column]) => column).join(', '))
  const isOwnLobby = lobby
    ? sql`and ${sql.raw(lobby)} in (select own.lobby_id from member as own where own.account_id = ${userId})`
    : sql``
  const isAfter = last
    ? sql`and (${order}) > (${sql.join(key.map(([, type], index) => sql`${last[keyName(index)]}::${sql.raw(type)}`))})`
    : sql``
  const { rows } = await sql<Row>`
    select ${sql.raw(columns)}, ${named} from ${from}
    where ${sql.raw(about)} = ${userId} ${isOwnLobby} ${isAfter} order by ${order} limit ${PAGE}`.execute(reader)
  return rows
}

const keyName = (index: number) => `key ${index}`

/** Parses a row by the contract, which drops every field that it does not name. */
function parsed(schema: z.ZodType, row: Row): unknown {
  const timed = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value])
  return z.parse(replySchema(schema), Object.fromEntries(timed))
}
