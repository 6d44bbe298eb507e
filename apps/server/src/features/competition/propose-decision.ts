import { type CompetitionDecision, type CompetitionId, GameError, type UserId } from '@bettle/contract'
import { decisionShares, isCarried, VOTING_TIME, votersOn } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader } from '../../context.ts'
import { conflictOf, decisionNotices, effectOf, lineOf } from './decide.ts'
import { writeNotices } from './give-notices.ts'
import { inCompetition } from './in-competition.ts'
import { recordDecision } from './record-decision.ts'

/** A proposed decision, with the accounts whose latest vote agrees. */
export interface Proposal {
  readonly number: number
  readonly by: UserId
  readonly at: Date
  readonly reason: string
  readonly decision: CompetitionDecision
  readonly agreeing: ReadonlySet<string>
}

/**
 * Proposes a decision to the other entries of a private competition, because the organiser may not decide themselves
 * ([CP86]).
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
    if ((await openProposals(tx, competitionId, ctx.clock.now())).length > 0)
      throw new GameError('competition-state', { message: 'The players still vote on another decision.' })
    const shares = decisionShares(effect)
    const notices = await decisionNotices(tx, row, userId, { decision, effect, shares })
    noticed = await writeNotices(
      ctx,
      tx,
      row,
      notices.map((notice) => ({ ...notice, kind: 'proposed', key: `proposed ${row.log_number + 1}` })),
    )
    return { reply: undefined, lines: [{ kind: 'decision-proposed', decision, by: userId, reason, shares }] }
  })
  for (const each of noticed) ctx.live.announceTo(each, { type: 'notices.changed' })
}

const ADMINISTRATOR = 'An administrator without an entry in this competition must decide.'

/**
 * Stores the vote of an entry on a proposed decision. The decision is made as soon as more than half of the voters agree
 * ([CP86]).
 */
export async function voteOnDecision(
  ctx: Context,
  userId: UserId,
  competitionId: CompetitionId,
  { proposal: number, agrees }: { readonly proposal: number; readonly agrees: boolean },
): Promise<void> {
  let noticed: readonly UserId[] = []
  await inCompetition(ctx, competitionId, async (tx, row) => {
    if (row.is_private && !row.state.entries.some(({ entry }) => entry === userId))
      throw new GameError('competition-not-found')
    const proposal = (await openProposals(tx, competitionId, ctx.clock.now())).find((each) => each.number === number)
    if (!proposal) throw new GameError('not-found')
    const { decision, by, reason } = proposal
    const effect = await effectOf(ctx, tx, row, by, decision)
    const voters = votersOn(effect, by)
    if (!voters.includes(userId)) throw new GameError('forbidden', { message: NO_VOTE })
    const agreeing = new Set(proposal.agreeing)
    if (agrees) agreeing.add(userId)
    else agreeing.delete(userId)
    const vote = { kind: 'decision-voted', proposal: number, agrees, by: userId } as const
    if (!isCarried(voters, agreeing)) return { reply: undefined, lines: [vote] }
    const shares = decisionShares(effect)
    await recordDecision(ctx, tx, by, row, { decision, reason })
    noticed = await writeNotices(ctx, tx, row, await decisionNotices(tx, row, by, { decision, effect, shares }))
    return { reply: undefined, lines: [{ ...lineOf(decision), by, reason, shares, proposal: number }, vote] }
  })
  for (const each of noticed) ctx.live.announceTo(each, { type: 'notices.changed' })
  ctx.jobs.wake()
}

const NO_VOTE = 'Only players who neither gain nor lose by this decision vote on it.'

/** Returns the proposals on which the entries may still vote, oldest first. */
export async function openProposals(reader: Reader, competitionId: string, now: number): Promise<Proposal[]> {
  const rows = await reader
    .selectFrom('competition_line')
    .select(['number', 'kind', 'at', 'data', 'account_id', 'reason'])
    .where('competition_id', '=', competitionId)
    .where((line) =>
      line.or([line('kind', 'in', ['decision-proposed', 'decision-voted']), line(sql`data ->> 'proposal'`, 'is not', null)]),
    )
    .where('at', '>', new Date(now - VOTING_TIME))
    .orderBy('number')
    .execute()
  const carried = new Set(rows.flatMap(({ kind, data }) => (kind === 'decision-voted' ? [] : [data.proposal])))
  return rows
    .filter(({ kind, number }) => kind === 'decision-proposed' && !carried.has(number))
    .map(({ number, at, data, account_id, reason }) => {
      const agreeing = new Set<string>()
      for (const vote of rows) {
        if (vote.kind !== 'decision-voted' || vote.data.proposal !== number || vote.account_id === null) continue
        if (vote.data.agrees === true) agreeing.add(vote.account_id)
        else agreeing.delete(vote.account_id)
      }
      return {
        ...{ number, at, agreeing, by: account_id as UserId, reason: reason ?? '' },
        decision: data.decision as CompetitionDecision,
      }
    })
}
