import type { MatchId } from '@bettle/contract'
import type { DueRunner, DueRunners } from '../live/due.ts'
import { confirmResultsWhenDue } from './match-control/confirm-results.ts'
import { markDone } from './settlement/claim.ts'
import { closeLobbies } from './settlement/close-lobbies.ts'
import { correctRound } from './settlement/correct-round.ts'
import { revealRound } from './settlement/reveal-round.ts'
import { settleRound } from './settlement/settle-round.ts'

const confirmResults: DueRunner = async (ctx, work) => {
  await confirmResultsWhenDue(ctx, work.match_id as MatchId)
  await markDone(ctx, work)
}

/** Who does which kind of due work. */
export const dueRunners: DueRunners = {
  'round-start': revealRound,
  'round-end': settleRound,
  correct: correctRound,
  'close-lobbies': closeLobbies,
  'confirm-results': confirmResults,
}
