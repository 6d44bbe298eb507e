import { randomBytes } from 'node:crypto'
import type * as contract from '@bettle/contract'
import { type Answer, type CompetitionId, GameError } from '@bettle/contract'
import { lobbyCodeFrom } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import type { Operator } from '../operator/operator.ts'
import { recordAction } from '../operator/record-action.ts'
import { isDeletedName } from '../user/deleted-name.ts'
import { competitionRow } from './competition-store.ts'
import { inCompetition } from './in-competition.ts'

const ENDED: ReadonlySet<string> = new Set(['finished', 'closed', 'cancelled'])

/**
 * Creates invitation codes of an exclusive game: one for many users, or codes for one user each, no more than the game
 * has places ([CP57]).
 */
export function createInvitationCodes(
  ctx: Context,
  operator: Operator,
  competitionId: CompetitionId,
  { singleUse, count }: { readonly singleUse: boolean; readonly count: number },
): Promise<string[]> {
  return inCompetition(ctx, competitionId, async (tx, { id, settings, state }) => {
    if (!settings.isExclusive || ENDED.has(state.phase)) throw new GameError('competition-state')
    const left = singleUse ? settings.places - (await countSingleUse(tx, id)) : 1
    if (left <= 0)
      throw new GameError('competition-state', {
        message: 'Every place of this competition already has a code, so no more codes can be created.',
      })
    const codes = Array.from({ length: singleUse ? Math.min(count, left) : 1 }, newCode)
    await tx
      .insertInto('competition_code')
      .values(
        codes.map((code) => ({
          id: newId(),
          competition_id: id,
          code,
          single_use: singleUse,
          spent_by: null,
          created_at: ctx.clock.date(),
        })),
      )
      .execute()
    // The audit log stores no codes, because they let in anyone who reads them.
    await recordAction(ctx, tx, operator, null, {
      kind: 'create-invitation-codes',
      subject: { competitionId: id },
      after: { singleUse, count: codes.length },
      undo: 'codes-given',
      changes: [`codes:${id}`],
    })
    return { reply: codes }
  })
}

/** A code has twelve letters and digits, so that it cannot be guessed. */
const newCode = () => lobbyCodeFrom(randomBytes(6)) + lobbyCodeFrom(randomBytes(6))

async function countSingleUse(tx: Tx, competitionId: string): Promise<number> {
  const { codes } = await tx
    .selectFrom('competition_code')
    .select((query) => query.fn.countAll<string>().as('codes'))
    .where('competition_id', '=', competitionId)
    .where('single_use', '=', true)
    .executeTakeFirstOrThrow()
  return Number(codes)
}

/** @throws GameError `competition-not-found` */
export async function listInvitationCodes(
  reader: Reader,
  competitionId: CompetitionId,
): Promise<Answer<typeof contract.listInvitationCodes>['codes']> {
  await competitionRow(reader, competitionId)
  const rows = await reader
    .selectFrom('competition_code')
    .leftJoin('account', 'account.id', 'competition_code.spent_by')
    .select(['code', 'single_use as singleUse', 'username as spentBy'])
    .where('competition_id', '=', competitionId)
    .orderBy('competition_code.id')
    .execute()
  return rows.map((row) => ({
    ...row,
    ...(row.spentBy !== null && isDeletedName(row.spentBy) && { isSpentByDeleted: true as const }),
  }))
}
