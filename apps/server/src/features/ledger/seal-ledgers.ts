import { randomBytes } from 'node:crypto'
import { ownLines, sealedTree, sealText } from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { entriesByLobby } from './entry-store.ts'

/**
 * Seals ledgers ([L7]): once when the results are confirmed, and again, with the reason, in every later transaction
 * that moves chips. The caller must hold the locks on the lobbies.
 */
export async function sealLedgers(
  tx: Tx,
  lobbyIds: readonly string[],
  at: Date,
  reasonIn: (lobbyId: string) => string | null = () => null,
): Promise<void> {
  const ledgers = await toSeal(tx, lobbyIds)
  const entries = await entriesByLobby(tx, lobbyIds)
  const seals = ledgers.map(({ id, seq, chain, number, headBefore }) => {
    const secret = randomBytes(32).toString('hex')
    const { root } = sealedTree(id, secret, ownLines(entries.get(id) ?? []), digest)
    const seal = { number: number + 1, at: at.getTime(), chain, root }
    const head = digest(sealText(id, seal, headBefore))
    return { ...seal, lobby_id: id, seq, secret, head, reason: reasonIn(id), at: at.toISOString() }
  })
  if (seals.length === 0) return
  await sql`
    with sealed as (
      insert into ledger_seal (lobby_id, number, seq, secret, chain, root, head, reason, at)
      select lobby_id, number, seq, secret, chain, root, head, reason, at
      from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as s(lobby_id uuid, number integer, seq integer, secret text,
        chain text, root text, head text, reason text, at timestamptz)
      returning lobby_id, number)
    update lobby set sealed = sealed.number from sealed where lobby.id = sealed.lobby_id`.execute(tx)
}

interface LedgerToSeal {
  readonly id: string
  readonly seq: number
  readonly chain: string
  /** The number of the last seal, or 0 if there is none. */
  readonly number: number
  readonly headBefore: string | null
}

/** Reads the ledgers that have changed since their last seal or have no seal. */
async function toSeal(tx: Tx, lobbyIds: readonly string[]): Promise<LedgerToSeal[]> {
  const { rows } = await sql<LedgerToSeal>`
    select lobby.id, lobby.ledger_seq as seq, lobby.ledger_hash as chain, lobby.sealed as number, last.head as "headBefore"
    from lobby left join ledger_seal last on last.lobby_id = lobby.id and last.number = lobby.sealed
    where lobby.id = any(${[...lobbyIds]}::uuid[]) and lobby.ledger_seq > coalesce(last.seq, 0)
    order by lobby.id`.execute(tx)
  return rows
}
