import type { OwnData } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'

type SectionName = Exclude<keyof OwnData, 'format' | 'exportedAt' | 'account'>

/** One list of the export. Each page continues after the key of the last row, so that no row is read twice. */
export interface Section {
  /** The column that names the account. A test compares these columns with all such columns of the database. */
  readonly about: `${string}.${string}`
  readonly from: RawBuilder<unknown>
  /** The columns that are read. The contract drops any column that it does not name. */
  readonly columns: string
  /** The columns of a key that is unique within the account, with their types. */
  readonly key: readonly (readonly [column: string, type: 'uuid' | 'integer' | 'bigint' | 'text'])[]
  /** Set for a table with an index by lobby. The lobbies in which the account is a member contain all of its rows. */
  readonly lobby?: string
}

const section = (
  about: Section['about'],
  columns: string,
  key: Section['key'],
  { from = about.replace(/\..*/, ''), lobby }: { readonly from?: string; readonly lobby?: string } = {},
): Section => ({ about, columns, key, from: sql.raw(from), ...(lobby !== undefined && { lobby }) })

/** The sections in the order of the exported file. */
export const OWN_DATA_SECTIONS: { readonly [Name in SectionName]: Section } = {
  sessions: section(
    'session.account_id',
    'id as "_id", device, created_at as "createdAt", last_used_at as "lastUsedAt", ended_at as "endedAt", ended_why as "endedWhy"',
    [['id', 'uuid']],
  ),
  passwordLinks: section(
    'password_link.account_id',
    'created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"',
    [['hash', 'text']],
  ),
  emailChanges: section('email_change.account_id', 'email, created_at as "createdAt", expires_at as "expiresAt"', [
    ['account_id', 'uuid'],
  ]),
  emailConfirmations: section('email_confirmation.account_id', 'created_at as "createdAt", expires_at as "expiresAt"', [
    ['account_id', 'uuid'],
  ]),
  files: section(
    'stored_file.owner_id',
    'key, file_name as "fileName", declared_type as "declaredType", state, size, created_at as "createdAt"',
    [['key', 'text']],
  ),
  seats: section(
    'member.account_id',
    `member.lobby_id as "lobbyId", lobby.match_id as "matchId", match.home_team as "homeTeam", match.away_team as "awayTeam",
     lobby.status as "lobbyStatus", member.role, member.present, member.seat_end as "seatEnd", member.chips,
     member.bets_placed as "betsPlaced", member.bets_won as "betsWon", member.rounds_open as "roundsOpen",
     member.rounds_bet as "roundsBet", member.joined_at as "joinedAt", member.played_since as "playedSince",
     member.spectator_since as "spectatorSince"`,
    [['member.lobby_id', 'uuid']],
    { from: 'member join lobby on lobby.id = member.lobby_id join match on match.id = lobby.match_id' },
  ),
  openedMatches: section(
    'match.opened_by',
    `id as "matchId", home_team as "homeTeam", away_team as "awayTeam", planned_start as "plannedStart", status,
     created_at as "createdAt"`,
    [['id', 'uuid']],
  ),
  hostedLobbies: section(
    'lobby.host_id',
    'id as "lobbyId", settings, is_private as "isPrivate", status, closed_reason as "closedReason", created_at as "createdAt"',
    [['id', 'uuid']],
    { lobby: 'id' },
  ),
  bets: section(
    'bet.account_id',
    `id as "_id", lobby_id as "lobbyId", round_id as "roundId", option_name as "optionName", event_type as "eventType",
     bet_type as "betType", threshold, hundredths, stake, card, outcome, payout, count, placed_at as "placedAt",
     settled_at as "settledAt"`,
    [
      ['lobby_id', 'uuid'],
      ['id', 'uuid'],
    ],
    { lobby: 'lobby_id' },
  ),
  betOutcomes: section(
    'bet.account_id',
    `bet_outcome.bet_id as "betId", bet_outcome.number, bet_outcome.from_outcome as "fromOutcome",
     bet_outcome.to_outcome as "toOutcome", bet_outcome.count, bet_outcome.credit, bet_outcome.at, bet_outcome.reason`,
    [
      ['bet.lobby_id', 'uuid'],
      ['bet.id', 'uuid'],
      ['bet_outcome.number', 'integer'],
    ],
    { from: 'bet join bet_outcome on bet_outcome.bet_id = bet.id', lobby: 'bet.lobby_id' },
  ),
  ledger: section(
    'ledger_entry.account_id',
    'lobby_id as "lobbyId", seq, kind, amount, balance, bet_id as "betId", reason, at',
    [
      ['lobby_id', 'uuid'],
      ['seq', 'integer'],
    ],
    { lobby: 'lobby_id' },
  ),
  penalties: section(
    'penalty.account_id',
    'lobby_id as "lobbyId", round_id as "roundId", amount, kicked, at',
    [
      ['lobby_id', 'uuid'],
      ['round_id', 'uuid'],
    ],
    { lobby: 'lobby_id' },
  ),
  scouts: section(
    'scout_look.account_id',
    'lobby_id as "lobbyId", round_id as "roundId", looked_at as "lookedAt"',
    [
      ['lobby_id', 'uuid'],
      ['round_id', 'uuid'],
    ],
    { lobby: 'lobby_id' },
  ),
  trophies: section('trophy_entry.account_id', 'lobby_id as "lobbyId", booking, kind, position, won, trophies', [
    ['lobby_id', 'uuid'],
    ['booking', 'integer'],
    ['kind', 'text'],
  ]),
  chatMessages: section(
    'chat_message.account_id',
    'id as "_id", lobby_id as "lobbyId", seq, role, message, removed_at as "removedAt", created_at as "createdAt"',
    [
      ['lobby_id', 'uuid'],
      ['seq', 'integer'],
    ],
    { lobby: 'lobby_id' },
  ),
  guestSeats: section('guest_seat.account_id', 'lobby_id as "lobbyId", taken_at as "takenAt"', [['lobby_id', 'uuid']]),
  roomVisits: section(
    'room_watcher.account_id',
    'match_id as "matchId", seen_at as "seenAt", weight, lead_ms as "leadMs"',
    [['match_id', 'uuid']],
  ),
  roomTaps: section(
    'room_tap.account_id',
    `match_id as "matchId", event_type as "eventType", team, arrived_at as "arrivedAt", at, event_id as "eventId",
     undone_at as "undoneAt"`,
    [['id', 'uuid']],
  ),
  recorderLines: section(
    'recorder_line.account_id',
    `match_id as "matchId", kind, is_true as "isTrue", event_type as "eventType", arrived_at as "arrivedAt"`,
    [
      ['match_id', 'uuid'],
      ['number', 'bigint'],
    ],
  ),
  blocked: section('block.account_id', 'blocked_id as "userId", created_at as "createdAt"', [['blocked_id', 'uuid']]),
  reports: section(
    'report.account_id',
    `reported.kind, reported.lobby_id as "lobbyId", report.reason, report.text, report.created_at as "createdAt"`,
    [['report.reported_id', 'uuid']],
    { from: 'report join reported on reported.id = report.reported_id' },
  ),
  mutes: section('chat_mute.account_id', 'lobby_id as "lobbyId", until_at as "until"', [['lobby_id', 'uuid']]),
  removals: section('removal.account_id', 'lobby_id as "lobbyId", removed_to as "removedTo", reason, at', [
    ['lobby_id', 'uuid'],
  ]),
  removalsOfOthers: section('removal.removed_by', 'lobby_id as "lobbyId", removed_to as "removedTo", reason, at', [
    ['lobby_id', 'uuid'],
    ['account_id', 'uuid'],
  ]),
  organisedCompetitions: section(
    'competition.organiser_id',
    `id as "competitionId", name, phase, is_private as "isPrivate", prize, promised_by as "promisedBy",
     created_at as "createdAt", ended_at as "endedAt"`,
    [['id', 'uuid']],
  ),
  competitionDecisions: section(
    'competition_line.account_id',
    'competition_id as "competitionId", number, kind, reason, at',
    [
      ['competition_id', 'uuid'],
      ['number', 'integer'],
    ],
  ),
  competitionEntries: section(
    'competition_entry.account_id',
    `competition.id as "competitionId", competition.name, competition_entry.enrolled_at as "enrolledAt",
     competition_entry.is_current as "isCurrent"`,
    [['competition_entry.competition_id', 'uuid']],
    { from: 'competition_entry join competition on competition.id = competition_entry.competition_id' },
  ),
  competitionTrophies: section(
    'competition_trophy.account_id',
    'competition_id as "competitionId", number, part, kind, trophies, at',
    [
      ['competition_id', 'uuid'],
      ['number', 'integer'],
    ],
  ),
  ownedCircles: section('circle.owner_id', 'id as "circleId", name, made_at as "createdAt"', [['id', 'uuid']]),
  circles: section(
    'circle_member.account_id',
    `circle_id as "circleId", circle.name, joined_at as "joinedAt", left_at as "leftAt", muted`,
    [['circle_member.id', 'uuid']],
    { from: 'circle_member join circle on circle.id = circle_member.circle_id' },
  ),
  circleRequests: section(
    'circle_ask.account_id',
    `circle_id as "circleId", circle.name, by_owner as "byOwner", asked_at as "askedAt", declined_at as "declinedAt"`,
    [['circle_ask.circle_id', 'uuid']],
    { from: 'circle_ask join circle on circle.id = circle_ask.circle_id' },
  ),
  notices: section('notice.account_id', 'competition_id as "competitionId", kind, details, at, read_at as "readAt"', [
    ['id', 'uuid'],
  ]),
  pushDevices: section(
    'push_subscription.account_id',
    'session.device, made_at as "createdAt"',
    [['push_subscription.id', 'uuid']],
    {
      from: 'push_subscription join session on session.id = push_subscription.session_id',
    },
  ),
  reminderChoices: section('reminder_choice.account_id', 'kind, push, email', [['kind', 'text']]),
  quietHours: section(
    'quiet_hours.account_id',
    'from_minute as "fromMinute", until_minute as "untilMinute", time_zone as "timeZone"',
    [['account_id', 'uuid']],
  ),
  reminders: section('reminder.account_id', `kind, way, parameters, made_at as "at", outcome`, [['id', 'uuid']]),
  crashReports: section('crash_report.account_id', 'version, component, location, browser, description, at', [
    ['id', 'uuid'],
  ]),
  crashDescriptions: section('crash_completion.account_id', 'description, asked_at as "at"', [['report_id', 'uuid']]),
  operatorActions: section('operator_action.account_id', 'number, kind, match_id as "matchId", at', [
    ['number', 'bigint'],
  ]),
}
