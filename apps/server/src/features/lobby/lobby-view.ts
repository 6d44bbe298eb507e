import { countsOf, figuresOf, GameError, type Lobby, type LobbyId } from '@bettle/contract'
import { type Instant, reasonText, roundStatus } from '@bettle/rules'
import type { Reader } from '../../context.ts'
import { atOneMoment } from '../../db/at-one-moment.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { type BetWithNames, betToWire, selectBets } from '../bet/bet-wire.ts'
import { dealToWire, dealtDeal, handToWire } from '../card/deal-store.ts'
import { membersSeen, seenByThemselves } from '../leaderboard/leaderboard.ts'
import { hiddenStakes } from '../leaderboard/standings.ts'
import { matchWire, roundsToWire } from '../match/match-wire.ts'
import { loadTimetable, type MatchTimetable } from '../match/timetable.ts'
import { membersOf } from '../member/member-store.ts'
import { currentOddsWire } from '../odds/odds-wire.ts'
import { bookedAt } from '../trophy/trophy-ledger.ts'

/**
 * Returns everything of a lobby that this member may see, for the start of every screen and after every gap in the
 * updates. The lobby's row is read first: a concurrent change arrives as an update with a higher version.
 */
export function lobbyView(reader: Reader, lobby: LobbyRow, viewerId: string, now: Instant): Promise<Lobby> {
  return atOneMoment(reader, (moment) => viewAt(moment, lobby, viewerId, now))
}

/** Returns the public view of a lobby's members without the match: cheaper than the whole view. */
export function lobbyMembers(reader: Reader, lobby: LobbyRow, now: Instant): Promise<Lobby['users']> {
  return atOneMoment(reader, async (moment) => {
    const timetable = await loadTimetable(moment, lobby.match_id, lobby.plan_id)
    return (await membersAt(moment, lobby, timetable, now)).users
  })
}

async function membersAt(reader: Reader, lobby: LobbyRow, timetable: MatchTimetable, now: Instant) {
  const rows = await membersOf(reader, [lobby.id])
  const hidden = await hiddenStakes(reader, [lobby], [timetable], now)
  return { rows, users: membersSeen(lobby.host_id, rows, hidden) }
}

/**
 * Reads in one snapshot: otherwise a bet placed between two reads would be counted in one and hidden in the other
 * ([V3]).
 */
async function viewAt(reader: Reader, lobby: LobbyRow, viewerId: string, now: Instant): Promise<Lobby> {
  const match = await matchWire(reader, lobby.match_id)
  const timetable = await loadTimetable(reader, lobby.match_id, lobby.plan_id)
  const { rows, users } = await membersAt(reader, lobby, timetable, now)
  const own = rows.find((row) => row.account_id === viewerId)
  const host = users.find((member) => member.isHost)
  if (!own || !host) throw new GameError('lobby-not-found')
  const currentUser = seenByThemselves(own, lobby.host_id)
  const rounds = roundsToWire(timetable, now)
  const bets = await selectBets(reader)
    .where('bet.lobby_id', '=', lobby.id)
    .where('bet.account_id', '=', viewerId)
    .orderBy('round.round_number')
    .execute()
  const closed = reasonText(lobby.closed_reason)
  return {
    _id: lobby.id as LobbyId,
    lobbyCode: lobby.code,
    match,
    hostUser: host.user,
    ...figuresOf(users, lobby.settings.startingChips),
    counts: countsOf(users, match),
    trophiesBookedAt: (await bookedAt(reader, lobby.id))?.toISOString() ?? null,
    gameSettings: lobby.settings,
    status: lobby.status,
    closedReason: closed.reason,
    closedWhy: closed.why,
    users,
    rounds,
    activeRounds: rounds.filter((round) => round.status === 'active'),
    upcomingRounds: rounds.filter((round) => round.status === 'upcoming'),
    odds: await currentOddsWire(reader, lobby.match_id, lobby.plan_id),
    currentUser,
    bets: bets.map(betToWire),
    ...(currentUser.ranked && (await ownCards(reader, lobby, viewerId, bets, rounds))),
    createdAt: lobby.created_at.toISOString(),
    serverTime: new Date(now).toISOString(),
    version: lobby.version,
    seatVersion: own.seat_version,
  }
}

/** The member's own hand and the deal, if the cards are dealt ([H2], [H3]). */
async function ownCards(
  reader: Reader,
  lobby: LobbyRow,
  viewerId: string,
  bets: readonly BetWithNames[],
  rounds: Lobby['rounds'],
): Promise<Pick<Lobby, 'hand' | 'deal'>> {
  const deal = await dealtDeal(reader, lobby.id)
  if (!deal) return {}
  const upcoming = new Set(rounds.flatMap(({ _id, status }): string[] => (status === 'upcoming' ? [_id] : [])))
  const played = bets.flatMap(({ card: kind, round_id, round_number: roundNumber }) =>
    kind === null ? [] : [{ kind, roundNumber, hasStarted: !upcoming.has(round_id) }],
  )
  return { hand: handToWire(lobby, deal.seed, viewerId, played), deal: dealToWire(deal) }
}

/**
 * Returns an ETag for a member's view. It changes with the lobby, the member's seat, the match, and the rounds that the
 * clock moves on.
 */
export async function lobbyTag(reader: Reader, lobby: LobbyRow, viewerId: string, now: Instant): Promise<string> {
  const timetable = await loadTimetable(reader, lobby.match_id, lobby.plan_id)
  const { version, seatVersion } = await reader
    .selectFrom('match')
    .innerJoin('member', (join) => join.on('member.account_id', '=', viewerId).on('member.lobby_id', '=', lobby.id))
    .select(['match.version', 'member.seat_version as seatVersion'])
    .where('match.id', '=', lobby.match_id)
    .executeTakeFirstOrThrow()
  const begun = timetable.rounds.map((round) => roundStatus(timetable, round, now).charAt(0)).join('')
  return `${viewerId}.${lobby.version}.${seatVersion}.${version}.${begun}`
}
