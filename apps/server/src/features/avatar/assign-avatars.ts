import { sql } from 'kysely'
import { emailKey } from '../../db/email-address.ts'
import type { Tx } from '../../db/schema.ts'
import { DEMO } from '../administration/ensure-demo-player.ts'

/** Gives avatars of the built-in set to bots and the demo player. Each gets a different avatar until all are used. */
export async function assignAvatars(tx: Tx): Promise<void> {
  const ofTheHouse = sql`(is_bot or email_key = ${emailKey(DEMO.email)})`
  await sql`
    update account set selected_avatar = chosen.avatar_id
    from (
      select account_id, avatar_id
      from (
        select id as account_id, row_number() over (order by is_bot, id) as number
        from account where ${ofTheHouse} and selected_avatar is null and deleted_at is null
      ) without_avatar
      join (
        select id as avatar_id, row_number() over (order by (
          select count(*) from account where ${ofTheHouse} and selected_avatar = avatar.id
        ), id) as number
        from avatar where made_from is not null
      ) available using (number)
    ) chosen
    where account.id = chosen.account_id`.execute(tx)
}
