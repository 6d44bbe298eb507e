import { GameError, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { createBatcher } from '../../transactions/batcher.ts'
import type { BetRequest, PlaceBetReply, PlaceBetRequest } from './bet-request.ts'
import { placeBets } from './place-bets.ts'

/**
 * Places a bet on the next round: subtracts the stake and stores the bet, or refuses it with the first reason that
 * applies ([B8]). Requests that arrive meanwhile form the next batch.
 */
export async function placeBet(ctx: Context, userId: UserId, request: PlaceBetRequest): Promise<PlaceBetReply> {
  refuseInDoubt(ctx)
  const partitions = partitionsOf(ctx)
  const partition = partitions[Number.parseInt(request.lobbyId.slice(-6), 16) % partitions.length] ?? partitions[0]
  if (!partition) throw new Error('a server has at least one partition')
  return partition({ ...request, userId })
}

/** [C15] @throws GameError `unavailable` while the clock is in doubt, because the open round is not certain */
function refuseInDoubt({ clock }: Context): void {
  const doubt = clock.doubt()
  if (doubt !== undefined) throw new GameError('unavailable', { retryAfter: 2 })
}

type Partition = (request: BetRequest) => Promise<PlaceBetReply>

/** Partitions the bets by lobby: all bets of one lobby use one batcher, so no two batchers wait for the same lock. */
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
