import {
  type AskedPrice,
  completeSettings,
  type GameSettings,
  type Instant,
  lateFrom,
  ledgerGenesis,
  neverBegan,
  type RoundCounts,
  roundSpan,
  type StoredBet,
  type StoredLobby,
  type StoredRound,
  settingsAsOpened,
  strengthInTenths,
} from '@bettle/rules'
import { type Selectable, sql } from 'kysely'
import type { DealRow, LedgerSealTable, OlderEvidenceTable, Reader, StoredLobbyRow } from '../../db/schema.ts'
import { countGaps, withUnknown } from '../match/count-gaps.ts'
import { matchQueue } from '../match/match-queue.ts'
import { countsByRound } from '../match/round-counts.ts'
import { type MatchTimetable, timetablesOfPlans } from '../match/timetable.ts'
import { type CutPlayers, cutPlayersOf, isCutBefore } from './cut-players.ts'
import { digest } from './digest.ts'
import { entriesByLobby } from './entry-store.ts'

/** The number of rounds on which a member bet, and on which the member could have bet. */
export interface Activity {
  readonly roundsBet: number
  readonly roundsOpen: number
}

/** The chips, bets, won bets and activity of a member, from the member's row. */
export interface Tally extends Activity {
  readonly chips: number
  readonly placed: number
  readonly won: number
}

/** A stored lobby with its members and seals. */
export interface LobbyToCheck extends StoredLobby {
  readonly id: string
  readonly members: ReadonlyMap<string, Tally>
  /** By member. Recounted from bets and penalties. */
  readonly activity: ReadonlyMap<string, Activity>
  /** The number of seals, from the lobby's row. */
  readonly sealed: number
  readonly isConfirmed: boolean
  /**
   * True if a seal must exist: the results are confirmed, the sealing job is done, and no older version confirmed the
   * results without sealing.
   */
  readonly needsSeal: boolean
  readonly seals: readonly Selectable<LedgerSealTable>[]
  readonly settings: GameSettings
  /** How the cards were drawn; undefined if the database has no deal. */
  readonly deal: Pick<DealRow, 'seed' | 'commitment'> | undefined
}

/** Reads all data that determines the chips of these lobbies, in a few statements. The caller provides a snapshot. */
export async function storedLobbies(moment: Reader, lobbyIds: readonly string[]): Promise<LobbyToCheck[]> {
  const lobbies = await moment.selectFrom('lobby').selectAll().where('id', '=', anyOf(lobbyIds)).orderBy('id').execute()
  const ids = lobbies.map(({ id }) => id)
  const planIds = [...new Set(lobbies.map(({ plan_id }) => plan_id))]
  const entries = await entriesByLobby(moment, ids)
  const tenths = new Map(
    lobbies.map(({ id, settings }) => [id, strengthInTenths(completeSettings(settings).cardEffectStrength)]),
  )
  const members = await membersByLobby(moment, ids)
  const penalties = await penaltiesByLobby(moment, ids)
  const given = await givenByLobby(moment, ids)
  const activity = await activityByLobby(moment, ids)
  const older = await olderByLobby(moment, ids)
  const late = await lateFromByRound(moment, planIds)
  const isOlder = (lobbyId: string, roundId: string) => keysOf(older.get(lobbyId), 'late').includes(roundId)
  const cuts = await cutPlayersOf(
    moment,
    lobbies.map(({ id, settings }) => ({ id, settings: settingsAsOpened(settings) })),
  )
  const bets = await betsByLobby(moment, ids, { tenths, cuts, late, isOlder })
  const confirmed = await confirmedMatches(moment, lobbies)
  const prices = await pricesByPlan(moment, planIds)
  const counted = await countedByPlan(moment, planIds)
  const settled = await settledByLobby(moment, ids)
  const pending = await pendingRounds(moment, lobbies)
  const seals = await sealsByLobby(moment, ids)
  const deals = await dealsByLobby(moment, ids)
  return lobbies.map((lobby) => ({
    id: lobby.id,
    settings: settingsAsOpened(lobby.settings),
    deal: deals.get(lobby.id),
    genesis: ledgerGenesis(lobby.id, digest),
    head: { seq: lobby.ledger_seq, hash: lobby.ledger_hash },
    isClosed: lobby.status === 'closed',
    startingChips: completeSettings(lobby.settings).startingChips,
    players: (members.get(lobby.id) ?? [])
      // Only a competition strikes players, and its lobbies have no host.
      .filter(({ ranked, hasPlayed }) => ranked || (hasPlayed && lobby.host_id === null))
      .map(({ userId }) => userId),
    entries: entries.get(lobby.id) ?? [],
    bets: bets.get(lobby.id) ?? [],
    rounds: roundsOf(counted.get(lobby.plan_id) ?? [], settled.get(lobby.id) ?? new Map(), pending),
    penalties: penalties.get(lobby.id) ?? [],
    given: given.get(lobby.id) ?? [],
    olderGifts: new Set(keysOf(older.get(lobby.id), 'gift').map(Number)),
    olderPrices: new Set(keysOf(older.get(lobby.id), 'price')),
    prices: judged(prices.get(lobby.plan_id) ?? [], keysOf(older.get(lobby.id), 'guess')),
    seals: seals.get(lobby.id) ?? [],
    sealed: lobby.sealed,
    isConfirmed: confirmed.has(lobby.match_id),
    needsSeal:
      confirmed.get(lobby.match_id)?.isSealed === true &&
      lobby.ledger_seq > 0 &&
      keysOf(older.get(lobby.id), 'seal').length === 0,
    activity: activity.get(lobby.id) ?? new Map(),
    members: new Map(
      (members.get(lobby.id) ?? []).map(({ userId, ranked: _, hasPlayed: __, ...tally }) => [userId, tally]),
    ),
  }))
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

function grouped<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, read: (row: Row) => Value) {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(read(row))
    else groups.set(keyOf(row), [read(row)])
  }
  return groups
}

interface BetFacts {
  /** The strength of cards by lobby. */
  readonly tenths: ReadonlyMap<string, number>
  readonly cuts: CutPlayers
  /** By round, the first instant at which a bet arrived too late. */
  readonly late: ReadonlyMap<string, Instant>
  /** True if an older version settled bets on the round that arrived too late. */
  isOlder(lobbyId: string, roundId: string): boolean
}

async function betsByLobby(
  moment: Reader,
  ids: readonly string[],
  { tenths, cuts, late, isOlder }: BetFacts,
): Promise<Map<string, StoredBet[]>> {
  const rows = await moment
    .selectFrom('bet')
    .innerJoin('option', 'option.id', 'bet.option_id')
    .innerJoin('round', 'round.id', 'bet.round_id')
    .selectAll('bet')
    .select([
      'round.round_number',
      'option.event_type as option_event_type',
      'option.bet_type as option_bet_type',
      'option.threshold as option_threshold',
    ])
    .where('bet.lobby_id', '=', anyOf(ids))
    .orderBy('bet.id')
    .execute()
  return grouped(
    rows,
    (row) => row.lobby_id,
    (row): StoredBet => ({
      id: row.id,
      userId: row.account_id,
      roundId: row.round_id,
      optionId: row.option_id,
      placedAt: row.placed_at.getTime(),
      eventType: row.event_type,
      betType: row.bet_type,
      threshold: row.threshold,
      hundredths: row.hundredths,
      stake: row.stake,
      card: row.card === null ? undefined : { kind: row.card, tenths: tenths.get(row.lobby_id) ?? 10 },
      isLate:
        row.placed_at.getTime() >= (late.get(row.round_id) ?? Number.POSITIVE_INFINITY) &&
        (row.void_reason !== null || !isOlder(row.lobby_id, row.round_id)),
      isCut: isCutBefore(cuts, row),
      isUnwitnessed: row.unwitnessed,
      isDisputed: row.disputed,
      outcome: row.outcome,
      payout: row.payout,
      count: row.count,
      voidReason: row.void_reason,
      isStruck: row.struck > 0,
      option: { eventType: row.option_event_type, betType: row.option_bet_type, threshold: row.option_threshold },
    }),
  )
}

/** Returns, by round, the first instant at which a bet arrived too late ([S13]). */
async function lateFromByRound(moment: Reader, planIds: readonly string[]): Promise<Map<string, Instant>> {
  const timetables = await timetablesOfPlans(moment, planIds)
  return new Map(
    timetables.flatMap((timetable) =>
      timetable.rounds.flatMap((round): [string, Instant][] => {
        const from = lateFrom(timetable, round)
        return from === null ? [] : [[round.id, from]]
      }),
    ),
  )
}

async function membersByLobby(moment: Reader, ids: readonly string[]) {
  const rows = await moment
    .selectFrom('member')
    .select(['lobby_id', 'account_id as userId', 'ranked', 'chips', 'bets_placed as placed', 'bets_won as won'])
    .select(['rounds_bet as roundsBet', 'rounds_open as roundsOpen'])
    // A player who was struck before the kick-off is not ranked, and keeps the entries of the ledger.
    .select(sql<boolean>`(played_since is not null)`.as('hasPlayed'))
    .where('lobby_id', '=', anyOf(ids))
    .execute()
  return grouped(
    rows,
    (row) => row.lobby_id,
    ({ lobby_id: _, ...member }) => member,
  )
}

async function penaltiesByLobby(moment: Reader, ids: readonly string[]) {
  const rows = await moment
    .selectFrom('penalty')
    .select(['lobby_id', 'round_id as roundId', 'account_id as userId', 'amount'])
    .where('lobby_id', '=', anyOf(ids))
    .execute()
  return grouped(
    rows,
    (row) => row.lobby_id,
    ({ roundId, userId, amount }) => ({ roundId, userId, amount }),
  )
}

/** Returns the chips that administrators gave, found by the index of each match's actions. */
async function givenByLobby(moment: Reader, ids: readonly string[]) {
  const { rows } = await sql<{ lobby_id: string; userId: string; amount: number }>`
    select action.subject->>'lobbyId' as lobby_id, action.subject->>'userId' as "userId",
      (action.after->>'amount')::integer as amount
    from operator_action action
    where action.kind = 'update-chips' and action.subject->>'lobbyId' = any(${[...ids]}::text[])
      and action.match_id in (select match_id from lobby where id = any(${[...ids]}::uuid[]))`.execute(moment)
  return grouped(
    rows,
    (row) => row.lobby_id,
    ({ userId, amount }) => ({ userId, amount }),
  )
}

type Older = Selectable<OlderEvidenceTable>

/** Reads the records that an older version made without evidence. */
async function olderByLobby(moment: Reader, ids: readonly string[]): Promise<Map<string, Older[]>> {
  const rows = await moment.selectFrom('older_evidence').selectAll().where('lobby_id', '=', anyOf(ids)).execute()
  return grouped(
    rows,
    (row) => row.lobby_id,
    (row) => row,
  )
}

const keysOf = (older: readonly Older[] | undefined, kind: Older['kind']): string[] =>
  (older ?? []).flatMap((row) => (row.kind === kind ? [row.key] : []))

/** Returns the matches with confirmed results, and whether the sealing job after the confirmation is done. */
async function confirmedMatches(
  moment: Reader,
  lobbies: readonly Pick<StoredLobbyRow, 'match_id'>[],
): Promise<Map<string, { isSealed: boolean }>> {
  const ids = [...new Set(lobbies.map(({ match_id }) => match_id))]
  const { rows } = await sql<{ id: string; isSealed: boolean }>`
    select match.id, not exists (
      select from due_work
      where queue = 'match:' || match.id and kind = 'seal-ledgers' and key = match.id::text) as "isSealed"
    from match where match.id = any(${ids}::uuid[]) and results_confirmed_at is not null`.execute(moment)
  return new Map(rows.map(({ id, isSealed }) => [id, { isSealed }]))
}

async function pricesByPlan(moment: Reader, planIds: readonly string[]): Promise<Map<string, AskedPrice[]>> {
  const { rows } = await sql<Omit<AskedPrice, 'from'> & { plan_id: string; from: Date }>`
    select list.plan_id, list.round_id as "roundId", list.from_at as "from", list.prices,
      list.guessed as "isGuessed"
    from price_list list
    where list.plan_id = any(${[...planIds]}::uuid[])
    order by list.plan_id, list.from_at`.execute(moment)
  return grouped(
    rows,
    (row) => row.plan_id,
    ({ plan_id: _, from, ...list }): AskedPrice => ({ ...list, from: from.getTime() }),
  )
}

/** Marks a price as guessed only if the upgrade recorded it as guessed. */
function judged(prices: readonly AskedPrice[], guessed: readonly string[]): AskedPrice[] {
  return prices.map((list) => ({ ...list, isGuessed: list.isGuessed && guessed.includes(list.roundId) }))
}

/**
 * Counts the rounds on which each player bet or could have bet, from bets and penalties, without the member's row
 * ([K6]).
 */
async function activityByLobby(moment: Reader, ids: readonly string[]): Promise<Map<string, Map<string, Activity>>> {
  const { rows } = await sql<Activity & { lobby_id: string; userId: string }>`
    select lobby_id, account_id as "userId", count(*)::int as "roundsOpen", (count(*) filter (where has_bet))::int as "roundsBet"
    from (
      select lobby_id, account_id, round_id, bool_or(is_bet) as has_bet
      from (
        select lobby_id, account_id, round_id, true as is_bet from bet where outcome <> 'open' and struck = 0 and lobby_id = any(${[...ids]}::uuid[])
        union all select lobby_id, account_id, round_id, false from penalty where lobby_id = any(${[...ids]}::uuid[])) as played
      join lobby_round using (lobby_id, round_id)
      where lobby_round.settled_at is not null and lobby_round.counts is distinct from 'null'::jsonb
      group by lobby_id, account_id, round_id) as by_round
    group by lobby_id, account_id`.execute(moment)
  const byLobby = new Map<string, Map<string, Activity>>()
  for (const { lobby_id, userId, ...activity } of rows) {
    byLobby.set(lobby_id, (byLobby.get(lobby_id) ?? new Map()).set(userId, activity))
  }
  return byLobby
}

async function dealsByLobby(moment: Reader, ids: readonly string[]): Promise<Map<string, DealRow>> {
  const rows = await moment.selectFrom('deal').selectAll().where('lobby_id', '=', anyOf(ids)).execute()
  return new Map(rows.map((row) => [row.lobby_id, row]))
}

async function sealsByLobby(moment: Reader, ids: readonly string[]) {
  const rows = await moment
    .selectFrom('ledger_seal')
    .selectAll()
    .where('lobby_id', '=', anyOf(ids))
    .orderBy('lobby_id')
    .orderBy('number')
    .execute()
  return grouped(
    rows,
    (row) => row.lobby_id,
    (row) => row,
  )
}

type Counted = Pick<StoredRound, 'roundId' | 'roundNumber' | 'counted'>

async function countedByPlan(moment: Reader, planIds: readonly string[]): Promise<Map<string, Counted[]>> {
  const byPlan = new Map<string, Counted[]>()
  for (const timetable of await timetablesOfPlans(moment, planIds)) {
    byPlan.set(timetable.planId, await countedIn(moment, timetable))
  }
  return byPlan
}

/** Counts the events of each round of a plan, from the events stored now. */
async function countedIn(moment: Reader, timetable: MatchTimetable): Promise<Counted[]> {
  const statistics = await countsByRound(moment, timetable, timetable.matchId)
  const gaps = await countGaps(moment, timetable.matchId)
  return timetable.rounds.map((round) => {
    const { id: roundId, roundNumber } = round
    if (neverBegan(timetable, round)) return { roundId, roundNumber, counted: null }
    const counts = Object.entries(statistics).flatMap(([eventType, byRound]) => {
      const count = byRound[roundNumber] ?? 0
      return count > 0 ? [[eventType, count] as const] : []
    })
    const counted = withUnknown(Object.fromEntries(counts), gaps, roundSpan(timetable, round), timetable.tempo)
    return { roundId, roundNumber, counted }
  })
}

/** Returns, by lobby, the counts on which each round was settled. */
async function settledByLobby(moment: Reader, ids: readonly string[]): Promise<Map<string, Map<string, RoundCounts>>> {
  const rows = await moment
    .selectFrom('lobby_round')
    .select(['lobby_id', 'round_id', 'counts'])
    .where('lobby_id', '=', anyOf(ids))
    .where('settled_at', 'is not', null)
    .execute()
  const byLobby = new Map<string, Map<string, RoundCounts>>()
  for (const { lobby_id, round_id, counts } of rows) {
    byLobby.set(lobby_id, (byLobby.get(lobby_id) ?? new Map()).set(round_id, counts))
  }
  return byLobby
}

/** Returns the rounds that are being settled or corrected, or soon will be. */
async function pendingRounds(
  moment: Reader,
  lobbies: readonly Pick<StoredLobbyRow, 'match_id'>[],
): Promise<ReadonlySet<string>> {
  const queues = [...new Set(lobbies.map(({ match_id }) => matchQueue(match_id)))]
  const rows = await moment
    .selectFrom('due_work')
    .select('key')
    .where('queue', '=', sql<string>`any(${queues}::text[])`)
    .where('kind', 'in', ['correct', 'round-end'])
    .execute()
  return new Set(rows.map(({ key }) => key))
}

function roundsOf(
  counted: readonly Counted[],
  settled: ReadonlyMap<string, RoundCounts>,
  pending: ReadonlySet<string>,
): StoredRound[] {
  return counted.map((round) => ({
    ...round,
    settledOn: settled.has(round.roundId) ? (settled.get(round.roundId) ?? null) : undefined,
    isPending: pending.has(round.roundId),
  }))
}
