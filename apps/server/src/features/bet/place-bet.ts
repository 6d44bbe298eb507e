import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { together } from '../../live/together.ts'
import type { BetWish, PlaceBetWish, PlacedBet } from './bet-wish.ts'
import { placeBets } from './place-bets.ts'

/**
 * Bets on the next round: refused with the first reason there is ([B8]), or the stake is gone and the bet stands. Who comes while
 * others are at it goes in with whoever comes next.
 */
export async function placeBet(ctx: Context, userId: UserId, wish: PlaceBetWish): Promise<PlacedBet> {
  refuseInDoubt(ctx)
  const lanes = lanesOf(ctx)
  const lane = lanes[Number.parseInt(wish.lobbyId.slice(-6), 16) % lanes.length] ?? lanes[0]
  if (!lane) throw new Error('a server has a lane at least')
  return lane({ ...wish, userId })
}

/** [C15] @throws GameError `unavailable` while nobody can say which round is open */
function refuseInDoubt({ clock }: Context): void {
  const doubt = clock.doubt()
  if (doubt !== undefined) throw new GameError('unavailable', { retryAfter: 2 })
}

type Lane = (wish: BetWish) => Promise<PlacedBet>

/** By lobby: the bets of one always meet in the same lane, and no two lanes want the same lock. */
const lanes = new WeakMap<Context, readonly Lane[]>()

function lanesOf(ctx: Context): readonly Lane[] {
  const known = lanes.get(ctx)
  if (known) return known
  const { lanes: many, lot } = ctx.rush
  const place = (wishes: readonly BetWish[]) => placeBets(ctx, wishes)
  const made = Array.from({ length: many }, () => together(place, lot))
  lanes.set(ctx, made)
  return made
}
