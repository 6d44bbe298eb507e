import type { Match, MatchEvent } from '@bettle/contract'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { teamsText } from '../../text/teams-text.ts'
import { msg } from '../../texts/msg.ts'
import type { TickerItem } from '../../ui/index.ts'

export interface TickerFacts {
  match: Match
  moment: GameMoment
  events: readonly MatchEvent[]
  leader: string | undefined
}

/** Returns the items of the ticker: the teams, the leading player, the latest event, and what can be bet on. */
export function useTickerItems({ match, moment, events, leader }: TickerFacts): TickerItem[] {
  const eventName = useEventName()
  const last = events.at(-1)
  const items: TickerItem[] = [
    { id: 'teams', content: teamsText(match) },
    {
      id: 'leader',
      content:
        leader === undefined ? msg('game.ticker-items.no-leader-yet') : msg('game.ticker-items.leader', { leader }),
    },
  ]
  if (match.isPractice) items.unshift({ id: 'practice', content: msg('game.ticker-items.practice-a-simulated-match') })
  if (last)
    items.push({ id: 'last', content: msg('game.ticker-items.last', { event: eventText(last, match, eventName) }) })
  if (match.suspended) items.push({ id: 'suspended', content: msg('game.ticker-items.betting-is-suspended') })
  else if (moment.next && moment.window.state === 'open') {
    items.push({
      id: 'open',
      content: msg('game.ticker-items.betting-on-round-is', { roundNumber: moment.next.roundNumber }),
    })
  }
  return items
}

function eventText({ eventType, team }: MatchEvent, match: Match, eventName: (eventType: string) => string): string {
  const side = team === 'home' ? match.homeTeam : team === 'away' ? match.awayTeam : undefined
  return side ? `${eventName(eventType)}, ${side}` : eventName(eventType)
}
