import type { MatchLogFact } from '@bettle/contract'
import { expect, it } from 'vitest'
import { ANA, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { logMessage } from './log-message.ts'

const teller = { match: { homeTeam: 'France', awayTeam: 'Croatia' }, ownId: ANA._id, nameOf: (name: string) => name }
const bet = { roundNumber: 3, eventType: 'Corner', betType: 'over', threshold: 1.5 } as const
const AT = '2026-06-14T18:30:00.000Z'
const why = { code: 'operator', text: 'VAR' } as const
const removed = { to: 'out', by: BEN, at: AT, reason: null, why: null } as const

it.each<[MatchLogFact, string, string]>([
  [{ kind: 'goal', team: 'away' }, 'Goal for Croatia', 'plain'],
  [{ kind: 'goal', team: null }, 'Goal', 'plain'],
  [{ kind: 'goal-removed', team: 'home', reason: 'Offside' }, 'Goal for France cancelled: Offside', 'plain'],
  [{ kind: 'round-began', roundNumber: 4 }, 'Round 4 has begun', 'plain'],
  [{ kind: 'bets-revealed', roundNumber: 4, bets: 1 }, '1 bet on round 4', 'plain'],
  [{ kind: 'bets-revealed', roundNumber: 4, bets: 3 }, '3 bets on round 4', 'plain'],
  [
    { kind: 'bet-settled', ...bet, outcome: 'won', payout: 18, count: 2 },
    'Round 3: over 1.5 Corner won, 18 chips back',
    'good',
  ],
  [
    { kind: 'bet-settled', ...bet, outcome: 'lost', payout: 0, count: 1 },
    'Round 3: over 1.5 Corner lost, the count was 1',
    'bad',
  ],
  [{ kind: 'bet-corrected', ...bet, outcome: 'lost', whys: [why] }, 'Round 3 corrected: VAR. Your bet is lost.', 'bad'],
  [
    { kind: 'bet-corrected', ...bet, outcome: 'lost', whys: [{ ...why, text: 'It was recorded late.' }] },
    'Round 3 corrected: It was recorded late. Your bet is lost.',
    'bad',
  ],
  [{ kind: 'round-corrected', roundNumber: 3, whys: [] }, 'Round 3 corrected', 'plain'],
  [
    { kind: 'penalty', roundNumber: 2, amount: 5, kicked: false },
    'Round 2: You did not bet this round: −5 chips.',
    'bad',
  ],
  [{ kind: 'suspended', eventType: null }, 'Betting is suspended', 'plain'],
  [{ kind: 'resumed', eventType: 'Goal' }, 'Betting on Goal resumes', 'plain'],
  [
    { kind: 'member-removed', user: { ...ANA, _id: BEN._id, username: 'cleo' }, removed },
    'ben has removed cleo',
    'plain',
  ],
  [{ kind: 'member-removed', user: ANA, removed: { ...removed, reason: 'Rude' } }, 'ben has removed you: Rude', 'bad'],
  [{ kind: 'results-confirmed' }, 'The results are confirmed', 'plain'],
])(
  'the log of a game describes a fact in a sentence whose tone is good, bad or plain: %j [PR253]',
  (fact, text, tone) => {
    expect(logMessage(fact, teller)).toMatchObject({ text, tone })
  },
)
