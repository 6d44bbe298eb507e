import type { LobbyCard, LobbyId, Match } from '@bettle/contract'
import { bettingWindow, type Instant, isPreMatchBetting, lastBettingMinute, type Timetable } from '@bettle/rules'
import type { Reader } from '../../context.ts'
import type { LobbyRow, MatchRow } from '../../db/schema.ts'
import { matchesWire } from '../match/match-wire.ts'
import { loadTimetable } from '../match/timetable.ts'
import { type Seats, seatsOf } from '../member/member-store.ts'

/** A lobby with all data for its card. */
export interface Setting {
  readonly lobby: LobbyRow
  readonly match: Match
  readonly timetable: Timetable
  readonly seats: Seats
}

/** The public cards of lobbies: the rows of the hub. */
export async function lobbyCards(reader: Reader, lobbies: readonly LobbyRow[], now: Instant): Promise<LobbyCard[]> {
  return (await settingsOf(reader, lobbies)).map((setting) => cardOf(setting, now))
}

export function cardOf({ lobby, match, timetable, seats }: Setting, now: Instant): LobbyCard {
  return {
    _id: lobby.id as LobbyId,
    lobbyCode: lobby.code,
    match,
    hostUser: seats.host,
    players: seats.players,
    spectators: seats.spectators,
    gameSettings: lobby.settings,
    status: lobby.status,
    preMatchBetting: isPreMatchBetting(bettingWindow(timetable, lobby.settings, now), timetable, now),
    lastBets: lastBettingMinute(timetable, lobby.settings),
    createdAt: lobby.created_at.toISOString(),
  }
}

export async function settingsOf(reader: Reader, lobbies: readonly LobbyRow[]): Promise<Setting[]> {
  const matches = await matchesOf(reader, lobbies)
  const seats = await seatsOf(
    reader,
    lobbies.map((lobby) => lobby.id),
  )
  const timetables = new Map<string, Timetable>()
  const settings: Setting[] = []
  for (const lobby of lobbies) {
    const timetable = timetables.get(lobby.plan_id) ?? (await loadTimetable(reader, lobby.match_id, lobby.plan_id))
    timetables.set(lobby.plan_id, timetable)
    const match = matches.get(lobby.match_id)
    const taken = seats.get(lobby.id)
    if (match && taken) settings.push({ lobby, match, timetable, seats: taken })
  }
  return settings
}

async function matchesOf(reader: Reader, lobbies: readonly LobbyRow[]): Promise<Map<string, Match>> {
  const ids = [...new Set(lobbies.map((lobby) => lobby.match_id))]
  if (ids.length === 0) return new Map()
  const rows: MatchRow[] = await reader.selectFrom('match').selectAll().where('id', 'in', ids).execute()
  return new Map((await matchesWire(reader, rows)).map((match) => [match._id, match]))
}
