import type { CompetitionId } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { CompetitionRow } from '../../competition/competition-store.ts'
import { inCompetition } from '../../competition/in-competition.ts'
import type { Bot } from '../bots.ts'

/**
 * Fills the free places of a cup with bots, all in one transaction, so that a slow server never fills only some of them.
 * The draw waits for it, so that the bots may come after the end of enrolment.
 */
export function enrolBots(ctx: Context, { id }: CompetitionRow, bots: readonly Bot[]): Promise<void> {
  return inCompetition(ctx, id as CompetitionId, async (tx, { state, settings }) => {
    if (state.phase !== 'enrolling') return { reply: undefined }
    const entries = new Set(state.entries.map(({ entry }) => entry))
    const placed = state.entries.filter(({ status }) => status === 'place').length
    const joining = bots
      .filter(({ userId }) => !entries.has(userId))
      .slice(0, Math.max(0, settings.places - placed))
      .map(({ userId }) => userId)
    if (joining.length === 0) return { reply: undefined }
    const enrolled_at = ctx.clock.date()
    await tx
      .insertInto('competition_entry')
      .values(joining.map((account_id) => ({ competition_id: id, account_id, enrolled_at, code_id: null })))
      .execute()
    return { reply: undefined, lines: joining.map((entry) => ({ kind: 'entered' as const, entry })) }
  })
}
