import type { MatchId } from '@bettle/contract'
import { type Instant, minuteLength } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { OwnedWork } from '../../live/due.ts'
import { crossOff, planWork } from '../../live/due-store.ts'
import { matchRow } from '../match/match-store.ts'
import { createFeed } from './feed.ts'
import { feedOfMatch } from './feed-store.ts'
import { createLocalOperator } from './local-operator.ts'

const HALF_TIME_MINUTES = 15

/** What a match plays of a file is due work of its own: it goes on after a restart, and what fails holds up nothing of the match. */
export function planFeed(tx: Tx, matchId: MatchId, dueAt: Instant): Promise<void> {
  return planWork(tx, [{ queue: `feed:${matchId}`, kind: 'play-feed', key: matchId, dueAt }])
}

/** Does what the file of a match has due, and puts the next of it on the list; nothing while an operator has taken over ([F8]). */
export async function playMatchFeed(ctx: Context, work: OwnedWork): Promise<void> {
  const matchId = work.ownerId as MatchId
  const until = await playedUntil(ctx, matchId)
  await transaction(ctx, async (tx) => {
    await crossOff(tx, work, ctx.clock.date())
    if (until !== undefined) await planFeed(tx, matchId, until)
  })
}

/** When there is more to do; undefined where there is nothing. */
async function playedUntil(ctx: Context, matchId: MatchId): Promise<Instant | undefined> {
  const held = await feedOfMatch(ctx.db, matchId)
  if (!held?.file || held.state === 'held') return undefined
  const { tempo } = await matchRow(ctx.db, matchId)
  const feed = createFeed(createLocalOperator(ctx), held.file, {
    matchId,
    name: `feed-${held.secret_number}`,
    halfTimeMs: HALF_TIME_MINUTES * minuteLength(tempo),
    ...(held.since && { since: held.since.getTime() }),
  })
  const stepped = await feed.step(ctx.clock.now())
  return stepped.state === 'waiting' ? stepped.until : undefined
}
