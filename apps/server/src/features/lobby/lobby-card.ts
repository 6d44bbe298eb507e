import type { LobbyCard, LobbyCompetition, LobbyId, Match, PublicUser } from '@bettle/contract'
import { bettingWindow, type Instant, isPreMatchBetting, lastBettingMinute, type Timetable } from '@bettle/rules'
import type { LobbyRow, MatchRow, Reader } from '../../db/schema.ts'
import { matchesWire } from '../match/match-wire.ts'
import { loadTimetable } from '../match/timetable.ts'
import { competitionsOf } from '../member/lobby-kind.ts'
import { type Seats, seatsOf } from '../member/member-store.ts'

/** A lobby with all data for its card. */
export interface Setting {
  readonly lobby: LobbyRow
  readonly match: Match
  readonly timetable: Timetable
  readonly seats: Seats
  readonly competition: LobbyCompetition | undefined
}

/** Returns the public cards of lobbies, which are the rows of the hub. Lobbies of competitions have none. */
export async function lobbyCards(reader: Reader, lobbies: readonly LobbyRow[], now: Instant): Promise<LobbyCard[]> {
  return (await settingsOf(reader, lobbies)).flatMap((setting) => {
    const { host } = setting.seats
    return host ? { ...cardOf(setting, now), hostUser: host } : []
  })
}

/** The card of any lobby. In a competition it has no host. */
export type SeatedCard = Omit<LobbyCard, 'hostUser'> & {
  readonly hostUser: PublicUser | null
  readonly competition?: LobbyCompetition
}

export function cardOf({ lobby, match, timetable, seats, competition }: Setting, now: Instant): SeatedCard {
  return {
    _id: lobby.id as LobbyId,
    lobbyCode: lobby.code,
    match,
    hostUser: seats.host,
    ...(competition && { competition }),
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
  const competitions = await competitionsOf(reader, lobbies)
  const timetables = new Map<string, Timetable>()
  const settings: Setting[] = []
  for (const lobby of lobbies) {
    const timetable = timetables.get(lobby.plan_id) ?? (await loadTimetable(reader, lobby.match_id, lobby.plan_id))
    timetables.set(lobby.plan_id, timetable)
    const match = matches.get(lobby.match_id)
    const taken = seats.get(lobby.id)
    if (match && taken)
      settings.push({ lobby, match, timetable, seats: taken, competition: competitions.get(lobby.id) })
  }
  return settings
}

async function matchesOf(reader: Reader, lobbies: readonly LobbyRow[]): Promise<Map<string, Match>> {
  const ids = [...new Set(lobbies.map((lobby) => lobby.match_id))]
  if (ids.length === 0) return new Map()
  const rows: MatchRow[] = await reader.selectFrom('match').selectAll().where('id', 'in', ids).execute()
  return new Map((await matchesWire(reader, rows)).map((match) => [match._id, match]))
}
