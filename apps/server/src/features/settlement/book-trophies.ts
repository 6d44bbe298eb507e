import { type RawBuilder, sql } from 'kysely'
import type { Context, Reader } from '../../context.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { awardTrophies } from '../trophy/award-trophies.ts'
import { BATCH, forEachBatch } from './batches.ts'

/**
 * The results of a match are confirmed: each of its lobbies in which a bet came out has its trophies booked, once ([Z5]). Thousands
 * that nobody bet in cost nothing.
 */
export function bookTrophies(ctx: Context, work: OwnedWork): Promise<void> {
  return forEachBatch(ctx, work, {
    remaining: (reader, without) => lobbiesToBook(reader, work.ownerId, without),
    lock: (tx) =>
      tx.selectFrom('match').selectAll().where('id', '=', work.ownerId).forShare().executeTakeFirstOrThrow(),
    apply: async (tx, lobbies, match) => {
      if (match.results_confirmed_at === null) return undefined
      return { pushes: await awardTrophies(tx, lobbies, match, ctx.clock.date()), seats: [] }
    },
  })
}

/** Whether a row `lobby` still has to book its trophies: one that was closed before it was played pays nothing. */
export const isToBook: RawBuilder<boolean> = sql<boolean>`(
  lobby.status = 'open' and exists (select from bet where bet.lobby_id = lobby.id and bet.outcome <> 'open')
  and not exists (select from trophy_booking where trophy_booking.lobby_id = lobby.id))`

async function lobbiesToBook(reader: Reader, matchId: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lobby.id from lobby
    where lobby.match_id = ${matchId}::uuid and lobby.id <> all(${without}::uuid[]) and ${isToBook}
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows.map(({ id }) => id)
}
