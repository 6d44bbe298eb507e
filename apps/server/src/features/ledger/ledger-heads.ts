import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'
import type { LedgerFinding } from './check-ledger.ts'

/** The head of a seal, as the heads file outside the database stores it. */
export interface KeptHead {
  readonly lobbyId: string
  readonly number: number
  readonly head: string
  readonly at: Date
}

/** The name of the heads file if the configuration gives a folder. */
const FILE_NAME = 'ledger-heads.txt'
const LINE = /^\S+ ([0-9a-f-]{36}) (\d+) ([0-9a-f]{64})$/

/** Thrown if a line of the heads file cannot be parsed. */
export class HeadsUnreadable extends Error {
  override name = 'HeadsUnreadable'
}

/** Appends one line for each head: time, lobby, number of the seal, head. */
export async function keepHeads(path: string, heads: readonly KeptHead[]): Promise<void> {
  if (heads.length === 0) return
  const file = await fileAt(path)
  await mkdir(dirname(file), { recursive: true })
  const lines = heads.map(({ at, lobbyId, number, head }) => `${at.toISOString()} ${lobbyId} ${number} ${head}\n`)
  await appendFile(file, lines.join(''), { mode: 0o600, flush: true })
}

export async function readHeads(path: string): Promise<Omit<KeptHead, 'at'>[]> {
  const file = await fileAt(path)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line, index) => {
    const [, lobbyId, number, head] = LINE.exec(line) ?? []
    if (!lobbyId || !head) throw new HeadsUnreadable(`Line ${index + 1} of ${file} is not the head of a seal.`)
    return { lobbyId, number: Number(number), head }
  })
}

/** Returns the heads of the heads file that the database lacks, or for which it has a different value ([L10]). */
export async function missingHeads(reader: Reader, kept: readonly Omit<KeptHead, 'at'>[]): Promise<LedgerFinding[]> {
  const { rows } = await sql<{ lobbyId: string; number: number; head: string | null }>`
    select distinct kept."lobbyId", kept.number, seal.head
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept("lobbyId" text, number integer, head text)
    left join ledger_seal seal on seal.lobby_id::text = kept."lobbyId" and seal.number = kept.number
    where seal.head is distinct from kept.head
    order by kept."lobbyId", kept.number`.execute(reader)
  return rows.map(({ lobbyId, number, head }) => ({
    lobbyId,
    what:
      head === null
        ? `the heads file has seal ${number}, but the database does not`
        : `seal ${number} in the database differs from seal ${number} in the heads file`,
  }))
}

/**
 * Returns the heads of the first seal of each lobby of a match, or of the later seals made at a given time. It omits
 * trial matches, whose lobbies and ledgers are deleted later.
 */
export async function headsOfMatch(reader: Reader, matchId: string, madeAt?: Date): Promise<KeptHead[]> {
  const rows = await reader
    .selectFrom('ledger_seal')
    .innerJoin('lobby', 'lobby.id', 'ledger_seal.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select(['ledger_seal.lobby_id as lobbyId', 'ledger_seal.number', 'ledger_seal.head', 'ledger_seal.at'])
    .where('match.id', '=', matchId)
    .where('match.guest_id', 'is', null)
    .where('match.feed', 'is', null)
    .where('ledger_seal.number', madeAt ? '>' : '=', 1)
    .$if(madeAt !== undefined, (query) => query.where('ledger_seal.at', '=', madeAt ?? new Date()))
    .orderBy('ledger_seal.lobby_id')
    .orderBy('ledger_seal.number')
    .execute()
  return rows
}

async function fileAt(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  return found?.isDirectory() || path.endsWith('/') ? join(path, FILE_NAME) : path
}
