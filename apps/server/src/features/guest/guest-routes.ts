import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import type { CodeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { listAvatars } from '../avatar/list-avatars.ts'
import { runSteps } from '../practice/run-steps.ts'
import { answerGuestAsk } from './answer-guest-ask.ts'
import { askToComeIn } from './ask-to-come-in.ts'
import { agreeSeatMove, freeSeat } from './free-seat.ts'
import { createGuestGames } from './guest-games.ts'
import { guestPlay } from './guest-play.ts'
import { guestSeatHere } from './guest-seat-here.ts'
import { joinAsGuest } from './join-as-guest.ts'
import { listGuestAsks } from './list-guest-asks.ts'
import { startGuestGame } from './start-guest-game.ts'
import { takeOverSeat } from './take-over-seat.ts'

/** Binds the calls of guests, and runs their games from the start of the server until it closes. */
export function guestRoutes(
  app: FastifyInstance,
  ctx: Context,
  limits: AttemptLimits,
  limitCodeQuery: CodeQueryLimiter,
): void {
  bind(app, ctx, contract.guestPlay, () => guestPlay(ctx))
  bind(app, ctx, contract.startGuestGame, (_asked, { headers, ip }) =>
    startGuestGame(ctx, limits, headers, { ip, device: headers['user-agent'] }),
  )
  bind(app, ctx, contract.listGuestAvatars, async () => ({ avatars: await listAvatars(ctx.db) }))
  bind(app, ctx, contract.joinAsGuest, ({ body }, { headers, ip }) =>
    joinAsGuest(
      ctx,
      { limit: limits.guestSeats, limitCodeQuery },
      headers,
      { ip, device: headers['user-agent'] },
      body,
    ),
  )
  bind(app, ctx, contract.askToComeIn, ({ body }, { headers, ip }) =>
    askToComeIn(ctx, { limit: limits.guestSeats, limitCodeQuery }, headers, ip, body),
  )
  bind(app, ctx, contract.listGuestAsks, ({ params }, { caller }) => listGuestAsks(ctx, caller.userId, params.lobbyId))
  bind(app, ctx, contract.answerGuestAsk, async ({ body }, { caller }) => {
    await answerGuestAsk(ctx, caller.userId, body)
    return { message: body.letIn ? 'These guests can come in.' : 'No more guests come in from there.' }
  })
  bind(app, ctx, contract.guestSeatHere, ({ body }, { ip }) => guestSeatHere(ctx, limitCodeQuery, ip, body))
  bind(app, ctx, contract.freeSeat, ({ body }, { caller }) => freeSeat(ctx, caller.userId, body))
  bind(app, ctx, contract.agreeSeatMove, async ({ body }, { caller }) => {
    await agreeSeatMove(ctx, caller.userId, body)
    return { message: 'You have said yes. The host can now move the seat.' }
  })
  bind(app, ctx, contract.takeOverSeat, ({ body }, { headers, ip }) =>
    takeOverSeat(ctx, limits.guestSeats, headers, { ip, device: headers['user-agent'] }, body),
  )
  // Runs started games to their end, even if no new games are allowed.
  const games = createGuestGames(ctx)
  // Each game is reserved separately, so all servers run this step.
  const running = runSteps(ctx, { what: 'the player of trial games', begin: () => games.step })
  app.addHook('onListen', async () => running.start())
  app.addHook('preClose', async () => {
    await running.stop()
    await games.leave()
  })
}
