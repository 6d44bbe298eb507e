import type { Standing } from '@bettle/contract'
import { playKey } from '@bettle/rules'
import { memberKeyOf } from '../ledger/post.ts'
import { type BetRequest, bodyHash, type PlaceBetReply } from './bet-request.ts'
import { toPlay } from './bet-wire.ts'
import { type BetDecision, type Deciding, decideBet, refused } from './decide-bet.ts'
import type { BetContext, CardContext, RequestContext } from './load-bet-context.ts'

/** Decides requests to bet in order of arrival; each decision includes the effects of earlier ones. Does no I/O. */
export function decideBets(requests: readonly BetRequest[], deciding: Deciding): BetDecision[] {
  const standings = new Map<string, Standing>()
  const cards = new Map<string, CardContext['played']>()
  const placed = new Set<string>()
  const used = new Map<string, number>()
  const answered = new Map<string, NonNullable<RequestContext['answered']>>()

  return requests.map((request, index): BetDecision => {
    const context = deciding.context.requests[index]
    const lobby = deciding.lobbies.get(request.lobbyId)
    if (!context || !lobby) return refused('lobby-not-found')
    const holder = memberKeyOf(request)
    const requestKey = `${request.userId}:${request.requestId}`
    const before = context.answered ?? (request.requestId === undefined ? undefined : answered.get(requestKey))
    if (before)
      return before.bodyHash === bodyHash(request) ? answeredAs(before.reply) : refused('idempotency-key-reused')

    const member = context.member && { ...context.member, ...standings.get(holder) }
    const isPlaced = context.placed || placed.has(`${holder}:${request.matchRoundId}`)
    const play = `${holder}:${playIn(deciding.context, request)}`
    const timesUsed = context.timesUsed + (used.get(play) ?? 0)
    const hand = context.cards && { ...context.cards, played: cards.get(holder) ?? context.cards.played }
    const decision = decideBet(
      request,
      lobby,
      { ...context, member, placed: isPlaced, timesUsed, cards: hand },
      deciding,
    )
    if (decision.kind === 'accepted') {
      const { reply } = decision.bet
      standings.set(holder, decision.bet.standing)
      placed.add(`${holder}:${request.matchRoundId}`)
      used.set(play, (used.get(play) ?? 0) + 1)
      if (hand && request.card)
        cards.set(holder, [...hand.played, { kind: request.card, roundId: request.matchRoundId }])
      if (request.requestId !== undefined) answered.set(requestKey, { bodyHash: bodyHash(request), reply })
    }
    return decision
  })
}

const answeredAs = (reply: PlaceBetReply): BetDecision => ({ kind: 'answered', reply })

/** Returns the key of the play that a request bets on; empty if the option does not exist. */
function playIn(context: BetContext, request: BetRequest): string {
  const option = context.options.get(request.oddsId)
  return option ? playKey(toPlay(option)) : ''
}
