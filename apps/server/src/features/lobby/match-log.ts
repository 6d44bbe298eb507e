import type { MatchLogEntry, MatchLogFact, UserId } from '@bettle/contract'
import { GOAL, type Instant, neverBegan, reasonText, roundSpan, roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { BetRow, LobbyRow, Reader } from '../../db/schema.ts'
import { seenByOthers, seenByThemselves } from '../leaderboard/leaderboard.ts'
import { NOTHING } from '../leaderboard/standings.ts'
import { loadTimetable, type MatchTimetable } from '../match/timetable.ts'
import { membersOf } from '../member/member-store.ts'

const MOST = 200

/**
 * Returns the latest entries of the log of a lobby and its match, as far as this member may see them. They are computed
 * from stored facts, so every device reads the same log ([V9]). Of other members' bets the log contains only how many
 * bets a round's start showed, and that a round was corrected.
 */
export function matchLogOf(ctx: Context, lobby: LobbyRow, userId: UserId): Promise<MatchLogEntry[]> {
  const now = ctx.clock.now()
  return atOneMoment(ctx.db, async (reader) => {
    const timetable = await loadTimetable(reader, lobby.match_id, lobby.plan_id)
    const entries = [
      ...(await goals(reader, lobby)),
      ...roundsBegun(timetable, now),
      ...(await betsShown(reader, lobby, timetable, now)),
      ...(await decisions(reader, lobby, userId)),
      ...(await ownPenalties(reader, lobby, userId)),
      ...(await suspensions(reader, lobby)),
      ...(await removals(reader, lobby, userId)),
      ...(await eliminations(reader, lobby, userId, timetable)),
      ...(await confirmation(reader, lobby)),
    ]
    const inOrder = entries.toSorted((a, b) => a.at - b.at || a.order - b.order)
    return inOrder.slice(-MOST).map(({ id, at, fact }) => ({ id, at: new Date(at).toISOString(), fact }))
  })
}

interface Entry {
  readonly id: string
  readonly at: Instant
  /** Orders entries of the same instant: a round is settled before the next round begins. */
  readonly order: number
  readonly fact: MatchLogFact
}

const entry = (id: string, at: Date | Instant, fact: MatchLogFact, order = 1): Entry => ({
  id,
  at: new Date(at).getTime(),
  order,
  fact,
})

/** Returns the entries of goals. A removed goal has two entries: that it was recorded, and that it no longer counts. */
async function goals(reader: Reader, { match_id }: LobbyRow): Promise<Entry[]> {
  const rows = await reader
    .selectFrom('match_event')
    .select(['id', 'at', 'team', 'removed_at', 'reason'])
    .where('match_id', '=', match_id)
    .where('event_type', '=', GOAL)
    .execute()
  return rows.flatMap(({ id, at, team, removed_at, reason }) => [
    entry(`goal ${id}`, at, { kind: 'goal', team }, 0),
    ...(removed_at === null ? [] : [entry(`no goal ${id}`, removed_at, { kind: 'goal-removed', team, reason })]),
  ])
}

function roundsBegun(timetable: MatchTimetable, now: Instant): Entry[] {
  return timetable.rounds.flatMap((round) => {
    const { startsAt } = roundSpan(timetable, round)
    if (startsAt === null || startsAt > now || neverBegan(timetable, round)) return []
    return [entry(`began ${round.id}`, startsAt, { kind: 'round-began', roundNumber: round.roundNumber }, 3)]
  })
}

/**
 * Returns an entry for each round whose bets were published to the lobby. A round whose kick-off was moved to the
 * future has no entry, even before the job hides its bets ([V1]).
 */
async function betsShown(reader: Reader, lobby: LobbyRow, timetable: MatchTimetable, now: Instant): Promise<Entry[]> {
  const begun = timetable.rounds
    .filter((round) => roundStatus(timetable, round, now) !== 'upcoming')
    .map(({ id }) => id)
  const { rows } = await sql<{ id: string; round_number: number; revealed_at: Date; bets: number }>`
    select round.id, round.round_number, lr.revealed_at,
      (select count(*)::int from bet where bet.lobby_id = lr.lobby_id and bet.round_id = lr.round_id and bet.struck = 0) as bets
    from lobby_round lr join round on round.id = lr.round_id
    where lr.lobby_id = ${lobby.id} and lr.revealed_at is not null and round.id = any(${begun}::uuid[])`.execute(reader)
  return rows.flatMap(({ id, round_number, revealed_at, bets }) =>
    bets === 0
      ? []
      : [entry(`shown ${id}`, revealed_at, { kind: 'bets-revealed', roundNumber: round_number, bets }, 4)],
  )
}

type Decided = Pick<BetRow, 'account_id' | 'event_type' | 'bet_type' | 'threshold' | 'round_id'> & {
  readonly bet_id: string
  readonly number: number
  readonly from_outcome: BetRow['outcome']
  readonly to_outcome: BetRow['outcome']
  readonly count: number | null
  readonly credit: number
  readonly at: Date
  readonly reason: string | null
  readonly round_number: number
}

/**
 * Returns the outcomes of the member's own bets and their corrections. Of others' bets it returns only that the round
 * was corrected.
 */
async function decisions(reader: Reader, lobby: LobbyRow, userId: UserId): Promise<Entry[]> {
  const { rows } = await sql<Decided>`
    select made.bet_id, made.number, made.from_outcome, made.to_outcome, made.count, made.credit, made.at, made.reason,
      bet.account_id, bet.event_type, bet.bet_type, bet.threshold, bet.round_id, round.round_number
    from bet_outcome made join bet on bet.id = made.bet_id join round on round.id = bet.round_id
    where bet.lobby_id = ${lobby.id} and (bet.account_id = ${userId} or made.from_outcome <> 'open')
    order by made.at, made.number`.execute(reader)
  const own = rows.filter(({ account_id }) => account_id === userId)
  const shown = new Set(own.map(correctionOf))
  const ofOthers = new Map<string, Decided>()
  for (const row of rows) if (!shown.has(correctionOf(row))) ofOthers.set(correctionOf(row), row)
  return [
    ...own.map((row) => entry(`bet ${row.bet_id} ${row.number}`, row.at, ownDecision(row), row.number === 1 ? 1 : 2)),
    ...[...ofOthers].map(([id, { at, round_number: roundNumber, reason }]) =>
      entry(`corrected ${id}`, at, { kind: 'round-corrected', roundNumber, whys: reasonText(reason).whys }, 2),
    ),
  ]
}

const correctionOf = ({ round_id, at }: Decided): string => `${round_id} ${at.getTime()}`

function ownDecision(row: Decided): MatchLogFact {
  const bet = {
    roundNumber: row.round_number,
    eventType: row.event_type,
    betType: row.bet_type,
    threshold: row.threshold,
    outcome: row.to_outcome,
  }
  if (row.from_outcome === 'open') return { kind: 'bet-settled', ...bet, payout: row.credit, count: row.count }
  return { kind: 'bet-corrected', ...bet, whys: reasonText(row.reason).whys }
}

async function ownPenalties(reader: Reader, lobby: LobbyRow, userId: UserId): Promise<Entry[]> {
  const rows = await reader
    .selectFrom('penalty')
    .innerJoin('round', 'round.id', 'penalty.round_id')
    .select(['round.id', 'round.round_number', 'penalty.amount', 'penalty.kicked', 'penalty.at'])
    .where('penalty.lobby_id', '=', lobby.id)
    .where('penalty.account_id', '=', userId)
    .execute()
  return rows.flatMap(({ id, round_number: roundNumber, amount, kicked, at }) =>
    amount === 0 && !kicked ? [] : [entry(`penalty ${id}`, at, { kind: 'penalty', roundNumber, amount, kicked }, 2)],
  )
}

/** Returns suspensions of the match or of an event type. The suspension of a single option is shown at the option. */
async function suspensions(reader: Reader, { match_id }: LobbyRow): Promise<Entry[]> {
  const rows = await reader
    .selectFrom('suspension')
    .select(['id', 'event_type', 'from_at', 'until_at'])
    .where('match_id', '=', match_id)
    .where('option_id', 'is', null)
    .execute()
  return rows.flatMap(({ id, event_type: eventType, from_at, until_at }) => [
    entry(`suspended ${id}`, from_at, { kind: 'suspended', eventType }),
    ...(until_at === null ? [] : [entry(`resumed ${id}`, until_at, { kind: 'resumed', eventType })]),
  ])
}

async function removals(reader: Reader, lobby: LobbyRow, userId: UserId): Promise<Entry[]> {
  return (await membersOf(reader, [lobby.id])).flatMap((row) => {
    if (!row.removal) return []
    const isOwn = row.account_id === userId
    const { user, removed } = isOwn ? seenByThemselves(row, lobby.host_id) : seenByOthers(NOTHING, row, lobby.host_id)
    return removed
      ? [entry(`removed ${user._id}`, Date.parse(removed.at), { kind: 'member-removed', user, removed })]
      : []
  })
}

/** Returns each elimination at the end of its round, as far as this member may see it. */
async function eliminations(
  reader: Reader,
  lobby: LobbyRow,
  userId: UserId,
  timetable: MatchTimetable,
): Promise<Entry[]> {
  if (!lobby.settings.isTournament) return []
  const members = (await membersOf(reader, [lobby.id])).map((row) =>
    row.account_id === userId ? seenByThemselves(row, lobby.host_id) : seenByOthers(NOTHING, row, lobby.host_id),
  )
  const numbers = new Set(members.flatMap(({ eliminatedIn }) => eliminatedIn ?? []))
  const last = members.find(({ lastStanding }) => lastStanding)?.user ?? null
  return [...numbers].flatMap((roundNumber): Entry[] => {
    const round = timetable.rounds.find((candidate) => candidate.roundNumber === roundNumber)
    const endsAt = round ? roundSpan(timetable, round).endsAt : null
    if (endsAt === null) return []
    const users = members.filter(({ eliminatedIn }) => eliminatedIn === roundNumber).map(({ user }) => user)
    const lastStanding = roundNumber === Math.max(...numbers) ? last : null
    return [
      entry(`eliminated ${roundNumber}`, endsAt, { kind: 'players-eliminated', roundNumber, users, lastStanding }, 3),
    ]
  })
}

async function confirmation(reader: Reader, { match_id }: LobbyRow): Promise<Entry[]> {
  const match = await reader
    .selectFrom('match')
    .select('results_confirmed_at as at')
    .where('id', '=', match_id)
    .executeTakeFirst()
  return match?.at ? [entry('confirmed', match.at, { kind: 'results-confirmed' }, 5)] : []
}
