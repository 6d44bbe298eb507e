import type { Bet, Match, MatchLogFact } from '@bettle/contract'
import type { NoticeTone } from '../../../match-ui/notice-log.ts'
import { reasonsText } from '../../../match-ui/reason-text.ts'
import { msg } from '../../../texts/msg.ts'
import { because, eliminationText, penaltyText, removalText, settledNotice, suspendedText } from './push-notice.ts'

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
      return plain(
        fact.team === null
          ? msg('game.push-notice.goal')
          : msg('game.push-notice.goal-for', { side: sideName(fact.team, match) }),
      )
    case 'goal-removed':
      return plain(
        fact.team === null
          ? msg('game.push-notice.goal-cancelled', { because: because(fact.reason) })
          : msg('game.push-notice.goal-for-cancelled', {
              side: sideName(fact.team, match),
              because: because(fact.reason),
            }),
      )
    case 'round-began':
      return plain(msg('game.log-message.round-has-begun', { roundNumber: fact.roundNumber }))
    case 'bets-revealed':
      return plain(msg('game.log-message.1-bet-on-round', { bets: fact.bets, roundNumber: fact.roundNumber }))
    case 'bet-settled': {
      const { betType, threshold, eventType, outcome, payout, count, roundNumber } = fact
      const bet = { odds: { betType, threshold, eventType }, outcome, payout, count: count ?? undefined }
      return settledNotice(bet, roundNumber, nameOf)
    }
    case 'bet-corrected': {
      const why = because(reasonsText(fact.whys))
      const text = msg('game.log-message.round-corrected-your-bet', {
        roundNumber: fact.roundNumber,
        why,
        outcome: fact.outcome,
      })
      return { text, tone: TONES[fact.outcome] ?? 'plain' }
    }
    case 'round-corrected':
      return plain(
        msg('game.log-message.round-corrected', {
          roundNumber: fact.roundNumber,
          because: because(reasonsText(fact.whys)),
        }),
      )
    case 'penalty':
      return {
        text: msg('game.log-message.round', {
          roundNumber: fact.roundNumber,
          penalty: penaltyText(1, fact.amount, fact.kicked),
        }),
        tone: 'bad',
      }
    case 'suspended':
    case 'resumed':
      return plain(suspendedText(fact.kind === 'suspended', fact.eventType, nameOf))
    case 'member-removed': {
      const { user, removed } = fact
      if (user._id !== ownId) return plain(removalText(user.username, removed))
      return {
        text: msg('game.log-message.has-removed-you', {
          username: removed.by.username,
          because: because(removed.reason),
        }),
        tone: 'bad',
      }
    }
    case 'players-eliminated': {
      const isOwn = fact.users.some(({ _id }) => _id === ownId)
      const text = eliminationText(fact.users, fact.lastStanding, ownId)
      return {
        text: msg('game.log-message.round-2', { roundNumber: fact.roundNumber, text }),
        tone: isOwn ? 'bad' : 'plain',
      }
    }
    case 'results-confirmed':
      return plain(msg('game.log-message.the-results-are-confirmed'))
  }
}

const sideName = (team: 'home' | 'away', { homeTeam, awayTeam }: Teller['match']): string =>
  team === 'home' ? homeTeam : awayTeam

const plain = (text: string): LogMessage => ({ text, tone: 'plain' })
