import { chainEntries, reasonsToStore, reasonToStore } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { LedgerEntryTable, LobbyRow } from '../../db/schema.ts'
import { planWork } from '../../jobs/job-store.ts'
import { matchQueue } from '../match/match-queue.ts'
import { digest } from './digest.ts'
import { sealLedgers } from './seal-ledgers.ts'

/** A movement of chips that is to be written. */
export interface Posting {
  readonly lobbyId: string
  readonly userId: string
  readonly kind: LedgerEntryTable['kind']
  readonly amount: number
  /** The purpose; unique in the database, so that a repeated posting fails. */
  readonly key: string
  readonly betId?: string | undefined
  readonly reason?: string | undefined
}

type Locked = Pick<LobbyRow, 'id' | 'match_id' | 'ledger_seq' | 'ledger_hash' | 'sealed'>

/**
 * Moves chips; nothing else does ([L1]). It appends to the lobbies' hash chains and changes the members' balances in
 * the same transaction. Ledgers that are sealed already get a new seal ([L7]). The caller must hold the locks on the
 * lobbies.
 * @returns the balances after, by lobby and member: `${lobbyId}:${userId}`
 */
export async function post(
  tx: Tx,
  lobbies: readonly Locked[],
  postings: readonly Posting[],
  at: Date,
): Promise<Map<string, number>> {
  const moving = postings.filter((posting) => posting.amount !== 0)
  if (moving.length === 0) return new Map()
  const balances = await moveBalances(tx, moving)
  await insertEntries(tx, chainPostings(lobbies, moving, startingBalances(balances, moving), at))
  await sealAnew(tx, lobbies, moving, at)
  return balances
}

/** Every member reads the reason of a seal, so an administrator's reason to one of them is replaced by a code. */
async function sealAnew(tx: Tx, lobbies: readonly Locked[], moving: readonly Posting[], at: Date): Promise<void> {
  const moved = postingsByLobby(moving)
  const sealed = lobbies.filter(({ id, sealed: number }) => number > 0 && moved.has(id))
  if (sealed.length === 0) return
  const reasonOf = ({ kind, reason }: Posting) => (kind === 'admin' ? reasonToStore({ code: 'chips-moved' }) : reason)
  await sealLedgers(
    tx,
    sealed.map(({ id }) => id),
    at,
    (lobbyId) => reasonsToStore((moved.get(lobbyId) ?? []).flatMap((posting) => reasonOf(posting) ?? [])),
  )
  // A job appends the new heads to the file outside the database, so that a failed write is repeated.
  const matchIds = [...new Set(sealed.map(({ match_id }) => match_id))]
  const work = { kind: 'seal-ledgers', key: at.toISOString(), runAt: at.getTime() }
  await planWork(
    tx,
    matchIds.map((matchId) => ({ ...work, queue: matchQueue(matchId) })),
  )
}

/** Chained entries and the new heads of their ledgers, not yet written. */
export interface Chained {
  readonly entries: readonly object[]
  readonly heads: readonly { readonly id: string; readonly seq: number; readonly hash: string }[]
}

/**
 * Chains postings to the heads of their lobbies' ledgers, in the given order.
 * @param before the members' balances before the first posting, by `holderOf`
 */
export function chainPostings(
  lobbies: readonly Locked[],
  postings: readonly Posting[],
  before: ReadonlyMap<string, number>,
  at: Date,
): Chained {
  const running = new Map(before)
  const ofLobbies = postingsByLobby(postings)
  const entries: object[] = []
  const heads: Chained['heads'][number][] = []
  for (const lobby of lobbies) {
    const ofLobby = ofLobbies.get(lobby.id)
    if (!ofLobby) continue
    const drafts = ofLobby.map((posting) => {
      const holder = memberKeyOf(posting)
      const balance = (running.get(holder) ?? 0) + posting.amount
      running.set(holder, balance)
      const { userId, kind, amount, key, betId = null, reason = null } = posting
      return { userId, kind, amount, balance, key, at: at.getTime(), betId, reason }
    })
    const chained = chainEntries({ seq: lobby.ledger_seq, hash: lobby.ledger_hash }, drafts, digest)
    for (const { userId, betId, at: when, ...entry } of chained) {
      entries.push({
        ...entry,
        lobby_id: lobby.id,
        account_id: userId,
        bet_id: betId,
        at: new Date(when).toISOString(),
      })
    }
    const last = chained.at(-1)
    if (last) heads.push({ id: lobby.id, seq: last.seq, hash: last.hash })
  }
  return { entries, heads }
}

/** The key of a member among many lobbies. */
export const memberKeyOf = (of: { lobbyId: string; userId: string }): string => `${of.lobbyId}:${of.userId}`

function postingsByLobby(postings: readonly Posting[]): Map<string, Posting[]> {
  const byLobby = new Map<string, Posting[]>()
  for (const posting of postings) {
    const ofLobby = byLobby.get(posting.lobbyId)
    if (ofLobby) ofLobby.push(posting)
    else byLobby.set(posting.lobbyId, [posting])
  }
  return byLobby
}

/** The members' balances before: the current ones less the postings to be written. */
function startingBalances(balances: Map<string, number>, moving: readonly Posting[]): Map<string, number> {
  const running = new Map(balances)
  for (const posting of moving) {
    const holder = memberKeyOf(posting)
    running.set(holder, (running.get(holder) ?? 0) - posting.amount)
  }
  return running
}

async function moveBalances(tx: Tx, moving: readonly Posting[]): Promise<Map<string, number>> {
  const deltas = new Map<string, { lobby_id: string; account_id: string; delta: number }>()
  for (const posting of moving) {
    const holder = memberKeyOf(posting)
    const delta = deltas.get(holder) ?? { lobby_id: posting.lobbyId, account_id: posting.userId, delta: 0 }
    delta.delta += posting.amount
    deltas.set(holder, delta)
  }
  const moved = await sql<{ lobby_id: string; account_id: string; chips: number }>`
    update member set chips = member.chips + d.delta
    from jsonb_to_recordset(${JSON.stringify([...deltas.values()])}::jsonb) as d(lobby_id uuid, account_id uuid, delta integer)
    where member.lobby_id = d.lobby_id and member.account_id = d.account_id
    returning member.lobby_id, member.account_id, member.chips`.execute(tx)
  if (moved.rows.length !== deltas.size) throw new Error('chips were to move for someone who is no member')
  return new Map(moved.rows.map((row) => [`${row.lobby_id}:${row.account_id}`, row.chips]))
}

/** Writes the entries and the new heads of their ledgers in one statement. */
async function insertEntries(tx: Tx, { entries, heads }: Chained): Promise<void> {
  await sql`
    with appended as (${appendEntries(entries)})
    update lobby set ledger_seq = h.seq, ledger_hash = h.hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(id uuid, seq integer, hash text)
    where lobby.id = h.id`.execute(tx)
}

/** For statements that write more than entries; such a statement must also write the lobbies' new heads. */
export function appendEntries(entries: Chained['entries']): RawBuilder<unknown> {
  return sql`
    insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, bet_id, key, reason, at, hash)
    select lobby_id, seq, account_id, kind, amount, balance, bet_id, key, reason, at, hash
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(lobby_id uuid, seq integer, account_id uuid, kind text,
      amount integer, balance integer, bet_id uuid, key text, reason text, at timestamptz, hash text)`
}
