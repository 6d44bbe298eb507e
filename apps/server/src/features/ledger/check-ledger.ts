import { type FalseEntry, firstFalseEntry, miscountedRounds } from '@bettle/rules'
import { sql } from 'kysely'
import type { Reader } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import { digest } from './digest.ts'
import { type LobbyToCheck, storedLobbies } from './stored-lobbies.ts'
import { wrongSeals } from './wrong-seals.ts'

export interface LedgerFinding {
  readonly lobbyId: string
  readonly what: string
}

/** How many lobbies one transaction checks: enough to be quick, few enough to keep each transaction short. */
const BATCH = 50

/**
 * Checks the ledgers of a match's lobbies, or of all lobbies ([L2], [L3], [L9]). It checks the chain, every balance,
 * every seal, and the origin of each entry, recomputed from stored bets, prices, events and rounds. It takes no locks:
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
  const what = 'members, bets, entries or seals of it are kept, and the lobby is not'
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
  return rows.map(({ lobbyId, betId }) => ({ lobbyId, what: `bet ${betId} was answered, and is not kept` }))
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
    ]
    findings.push(...found.map((what) => ({ lobbyId: lobby.id, what })))
  }
  return findings
}

function falseEntry(lobby: LobbyToCheck): string[] {
  const fault = firstFalseEntry(lobby, digest)
  return fault ? [`entry ${fault.seq}: ${faultText(fault)}`] : []
}

function faultText(fault: FalseEntry): string {
  switch (fault.fault) {
    case 'gap':
      return 'an entry is missing before it, or was put in its place'
    case 'hash':
      return 'it is not what was chained'
    case 'balance':
      return 'its balance is not the sum'
    case 'end':
      return 'the ledger does not end as its lobby says'
    case 'repeated-key':
      return `the same thing a second time (${fault.key})`
    case 'no-member':
      return `${fault.userId} is no player of the lobby`
    case 'join':
      return 'these are not the starting chips'
    case 'missing-join':
      return `the starting chips of ${fault.userId} are missing`
    case 'stake':
      return `not the stake of bet ${fault.betId}`
    case 'missing-stake':
      return `the stake of bet ${fault.betId} is missing`
    case 'terms':
      return `bet ${fault.betId} is not on what its option says`
    case 'price':
      return `bet ${fault.betId} is not at a price that was asked`
    case 'missing-price':
      return `no price is kept for the round of bet ${fault.betId}`
    case 'credit':
      return `${fault.credited} came back for bet ${fault.betId}, by the events it is ${fault.due}`
    case 'outcome':
      return `bet ${fault.betId} says it came out otherwise than it did`
    case 'penalty':
      return `no such penalty of ${fault.userId} is kept`
    case 'missing-penalty':
      return `a penalty of ${fault.userId} is missing`
    case 'admin':
      return 'no administrator is known to have moved these chips'
    case 'missing-admin':
      return `chips that an administrator gave ${fault.userId}, or took, are missing`
  }
}

function wrongBalances({ entries, members }: LobbyToCheck): string[] {
  const sums = new Map<string, number>()
  for (const entry of entries) sums.set(entry.userId, (sums.get(entry.userId) ?? 0) + entry.amount)
  return [...members].flatMap(([userId, { chips: held }]) => {
    const sum = sums.get(userId) ?? 0
    return sum === held ? [] : [`${userId} holds ${held}, the entries say ${sum}`]
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
      ...(own.length === placed ? [] : [`${userId} placed ${placed} bets, and ${own.length} are kept`]),
      ...(kept === won ? [] : [`${userId} won ${won} bets, and ${kept} are kept`]),
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
    const said = `bet on ${roundsBet} of ${roundsOpen} rounds by their row`
    return [`${userId} ${said}, and on ${kept.roundsBet} of ${kept.roundsOpen} by what is kept`]
  })
}

const miscounts = (lobby: LobbyToCheck) =>
  miscountedRounds(lobby).map(
    ({ roundNumber }) => `round ${roundNumber} was settled on other counts than its events give`,
  )
