import { z } from 'zod'
import { Chips, isDeletedField, PublicUser, Time } from '../fields/common.ts'
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

/** The id of a stage: `groups`, `round-1`, `season-1` …, or `plate`. */
const StageId = z.string()

/** A competition as the lists of competitions show it. */
export const CompetitionCard = z.object({
  _id: CompetitionId,
  format: CompetitionFormat,
  name: z.string(),
  phase: CompetitionPhase,
  /** The organiser; null if the organiser has deleted their account. */
  organiser: PublicUser.nullable(),
  isPrivate: z.boolean(),
  /** True if users enter the competition by an invitation code, for a described prize. */
  isExclusive: z.boolean(),
  isPractice: z.boolean(),
  prize: z.string().nullable(),
  promisedBy: z.string().nullable(),
  places: z.number().int(),
  /** The number of entries with a place; `reserves` counts the others. */
  entries: z.number().int(),
  reserves: z.number().int(),
  opensAt: Time,
  closesAt: Time,
  firstKickOff: Time.nullable(),
  winner: PublicUser.nullable(),
  /** The state of the caller's own entry; null if the caller has no entry. */
  mine: EntryStatus.nullable(),
})
export type CompetitionCard = z.infer<typeof CompetitionCard>

export const CompetitionEntry = z.object({
  user: PublicUser,
  status: EntryStatus,
  /** The entry's rank among the reserves, from 1; null if the entry is no reserve. */
  reserve: z.number().int().nullable(),
  /** The entry's lot in the latest draw, which orders the entries; null before the draw. */
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
  /** The reason why the fixture stays failed although its deleted match was restored. */
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
  /** The stage that uses the fixture; null while no stage uses it. */
  stage: StageId.nullable(),
})
export type CompetitionFixture = z.infer<typeof CompetitionFixture>

export const TableRow = z.object({
  userId: UserId,
  position: z.number().int(),
  points: z.number().int(),
  /** The number of lobbies that the player won. */
  wins: z.number().int(),
  /** The sum of the player's final chips in all lobbies of the table; a lobby where the player was absent counts 0. */
  chips: Chips,
  /** The player's highest final chips in one lobby. */
  bestFinish: Chips,
  /** In how many lobbies the player was present. */
  present: z.number().int(),
  /** The player's rank in each fixture with a result, oldest first; null for a fixture where the player was absent. */
  form: z.array(z.number().int().nullable()),
  /** The criterion that puts the player behind the player one row above; null in the first row. */
  decidedBy: z.enum(['points', 'wins', 'chips', 'best-finish', 'seed', 'lot', 'organiser']).nullable(),
})
export type TableRow = z.infer<typeof TableRow>

/** The lobby of one group on one fixture. */
export const CompetitionLobby = z.object({ lobbyId: LobbyId, matchId: MatchId, players: z.array(UserId) })
export type CompetitionLobby = z.infer<typeof CompetitionLobby>

/** A group of a stage. A knockout tie is a group of two. */
export const CompetitionGroup = z.object({
  /** The index of the group in its stage, from 0. */
  group: z.number().int(),
  /** The number of the division, from 1 at the top; null outside leagues. */
  division: z.number().int().nullable(),
  members: z.array(UserId),
  /** The table of the group, including results that are not confirmed yet. */
  table: z.array(TableRow),
  /** True if the table includes results that are not confirmed. */
  isProvisional: z.boolean(),
  /** The players who advance to the next stage, or who have won; empty until the stage is finished. */
  advancing: z.array(UserId),
  lobbies: z.array(CompetitionLobby),
})
export type CompetitionGroup = z.infer<typeof CompetitionGroup>

export const CompetitionStage = z.object({
  stage: StageId,
  kind: z.enum(['groups', 'round', 'season']),
  /** The number of the knockout round or of the season, from 1. */
  ordinal: z.number().int(),
  status: z.enum(['known', 'under-way', 'finished']),
  lacksFixture: z.boolean(),
  fixtures: z.array(MatchId),
  groups: z.array(CompetitionGroup),
  /** The table of each division of a season, over all groups of the division. The top division comes first. */
  divisions: z.array(
    z.object({
      division: z.number().int(),
      table: z.array(TableRow),
      /** How many players of the division are promoted, and how many are relegated. */
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

const SeasonBefore = z.object({
  /** The tables of the divisions of the season before, the top division first, and how many of each were present. */
  divisions: z.array(z.object({ order: z.array(UserId), present: z.number().int() })),
  hasMoves: z.boolean(),
  continuing: z.array(UserId),
  /** The entries of the list that were disqualified before the season began, and do not play in it. */
  barred: z.array(UserId).optional(),
})

export const CompetitionDraw = z.object({
  format: CompetitionFormat.optional(),
  /** The SHA-256 of the seed of the first draw, published when enrolment opens. */
  seedHash: z.string(),
  /** Each draw, oldest first. A tournament has one draw, a league one for each season. */
  draws: z.array(
    z.object({
      season: z.number().int(),
      at: Time,
      seed: z.string(),
      /** The hash of the closed list of entries. */
      listHash: z.string(),
      /** The closed list of entries in order of enrolment, with their lots. */
      entries: z.array(z.object({ userId: UserId, username: z.string(), ...isDeletedField, lot: z.string() })),
      /**
       * The groups that the competition shows, with members in the order of their lots. Null if no stage follows from
       * this draw, because the season was drawn again or is to be.
       */
      groups: z
        .array(z.object({ division: z.number().int().nullable(), members: z.array(UserId) }))
        .nullable()
        .optional(),
      /** The entries that joined the season after its draw, in order. */
      late: z.array(UserId).optional(),
      /** The facts of the season before, which decide the divisions of a later season; null for a first draw. */
      before: SeasonBefore.nullable().optional(),
    }),
  ),
})
export type CompetitionDraw = z.infer<typeof CompetitionDraw>

/** The settings that fix how a competition is played. */
export const CompetitionPlan = z.object({
  groupFixtures: z.number().int(),
  seasonFixtures: z.number().int(),
  seasons: z.number().int(),
  /** The end of the competition: a fixture that is moved past this instant fails. */
  lastDay: Time,
})

/** A competition. Everyone who may see the competition receives the same bytes. */
export const Competition = CompetitionCard.omit({ mine: true }).extend({
  ...CompetitionPlan.shape,
  gameSettings: GameSettings,
  closedBecause: z.enum(['too-few-entries', 'too-few-fixtures']).nullable(),
  seedHash: z.string(),
  players: z.array(CompetitionEntry),
  fixtures: z.array(CompetitionFixture),
  /** The number of fixtures that the competition needs for its current entries. */
  fixturesNeeded: z.number().int(),
  stages: z.array(CompetitionStage),
  bracket: z.array(BracketRound),
  /** The plate lobbies: lobbies without points for players who were knocked out. */
  plates: z.array(CompetitionLobby),
  trophies: z.array(z.object({ userId: UserId, stage: StageId, amount: z.number().int() })),
  /** The decisions in the competition's log, of its organiser or of administrators, oldest first. */
  decided: z.array(
    z.object({
      number: z.number().int(),
      kind: z.string(),
      at: Time,
      by: z.string().nullable(),
      /** Set if `by` is the username of a deleted account. */
      isByDeleted: z.literal(true).optional(),
      reason: z.string().nullable(),
      isUndone: z.boolean(),
      /**
       * The subject of the decision: a stage, a group of this stage, a player or a match. Unused fields are left out.
       */
      stage: StageId.optional(),
      group: z.number().int().optional(),
      userId: z.optional(UserId),
      matchId: z.optional(MatchId),
      /** The players who gained and who lost by the decision. Decisions of earlier versions of the server lack both. */
      gains: z.array(UserId).optional(),
      loses: z.array(UserId).optional(),
      /** True if players voted for the decision, because its author might not make it. */
      isVoted: z.boolean().optional(),
    }),
  ),
  /** The proposed decisions on which players vote now, oldest first. */
  proposals: z
    .array(
      z.object({
        number: z.number().int(),
        kind: z.string(),
        until: Time,
        by: z.nullable(UserId),
        reason: z.string(),
        stage: StageId.optional(),
        group: z.number().int().optional(),
        userId: z.optional(UserId),
        matchId: z.optional(MatchId),
        gains: z.array(UserId),
        loses: z.array(UserId),
        /** The players who may vote, and those of them whose latest vote agrees or disagrees. More than half must agree. */
        voters: z.array(UserId),
        agreeing: z.array(UserId),
        disagreeing: z.array(UserId),
      }),
    )
    .optional(),
  serverTime: Time,
  version: z.number().int(),
})
export type Competition = z.infer<typeof Competition>

/** A decision that an organiser has to make, and the latest time for it. */
export const OpenDecision = z.object({
  kind: z.enum(['add-fixtures', 'confirm-results']),
  until: Time,
  stage: StageId,
  /** For `add-fixtures`: how many fixtures are missing. */
  missing: z.number().int().optional(),
  /** For `confirm-results`: the match whose results wait for confirmation. */
  matchId: z.optional(MatchId),
})
export type OpenDecision = z.infer<typeof OpenDecision>

/** The part of a competition that concerns the caller. Only the caller gets it. */
export const MyCompetition = z.object({
  entry: CompetitionEntry.nullable(),
  /** The caller's next or running game in the competition. */
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
  /** True if the caller may do what an organiser may: for the organiser and for administrators. */
  mayOrganise: z.boolean(),
  isOrganiser: z.boolean(),
  decisions: z.array(OpenDecision),
  /**
   * The code to join a private competition. The server shows it to users with an entry, the organiser and
   * administrators. Null for all other users, and for a competition without a code.
   */
  code: z.string().nullable(),
})
export type MyCompetition = z.infer<typeof MyCompetition>
