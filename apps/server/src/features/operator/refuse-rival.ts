import { GameError, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'
import { accountOf, type Operator } from './operator.ts'

/**
 * Refuses an administrator who plays in a match any operation that could stop another player of that match, until its
 * results are confirmed ([V13]). The same holds for another entry of a competition in which the administrator has an
 * entry, from enrolment to the end ([CP85]). Operations on their own account are allowed.
 */
export async function refuseRival(reader: Reader, operator: Operator, userId: UserId): Promise<void> {
  const byId = accountOf(operator)
  if (byId === null || byId === userId) return
  const { rows } = await sql<{ is_rival: boolean }>`
    select exists (
      select from member mine join lobby own on own.id = mine.lobby_id join match on match.id = own.match_id
        join lobby other on other.match_id = match.id join member theirs on theirs.lobby_id = other.id
      where mine.account_id = ${byId}::uuid and mine.ranked and theirs.account_id = ${userId}::uuid and theirs.ranked
        and match.deleted_at is null and match.status <> 'abandoned' and match.results_confirmed_at is null) as is_rival`.execute(
    reader,
  )
  if (rows[0]?.is_rival) throw new GameError('forbidden', { message: RIVAL })
  const { rows: shared } = await sql<{ name: string }>`
    select competition.name from competition_entry mine join competition_entry theirs using (competition_id)
      join competition on competition.id = mine.competition_id
    where mine.account_id = ${byId}::uuid and theirs.account_id = ${userId}::uuid
      and competition.phase in ('enrolling', 'drawn', 'running')
      and (competition.phase <> 'enrolling' or (mine.is_current and theirs.is_current)) limit 1`.execute(reader)
  const [competition] = shared
  if (competition) throw new GameError('forbidden', { message: rivalIn(competition.name) })
}

const rivalIn = (name: string) =>
  `You and this player are both in the competition ‘${name}’, so another administrator must do this.`

export const RIVAL = 'You and this player play in a match that is not over, so another administrator must do this.'
