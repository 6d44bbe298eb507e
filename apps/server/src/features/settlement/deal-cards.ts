import { roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { DealRow, LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { handDealt } from '../card/deal-store.ts'
import { BATCH, type BatchPushes, type From, forEachBatch, NO_PUSHES, type RemainingLobby } from './batches.ts'
import { type RoundInMatch, roundInMatch } from './round-in-match.ts'
import { isUndealt, planOfRound } from './unsettled.ts'

/** Deals cards to every player once, in the lobbies of a plan whose first round has started ([H1]). */
export function dealCards(ctx: Context, work: OwnedWork): Promise<void> {
  return forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesToDeal(reader, work.key, from),
    lock: roundInMatch,
    apply: (tx, lobbies, round) => deal(ctx, tx, lobbies, round),
  })
}

async function lobbiesToDeal(reader: Reader, roundId: string, { after, without }: From): Promise<RemainingLobby[]> {
  const { rows } = await sql<RemainingLobby>`
    select lobby.id from lobby
    where lobby.plan_id = ${planOfRound(sql`${roundId}::uuid`)} and ${isUndealt}
      and lobby.id > ${after}::uuid and lobby.id <> all(${without}::uuid[])
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows
}

async function deal(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  { row, timetable }: RoundInMatch,
): Promise<BatchPushes | undefined> {
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  if (!round || roundStatus(timetable, round, ctx.clock.now()) === 'upcoming') return undefined
  const deals = await markDealt(tx, lobbies, ctx.clock.date())
  if (deals.size === 0) return NO_PUSHES
  const players = await tx
    .selectFrom('member')
    .select(['lobby_id', 'account_id'])
    .where('lobby_id', 'in', [...deals.keys()])
    .where('ranked', '=', true)
    .execute()
  const byId = new Map(lobbies.map((lobby) => [lobby.id, lobby]))
  const seats = players.flatMap(({ lobby_id, account_id }) => {
    const [lobby, dealt] = [byId.get(lobby_id), deals.get(lobby_id)]
    return lobby && dealt ? [handDealt(lobby, dealt, account_id)] : []
  })
  return { ...NO_PUSHES, seats }
}

async function markDealt(tx: Tx, lobbies: readonly LobbyRow[], now: Date): Promise<Map<string, DealRow>> {
  const ids = lobbies.map(({ id }) => id)
  const rows = await tx
    .updateTable('deal')
    .set({ dealt_at: now })
    .where('lobby_id', 'in', ids)
    .where('dealt_at', 'is', null)
    .returningAll()
    .execute()
  return new Map(rows.map((row) => [row.lobby_id, row]))
}
