import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { runSteps } from '../practice/run-steps.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { createGuestGames } from './guest-games.ts'
import { guestPlay } from './guest-play.ts'
import { startGuestGame } from './start-guest-game.ts'

/** Binds the calls of guests, and runs their games from the start of the server until it closes. */
export function guestRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, contract.guestPlay, () => guestPlay(ctx))
  bind(app, ctx, contract.startGuestGame, (_asked, { headers, ip }) =>
    startGuestGame(ctx, limits.guest, headers, { ip, device: headers['user-agent'] }),
  )
  // Games that were started are played to their end, also if no new ones are allowed.
  const games = createGuestGames(ctx)
  const running = runSteps(ctx, (now) => games.step(now), 'the trial games')
  app.addHook('onListen', async () => running.start())
  app.addHook('preClose', async () => {
    await running.stop()
    await games.leave()
  })
}
