import { type Competition, type CompetitionDecision, GameError, type MatchId, type UserId } from '@bettle/contract'
import { decisionShares, votersOn } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'
import type { CompetitionRow } from './competition-store.ts'
import { conflictOf, type Effect, effectOf, type Timed } from './decide.ts'

/** A proposed decision on which entries may still vote, with the accounts that voted. */
export interface Proposal {
  readonly number: number
  readonly by: UserId
  readonly until: number
  readonly reason: string
  readonly decision: CompetitionDecision
  /** The latest vote of each account: whether it agrees. */
  readonly votes: ReadonlyMap<string, boolean>
}

/**
 * Returns the proposals whose time has not passed and that were not carried, oldest first. The proposal of a deleted
 * account is over.
 */
export async function openProposals(reader: Reader, competitionId: string, now: number): Promise<Proposal[]> {
  const rows = await reader
    .selectFrom('competition_line')
    .select(['number', 'kind', 'data', 'account_id', 'reason'])
    .where('competition_id', '=', competitionId)
    .where((line) =>
      line.or([
        line('kind', 'in', ['decision-proposed', 'decision-voted']),
        line(sql`data ->> 'proposal'`, 'is not', null),
      ]),
    )
    .orderBy('number')
    .execute()
  const carried = new Set(rows.flatMap(({ kind, data }) => (kind === 'decision-voted' ? [] : [data.proposal])))
  return rows
    .filter(
      ({ kind, number, data }) => kind === 'decision-proposed' && !carried.has(number) && Number(data.until) > now,
    )
    .flatMap(({ number, data, account_id, reason }) => {
      if (account_id === null) return []
      const votes = new Map<string, boolean>()
      for (const vote of rows) {
        if (vote.kind === 'decision-voted' && vote.data.proposal === number && vote.account_id !== null)
          votes.set(vote.account_id, vote.data.agrees === true)
      }
      const decision = data.decision as CompetitionDecision
      return [{ number, votes, decision, by: account_id as UserId, until: Number(data.until), reason: reason ?? '' }]
    })
}

/**
 * Returns what a proposed decision would change now, by the state of the competition after all corrections.
 * @returns undefined if it is out of date: it would change nothing, or its author may not decide here any more
 */
export async function proposedEffect(
  ctx: Timed,
  reader: Reader,
  row: CompetitionRow,
  { by, decision }: Pick<Proposal, 'by' | 'decision'>,
): Promise<Effect | undefined> {
  try {
    const effect = await effectOf(ctx, reader, row, by, decision)
    const conflict = await conflictOf(ctx, reader, row, by, effect)
    return conflict?.reason === 'too-late' ? undefined : effect
  } catch (error) {
    if (error instanceof GameError) return undefined
    throw error
  }
}

/** Returns the proposals as the players see them: who gains, who may vote, who has voted, and until when. */
export async function viewProposals(
  ctx: Timed,
  reader: Reader,
  row: CompetitionRow,
): Promise<NonNullable<Competition['proposals']>> {
  if (!row.is_private) return []
  const shown = []
  for (const proposal of await openProposals(reader, row.id, ctx.clock.now())) {
    const effect = await proposedEffect(ctx, reader, row, proposal)
    if (!effect) continue
    const { number, by, until, reason, decision, votes } = proposal
    const shares = decisionShares(effect)
    const sharing = (kind: string) => shares.flatMap(({ entry, share }) => (share === kind ? [entry as UserId] : []))
    const voters = votersOn(effect, by).map((entry) => entry as UserId)
    const voting = (agrees: boolean) => voters.filter((entry) => votes.get(entry) === agrees)
    shown.push({
      ...{ number, by, reason, voters, agreeing: voting(true), disagreeing: voting(false) },
      ...{
        kind: decision.kind,
        until: new Date(until).toISOString(),
        gains: sharing('gains'),
        loses: sharing('loses'),
      },
      ...subjectOf(effect.subject),
    })
  }
  return shown
}

function subjectOf(subject: Effect['subject']) {
  switch (subject.kind) {
    case 'winner-set':
      return { stage: subject.stage, group: subject.group, userId: subject.entry as UserId }
    case 'stage-replayed':
      return { stage: subject.stage }
    case 'disqualified':
      return { userId: subject.entry as UserId }
    case 'plate-opened':
      return { matchId: subject.fixture as MatchId }
    case 'cancelled':
      return {}
  }
}
