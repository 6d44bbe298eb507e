import { z } from 'zod'
import { AccountForm } from './account/account-forms.ts'
import { AvatarForm } from './account/avatar-form.ts'
import { FeedProviderForm, FollowedProvider } from './admin/feed-provider.ts'
import {
  CompetitionChange,
  FixturesToAdd,
  GivenDecision,
  NewCompetition,
  NewInvitationCodes,
} from './competition/competition.ts'
import { CrashStatus } from './crash.ts'
import { FeedSource, MatchFeed } from './feed.ts'
import {
  GivenTime,
  LIST_BYTES,
  ListQuery,
  More,
  Multiplier,
  Pending,
  PublicUser,
  Time,
  Total,
} from './fields/common.ts'
import {
  ActionId,
  AvatarId,
  ChatMessageId,
  CircleId,
  CompetitionId,
  CrashGroupId,
  FeedProviderId,
  HalfId,
  LobbyId,
  MatchEventId,
  MatchId,
  OddsId,
  ReportedId,
  RoundId,
  SessionId,
  UserId,
} from './fields/ids.ts'
import { GivenReason, OptionalReason } from './fields/reason.ts'
import { CopiedParts } from './match/copy-match.ts'
import { MatchStatus, TeamName } from './match/match.ts'
import { Side } from './match/match-event.ts'
import { HalfStatus } from './match/match-half.ts'
import { BetType, DisplayName, EventTypeName, NewEventTypeName, OptionName, Threshold } from './match/odds.ts'
import { BanReason, ReportStatus } from './report.ts'
import { route } from './route.ts'

const Reason = z.optional(OptionalReason)

const Minute = z.number().min(0).max(200)
const HalfNumber = z.number().int().min(1).max(10)

/** A snapshot of a half, which an undo restores. */
const HalfSnapshot = z.object({
  halfId: HalfId,
  status: HalfStatus,
  startTime: GivenTime.nullable(),
  endTime: GivenTime.nullable(),
  /** The interruptions of play; left out without any. */
  pauses: z
    .array(z.object({ from: GivenTime, to: GivenTime.nullable() }))
    .max(100)
    .optional(),
  /** The last time when the half had certainly not begun, if nobody stated when it began. */
  unsureFrom: GivenTime.nullable().optional(),
})

/** The state of a betting option of the official plan before an action, so that an undo can restore it. */
export const OddsSnapshot = z.object({
  oddsId: OddsId,
  /** The name that an administrator gave the option; null if it has only its generated name. */
  name: z.nullable(OptionName),
  odds: Multiplier,
  setBy: z.enum(['model', 'admin', 'default']),
  /** Who retired the option, the model or an administrator; null if the option was offered. */
  retiredBy: z.enum(['model', 'admin']).nullable(),
  /** The operators who set the option's price. */
  pricedBy: z.array(UserId).max(100).optional(),
})
export type OddsSnapshot = z.infer<typeof OddsSnapshot>

const OwnOdds = z.object({ betType: BetType, threshold: Threshold, odds: Multiplier })

const action = <const Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields })

/** Actions on a match itself, such as creating, changing, abandoning or deleting it, and confirming its results. */
const ofMatches = [
  action('create-match', {
    homeTeam: TeamName,
    awayTeam: TeamName,
    startTime: GivenTime.nullish(),
    tempo: z.number().min(0.1).max(600).optional(),
  }),
  action('update-match', {
    matchId: MatchId,
    homeTeam: z.optional(TeamName),
    awayTeam: z.optional(TeamName),
    startTime: GivenTime.nullish(),
    tempo: z.number().min(0.1).max(600).optional(),
  }),
  action('delete-match', {
    matchId: MatchId,
    /** Set to delete the match only if no lobby was opened on it; otherwise the server refuses the action. */
    onlyUnplayed: z.literal(true).optional(),
  }),
  /** Undoes the deletion of a match on which no user had played. */
  action('restore-match', {
    matchId: MatchId,
    status: MatchStatus,
    endedAt: GivenTime.nullable(),
    halves: z.array(HalfSnapshot).max(10),
  }),
  action('abandon-match', { matchId: MatchId, reason: GivenReason }),
  action('confirm-results', { matchId: MatchId }),
  /** Runs the pending settlements of a match at once. */
  action('settle-due', { matchId: MatchId }),
] as const

/** Actions on the clock of a match and on its rounds. */
const ofTimes = [
  action('create-half', {
    matchId: MatchId,
    halfNumber: HalfNumber,
    /** Set if the action restores a deleted half together with its rounds of the official plan. */
    halfId: z.optional(HalfId),
    rounds: z
      .array(z.object({ roundId: RoundId, startMinute: Minute, endMinute: Minute.nullable() }))
      .max(200)
      .optional(),
  }),
  action('delete-half', { halfId: HalfId }),
  action('start-half', { matchId: MatchId, halfNumber: HalfNumber }),
  action('end-half', { matchId: MatchId, halfNumber: HalfNumber, endTime: GivenTime.optional() }),
  action('end-match', { matchId: MatchId }),
  action('reopen-half', { matchId: MatchId, halfNumber: HalfNumber }),
  action('pause-half', { matchId: MatchId, halfNumber: HalfNumber, at: GivenTime.optional() }),
  action('resume-half', { matchId: MatchId, halfNumber: HalfNumber, at: GivenTime.optional() }),
  action('update-half', { halfId: HalfId, startTime: GivenTime.optional(), endTime: GivenTime.optional() }),
  /** Restores the earlier clock of a match: these halves, and the state of the match. */
  action('restore-times', {
    matchId: MatchId,
    status: MatchStatus,
    endedAt: GivenTime.nullable(),
    halves: z.array(HalfSnapshot).max(10),
  }),
  action('create-round', {
    halfId: HalfId,
    startMinute: Minute,
    endMinute: Minute.nullish(),
    /** Set if the action restores a deleted round. */
    roundId: z.optional(RoundId),
  }),
  action('update-round', { roundId: RoundId, startMinute: Minute.optional(), endMinute: Minute.nullish() }),
  action('delete-round', { roundId: RoundId }),
] as const

/** Actions on the events of a match. */
const ofEvents = [
  action('record-event', {
    matchId: MatchId,
    eventType: EventTypeName,
    timeStamp: GivenTime,
    team: Side.optional(),
    sourceId: z.string().trim().min(1).max(200).optional(),
    reason: Reason,
  }),
  action('update-event', {
    eventId: MatchEventId,
    eventType: EventTypeName.optional(),
    timeStamp: GivenTime.optional(),
    team: Side.nullish(),
    reason: Reason,
  }),
  action('delete-event', { eventId: MatchEventId, reason: Reason }),
  /** Restores a removed event. */
  action('restore-event', { eventId: MatchEventId, reason: Reason }),
] as const

/** Actions on the feed of a match. */
const ofFeeds = [
  action('follow-feed', {
    matchId: MatchId,
    source: FeedSource.optional(),
    file: z.unknown().optional(),
    provider: FollowedProvider.optional(),
    /** Set if the action restores the match's previous feed with its secret. */
    asItWas: z
      .object({
        state: MatchFeed.shape.state,
        secretNumber: MatchFeed.shape.secretNumber,
        heardAt: GivenTime.nullable(),
      })
      .optional(),
  }),
  /** Undoes the attachment of a feed, so that the match has no feed. */
  action('unfollow-feed', { matchId: MatchId }),
  action('take-over-feed', { matchId: MatchId }),
  action('hand-back-feed', { matchId: MatchId }),
  action('create-feed-provider', FeedProviderForm.shape),
  action('update-feed-provider', { providerId: FeedProviderId, ...FeedProviderForm.shape }),
  action('delete-feed-provider', { providerId: FeedProviderId }),
] as const

/** The subject of a suspension: an option, one or several event types, or the whole match if none of them is named. */
const SUSPENSION = {
  matchId: MatchId,
  eventType: EventTypeName.optional(),
  eventTypes: z.array(EventTypeName).min(1).max(200).optional(),
  oddsId: z.optional(OddsId),
}

/** Actions on options, prices and event types. */
const ofOdds = [
  action('create-odds', {
    matchId: MatchId,
    name: z.optional(OptionName),
    eventType: EventTypeName,
    betType: BetType,
    threshold: Threshold,
    odds: Multiplier,
  }),
  action('update-odds', {
    oddsId: OddsId,
    name: z.optional(OptionName),
    eventType: EventTypeName.optional(),
    betType: BetType.optional(),
    threshold: Threshold.optional(),
    odds: Multiplier.optional(),
    /** `model` lets the model set the price again. */
    setBy: z.enum(['model', 'admin', 'default']).optional(),
  }),
  action('delete-odds', { oddsId: OddsId }),
  /** Restores the previous state of the options of a match. */
  action('restore-odds', { matchId: MatchId, odds: z.array(OddsSnapshot).max(1000) }),
  action('add-event-type', {
    matchId: MatchId,
    name: NewEventTypeName,
    customOdds: z.array(OwnOdds).max(40).optional(),
  }),
  action('remove-event-type', { matchId: MatchId, name: EventTypeName }),
  action('reorder-event-types', { matchId: MatchId, order: z.array(EventTypeName).max(200) }),
  /** Restores the previous event types of a match, together with the options that were added or retired with them. */
  action('restore-event-types', {
    matchId: MatchId,
    eventTypes: z.array(EventTypeName).max(200),
    odds: z.array(OddsSnapshot).max(1000),
  }),
  /** Copies the setup of another match to a match that has not started. */
  action('copy-match', { matchId: MatchId, from: MatchId, parts: CopiedParts }),
  /** Restores the previous setup of a match: event types, options, halves and their official rounds. */
  action('restore-setup', {
    matchId: MatchId,
    eventTypes: z.array(EventTypeName).max(200),
    odds: z.array(OddsSnapshot).max(1000),
    halves: z
      .array(
        z.object({
          halfId: HalfId,
          halfNumber: HalfNumber,
          rounds: z.array(z.object({ roundId: RoundId, startMinute: Minute, endMinute: Minute.nullable() })).max(200),
        }),
      )
      .max(10),
  }),
  action('suspend', SUSPENSION),
  action('resume', SUSPENSION),
  action('create-event-type', {
    name: NewEventTypeName,
    displayName: z.optional(DisplayName),
    /** The position of a restored event type in the order of event types. */
    position: z.number().int().min(0).max(100_000).optional(),
  }),
  /** Undoes the creation of an event type for all matches. Matches that already use the event type keep it. */
  action('delete-event-type', { name: EventTypeName }),
  action('update-event-type', {
    name: EventTypeName,
    displayName: z.optional(DisplayName),
    retired: z.boolean().optional(),
  }),
  /** Sets the order of the event types for all matches. */
  action('order-event-types', { order: z.array(EventTypeName).max(1000) }),
] as const

/** Actions on accounts, avatars and chips. */
const ofUsers = [
  action('create-user', AccountForm.shape),
  action('update-user', {
    userId: UserId,
    name: z.optional(AccountForm.shape.name),
    email: z.optional(AccountForm.shape.email),
    username: z.optional(AccountForm.shape.username),
    role: AccountForm.shape.role,
    profileImageKey: AccountForm.shape.profileImageKey,
  }),
  action('delete-user', { userId: UserId }),
  action('disable-user', { userId: UserId, reason: GivenReason }),
  action('enable-user', { userId: UserId, reason: GivenReason }),
  /** Bans an account until a time. An undo may restore a ban whose end has passed meanwhile. */
  action('ban-user', { userId: UserId, until: GivenTime, reason: BanReason }),
  action('lift-ban', { userId: UserId }),
  /** Replaces the name and username of an account by generated ones. */
  action('rename-user', { userId: UserId }),
  action('end-session', { userId: UserId, sessionId: SessionId }),
  action('create-avatar', {
    ...AvatarForm.shape,
    /** Set if the action restores a deleted avatar. */
    avatarId: z.optional(AvatarId),
  }),
  action('update-avatar', {
    avatarId: AvatarId,
    name: z.optional(AvatarForm.shape.name),
    image: z.optional(AvatarForm.shape.image),
  }),
  action('delete-avatar', { avatarId: AvatarId }),
  action('update-chips', {
    lobbyId: LobbyId,
    userId: UserId,
    amount: z.number().int().min(-1_000_000).max(1_000_000),
    /** If the reason is left out, the server states that an earlier gift or deduction is reversed. */
    reason: Reason,
  }),
] as const

/** Actions on reports and chats. An action on a chat is recorded only if an administrator does it. */
const ofReports = [
  action('close-report', { reportedId: ReportedId, outcome: ReportStatus.exclude(['open']) }),
  action('reopen-report', { reportedId: ReportedId }),
  /** Replaces the name of a circle by a generated one. */
  action('rename-circle', { circleId: CircleId }),
  action('remove-message', { messageId: ChatMessageId }),
  action('mute-member', {
    lobbyId: LobbyId,
    userId: UserId,
    /** The end of a restored mute. A new mute leaves it out and lasts the usual time. */
    until: GivenTime.optional(),
  }),
  action('unmute-member', { lobbyId: LobbyId, userId: UserId }),
] as const

/** Actions on the landing page. */
const ofContent = [
  /**
   * Publishes an earlier revision of the landing page again. The publication of a new revision is also recorded as this
   * action.
   */
  action('publish-landing', { revision: z.number().int().min(0).max(1_000_000_000) }),
] as const
/** Actions of organisers on their own competitions, and of administrators on any competition. */
const ofCompetitions = [
  action('create-competition', NewCompetition.shape),
  action('update-competition', {
    competitionId: CompetitionId,
    ...CompetitionChange.shape,
    /** Null removes the prize. */
    prize: CompetitionChange.shape.prize.nullable(),
    promisedBy: CompetitionChange.shape.promisedBy.nullable(),
  }),
  action('add-fixtures', { competitionId: CompetitionId, ...FixturesToAdd.shape }),
  action('decide-competition', { competitionId: CompetitionId, ...GivenDecision.shape }),
  action('create-invitation-codes', { competitionId: CompetitionId, ...NewInvitationCodes.shape }),
] as const

/** Actions on crash reports. */
const ofCrashes = [action('update-crash-report', { crashGroupId: CrashGroupId, status: CrashStatus })] as const

/** Undoes an action by running its recorded inverse. Undoing the undo repeats the action. */
const ofUndoing = [action('undo', { actionId: ActionId, reason: Reason })] as const

/** Every action of an operator, including the undo of an action. */
export const OperatorAction = z.discriminatedUnion('kind', [
  ...ofMatches,
  ...ofTimes,
  ...ofEvents,
  ...ofFeeds,
  ...ofOdds,
  ...ofUsers,
  ...ofReports,
  ...ofContent,
  ...ofCompetitions,
  ...ofCrashes,
  ...ofUndoing,
])
export type OperatorAction = z.output<typeof OperatorAction>
export type ActionKind = OperatorAction['kind']

/** The reason why an action cannot be undone. */
export const NoUndo = z.enum([
  /** The action was already undone. */
  'undone',
  /** The action changed nothing that could be restored. */
  'nothing-to-undo',
  'match-abandoned',
  'results-confirmed',
  /** The action closed the lobbies of a match. */
  'lobbies-closed',
  /** The action sent an email. */
  'mail-sent',
  /** The log stores no personal details, so the previous details no longer exist. */
  'details-not-kept',
  'account-deleted',
  /** The text of a removed message no longer exists. */
  'text-deleted',
  'avatar-worn',
  'competition-cancelled',
  /** The action added fixtures to a competition, and added fixtures stay in it. */
  'fixtures-added',
  /** The action created invitation codes, which may have been passed on already. */
  'codes-given',
])
export type NoUndo = z.infer<typeof NoUndo>

/** The target of an action and its state before and after, as codes, numbers and times without sentences. */
const Facts = z.record(z.string(), z.unknown())

/** One line of the audit log: an action of an operator or of the server. */
export const Action = z.object({
  _id: ActionId,
  /** The position of the action in the log: a later action has a higher number. */
  number: z.number().int(),
  match: z.object({ _id: MatchId, homeTeam: z.string(), awayTeam: z.string() }).nullable(),
  /** The operator who did the action; null for an action of the server itself, for a feed. */
  user: PublicUser.nullable(),
  at: Time,
  kind: z.string(),
  subject: Facts,
  before: Facts.nullable(),
  after: Facts.nullable(),
  /** The earlier action that this action undid; null if it undid none. */
  undoes: z.nullable(ActionId),
  canUndo: z.boolean(),
  whyNot: NoUndo.nullable(),
})
export type Action = z.infer<typeof Action>

/** An effect of an action that no undo reverses, and the size of the effect. */
export const CannotComeBack = z.object({
  code: z.enum([
    'penalties',
    'kicks',
    /**
     * Players would be eliminated because of their low chips. `players` is the highest possible number, because a
     * hidden bet may save some of them.
     */
    'eliminations',
    /**
     * Rounds that have not begun would be over at once. The server does not know yet which players sit these rounds
     * out.
     */
    'rounds-ahead',
    /**
     * Rounds would be settled in lobbies that hide members' bets from each other. The preview leaves these bets out.
     */
    'blind-lobbies',
    'lobbies-closed',
    'match-abandoned',
    'results-confirmed',
    'mail-sent',
    'details-not-kept',
    'account-deleted',
    'text-deleted',
    'avatar-worn',
    'competition-cancelled',
    'fixtures-added',
    'codes-given',
  ]),
  lobbies: z.number().int().optional(),
  players: z.number().int().optional(),
  rounds: z.number().int().optional(),
  /** The most chips that players can lose. The real sum may be lower, because no player pays more than they have. */
  chips: z.number().int().optional(),
})
export type CannotComeBack = z.infer<typeof CannotComeBack>

/** The effects of an action. The preview leaves out bets on rounds that have not begun, because they are hidden. */
export const Preview = z.object({
  lobbies: z.number().int(),
  players: z.number().int(),
  bets: z.number().int(),
  /** The sum of the chips that all players gain or lose, without penalties. */
  chips: z.number().int(),
  /** The players whose bets get another outcome, and the chips that each of them gains or loses. */
  members: z.array(
    z.object({
      lobbyId: LobbyId,
      lobbyCode: z.string(),
      user: PublicUser,
      bets: z.number().int(),
      chips: z.number().int(),
    }),
  ),
  cannotComeBack: z.array(CannotComeBack),
})
export type Preview = z.infer<typeof Preview>

/**
 * The errors of the calls that preview or undo an action. Either call may concern any action, so the list holds the
 * refusals of all actions.
 */
const REFUSALS_OF_ACTIONS = [
  ...(['match-not-found', 'lobby-not-found', 'not-found', 'round-not-found', 'option-not-found'] as const),
  ...([
    'half-state',
    'round-in-use',
    'results-confirmed',
    'option-retired',
    'event-type-exists',
    'feed-suspended',
    'provider-in-use',
  ] as const),
  ...(['chat-off', 'lobby-closed'] as const),
  ...(['insufficient-chips', 'email-taken', 'username-taken', 'content-changed'] as const),
  ...(['unsupported-type', 'too-large', 'unavailable'] as const),
  ...([
    'circle-not-found',
    'competition-not-found',
    'competition-state',
    'fixture-unusable',
    'invalid-settings',
  ] as const),
] as const

export const previewAction = route({
  method: 'POST',
  path: '/admin/game/preview',
  access: 'admin',
  area: 'admin',
  summary:
    'Previews an action of an operator: what it would change, and which of the changes cannot be undone. The call changes nothing.',
  body: z.object({ action: OperatorAction }),
  reply: Preview,
  errors: REFUSALS_OF_ACTIONS,
  maxBytes: LIST_BYTES,
})

export const listActions = route({
  method: 'GET',
  path: '/admin/action',
  access: 'admin',
  area: 'admin',
  summary:
    'Returns the audit log of the operators’ actions, the latest first. It can be limited to one match, one kind of action or one operator.',
  query: ListQuery.extend({
    matchId: z.optional(MatchId),
    kind: z.string().max(60).optional(),
    account: z.optional(UserId),
  }),
  reply: z.object({ actions: z.array(Action), total: Total.optional(), more: More }),
  errors: [],
})

export const undoAction = route({
  method: 'POST',
  path: '/admin/action/:id/undo',
  access: 'admin',
  area: 'admin',
  summary: 'Undoes an action if no later action depends on it. Undoing an undo repeats the action.',
  params: z.object({ id: ActionId }),
  /** The server requires a reason once the results of the match are confirmed. */
  query: z.object({ reason: Reason }),
  unknown: 'not-found',
  reply: z.object({ action: Action, pending: Pending }),
  errors: REFUSALS_OF_ACTIONS,
  requestId: true,
})
