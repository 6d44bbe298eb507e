import type * as contract from '@bettle/contract'
import type { Answer, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'

type CompetitionRecord = Answer<typeof contract.career>['competitions']

/**
 * Returns the account's record in competitions. A season is won at the top of the first division, if the season pays
 * trophies.
 */
export async function competitionRecord(reader: Reader, userId: UserId): Promise<CompetitionRecord> {
  const { rows } = await sql<CompetitionRecord>`
    with entered as (
      select competition.state, entry ->> 'lot' is not null as is_drawn
      from competition_entry
        join competition on competition.id = competition_entry.competition_id
        cross join jsonb_array_elements(competition.state -> 'entries') entry
      where competition_entry.account_id = ${userId} and entry ->> 'entry' = ${userId}
        and coalesce(competition.settings ->> 'isPractice', 'false') = 'false'),
    season as (
      select from entered cross join jsonb_array_elements(entered.state -> 'stages') stage
      where stage ->> 'kind' = 'season' and stage ->> 'status' = 'finished'
        and stage #>> '{divisions,0,table,0,entry}' = ${userId}
        and exists (select from jsonb_array_elements(entered.state -> 'trophies') share
          where share ->> 'entry' = ${userId} and share ->> 'stage' = stage ->> 'id'))
    select (select count(*) filter (where is_drawn) from entered)::int as entered,
      ((select count(*) filter (where state ->> 'winner' = ${userId}) from entered) + (select count(*) from season))::int as won,
      coalesce((select sum(trophies) from competition_trophy where account_id = ${userId}), 0)::int as trophies`.execute(
    reader,
  )
  return rows[0] ?? { entered: 0, won: 0, trophies: 0 }
}
