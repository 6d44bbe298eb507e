import { type CompetitionId, GameError, sentence, type UserId } from '@bettle/contract'
import {
  type EnrolAttempt,
  type EnrolRefusal,
  enrolRefusal,
  type WithdrawRefusal,
  withdrawRefusal,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { type CompetitionRow, mayOrganise } from './competition-store.ts'
import { inCompetition } from './in-competition.ts'

/**
 * Enrols a user: with a place, as a reserve, or for the next season of a league. Requests are handled in the order in
 * which they lock the competition ([CP49], [CP55]).
 */
export function enrol(
  ctx: Context,
  userId: UserId,
  competitionId: CompetitionId,
  code: string | undefined,
): Promise<void> {
  return inCompetition(ctx, competitionId, async (tx, competition) => {
    const now = ctx.clock.date()
    const { settings, state } = competition
    const invitation = await invitationOf(tx, competition, userId, code)
    const refusal = enrolRefusal({
      phase: state.phase,
      settings,
      closesAt: closesAt(competition).getTime(),
      arrivedAt: now.getTime(),
      account: await kindOfAccount(tx, userId),
      code: invitation.kind,
      status: state.entries.find(({ entry }) => entry === userId)?.status ?? null,
    })
    if (refusal) throw enrolmentRefused(refusal)
    await tx
      .insertInto('competition_entry')
      .values({ competition_id: competitionId, account_id: userId, enrolled_at: now, code_id: invitation.codeId })
      .onConflict((conflict) =>
        conflict
          .columns(['competition_id', 'account_id'])
          .doUpdateSet({ enrolled_at: now, is_current: true, code_id: invitation.codeId }),
      )
      .execute()
    if (invitation.codeId !== null) await spend(tx, invitation.codeId, userId)
    return { reply: undefined, lines: [{ kind: 'entered', entry: userId }] }
  })
}

function enrolmentRefused(refusal: EnrolRefusal): GameError {
  switch (refusal) {
    case 'competition-cancelled':
      return new GameError('enrolment-closed', CANCELLED)
    case 'competition-ended':
      return new GameError('enrolment-closed', ENDED)
    case 'account-cannot-enrol':
      return new GameError('forbidden', sentence('enrol-account'))
    case 'competition-code-wrong':
      return new GameError('code-not-found')
    case 'competition-code-spent':
      return new GameError('code-spent')
    case 'entry-disqualified':
      return new GameError('forbidden', sentence('disqualified'))
    default:
      return new GameError(refusal)
  }
}

const CANCELLED = sentence('competition-cancelled')
const ENDED = sentence('competition-over')

/** Returns when enrolment closes: with the draw, which comes earlier than planned if the first kick-off does. */
function closesAt({ closes_at, state: { nextDeadline } }: CompetitionRow): Date {
  return nextDeadline?.kind === 'draw' ? new Date(nextDeadline.at) : closes_at
}

async function kindOfAccount(tx: Tx, userId: UserId): Promise<EnrolAttempt['account']> {
  const { is_bot, guest_until } = await tx
    .selectFrom('account')
    .select(['is_bot', 'guest_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (is_bot) return 'bot'
  return guest_until === null ? 'registered' : 'guest'
}

interface Invitation {
  readonly kind: EnrolAttempt['code']
  /** The invitation code with which the entry enrolled; null if none was needed. */
  readonly codeId: string | null
}

const NO_CODE: Invitation = { kind: 'not-needed', codeId: null }

/**
 * Returns the invitation of a code. A wrong code gives an invitation of the kind `wrong`.
 * @throws GameError `competition-not-found` for a private competition if a user who may not see it sends no code
 */
async function invitationOf(
  tx: Tx,
  competition: CompetitionRow,
  userId: UserId,
  code: string | undefined,
): Promise<Invitation> {
  const { settings, is_private, state } = competition
  const isEntry = state.entries.some(({ entry }) => entry === userId)
  const isStranger = is_private && !isEntry && !(await mayOrganise(tx, competition, userId))
  if (isStranger && code === undefined) throw new GameError('competition-not-found')
  if (settings.isExclusive) return exclusiveInvitation(tx, competition, userId, code ?? '')
  return isStranger && code !== competition.code ? { kind: 'wrong', codeId: null } : NO_CODE
}

async function exclusiveInvitation(tx: Tx, { id }: CompetitionRow, userId: UserId, code: string): Promise<Invitation> {
  const found = await tx
    .selectFrom('competition_code')
    .select(['id', 'single_use', 'spent_by'])
    .where('code', '=', code)
    .where('competition_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return { kind: 'wrong', codeId: null }
  const isSpent = found.single_use && found.spent_by !== null && found.spent_by !== userId
  return { kind: isSpent ? 'spent' : 'valid', codeId: found.id }
}

async function spend(tx: Tx, codeId: string, userId: UserId): Promise<void> {
  await tx
    .updateTable('competition_code')
    .set({ spent_by: userId })
    .where('id', '=', codeId)
    .where('single_use', '=', true)
    .execute()
}

/** Withdraws an entry. Before the draw its single-use code becomes valid again ([CP50], [CP57]). */
export function withdraw(ctx: Context, userId: UserId, competitionId: CompetitionId): Promise<void> {
  return inCompetition(ctx, competitionId, async (tx, { id, state, is_private }) => {
    const status = state.entries.find(({ entry }) => entry === userId)?.status ?? null
    if (is_private && status === null) throw new GameError('competition-not-found')
    const refusal = withdrawRefusal(state.phase, status)
    if (refusal) throw withdrawalRefused(refusal)
    await tx
      .updateTable('competition_entry')
      .set({ is_current: false })
      .where('competition_id', '=', id)
      .where('account_id', '=', userId)
      .execute()
    if (state.stages.length === 0) {
      await sql`update competition_code set spent_by = null where competition_id = ${id} and spent_by = ${userId}`.execute(
        tx,
      )
    }
    return { reply: undefined, lines: [{ kind: 'withdrawn', entry: userId }] }
  })
}

function withdrawalRefused(refusal: WithdrawRefusal): GameError {
  if (refusal === 'not-enrolled') return new GameError('not-enrolled')
  const said = { 'competition-cancelled': CANCELLED, 'competition-ended': ENDED, 'entry-out': OUT }[refusal]
  return new GameError('competition-state', said)
}

const OUT = sentence('already-out')
