import { type CompetitionDecision, type CompetitionId, GameError, sentence, type UserId } from '@bettle/contract'
import { decisionShares, isCarried, votersOn, votingEndsAt } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { mayOrganise } from './competition-store.ts'
import { conflictOf, decisionNotices, effectOf, lineOf, proposalNotices } from './decide.ts'
import { writeNotices } from './give-notices.ts'
import { inCompetition } from './in-competition.ts'
import { openProposals, proposedEffect } from './open-proposals.ts'
import { recordDecision } from './record-decision.ts'

/**
 * Proposes a decision to the other entries of a private competition, because the organiser may not decide themselves
 * ([CP87]).
 */
export async function proposeDecision(
  ctx: Context,
  userId: UserId,
  competitionId: CompetitionId,
  { decision, reason }: { readonly decision: CompetitionDecision; readonly reason: string },
): Promise<void> {
  let noticed: readonly UserId[] = []
  await inCompetition(ctx, competitionId, async (tx, row) => {
    const effect = await effectOf(ctx, tx, row, userId, decision)
    const conflict = await conflictOf(ctx, tx, row, userId, effect)
    if (!row.is_private || conflict?.reason === 'too-late') throw new GameError('forbidden', { message: ADMINISTRATOR })
    if (!conflict) throw new GameError('competition-state', { message: 'You can make this decision yourself.' })
    if (votersOn(effect, userId).length === 0) throw new GameError('forbidden', { message: NOBODY })
    const now = ctx.clock.now()
    for (const open of await openProposals(tx, competitionId, now)) {
      if (await proposedEffect(ctx, tx, row, open))
        throw new GameError('competition-state', { message: 'The players still vote on another decision.' })
    }
    const shares = decisionShares(effect)
    const until = votingEndsAt(now, await temposOf(tx, competitionId))
    noticed = await writeNotices(ctx, tx, row, await proposalNotices(tx, row, userId, { decision, effect, shares }))
    return { reply: undefined, lines: [{ kind: 'decision-proposed', decision, by: userId, reason, shares, until }] }
  })
  for (const each of noticed) ctx.live.announceTo(each, { type: 'notices.changed' })
}

const ADMINISTRATOR = 'An administrator without an entry in this competition must decide.'

const NOBODY =
  'Every other player gains or loses by this decision, so nobody can vote. An administrator without an entry in this competition must decide.'

async function temposOf(reader: Reader, competitionId: string): Promise<number[]> {
  const rows = await reader
    .selectFrom('competition_fixture')
    .innerJoin('match', 'match.id', 'competition_fixture.match_id')
    .select('tempo')
    .where('competition_id', '=', competitionId)
    .execute()
  return rows.map(({ tempo }) => tempo)
}

/**
 * Stores the vote of an entry on a proposed decision; the latest counts. The decision is made as soon as more than half
 * of the voters agree ([CP87]).
 */
export async function voteOnDecision(
  ctx: Context,
  userId: UserId,
  competitionId: CompetitionId,
  { proposal: number, agrees }: { readonly proposal: number; readonly agrees: boolean },
): Promise<void> {
  let noticed: readonly UserId[] = []
  await inCompetition(ctx, competitionId, async (tx, row) => {
    const isEntry = row.state.entries.some(({ entry }) => entry === userId)
    if (row.is_private && !isEntry && !(await mayOrganise(tx, row, userId)))
      throw new GameError('competition-not-found')
    const proposal = (await openProposals(tx, competitionId, ctx.clock.now())).find((each) => each.number === number)
    if (!proposal) throw new GameError('not-found', sentence('vote-over'))
    const { decision, by, reason, votes } = proposal
    const effect = await proposedEffect(ctx, tx, row, proposal)
    if (!effect) throw new GameError('competition-state', OUTDATED)
    const voters = votersOn(effect, by)
    if (!voters.includes(userId)) throw new GameError('forbidden', NO_VOTE)
    const isRepeated = votes.get(userId) === agrees
    const vote = { kind: 'decision-voted', proposal: number, agrees, by: userId } as const
    const given = new Map(votes).set(userId, agrees)
    if (!isCarried(voters, new Set(voters.filter((entry) => given.get(entry) === true))))
      return { reply: undefined, lines: isRepeated ? [] : [vote] }
    const shares = decisionShares(effect)
    await recordDecision(ctx, tx, by, row, { decision, reason })
    noticed = await writeNotices(ctx, tx, row, await decisionNotices(tx, row, by, { decision, effect, shares }))
    // The decision has the next number of the log, which the audit log names; so the last vote follows it.
    return { reply: undefined, lines: [{ ...lineOf(decision), by, reason, shares, proposal: number }, vote] }
  })
  for (const each of noticed) ctx.live.announceTo(each, { type: 'notices.changed' })
  ctx.jobs.wake()
}

const NO_VOTE = sentence('vote-not-yours')

const OUTDATED = sentence('vote-outdated')
