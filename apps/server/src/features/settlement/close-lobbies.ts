import type { LobbyId, Push } from '@bettle/contract'
import { settleBets } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { BetRow, DueWorkRow, LobbyRow } from '../../db/schema.ts'
import { inLobbies } from '../../live/in-lobby.ts'
import type { Told } from '../../live/told.ts'
import { post } from '../ledger/post.ts'
import type { LobbyNews } from './batches.ts'
import { BATCH, claim, letOthersWork, markDone } from './claim.ts'
import { toSettle } from './settle-round.ts'
import { saveOutcomes } from './settlement-store.ts'

/** The match was abandoned or deleted: open bets are void, stakes returned, its lobbies close; settled rounds stand ([S9]). */
export async function closeLobbies(ctx: Context, work: DueWorkRow): Promise<void> {
  const reason = work.reason ?? 'The match was called off.'
  for (let ids = await openLobbies(ctx, work.match_id); ids.length > 0; ids = await openLobbies(ctx, work.match_id)) {
    const closed = await inLobbies(ctx, ids as LobbyId[], async (tx, locked) => {
      if (!(await claim(tx, work))) return { reply: undefined, news: new Map() }
      const lobbies = locked.filter((lobby) => lobby.status === 'open')
      const news = await closeBatch(ctx, tx, lobbies, reason)
      return { reply: lobbies, news, hub: lobbies.map((lobby) => closing(lobby, reason)) }
    })
    if (!closed) await letOthersWork()
  }
  await markDone(ctx, work)
}

const closing = (lobby: LobbyRow, reason: string): Push => ({
  type: 'lobby.closed',
  lobbyId: lobby.id as LobbyId,
  reason,
})

async function openLobbies(ctx: Context, matchId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('lobby')
    .select('id')
    .where('match_id', '=', matchId)
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map((row) => row.id)
}

async function closeBatch(ctx: Context, tx: Tx, lobbies: readonly LobbyRow[], reason: string): Promise<LobbyNews> {
  const ids = lobbies.map((lobby) => lobby.id)
  if (ids.length === 0) return new Map()
  const now = ctx.clock.date()
  const voided = settleBets((await openBetsOf(tx, ids)).map(toSettle), null)
  await post(
    tx,
    lobbies,
    voided.map(({ bet, credit, kind }) => ({
      lobbyId: bet.lobbyId,
      userId: bet.userId,
      kind,
      amount: credit,
      betId: bet.id,
      key: `close:${bet.id}`,
      reason,
    })),
    now,
  )
  await saveOutcomes(tx, voided, now)
  await tx.updateTable('lobby').set({ status: 'closed', closed_reason: reason }).where('id', 'in', ids).execute()
  return new Map(lobbies.map((lobby): [LobbyId, Told[]] => [lobby.id as LobbyId, [{ push: closing(lobby, reason) }]]))
}

function openBetsOf(tx: Tx, lobbyIds: readonly string[]): Promise<BetRow[]> {
  return tx
    .selectFrom('bet')
    .selectAll()
    .where('lobby_id', 'in', [...lobbyIds])
    .where('outcome', '=', 'open')
    .orderBy('id')
    .execute()
}
