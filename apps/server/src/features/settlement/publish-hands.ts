import type { LobbyId, UserId } from '@bettle/contract'
import { type CardPlayed, roundStatus } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { inLobbies, type SeatPushes } from '../../transactions/in-lobby.ts'
import { dealToWire, handToWire } from '../card/deal-store.ts'
import { loadTimetable } from '../match/timetable.ts'
import { BATCH, NO_PUSHES } from './batches.ts'

/**
 * Publishes the hand of each player with a card on a bet on a coming round, after the times of the match were moved.
 * The card is attached to that bet again, even if it counted as played before, because the round had started or its
 * half had ended ([H4], [V8]).
 */
export async function publishHands(ctx: Context, work: OwnedWork): Promise<void> {
  for (;;) {
    const { version } = await matchVersion(ctx.db, work.ownerId)
    await publishAll(ctx, work.ownerId)
    // A concurrent change of times finds the job still stored, and so plans no second job.
    if (await crossOffAt(ctx, work, version)) return
  }
}

/** Deletes the job if the match has not changed since the version up to which the hands were published. */
function crossOffAt(ctx: Context, work: OwnedWork, publishedUpTo: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const { version } = await matchVersion(tx, work.ownerId, true)
    if (version !== publishedUpTo) return false
    await crossOff(tx, work, ctx.clock.date())
    return true
  })
}

function matchVersion(reader: Reader, matchId: string, isLocked = false): Promise<{ version: number }> {
  return reader
    .selectFrom('match')
    .select('version')
    .where('id', '=', matchId)
    .$if(isLocked, (query) => query.forShare())
    .executeTakeFirstOrThrow()
}

async function publishAll(ctx: Context, matchId: string): Promise<void> {
  let after = ''
  for (;;) {
    const lobbyIds = await lobbiesWithCards(ctx, matchId, after)
    after = lobbyIds.at(-1) ?? ''
    if (lobbyIds.length === 0) return
    await inLobbies(ctx, lobbyIds, async (tx, lobbies) => {
      const seats: SeatPushes[] = []
      for (const lobby of lobbies) seats.push(...(await handsIn(ctx, tx, lobby)))
      return { reply: undefined, ...NO_PUSHES, seats }
    })
  }
}

async function lobbiesWithCards(ctx: Context, matchId: string, after: string): Promise<LobbyId[]> {
  const rows = await ctx.db
    .selectFrom('lobby')
    .innerJoin('deal', 'deal.lobby_id', 'lobby.id')
    .innerJoin('bet', 'bet.lobby_id', 'lobby.id')
    .select('lobby.id')
    .distinct()
    .where('lobby.match_id', '=', matchId)
    .where('lobby.status', '=', 'open')
    .where('deal.dealt_at', 'is not', null)
    .where('bet.card', 'is not', null)
    .$if(after !== '', (query) => query.where('lobby.id', '>', after))
    .orderBy('lobby.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id as LobbyId)
}

async function handsIn(ctx: Context, tx: Tx, lobby: LobbyRow): Promise<SeatPushes[]> {
  const deal = await tx.selectFrom('deal').selectAll().where('lobby_id', '=', lobby.id).executeTakeFirst()
  if (!deal) return []
  const timetable = await loadTimetable(tx, lobby.match_id, lobby.plan_id)
  const now = ctx.clock.now()
  const rounds = new Map(timetable.rounds.map((round) => [round.id, round]))
  const bets = await tx
    .selectFrom('bet')
    .select(['account_id', 'round_id', 'card'])
    .where('lobby_id', '=', lobby.id)
    .where('card', 'is not', null)
    .execute()
  const played = new Map<string, CardPlayed[]>()
  for (const { account_id, round_id, card: kind } of bets) {
    const round = rounds.get(round_id)
    if (!round || kind === null) continue
    const hasStarted = roundStatus(timetable, round, now) !== 'upcoming'
    const of = { kind, roundNumber: round.roundNumber, hasStarted }
    played.set(account_id, [...(played.get(account_id) ?? []), of])
  }
  return [...played]
    .filter(([, cards]) => cards.some(({ hasStarted }) => !hasStarted))
    .map(([userId, cards]) => ({
      lobbyId: lobby.id as LobbyId,
      userId: userId as UserId,
      push: { type: 'hand.dealt', hand: handToWire(lobby, deal.seed, userId, cards), deal: dealToWire(deal) },
    }))
}
