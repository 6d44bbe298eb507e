import {
  CROWD_FROM,
  OWN_MATCH_AHEAD_DAYS,
  type SettingsProblem,
  settingProblemSentence,
  TEAM_NAME_MAX,
  USERNAME_MAX,
} from '@bettle/rules'
import { PASSWORD_MIN } from './account/account-forms.ts'
import type { TextParams } from './errors.ts'

const minutesText = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const secondsText = (count: number) => (count === 1 ? '1 second' : `${count} seconds`)

/** Returns the time to wait as text, rounded up, so that an attempt after this time is accepted. */
const waitText = (seconds: number) => (seconds < 60 ? secondsText(seconds) : minutesText(Math.ceil(seconds / 60)))

/** The kinds of values that a field of a request may need, as the schemas name them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
}

interface Count {
  readonly count: number
}
interface Seconds {
  readonly seconds: number
}
interface Name {
  readonly name: string
}
interface Field {
  readonly field: string
}
type Bound = Field & Count

/**
 * The sentences of refusals and of faults in fields that say more than the message of their error code, by their codes.
 * A sentence with parameters is a function of them. Clients in other languages show their own text for the code; the
 * English text is for programs and for clients that do not know the code.
 */
export const SENTENCES = {
  // Sign-in, accounts and names
  'confirm-link-expired': 'The link that confirms your email address no longer works. Ask for a new link.',
  'email-invalid': 'Invalid email address',
  'email-missing': 'Please provide your email address',
  'emails-differ': 'Email addresses do not match',
  'name-missing': 'Please provide your name',
  'other-name-missing': 'Please provide a name',
  'password-missing': 'Please provide your password',
  'password-wrong': 'The password is wrong.',
  'password-too-short': `Passwords should be at least ${PASSWORD_MIN} characters`,
  'password-without-lowercase': 'Passwords should contain a lowercase letter',
  'password-without-uppercase': 'Passwords should contain an uppercase letter',
  'password-without-number': 'Passwords should contain a number',
  'password-without-special': 'Passwords should contain a special character',
  'terms-not-accepted': 'Please accept the terms of service',
  'username-missing': 'Please provide a username',
  'username-invisible': 'Please use visible characters in a username',
  'username-too-long': `Usernames have at most ${USERNAME_MAX} characters`,
  'username-reserved': 'This username is reserved for Bettle. Choose another username.',
  'username-two-alphabets': 'This username mixes two alphabets. Please use letters of one alphabet only.',
  'username-taken-other-free': ({ name }: Name) => `This username is taken. ${name} is free.`,
  'username-alike-other-free': ({ name }: Name) =>
    `This username looks too much like another player’s. ${name} is free.`,
  'renamed-too-often': ({ count }: Count) =>
    `You have changed your name ${count} ${count === 1 ? 'time' : 'times'} today. Please wait before you change it again.`,
  'rename-muted': 'You are muted, so you cannot change your name now. You can change it when the mute is over.',
  'demo-shared': 'Everyone shares the demo player, so it cannot be changed.',
  'seat-came-from-other':
    'This seat was moved to your phone from another one. You can register when the match is over.',
  'files-too-many': 'You have uploaded as many files as one account may keep.',
  'push-service-unknown': 'This server sends no reminders through the push service of this browser.',
  'time-zone-unknown': 'This time zone is unknown.',

  // Too many attempts
  'attempts-too-many': ({ seconds }: Seconds) => `Too many attempts. Please try again in ${waitText(seconds)}.`,
  'data-downloaded': ({ seconds }: Seconds) =>
    `You have already downloaded your data several times. Please try again in ${waitText(seconds)}.`,
  'guests-too-many': ({ seconds }: Seconds) =>
    `Many guests joined in the last minutes. Please try again in ${waitText(seconds)}.`,
  'trials-too-many': ({ seconds }: Seconds) =>
    `Many trial games were started from your network in the last minutes. Please try again in ${waitText(seconds)}.`,
  'trials-too-many-today': ({ seconds }: Seconds) =>
    `Very many trial games were started from your network today. Please try again in ${waitText(seconds)}.`,

  // Bets and cards
  'game-decided': 'This game is decided. No more bets can be placed.',
  'no-cards-here': 'This lobby plays without cards.',
  'no-card-first-round': 'No card can be played on the first round.',
  'cards-not-dealt': 'The cards are dealt when the match starts.',
  'card-not-held': 'You do not hold this card.',
  'card-played': 'You have already played this card.',
  'card-later': ({ round }: { readonly round: number }) => `You can play your next card from round ${round} on.`,
  'scout-not-played': 'You have not played the card Scout with your bet on this round.',
  'scout-later': 'Your card Scout shows the bets of the other players when betting on this round has closed.',
  'scout-left': 'You have left this lobby, so you see the bets of the other players only when the round starts.',

  // Lobbies and members
  'left-lobby': 'You have left this lobby.',
  'removed-from-lobby': 'You were removed from this lobby and cannot come back to it.',
  'remove-self': 'You cannot remove yourself.',
  'removed-by-organiser':
    'You cannot remove a player from a game of a competition. The organiser of the competition can disqualify a player.',
  'competition-seat-stays': 'You cannot leave a game of a competition. To stop playing, withdraw from the competition.',
  'lobbies-opened': ({ count }: Count) =>
    `You have opened ${count} ${count === 1 ? 'lobby' : 'lobbies'} today. Please wait before you open another lobby.`,
  'other-lobby-first': 'Another lobby on this match was opened first, so nothing was done.',
  'host-only': 'Only the host of this lobby can do this.',
  'host-or-administrator-only': 'Only the host of this lobby and administrators can do this.',

  // Guests and seats on other devices
  'accounts-only': 'Only players with an account can join this lobby. Register or sign in.',
  'network-closed': 'The host lets in no more guests from your network. Register or sign in to join.',
  'network-asked':
    'Three guests of your network have already asked to come into this lobby. Ask the host yourself, or register or sign in.',
  'no-trial-games': 'This server offers no trial games.',
  'has-account': 'You have an account: join a lobby, or open one.',
  'seat-taken-back': 'The first phone has taken this seat back, so it is not played on this device any more.',
  'seat-stays-over': 'The match is over, so this seat stays on the other device.',
  'seat-link-used': 'This link no longer works. Ask the host of the game for a new one.',
  'seat-own-here': 'You have a seat of your own in this game on this device. Open the link on the other device.',
  'seat-registered': 'This player has registered, so the seat belongs to an account.',
  'seat-in-other-lobby':
    'This guest also plays in another lobby, so the seat cannot move to another device. The guest can ask to come in again.',
  'other-member-agrees': 'Another member of this lobby has to say yes.',

  // Chat, blocks and reports
  'message-missing': 'Please write something',
  'muted-for': ({ minutes }: { readonly minutes: number }) =>
    `You are muted for ${minutes === 1 ? 'another minute' : `another ${minutes} minutes`}.`,
  'chat-slowed': ({ every, seconds }: Seconds & { readonly every: number }) =>
    `The host has slowed down the chat: one message every ${every === 1 ? 'second' : `${every} seconds`}. You can write again ${seconds === 1 ? 'in a second' : `in ${seconds} seconds`}.`,
  'mute-self': 'You can neither mute nor unmute yourself.',
  'mute-administrator': 'Administrators cannot be muted.',
  'block-self': 'You cannot block yourself.',
  'report-self': 'You cannot report yourself.',
  'report-invisible': 'Please say what happened, or leave this blank',
  'reports-sent': ({ count }: Count) =>
    `You have sent ${count} ${count === 1 ? 'report' : 'reports'} today. Please wait before you send another report.`,
  'teams-not-named': 'No member has named the teams of this match.',
  'reason-missing': 'Please say why',
  'reason-invisible': 'Please say why, or leave the reason blank',
  'crash-missing': 'Please describe what happened',

  // Circles
  'circle-name-missing': 'Please name the circle',
  'name-invisible': 'Please use visible characters in a name',
  'name-reserved': 'This name is reserved for Bettle. Choose another name.',
  'name-two-alphabets': 'This name mixes two alphabets. Please use letters of one alphabet only.',
  'circle-owner-only': 'Only the owner of the circle can do this.',
  'circle-leave-instead': 'You cannot remove yourself. Leave the circle.',
  'circle-closed-to-you': 'The owner of this circle does not let you in.',
  'circles-made': ({ count }: Count) =>
    `You have made ${count} ${count === 1 ? 'circle' : 'circles'} today. Please wait before you make another circle.`,
  'circles-renamed': 'You have renamed circles too often today. Please wait before you choose another name.',
  'season-length': ({ min, max }: { readonly min: number; readonly max: number }) =>
    `The next season must last ${min} to ${max} days. Choose another day.`,
  'evenings-opened': ({ count }: Count) =>
    `This circle has opened ${count} ${count === 1 ? 'evening' : 'evenings'} today. Please wait before you open another one.`,

  // Competitions
  'competition-cancelled': 'This competition was cancelled.',
  'competition-over': 'This competition is over.',
  'enrol-account': 'You need an account to enrol. Register first.',
  disqualified: 'You were disqualified from this competition.',
  'already-out': 'You are already out of this competition, so you cannot withdraw.',
  'watch-players-only': 'Only players of this competition can watch its games.',
  'vote-over': 'The vote on this decision is over.',
  'vote-outdated': 'The competition has changed since, so this decision can no longer be made.',
  'vote-not-yours': 'Only players who neither gain nor lose by this decision vote on it.',

  // Rooms of friends, and matches that users open
  'own-matches-opened': ({ count }: Count) =>
    `You have opened ${count} ${count === 1 ? 'match' : 'matches'} of your own today. Please wait before you open another one.`,
  'kick-off-over': 'The kick-off is over. Choose a later time, or now.',
  'kick-off-far': `The kick-off can be ${OWN_MATCH_AHEAD_DAYS} days ahead at most.`,
  'team-missing': 'Please name the team',
  'team-invisible': 'Use visible characters in the name of a team.',
  'team-too-long': `The name of a team can have ${TEAM_NAME_MAX} characters at most.`,
  'team-reserved': 'This name is reserved for Bettle. Choose another name for the team.',
  'team-two-alphabets': 'This name mixes two alphabets. Use letters of one alphabet only.',
  'teams-alike': 'The two teams need different names.',
  'event-type-missing': 'Please choose an event type',
  'event-type-not-offered': 'This match does not offer this event type.',
  'room-event-type-not-offered': ({ eventType }: { readonly eventType: string }) =>
    `A room cannot record ${eventType} in this match, because the match does not offer this event type.`,
  'room-too-late': 'This match has already started. A room that records a match must be opened before the kick-off.',
  'room-crowd-small': `A crowd records from ${CROWD_FROM} players on. Let named players record.`,
  'room-host-alone': 'A host without a seat records alone, without named recorders.',
  'room-other-recorder': 'The members of this lobby do not record the match: somebody else records it.',
  'room-players-only': 'Only players, or a host without a seat, can record the match in this lobby.',
  'room-recorders-only': 'Only the recorders of this game tap events. The host names them among the players.',
  'room-no-recorders': 'No named recorders record the match of this lobby.',
  'room-all-record': 'From now on all players record this match.',
  'room-host-names': 'Only the host of this game names its recorders.',
  'room-over': 'The match is over, so nobody records it any more.',
  'room-needs-recorder': 'The game needs a recorder. Let another player record first.',
  'room-player-only': 'Only a player who is in this game can record it.',
  'room-decided': 'The room has decided this round, so nothing changes its events any more.',
  'room-denied-twice': 'You have said twice in this half, without a question, that an event did not happen.',
  'room-claimed-twice': 'You have challenged or claimed two events in this half. One that succeeds is given back.',
  'room-objection-late': 'It is too late to challenge or claim this event.',
  'room-start-late':
    'The recorders correct the start of a half in its first five minutes only, by at most ten minutes.',
  'room-start-own-bet': 'This start may save a bet of yours, so others must state it.',
  'room-no-round': 'This match has no such round.',
  'room-round-runs': 'Check the counts of this round once it has ended. Until then, tap what you see.',
  'room-seatless-host-only': 'Only a host without a seat can remove an event of the match.',
  'tap-pad-closed': 'Open the tap pad first.',
  'tap-pad-elsewhere': 'You record in another window. Open the tap pad here to go on here.',
  'tap-before-kick-off': 'The match kicks off in a moment. Tap what you see after the kick-off.',
  'tap-before-start': 'The match has not started, so this tap does not count. First press Start half 1.',
  'tap-missing': 'This tap does not exist.',
  'tap-too-old': 'This tap is older than ten seconds, so you can no longer undo it.',
  'event-missing': 'This event does not exist.',

  // Faults of a field without a sentence of its own
  'text-unsound': 'Please use ordinary text',
  'field-missing': ({ field }: Field) => `${field} is missing`,
  'field-invalid': ({ field }: Field) => `${field} is not valid`,
  'field-kind': ({ field, kind }: Field & { readonly kind: string }) =>
    `${field} must be ${KINDS[kind] ?? 'something else'}`,
  'field-value': ({ field, value }: Field & { readonly value: string }) => `${field} must be ${value}`,
  'field-values': ({ field, values }: Field & { readonly values: string }) => `${field} must be one of ${values}`,
  'field-too-small': ({ field, count }: Bound) => `${field} must be at least ${count}`,
  'field-too-large': ({ field, count }: Bound) => `${field} must be at most ${count}`,
  'field-too-short': ({ field, count }: Bound) =>
    `${field} must have at least ${count} ${count === 1 ? 'character' : 'characters'}`,
  'field-too-long': ({ field, count }: Bound) =>
    `${field} must have at most ${count} ${count === 1 ? 'character' : 'characters'}`,
  'field-too-few': ({ field, count }: Bound) =>
    `${field} must have at least ${count} ${count === 1 ? 'entry' : 'entries'}`,
  'field-too-many': ({ field, count }: Bound) =>
    `${field} must have at most ${count} ${count === 1 ? 'entry' : 'entries'}`,
} as const

export type SentenceCode = keyof typeof SENTENCES

export type SentenceParams<Code extends SentenceCode> = (typeof SENTENCES)[Code] extends (
  params: infer Params,
) => string
  ? Params
  : undefined

/** A sentence on the wire: the English text, and the code and parameters for clients in other languages. */
export interface Said {
  readonly message: string
  readonly text?: string | undefined
  readonly params?: TextParams | undefined
}

type GivenParams<Code extends SentenceCode> =
  SentenceParams<Code> extends undefined ? [] : [params: SentenceParams<Code>]

/** Returns a sentence in the form of the wire. Spread it into the details of a refusal, or beside the path of a fault. */
export function sentence<Code extends SentenceCode>(text: Code, ...[params]: GivenParams<Code>): Said {
  const english = SENTENCES[text] as string | ((params: unknown) => string)
  if (typeof english === 'string') return { message: english, text }
  return { message: english(params), text, params: params as unknown as TextParams }
}

/** Returns the sentence of a schema's message, which is a code or, in schemas without texts of players, English. */
export function saidBy(message: string): Said {
  return Object.hasOwn(SENTENCES, message) && typeof SENTENCES[message as SentenceCode] === 'string'
    ? sentence(message as 'message-missing')
    : { message }
}

/** Returns a problem of a lobby's settings as a fault of the request that gave them. */
export function settingIssue(problem: SettingsProblem): Said & { readonly path: string } {
  const { path, ...code } = problem
  return { path: `gameSettings.${path}`, message: settingProblemSentence(problem), ...code }
}
