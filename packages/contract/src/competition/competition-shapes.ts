import { z } from 'zod'
import { Chips, PublicUser, Time } from '../fields/common.ts'
import { CompetitionId, LobbyId, MatchId, UserId } from '../fields/ids.ts'
import { GameSettings } from '../lobby/lobby.ts'

export const CompetitionFormat = z.enum(['tournament', 'league', 'lobby'])
export type CompetitionFormat = z.infer<typeof CompetitionFormat>

export const CompetitionPhase = z.enum(['enrolling', 'closed', 'drawn', 'running', 'finished', 'cancelled'])
export type CompetitionPhase = z.infer<typeof CompetitionPhase>

export const EntryStatus = z.enum([
  'place',
  'reserve',
  'waiting',
  'eliminated',
  'lapsed',
  'withdrawn',
  'lost',
  'disqualified',
])
export type EntryStatus = z.infer<typeof EntryStatus>

/** `groups`, `round-1`, `season-1` …, or `plate`. */
const StageId = z.string()

/** A competition in a list. */
export const CompetitionCard = z.object({
  _id: CompetitionId,
  format: CompetitionFormat,
  name: z.string(),
  phase: CompetitionPhase,
  /** Null if the organiser has deleted their account. */
  organiser: PublicUser.nullable(),
  isPrivate: z.boolean(),
  /** Entered by an invitation code, for a described prize. */
  isExclusive: z.boolean(),
  isPractice: z.boolean(),
  prize: z.string().nullable(),
  promisedBy: z.string().nullable(),
  places: z.number().int(),
  /** Entries with a place, and reserves. */
  entries: z.number().int(),
  reserves: z.number().int(),
  opensAt: Time,
  closesAt: Time,
  firstKickOff: Time.nullable(),
  winner: PublicUser.nullable(),
  /** The caller's own entry, or null. */
  mine: EntryStatus.nullable(),
})
export type CompetitionCard = z.infer<typeof CompetitionCard>

export const CompetitionEntry = z.object({
  user: PublicUser,
  status: EntryStatus,
  /** The rank among the reserves, from 1; null for the others. */
  reserve: z.number().int().nullable(),
  /** The lot of the latest draw; null before it. */
  lot: z.string().nullable(),
})
export type CompetitionEntry = z.infer<typeof CompetitionEntry>

export const FixtureStatus = z.enum(['planned', 'under-way', 'counted', 'failed'])

export const CompetitionFixture = z.object({
  matchId: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  kickOffAt: Time,
  status: FixtureStatus,
  failure: z.enum(['abandoned', 'deleted', 'too-late', 'unconfirmed']).nullable(),
  /** Why the fixture stays failed although its deleted match is restored. */
  staysFailed: z
    .enum([
      'competition-ended',
      'fixture-kicked-off',
      'fixture-after-last-day',
      'fixtures-too-close',
      'stage-decided',
      'fixture-replaced',
    ])
    .nullish(),
  /** The stage that uses the fixture; null while it is unused. */
  stage: StageId.nullable(),
})
export type CompetitionFixture = z.infer<typeof CompetitionFixture>

export const TableRow = z.object({
  userId: UserId,
  position: z.number().int(),
  points: z.number().int(),
  /** Lobbies won. */
  wins: z.number().int(),
  /** The sum of final chips, 0 where absent. */
  chips: Chips,
  /** The best single finish in chips. */
  bestFinish: Chips,
  /** How many lobbies the player was present in. */
  present: z.number().int(),
  /** The rank in each fixture with a result, oldest first; null where absent. */
  form: z.array(z.number().int().nullable()),
  /** The criterion that puts the player behind the one above; null for the first. */
  decidedBy: z.enum(['points', 'wins', 'chips', 'best-finish', 'seed', 'lot', 'organiser']).nullable(),
})
export type TableRow = z.infer<typeof TableRow>

/** A lobby of a group on a fixture. */
export const CompetitionLobby = z.object({ lobbyId: LobbyId, matchId: MatchId, players: z.array(UserId) })
export type CompetitionLobby = z.infer<typeof CompetitionLobby>

/** A group, or a tie of two. */
export const CompetitionGroup = z.object({
  /** The index in the stage, from 0. */
  group: z.number().int(),
  /** From 1, the top; null outside leagues. */
  division: z.number().int().nullable(),
  members: z.array(UserId),
  /** With the results that are not confirmed yet. */
  table: z.array(TableRow),
  /** True if the table holds results that are not confirmed. */
  isProvisional: z.boolean(),
  /** The players who go on, or have won; empty until the stage is finished. */
  advancing: z.array(UserId),
  lobbies: z.array(CompetitionLobby),
})
export type CompetitionGroup = z.infer<typeof CompetitionGroup>

export const CompetitionStage = z.object({
  stage: StageId,
  kind: z.enum(['groups', 'round', 'season']),
  /** The number of the knockout round or the season, from 1. */
  ordinal: z.number().int(),
  status: z.enum(['known', 'under-way', 'finished']),
  lacksFixture: z.boolean(),
  fixtures: z.array(MatchId),
  groups: z.array(CompetitionGroup),
  /** The table of each division of a season over all its groups, from the top. */
  divisions: z.array(
    z.object({
      division: z.number().int(),
      table: z.array(TableRow),
      /** How many of the top go up, and of the bottom go down. */
      promoted: z.number().int(),
      relegated: z.number().int(),
    }),
  ),
})
export type CompetitionStage = z.infer<typeof CompetitionStage>

const BracketSide = z.object({ userId: UserId, seed: z.number().int() }).nullable()

export const BracketRound = z.object({
  stage: StageId,
  ties: z.array(z.object({ sides: z.tuple([BracketSide, BracketSide]), winner: z.nullable(UserId) })),
})
export type BracketRound = z.infer<typeof BracketRound>

export const CompetitionDraw = z.object({
  /** SHA-256 of the seed, published when enrolment opens. */
  seedHash: z.string(),
  /** Each draw, oldest first: a tournament has one, a league one a season. */
  draws: z.array(
    z.object({
      season: z.number().int(),
      at: Time,
      seed: z.string(),
      /** The hash of the closed list. */
      listHash: z.string(),
      /** The closed list in order of enrolment, with the lots. */
      entries: z.array(z.object({ userId: UserId, username: z.string(), lot: z.string() })),
    }),
  ),
})
export type CompetitionDraw = z.infer<typeof CompetitionDraw>

/** The numbers that fix how a competition is played. */
export const CompetitionPlan = z.object({
  groupFixtures: z.number().int(),
  seasonFixtures: z.number().int(),
  seasons: z.number().int(),
  /** A fixture that is moved past this instant fails. */
  lastDay: Time,
})

/** A competition as everyone who may see it sees it: the same bytes for all. */
export const Competition = CompetitionCard.omit({ mine: true }).extend({
  ...CompetitionPlan.shape,
  gameSettings: GameSettings,
  closedBecause: z.enum(['too-few-entries', 'too-few-fixtures']).nullable(),
  seedHash: z.string(),
  players: z.array(CompetitionEntry),
  fixtures: z.array(CompetitionFixture),
  /** How many fixtures the competition needs with today's entries. */
  fixturesNeeded: z.number().int(),
  stages: z.array(CompetitionStage),
  bracket: z.array(BracketRound),
  /** Lobbies for pleasure, for players who were knocked out. */
  plates: z.array(CompetitionLobby),
  trophies: z.array(z.object({ userId: UserId, stage: StageId, amount: z.number().int() })),
  /** Decisions of the organiser that stand in the log, oldest first. */
  decided: z.array(
    z.object({
      number: z.number().int(),
      kind: z.string(),
      at: Time,
      by: z.string().nullable(),
      reason: z.string().nullable(),
      isUndone: z.boolean(),
      /** The subject of the decision: a stage, a group of it, a player or a match. */
      stage: StageId.optional(),
      group: z.number().int().optional(),
      userId: z.optional(UserId),
      matchId: z.optional(MatchId),
    }),
  ),
  serverTime: Time,
  version: z.number().int(),
})
export type Competition = z.infer<typeof Competition>

/** Something that an organiser has to decide, and until when. */
export const OpenDecision = z.object({
  kind: z.enum(['add-fixtures', 'confirm-results']),
  until: Time,
  stage: StageId,
  /** `add-fixtures`: how many are missing. */
  missing: z.number().int().optional(),
  /** `confirm-results`: the match. */
  matchId: z.optional(MatchId),
})
export type OpenDecision = z.infer<typeof OpenDecision>

/** A competition from the caller's side. */
export const MyCompetition = z.object({
  entry: CompetitionEntry.nullable(),
  /** The caller's next or running game. */
  next: z
    .object({
      lobbyId: z.nullable(LobbyId),
      matchId: MatchId,
      homeTeam: z.string(),
      awayTeam: z.string(),
      kickOffAt: Time,
      stage: StageId,
    })
    .nullable(),
  /** True if the caller may act as organiser: they are, or they are an administrator. */
  mayOrganise: z.boolean(),
  isOrganiser: z.boolean(),
  decisions: z.array(OpenDecision),
  /** The code to join; for the organiser and entries of a private competition. */
  code: z.string().nullable(),
})
export type MyCompetition = z.infer<typeof MyCompetition>
