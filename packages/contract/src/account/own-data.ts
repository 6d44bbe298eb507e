import { z } from 'zod'
import { Time } from '../fields/common.ts'
import { route } from '../route.ts'

const Id = z.string()
const rowsOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.array(z.object(shape))
const MaybeTime = Time.nullable()
const Text = z.string()
const MaybeText = z.string().nullable()
const Whole = z.number().int()
const IN_LOBBY = { lobbyId: Id }

/**
 * Everything that the server stores about one account, without secrets, hashes, and data that only other users may see
 * ([A62]).
 */
export const OwnData = z.object({
  /** The version of this format. It rises when the meaning of a field changes. */
  format: z.literal(1),
  exportedAt: Time,
  account: z.object({
    _id: Id,
    name: Text,
    username: Text,
    email: Text,
    emailConfirmedAt: MaybeTime,
    role: Text,
    bannedUntil: MaybeTime,
    banReason: MaybeText,
    selectedAvatar: MaybeText,
    profileImageKey: MaybeText,
    tosAcceptedAt: MaybeTime,
    guidedAt: MaybeTime,
    language: MaybeText.optional(),
    lastLoginAt: MaybeTime,
    createdAt: Time,
    updatedAt: Time,
  }),
  sessions: rowsOf({
    _id: Id,
    device: MaybeText,
    createdAt: Time,
    lastUsedAt: Time,
    endedAt: MaybeTime,
    endedWhy: MaybeText,
  }),
  passwordLinks: rowsOf({ createdAt: Time, expiresAt: Time, usedAt: MaybeTime }),
  emailChanges: rowsOf({ email: Text, createdAt: Time, expiresAt: Time }),
  emailConfirmations: rowsOf({ createdAt: Time, expiresAt: Time }),
  files: rowsOf({
    key: Text,
    fileName: Text,
    declaredType: Text,
    state: Text,
    size: Whole.nullable(),
    createdAt: Time,
  }),
  seats: rowsOf({
    ...IN_LOBBY,
    matchId: Id,
    homeTeam: Text,
    awayTeam: Text,
    lobbyStatus: Text,
    role: Text,
    present: z.boolean(),
    seatEnd: MaybeText,
    chips: Whole,
    betsPlaced: Whole,
    betsWon: Whole,
    roundsOpen: Whole,
    roundsBet: Whole,
    joinedAt: Time,
    playedSince: MaybeTime,
    spectatorSince: MaybeTime,
  }),
  openedMatches: rowsOf({
    matchId: Id,
    homeTeam: Text,
    awayTeam: Text,
    plannedStart: MaybeTime,
    status: Text,
    createdAt: Time,
  }),
  hostedLobbies: rowsOf({
    ...IN_LOBBY,
    settings: z.record(z.string(), z.unknown()),
    isPrivate: z.boolean(),
    status: Text,
    closedReason: MaybeText,
    createdAt: Time,
  }),
  bets: rowsOf({
    _id: Id,
    ...IN_LOBBY,
    roundId: Id,
    optionName: MaybeText,
    eventType: Text,
    betType: Text,
    threshold: z.number(),
    /** The multiplier of the bet, in hundredths. */
    hundredths: Whole,
    stake: Whole,
    card: MaybeText,
    outcome: Text,
    payout: Whole.nullable(),
    count: Whole.nullable(),
    placedAt: Time,
    settledAt: MaybeTime,
  }),
  betOutcomes: rowsOf({
    betId: Id,
    number: Whole,
    fromOutcome: Text,
    toOutcome: Text,
    count: Whole.nullable(),
    credit: Whole,
    at: Time,
    reason: MaybeText,
  }),
  ledger: rowsOf({
    ...IN_LOBBY,
    seq: Whole,
    kind: Text,
    amount: Whole,
    balance: Whole,
    betId: Id.nullable(),
    reason: MaybeText,
    at: Time,
  }),
  penalties: rowsOf({ ...IN_LOBBY, roundId: Id, amount: Whole, kicked: z.boolean(), at: Time }),
  scouts: rowsOf({ ...IN_LOBBY, roundId: Id, lookedAt: Time }),
  trophies: rowsOf({ ...IN_LOBBY, booking: Whole, kind: Text, position: Whole, won: z.boolean(), trophies: Whole }),
  chatMessages: rowsOf({
    _id: Id,
    ...IN_LOBBY,
    seq: Whole,
    role: Text,
    message: Text,
    removedAt: MaybeTime,
    createdAt: Time,
  }),
  /** Seats that the user took as a guest by a link, before they registered. */
  guestSeats: rowsOf({ ...IN_LOBBY, takenAt: Time }),
  /**
   * `weight` is the weight of the user's taps in hundredths. `leadMs` is how many milliseconds the user sees the match
   * early.
   */
  roomVisits: rowsOf({ matchId: Id, seenAt: Time, weight: Whole, leadMs: Whole }),
  roomTaps: rowsOf({
    matchId: Id,
    eventType: Text,
    team: MaybeText,
    arrivedAt: Time,
    at: Time,
    eventId: Id.nullable(),
    undoneAt: MaybeTime,
  }),
  /** When the user became or stopped being a named recorder, and what they said or undid as one. */
  recorderLines: rowsOf({
    ...{ matchId: Id, kind: Text, isTrue: z.boolean().nullable(), eventType: MaybeText, arrivedAt: Time },
  }),
  blocked: rowsOf({ userId: Id, createdAt: Time }),
  /** Reports that the user made, without other users' texts and without the outcome. Reports of circles have no lobby. */
  reports: rowsOf({ kind: Text, lobbyId: MaybeText, reason: Text, text: MaybeText, createdAt: Time }),
  mutes: rowsOf({ ...IN_LOBBY, until: Time }),
  removals: rowsOf({ ...IN_LOBBY, removedTo: Text, reason: Text, at: Time }),
  /** Members whom the user removed from lobbies, without the members' names. */
  removalsOfOthers: rowsOf({ ...IN_LOBBY, removedTo: Text, reason: Text, at: Time }),
  organisedCompetitions: rowsOf({
    competitionId: Id,
    name: Text,
    phase: Text,
    isPrivate: z.boolean(),
    prize: MaybeText,
    promisedBy: MaybeText,
    createdAt: Time,
    endedAt: MaybeTime,
  }),
  competitionDecisions: rowsOf({ competitionId: Id, number: Whole, kind: Text, reason: MaybeText, at: Time }),
  competitionEntries: rowsOf({ competitionId: Id, name: Text, enrolledAt: Time, isCurrent: z.boolean() }),
  competitionTrophies: rowsOf({ competitionId: Id, number: Whole, part: Text, kind: Text, trophies: Whole, at: Time }),
  ownedCircles: rowsOf({ circleId: Id, name: Text, createdAt: Time }),
  circles: rowsOf({ circleId: Id, name: Text, joinedAt: Time, leftAt: MaybeTime, muted: z.boolean() }),
  /** Requests to join a circle, by its owner or by the user, that wait for an answer or were refused. */
  circleRequests: rowsOf({ circleId: Id, name: Text, byOwner: z.boolean(), askedAt: Time, declinedAt: MaybeTime }),
  notices: rowsOf({
    competitionId: Id.nullable(),
    kind: Text,
    details: z.record(z.string(), z.unknown()),
    at: Time,
    readAt: MaybeTime,
  }),
  /** The browsers that receive the user's reminders, without their addresses and keys. */
  pushDevices: rowsOf({ device: MaybeText, createdAt: Time }),
  reminderChoices: rowsOf({ kind: Text, push: z.boolean(), email: z.boolean() }),
  /** The hours without reminders, in minutes of the day. */
  quietHours: rowsOf({ fromMinute: Whole, untilMinute: Whole, timeZone: Text }),
  /** The reminders of the last month, with the parameters of their texts. */
  reminders: rowsOf({
    kind: Text,
    way: Text,
    parameters: z.record(z.string(), z.unknown()),
    at: Time,
    outcome: MaybeText,
  }),
  crashReports: rowsOf({
    version: Text,
    component: Text,
    location: Text,
    browser: Text,
    description: MaybeText,
    at: Time,
  }),
  /** Descriptions of crashes by the user that the server has not yet added to the crash reports. */
  crashDescriptions: rowsOf({ description: MaybeText, at: Time }),
  operatorActions: rowsOf({ number: Whole, kind: Text, matchId: Id.nullable(), at: Time }),
})
export type OwnData = z.infer<typeof OwnData>

export const exportOwnData = route({
  method: 'GET',
  path: '/app/user/data',
  access: 'player',
  area: 'app',
  summary:
    'Returns everything that the server stores about the caller, as a file: profile, devices, seats, bets, ledger, messages, trophies, competitions, notices and reports. The server streams the file, so that it is complete for an account of any size.',
  reply: OwnData,
  errors: ['rate-limited'],
})
