import type {
  Competition,
  CompetitionCard,
  CompetitionEntry,
  CompetitionGroup,
  CompetitionId,
  CompetitionStage,
  MatchId,
  MyCompetition,
  PublicUser,
  TableRow,
} from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'
import { ANA, BEN, CLEO, KICK_OFF, MATCH_ID, userId } from '../../push/lobby/a-lobby.test-support.ts'

export const DORA = { _id: userId(4), username: 'dora', name: 'Dora', selectedAvatar: null }
export const CUP_ID = '0197a000-0000-7000-8000-001200000001' as CompetitionId
const HOUR = 3_600_000
export const hours = (count: number) => KICK_OFF + count * HOUR
const timeAt = (count: number) => new Date(hours(count)).toISOString()

export const matchId = (n: number) => MATCH_ID.replace(/.$/, String(n)) as MatchId

/** A tournament that accepts entries for one hour, beginning at the fixed kick-off of the tests. */
export function aCompetitionCard(card: Partial<CompetitionCard> = {}): CompetitionCard {
  return {
    _id: CUP_ID,
    format: 'tournament',
    name: 'Friday cup',
    phase: 'enrolling',
    organiser: ANA,
    isPrivate: false,
    isExclusive: false,
    isPractice: false,
    prize: null,
    promisedBy: null,
    places: 8,
    entries: 4,
    reserves: 0,
    opensAt: timeAt(-1),
    closesAt: timeAt(1),
    firstKickOff: timeAt(2),
    winner: null,
    mine: null,
    ...card,
  }
}

export const anEntry = (user: PublicUser, entry: Partial<CompetitionEntry> = {}): CompetitionEntry => ({
  user,
  status: 'place',
  reserve: null,
  lot: null,
  ...entry,
})

export function aCompetition(competition: Partial<Competition> = {}): Competition {
  const { mine: _, ...card } = aCompetitionCard()
  return {
    ...card,
    groupFixtures: 1,
    seasonFixtures: 6,
    seasons: 1,
    lastDay: timeAt(200),
    gameSettings: DEFAULT_SETTINGS,
    closedBecause: null,
    seedHash: '',
    players: [ANA, BEN, CLEO, DORA].map((user) => anEntry(user)),
    fixtures: [],
    fixturesNeeded: 0,
    stages: [],
    bracket: [],
    plates: [],
    trophies: [],
    decided: [],
    serverTime: timeAt(0),
    version: 1,
    ...competition,
  }
}

export const aSideOf = (mine: Partial<MyCompetition> = {}): MyCompetition => ({
  entry: null,
  next: null,
  mayOrganise: false,
  isOrganiser: false,
  decisions: [],
  code: null,
  ...mine,
})

export const aRow = (user: PublicUser, position: number, row: Partial<TableRow> = {}): TableRow => ({
  userId: user._id,
  position,
  points: 0,
  wins: 0,
  chips: 0,
  bestFinish: 0,
  present: 0,
  form: [],
  decidedBy: position === 1 ? null : 'lot',
  ...row,
})

export const aGroup = (table: TableRow[], group: Partial<CompetitionGroup> = {}): CompetitionGroup => ({
  group: 0,
  division: null,
  members: table.map((row) => row.userId),
  table,
  isProvisional: false,
  advancing: [],
  lobbies: [],
  ...group,
})

export const aStage = (groups: CompetitionGroup[], stage: Partial<CompetitionStage> = {}): CompetitionStage => ({
  stage: 'groups',
  kind: 'groups',
  ordinal: 1,
  status: 'finished',
  lacksFixture: false,
  fixtures: [],
  groups,
  divisions: [],
  ...stage,
})
