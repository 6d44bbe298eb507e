import { figuresOf, type Member } from '@bettle/contract'
import type { Instant, LobbySeat } from '@bettle/rules'
import { sql } from 'kysely'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, Reader } from '../../db/schema.ts'
import { membersSeen, seenByThemselves } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { loadTimetable, type MatchTimetable } from '../match/timetable.ts'
import { kindOf } from '../member/lobby-kind.ts'
import { membersByLobby, membersOf } from '../member/member-store.ts'
import type { CurrentLobby } from './competition-lobbies.ts'

/**
 * Returns the ranking of each lobby whose match is over.
 * @param stakes `with-open-stakes` counts the stakes of open bets as chips, for a fixture that failed
 */
export async function rankingsOf(
  reader: Reader,
  current: readonly CurrentLobby[],
  stakes: 'none-open' | 'with-open-stakes' = 'none-open',
): Promise<Map<string, LobbySeat[]>> {
  const lobbies = await lobbiesOf(reader, current)
  const open = stakes === 'with-open-stakes' ? await openStakesOf(reader, lobbies) : new Map<string, number>()
  return ranked(reader, lobbies, (lobby, rows) =>
    rows.map((row) => {
      const member = seenByThemselves(row, lobby.host_id)
      return { ...member, chips: member.chips + (open.get(`${lobby.id} ${row.account_id}`) ?? 0) }
    }),
  )
}

/** Returns the ranking of each running lobby, by public numbers only. */
export async function publicRankingsOf(
  reader: Reader,
  current: readonly CurrentLobby[],
  now: Instant,
): Promise<Map<string, LobbySeat[]>> {
  const lobbies = await lobbiesOf(reader, current)
  const timetables = new Map<string, MatchTimetable>()
  for (const { plan_id, match_id } of lobbies)
    if (!timetables.has(plan_id)) timetables.set(plan_id, await loadTimetable(reader, match_id, plan_id))
  const hidden = await hiddenStakes(reader, lobbies, [...timetables.values()], now)
  return ranked(reader, lobbies, (lobby, rows) => membersSeen(lobby.host_id, rows, hidden))
}

async function ranked(
  reader: Reader,
  lobbies: readonly LobbyRow[],
  seen: (lobby: LobbyRow, rows: Awaited<ReturnType<typeof membersOf>>) => Member[],
): Promise<Map<string, LobbySeat[]>> {
  const members = membersByLobby(
    await membersOf(
      reader,
      lobbies.map(({ id }) => id),
    ),
  )
  return new Map(
    lobbies.map((lobby) => {
      const { leaderboard } = figuresOf(seen(lobby, members.get(lobby.id) ?? []), kindOf(lobby))
      return [
        lobby.id,
        leaderboard.map(({ user, hasSettledBet, chips }) => ({ entry: user._id, isPresent: hasSettledBet, chips })),
      ]
    }),
  )
}

async function lobbiesOf(reader: Reader, current: readonly CurrentLobby[]): Promise<LobbyRow[]> {
  if (current.length === 0) return []
  const ids = current.map(({ lobby_id }) => lobby_id)
  const rows = await reader.selectFrom('lobby').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map(readLobby)
}

async function openStakesOf(reader: Reader, lobbies: readonly LobbyRow[]): Promise<Map<string, number>> {
  const ids = lobbies.map(({ id }) => id)
  const { rows } = await sql<{ lobby_id: string; account_id: string; stakes: number }>`
    select lobby_id, account_id, sum(stake)::int as stakes from bet
    where lobby_id = any(${ids}::uuid[]) and outcome = 'open' group by lobby_id, account_id`.execute(reader)
  return new Map(rows.map(({ lobby_id, account_id, stakes }) => [`${lobby_id} ${account_id}`, stakes]))
}
