import type { CompetitionDecision, CompetitionId, MatchId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { OperatorActionRow, Tx } from '../../db/schema.ts'
import { accountOf, type Operator, toUndo } from '../operator/operator.ts'
import { type Did, recordAction } from '../operator/record-action.ts'
import type { CompetitionRow } from './competition-store.ts'

/** A decision about a competition, with its reason. */
export interface Decided {
  readonly decision: CompetitionDecision
  readonly reason: string
}

/** The account of the organiser, or of the administrator who acts for them. */
export function organiserOf(operator: Operator): UserId {
  const userId = accountOf(operator)
  if (userId === null) throw new Error('only a user organises a competition')
  return userId
}

/**
 * Writes a decision to the audit log, before it becomes the next line of the competition's log. An undone decision is
 * logged as the undo of its action, also if it is undone on the page of the competition.
 */
export async function recordDecision(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  row: CompetitionRow,
  decided: Decided,
): Promise<void> {
  const { decision, reason } = decided
  const line = row.log_number + 1
  const undone = decision.kind === 'decision-undone' ? decision.decision : undefined
  const action = undone === undefined || typeof operator !== 'string' ? undefined : await actionOf(tx, row.id, undone)
  await recordAction(ctx, tx, action ? { userId: organiserOf(operator), undoes: toUndo(action) } : operator, null, {
    kind: 'decide-competition',
    subject: { competitionId: row.id, line },
    after: { ...decision, reason },
    undo: await undoOf(tx, row.id as CompetitionId, line, decided),
    changes: [`decision:${row.id}:${line}`],
  })
}

async function undoOf(
  tx: Tx,
  competitionId: CompetitionId,
  line: number,
  { decision, reason }: Decided,
): Promise<Did['undo']> {
  if (decision.kind === 'cancelled') return 'competition-cancelled'
  const kind = 'decide-competition'
  if (decision.kind !== 'decision-undone')
    return { kind, competitionId, decision: { kind: 'decision-undone', decision: line }, reason }
  const again = await decidedIn(tx, competitionId, decision.decision)
  return again ? { kind, competitionId, ...again } : 'nothing-to-undo'
}

/** Returns the decision that a line of the competition's log holds. */
async function decidedIn(tx: Tx, competitionId: string, number: number): Promise<Decided | undefined> {
  const line = await tx
    .selectFrom('competition_line')
    .select(['kind', 'data', 'reason'])
    .where('competition_id', '=', competitionId)
    .where('number', '=', number)
    .executeTakeFirst()
  const decision = line && decisionOf(line.kind, line.data)
  return decision && { decision, reason: line.reason ?? 'The decision is repeated.' }
}

function decisionOf(kind: string, data: Record<string, unknown>): CompetitionDecision | undefined {
  switch (kind) {
    case 'winner-set':
      return { kind, stage: String(data.stage), group: Number(data.group), userId: data.entry as UserId }
    case 'stage-replayed':
      return { kind, stage: String(data.stage) }
    case 'disqualified':
      return { kind, userId: data.entry as UserId }
    case 'plate-opened':
      return { kind, matchId: data.fixture as MatchId }
    default:
      return undefined
  }
}

/** Returns the audit log line of a decision. Decisions from before the audit log stored decisions have none. */
async function actionOf(tx: Tx, competitionId: string, line: number): Promise<OperatorActionRow | undefined> {
  return tx
    .selectFrom('operator_action')
    .selectAll()
    .where('kind', '=', 'decide-competition')
    .where(sql<boolean>`subject ->> 'competitionId' = ${competitionId} and (subject ->> 'line')::int = ${line}`)
    .executeTakeFirst()
}
