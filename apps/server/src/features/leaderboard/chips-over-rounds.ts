import type * as contract from '@bettle/contract'
import type { Answer, UserId } from '@bettle/contract'
import { chipsOverRounds, type Instant, roundSpan, type SettledRound, type Timetable } from '@bettle/rules'
import { sql } from 'kysely'
import { atOneMoment } from '../../db/queries/at-one-moment.ts'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { loadTimetable } from '../match/timetable.ts'
import { untakenPenalties } from './standings.ts'

/**
 * Returns every ranked member's chips after each settled round, from the ledger ([K3]). It needs few statements
 * whatever the size of the lobby, and every member gets the same result.
 */
export function chipsHeldOverRounds(
  reader: Reader,
  lobby: LobbyRow,
  now: Instant,
): Promise<Answer<typeof contract.chipsOverRounds>> {
  return atOneMoment(reader, async (moment) => {
    const timetable = await loadTimetable(moment, lobby.match_id, lobby.plan_id)
    const settled = await settledRounds(moment, lobby.id, timetable)
    const { startingChips } = lobby.settings
    const numbers = new Map(timetable.rounds.map((round) => [round.id, round.roundNumber]))
    const beside = await movedBeside(moment, lobby.id, settled)
    const untaken = await untakenPenalties(moment, lobby, timetable, now)
    const members = (await movedInRounds(moment, lobby.id, settled)).map(({ account_id, gained }) => {
      const inRounds = gained.map((amount, index) => ({
        amount,
        roundNumber: settled[index]?.roundNumber,
        isBet: true,
      }))
      const others = (beside.get(account_id) ?? []).map(({ amount, at, round_id }) => ({
        amount,
        isBet: false,
        ...(round_id === null ? { at: at.getTime() } : { roundNumber: numbers.get(round_id) }),
      }))
      const published = untaken
        .filter((penalty) => penalty.account_id === account_id)
        .map((penalty) => ({ amount: -penalty.untaken, isBet: false, roundNumber: numbers.get(penalty.round_id) }))
      const chips = chipsOverRounds(startingChips, settled, [...inRounds, ...others, ...published])
      return { userId: account_id as UserId, chips }
    })
    return { startingChips, rounds: settled.map(({ roundNumber }) => roundNumber), members }
  })
}

interface SettledRoundOfPlan extends SettledRound {
  readonly id: string
}

async function settledRounds(reader: Reader, lobbyId: string, timetable: Timetable): Promise<SettledRoundOfPlan[]> {
  const rows = await reader
    .selectFrom('lobby_round')
    .select('round_id')
    .where('lobby_id', '=', lobbyId)
    .where('settled_at', 'is not', null)
    .execute()
  const isSettled = new Set(rows.map((row) => row.round_id))
  return timetable.rounds
    .filter((round) => isSettled.has(round.id))
    .map((round) => ({ id: round.id, roundNumber: round.roundNumber, endsAt: endOf(timetable, round) }))
    .sort((a, b) => a.roundNumber - b.roundNumber)
}

/** Returns the end of a round. A round that never began has no end, so no ledger entry belongs to it. */
function endOf(timetable: Timetable, round: Timetable['rounds'][number]): number {
  return roundSpan(timetable, round).endsAt ?? Number.NEGATIVE_INFINITY
}

interface MemberMoved {
  readonly account_id: string
  /** One value for each settled round, in their order. */
  readonly gained: readonly number[]
}

/**
 * Sums the entries of each settled round in one pass over the ledger. Returns one row for each ranked member, in order
 * of joining.
 */
async function movedInRounds(
  reader: Reader,
  lobbyId: string,
  settled: readonly SettledRoundOfPlan[],
): Promise<MemberMoved[]> {
  const ofRound = settled.map(({ id }) => sql`coalesce(sum(amount) filter (where round_id = ${id}::uuid), 0)::int`)
  const { rows } = await sql<MemberMoved>`
    select member.account_id, array[${sql.join(ofRound)}]::int[] as gained
    from member left join (
      select entry.account_id, entry.amount,
        coalesce(bet.round_id, case when entry.kind = 'penalty' then split_part(entry.key, ':', 2)::uuid end) as round_id
      from ledger_entry entry left join bet on bet.id = entry.bet_id
      where entry.lobby_id = ${lobbyId} and entry.kind <> 'join'
    ) as moved on moved.account_id = member.account_id
    where member.lobby_id = ${lobbyId} and member.ranked
    group by member.account_id, member.joined_at
    order by member.joined_at, member.account_id`.execute(reader)
  return rows
}

interface MovedBeside {
  readonly account_id: string
  readonly amount: number
  readonly at: Date
  /** The round of a penalty whose round continues after all. */
  readonly round_id: string | null
}

/** Reads the few other entries: an administrator's chips, and penalties of rounds that continue after all. */
async function movedBeside(
  reader: Reader,
  lobbyId: string,
  settled: readonly SettledRoundOfPlan[],
): Promise<Map<string, MovedBeside[]>> {
  const ids = settled.map(({ id }) => id)
  const { rows } = await sql<MovedBeside>`
    select account_id, amount, at, round_id from (
      select account_id, amount, at, case when kind = 'penalty' then split_part(key, ':', 2)::uuid end as round_id
      from ledger_entry where lobby_id = ${lobbyId} and bet_id is null and kind <> 'join'
    ) as moved
    where round_id is null or round_id <> all(${ids}::uuid[])`.execute(reader)
  const beside = new Map<string, MovedBeside[]>()
  for (const row of rows) beside.set(row.account_id, [...(beside.get(row.account_id) ?? []), row])
  return beside
}
