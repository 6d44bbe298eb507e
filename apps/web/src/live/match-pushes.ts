import type { Lobby, MatchPush, Odds } from '@bettle/contract'
import type { PushHandlers } from './apply-push.ts'

/** What a handler is told beside the push: the match's score after it, where it is known. */
export interface Told {
  score?: Lobby['match']['score'] | undefined
}

/** What each push of its match makes of a lobby. */
export const matchPushes: PushHandlers<MatchPush, Lobby, Told> = {
  'match.changed': (lobby, { match }) => ({ ...lobby, match }),
  'half.changed': (lobby, { match }) => ({ ...lobby, match }),
  'round.changed': (lobby, { roundDuration, rounds }) =>
    isOwnPlan(lobby, roundDuration) ? { ...lobby, rounds } : lobby,
  'match-event.recorded': withScore,
  'match-event.changed': withScore,
  'match-event.removed': withScore,
  'odds.changed': (lobby, { roundDuration, odds }) => (isOwnPlan(lobby, roundDuration) ? { ...lobby, odds } : lobby),
  'suspension.changed': (lobby, { suspended, eventTypes, oddsIds }) => ({
    ...lobby,
    match: { ...lobby.match, suspended, suspendedEventTypes: eventTypes },
    odds: lobby.odds.map((option): Odds => {
      const isOut = suspended || eventTypes.includes(option.eventType) || oddsIds.includes(option._id)
      return isOut === option.suspended ? option : { ...option, suspended: isOut }
    }),
  }),
  'results.confirmed': (lobby, { at }) => ({ ...lobby, match: { ...lobby.match, resultsConfirmedAt: at } }),
}

function withScore(lobby: Lobby, _push: unknown, { score }: Told): Lobby {
  return score ? { ...lobby, match: { ...lobby.match, score } } : lobby
}

/** Every round length has its own plan; others' are none of this lobby's business. */
function isOwnPlan(lobby: Lobby, roundDuration: number): boolean {
  return lobby.gameSettings.roundDuration === roundDuration
}
