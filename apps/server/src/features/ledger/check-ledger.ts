import { type FalseEntry, firstFalseEntry, miscountedRounds } from '@bettle/rules'
import { sql } from 'kysely'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { Reader } from '../../db/schema.ts'
import { digest } from './digest.ts'
import { type LobbyToCheck, storedLobbies } from './stored-lobbies.ts'
import { wrongDeal } from './wrong-deal.ts'
import { wrongSeals } from './wrong-seals.ts'

export interface LedgerFinding {
  readonly lobbyId: string
  readonly what: string
}

/** How many lobbies one transaction checks: enough to be quick, few enough to keep each transaction short. */
const BATCH = 50

/**
 * Checks the ledgers of a match's lobbies, or of all lobbies ([L2], [L3], [L9]). It checks the chain, every balance,
 * every seal, the deal of cards, and the origin of each entry, recomputed from stored bets, prices, events and rounds. It takes no locks:
 * it reads each batch in one snapshot while play continues, and leaves out rounds that are being settled or corrected.
 * @returns the first wrong entry of each lobby and other faults; nothing for a correct database
 */
export async function ledgerFaults(reader: Reader, matchId?: string): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for await (const found of checkedLedgers(reader, matchId)) findings.push(...found.findings)
  return findings
}

/** Checks batch by batch. Yields the number of lobbies checked, and the faults found in them. */
export async function* checkedLedgers(
  reader: Reader,
  matchId?: string,
): AsyncGenerator<{ readonly lobbies: number; readonly findings: LedgerFinding[] }> {
  let after: string | undefined
  for (;;) {
    const ids = await nextLobbies(reader, after, matchId)
    after = ids.at(-1)
    if (after === undefined) break
    yield { lobbies: ids.length, findings: await ledgerFaultsOf(reader, ids) }
  }
  if (matchId !== undefined) return
  yield { lobbies: 0, findings: [...(await missingAnsweredBets(reader)), ...(await lobbiesGone(reader))] }
}

/** Returns removed lobbies whose members, entries, bets or seals are still stored. */
async function lobbiesGone(reader: Reader): Promise<LedgerFinding[]> {
  const { rows } = await sql<{ lobbyId: string }>`
    select distinct lobby_id as "lobbyId" from (
      select lobby_id from member union select lobby_id from ledger_entry
      union select lobby_id from bet union select lobby_id from ledger_seal) as kept
    where not exists (select from lobby where lobby.id = kept.lobby_id)`.execute(reader)
  const what =
    'the lobby itself is missing in the database, but members, bets, ledger entries or seals of the lobby are still there'
  return rows.map(({ lobbyId }) => ({ lobbyId, what }))
}

/**
 * Returns bets that are missing although a stored reply names them. A reply to a request id is kept for a week ([B12]),
 * so its bet must exist.
 */
async function missingAnsweredBets(reader: Reader): Promise<LedgerFinding[]> {
  const { rows } = await sql<{ lobbyId: string; betId: string }>`
    select lobby.id as "lobbyId", answered.bet_id as "betId"
    from (select reply->'bet'->>'_id' as bet_id, reply->'bet'->>'lobbyId' as lobby_id from request) as answered
    join lobby on lobby.id::text = answered.lobby_id
    where not exists (select from bet where bet.id::text = answered.bet_id)`.execute(reader)
  return rows.map(({ lobbyId, betId }) => ({
    lobbyId,
    what: `the server accepted bet ${betId} in a stored reply, but the bet is missing in the database`,
  }))
}

async function nextLobbies(reader: Reader, after: string | undefined, matchId?: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('lobby')
    .select('id')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .$if(matchId !== undefined, (query) => query.where('match_id', '=', matchId ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Checks the given lobbies. It reads and hashes every entry of each lobby, so frequent callers should pass few lobbies.
 */
export async function ledgerFaultsOf(reader: Reader, lobbyIds: readonly string[]): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (let from = 0; from < lobbyIds.length; from += BATCH) {
    const batch = lobbyIds.slice(from, from + BATCH)
    findings.push(...(await atOneMoment(reader, (moment) => faultsAt(moment, batch))))
  }
  return findings
}

async function faultsAt(moment: Reader, lobbyIds: readonly string[]): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = []
  for (const lobby of await storedLobbies(moment, lobbyIds)) {
    const found = [
      ...falseEntry(lobby),
      ...wrongBalances(lobby),
      ...wrongTallies(lobby),
      ...wrongActivity(lobby),
      ...miscounts(lobby),
      ...wrongSeals(lobby),
      ...wrongDeal(lobby),
    ]
    findings.push(...found.map((what) => ({ lobbyId: lobby.id, what })))
  }
  return findings
}

function falseEntry(lobby: LobbyToCheck): string[] {
  const fault = firstFalseEntry(lobby, digest)
  if (!fault) return []
  return [isOfNoEntry(fault) ? faultText(fault) : `entry ${fault.seq}: ${faultText(fault)}`]
}

const OF_NO_ENTRY: readonly FalseEntry['fault'][] = [
  'missing-join',
  'missing-stake',
  'missing-penalty',
  'missing-admin',
]

/** True for a fault that is the absence of an entry, and thus has no number of an entry. */
const isOfNoEntry = ({ fault }: FalseEntry) => OF_NO_ENTRY.includes(fault)

function faultText(fault: FalseEntry): string {
  switch (fault.fault) {
    case 'gap':
      return 'the ledger has no entry with this number'
    case 'hash':
      return 'this entry, or its stored hash, was changed: the hash does not fit'
    case 'balance':
      return "the balance in this entry is not the sum of the player's entries"
    case 'end':
      return 'the last entries of the ledger do not match the end that the lobby stores'
    case 'repeated-key':
      return `this entry books the same change of chips a second time (${fault.key})`
    case 'no-member':
      return `the entry belongs to ${fault.userId}, who is no player of the lobby`
    case 'join':
      return 'the entry should give a player the starting chips, but its amount or its key is wrong'
    case 'missing-join':
      return `the ledger has no entry for the starting chips of ${fault.userId}`
    case 'stake':
      return `this stake does not match the stake or the player of bet ${fault.betId}`
    case 'missing-stake':
      return `the ledger has no entry for the stake of bet ${fault.betId}`
    case 'terms':
      return `bet ${fault.betId} and its option differ in event type, side or threshold`
    case 'price':
      return `bet ${fault.betId} has odds that the server never offered`
    case 'missing-price':
      return `the database has no odds for the round of bet ${fault.betId}`
    case 'credit':
      return `bet ${fault.betId} was paid ${fault.credited} chips, but should be paid ${fault.due}`
    case 'outcome':
      return `the stored result of bet ${fault.betId} is not the result that the match events give`
    case 'penalty':
      return `the entry takes a penalty from ${fault.userId}, but the database has no such penalty`
    case 'missing-penalty':
      return `the ledger has no entry for a penalty of ${fault.userId}`
    case 'admin':
      return 'the entry says that an administrator gave or took chips, but the audit log has no such action'
    case 'missing-admin':
      return `the ledger has no entry for chips that an administrator gave to or took from ${fault.userId}`
  }
}

function wrongBalances({ entries, members }: LobbyToCheck): string[] {
  const sums = new Map<string, number>()
  for (const entry of entries) sums.set(entry.userId, (sums.get(entry.userId) ?? 0) + entry.amount)
  return [...members].flatMap(([userId, { chips: held }]) => {
    const sum = sums.get(userId) ?? 0
    return sum === held ? [] : [`the stored balance of ${userId} is ${held}, but the entries add up to ${sum}`]
  })
}

/**
 * Compares the counts in the members' rows with the bets. A bet that was removed together with its entries is missing
 * from its player's count.
 */
function wrongTallies({ bets, members }: LobbyToCheck): string[] {
  return [...members].flatMap(([userId, { placed, won }]) => {
    const own = bets.filter((bet) => bet.userId === userId)
    const kept = own.filter(({ outcome }) => outcome === 'won').length
    return [
      ...(own.length === placed
        ? []
        : [`the stored number of bets of ${userId} is ${placed}, but the database has ${own.length}`]),
      ...(kept === won ? [] : [`the stored number of won bets of ${userId} is ${won}, but the database has ${kept}`]),
    ]
  })
}

/**
 * Compares members' activity with the bets, because the ranking puts active members first ([K6]). The check waits until
 * all rounds are corrected.
 */
function wrongActivity({ members, activity, rounds }: LobbyToCheck): string[] {
  if (rounds.some(({ isPending }) => isPending)) return []
  return [...members].flatMap(([userId, { roundsBet, roundsOpen }]) => {
    const kept = activity.get(userId) ?? { roundsBet: 0, roundsOpen: 0 }
    if (kept.roundsBet === roundsBet && kept.roundsOpen === roundsOpen) return []
    const said = `is stored as having bet on ${roundsBet} of ${roundsOpen} rounds`
    return [`${userId} ${said}, but the stored bets and rounds give ${kept.roundsBet} of ${kept.roundsOpen}`]
  })
}

const miscounts = (lobby: LobbyToCheck) =>
  miscountedRounds(lobby).map(
    ({ roundNumber }) => `the bets on round ${roundNumber} were settled with counts that differ from the match events`,
  )
