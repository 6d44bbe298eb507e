import { sql } from 'kysely'
import { type Audience, askedTable, inOrderAsked } from '../../push/audience.ts'

/**
 * Users who may see a competition may subscribe to its updates: everyone for a public one; its entries, organiser and
 * the administrators for a private one.
 */
export const competitionSubscription: Audience = async (reader, asked) => {
  const { rows } = await sql<{ number: number; version: number }>`
    select asked.number, competition.version
    from ${askedTable(asked)}
    join competition on competition.id = asked.id
    where not competition.is_private or competition.organiser_id = asked.account_id
      or exists (select from account where account.id = asked.account_id and account.role = 'admin')
      or exists (select from jsonb_array_elements(competition.state -> 'entries') as entry
        where entry ->> 'entry' = asked.account_id::text)`.execute(reader)
  return inOrderAsked(asked, rows)
}
