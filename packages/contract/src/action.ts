import { z } from 'zod'
import { AccountForm } from './account-forms.ts'
import { AvatarForm } from './avatar-form.ts'
import { GivenTime, LIST_BYTES, ListQuery, More, Multiplier, Pending, PublicUser, Time, Total } from './common.ts'
import { CopiedParts } from './copy-match.ts'
import { CrashStatus } from './crash.ts'
import { FeedSource, MatchFeed } from './feed.ts'
import {
  ActionId,
  AvatarId,
  CrashGroupId,
  HalfId,
  LobbyId,
  MatchEventId,
  MatchId,
  OddsId,
  RoundId,
  SessionId,
  UserId,
} from './ids.ts'
import { MatchStatus, TeamName } from './match.ts'
import { Side } from './match-event.ts'
import { HalfStatus } from './match-half.ts'
import { BetType, DisplayName, EventTypeName, NewEventTypeName, OptionName, Threshold } from './odds.ts'
import { GivenReason, OptionalReason } from './reason.ts'
import { route } from './route.ts'

const Reason = z.optional(OptionalReason)

const Minute = z.number().min(0).max(200)
const HalfNumber = z.number().int().min(1).max(10)

/** A half as it stood. */
const HalfSnapshot = z.object({
  halfId: HalfId,
  status: HalfStatus,
  startTime: GivenTime.nullable(),
  endTime: GivenTime.nullable(),
})

/** An option of the official plan as it stood. */
export const OddsSnapshot = z.object({
  oddsId: OddsId,
  /** The one an administrator gave it. */
  name: z.nullable(OptionName),
  odds: Multiplier,
  setBy: z.enum(['model', 'admin', 'default']),
  /** Who had taken it away; null where it was offered. */
  retiredBy: z.enum(['model', 'admin']).nullable(),
  /** The operators who set its price. */
  pricedBy: z.array(UserId).max(100).optional(),
})
export type OddsSnapshot = z.infer<typeof OddsSnapshot>

const OwnOdds = z.object({ betType: BetType, threshold: Threshold, odds: Multiplier })

const action = <const Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields })

/** What a match is: made, named, called off, final. */
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
    /** Refused where a lobby was opened on it. */
    onlyUnplayed: z.literal(true).optional(),
  }),
  /** Takes back that a match nobody had played on was deleted. */
  action('restore-match', {
    matchId: MatchId,
    status: MatchStatus,
    endedAt: GivenTime.nullable(),
    halves: z.array(HalfSnapshot).max(10),
  }),
  action('abandon-match', { matchId: MatchId, reason: GivenReason }),
  action('confirm-results', { matchId: MatchId }),
  /** Settles by hand what is due. */
  action('settle-due', { matchId: MatchId }),
] as const

/** The clock of a match, and its rounds. */
const ofTimes = [
  action('create-half', {
    matchId: MatchId,
    halfNumber: HalfNumber,
    /** Of one that was there before, with the rounds of the official plan it had. */
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
  action('update-half', { halfId: HalfId, startTime: GivenTime.optional(), endTime: GivenTime.optional() }),
  /** Puts the clock back to what it was: these halves, and the match with them. */
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
    /** Of one that was there before. */
    roundId: z.optional(RoundId),
  }),
  action('update-round', { roundId: RoundId, startMinute: Minute.optional(), endMinute: Minute.nullish() }),
  action('delete-round', { roundId: RoundId }),
] as const

/** What happened in a match. */
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
  /** Takes back that an event was taken back. */
  action('restore-event', { eventId: MatchEventId, reason: Reason }),
] as const

/** Whose word counts for what happened. */
const ofFeeds = [
  action('follow-feed', {
    matchId: MatchId,
    source: FeedSource.optional(),
    file: z.unknown().optional(),
    /** Put back as it stood, with the secret it had. */
    asItWas: z
      .object({
        state: MatchFeed.shape.state,
        secretNumber: MatchFeed.shape.secretNumber,
        heardAt: GivenTime.nullable(),
      })
      .optional(),
  }),
  /** Takes back that a match follows a feed at all. */
  action('unfollow-feed', { matchId: MatchId }),
  action('take-over-feed', { matchId: MatchId }),
  action('hand-back-feed', { matchId: MatchId }),
] as const

/** One option, one event type, several of them, or with none named the whole match. */
const SUSPENSION = {
  matchId: MatchId,
  eventType: EventTypeName.optional(),
  eventTypes: z.array(EventTypeName).min(1).max(200).optional(),
  oddsId: z.optional(OddsId),
}

/** What can be bet on. */
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
    /** `model` hands the price back. */
    setBy: z.enum(['model', 'admin', 'default']).optional(),
  }),
  action('delete-odds', { oddsId: OddsId }),
  /** Puts options back to what they were. */
  action('restore-odds', { matchId: MatchId, odds: z.array(OddsSnapshot).max(1000) }),
  action('add-event-type', {
    matchId: MatchId,
    name: NewEventTypeName,
    customOdds: z.array(OwnOdds).max(40).optional(),
  }),
  action('remove-event-type', { matchId: MatchId, name: EventTypeName }),
  action('reorder-event-types', { matchId: MatchId, order: z.array(EventTypeName).max(200) }),
  /** Puts the event types of a match, and the options that came or went with them, back to what they were. */
  action('restore-event-types', {
    matchId: MatchId,
    eventTypes: z.array(EventTypeName).max(200),
    odds: z.array(OddsSnapshot).max(1000),
  }),
  /** Gives a match that has not started what another one is prepared with. */
  action('copy-match', { matchId: MatchId, from: MatchId, parts: CopiedParts }),
  /** Puts back what a match was prepared with: event types, options, halves and the official rounds in them. */
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
    /** Where it stood, if it is put back. */
    position: z.number().int().min(0).max(100_000).optional(),
  }),
  /** Takes back that an event type was made for all matches; those that play it go on. */
  action('delete-event-type', { name: EventTypeName }),
  action('update-event-type', {
    name: EventTypeName,
    displayName: z.optional(DisplayName),
    retired: z.boolean().optional(),
  }),
  /** Of those made for all matches. */
  action('order-event-types', { order: z.array(EventTypeName).max(1000) }),
] as const

/** Accounts, faces and chips. */
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
  action('end-session', { userId: UserId, sessionId: SessionId }),
  action('create-avatar', {
    ...AvatarForm.shape,
    /** Of one that was there before. */
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
    /** Left out, it says that what was given or taken before is taken back. */
    reason: Reason,
  }),
] as const

/** What visitors read. */
const ofContent = [
  /** Publishes a revision of the landing page once more; to publish a new one is written down as that, too. */
  action('publish-landing', { revision: z.number().int().min(0).max(1_000_000_000) }),
] as const
/** What looks after the game itself. */
const ofCrashes = [action('update-crash-report', { crashGroupId: CrashGroupId, status: CrashStatus })] as const

/** Takes back what was done, by doing what was written down for that; taking that back does it again. */
const ofUndoing = [action('undo', { actionId: ActionId, reason: Reason })] as const

/** Everything an operator does. What takes an action back is one of them, too. */
export const OperatorAction = z.discriminatedUnion('kind', [
  ...ofMatches,
  ...ofTimes,
  ...ofEvents,
  ...ofFeeds,
  ...ofOdds,
  ...ofUsers,
  ...ofContent,
  ...ofCrashes,
  ...ofUndoing,
])
export type OperatorAction = z.output<typeof OperatorAction>
export type ActionKind = OperatorAction['kind']

/** Why an action cannot be taken back, by itself or because it was already. */
export const NoUndo = z.enum([
  /** It was taken back. */
  'undone',
  /** It changed nothing that could be put back. */
  'nothing-to-undo',
  'match-abandoned',
  'results-confirmed',
  /** The lobbies of a match were closed with it. */
  'lobbies-closed',
  /** A link was mailed. */
  'mail-sent',
  /** Who somebody is, is not kept twice: what stood before is gone. */
  'details-not-kept',
  'account-deleted',
  'avatar-worn',
])
export type NoUndo = z.infer<typeof NoUndo>

/** What an action was about, what stood before and after: codes, numbers and times, no sentences. */
const Facts = z.record(z.string(), z.unknown())

/** One line of the audit log. */
export const Action = z.object({
  _id: ActionId,
  /** In the order of the database: a later action has a higher one. */
  number: z.number().int(),
  match: z.object({ _id: MatchId, homeTeam: z.string(), awayTeam: z.string() }).nullable(),
  /** Null is the server: a feed. */
  user: PublicUser.nullable(),
  at: Time,
  kind: z.string(),
  subject: Facts,
  before: Facts.nullable(),
  after: Facts.nullable(),
  /** The action that this took back. */
  undoes: z.nullable(ActionId),
  canUndo: z.boolean(),
  whyNot: NoUndo.nullable(),
})
export type Action = z.infer<typeof Action>

/** What cannot be put back once it is done, with how much of it. */
export const CannotComeBack = z.object({
  code: z.enum([
    'penalties',
    'kicks',
    /** Players with too few chips would be out of the game, at most: a bet that nobody may know of yet may save some. */
    'eliminations',
    /** Rounds that have not begun yet would be over: who sits them out cannot be told before. */
    'rounds-ahead',
    /** Rounds would be settled in lobbies where nobody sees the others' bets: nor is it told here. */
    'blind-lobbies',
    'lobbies-closed',
    'match-abandoned',
    'results-confirmed',
    'mail-sent',
    'details-not-kept',
    'account-deleted',
    'avatar-worn',
  ]),
  lobbies: z.number().int().optional(),
  players: z.number().int().optional(),
  rounds: z.number().int().optional(),
  /** At most: nobody pays more than they have. */
  chips: z.number().int().optional(),
})
export type CannotComeBack = z.infer<typeof CannotComeBack>

/** What an action would change, of what may be known: nothing of bets on rounds that have not begun. */
export const Preview = z.object({
  lobbies: z.number().int(),
  players: z.number().int(),
  bets: z.number().int(),
  /** That come and go, added up over all players; penalties aside. */
  chips: z.number().int(),
  /** Whose bets come out otherwise, and what that brings or costs each. */
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

/** For calls that any action may come through: what is refused of one or another. */
const REFUSALS_OF_ACTIONS = [
  ...(['match-not-found', 'lobby-not-found', 'not-found', 'round-not-found', 'option-not-found'] as const),
  ...([
    'half-state',
    'round-in-use',
    'results-confirmed',
    'option-retired',
    'event-type-exists',
    'feed-suspended',
  ] as const),
  ...(['insufficient-chips', 'email-taken', 'username-taken', 'content-changed'] as const),
  ...(['unsupported-type', 'too-large', 'unavailable'] as const),
] as const

export const previewAction = route({
  method: 'POST',
  path: '/admin/game/preview',
  access: 'admin',
  area: 'admin',
  summary: 'What an action would change, and what of it could not come back. It changes nothing.',
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
  summary: 'The audit log: what operators did, the latest first; of one match, one kind, or one account.',
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
  summary: 'Takes an action back, where nothing was built upon it; of one that took another back, does that again.',
  params: z.object({ id: ActionId }),
  /** A reason is needed once the results are confirmed. */
  query: z.object({ reason: Reason }),
  unknown: 'not-found',
  reply: z.object({ action: Action, pending: Pending }),
  errors: REFUSALS_OF_ACTIONS,
  requestId: true,
})
