import type { UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

export async function isAdministrator(reader: Reader, userId: UserId): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${userId} and role = 'admin'`.execute(reader)
  return rows.length > 0
}
