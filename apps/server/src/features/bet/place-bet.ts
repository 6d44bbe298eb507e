import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { createBatcher } from '../../transactions/batcher.ts'
import type { BetRequest, PlaceBetReply, PlaceBetRequest } from './bet-request.ts'
import { placeBets } from './place-bets.ts'

/**
 * Bets on the next round: refused with the first reason there is ([B8]), or the stake is gone and the bet stands. Who comes while
 * others are at it goes in with whoever comes next.
 */
export async function placeBet(ctx: Context, userId: UserId, request: PlaceBetRequest): Promise<PlaceBetReply> {
  refuseInDoubt(ctx)
  const partitions = partitionsOf(ctx)
  const partition = partitions[Number.parseInt(request.lobbyId.slice(-6), 16) % partitions.length] ?? partitions[0]
  if (!partition) throw new Error('a server has a lane at least')
  return partition({ ...request, userId })
}

/** [C15] @throws GameError `unavailable` while nobody can say which round is open */
function refuseInDoubt({ clock }: Context): void {
  const doubt = clock.doubt()
  if (doubt !== undefined) throw new GameError('unavailable', { retryAfter: 2 })
}

type Partition = (request: BetRequest) => Promise<PlaceBetReply>

/** By lobby: the bets of one always meet in the same lane, and no two lanes want the same lock. */
const partitions = new WeakMap<Context, readonly Partition[]>()

function partitionsOf(ctx: Context): readonly Partition[] {
  const existing = partitions.get(ctx)
  if (existing) return existing
  const { partitions: many, batchSize } = ctx.rush
  const runBatch = (requests: readonly BetRequest[]) => placeBets(ctx, requests)
  const made = Array.from({ length: many }, () => createBatcher(runBatch, batchSize))
  partitions.set(ctx, made)
  return made
}
