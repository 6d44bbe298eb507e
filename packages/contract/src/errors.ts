import { CAPS, CIRCLE_LIMITS, MOST_BLOCKED, MOST_OPEN_COMPETITIONS } from '@bettle/rules'
import { z } from 'zod'

/**
 * The message of `forbidden` if the whole area is closed to this account. Any other message of `forbidden` is about the
 * request itself.
 */
export const CLOSED_AREA = "You can't access that"

/** Every refusal of the server, with its HTTP status and its message for users. */
export const ERRORS = {
  'invalid-request': { status: 400, message: 'Please check for errors' },
  'invalid-settings': { status: 400, message: 'These settings contradict each other or are out of range.' },
  'passwords-differ': { status: 400, message: 'Passwords do not match' },
  'link-expired': {
    status: 400,
    message: 'Failed to reset password. Please try again or contact us for help.',
  },
  'login-failed': { status: 401, message: 'Login unsuccessful, please check your details and try again.' },
  'not-signed-in': { status: 401, message: 'Please sign in.' },
  'missing-tokens': { status: 401, message: 'Missing tokens' },
  'session-expired': { status: 401, message: 'Your session has expired. Please sign in again.' },
  forbidden: { status: 403, message: CLOSED_AREA },
  'account-needed': {
    status: 403,
    message: 'You need an account for this. Register to keep your game and its result.',
  },
  'account-banned': { status: 403, message: 'This account is banned for a while.' },
  'email-unconfirmed': {
    status: 403,
    message: 'Confirm your email address first: open the link in our email.',
  },
  'spectators-cannot-bet': { status: 403, message: 'Spectators watch: they cannot bet.' },
  'lone-recorder': {
    status: 403,
    message: 'You record alone, so you cannot bet. You can bet while a second recorder is here.',
  },
  eliminated: { status: 403, message: 'You were eliminated from this game, so you cannot bet.' },
  'chat-off': { status: 403, message: 'The rules of this game allow no chat.' },
  'guests-cannot-chat': { status: 403, message: 'Guests can only read this chat. Register to write.' },
  muted: { status: 403, message: 'You are muted for a while: you cannot write in the chat.' },
  'competitor-bets-hidden': { status: 403, message: "Competitors' bets are hidden in this lobby." },
  'not-found': { status: 404, message: 'Not found' },
  'lobby-not-found': { status: 404, message: 'Lobby not found' },
  'match-not-found': { status: 404, message: 'Match not found' },
  'round-not-found': { status: 404, message: 'Round not found' },
  'competition-not-found': { status: 404, message: 'Competition not found' },
  'circle-not-found': { status: 404, message: 'Circle not found' },
  'code-not-found': {
    status: 404,
    message: 'This code does not work for this competition. Check the code and try again.',
  },
  'option-not-found': { status: 404, message: 'The bet that you picked does not exist in this match.' },
  'last-round': { status: 409, message: 'This is the final round. No more bets can be placed.' },
  'betting-closed': { status: 409, message: 'Betting is closed for this round.' },
  'already-placed': { status: 409, message: 'You have already placed your bet on this round.' },
  'option-retired': { status: 409, message: 'The bet that you picked is no longer offered. Pick another bet.' },
  suspended: { status: 409, message: 'The bet that you picked is suspended: nobody can place it for the moment.' },
  'own-price': {
    status: 409,
    message: 'You set the odds of this bet yourself, so you cannot place it. Pick another bet.',
  },
  'odds-moved': {
    status: 409,
    message: 'The odds of this bet have changed. Check the new odds and place the bet again.',
  },
  'stake-too-low': { status: 409, message: 'The stake is below the minimum of this lobby.' },
  'stake-too-high': { status: 409, message: 'The stake is above the maximum of this lobby.' },
  'insufficient-chips': { status: 409, message: 'You do not have enough chips.' },
  'play-used': { status: 409, message: 'You have placed this bet as often as this lobby allows. Pick another bet.' },
  'card-unavailable': { status: 409, message: 'This card cannot be played now.' },
  'lobby-full': { status: 409, message: 'This lobby is full.' },
  'lobby-closed': { status: 409, message: 'This lobby is closed.' },
  'too-many-lobbies': {
    status: 409,
    message: `You already host ${CAPS.hosted} open lobbies, and nobody can host more at a time.`,
  },
  'too-many-seats': { status: 409, message: `You are already in ${CAPS.seats} open lobbies. Leave a lobby first.` },
  'too-many-competitions': {
    status: 409,
    message: `You already organise ${MOST_OPEN_COMPETITIONS} open competitions. End or cancel a competition first.`,
  },
  'too-many-circles': {
    status: 409,
    message: `You already own ${CIRCLE_LIMITS.owned} circles, or are in ${CIRCLE_LIMITS.joined}. Leave a circle first.`,
  },
  'circle-full': {
    status: 409,
    message: `This circle is full: a circle has at most ${CIRCLE_LIMITS.members} members.`,
  },
  'fixture-unusable': { status: 409, message: 'This match cannot be used in this competition.' },
  'enrolment-not-open': { status: 409, message: 'Enrolment in this competition has not opened yet.' },
  'enrolment-closed': { status: 409, message: 'Enrolment in this competition is closed.' },
  'already-enrolled': { status: 409, message: 'You are already enrolled in this competition.' },
  'not-enrolled': { status: 409, message: 'You are not enrolled in this competition.' },
  'too-many-blocked': { status: 409, message: `You have blocked ${MOST_BLOCKED} players. Unblock a player first.` },
  'code-spent': { status: 409, message: 'Another player has already used this invitation code. Ask for another code.' },
  'competition-state': {
    status: 409,
    message: 'The competition has moved on, so this is no longer possible. Load the page again.',
  },
  'role-final': { status: 409, message: 'You cannot change your role in this lobby.' },
  'game-not-over': {
    status: 409,
    message: 'Betting in this game is not over. Open the next game when betting is over.',
  },
  'guests-full': {
    status: 409,
    message: 'All trial games are in use at the moment. Please try again in a minute or two.',
  },
  'ask-to-come-in': {
    status: 409,
    message: 'The host decides whether more guests may come in from your network. Ask the host.',
  },
  'seat-in-use': {
    status: 409,
    message: 'The device of this seat was here less than two minutes ago. Wait until it has been away for two minutes.',
  },
  'seat-moved': {
    status: 409,
    message: 'Your seat is played on another device. You can take it back.',
  },
  'already-registered': {
    status: 409,
    message: 'This game already belongs to an account. Please sign in to that account.',
  },
  'email-taken': { status: 409, message: 'An account with this email address already exists.' },
  'username-taken': { status: 409, message: 'This username is taken.' },
  'round-in-use': {
    status: 409,
    message: 'This round has begun, or players can already bet on it, so it cannot be changed.',
  },
  'feed-suspended': {
    status: 409,
    message: 'The feed of this match is suspended. Take over the match first, so that you record the events.',
  },
  'provider-in-use': {
    status: 409,
    message: 'This provider is in use, so it cannot be deleted. First stop the feed of its match.',
  },
  'half-state': {
    status: 409,
    message: 'The state of the match does not allow this. Load the page again to see the state.',
  },
  'results-confirmed': {
    status: 409,
    message: 'The results of this match are confirmed. Give a reason for the change.',
  },
  'idempotency-key-reused': {
    status: 409,
    message: 'The Idempotency-Key of this request was already used for a different request.',
  },
  'reply-lost': {
    status: 409,
    message: 'The server did what you asked, but its answer was lost. Please load the page again.',
  },
  'event-type-exists': { status: 409, message: 'Event type already exists' },
  'list-changed': {
    status: 409,
    message: 'The list has changed since you opened it, so nothing was deleted. Check the list again.',
  },
  'fixture-columns-unknown': {
    status: 409,
    message: 'The file has columns that Bettle does not know. Choose what each column contains.',
  },
  'fixture-date-order': {
    status: 409,
    message: 'Choose whether the day or the month comes first in the dates of this file.',
  },
  'fixture-time-zone': {
    status: 409,
    message: 'The file does not name the time zone of the kick-offs. Choose the time zone.',
  },
  'fixture-times-missing': {
    status: 409,
    message: 'The file has dates without a time. Choose a kick-off time for these matches.',
  },
  'fixture-lines-alike': {
    status: 409,
    message:
      'Some lines of the file may be the same match. Confirm that they are different matches, or correct the file.',
  },
  'fixture-similar': {
    status: 409,
    message: 'Some matches in the file look like existing matches. Choose for each whether it is the same match.',
  },
  'content-changed': {
    status: 409,
    message:
      'Another administrator published the landing page after you began your draft. Your draft is kept, but is not published.',
  },
  'too-large': { status: 413, message: 'What you sent is too large.' },
  'unsupported-type': { status: 415, message: 'This type of content is not supported.' },
  'fixture-file-kind': {
    status: 415,
    message: 'Bettle cannot read this file. Save the list of matches as a CSV file, and choose that file.',
  },
  'rate-limited': { status: 429, message: 'Too many requests. Please wait a moment.' },
  unavailable: { status: 503, message: 'Bettle is not available right now. Please try again in a moment.' },
  /** The code of a bug, in contrast to a refusal of the game. The message reveals no internals. */
  'internal-error': { status: 500, message: 'Something went wrong...' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** The values in a sentence, by their names. */
export const TextParams = z.record(z.string(), z.union([z.string(), z.number()]))
export type TextParams = Readonly<z.infer<typeof TextParams>>

const Issue = z.object({
  path: z.string(),
  message: z.string(),
  text: z.string().optional(),
  params: TextParams.optional(),
})
export type Issue = Readonly<z.infer<typeof Issue>>

/**
 * The body of every failed reply. `error` is a sentence in English, that of `code` unless `text` is given. For other
 * languages, `text` is the code of another sentence and `params` its values. A sentence for operators and programs may
 * replace that of `code` without a `text`. Each fault in `issues` says its sentence in the same way.
 * Further fields give details: `odds` is the new price, `issues` the faults of a body, `until` and `reason` the end of a
 * ban and the code of its reason.
 */
export const Failure = z.object({
  error: z.string(),
  code: z.string(),
  text: z.string().optional(),
  params: TextParams.optional(),
  issues: z.array(Issue).optional(),
  odds: z.number().optional(),
  until: z.string().optional(),
  reason: z.string().optional(),
})
export type Failure = z.infer<typeof Failure>

export interface ErrorDetails {
  /** Replaces the message of the code. `text` and `params` say the same sentence without a language (`sentence`). */
  readonly message?: string
  readonly text?: string | undefined
  readonly params?: TextParams | undefined
  readonly issues?: readonly Issue[]
  /** The current multiplier of the option, set with `odds-moved`. */
  readonly odds?: number
  /** The end of a ban (ISO 8601) and the code of the ban's reason, set with `account-banned`. */
  readonly until?: string
  readonly reason?: string
  /** The number of seconds to wait, set with `rate-limited` and `unavailable`. */
  readonly retryAfter?: number
}

/** Returns the first fault of an invalid request. A screen without a field for this fault shows only this sentence. */
const firstIssue = (code: ErrorCode, { issues }: ErrorDetails): Issue | undefined =>
  code === 'invalid-request' && issues?.[0]?.message ? issues[0] : undefined

/** A refusal with a code of the contract. Any other thrown value is a bug and answers 500. */
export class GameError extends Error {
  override name = 'GameError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** The code of a sentence other than that of `code`, if it has one, and the values in it. */
  readonly text: string | undefined
  readonly params: TextParams | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const said = details.message === undefined ? firstIssue(code, details) : details
    super(said?.message ?? ERRORS[code].message)
    this.code = code
    this.details = details
    this.text = said?.text
    this.params = said?.params
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
