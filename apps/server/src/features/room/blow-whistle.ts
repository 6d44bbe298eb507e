import { GameError, type MatchId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { endHalf } from '../match-control/timetable/end-half.ts'
import { startHalf } from '../match-control/timetable/start-half.ts'
import type { Whistle } from './room-whistle.ts'

/** Starts or ends the half. It is no failure if another node has done so meanwhile. */
export async function blowWhistle(ctx: Context, matchId: MatchId, { kind, halfNumber }: Whistle): Promise<void> {
  try {
    if (kind === 'half-start') await startHalf(ctx, null, matchId, halfNumber)
    else await endHalf(ctx, null, matchId, halfNumber)
  } catch (error) {
    if (!(error instanceof GameError) || error.code !== 'half-state') throw error
  }
}
