import { Odds } from '@bettle/contract'
import { MATCH_ID, oddsId } from '../../push/lobby/a-lobby.test-support.ts'

/** An option, by default 'Over 4.5 Throw' at 1.85. */
export function anOption(n: number, figures: Partial<Odds> = {}): Odds {
  return Odds.parse({
    _id: oddsId(n),
    match: MATCH_ID,
    name: 'Over 4.5 Throw',
    eventType: 'Throw',
    betType: 'over',
    threshold: 4.5,
    odds: 1.85,
    roundDuration: 10,
    setBy: 'model',
    suspended: false,
    retired: false,
    ...figures,
  })
}
