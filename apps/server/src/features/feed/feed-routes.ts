import * as contract from '@bettle/contract'
import { type Asked, FEED_SIGNATURE, FEED_TIMESTAMP, GameError, isId, type MatchId } from '@bettle/contract'
import { isFeedTimely } from '@bettle/rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { type Admit, bind } from '../../http/bind/bind.ts'
import { fixedWindow, tooMany } from '../../http/limits/fixed-window.ts'
import { LIMITS } from '../../http/limits/limits.ts'
import { matchRow } from '../match/match-store.ts'
import { feedSecret, feedSignature, isSignature } from './feed-secret.ts'
import { feedOfMatch, feedToWire, suspendIfUnauthorised } from './feed-store.ts'
import { followFeed, unfollowFeed } from './follow-feed.ts'
import { offerOnly } from './provider/offer-only.ts'
import { providerRoutes } from './provider/provider-routes.ts'
import { providerState } from './provider/provider-state.ts'
import { noAuthority, takeFeedMessages, takenOver } from './take-feed-messages.ts'
import { handBackFeed, takeOverFeed } from './take-over-feed.ts'

export function feedRoutes(app: FastifyInstance, ctx: Context): void {
  providerRoutes(app, ctx)
  const ofMatch = fixedWindow(ctx, {
    name: 'feed-messages',
    most: LIMITS.feedMessages.most.match,
    withinMs: LIMITS.feedMessages.withinMs,
  })

  const take = async ({ params: { matchId }, body: { messages } }: Asked<typeof contract.takeFeedMessages>) => {
    const feed = await feedOfMatch(ctx.db, matchId)
    if (feed?.source !== 'push') throw new GameError('match-not-found')
    if (feed.state === 'held') throw takenOver()
    if (await suspendIfUnauthorised(ctx, matchId)) throw noAuthority()
    await ofMatch.consume(matchId, messages.length).catch(tooMany)
    return { outcomes: await takeFeedMessages(ctx, matchId, messages) }
  }
  bind(app, ctx, contract.takeFeedMessages, take, { admit: admitSigned(ctx) })

  bind(app, ctx, contract.getMatchFeed, async ({ params: { id } }) => {
    await matchRow(ctx.db, id)
    const feed = await feedOfMatch(ctx.db, id)
    return { feed: feed ? { ...feedToWire(ctx, feed), provider: await providerState(ctx, feed) } : null }
  })
  bind(app, ctx, contract.followFeed, async ({ body }, { caller }) => {
    const followed = await followFeed(ctx, caller.userId, body.matchId, body)
    if (body.provider && followed.feed.source === 'provider') {
      await offerOnly(ctx, caller.userId, body.matchId, body.provider.providerId)
    }
    return followed
  })
  bind(app, ctx, contract.unfollowFeed, async ({ body }, { caller }) => {
    await unfollowFeed(ctx, caller.userId, body.matchId)
    return { message: 'The feed of this match is stopped.' }
  })
  bind(app, ctx, contract.takeOverFeed, async ({ body }, { caller }) => ({
    message:
      'You have taken over the match: record the events yourself. The feed records no events until you hand the match back.',
    feed: await takeOverFeed(ctx, caller.userId, body.matchId, body),
  }))
  bind(app, ctx, contract.handBackFeed, async ({ body }, { caller }) => ({
    message: 'The feed records the events of the match again.',
    feed: await handBackFeed(ctx, caller.userId, body.matchId),
  }))
}

const SIGNATURE = /^[0-9a-f]{64}$/i

/**
 * Accepts a recent request that is signed with the match's latest secret ([F6]). Cheap checks come first, and the body
 * is only hashed, so that half a megabyte from a stranger costs little.
 */
function admitSigned(ctx: Context): Admit {
  return async ({ params, headers, body }) => {
    const { matchId } = params
    if (!isId<MatchId>(matchId)) throw new GameError('match-not-found')
    const feed = await feedOfMatch(ctx.db, matchId)
    if (feed?.source !== 'push') throw new GameError('match-not-found')
    const timestamp = headers[FEED_TIMESTAMP]
    const given = headers[FEED_SIGNATURE]
    if (typeof timestamp !== 'string' || typeof given !== 'string') {
      throw new GameError('not-signed-in', {
        message: 'This request has no signature. Sign the request with the secret of the feed.',
      })
    }
    if (!SIGNATURE.test(given)) throw notItsSignature()
    const secret = feedSecret(ctx, matchId, feed.secret_number)
    if (!isSignature(given.toLowerCase(), feedSignature(secret, timestamp, await body()))) throw notItsSignature()
    if (!isFeedTimely(Number(timestamp) * 1000, ctx.clock.now())) {
      throw new GameError('session-expired', {
        message: 'The time of the signature is more than five minutes away from the time of the server.',
      })
    }
  }
}

function notItsSignature(): GameError {
  return new GameError('not-signed-in', {
    message: 'The signature does not fit the match and the body of this request.',
  })
}
