import { chainEntries, type LedgerEntry, reasonsToStore, reasonToStore } from '@bettle/rules'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { instants, integers, texts, uuids } from '../../db/queries/arrays.ts'
import type { LedgerEntryTable, LobbyRow, MemberTable, Tx } from '../../db/schema.ts'
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
  /** The purpose of the posting. It is unique in the database, so that a repeated posting fails. */
  readonly key: string
  readonly betId?: string | undefined
  readonly reason?: string | undefined
}

/** A change of a member's other figures, which is written in the same statement as the chips. */
export interface FigureChange {
  readonly lobbyId: string
  readonly userId: string
  readonly betsWon: number
  readonly roundsOpen: number
  readonly roundsBet: number
  /** The number of pushes to the member's seat that the caller numbers itself. */
  readonly seatPushes?: number
}

/** A member whose chips or figures changed, with the values after the change. */
export type MovedMember = Pick<
  Selectable<MemberTable>,
  | 'lobby_id'
  | 'account_id'
  | 'chips'
  | 'bets_placed'
  | 'bets_won'
  | 'rounds_open'
  | 'rounds_bet'
  | 'ranked'
  | 'joined_at'
  | 'seat_version'
>

type Locked = Pick<LobbyRow, 'id' | 'match_id' | 'ledger_seq' | 'ledger_hash' | 'sealed'>

/**
 * Moves chips. Only this function and the statement that inserts bets do so ([L1]). It appends to the lobbies' hash
 * chains and changes the members' balances in the same transaction. A ledger that was already sealed gets a new seal
 * ([L7]). The caller must hold the locks on the lobbies.
 * @returns the members whose chips or figures changed
 */
export async function post(
  tx: Tx,
  lobbies: readonly Locked[],
  postings: readonly Posting[],
  at: Date,
  figures: readonly FigureChange[] = [],
): Promise<readonly MovedMember[]> {
  const moving = postings.filter((posting) => posting.amount !== 0)
  const moved = await moveMembers(tx, moving, figures)
  if (moving.length === 0) return moved
  await insertEntries(tx, chainPostings(lobbies, moving, startingBalances(moved, moving), at))
  await sealAnew(tx, lobbies, moving, at)
  return moved
}

/**
 * Seals ledgers again after chips moved. Every member reads the reason of a seal, so an administrator's reason to one
 * member is replaced by a code.
 */
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
  // A job appends the new heads to the file outside the database, so that a failed write is retried.
  const matchIds = [...new Set(sealed.map(({ match_id }) => match_id))]
  const work = { kind: 'seal-ledgers', key: at.toISOString(), runAt: at.getTime() }
  await planWork(
    tx,
    matchIds.map((matchId) => ({ ...work, queue: matchQueue(matchId) })),
  )
}

interface NewEntry extends LedgerEntry {
  readonly lobbyId: string
}

/** Chained entries and the new heads of their ledgers, before they are written. */
export interface Chained {
  readonly entries: readonly NewEntry[]
  readonly heads: readonly { readonly id: string; readonly seq: number; readonly hash: string }[]
}

/**
 * Chains postings to the heads of their lobbies' ledgers, in the given order.
 * @param before the members' balances before the first posting, by `memberKeyOf`
 */
export function chainPostings(
  lobbies: readonly Locked[],
  postings: readonly Posting[],
  before: ReadonlyMap<string, number>,
  at: Date,
): Chained {
  const running = new Map(before)
  const ofLobbies = postingsByLobby(postings)
  const entries: NewEntry[] = []
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
    for (const entry of chained) entries.push({ ...entry, lobbyId: lobby.id })
    const last = chained.at(-1)
    if (last) heads.push({ id: lobby.id, seq: last.seq, hash: last.hash })
  }
  return { entries, heads }
}

/** The key of a member among the members of many lobbies. */
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

/** Returns the members' balances before the postings: the current balances less the postings to be written. */
function startingBalances(moved: readonly MovedMember[], moving: readonly Posting[]): Map<string, number> {
  const running = new Map(moved.map((row) => [keyOfRow(row), row.chips]))
  for (const posting of moving) {
    const holder = memberKeyOf(posting)
    running.set(holder, (running.get(holder) ?? 0) - posting.amount)
  }
  return running
}

interface Deltas {
  readonly lobbyId: string
  readonly userId: string
  chips: number
  betsWon: number
  roundsOpen: number
  roundsBet: number
  seatPushes: number
}

async function moveMembers(
  tx: Tx,
  moving: readonly Posting[],
  figures: readonly FigureChange[],
): Promise<readonly MovedMember[]> {
  const deltas = new Map<string, Deltas>()
  const of = ({ lobbyId, userId }: { readonly lobbyId: string; readonly userId: string }) => {
    const key = memberKeyOf({ lobbyId, userId })
    const found = deltas.get(key) ?? {
      lobbyId,
      userId,
      chips: 0,
      betsWon: 0,
      roundsOpen: 0,
      roundsBet: 0,
      seatPushes: 0,
    }
    deltas.set(key, found)
    return found
  }
  for (const posting of moving) of(posting).chips += posting.amount
  for (const change of figures) {
    const delta = of(change)
    delta.betsWon += change.betsWon
    delta.roundsOpen += change.roundsOpen
    delta.roundsBet += change.roundsBet
    delta.seatPushes += change.seatPushes ?? 0
  }
  const all = [...deltas.values()]
  if (all.length === 0) return []
  const { rows } = await sql<MovedMember>`
    update member set chips = chips + d.by_chips, bets_won = bets_won + d.by_won, rounds_open = rounds_open + d.by_open,
      rounds_bet = rounds_bet + d.by_bet, seat_version = seat_version + d.by_pushes
    from unnest(${uuids(all.map(({ lobbyId }) => lobbyId))}, ${uuids(all.map(({ userId }) => userId))},
      ${integers(all.map(({ chips }) => chips))}, ${integers(all.map(({ betsWon }) => betsWon))},
      ${integers(all.map(({ roundsOpen }) => roundsOpen))}, ${integers(all.map(({ roundsBet }) => roundsBet))},
      ${integers(all.map(({ seatPushes }) => seatPushes))}) as d(in_lobby, of_account, by_chips, by_won, by_open, by_bet, by_pushes)
    where member.lobby_id = d.in_lobby and member.account_id = d.of_account
    returning lobby_id, account_id, chips, bets_placed, bets_won, rounds_open, rounds_bet, ranked, joined_at,
      seat_version`.execute(tx)
  if (rows.length !== deltas.size) throw new Error('chips cannot move for a user who is not a member')
  return rows
}

export const keyOfRow = (row: MovedMember) => memberKeyOf({ lobbyId: row.lobby_id, userId: row.account_id })

/** Writes the entries and the new heads of their ledgers in one statement. */
async function insertEntries(tx: Tx, { entries, heads }: Chained): Promise<void> {
  await sql`
    with appended as (${appendEntries(entries)})
    update lobby set ledger_seq = h.seq, ledger_hash = h.hash
    from unnest(${uuids(heads.map(({ id }) => id))}, ${integers(heads.map(({ seq }) => seq))},
      ${texts(heads.map(({ hash }) => hash))}) as h(id, seq, hash)
    where lobby.id = h.id`.execute(tx)
}

/**
 * Returns the SQL that writes entries, as a part of a larger statement. That statement must also write the lobbies' new
 * heads.
 */
export function appendEntries(entries: Chained['entries']): RawBuilder<unknown> {
  return sql`
    insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, bet_id, key, reason, at, hash)
    select * from unnest(${uuids(entries.map(({ lobbyId }) => lobbyId))}, ${integers(entries.map(({ seq }) => seq))},
      ${uuids(entries.map(({ userId }) => userId))}, ${texts(entries.map(({ kind }) => kind))},
      ${integers(entries.map(({ amount }) => amount))}, ${integers(entries.map(({ balance }) => balance))},
      ${uuids(entries.map(({ betId }) => betId))}, ${texts(entries.map(({ key }) => key))},
      ${texts(entries.map(({ reason }) => reason))}, ${instants(entries.map(({ at }) => at))},
      ${texts(entries.map(({ hash }) => hash))})`
}
