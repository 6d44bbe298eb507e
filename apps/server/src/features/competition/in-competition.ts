import type { CompetitionId, UserId } from '@bettle/contract'
import type { CompetitionState } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { competitionTopic } from '../../push/topic.ts'
import { planAdvance } from '../match/competition-work.ts'
import { appendLines, type CompetitionRow, lockedCompetition, type NewLine } from './competition-store.ts'
import { type NewNotice, writeNotices } from './give-notices.ts'
import { keepFold, takeFold } from './kept-folds.ts'
import { shownBesideLog } from './shown-beside-log.ts'

export interface ChangedCompetition<Reply> {
  readonly reply: Reply
  readonly lines?: readonly NewLine[]
  /**
   * True if the pages show a change without a new log line. `if-shown`: compare with what the pages showed at the last
   * version.
   */
  readonly isChanged?: boolean | 'if-shown'
}

interface Committed<Reply> {
  readonly reply: Reply
  readonly version: number | null
  readonly noticed: readonly UserId[]
  /** Caches the state computed from the log. Called after the commit of its lines. */
  readonly keep?: () => void
}

/**
 * Runs `change` in the competition's transaction: locks the row, appends the log lines, computes and stores the state,
 * plans the competition's job, and publishes after the commit. The version rises only if the pages show a change
 * ([CP77]).
 * @throws GameError `competition-not-found`
 */
export function inCompetition<Reply>(
  ctx: Context,
  competitionId: CompetitionId,
  change: (tx: Tx, competition: CompetitionRow) => Promise<ChangedCompetition<Reply>>,
): Promise<Reply> {
  return ctx.mutex(competitionTopic(competitionId), async () => {
    const { reply, version, noticed, keep } = await transaction<Committed<Reply>>(
      ctx,
      async (tx) => {
        const competition = await lockedCompetition(tx, competitionId)
        const { reply, lines = [], isChanged = false } = await change(tx, competition)
        if (lines.length === 0 && !isChanged) return { reply, version: null, noticed: [] }
        const version = competition.version + 1
        if (lines.length > 0) return { reply, version, ...(await append(ctx, tx, competition, lines, version)) }
        const shown = await shownBesideLog(tx, competition, ctx.clock.now())
        if (isChanged === 'if-shown' && shown === competition.shown) return { reply, version: null, noticed: [] }
        await tx.updateTable('competition').set({ version, shown }).where('id', '=', competitionId).execute()
        return { reply, version, noticed: [] }
      },
      { of: (result) => result.reply, from: (stored: Reply) => ({ reply: stored, version: null, noticed: [] }) },
    )
    keep?.()
    if (version !== null) publish(ctx, competitionId, version)
    for (const userId of noticed) ctx.live.announceTo(userId, { type: 'notices.changed' })
    return reply
  })
}

/**
 * Appends log lines, computes and stores the state, and plans the competition's job.
 * @returns the accounts with a new notice
 */
export async function appendAndFold(
  ctx: Context,
  tx: Tx,
  competition: CompetitionRow,
  lines: readonly NewLine[],
): Promise<readonly UserId[]> {
  return (await append(ctx, tx, competition, lines, competition.version)).noticed
}

async function append(
  ctx: Context,
  tx: Tx,
  competition: CompetitionRow,
  lines: readonly NewLine[],
  version: number,
): Promise<Required<Pick<Committed<never>, 'noticed' | 'keep'>>> {
  const now = ctx.clock.date()
  const fold = await takeFold(ctx, tx, competition)
  fold.append(await appendLines(tx, competition, lines, now))
  const state = fold.state()
  const shown = await shownBesideLog(tx, { id: competition.id, state }, now.getTime())
  await tx
    .updateTable('competition')
    .set({
      ...{ state: JSON.stringify(state), phase: state.phase, log_number: fold.number, version, shown },
      ended_at: ENDED.has(state.phase) ? (competition.ended_at ?? now) : null,
    })
    .where('id', '=', competition.id)
    .execute()
  await planAdvance(tx, competition.id, now.getTime())
  const noticed = await writeNotices(ctx, tx, competition, [
    ...admittedNotices(competition, state),
    ...placeLostNotices(competition, lines),
  ])
  return { noticed, keep: () => keepFold(ctx, competition, fold) }
}

const ENDED: ReadonlySet<string> = new Set(['finished', 'closed', 'cancelled'])

/** Returns a notice for each reserve who got a place; a reserve who gets a place twice gets two notices. */
function admittedNotices({ state: before, log_number }: CompetitionRow, { entries }: CompetitionState): NewNotice[] {
  const reserves = new Set(before.entries.flatMap(({ entry, status }) => (status === 'reserve' ? [entry] : [])))
  return entries
    .filter(({ entry, status }) => status === 'place' && reserves.has(entry))
    .map(({ entry }) => ({ userId: entry, kind: 'admitted', key: `admitted ${log_number}`, details: {} }))
}

/** Returns a notice for each account that was enabled again and has lost its place meanwhile ([CP56]). */
function placeLostNotices({ log_number }: CompetitionRow, lines: readonly NewLine[]): NewNotice[] {
  const withdrawn = new Set(lines.flatMap((line) => (line.kind === 'withdrawn' ? [line.entry] : [])))
  return lines.flatMap((line) =>
    line.kind === 'account-restored' && withdrawn.has(line.entry)
      ? [{ userId: line.entry, kind: 'place-lost', key: `place-lost ${log_number}`, details: {} }]
      : [],
  )
}

/**
 * Publishes the change, which is committed. So an error is only logged: a client that misses the update fetches again.
 */
function publish(ctx: Context, competitionId: CompetitionId, version: number): void {
  try {
    ctx.live.publishToCompetition(competitionId, version, { type: 'competition.changed', competitionId })
  } catch (error) {
    ctx.log.error({ err: error, competitionId }, 'the change of a competition could not be published')
  }
}
