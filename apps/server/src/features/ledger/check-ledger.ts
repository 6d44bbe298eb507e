import { type LedgerEntry, ledgerGenesis, verifyLedger } from '@bettle/rules'
import type { Reader } from '../../context.ts'
import { atOneMoment } from '../../db/at-one-moment.ts'
import { digest } from './post.ts'

export interface LedgerFinding {
  readonly lobbyId: string
  readonly what: string
}

/**
 * Checks the ledgers of a match's lobbies, or of all there are, and every balance against them: chips can be trusted because
 * anyone can check them ([L2], [L3]). Each lobby is looked at as it was at one moment: play may go on meanwhile.
 * @returns what is wrong; nothing on a sound database
 */
export async function ledgerFaults(reader: Reader, matchId?: string): Promise<LedgerFinding[]> {
  const lobbies = await reader
    .selectFrom('lobby')
    .select('id')
    .$if(matchId !== undefined, (query) => query.where('match_id', '=', matchId ?? ''))
    .orderBy('id')
    .execute()
  const findings: LedgerFinding[] = []
  for (const { id } of lobbies) findings.push(...(await atOneMoment(reader, (moment) => faultsOf(moment, id))))
  return findings
}

async function faultsOf(reader: Reader, lobbyId: string): Promise<LedgerFinding[]> {
  const head = await reader
    .selectFrom('lobby')
    .select(['ledger_seq as seq', 'ledger_hash as hash'])
    .where('id', '=', lobbyId)
    .executeTakeFirstOrThrow()
  const entries = await entriesOf(reader, lobbyId)
  const fault = verifyLedger(ledgerGenesis(lobbyId, digest), entries, digest, head)
  const broken = fault ? [{ lobbyId, what: `entry ${fault.seq}: ${fault.fault}` }] : []
  return [...broken, ...(await wrongBalances(reader, lobbyId, entries))]
}

async function entriesOf(reader: Reader, lobbyId: string): Promise<LedgerEntry[]> {
  const rows = await reader
    .selectFrom('ledger_entry')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({
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
  }))
}

async function wrongBalances(
  reader: Reader,
  lobbyId: string,
  entries: readonly LedgerEntry[],
): Promise<LedgerFinding[]> {
  const sums = new Map<string, number>()
  for (const entry of entries) sums.set(entry.userId, (sums.get(entry.userId) ?? 0) + entry.amount)
  const members = await reader
    .selectFrom('member')
    .select(['account_id', 'chips'])
    .where('lobby_id', '=', lobbyId)
    .execute()
  return members.flatMap((member) => {
    const sum = sums.get(member.account_id) ?? 0
    if (sum === member.chips) return []
    return [{ lobbyId, what: `${member.account_id} holds ${member.chips}, the entries say ${sum}` }]
  })
}
