import { type Competition, CompetitionId, MatchId } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { ANA, BEN, CLEO, KICK_OFF, minute } from '../../push/lobby/a-lobby.test-support.ts'

const uuid = (kind: number, n: number) => `0197a000-0000-7000-8000-000${kind}0000000${n}`
export const matchId = (n: number) => MatchId.parse(uuid(8, n))
const time = (instant: number) => new Date(instant).toISOString()

export function aFixture(n: number, figures: Partial<Competition['fixtures'][number]> = {}) {
  return {
    matchId: matchId(n),
    homeTeam: `Team ${n}`,
    awayTeam: 'Croatia',
    kickOffAt: time(minute(n * 240)),
    status: 'planned' as const,
    failure: null,
    stage: null,
    ...figures,
  }
}

/** A cup of Ana, Ben and Cleo that accepts entries. Enrolment closes an hour before the first kick-off. */
export function aCompetition(figures: Partial<Competition> = {}): Competition {
  return {
    _id: CompetitionId.parse(uuid(9, 1)),
    format: 'tournament',
    name: 'Friday cup',
    phase: 'enrolling',
    organiser: ANA,
    isPrivate: true,
    isExclusive: false,
    isPractice: false,
    prize: null,
    promisedBy: null,
    places: 8,
    entries: 3,
    reserves: 0,
    opensAt: time(KICK_OFF),
    closesAt: time(minute(180)),
    firstKickOff: time(minute(240)),
    winner: null,
    groupFixtures: 1,
    seasonFixtures: 10,
    seasons: 2,
    lastDay: time(minute(24 * 60 * 7)),
    gameSettings: { ...DEFAULT_SETTINGS },
    closedBecause: null,
    seedHash: 'hash',
    players: [ANA, BEN, CLEO].map((user) => ({ user, status: 'place', reserve: null, lot: null })),
    fixtures: [aFixture(1)],
    fixturesNeeded: 1,
    stages: [],
    bracket: [],
    plates: [],
    trophies: [],
    decided: [],
    serverTime: time(KICK_OFF),
    version: 1,
    ...figures,
  }
}
