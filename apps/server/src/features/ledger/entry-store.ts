import type { LedgerEntry } from '@bettle/rules'
import { type Selectable, sql } from 'kysely'
import type { LedgerEntryTable, Reader } from '../../db/schema.ts'

/** Returns the whole ledgers of lobbies, each in the order of its entries. */
export async function entriesByLobby(reader: Reader, lobbyIds: readonly string[]): Promise<Map<string, LedgerEntry[]>> {
  const rows = await reader
    .selectFrom('ledger_entry')
    .selectAll()
    .where('lobby_id', '=', sql<string>`any(${[...lobbyIds]}::uuid[])`)
    .orderBy('lobby_id')
    .orderBy('seq')
    .execute()
  const byLobby = new Map<string, LedgerEntry[]>(lobbyIds.map((id) => [id, []]))
  for (const row of rows) byLobby.get(row.lobby_id)?.push(entryFrom(row))
  return byLobby
}

function entryFrom(row: Selectable<LedgerEntryTable>): LedgerEntry {
  return {
    seq: row.seq,
    userId: row.account_id,
    kind: row.kind,
    amount: row.amount,
    balance: row.balance,
    key: row.key,
    at: row.at.getTime(),
    betId: row.bet_id,
    reason: row.reason,
    hash: row.hash,
  }
}
