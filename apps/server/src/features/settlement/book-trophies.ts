import { type RawBuilder, sql } from 'kysely'
import type { Context, Reader } from '../../context.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { awardTrophies } from '../trophy/award-trophies.ts'
import { BATCH, forEachBatch } from './batches.ts'

/**
 * Books the trophies of each lobby of a match with confirmed results, once ([Z5]). It skips lobbies without a settled
 * bet, so that thousands of empty lobbies cost nothing.
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

/**
 * True for a row `lobby` whose trophies are not booked yet. A lobby that was closed before it was played pays nothing.
 */
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
