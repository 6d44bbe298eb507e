import { type CompetitionDecision, type CompetitionId, GameError, type UserId } from '@bettle/contract'
import type { CompetitionLogLine, EntryShare } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { CompetitionTable, Reader, Tx } from '../../db/schema.ts'
import { isAdministrator } from '../user/is-administrator.ts'

export type CompetitionRow = Selectable<CompetitionTable>

type WithoutNumber<Line> = Line extends CompetitionLogLine ? Omit<Line, 'number' | 'at'> : never

/** A line to append to the competition's log. The transaction that appends it adds number and time. */
export type NewLine = WithoutNumber<CompetitionLogLine> & {
  /** The organiser who made the decision in this line. The next field has the reason. */
  readonly by?: UserId
  readonly reason?: string
  /** The entries whose place, title or trophies the decision changed. The fold ignores them. */
  readonly shares?: readonly EntryShare[]
  /** The decision of a proposal; in a vote the number of the proposal's line, and whether the voter agrees. */
  readonly decision?: CompetitionDecision | number | undefined
  readonly proposal?: number
  readonly agrees?: boolean
  /** When the vote on a proposal ends, in ms. */
  readonly until?: number
}

/** @throws GameError `competition-not-found` */
export async function competitionRow(reader: Reader, competitionId: string): Promise<CompetitionRow> {
  return found(await reader.selectFrom('competition').selectAll().where('id', '=', competitionId).executeTakeFirst())
}

/**
 * Locks the competition for this transaction.
 * @throws GameError `competition-not-found`
 */
export async function lockedCompetition(tx: Tx, competitionId: string): Promise<CompetitionRow> {
  const locked = tx.selectFrom('competition').selectAll().where('id', '=', competitionId).forUpdate()
  return found(await locked.executeTakeFirst())
}

function found(row: CompetitionRow | undefined): CompetitionRow {
  if (!row) throw new GameError('competition-not-found')
  return row
}

/** Returns the log lines after this number, in order, without the authors and reasons of decisions. */
export async function linesOf(reader: Reader, competitionId: string, after = 0): Promise<CompetitionLogLine[]> {
  const rows = await reader
    .selectFrom('competition_line')
    .select(['number', 'kind', 'at', 'data'])
    .where('competition_id', '=', competitionId)
    .where('number', '>', after)
    .orderBy('number')
    .execute()
  return rows.map(({ number, kind, at, data }) => ({ number, kind, at: at.getTime(), ...data }) as CompetitionLogLine)
}

/** Appends log lines after the last one. The caller must hold the lock on the competition's row. */
export async function appendLines(
  tx: Tx,
  { id, log_number }: CompetitionRow,
  lines: readonly NewLine[],
  now: Date,
): Promise<CompetitionLogLine[]> {
  if (lines.length === 0) return []
  const rows = lines.map(({ kind, by, reason, ...data }, index) => ({
    competition_id: id,
    number: log_number + index + 1,
    kind,
    at: now,
    data: JSON.stringify(data),
    account_id: by ?? null,
    reason: reason ?? null,
  }))
  await tx.insertInto('competition_line').values(rows).execute()
  return lines.map(
    ({ by, reason, ...line }, index) =>
      ({ ...line, number: log_number + index + 1, at: now.getTime() }) as CompetitionLogLine,
  )
}

/** Returns the competitions that are played on a match. */
export async function competitionsOfMatch(reader: Reader, matchId: string): Promise<CompetitionId[]> {
  const rows = await reader
    .selectFrom('competition_fixture')
    .select('competition_id')
    .where('match_id', '=', matchId)
    .execute()
  return rows.map(({ competition_id }) => competition_id as CompetitionId)
}

/** True if the user is the organiser of the competition or an administrator. */
export async function mayOrganise(reader: Reader, competition: CompetitionRow, userId: UserId): Promise<boolean> {
  return competition.organiser_id === userId || isAdministrator(reader, userId)
}
