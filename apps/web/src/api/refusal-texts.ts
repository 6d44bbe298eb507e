import { type ErrorCode, PASSWORD_MIN, type SENTENCES as SENTENCES_OF_WIRE, type SentenceCode } from '@bettle/contract'
import {
  CAPS,
  CIRCLE_LIMITS,
  CROWD_FROM,
  MOST_BLOCKED,
  MOST_OPEN_COMPETITIONS,
  OWN_MATCH_AHEAD_DAYS,
  TEAM_NAME_MAX,
  USERNAME_MAX,
} from '@bettle/rules'
import { eventTypeText } from '../text/event-type-text.ts'
import { msg } from '../texts/msg.ts'
import { type SettingProblemCode, settingProblemText } from './setting-problem-text.ts'

/** A text for each code. A code whose sentence has parameters has a function of them. */
type Texts<Code extends string> = {
  readonly [Each in Code]: Each extends SentenceCode
    ? (typeof SENTENCES_OF_WIRE)[Each] extends (params: infer Params) => string
      ? (params: Params) => string
      : () => string
    : () => string
}

const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return seconds < 60 ? msg('refusal.wait.seconds', { seconds }) : msg('refusal.wait.minutes', { minutes })
}

const ERRORS: Texts<ErrorCode> = {
  'invalid-request': () => msg('refusal.error.invalid-request'),
  'invalid-settings': () => msg('refusal.error.invalid-settings'),
  'passwords-differ': () => msg('refusal.error.passwords-differ'),
  'link-expired': () => msg('refusal.error.link-expired'),
  'login-failed': () => msg('refusal.error.login-failed'),
  'not-signed-in': () => msg('refusal.error.not-signed-in'),
  'missing-tokens': () => msg('refusal.error.missing-tokens'),
  'session-expired': () => msg('refusal.error.session-expired'),
  forbidden: () => msg('refusal.error.forbidden'),
  'account-needed': () => msg('refusal.error.account-needed'),
  'account-banned': () => msg('refusal.error.account-banned'),
  'email-unconfirmed': () => msg('refusal.error.email-unconfirmed'),
  'spectators-cannot-bet': () => msg('refusal.error.spectators-cannot-bet'),
  'lone-recorder': () => msg('refusal.error.lone-recorder'),
  eliminated: () => msg('refusal.error.eliminated'),
  'chat-off': () => msg('refusal.error.chat-off'),
  'guests-cannot-chat': () => msg('refusal.error.guests-cannot-chat'),
  muted: () => msg('refusal.error.muted'),
  'competitor-bets-hidden': () => msg('refusal.error.competitor-bets-hidden'),
  'not-found': () => msg('refusal.error.not-found'),
  'lobby-not-found': () => msg('refusal.error.lobby-not-found'),
  'match-not-found': () => msg('refusal.error.match-not-found'),
  'round-not-found': () => msg('refusal.error.round-not-found'),
  'competition-not-found': () => msg('refusal.error.competition-not-found'),
  'circle-not-found': () => msg('refusal.error.circle-not-found'),
  'code-not-found': () => msg('refusal.error.code-not-found'),
  'option-not-found': () => msg('refusal.error.option-not-found'),
  'last-round': () => msg('refusal.error.last-round'),
  'betting-closed': () => msg('refusal.error.betting-closed'),
  'already-placed': () => msg('refusal.error.already-placed'),
  'option-retired': () => msg('refusal.error.option-retired'),
  suspended: () => msg('refusal.error.suspended'),
  'own-price': () => msg('refusal.error.own-price'),
  'odds-moved': () => msg('refusal.error.odds-moved'),
  'stake-too-low': () => msg('refusal.error.stake-too-low'),
  'stake-too-high': () => msg('refusal.error.stake-too-high'),
  'insufficient-chips': () => msg('refusal.error.insufficient-chips'),
  'play-used': () => msg('refusal.error.play-used'),
  'card-unavailable': () => msg('refusal.error.card-unavailable'),
  'lobby-full': () => msg('refusal.error.lobby-full'),
  'lobby-closed': () => msg('refusal.error.lobby-closed'),
  'too-many-lobbies': () => msg('refusal.error.too-many-lobbies', { count: CAPS.hosted }),
  'too-many-seats': () => msg('refusal.error.too-many-seats', { count: CAPS.seats }),
  'too-many-competitions': () => msg('refusal.error.too-many-competitions', { count: MOST_OPEN_COMPETITIONS }),
  'too-many-circles': () =>
    msg('refusal.error.too-many-circles', { owned: CIRCLE_LIMITS.owned, joined: CIRCLE_LIMITS.joined }),
  'circle-full': () => msg('refusal.error.circle-full', { count: CIRCLE_LIMITS.members }),
  'fixture-unusable': () => msg('refusal.error.fixture-unusable'),
  'enrolment-not-open': () => msg('refusal.error.enrolment-not-open'),
  'enrolment-closed': () => msg('refusal.error.enrolment-closed'),
  'already-enrolled': () => msg('refusal.error.already-enrolled'),
  'not-enrolled': () => msg('refusal.error.not-enrolled'),
  'too-many-blocked': () => msg('refusal.error.too-many-blocked', { count: MOST_BLOCKED }),
  'code-spent': () => msg('refusal.error.code-spent'),
  'competition-state': () => msg('refusal.error.competition-state'),
  'role-final': () => msg('refusal.error.role-final'),
  'game-not-over': () => msg('refusal.error.game-not-over'),
  'guests-full': () => msg('refusal.error.guests-full'),
  'ask-to-come-in': () => msg('refusal.error.ask-to-come-in'),
  'seat-in-use': () => msg('refusal.error.seat-in-use'),
  'seat-moved': () => msg('refusal.error.seat-moved'),
  'already-registered': () => msg('refusal.error.already-registered'),
  'email-taken': () => msg('refusal.error.email-taken'),
  'username-taken': () => msg('refusal.error.username-taken'),
  'round-in-use': () => msg('refusal.error.round-in-use'),
  'feed-suspended': () => msg('refusal.error.feed-suspended'),
  'provider-in-use': () => msg('refusal.error.provider-in-use'),
  'half-state': () => msg('refusal.error.half-state'),
  'results-confirmed': () => msg('refusal.error.results-confirmed'),
  'idempotency-key-reused': () => msg('refusal.error.idempotency-key-reused'),
  'reply-lost': () => msg('refusal.error.reply-lost'),
  'event-type-exists': () => msg('refusal.error.event-type-exists'),
  'list-changed': () => msg('refusal.error.list-changed'),
  'fixture-columns-unknown': () => msg('refusal.error.fixture-columns-unknown'),
  'fixture-date-order': () => msg('refusal.error.fixture-date-order'),
  'fixture-time-zone': () => msg('refusal.error.fixture-time-zone'),
  'fixture-times-missing': () => msg('refusal.error.fixture-times-missing'),
  'fixture-lines-alike': () => msg('refusal.error.fixture-lines-alike'),
  'fixture-similar': () => msg('refusal.error.fixture-similar'),
  'content-changed': () => msg('refusal.error.content-changed'),
  'too-large': () => msg('refusal.error.too-large'),
  'unsupported-type': () => msg('refusal.error.unsupported-type'),
  'fixture-file-kind': () => msg('refusal.error.fixture-file-kind'),
  'rate-limited': () => msg('refusal.error.rate-limited'),
  unavailable: () => msg('refusal.error.unavailable'),
  'internal-error': () => msg('refusal.error.internal-error'),
}

const SENTENCES: Texts<SentenceCode> = {
  'confirm-link-expired': () => msg('refusal.said.confirm-link-expired'),
  'email-invalid': () => msg('refusal.said.email-invalid'),
  'email-missing': () => msg('refusal.said.email-missing'),
  'emails-differ': () => msg('refusal.said.emails-differ'),
  'name-missing': () => msg('refusal.said.name-missing'),
  'other-name-missing': () => msg('refusal.said.other-name-missing'),
  'password-missing': () => msg('refusal.said.password-missing'),
  'password-wrong': () => msg('refusal.said.password-wrong'),
  'password-too-short': () => msg('refusal.said.password-too-short', { count: PASSWORD_MIN }),
  'password-without-lowercase': () => msg('refusal.said.password-without-lowercase'),
  'password-without-uppercase': () => msg('refusal.said.password-without-uppercase'),
  'password-without-number': () => msg('refusal.said.password-without-number'),
  'password-without-special': () => msg('refusal.said.password-without-special'),
  'terms-not-accepted': () => msg('refusal.said.terms-not-accepted'),
  'username-missing': () => msg('refusal.said.username-missing'),
  'username-invisible': () => msg('refusal.said.username-invisible'),
  'username-too-long': () => msg('refusal.said.username-too-long', { count: USERNAME_MAX }),
  'username-reserved': () => msg('refusal.said.username-reserved'),
  'username-two-alphabets': () => msg('refusal.said.username-two-alphabets'),
  'username-taken-other-free': ({ name }) => msg('refusal.said.username-taken-other-free', { name }),
  'username-alike-other-free': ({ name }) => msg('refusal.said.username-alike-other-free', { name }),
  'renamed-too-often': ({ count }) => msg('refusal.said.renamed-too-often', { count }),
  'rename-muted': () => msg('refusal.said.rename-muted'),
  'demo-shared': () => msg('refusal.said.demo-shared'),
  'seat-came-from-other': () => msg('refusal.said.seat-came-from-other'),
  'files-too-many': () => msg('refusal.said.files-too-many'),
  'push-service-unknown': () => msg('refusal.said.push-service-unknown'),
  'time-zone-unknown': () => msg('refusal.said.time-zone-unknown'),
  'attempts-too-many': ({ seconds }) => msg('refusal.said.attempts-too-many', { wait: waitText(seconds) }),
  'data-downloaded': ({ seconds }) => msg('refusal.said.data-downloaded', { wait: waitText(seconds) }),
  'guests-too-many': ({ seconds }) => msg('refusal.said.guests-too-many', { wait: waitText(seconds) }),
  'trials-too-many': ({ seconds }) => msg('refusal.said.trials-too-many', { wait: waitText(seconds) }),
  'trials-too-many-today': ({ seconds }) => msg('refusal.said.trials-too-many-today', { wait: waitText(seconds) }),
  'game-decided': () => msg('refusal.said.game-decided'),
  'no-cards-here': () => msg('refusal.said.no-cards-here'),
  'no-card-first-round': () => msg('refusal.said.no-card-first-round'),
  'cards-not-dealt': () => msg('refusal.said.cards-not-dealt'),
  'card-not-held': () => msg('refusal.said.card-not-held'),
  'card-played': () => msg('refusal.said.card-played'),
  'card-later': ({ round }) => msg('refusal.said.card-later', { round }),
  'scout-not-played': () => msg('refusal.said.scout-not-played'),
  'scout-later': () => msg('refusal.said.scout-later'),
  'scout-left': () => msg('refusal.said.scout-left'),
  'left-lobby': () => msg('refusal.said.left-lobby'),
  'removed-from-lobby': () => msg('refusal.said.removed-from-lobby'),
  'remove-self': () => msg('refusal.said.remove-self'),
  'removed-by-organiser': () => msg('refusal.said.removed-by-organiser'),
  'competition-seat-stays': () => msg('refusal.said.competition-seat-stays'),
  'lobbies-opened': ({ count }) => msg('refusal.said.lobbies-opened', { count }),
  'other-lobby-first': () => msg('refusal.said.other-lobby-first'),
  'host-only': () => msg('refusal.said.host-only'),
  'host-or-administrator-only': () => msg('refusal.said.host-or-administrator-only'),
  'accounts-only': () => msg('refusal.said.accounts-only'),
  'network-closed': () => msg('refusal.said.network-closed'),
  'network-asked': () => msg('refusal.said.network-asked'),
  'no-trial-games': () => msg('refusal.said.no-trial-games'),
  'has-account': () => msg('refusal.said.has-account'),
  'seat-taken-back': () => msg('refusal.said.seat-taken-back'),
  'seat-stays-over': () => msg('refusal.said.seat-stays-over'),
  'seat-link-used': () => msg('refusal.said.seat-link-used'),
  'seat-own-here': () => msg('refusal.said.seat-own-here'),
  'seat-registered': () => msg('refusal.said.seat-registered'),
  'seat-in-other-lobby': () => msg('refusal.said.seat-in-other-lobby'),
  'other-member-agrees': () => msg('refusal.said.other-member-agrees'),
  'message-missing': () => msg('refusal.said.message-missing'),
  'muted-for': ({ minutes }) => msg('refusal.said.muted-for', { minutes }),
  'chat-slowed': ({ every, seconds }) => msg('refusal.said.chat-slowed', { every, seconds }),
  'mute-self': () => msg('refusal.said.mute-self'),
  'mute-administrator': () => msg('refusal.said.mute-administrator'),
  'block-self': () => msg('refusal.said.block-self'),
  'report-self': () => msg('refusal.said.report-self'),
  'report-invisible': () => msg('refusal.said.report-invisible'),
  'reports-sent': ({ count }) => msg('refusal.said.reports-sent', { count }),
  'teams-not-named': () => msg('refusal.said.teams-not-named'),
  'reason-missing': () => msg('refusal.said.reason-missing'),
  'reason-invisible': () => msg('refusal.said.reason-invisible'),
  'crash-missing': () => msg('refusal.said.crash-missing'),
  'circle-name-missing': () => msg('refusal.said.circle-name-missing'),
  'name-invisible': () => msg('refusal.said.name-invisible'),
  'name-reserved': () => msg('refusal.said.name-reserved'),
  'name-two-alphabets': () => msg('refusal.said.name-two-alphabets'),
  'circle-owner-only': () => msg('refusal.said.circle-owner-only'),
  'circle-leave-instead': () => msg('refusal.said.circle-leave-instead'),
  'circle-closed-to-you': () => msg('refusal.said.circle-closed-to-you'),
  'circles-made': ({ count }) => msg('refusal.said.circles-made', { count }),
  'circles-renamed': () => msg('refusal.said.circles-renamed'),
  'season-length': ({ min, max }) => msg('refusal.said.season-length', { min, max }),
  'evenings-opened': ({ count }) => msg('refusal.said.evenings-opened', { count }),
  'competition-cancelled': () => msg('refusal.said.competition-cancelled'),
  'competition-over': () => msg('refusal.said.competition-over'),
  'enrol-account': () => msg('refusal.said.enrol-account'),
  disqualified: () => msg('refusal.said.disqualified'),
  'already-out': () => msg('refusal.said.already-out'),
  'watch-players-only': () => msg('refusal.said.watch-players-only'),
  'vote-over': () => msg('refusal.said.vote-over'),
  'vote-outdated': () => msg('refusal.said.vote-outdated'),
  'vote-not-yours': () => msg('refusal.said.vote-not-yours'),
  'own-matches-opened': ({ count }) => msg('refusal.said.own-matches-opened', { count }),
  'kick-off-over': () => msg('refusal.said.kick-off-over'),
  'kick-off-far': () => msg('refusal.said.kick-off-far', { days: OWN_MATCH_AHEAD_DAYS }),
  'team-missing': () => msg('refusal.said.team-missing'),
  'team-invisible': () => msg('refusal.said.team-invisible'),
  'team-too-long': () => msg('refusal.said.team-too-long', { count: TEAM_NAME_MAX }),
  'team-reserved': () => msg('refusal.said.team-reserved'),
  'team-two-alphabets': () => msg('refusal.said.team-two-alphabets'),
  'teams-alike': () => msg('refusal.said.teams-alike'),
  'event-type-missing': () => msg('refusal.said.event-type-missing'),
  'event-type-not-offered': () => msg('refusal.said.event-type-not-offered'),
  'room-event-type-not-offered': ({ eventType }) =>
    msg('refusal.said.room-event-type-not-offered', {
      eventType: eventTypeText({ name: eventType, displayName: eventType }),
    }),
  'room-too-late': () => msg('refusal.said.room-too-late'),
  'room-crowd-small': () => msg('refusal.said.room-crowd-small', { count: CROWD_FROM }),
  'room-host-alone': () => msg('refusal.said.room-host-alone'),
  'room-other-recorder': () => msg('refusal.said.room-other-recorder'),
  'room-players-only': () => msg('refusal.said.room-players-only'),
  'room-recorders-only': () => msg('refusal.said.room-recorders-only'),
  'room-no-recorders': () => msg('refusal.said.room-no-recorders'),
  'room-all-record': () => msg('refusal.said.room-all-record'),
  'room-host-names': () => msg('refusal.said.room-host-names'),
  'room-over': () => msg('refusal.said.room-over'),
  'room-needs-recorder': () => msg('refusal.said.room-needs-recorder'),
  'room-player-only': () => msg('refusal.said.room-player-only'),
  'room-decided': () => msg('refusal.said.room-decided'),
  'room-denied-twice': () => msg('refusal.said.room-denied-twice'),
  'room-claimed-twice': () => msg('refusal.said.room-claimed-twice'),
  'room-objection-late': () => msg('refusal.said.room-objection-late'),
  'room-start-late': () => msg('refusal.said.room-start-late'),
  'room-start-own-bet': () => msg('refusal.said.room-start-own-bet'),
  'room-no-round': () => msg('refusal.said.room-no-round'),
  'room-round-runs': () => msg('refusal.said.room-round-runs'),
  'room-seatless-host-only': () => msg('refusal.said.room-seatless-host-only'),
  'tap-pad-closed': () => msg('refusal.said.tap-pad-closed'),
  'tap-pad-elsewhere': () => msg('refusal.said.tap-pad-elsewhere'),
  'tap-before-kick-off': () => msg('refusal.said.tap-before-kick-off'),
  'tap-before-start': () => msg('refusal.said.tap-before-start'),
  'tap-missing': () => msg('refusal.said.tap-missing'),
  'tap-too-old': () => msg('refusal.said.tap-too-old'),
  'event-missing': () => msg('refusal.said.event-missing'),
  'text-unsound': () => msg('refusal.said.text-unsound'),
  'field-missing': ({ field }) => msg('refusal.said.field-missing', { field }),
  'field-invalid': ({ field }) => msg('refusal.said.field-invalid', { field }),
  'field-kind': ({ field, kind }) => msg('refusal.said.field-kind', { field, kind }),
  'field-value': ({ field, value }) => msg('refusal.said.field-value', { field, value }),
  'field-values': ({ field, values }) => msg('refusal.said.field-values', { field, values }),
  'field-too-small': ({ field, count }) => msg('refusal.said.field-too-small', { field, count }),
  'field-too-large': ({ field, count }) => msg('refusal.said.field-too-large', { field, count }),
  'field-too-short': ({ field, count }) => msg('refusal.said.field-too-short', { field, count }),
  'field-too-long': ({ field, count }) => msg('refusal.said.field-too-long', { field, count }),
  'field-too-few': ({ field, count }) => msg('refusal.said.field-too-few', { field, count }),
  'field-too-many': ({ field, count }) => msg('refusal.said.field-too-many', { field, count }),
}

type Range = Extract<SettingProblemCode, { text: 'setting-range' }>['params']
type Choice = Extract<SettingProblemCode, { text: 'setting-choice' }>['params']

const SETTINGS = {
  'smallest-bet-above-largest': () => settingProblemText({ text: 'smallest-bet-above-largest' }),
  'smallest-bet-above-chips': () => settingProblemText({ text: 'smallest-bet-above-chips' }),
  'break-as-long-as-round': () => settingProblemText({ text: 'break-as-long-as-round' }),
  'threshold-above-chips': () => settingProblemText({ text: 'threshold-above-chips' }),
  'setting-range': (params: Range) => settingProblemText({ text: 'setting-range', params }),
  'setting-choice': (params: Choice) => settingProblemText({ text: 'setting-choice', params }),
} satisfies Record<SettingProblemCode['text'], unknown>

const TEXTS: Readonly<Record<string, (params: never) => string>> = { ...ERRORS, ...SENTENCES, ...SETTINGS }

/** A sentence of the wire without a language. */
export interface RefusalCode {
  readonly text?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
}

/**
 * Returns the sentence of a code in the language of this build. Returns undefined for a code that a newer server knows,
 * and if a value of the sentence is missing.
 */
export function refusalText({ text = '', params = {} }: RefusalCode): string | undefined {
  const textOf = Object.hasOwn(TEXTS, text) ? TEXTS[text] : undefined
  try {
    return textOf?.(whole(params) as never)
  } catch (error) {
    if (error instanceof MissingValue) return undefined
    throw error
  }
}

class MissingValue extends Error {
  override name = 'MissingValue'
}

/** Returns the values in a form that throws at a value that is not there, instead of writing 'undefined'. */
const whole = (params: Readonly<Record<string, string | number>>) =>
  new Proxy(params, {
    get: (values, name) => {
      if (typeof name !== 'string' || !Object.hasOwn(values, name)) throw new MissingValue(String(name))
      return values[name]
    },
  })
