import type { FeedProblem, FeedProviderForm, NoUndo, OperatorAction } from '@bettle/contract'
import type {
  CardKind,
  CompetitionLogLine,
  CompetitionSettings,
  CompetitionState,
  Count,
  CountMessage,
  CountState,
  GameSettings,
  MatchFile,
  MeasurementState,
  PauseTimes,
  PhaseState,
  PlayState,
  ProviderClock,
  Reminder,
  ReminderKind,
  SeatEnd,
  SeatMoveState,
  StartMove,
  VoidReason,
} from '@bettle/rules'
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'

/** A time with milliseconds; both drivers return a Date. */
type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
/** A value that is written as JSON text and read as the parsed value. */
type Json<Value> = ColumnType<Value, string, string>
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>

export interface AccountTable {
  id: string
  name: string
  email: string
  /** The email address in lower case, because addresses are unique without regard to case. */
  email_key: string
  /** When the owner followed a link that was sent to the email address; null before that ([A37]). */
  email_confirmed_at: NullableTimestamp
  /**
   * True if the server sent email when the user registered. While `email_confirmed_at` is null, such a user may neither
   * chat nor host ([A61]).
   */
  must_confirm_email: Generated<boolean>
  username: string
  /** The folded username: names that look alike, in any script, have the same key ([A13]). */
  username_key: string
  password_hash: string
  role: 'player' | 'admin'
  selected_avatar: string | null
  profile_image_key: string | null
  /** True for a simulated player of the practice match. */
  is_bot: Generated<boolean>
  /** True for the demo player, as whom any visitor may sign in while the server offers practice matches. */
  is_demo: Generated<boolean>
  tos_accepted_at: NullableTimestamp
  /** When the user finished or skipped the first-bet guide ([A30]). */
  guided_at: NullableTimestamp
  /** The language of emails, and of pages on devices without a choice, as a BCP 47 tag; null if it is not known. */
  language: Generated<string | null>
  last_login_at: NullableTimestamp
  /** When an administrator disabled the account ([A31]). */
  disabled_at: NullableTimestamp
  disabled_reason: string | null
  /** When the account's last ban ends ([MD8]). The next column has the code of its reason. */
  banned_until: NullableTimestamp
  ban_reason: Generated<string | null>
  /** When a guest expires unless the guest registers; null for any other account ([G1]). */
  guest_until: NullableTimestamp
  deleted_at: NullableTimestamp
  /** Name and username in lower case, which the database computes for administrators' searches. */
  names: ColumnType<string, never, never>
  created_at: Timestamp
  updated_at: Timestamp
}

/** A sign-in on one device. Its refresh tokens form a chain. */
export interface SessionTable {
  id: string
  account_id: string
  device: string | null
  created_at: Timestamp
  last_used_at: Timestamp
  ended_at: NullableTimestamp
  ended_why: string | null
}

export interface RefreshTokenTable {
  /** SHA-256 of the refresh token, hex. */
  hash: string
  session_id: string
  issued_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

/** An emailed link to set a password. It works once, and only the latest link of an account is valid. */
export interface PasswordLinkTable {
  /** SHA-256 of the link's token, hex. */
  hash: string
  account_id: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

/** An email address that an account has requested, until the user follows the emailed link. */
export interface EmailChangeTable {
  account_id: string
  /** SHA-256 of the link's token, hex. */
  hash: string
  email: string
  created_at: Timestamp
  expires_at: Timestamp
}

/** The kinds of emails, as `unsent_email.kind` stores them. */
export type MailKind =
  | 'reset-link'
  | 'welcome'
  | 'confirm-email'
  | 'confirm-registration'
  | 'email-changed'
  | 'password-changed'
  | 'new-device'

/** An email that is not delivered yet, or that the server gave up. It holds no secret. */
export interface UnsentEmailTable {
  id: string
  kind: MailKind
  /** The account that the email is about. It may not exist. */
  account_id: string
  address: string
  /** What the email states besides the account and the link. */
  parameters: ColumnType<EmailParameters, string, never>
  created_at: Timestamp
  /** The email is of no use from this moment on. */
  expires_at: Timestamp
  /** Why the server gave the email up: its time is over, or the mail server refused it for good. */
  given_up: 'expired' | 'refused' | null
  given_up_at: NullableTimestamp
}

/** What an email states besides its account and its link. */
export interface EmailParameters {
  /** The device of a new sign-in. */
  readonly device?: string
}

/** The emailed link that confirms the address of a new account, until the user follows it. */
export interface EmailConfirmationTable {
  account_id: string
  /** SHA-256 of the link's token, hex. */
  hash: string
  created_at: Timestamp
  expires_at: Timestamp
}

/** The key pair with which push services recognise this installation (VAPID), base64url. */
export interface PushKeyTable {
  single: Generated<boolean>
  public_key: string
  private_key: string
  made_at: Timestamp
}

/** A browser that receives the pushes of an account while its session lasts ([RE3]). */
export interface PushSubscriptionTable {
  id: string
  account_id: string
  session_id: string
  /** The address at the push service. It is unique: the browser belongs to the account that signed in last. */
  endpoint: string
  /** The public key and the secret of the browser, base64url. */
  p256dh: string
  auth: string
  made_at: Timestamp
}

/** A kind of reminder that an account turned on or off. A missing row means off ([RE2]). */
export interface ReminderChoiceTable {
  account_id: string
  kind: ReminderKind
  push: boolean
  /** By email to the address of the account ([RE13]). */
  email: Generated<boolean>
}

export interface QuietHoursTable {
  account_id: string
  from_minute: number
  until_minute: number
  time_zone: string
}

export type ReminderOutcome =
  | 'sent'
  /** Its time was over before it could be sent. */
  | 'late'
  /** The account did not need or want it any more. */
  | 'withdrawn'
  | 'quiet'
  /** The push service no longer knows the browser. */
  | 'gone'
  | 'failed'
  /** The account or its address had as many emails of reminders as the mail gate permits. */
  | 'limited'
  /** The server crashed while it sent the reminder, so it may have arrived. */
  | 'unknown'

/**
 * One reminder to one device, or by email. `key` is its subject, about which each device and the address get one reminder
 * ([RE7], [RE13]).
 */
export interface ReminderTable {
  id: string
  account_id: string
  kind: ReminderKind
  key: string
  /** 'push:' and the id of the subscription, or 'email'. */
  way: string
  /** The parameters of its text. */
  parameters: Json<Reminder>
  made_at: Timestamp
  expires_at: Timestamp
  /** Before this time no count includes the reminder, because it says that somebody has not bet ([RE8]). */
  counted_from: Timestamp
  tried_at: NullableTimestamp
  tries: Generated<number>
  outcome: ColumnType<ReminderOutcome | null, ReminderOutcome | null | undefined, ReminderOutcome | null>
  ended_at: NullableTimestamp
}

export interface AvatarTable {
  id: string
  name: string
  /** The storage key of the picture. */
  image: string
  /** The name of the built-in avatar from which the first start created this row, so that it is created once. */
  made_from: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** One row for each time when an account did something that is limited per day ([M12], [A27]). */
export interface CountedActTable {
  account_id: string
  kind: 'lobby-opened' | 'renamed' | 'reported' | 'own-match' | 'circle-made' | 'circle-renamed'
  at: Timestamp
}

/** A file in the storage, and who may see it. The server shows the file only after it has checked the content. */
export interface StoredFileTable {
  key: string
  owner_id: string | null
  file_name: string
  declared_type: string
  is_public: boolean
  viewable_by_any_user: boolean
  state: 'awaited' | 'ready' | 'refused'
  /** Why the check refused the file. */
  refused_as: 'unsupported-type' | 'too-large' | null
  /** The type of the content, once it was checked. */
  content_type: string | null
  has_thumbnail: Generated<boolean>
  size: number | null
  /** The size as uploaded (bytes), before a picture was re-encoded. */
  uploaded_size: Generated<number | null>
  /** The purpose of the upload, if it has one. */
  made_for: Generated<'landing' | null>
  created_at: Timestamp
  checked_at: NullableTimestamp
}

export interface ContentRevisionTable {
  page: 'landing'
  /** From 1. */
  revision: number
  content: ColumnType<unknown, string, never>
  published_at: ColumnType<Date, Date, never>
  account_id: ColumnType<string, string, never>
  /** The revision that this one restored; 0 is the page before the first revision. */
  reverts: ColumnType<number | null, number | null, never>
}

export interface ContentFileTable {
  page: 'landing'
  revision: number
  key: string
}

export interface ChatMessageTable {
  id: string
  lobby_id: string
  /** The number of the message in its lobby, from 1. */
  seq: number
  account_id: string
  role: 'player' | 'spectator'
  message: string
  removed_by: string | null
  removed_at: NullableTimestamp
  /** The text of a removed message, for reports only; null once its time is over ([MD15]). */
  removed_text: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Timestamp
}

export interface ChatMuteTable {
  lobby_id: string
  account_id: string
  muted_by: string
  until_at: Timestamp
}

/** A block: a user hides the chat messages of another user ([MD12]). */
export interface BlockTable {
  account_id: string
  blocked_id: string
  created_at: Timestamp
}

/** A reported message, or the reported names of a member, a match or a circle, in one row for all users who report it ([MD2]). */
export interface ReportedTable {
  id: string
  kind: 'message' | 'name' | 'teams' | 'circle'
  /** Equal for all reports of one message, or of one member with the same names. */
  key: string
  /** Null if the name of a circle is reported. */
  lobby_id: string | null
  /** The circle whose name is reported; null for other reports, and once the circle is deleted. */
  circle_id: Generated<string | null>
  /** The author of the message, the member with the reported names, or the owner of the circle. */
  account_id: string
  message_id: string | null
  /** The text of the message, or the name of the teams or the circle, at the first report; null for a member’s name. */
  text: string | null
  /** The names at the first report; empty once the account is deleted. */
  name: string
  username: string
  status: 'open' | 'dismissed' | 'handled'
  closed_at: NullableTimestamp
  closed_by: string | null
  last_at: Timestamp
  created_at: Timestamp
}

export interface ReportTable {
  reported_id: string
  /** The user who reported it. */
  account_id: string
  reason: string
  text: string | null
  created_at: Timestamp
}

export interface MatchTable {
  id: string
  home_team: string
  away_team: string
  status: 'upcoming' | 'active' | 'completed' | 'abandoned'
  planned_start: NullableTimestamp
  tempo: number
  suspended_at: NullableTimestamp
  ended_at: NullableTimestamp
  results_confirmed_at: NullableTimestamp
  abandoned_reason: string | null
  /** The seed of the simulation if the server simulates the match as a practice match; null otherwise. */
  feed: string | null
  /**
   * The guest whose trial game this match is; such a match is in no list ([G3]). The row keeps the guest when the guest
   * registers.
   */
  guest_id: ColumnType<string | null, string | null | undefined, string | null>
  /**
   * The match of which this one is a copy, if the members of a lobby record it; such a match is in no list ([RM10]).
   */
  room_of: ColumnType<string | null, string | null | undefined, string | null>
  /** The user who opened the match for a room of their own; its `room_of` is the match itself ([OM1]). */
  opened_by: ColumnType<string | null, string | null | undefined, string | null>
  /** True if only recorders whom the host named record the match ([RM29]). */
  of_recorders: Generated<boolean>
  version: Generated<number>
  deleted_at: NullableTimestamp
  created_at: Timestamp
  updated_at: Timestamp
}

export interface MatchHalfTable {
  id: string
  match_id: string
  half_number: number
  status: 'upcoming' | 'active' | 'finished'
  start_time: NullableTimestamp
  end_time: NullableTimestamp
  /** In their order; null without any. */
  pauses: NullableJson<readonly PauseTimes[]>
  /** The arrival of the last answer by which the half had not begun, if nobody stated when it began ([S13]). */
  unsure_from: NullableTimestamp
  /** The corrections that moved the start to an earlier time ([I6]). */
  start_moves: ColumnType<readonly StartMove[] | null, string | null | undefined, string | null>
}

/**
 * A plan: a division of a match into rounds. One plan is the official plan. Each other round length that a lobby chose
 * has a plan of its own.
 */
export interface PlanTable {
  id: string
  match_id: string
  round_duration: number
  /** The next round, for which the model has computed the current prices. */
  priced_round_id: string | null
  created_at: Timestamp
}

export interface RoundTable {
  id: string
  plan_id: string
  half_id: string
  round_number: number
  start_minute: number
  end_minute: number | null
}

export interface EventTypeTable {
  name: string
  display_name: string
  position: Generated<number>
  /** When the event type was retired: new matches omit it, and matches that play it keep it. */
  retired_at: NullableTimestamp
  created_at: Timestamp
}

export interface MatchEventTypeTable {
  match_id: string
  name: string
  display_name: string
  position: number
  retired_at: NullableTimestamp
}

export interface OptionTable {
  id: string
  match_id: string
  plan_id: string
  /** The name that an administrator gave the option; null otherwise. */
  name: string | null
  event_type: string
  bet_type: 'over' | 'under'
  threshold: number
  hundredths: number
  set_by: 'model' | 'admin' | 'default'
  retired_at: NullableTimestamp
  /** The source that retired the option. The model does not restore an option that an administrator retired. */
  retired_by: 'model' | 'admin' | null
  /** The operators who set the price. The list stays when an operator hands the price back to the model. */
  priced_by: Generated<string[]>
  /** When an operator handed the price back to the model; null if the price was not handed back. */
  handed_back_at: NullableTimestamp
  created_at: Timestamp
}

/** A price list: all prices of a plan for one round from a moment on. A bet is judged by the prices at its arrival. */
export interface PriceListTable {
  plan_id: string
  round_id: string
  from_at: Timestamp
  /** Prices in hundredths, by the options' ids. A missing option was not offered. */
  prices: Json<Record<string, number>>
  /** True if an upgrade may have written the list, so that the time since when its prices applied is uncertain. */
  guessed: Generated<boolean>
}

/** A suspension: an interval without bets on an option, an event type, or (both null) the whole match. */
export interface SuspensionTable {
  id: string
  match_id: string
  event_type: string | null
  option_id: string | null
  from_at: Timestamp
  until_at: NullableTimestamp
  /** True if the suspension lasts until an operator takes over from the feed. */
  of_feed: Generated<boolean>
}

export interface MatchEventTable {
  id: string
  match_id: string
  event_type: string
  at: Timestamp
  team: 'home' | 'away' | null
  source_id: string | null
  recorded_by: string | null
  /** When the event was removed. The row is kept so that a feed does not record the event again. */
  removed_at: NullableTimestamp
  reason: string | null
  created_at: Timestamp
}

/** A member who has entered a room. The member counts as present for a while after `seen_at`. */
export interface RoomWatcherTable {
  match_id: string
  account_id: string
  seen_at: Timestamp
  /** The weight of the member's taps, in hundredths. */
  weight: number
  /** How much earlier the member sees the match (ms). */
  lead_ms: number
  /** The window in which a named recorder has the tap pad open ([RM33]). */
  window_key: ColumnType<string | null, string | null | undefined, string | null>
}

/** A tap of a member in a room. */
export interface RoomTapTable {
  id: string
  match_id: string
  account_id: string
  number: Generated<string>
  event_type: string
  team: 'home' | 'away' | null
  arrived_at: Timestamp
  /** The time of the tap: its arrival, corrected by the member's lead. */
  at: Timestamp
  event_id: string | null
  undone_at: NullableTimestamp
  /** True for the tap of a named recorder. It equals the mark of the match. */
  of_recorders: Generated<boolean>
}

/** A line of the log of a room with named recorders that is no tap. Its number comes from the numbers of the taps. */
export interface RecorderLineTable {
  match_id: string
  number: Generated<string>
  kind: 'admitted' | 'dismissed' | 'undone' | 'said' | 'claimed' | 'checked' | 'decided'
  /** The recorder. Null for a decision, unless its round had only this recorder, who does not bet ([RM30]). */
  account_id: string | null
  /** The number of the tap that the recorder undid, or of a tap of the event about which the recorder said a word. */
  tap: string | null
  is_true: boolean | null
  is_asked: boolean | null
  round_id: string | null
  /** The type of a claimed event, or of the count that the recorder checked ([RM35], [RM36]). */
  event_type: ColumnType<string | null, string | null | undefined, never>
  team: ColumnType<'home' | 'away' | null, 'home' | 'away' | null | undefined, never>
  /** The id and the moment of a claimed event. */
  id: ColumnType<string | null, string | null | undefined, never>
  at: ColumnType<Date | null, Date | null | undefined, never>
  arrived_at: Timestamp
  /** True for a decision that judged which bets of recorders nobody could contradict ([RM34]). */
  bets_judged: Generated<boolean>
}

/** A match that follows an external feed, or did until an operator took over. */
export interface MatchFeedTable {
  match_id: string
  /** The state of the feed. `suspended`: the operator who attached it may no longer operate the match ([V11]). */
  state: 'following' | 'held' | 'suspended'
  /** The operator on whose behalf the feed acts; null means the server itself. */
  attached_by: string | null
  /** The operator who has taken over from the feed. */
  held_by: string | null
  /** The number of the feed's secret; only the latest secret is valid. */
  secret_number: number
  heard_at: NullableTimestamp
  source: 'push' | 'file' | 'simulator' | 'provider'
  /** The recorded match that the feed plays by the clock, if any. */
  file: ColumnType<MatchFile | null, string | null | undefined, string | null>
  /** The feed records no events before this time, because others recorded them. */
  since: NullableTimestamp
  /** The provider of counts that the match follows. The next column has the provider's id of the match. */
  provider_id: string | null
  provider_match: string | null
  /** A second provider, with which the first one is compared. */
  check_id: string | null
  check_match: string | null
  counts: NullableJson<CountState>
  /** Messages that are stored with the counts. The server still has to apply them, or has just applied them. */
  outbox: NullableJson<readonly CountMessage[]>
  answered_at: NullableTimestamp
  /** Why the last call to the provider failed; null if it succeeded. */
  problem: FeedProblem | null
  check_counts: NullableJson<CountState>
  check_answered_at: NullableTimestamp
  check_problem: FeedProblem | null
  polled_at: NullableTimestamp
  /** Until the provider's first answer, its silence counts from this time. */
  waits_from: NullableTimestamp
  silent_since: NullableTimestamp
  /** The kick-off that the provider stated last. The next column says when the server read it. */
  provider_start: NullableTimestamp
  start_read_at: NullableTimestamp
  /** Since when the two providers disagree on a total, by event type and side. */
  differing: NullableJson<Readonly<Record<string, string>>>
  /** The measurement of the provider's delay while an operator has taken over; null otherwise. */
  measuring: NullableJson<MeasurementState>
  /** The phase of the match that the provider stated last, and what the feed did because of it. */
  phase: NullableJson<PhaseState>
  /** What the provider stated last about play. */
  play: NullableJson<PlayState>
  /** Since when betting is stopped because the provider is to start a half; null while the feed awaits no start. */
  awaits_since: NullableTimestamp
  /** The time that the provider stated last, and since when its answers have repeated it ([F27]). */
  provider_clock: NullableJson<ProviderClock>
}

/** A time in which nobody counted an event type of a match ([F25]). */
export interface CountGapTable {
  match_id: string
  event_type: string
  from_at: Timestamp
  /** Null while the count is unknown. */
  until_at: NullableTimestamp
  closed_by: 'answer' | 'operator' | null
  /** When an operator stated that the events of the gap are recorded, so that its counts are known. */
  stated_at: NullableTimestamp
}

/** A provider of counts. */
export interface FeedProviderTable {
  id: string
  form: Json<FeedProviderForm>
  /** The encrypted key of the provider; null if it has none. */
  sealed_key: string | null
  created_at: Timestamp
  deleted_at: NullableTimestamp
}

/** The number of calls to a provider on one day in UTC, stored before each call. */
export interface FeedProviderDayTable {
  provider_id: string
  day: ColumnType<Date, string, string>
  calls: number
}

/** The measured delays of a provider for one event type. */
export interface FeedProviderDelayTable {
  provider_id: string
  event_type: string
  /** The latest samples in the order of their measurement (ms). */
  samples: number[]
}

/** The highest accepted revision of an event id of a feed, and the event if one was recorded. */
export interface FeedSourceTable {
  match_id: string
  source_id: string
  revision: number
  event_id: string | null
}

export interface ConsoleLeaseTable {
  match_id: string
  account_id: string
  until: Timestamp
}

/** A trial game that is starting or running: one of at most eighty rows ([G2]). */
export interface GuestGameTable {
  account_id: string
  /** The match of the trial game; null while the game is starting. */
  match_id: string | null
  lobby_id: string | null
  /** The server that plays the trial game, until its lease expires. */
  held_by: string | null
  held_until: Timestamp
}

/** A seat that a guest took by the link of a lobby ([G8]). */
export interface GuestSeatTable {
  lobby_id: string
  account_id: string
  /** The keyed hash of the client key from which the guest took the seat ([G10]). */
  client_key: string
  /**
   * The keyed hash of the secret by which the same browser finds the seat again; null if the browser sent none ([G9]).
   */
  seat_key: string | null
  taken_at: Timestamp
}

/** An address from which the host of a lobby has opened it ([G10]). */
export interface HostAddressTable {
  lobby_id: string
  /** The keyed hash of the client key, as in `guest_seat`. */
  client_key: string
  account_id: string
  seen_at: Timestamp
}

/** What the host of a lobby has answered about the guests of one address ([G15]). */
export interface GuestAddressTable {
  id: string
  lobby_id: string
  client_key: string
  /** When the host let in the guests of the address last. */
  let_in_at: NullableTimestamp
  /** The number of seats of the address without chips at that moment. */
  seats_without_chips: Generated<number>
  /** Since when the host lets in nobody else from the address. */
  ended_at: NullableTimestamp
}

/** A guest who asks the host to come in ([G15]). */
export interface GuestAskTable {
  address_id: string
  /** The keyed hash of the secret of the guest's browser, as in `guest_seat`. */
  seat_key: string
  username: string
  asked_at: Timestamp
}

/** A guest's seat that moves, or has moved, to another device ([G16]). */
export interface SeatMoveTable {
  lobby_id: string
  account_id: string
  state: SeatMoveState
  /** The member who caused the state: the host, or in `agreed` the member who said yes. */
  by_id: string
  at: Timestamp
  /** When a member said yes to the current move. */
  agreed_at: NullableTimestamp
  /** The keyed hash of the secret in the link that was made last; null once it is used. */
  link_hash: string | null
  /** The keyed hashes of the secrets of the first device and of the latest one, as in `guest_seat`. */
  seat_key_before: string | null
  seat_key_after: string | null
}

export interface LobbyTable {
  id: string
  /** The lobby code. Null in a competition, whose lobbies have neither code nor host. */
  code: string | null
  match_id: string
  plan_id: string
  host_id: string | null
  /**
   * The settings that existed when the lobby opened. Settings that were added later are missing; `readLobby` fills them
   * in.
   */
  settings: Json<Partial<GameSettings>>
  is_private: boolean
  status: 'open' | 'closed'
  closed_reason: string | null
  /** The version of the lobby's topic, which each update carries. */
  version: Generated<number>
  /** The number of the last ledger entry, to which the next entry is chained. */
  ledger_seq: Generated<number>
  ledger_hash: string
  /** How often the ledger was sealed, which is also the number of the last seal. */
  sealed: Generated<number>
  /** The shortest time between two messages of one member (s). */
  slow_seconds: Generated<number>
  /** True if the host lets guests write in the chat ([G11]). */
  guests_chat: Generated<boolean>
  /** True if a guest's seat in this lobby is played on another device than before ([G16]). */
  has_moved_seats: Generated<boolean>
  /** The lobby whose members were invited to this one for a rematch ([G14]). */
  rematch_of: ColumnType<string | null, string | null | undefined, string | null>
  /** True if the host opened the lobby without a seat, to record the match ([M16]). The host may have taken one since. */
  host_records: Generated<boolean>
  created_at: Timestamp
}

export interface MemberTable {
  lobby_id: string
  account_id: string
  role: 'player' | 'spectator'
  /** True if the member ever had a player's seat. Such a member is ranked and counts for the pot. */
  ranked: boolean
  /** How a player's seat, or a spectator's right to take one, ended for ever; null while neither has ended. */
  seat_end: Generated<SeatEnd | null>
  /** The number of the round that eliminated the member. Other members see it once `seat_end` is set. */
  eliminated_in: Generated<number | null>
  /** True if the member was the last player left after eliminations. */
  last_standing: Generated<boolean>
  present: Generated<boolean>
  /** The balance, equal to the sum of the member's ledger entries. */
  chips: Generated<number>
  bets_placed: Generated<number>
  bets_won: Generated<number>
  /** The number of rounds in a row without a bet, up to the latest round. */
  inactive_rounds: Generated<number>
  /** The number of settled rounds on which the member could have bet. The next column counts those with a bet. */
  rounds_open: Generated<number>
  rounds_bet: Generated<number>
  joined_at: Timestamp
  /** When the member first took a player's seat. Earlier rounds cause no penalty. */
  played_since: NullableTimestamp
  spectator_since: NullableTimestamp
  /** The version of the topic of the member's own seat. */
  seat_version: Generated<number>
  /** Until their rounds start, the device of the seat does not see the bets before this time ([G16]). */
  hides_bets_before: NullableTimestamp
  /** True if `seat_move` has a row for the seat. */
  has_seat_move: Generated<boolean>
}

/**
 * Records that an older version created without evidence, or by other rules. `key` is the id of a round (`price`,
 * `guess`, `late`), the number of a ledger entry (`gift`), or empty.
 */
export interface OlderEvidenceTable {
  lobby_id: string
  kind: 'seal' | 'price' | 'gift' | 'guess' | 'trophy' | 'late'
  key: string
}

/** A member's removal from a lobby, and the reason that was shown. */
export interface RemovalTable {
  lobby_id: string
  account_id: string
  removed_by: string
  removed_to: 'spectator' | 'out'
  reason: string
  at: Timestamp
}

type Outcome = 'open' | 'won' | 'lost' | 'void'

export interface BetTable {
  id: string
  lobby_id: string
  account_id: string
  round_id: string
  option_id: string
  /** The name that an administrator had given the option; null otherwise. */
  option_name: string | null
  event_type: string
  bet_type: 'over' | 'under'
  threshold: number
  hundredths: number
  stake: number
  /** The card that was used with the bet. */
  card: ColumnType<CardKind | null, CardKind | null | undefined, never>
  outcome: Generated<Outcome>
  payout: number | null
  count: number | null
  placed_at: Timestamp
  settled_at: NullableTimestamp
  /** The code of the reason why the bet is void, if it is neither its count nor a round that never began. */
  void_reason: Generated<VoidReason | null>
  /** True if the room decided that nobody could contradict this bet of a recorder: it is void ([RM34]). */
  unwitnessed: Generated<boolean>
  /** True if the bet depended on a claim about which its room did not decide: it is void ([RM35]). */
  disputed: Generated<boolean>
  /**
   * 0 for a bet that counts. The bets of a player who was struck from a competition's lobby before the kick-off are void
   * and have the number of the strike, from 1.
   */
  struck: Generated<number>
}

/**
 * How the cards of a lobby are dealt; a lobby without cards has no row. The table is separate, so that no query that
 * shows a lobby can show the seed.
 */
export interface DealTable {
  lobby_id: string
  /** The seed, from which all hands follow. Secret until the results are confirmed. */
  seed: string
  /** The hash of the seed, stored when the seed was drawn; null if a server of an older version drew the seed. */
  commitment: string | null
  /** When the cards were dealt, after the start of the first round; null before that. */
  dealt_at: NullableTimestamp
}

/** A player's first view of the other bets on a round by the card Scout. */
export interface ScoutLookTable {
  lobby_id: string
  round_id: string
  account_id: string
  looked_at: Timestamp
}

/** A change of a bet's outcome: by the end of its round, by a correction, or because its round was reopened. */
export interface BetOutcomeTable {
  bet_id: string
  /** From 1. */
  number: number
  from_outcome: Outcome
  to_outcome: Outcome
  /**
   * The count in the bet's round. Null if the round never began or is active, or if an older version did not store it.
   */
  count: number | null
  /** The total that the bet has credited to its player up to and including this change. */
  credit: number
  at: Timestamp
  reason: string | null
}

/** A request with an Idempotency-Key and its reply. */
export interface RequestTable {
  account_id: string
  request_id: string
  body_hash: string
  /** The reply to a bet or a chat message; null for any other call. */
  reply: ColumnType<unknown, string | undefined, string>
  created_at: Timestamp
  /** Method and path of the call; null for a bet or a chat message. */
  route: Generated<string | null>
  /** The results of the transactions that the call has committed, until its reply is stored. */
  steps: Generated<string | null>
  /** The stored reply, byte for byte. */
  answer: Generated<string | null>
}

export interface LedgerEntryTable {
  lobby_id: string
  seq: number
  account_id: string
  kind: 'join' | 'stake' | 'payout' | 'refund' | 'penalty' | 'card' | 'correction' | 'admin'
  amount: number
  balance: number
  bet_id: string | null
  /** The purpose of the entry. It is unique, so that the database refuses a second entry for the same purpose. */
  key: string
  reason: string | null
  at: Timestamp
  hash: string
}

/** A booking: the trophies of a lobby were paid, or corrected. Rows never change. */
export interface TrophyBookingTable {
  lobby_id: string
  /** From 1. */
  number: number
  /** True if the lobby counted; otherwise it paid no trophies. */
  counted: boolean
  at: Timestamp
}

/** An award of a game, or its compensating entry. Rows never change. */
export interface TrophyEntryTable {
  lobby_id: string
  booking: number
  account_id: string
  kind: 'award' | 'reversal'
  position: number
  won: boolean
  trophies: number
}

/** A seal of a lobby's ledger, after the results were confirmed ([L7]). Rows never change. */
export interface LedgerSealTable {
  lobby_id: string
  /** From 1. */
  number: number
  /** The number of the last ledger entry that the seal covers. */
  seq: number
  /** A secret of the server, from which the members' salts are derived. */
  secret: string
  /** The hash of the last ledger entry that the seal covers. */
  chain: string
  root: string
  head: string
  /** The reason why chips changed after the previous seal; null for the first seal. */
  reason: string | null
  at: Timestamp
}

/** The state of a round in one lobby: whether its bets are revealed and settled. */
export interface LobbyRoundTable {
  lobby_id: string
  round_id: string
  revealed_at: NullableTimestamp
  settled_at: NullableTimestamp
  /** How often the round was settled: 1, plus one for each correction. */
  settlement: Generated<number>
  /** The counts by event type by which the bets were settled, 0 for an absent type; null if the round never began. */
  counts: Json<Record<string, Count> | null>
  /** The number of the last change of the round that the lobby has applied to its bets. */
  changes_seen: Generated<number>
  /**
   * True if the lobby has decided penalties, kicks and eliminations at the round's end. It does so once, and never for
   * a round that never began.
   */
  end_decided: Generated<boolean>
  /** True if the server that decided the round's end knows cuts ([X7]). */
  cuts_decided: Generated<boolean>
}

/** A change of a settled round, with its reason, until all lobbies have applied it. */
export interface RoundChangeTable {
  number: Generated<number>
  round_id: string
  reason: string
  at: Timestamp
}

export interface PenaltyTable {
  lobby_id: string
  round_id: string
  account_id: string
  amount: number
  /** The public amount of the penalty ([I2]); null in a row of an older version, where it equals `amount`. */
  told: ColumnType<number | null, number | null | undefined, never>
  kicked: boolean
  at: Timestamp
}

/** A job. Only one node runs it at a time, and deletes the row when the job is done. */
export interface DueWorkTable {
  /** The queue of the job, such as `match:<id>`. Jobs of one queue run one after the other. */
  queue: string
  kind: string
  /** The object of the job, such as a round; unique within queue and kind. */
  key: string
  due_at: Timestamp
  /** How often the job failed. */
  attempts: Generated<number>
  /** After a failure the job waits until this time; null if it does not wait. */
  wait_until: NullableTimestamp
  last_error: string | null
  reason: string | null
}

/** An operator's action. Rows never change: an undo is a later row, whose `undoes` is the id of the undone action. */
export interface OperatorActionTable {
  /** The number in the order of writing. */
  number: Generated<number>
  id: string
  match_id: string | null
  /** The operator's account; null means the server, for a feed. */
  account_id: string | null
  at: Timestamp
  kind: string
  subject: Json<Record<string, unknown>>
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
  /** The action that undoes this action. */
  inverse: ColumnType<OperatorAction | null, string | null, never>
  /** Why the action cannot be undone; null if it can. */
  no_undo: NoUndo | null
  /**
   * The names of the objects that the action changed; `uses` names those that it only used. A later action that changes
   * or uses a changed object depends on this action.
   */
  changes: string[]
  uses: string[]
  undoes: string | null
}

/** A group of crashes with the same message and location ([Q3]). */
export interface CrashGroupTable {
  id: string
  /** SHA-256 of the properties that the group shares, hex. */
  fingerprint: string
  origin: 'browser' | 'server' | 'person'
  name: string
  message: string
  place: string
  status: Generated<'open' | 'resolved' | 'muted'>
  count: number
  first_at: Timestamp
  last_at: Timestamp
  versions: string[]
}

/** A stored report of a crash, without private data ([Q2]). */
export interface CrashReportTable {
  /** A random id, not a UUID version 7: its holder may complete the report, so the id must be unguessable. */
  id: string
  group_id: string
  at: Timestamp
  version: string
  component: string
  location: string
  browser: string
  account_id: string | null
  description: string | null
  code: string | null
  status_code: number | null
  cause: string | null
  stack: string
}

/** A competition. Its log decides everything; the server computes `state` from the first `log_number` lines. */
export interface CompetitionTable {
  id: string
  name: string
  organiser_id: string
  is_private: boolean
  /** The code of a private competition; null if the competition is public or has invitation codes. */
  code: string | null
  settings: Json<CompetitionSettings>
  /** The settings of all lobbies of the competition. */
  game_settings: Json<GameSettings>
  /**
   * The seed of the last possible draw. The seeds of all earlier draws follow from it by hashing, so it stays secret
   * until that draw.
   */
  seed: string
  /** The number of possible draws. Each draw has a seed of its own. */
  seeds: Generated<number>
  /** The prize of an exclusive game. The next column says who promises it. */
  prize: string | null
  promised_by: string | null
  phase: CompetitionState['phase']
  state: Json<CompetitionState>
  log_number: Generated<number>
  version: Generated<number>
  /** The hash of what the pages show besides the log, at this version (`shown-beside-log.ts`). */
  shown: Generated<string | null>
  opens_at: Timestamp
  closes_at: Timestamp
  created_at: Timestamp
  /** When the competition ended; null while it runs. */
  ended_at: Generated<Date | null>
}

/** A line of a competition's log. Rows never change. */
export interface CompetitionLineTable {
  competition_id: string
  number: number
  kind: CompetitionLogLine['kind']
  at: Timestamp
  data: Json<Record<string, unknown>>
  /** The organiser or administrator who decided; null for a line of the server or of a player's own entry. */
  account_id: string | null
  reason: string | null
}

/** The entries of competitions, for queries. An entry is named by its account. */
export interface CompetitionEntryTable {
  competition_id: string
  account_id: string
  enrolled_at: Timestamp
  /** False once the entry was withdrawn. */
  is_current: Generated<boolean>
  /** The invitation code with which the entry enrolled. */
  code_id: string | null
}

export interface CompetitionFixtureTable {
  competition_id: string
  match_id: string
  added_at: Timestamp
}

export interface CompetitionCodeTable {
  id: string
  competition_id: string
  code: string
  single_use: boolean
  spent_by: string | null
  created_at: Timestamp
}

/** A lobby of a competition. A replaced lobby is closed and its bets are void. */
export interface CompetitionLobbyTable {
  lobby_id: string
  competition_id: string
  stage: string
  /** The group or the tie of the lobby. */
  pairing: string
  match_id: string
  is_plate: Generated<boolean>
  replaced_at: NullableTimestamp
}

/** Trophies paid by a competition, or their compensating entries. Rows never change. */
export interface CompetitionTrophyTable {
  competition_id: string
  /** From 1. */
  number: number
  part: string
  account_id: string
  kind: 'award' | 'reversal'
  trophies: number
  at: Timestamp
}

/** A notice that an account keeps until the user has read it. */
export interface NoticeTable {
  id: string
  account_id: string
  competition_id: string | null
  kind: string
  /** The subject of the notice, unique in the account, so that a retry adds no second notice. */
  key: string
  details: Json<Record<string, unknown>>
  at: Timestamp
  read_at: NullableTimestamp
}

/** A standing group of friends. */
export interface CircleTable {
  id: string
  name: string
  owner_id: string
  code: string
  made_at: Timestamp
}

/** A time in which an account is a member of a circle. A member who comes back gets another row. */
export interface CircleMemberTable {
  id: string
  circle_id: string
  account_id: string
  joined_at: Timestamp
  left_at: NullableTimestamp
  /** True if the member gets no notices about evenings. */
  muted: Generated<boolean>
}

/** A request to join a circle, by its owner or by the account. */
export interface CircleAskTable {
  circle_id: string
  account_id: string
  by_owner: boolean
  asked_at: Timestamp
  /** When the other side said no. */
  declined_at: NullableTimestamp
}

/** The end of the next season, as the owner chose it at this time. */
export interface CircleSeasonTable {
  circle_id: string
  chosen_at: Timestamp
  until: Timestamp
}

/** A lobby that the members of a circle were told about. */
export interface CircleEveningTable {
  lobby_id: string
  circle_id: string
  announced_at: Timestamp
}

/** The installation, in one row at most. */
export interface InstallationTable {
  single: Generated<boolean>
  /** The id of this installation in Redis, which other installations may use too. */
  id: string
  /** The number of starts of all servers of the installation. */
  starts: number
}

/** A lease: work that one node does at a time. */
export interface LeaseTable {
  name: string
  /** The node that does the work. */
  holder: string
  /** The end of the lease, by the database's clock. */
  held_until: Timestamp
}

/** The fingerprint by which a node recognises AUTH_SECRET. The secret itself is not stored. One row at most. */
export interface SecretFingerprintTable {
  single: Generated<boolean>
  salt: string
  fingerprint: string
}

/** An addition to a crash report that another node has not written yet. */
export interface CrashCompletionTable {
  report_id: string
  account_id: string | null
  description: string | null
  asked_at: Timestamp
}

/** The content of a file, if neither a bucket nor the disk of a single node stores it. */
export interface FileContentTable {
  key: string
  content_type: string
  bytes: Buffer
  stored_at: Timestamp
}

/** A build of the web app whose scripts and source maps are kept. */
export interface WebBuildTable {
  /** The hash of the build's first script. */
  id: string
  /** The names of the build's files. */
  files: Json<string[]>
  used_at: Timestamp
}

export interface Database {
  push_key: PushKeyTable
  push_subscription: PushSubscriptionTable
  reminder_choice: ReminderChoiceTable
  quiet_hours: QuietHoursTable
  reminder: ReminderTable
  installation: InstallationTable
  lease: LeaseTable
  secret_fingerprint: SecretFingerprintTable
  crash_completion: CrashCompletionTable
  file_content: FileContentTable
  web_build: WebBuildTable
  competition: CompetitionTable
  competition_line: CompetitionLineTable
  competition_entry: CompetitionEntryTable
  competition_fixture: CompetitionFixtureTable
  competition_code: CompetitionCodeTable
  competition_lobby: CompetitionLobbyTable
  competition_trophy: CompetitionTrophyTable
  notice: NoticeTable
  circle: CircleTable
  circle_member: CircleMemberTable
  circle_ask: CircleAskTable
  circle_season: CircleSeasonTable
  circle_evening: CircleEveningTable
  account: AccountTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  password_link: PasswordLinkTable
  email_change: EmailChangeTable
  email_confirmation: EmailConfirmationTable
  counted_act: CountedActTable
  avatar: AvatarTable
  stored_file: StoredFileTable
  chat_message: ChatMessageTable
  chat_mute: ChatMuteTable
  block: BlockTable
  reported: ReportedTable
  report: ReportTable
  match: MatchTable
  match_half: MatchHalfTable
  plan: PlanTable
  round: RoundTable
  event_type: EventTypeTable
  match_event_type: MatchEventTypeTable
  option: OptionTable
  price_list: PriceListTable
  suspension: SuspensionTable
  match_event: MatchEventTable
  match_feed: MatchFeedTable
  count_gap: CountGapTable
  room_watcher: RoomWatcherTable
  room_tap: RoomTapTable
  recorder_line: RecorderLineTable
  feed_source: FeedSourceTable
  feed_provider: FeedProviderTable
  feed_provider_day: FeedProviderDayTable
  feed_provider_delay: FeedProviderDelayTable
  lobby: LobbyTable
  member: MemberTable
  removal: RemovalTable
  bet: BetTable
  bet_outcome: BetOutcomeTable
  deal: DealTable
  scout_look: ScoutLookTable
  request: RequestTable
  ledger_entry: LedgerEntryTable
  trophy_booking: TrophyBookingTable
  trophy_entry: TrophyEntryTable
  ledger_seal: LedgerSealTable
  lobby_round: LobbyRoundTable
  round_change: RoundChangeTable
  older_evidence: OlderEvidenceTable
  penalty: PenaltyTable
  due_work: DueWorkTable
  unsent_email: UnsentEmailTable
  operator_action: OperatorActionTable
  console_lease: ConsoleLeaseTable
  content_revision: ContentRevisionTable
  content_file: ContentFileTable
  guest_game: GuestGameTable
  guest_seat: GuestSeatTable
  host_address: HostAddressTable
  guest_address: GuestAddressTable
  guest_ask: GuestAskTable
  seat_move: SeatMoveTable
  crash_group: CrashGroupTable
  crash_report: CrashReportTable
}

export type AccountRow = Selectable<AccountTable>
export type AvatarRow = Selectable<AvatarTable>
export type StoredFileRow = Selectable<StoredFileTable>
export type ChatMessageRow = Selectable<ChatMessageTable>
export type MatchRow = Selectable<MatchTable>
export type MatchHalfRow = Selectable<MatchHalfTable>
export type PlanRow = Selectable<PlanTable>
export type RoundRow = Selectable<RoundTable>
export type OptionRow = Selectable<OptionTable>
export type MatchEventRow = Selectable<MatchEventTable>
export type StoredLobbyRow = Selectable<LobbyTable>
export type LobbyRow = Omit<StoredLobbyRow, 'settings' | 'code'> & { settings: GameSettings; code: string }
export type MemberRow = Selectable<MemberTable>
export type BetRow = Selectable<BetTable>
export type DealRow = Selectable<DealTable>
export type DueWorkRow = Selectable<DueWorkTable>
export type OperatorActionRow = Selectable<OperatorActionTable>

/** A transaction. Stores take a `Tx`, so that passing the database there does not compile. */
export type Tx = Transaction<Database>

/** A database or a transaction, for reads that may run in either. */
export type Reader = Kysely<Database> | Tx
