import { z } from 'zod'
import { GivenTime, Message, Pending } from '../fields/common.ts'
import { ExpectedState } from '../fields/expected-state.ts'
import { MatchId, OddsId } from '../fields/ids.ts'
import { GivenReason } from '../fields/reason.ts'
import { route } from '../route.ts'
import { Match } from './match.ts'
import { MatchHalf } from './match-half.ts'

const ByMatch = z.object({ matchId: MatchId, expectedState: ExpectedState })

const changedMatch = z.object({ message: z.string(), match: Match, matchHalfs: z.array(MatchHalf), pending: Pending })

const matchCall = <const Path extends `/${string}`>(path: Path, summary: string) =>
  route({
    method: 'POST',
    path,
    access: 'admin',
    area: 'admin',
    summary,
    body: ByMatch,
    reply: changedMatch,
    errors: ['match-not-found', 'half-state', 'results-confirmed'],
    requestId: true,
  })

const HalfChoice = z.object({
  matchId: MatchId,
  halfNumber: z.number().int().min(1).max(10),
  expectedState: ExpectedState,
})

const halfCall = <const Path extends `/${string}`>(path: Path, summary: string) =>
  route({
    method: 'POST',
    path,
    access: 'admin',
    area: 'admin',
    summary,
    body: HalfChoice,
    reply: changedMatch,
    errors: ['match-not-found', 'half-state', 'results-confirmed'],
    requestId: true,
  })

export const startHalf1 = matchCall('/admin/game/start-half-1', 'Starts half 1 at the next full minute.')

export const startHalf2 = matchCall(
  '/admin/game/start-half-2',
  'Starts half 2 at the next full minute, and ends half 1 if it is still running.',
)

export const startHalf = halfCall(
  '/admin/game/start-half',
  'Starts a half at the next full minute, and ends the previous half if it is still running.',
)

export const endMatch = matchCall('/admin/game/end-match', 'Ends the running half and the match.')

export const confirmResults = matchCall(
  '/admin/game/confirm-results',
  'Confirms the results of a match. Later changes need a reason.',
)

export const manualTrigger = route({
  ...matchCall('/admin/game/manual-trigger', 'Settles the bets on all rounds of a match that have ended.'),
  body: z.object({ matchId: MatchId }),
})

export const endHalf = halfCall(
  '/admin/game/end-half',
  'Ends a running half now. The end of the last half ends the match.',
)

export const reopenHalf = halfCall(
  '/admin/game/reopen-half',
  'Undoes the end of a half, so that the half continues. Bets that were settled when the half ended are open again.',
)

export const pauseHalf = route({
  ...halfCall(
    '/admin/game/pause-half',
    'Stops the clock of a running half, now or from an earlier time on. No bet is accepted until play goes on. Rounds that were settled since then and have not ended are open again.',
  ),
  body: HalfChoice.extend({ at: GivenTime.optional() }),
})

export const resumeHalf = route({
  ...halfCall(
    '/admin/game/resume-half',
    'Lets the clock of an interrupted half go on, now or from an earlier time on.',
  ),
  body: HalfChoice.extend({ at: GivenTime.optional() }),
})

export const abandonMatch = route({
  method: 'POST',
  path: '/admin/game/abandon-match',
  access: 'admin',
  area: 'admin',
  summary: 'Abandons a match. Open bets become void, and lobbies close with the reason.',
  body: ByMatch.extend({ reason: GivenReason }),
  reply: changedMatch,
  errors: ['match-not-found', 'half-state', 'results-confirmed'],
  requestId: true,
})

const SuspensionTarget = z.object({
  matchId: MatchId,
  eventType: z.string().trim().min(1).max(60).optional(),
  /** Several event types in one request form one action, and are undone together. */
  eventTypes: z.array(z.string().trim().min(1).max(60)).min(1).max(200).optional(),
  oddsId: z.optional(OddsId),
})

const suspensionCall = <const Path extends `/${string}`>(path: Path, summary: string) =>
  route({
    method: 'POST',
    path,
    access: 'admin',
    area: 'admin',
    summary,
    body: SuspensionTarget,
    reply: Message,
    errors: ['match-not-found', 'option-not-found', 'not-found', 'feed-suspended'],
    requestId: true,
  })

export const suspend = suspensionCall(
  '/admin/game/suspend',
  'Stops bets on an option, an event type or the whole match.',
)
export const resume = suspensionCall(
  '/admin/game/resume',
  'Accepts bets again on an option, an event type or the whole match.',
)
