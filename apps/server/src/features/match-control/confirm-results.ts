import { GameError, type MatchId } from '@bettle/contract'
import type { Context, Tx } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import type { Acted } from '../../live/in-lobby.ts'
import { inMatch } from '../../live/in-match.ts'
import { setMatch } from '../match/match-store.ts'
import { type Operator, operateMatch } from '../match/operate-match.ts'
import { scheduleMatch } from '../settlement/schedule.ts'
import { newsOfMatch } from './news-of-times.ts'

/** Makes the results final before their time ([S8]). */
export async function confirmResults(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  // Final means settled: whatever is due is done first.
  await ctx.due.runDue(matchId)
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    if (match.results_confirmed_at) throw new GameError('results-confirmed', { message: 'The results are confirmed.' })
    if (match.status !== 'completed') throw new GameError('half-state')
    return confirmIn(ctx, tx, match)
  })
}

/** Makes the results final because their time has come; does nothing where that no longer applies. */
export function confirmResultsWhenDue(ctx: Context, matchId: MatchId): Promise<void> {
  return inMatch(ctx, matchId, async (tx, match) => {
    const isDue = match.status === 'completed' && match.results_confirmed_at === null
    return isDue ? confirmIn(ctx, tx, match) : { reply: undefined }
  })
}

async function confirmIn(ctx: Context, tx: Tx, match: MatchRow): Promise<Acted<undefined>> {
  const now = ctx.clock.date()
  await setMatch(tx, match.id, now, { results_confirmed_at: now })
  await scheduleMatch(tx, match.id)
  const confirmed = { type: 'results.confirmed', matchId: match.id as MatchId, at: now.toISOString() } as const
  return { reply: undefined, ...(await newsOfMatch(tx, match, [confirmed])) }
}
