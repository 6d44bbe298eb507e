import type { Bet, Match, MatchLogFact } from '@bettle/contract'
import { reasonSentences } from '@bettle/rules'
import type { NoticeTone } from '../../../match-ui/notice-log.ts'
import {
  because,
  eliminationText,
  OUTCOME_TEXTS,
  penaltyText,
  removalText,
  settledNotice,
  suspendedText,
} from './push-notice.ts'

export interface LogMessage {
  text: string
  tone: NoticeTone
}

interface Teller {
  match: Pick<Match, 'homeTeam' | 'awayTeam'>
  ownId: string
  nameOf: (eventType: string) => string
}

const TONES: Partial<Record<Bet['outcome'], NoticeTone>> = { won: 'good', lost: 'bad' }

/** Returns the text of an entry of the match log. It equals the text of the notice that was shown for it. */
export function logMessage(fact: MatchLogFact, { match, ownId, nameOf }: Teller): LogMessage {
  switch (fact.kind) {
    case 'goal':
      return plain(`Goal${forSide(fact.team, match)}`)
    case 'goal-removed':
      return plain(`Goal${forSide(fact.team, match)} cancelled${because(fact.reason)}`)
    case 'round-began':
      return plain(`Round ${fact.roundNumber} has begun`)
    case 'bets-revealed':
      return plain(`${fact.bets === 1 ? '1 bet' : `${fact.bets} bets`} on round ${fact.roundNumber}`)
    case 'bet-settled': {
      const { betType, threshold, eventType, outcome, payout, count, roundNumber } = fact
      const bet = { odds: { betType, threshold, eventType }, outcome, payout, count: count ?? undefined }
      return settledNotice(bet, roundNumber, nameOf)
    }
    case 'bet-corrected': {
      const why = because(reasonSentences(fact.whys))
      const text = `Round ${fact.roundNumber} corrected${why}. Your bet is ${OUTCOME_TEXTS[fact.outcome]}.`
      return { text, tone: TONES[fact.outcome] ?? 'plain' }
    }
    case 'round-corrected':
      return plain(`Round ${fact.roundNumber} corrected${because(reasonSentences(fact.whys))}`)
    case 'penalty':
      return { text: `Round ${fact.roundNumber}: ${penaltyText(1, fact.amount, fact.kicked)}`, tone: 'bad' }
    case 'suspended':
    case 'resumed':
      return plain(suspendedText(fact.kind === 'suspended', fact.eventType, nameOf))
    case 'member-removed': {
      const { user, removed } = fact
      if (user._id !== ownId) return plain(removalText(user.username, removed))
      return { text: `${removed.by.username} has removed you${because(removed.reason)}`, tone: 'bad' }
    }
    case 'players-eliminated': {
      const isOwn = fact.users.some(({ _id }) => _id === ownId)
      const text = eliminationText(fact.users, fact.lastStanding, ownId)
      return { text: `Round ${fact.roundNumber}: ${text}`, tone: isOwn ? 'bad' : 'plain' }
    }
    case 'results-confirmed':
      return plain('The results are confirmed')
  }
}

function forSide(team: 'home' | 'away' | null, { homeTeam, awayTeam }: Teller['match']): string {
  if (team === null) return ''
  return ` for ${team === 'home' ? homeTeam : awayTeam}`
}

const plain = (text: string): LogMessage => ({ text, tone: 'plain' })
