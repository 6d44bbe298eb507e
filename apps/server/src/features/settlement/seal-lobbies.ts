import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { headsOfMatch, keepHeads } from '../ledger/ledger-heads.ts'
import { sealLedgers } from '../ledger/seal-ledgers.ts'
import { BATCH, type From, forEachBatch, NO_PUSHES, type RemainingLobby } from './batches.ts'

/**
 * Seals the ledgers of all lobbies of a match with confirmed results, each once ([L7]). A job whose key is a time only
 * appends to the heads file the heads of the seals that a later change made at that time ([L10]).
 */
export function sealLobbies(ctx: Context, work: OwnedWork): Promise<void> {
  return forEachBatch(ctx, work, {
    remaining: (reader, from) => lobbiesToSeal(reader, work.ownerId, from),
    lock: (tx) => tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forShare().execute(),
    apply: async (tx, lobbies) => {
      const unsealed = lobbies.filter(({ sealed }) => sealed === 0)
      await sealLedgers(
        tx,
        unsealed.map(({ id }) => id),
        ctx.clock.date(),
      )
      return NO_PUSHES
    },
    // Writes the file before the job is deleted, so that a failed write is retried.
    done: async (tx) => {
      const { ledgerHeads } = ctx.config
      const madeAt = work.key === work.ownerId ? undefined : new Date(work.key)
      if (ledgerHeads !== undefined) await keepHeads(ledgerHeads, await headsOfMatch(tx, work.ownerId, madeAt))
    },
  })
}

async function lobbiesToSeal(reader: Reader, matchId: string, { after, without }: From): Promise<RemainingLobby[]> {
  const { rows } = await sql<RemainingLobby>`
    select id from lobby where match_id = ${matchId}::uuid and sealed = 0 and ledger_seq > 0
      and id > ${after}::uuid and id <> all(${without}::uuid[])
    order by id limit ${BATCH}`.execute(reader)
  return rows
}
