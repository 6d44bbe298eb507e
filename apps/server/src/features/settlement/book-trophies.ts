import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { awardTrophies } from '../trophy/award-trophies.ts'
import { BATCH, type From, forEachBatch, type RemainingLobby } from './batches.ts'

/**
 * Books the trophies of each lobby once, after the results of its match are confirmed ([Z5]). Lobbies without a settled
 * bet are skipped, so that thousands of empty lobbies cost nothing.
 */
export function bookTrophies(ctx: Context, work: OwnedWork): Promise<void> {
  return forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesToBook(reader, work.ownerId, from),
    lock: (tx) =>
      tx.selectFrom('match').selectAll().where('id', '=', work.ownerId).forShare().executeTakeFirstOrThrow(),
    apply: async (tx, lobbies, match) => {
      if (match.results_confirmed_at === null) return undefined
      return { pushes: await awardTrophies(tx, lobbies, match, ctx.clock.date()), seats: [] }
    },
  })
}

/** True for a row `lobby` that is open, has a settled bet, and has no booked trophies. A closed lobby pays none. */
export const isToBook: RawBuilder<boolean> = sql<boolean>`(
  lobby.status = 'open' and (select true from bet where bet.lobby_id = lobby.id and bet.outcome <> 'open' limit 1)
  and (select true from trophy_booking where trophy_booking.lobby_id = lobby.id limit 1) is null)`

async function lobbiesToBook(reader: Reader, matchId: string, { after, without }: From): Promise<RemainingLobby[]> {
  const { rows } = await sql<RemainingLobby>`
    select lobby.id from lobby
    where lobby.match_id = ${matchId}::uuid and lobby.id > ${after}::uuid and lobby.id <> all(${without}::uuid[])
      and ${isToBook}
    order by lobby.id limit ${BATCH}`.execute(reader)
  return rows
}
