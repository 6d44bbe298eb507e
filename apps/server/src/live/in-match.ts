import { GameError, type MatchId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Tx } from '../context.ts'
import type { MatchRow } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { type Acted, announceAll } from './in-lobby.ts'
import type { Told } from './told.ts'

export const matchTopic = (matchId: MatchId) => `match:${matchId}` as const

/** Every change to a match comes through here, as every change to a lobby comes through `inLobby`. */
export function inMatch<Reply>(
  ctx: Context,
  matchId: MatchId,
  act: (tx: Tx, match: MatchRow) => Promise<Acted<Reply>>,
): Promise<Reply> {
  return ctx.turns(matchTopic(matchId), async () => {
    const { acted, version } = await transaction(ctx, async (tx) => {
      const match = await lockedMatch(tx, matchId)
      const acted = await act(tx, match)
      await raiseVersion(ctx, tx, matchId, acted.news ?? [])
      return { acted, version: match.version }
    })
    tellMatch(ctx, matchId, version, acted.news ?? [])
    announceAll(ctx, acted.hub ?? [])
    return acted.reply
  })
}

async function lockedMatch(tx: Tx, matchId: MatchId): Promise<MatchRow> {
  const match = await tx
    .selectFrom('match')
    .selectAll()
    .where('id', '=', matchId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!match) throw new GameError('match-not-found')
  return match
}

async function raiseVersion(ctx: Context, tx: Tx, matchId: MatchId, news: readonly Told[]): Promise<void> {
  if (news.length === 0) return
  await tx
    .updateTable('match')
    .set({ version: sql<number>`version + ${news.length}::integer`, updated_at: ctx.clock.date() })
    .where('id', '=', matchId)
    .execute()
}

function tellMatch(ctx: Context, matchId: MatchId, version: number, news: readonly Told[]): void {
  if (news.length === 0) return
  try {
    ctx.live.tell(matchTopic(matchId), version + 1, news)
  } catch (error) {
    ctx.log.error({ err: error, matchId }, 'the news of a match could not be told')
  }
}
