import { sql } from 'kysely'
import { type Audience, askedTable, inOrderAsked } from '../../push/audience.ts'
import { isReadableByAccount } from './readable-match.ts'

/** Decides who may subscribe to a match: users who may read it, if it exists. */
export const matchSubscription: Audience = async (reader, asked) => {
  const { rows } = await sql<{ number: number; version: number }>`
    select asked.number, match.version
    from ${askedTable(asked)}
    join match on match.id = asked.id
    where match.deleted_at is null and ${isReadableByAccount(sql`asked.account_id`)}`.execute(reader)
  return inOrderAsked(asked, rows)
}
