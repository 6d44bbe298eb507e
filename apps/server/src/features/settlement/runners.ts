import type { MatchId } from '@bettle/contract'
import type { DueRunner, DueRunners } from '../../live/due.ts'
import { confirmResultsWhenDue } from '../match/confirm-results.ts'
import { markDone } from './claim.ts'
import { closeLobbies } from './close-lobbies.ts'
import { correctRound } from './correct-round.ts'
import { revealRound } from './reveal-round.ts'
import { settleRound } from './settle-round.ts'

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
