import * as contract from '@bettle/contract'
import { isFeedTimely } from '@bettle/rules'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../../context.ts'
import { type Admit, bind } from '../../http/bind.ts'
import { matchRow } from '../match/match-store.ts'
import { feedSecret, feedSignature, isSignature } from './feed-secret.ts'
import { feedOfMatch, feedToWire, suspendIfUnauthorised } from './feed-store.ts'
import { followFeed, unfollowFeed } from './follow-feed.ts'
import { noAuthority, takeFeedMessages, takenOver } from './take-feed-messages.ts'
import { handBackFeed, takeOverFeed } from './take-over-feed.ts'

/** Per match: several times its events, and few enough to delay no other request. Wall time, seconds. */
const MESSAGES_OF_MATCH = { points: 2000, duration: 60 }

export function feedRoutes(app: FastifyInstance, ctx: Context): void {
  const ofMatch = new RateLimiterMemory(MESSAGES_OF_MATCH)

  const take = async ({
    params: { matchId },
    body: { messages },
  }: contract.Asked<typeof contract.takeFeedMessages>) => {
    const feed = await feedOfMatch(ctx.db, matchId)
    if (feed?.source !== 'push') throw new contract.GameError('match-not-found')
    if (feed.state === 'held') throw takenOver()
    if (await suspendIfUnauthorised(ctx, matchId)) throw noAuthority()
    await ofMatch.consume(matchId, messages.length).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw new contract.GameError('rate-limited', { retryAfter: Math.ceil(msBeforeNext / 1000) })
    })
    return { outcomes: await takeFeedMessages(ctx, matchId, messages) }
  }
  bind(app, ctx, contract.takeFeedMessages, take, { admit: admitSigned(ctx) })

  bind(app, ctx, contract.getMatchFeed, async ({ params: { id } }) => {
    await matchRow(ctx.db, id)
    const feed = await feedOfMatch(ctx.db, id)
    return { feed: feed ? feedToWire(ctx, feed) : null }
  })
  bind(app, ctx, contract.followFeed, ({ body }, { caller }) => followFeed(ctx, caller.userId, body.matchId, body))
  bind(app, ctx, contract.unfollowFeed, async ({ body }, { caller }) => {
    await unfollowFeed(ctx, caller.userId, body.matchId)
    return { message: 'The match follows no feed.' }
  })
  bind(app, ctx, contract.takeOverFeed, async ({ body }, { caller }) => ({
    message: 'You have taken over: the feed waits.',
    feed: await takeOverFeed(ctx, caller.userId, body.matchId),
  }))
  bind(app, ctx, contract.handBackFeed, async ({ body }, { caller }) => ({
    message: 'The match follows its feed again.',
    feed: await handBackFeed(ctx, caller.userId, body.matchId),
  }))
}

const SIGNATURE = /^[0-9a-f]{64}$/i

/**
 * Admits a recent request that is signed with the match's latest secret ([F6]).
 * The cheapest check comes first, and the body is only hashed: a stranger's half megabyte costs no more.
 */
function admitSigned(ctx: Context): Admit {
  return async ({ params, headers, body }) => {
    const { matchId } = params
    if (!contract.isId<contract.MatchId>(matchId)) throw new contract.GameError('match-not-found')
    const feed = await feedOfMatch(ctx.db, matchId)
    if (feed?.source !== 'push') throw new contract.GameError('match-not-found')
    const timestamp = headers[contract.FEED_TIMESTAMP]
    const given = headers[contract.FEED_SIGNATURE]
    if (typeof timestamp !== 'string' || typeof given !== 'string') {
      throw new contract.GameError('not-signed-in', { message: 'This request must be signed.' })
    }
    if (!SIGNATURE.test(given)) throw notItsSignature()
    const secret = feedSecret(ctx, matchId, feed.secret_number)
    if (!isSignature(given.toLowerCase(), feedSignature(secret, timestamp, await body()))) throw notItsSignature()
    if (!isFeedTimely(Number(timestamp) * 1000, ctx.clock.now())) {
      throw new contract.GameError('session-expired', { message: 'This was signed more than five minutes ago.' })
    }
  }
}

function notItsSignature(): contract.GameError {
  return new contract.GameError('not-signed-in', { message: 'The signature does not match this match and body.' })
}
