import {
  Bet,
  BetId,
  type CompetitionId,
  HalfId,
  Lobby,
  LobbyId,
  MatchEvent,
  MatchEventId,
  MatchId,
  type Member,
  OddsId,
  RoundId,
  UserId,
} from '@bettle/contract'
import { DEFAULT_SETTINGS, planMatch } from '@bettle/rules'
import { withRoundsAt } from '../match/timetable.ts'

/**
 * The kick-off of every match in tests, a fixed time. Ana is the player at the screen; Ben and Cleo are other players.
 */
export const KICK_OFF = Date.parse('2026-06-14T18:00:00.000Z')
export const minute = (match: number) => KICK_OFF + match * 60_000
const time = (instant: number) => new Date(instant).toISOString()

const uuid = (kind: number, n: number) =>
  `0197a000-0000-7000-8000-${kind.toString(16).padStart(4, '0')}${n.toString(16).padStart(8, '0')}`
export const userId = (n: number) => UserId.parse(uuid(1, n))
export const roundId = (n: number) => RoundId.parse(uuid(2, n))
export const oddsId = (n: number) => OddsId.parse(uuid(3, n))
const betId = (n: number) => BetId.parse(uuid(4, n))
const halfId = (n: number) => HalfId.parse(uuid(5, n))
export const eventId = (n: number) => MatchEventId.parse(uuid(6, n))
export const LOBBY_ID = LobbyId.parse(uuid(7, 1))
export const MATCH_ID = MatchId.parse(uuid(8, 1))

export const ANA = { _id: userId(1), username: 'ana', name: 'Ana', selectedAvatar: null }
export const BEN = { _id: userId(2), username: 'ben', name: 'Ben', selectedAvatar: null }
export const CLEO = { _id: userId(3), username: 'cleo', name: 'Cleo', selectedAvatar: null }

/** Returns the seat of a member, derived from the other figures that the test gives. */
function seatOfFigures({ role, present, ranked }: Partial<Member>): Member['seat'] {
  if (role === 'spectator') return ranked === false ? 'spectator' : 'stepped-down'
  return present === false ? 'left' : 'player'
}

export function aMember(user: Member['user'], figures: Partial<Member> = {}): Member {
  return {
    user,
    role: 'player',
    chips: 100,
    betsPlaced: 0,
    hasSettledBet: false,
    isActive: false,
    betsWon: 0,
    present: true,
    isHost: false,
    ranked: true,
    seat: seatOfFigures(figures),
    eliminatedIn: null,
    lastStanding: false,
    removed: null,
    joinedAt: time(KICK_OFF - 600_000 + Number.parseInt(user._id.slice(-2), 16) * 1000),
    ...figures,
  }
}

export function aBet(n: number, round: number, stake: number, figures: Partial<Bet> = {}): Bet {
  return Bet.parse({
    _id: betId(n),
    lobbyId: LOBBY_ID,
    user: ANA,
    matchRound: { _id: roundId(round), roundNumber: round },
    oddsId: oddsId(1),
    odds: { _id: oddsId(1), name: 'Over 4.5 Throw', eventType: 'Throw', betType: 'over', threshold: 4.5, odds: 1.8 },
    stake,
    outcome: 'open',
    placedAt: time(KICK_OFF),
    settledAt: null,
    createdAt: time(KICK_OFF),
    ...figures,
  })
}

export function anEvent(n: number, at: number, figures: Partial<MatchEvent> = {}): MatchEvent {
  return MatchEvent.parse({
    _id: eventId(n),
    match: MATCH_ID,
    eventType: 'Throw',
    timeStamp: time(minute(at)),
    team: null,
    sourceId: null,
    createdAt: time(minute(at)),
    ...figures,
  })
}

interface LobbyGiven {
  /** The match minute of half 1 to which the clock is set. */
  at?: number
  version?: number
  settings?: Partial<Lobby['gameSettings']>
  users?: Member[]
  bets?: Bet[]
}

/**
 * Returns a lobby in the first half, on the official plan. Ana's own figures are the actual ones, as in the server's
 * responses.
 */
export function aLobby({ at = 5, version = 7, settings = {}, users, bets = [] }: LobbyGiven = {}): Lobby {
  const halves = [
    { _id: halfId(1), match: MATCH_ID, halfNumber: 1, status: 'active', startTime: time(KICK_OFF), endTime: null },
    { _id: halfId(2), match: MATCH_ID, halfNumber: 2, status: 'upcoming', startTime: null, endTime: null },
  ]
  const rounds = planMatch([1, 2], 45, 10).map(({ halfNumber, roundNumber, startMinute, endMinute }) => ({
    _id: roundId(roundNumber),
    match: MATCH_ID,
    half: { _id: halfId(halfNumber), halfNumber },
    roundNumber,
    status: 'upcoming',
    startMinute,
    ...(endMinute !== null && { endMinute }),
    startsAt: null,
    endsAt: null,
  }))
  const members = users ?? [aMember(ANA, { isHost: true }), aMember(BEN)]
  const lobby = Lobby.parse({
    _id: LOBBY_ID,
    lobbyCode: 'AB23CD',
    match: {
      _id: MATCH_ID,
      homeTeam: 'France',
      awayTeam: 'Croatia',
      teams: [{ name: 'France' }, { name: 'Croatia' }],
      status: 'active',
      startTime: time(KICK_OFF),
      tempo: 1,
      halves,
      score: { home: 0, away: 0 },
      suspended: false,
      suspendedEventTypes: [],
      abandonedReason: null,
      abandonedWhy: null,
      endedAt: null,
      resultsConfirmedAt: null,
      createdAt: time(KICK_OFF),
      updatedAt: time(KICK_OFF),
      version: 3,
    },
    hostUser: ANA,
    players: members.length,
    spectators: 0,
    gameSettings: { ...DEFAULT_SETTINGS, ...settings },
    status: 'open',
    closedReason: null,
    closedWhy: null,
    users: members,
    rounds,
    activeRounds: [],
    upcomingRounds: [],
    odds: [],
    leaderboard: members.map(
      ({ user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding, isGuest }) => ({
        ...{ user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding, isGuest },
      }),
    ),
    currentUser: members[0],
    bets,
    prizePot: 200,
    counts: { code: 'too-few' },
    trophiesBookedAt: null,
    createdAt: time(KICK_OFF),
    serverTime: time(minute(at)),
    version,
    seatVersion: 2,
  })
  return withRoundsAt(lobby, minute(at))
}

export const CUP = { _id: '01890a5d-ac96-774b-bcce-b302099c0001' as CompetitionId, name: 'Office Cup' }

/** Returns the same lobby as part of a competition, without code and host. */
export const inCompetition = (lobby: Lobby): Lobby => ({
  ...lobby,
  lobbyCode: '',
  hostUser: null,
  competition: { ...CUP, stage: 'round-1', pairing: '0' },
  counts: { code: 'competition' },
})
