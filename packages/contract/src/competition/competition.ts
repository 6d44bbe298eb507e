import { z } from 'zod'
import { GivenTime, isDeletedField, ListQuery, Message, Time, Total } from '../fields/common.ts'
import { CompetitionId, LobbyId, MatchId, UserId } from '../fields/ids.ts'
import { GivenReason } from '../fields/reason.ts'
import { shownLine } from '../fields/shown-text.ts'
import { GameSettingsGiven, Lobby } from '../lobby/lobby.ts'
import { route } from '../route.ts'
import {
  Competition,
  CompetitionCard,
  CompetitionDraw,
  CompetitionFormat,
  MyCompetition,
} from './competition-shapes.ts'

export const COMPETITION_NAME_MAX = 60
export const PRIZE_MAX = 300
/** The largest number of fixtures that one request adds. */
const FIXTURES_AT_ONCE = 60
const CODES_AT_ONCE = 512

export const InvitationCode = z.string().trim().max(100).toUpperCase()

const Small = z.number().int().min(0).max(10_000)

const fields = {
  name: shownLine(COMPETITION_NAME_MAX, 'Please name the competition'),
  opensAt: GivenTime.optional(),
  closesAt: GivenTime,
  lastDay: GivenTime,
  /** The schema accepts any number up to 10,000 for this field and the next three. The rules check the ranges. */
  places: Small,
  groupFixtures: Small,
  seasonFixtures: Small,
  seasons: Small,
  prize: z.optional(shownLine(PRIZE_MAX, 'Please describe the prize')),
  promisedBy: z.optional(shownLine(COMPETITION_NAME_MAX, 'Please say who promises the prize')),
  gameSettings: GameSettingsGiven,
}

export const NewCompetition = z.object({
  ...fields,
  groupFixtures: Small.default(1),
  seasonFixtures: Small.default(6),
  seasons: Small.default(1),
  gameSettings: GameSettingsGiven.default({}),
  isPrivate: z.boolean().default(true),
  /** True if users enter by an invitation code, for a described prize. Only administrators may set it. */
  isExclusive: z.boolean().default(false),
  format: CompetitionFormat,
  matchIds: z.array(MatchId).max(FIXTURES_AT_ONCE).default([]),
})
export type NewCompetition = z.infer<typeof NewCompetition>

/** The settings of a competition that may change until its draw. */
export const CompetitionChange = z.object(fields).partial()
export type CompetitionChange = z.infer<typeof CompetitionChange>

export const FixturesToAdd = z.object({ matchIds: z.array(MatchId).min(1).max(FIXTURES_AT_ONCE) })

export const NewInvitationCodes = z.object({
  singleUse: z.boolean(),
  count: z.number().int().min(1).max(CODES_AT_ONCE).default(1),
})

const ById = z.object({ competitionId: CompetitionId })
const ONE = { competition: Competition, mine: MyCompetition }
const OneCompetition = z.object(ONE)

export const listCompetitions = route({
  method: 'GET',
  path: '/app/competition',
  access: 'player',
  area: 'competition',
  summary: 'Lists the caller’s competitions, the public competitions that are open or running, and past competitions.',
  reply: z.object({
    mine: z.array(CompetitionCard),
    open: z.array(CompetitionCard),
    past: z.array(CompetitionCard),
  }),
  errors: [],
  heavy: true,
})

export const competitionById = route({
  method: 'GET',
  path: '/app/competition/:competitionId',
  access: 'player',
  area: 'competition',
  summary:
    'Returns a competition. Every user can read a public competition; only its players, its organiser and administrators can read a private one.',
  params: ById,
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found'],
  etag: true,
  heavy: true,
})

export const competitionByCode = route({
  method: 'GET',
  path: '/app/competition/by-code/:code',
  access: 'player',
  area: 'competition',
  summary: 'Returns the competition of an invitation code.',
  params: z.object({ code: InvitationCode }),
  unknown: 'competition-not-found',
  reply: z.object({ competition: CompetitionCard }),
  errors: ['competition-not-found', 'rate-limited'],
  perMinute: 120,
})

export const publicCompetition = route({
  method: 'GET',
  path: '/competition/:competitionId',
  access: 'anyone',
  area: 'public',
  summary: 'Returns a public competition, also to callers without an account.',
  params: ById,
  unknown: 'competition-not-found',
  reply: z.object({ competition: Competition }),
  errors: ['competition-not-found'],
  perMinute: 120,
})

export const competitionCalendar = route({
  method: 'GET',
  path: '/app/competition/:competitionId/calendar',
  access: 'player',
  area: 'competition',
  summary:
    'Returns the path of the competition’s calendar file. For a private competition the path contains a signature for the caller, and works as long as the caller may see the competition.',
  params: ById,
  unknown: 'competition-not-found',
  reply: z.object({ path: z.string() }),
  errors: ['competition-not-found'],
})

export const competitionDraw = route({
  method: 'GET',
  path: '/app/competition/:competitionId/draw',
  access: 'player',
  area: 'competition',
  summary:
    'Returns the hash of the secret seed and, after the draw, all data that a client needs to compute the draw again.',
  params: ById,
  unknown: 'competition-not-found',
  reply: CompetitionDraw,
  errors: ['competition-not-found'],
})

export const createCompetition = route({
  method: 'POST',
  path: '/app/competition',
  access: 'player',
  area: 'competition',
  summary:
    'Creates a competition. Administrators create public competitions. Every other user creates private competitions, which players enter with a code.',
  body: NewCompetition,
  reply: OneCompetition,
  errors: [
    'invalid-settings',
    'forbidden',
    'email-unconfirmed',
    'too-many-competitions',
    'match-not-found',
    'fixture-unusable',
  ],
  requestId: true,
  heavy: true,
})

export const updateCompetition = route({
  method: 'PUT',
  path: '/app/competition/:competitionId',
  access: 'player',
  area: 'competition',
  summary: 'Changes a competition until its draw. The organiser and administrators may do this.',
  params: ById,
  body: CompetitionChange,
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found', 'invalid-settings', 'forbidden', 'competition-state'],
  requestId: true,
})

export const addFixtures = route({
  method: 'POST',
  path: '/app/competition/:competitionId/fixtures',
  access: 'player',
  area: 'competition',
  summary: 'Adds matches to a competition that has not ended.',
  params: ById,
  body: FixturesToAdd,
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found', 'match-not-found', 'fixture-unusable', 'forbidden', 'competition-state'],
  requestId: true,
})

/** A match that clashes: players of the competition may have another game at about the same time. */
export const FixtureClash = z.object({
  matchId: MatchId,
  /** How many of these players may have another game too close to the match's kick-off. */
  players: z.number().int(),
  /** The names of the players' other competitions, as far as the caller may see these competitions. */
  competitions: z.array(z.string()),
})
export type FixtureClash = z.infer<typeof FixtureClash>

export const fixtureClashes = route({
  method: 'GET',
  path: '/app/competition/:competitionId/clashes',
  access: 'player',
  area: 'competition',
  summary:
    'Returns the upcoming matches that are at the same time as games of the competition’s players in other competitions. The organiser can add these matches anyway.',
  params: ById,
  unknown: 'competition-not-found',
  reply: z.object({ clashes: z.array(FixtureClash) }),
  errors: ['competition-not-found', 'forbidden'],
  heavy: true,
})

export const enrol = route({
  method: 'POST',
  path: '/app/competition/:competitionId/enrol',
  access: 'player',
  area: 'competition',
  summary: 'Enrols the caller, as a reserve if all places are taken. Private and exclusive competitions need a code.',
  params: ById,
  body: z.object({ code: InvitationCode.optional() }),
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: [
    'competition-not-found',
    'code-not-found',
    'code-spent',
    'enrolment-not-open',
    'enrolment-closed',
    'already-enrolled',
    'forbidden',
    'rate-limited',
  ],
  perMinute: 120,
  requestId: true,
})

export const withdraw = route({
  method: 'POST',
  path: '/app/competition/:competitionId/withdraw',
  access: 'player',
  area: 'competition',
  summary: 'Withdraws the caller from a competition. Before the draw the first reserve gets the free place.',
  params: ById,
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found', 'not-enrolled', 'competition-state'],
  requestId: true,
})

const StageAndGroup = { stage: z.string().max(40), group: Small }

export const CompetitionDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('winner-set'), ...StageAndGroup, userId: UserId }),
  z.object({ kind: z.literal('stage-replayed'), stage: StageAndGroup.stage }),
  z.object({ kind: z.literal('disqualified'), userId: UserId }),
  z.object({ kind: z.literal('plate-opened'), matchId: MatchId }),
  z.object({ kind: z.literal('decision-undone'), decision: z.number().int().min(1).max(1_000_000) }),
  z.object({ kind: z.literal('cancelled') }),
])
export type CompetitionDecision = z.infer<typeof CompetitionDecision>

export const GivenDecision = z.object({ decision: CompetitionDecision, reason: GivenReason })

/** The changes that a decision of the organiser would make. */
export const DecisionPreview = z.object({
  before: z.object({ phase: z.string(), winner: z.nullable(UserId) }),
  after: z.object({ phase: z.string(), winner: z.nullable(UserId) }),
  /**
   * The players whose place, title or trophies would change. `trophies` is the number that a player gains or loses.
   * `moves`: the player neither gains nor loses, but plays elsewhere.
   */
  affected: z.array(
    z.object({
      userId: UserId,
      username: z.string(),
      ...isDeletedField,
      trophies: z.number().int(),
      share: z.enum(['gains', 'loses', 'moves']).optional(),
    }),
  ),
  /** The number of lobbies that would be closed, with all their bets void. */
  lobbiesClosed: z.number().int(),
  /** The number of lobbies that would get other players. The bets of those who leave are void, all other bets stay. */
  lobbiesChanged: z.number().int().optional(),
  /**
   * The number of the caller’s own open bets that would be void. Bets of other players are not counted, because they are
   * hidden: no round of these lobbies has begun.
   */
  bets: z.number().int(),
  /**
   * The reason why the caller may not make this decision; null if they may. `plays-there`: it is about a player of a
   * stage in which the caller plays or played. `own-place`: it changes the caller's own place, title or trophies.
   * `too-late`: the competition ended more than seven days ago.
   */
  refusal: z.nullish(z.string()),
})
export type DecisionPreview = z.infer<typeof DecisionPreview>

export const decideCompetition = route({
  method: 'POST',
  path: '/app/competition/:competitionId/decide',
  access: 'player',
  area: 'competition',
  summary:
    'Applies a decision of the organiser to a competition. The request has a reason, which every player can read.',
  params: ById,
  body: GivenDecision,
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found', 'forbidden', 'competition-state', 'not-found'],
  requestId: true,
  heavy: true,
})

export const previewDecision = route({
  method: 'POST',
  path: '/app/competition/:competitionId/preview',
  access: 'player',
  area: 'competition',
  summary: 'Returns what a decision of the organiser would change. The call changes nothing.',
  params: ById,
  body: z.object({ decision: CompetitionDecision }),
  unknown: 'competition-not-found',
  reply: DecisionPreview,
  errors: ['competition-not-found', 'forbidden', 'competition-state', 'not-found'],
  heavy: true,
})

export const proposeDecision = route({
  method: 'POST',
  path: '/app/competition/:competitionId/propose',
  access: 'player',
  area: 'competition',
  summary:
    'Proposes a decision to the other players of a private competition, because the organiser plays and may not decide themselves.',
  params: ById,
  body: GivenDecision,
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found', 'forbidden', 'competition-state', 'not-found'],
  requestId: true,
  heavy: true,
})

export const voteOnDecision = route({
  method: 'POST',
  path: '/app/competition/:competitionId/vote',
  access: 'player',
  area: 'competition',
  summary:
    'Votes on a proposed decision. Players who neither gain nor lose by it vote for 24 hours; it is made when more than half of them agree.',
  params: ById,
  body: z.object({ proposal: z.number().int().min(1).max(1_000_000), agrees: z.boolean() }),
  unknown: 'competition-not-found',
  reply: OneCompetition,
  errors: ['competition-not-found', 'forbidden', 'competition-state', 'not-found'],
  requestId: true,
  heavy: true,
})

export const watchCompetitionLobby = route({
  method: 'POST',
  path: '/app/competition/:competitionId/watch',
  access: 'player',
  area: 'competition',
  summary: 'Lets a player of the competition, its organiser or an administrator watch a game of the competition.',
  params: ById,
  body: z.object({ lobbyId: LobbyId }),
  unknown: 'competition-not-found',
  reply: z.object({ lobby: Lobby }),
  errors: ['competition-not-found', 'lobby-not-found', 'lobby-closed', 'forbidden'],
  requestId: true,
  heavy: true,
})

export const createInvitationCodes = route({
  method: 'POST',
  path: '/admin/competition/:competitionId/codes',
  access: 'admin',
  area: 'competition',
  summary:
    'Creates invitation codes of an exclusive competition: one code for many players, or codes for one player each.',
  params: ById,
  body: NewInvitationCodes,
  unknown: 'competition-not-found',
  reply: z.object({ codes: z.array(z.string()) }),
  errors: ['competition-not-found', 'competition-state'],
  requestId: true,
})

export const listInvitationCodes = route({
  method: 'GET',
  path: '/admin/competition/:competitionId/codes',
  access: 'admin',
  area: 'competition',
  summary: 'Lists the invitation codes of an exclusive competition, and which player has used each code.',
  params: ById,
  unknown: 'competition-not-found',
  reply: z.object({
    codes: z.array(
      z.object({
        code: z.string(),
        singleUse: z.boolean(),
        spentBy: z.string().nullable(),
        /** Set if `spentBy` is the username of a deleted account. */
        isSpentByDeleted: z.literal(true).optional(),
      }),
    ),
  }),
  errors: ['competition-not-found'],
})

export const adminListCompetitions = route({
  method: 'GET',
  path: '/admin/competition',
  access: 'admin',
  area: 'admin',
  summary: 'Lists all competitions for administrators.',
  query: ListQuery,
  reply: z.object({ competitions: z.array(CompetitionCard.omit({ mine: true })), total: Total }),
  errors: [],
})

/** A notice that an account keeps until the user has read it. Later versions may add further kinds. */
export const Notice = z.object({
  _id: z.string(),
  kind: z.string(),
  competitionId: z.nullable(CompetitionId),
  /** The facts of the notice, such as the name of the competition, the stage or a time. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: Time,
})
export type Notice = z.infer<typeof Notice>

export const listNotices = route({
  method: 'GET',
  path: '/app/notice',
  access: 'player',
  area: 'competition',
  summary: 'Lists the caller’s unread notices.',
  reply: z.object({ notices: z.array(Notice) }),
  errors: [],
})

export const readNotices = route({
  method: 'POST',
  path: '/app/notice/read',
  access: 'player',
  area: 'competition',
  summary: 'Marks notices as read.',
  body: z.object({ ids: z.array(z.string().max(60)).max(200) }),
  reply: Message,
  errors: ['not-found'],
})

/** The push of `competition:<id>`: something about the competition changed, so clients fetch the competition again. */
export const CompetitionPush = z.object({ type: z.literal('competition.changed'), competitionId: CompetitionId })
export type CompetitionPush = z.infer<typeof CompetitionPush>
