import type { NoUndo, OperatorAction } from '@bettle/contract'
import type { CardKind, GameSettings, MatchFile, SeatEnd } from '@bettle/rules'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** A time with milliseconds; both drivers answer a Date. */
type Timestamp = ColumnType<Date, Date, Date>
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>

export interface AccountTable {
  id: string
  name: string
  email: string
  /** Lower case: addresses are unique without regard to case. */
  email_key: string
  /** When somebody followed a link that was mailed to the address; null where nobody has yet ([A37]). */
  email_confirmed_at: NullableTimestamp
  username: string
  /** Folded: names that look alike, whatever their script, have the same ([A13]). */
  username_key: string
  password_hash: string
  role: 'player' | 'admin'
  selected_avatar: string | null
  profile_image_key: string | null
  /** A player made by the practice match, not a person. */
  is_bot: Generated<boolean>
  /** The player anyone may sign in as where the practice match is on. */
  is_demo: Generated<boolean>
  tos_accepted_at: NullableTimestamp
  /** When the first bet had been explained, or was not to be ([A30]). */
  guided_at: NullableTimestamp
  last_login_at: NullableTimestamp
  /** Since when an administrator lets it sign in nowhere ([A31]). */
  disabled_at: NullableTimestamp
  disabled_reason: string | null
  /** A guest's, who is gone from then on unless they register; null of everybody else ([G1]). */
  guest_until: NullableTimestamp
  deleted_at: NullableTimestamp
  /** Name and username in lower case, made by the database: what administrators search in. */
  names: ColumnType<string, never, never>
  created_at: Timestamp
  updated_at: Timestamp
}

/** One sign-in on one device: its refresh tokens follow each other in a chain. */
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
  /** SHA-256 of the token, hex. */
  hash: string
  session_id: string
  issued_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

/** A mailed link to set a password, for one use: the last that was sent to its account. */
export interface PasswordLinkTable {
  /** SHA-256 of the token, hex. */
  hash: string
  account_id: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: NullableTimestamp
}

/** An address an account wants to have, until the link mailed to it is followed. */
export interface EmailChangeTable {
  account_id: string
  /** SHA-256 of the token, hex. */
  hash: string
  email: string
  created_at: Timestamp
  expires_at: Timestamp
}

export interface AvatarTable {
  id: string
  name: string
  /** Storage key. */
  image: string
  /** Of the set the first start makes: which one, so that it is made once. */
  made_from: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** What an account may do so often a day, each time it did ([M12], [A27]). */
export interface CountedActTable {
  account_id: string
  kind: 'lobby-opened' | 'renamed'
  at: Timestamp
}

/** What is in the storage, and who may see it. Nothing is shown before its content was checked. */
export interface StoredFileTable {
  key: string
  owner_id: string | null
  file_name: string
  declared_type: string
  is_public: boolean
  viewable_by_any_user: boolean
  state: 'awaited' | 'ready' | 'refused'
  /** Why it was refused. */
  refused_as: 'unsupported-type' | 'too-large' | null
  /** As the content says, once ready. */
  content_type: string | null
  has_thumbnail: Generated<boolean>
  size: number | null
  /** As it came, before a picture was drawn anew. */
  uploaded_size: Generated<number | null>
  /** What it was uploaded for, where that is one thing. */
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
  /** The one it brought back; 0 is what stood there before the first. */
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
  /** Counts the lobby's messages from 1. */
  seq: number
  account_id: string
  role: 'player' | 'spectator'
  message: string
  removed_by: string | null
  removed_at: NullableTimestamp
  created_at: Timestamp
}

export interface ChatMuteTable {
  lobby_id: string
  account_id: string
  muted_by: string
  until_at: Timestamp
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
  /** Where a feed plays it: the practice match's seed. */
  feed: string | null
  /** Whose own trial game it is: in no list ([G3]). It stays theirs when they register. */
  guest_id: ColumnType<string | null, string | null | undefined, string | null>
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
}

/** The division of a match into rounds: the official one, or one per other round length that a lobby chose. */
export interface PlanTable {
  id: string
  match_id: string
  round_duration: number
  /** The next round its model prices were computed for. */
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
  /** No match takes it up any more; those that play it go on. */
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
  /** Its own, where an administrator gave it one. */
  name: string | null
  event_type: string
  bet_type: 'over' | 'under'
  threshold: number
  hundredths: number
  set_by: 'model' | 'admin' | 'default'
  retired_at: NullableTimestamp
  /** A line an admin deleted is not brought back by the model. */
  retired_by: 'model' | 'admin' | null
  /** The operators who set its price; kept when it is handed back to the model. */
  priced_by: Generated<string[]>
  /** When the price was handed back to the model. */
  handed_back_at: NullableTimestamp
  created_at: Timestamp
}

/** All prices of a plan, of one round, from a moment on: a bet is judged by what was asked when it arrived. */
export interface PriceListTable {
  plan_id: string
  round_id: string
  from_at: Timestamp
  /** Hundredths by the options' ids; what is not named was not offered. */
  prices: Json<Record<string, number>>
  /** An upgrade wrote down what it found: since when it was asked nobody knows. */
  guessed: Generated<boolean>
}

/** An interval in which nothing was accepted: on an option, an event type, or (both null) the whole match. */
export interface SuspensionTable {
  id: string
  match_id: string
  event_type: string | null
  option_id: string | null
  from_at: Timestamp
  until_at: NullableTimestamp
  /** It lasts until another operator takes over from the feed. */
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
  /** Taken back: kept, so that a feed does not record it again. */
  removed_at: NullableTimestamp
  reason: string | null
  created_at: Timestamp
}

/** A match that follows a feed from outside, or did until an operator took over. */
export interface MatchFeedTable {
  match_id: string
  /** `suspended`: whoever attached it may not operate the match any more ([V11]). */
  state: 'following' | 'held' | 'suspended'
  /** The operator for whom it speaks; null is the server itself. */
  attached_by: string | null
  /** The operator who has taken over. */
  held_by: string | null
  /** Counts the secrets it has had: only the last one signs. */
  secret_number: number
  heard_at: NullableTimestamp
  source: 'push' | 'file' | 'simulator'
  /** What is played by the clock, where it is. */
  file: ColumnType<MatchFile | null, string | null | undefined, string | null>
  /** What happened before was somebody else's to record. */
  since: NullableTimestamp
}

/** The highest revision that was taken of an id of a feed, and its event, where one was ever recorded. */
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

/** A trial game that is being started or played: one row of at most fifty ([G2]). */
export interface GuestGameTable {
  account_id: string
  /** Null while it is being started. */
  match_id: string | null
  lobby_id: string | null
  /** The server that plays it, until it says so again. */
  held_by: string | null
  held_until: Timestamp
}

export interface LobbyTable {
  id: string
  code: string
  match_id: string
  plan_id: string
  host_id: string
  /** As they were known when it was opened: one that came later is missing. Read by `readLobby`. */
  settings: Json<Partial<GameSettings>>
  is_private: boolean
  status: 'open' | 'closed'
  closed_reason: string | null
  /** Counts what everyone in it heard; news carries it. */
  version: Generated<number>
  /** The ledger's end: the next entry is chained to it. */
  ledger_seq: Generated<number>
  ledger_hash: string
  /** How often its ledger was sealed; the last seal has this number. */
  sealed: Generated<number>
  /** Between two messages of one member. */
  slow_seconds: Generated<number>
  created_at: Timestamp
}

export interface MemberTable {
  lobby_id: string
  account_id: string
  role: 'player' | 'spectator'
  /** Has ever held a player's seat: ranked, and in the pot. */
  ranked: boolean
  /** How a player's seat, or a spectator's freedom to take one, ended for good; null while it can be played. */
  seat_end: Generated<SeatEnd | null>
  /** The number of the round at whose end they fell. Others know it once `seat_end` says so. */
  eliminated_in: Generated<number | null>
  /** Was left when all others had fallen. */
  last_standing: Generated<boolean>
  present: Generated<boolean>
  /** Equals the sum of the member's ledger entries. */
  chips: Generated<number>
  bets_placed: Generated<number>
  bets_won: Generated<number>
  /** Rounds sat out in a row. */
  inactive_rounds: Generated<number>
  /** Settled rounds that they could have bet on, and of these the rounds on which they bet. */
  rounds_open: Generated<number>
  rounds_bet: Generated<number>
  joined_at: Timestamp
  /** When the player's seat was first taken; latecomers are not penalised for what was before. */
  played_since: NullableTimestamp
  spectator_since: NullableTimestamp
  /** Counts what only this member heard. */
  seat_version: Generated<number>
}

/** Records that an older version made without evidence, or by other rules; `key` is a round, or the number of a ledger entry. */
export interface OlderEvidenceTable {
  lobby_id: string
  kind: 'seal' | 'price' | 'gift' | 'guess' | 'trophy'
  key: string
}

/** Who was removed from a lobby, and what they were told. */
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
  /** Its own, where an administrator had given it one. */
  option_name: string | null
  event_type: string
  bet_type: 'over' | 'under'
  threshold: number
  hundredths: number
  stake: number
  /** What went with it. */
  card: ColumnType<CardKind | null, CardKind | null | undefined, never>
  outcome: Generated<Outcome>
  payout: number | null
  count: number | null
  placed_at: Timestamp
  settled_at: NullableTimestamp
}

/**
 * How the cards of a lobby are dealt; one that plays without them has none. Apart from the lobby, so that nothing that shows
 * a lobby can show the seed.
 */
export interface DealTable {
  lobby_id: string
  /** A secret until the match has ended: every hand follows from it. */
  seed: string
  /** Its hash, as it was when it was drawn; null where a server of an older version drew it. */
  commitment: string | null
  /** Null before the first round has started. */
  dealt_at: NullableTimestamp
}

/** That somebody looked through a Scout, and when first. */
export interface ScoutLookTable {
  lobby_id: string
  round_id: string
  account_id: string
  looked_at: Timestamp
}

/** Each time a bet was decided, and what for: at its round's end, by a correction, by being taken back to open. */
export interface BetOutcomeTable {
  bet_id: string
  /** From 1. */
  number: number
  from_outcome: Outcome
  to_outcome: Outcome
  /** Null where its round never began or goes on, and where an older version did not keep it. */
  count: number | null
  /** What had come back for it in all, from then on. */
  credit: number
  at: Timestamp
  reason: string | null
}

/** A request with an Idempotency-Key and what it was answered. */
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
  /** The reply, byte for byte. */
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
  /** What it was for, once: the same again is refused by the database. */
  key: string
  reason: string | null
  at: Timestamp
  hash: string
}

/** That the trophies of a lobby were paid, and again where something was corrected since. Rows never change. */
export interface TrophyBookingTable {
  lobby_id: string
  /** From 1. */
  number: number
  /** Whether the lobby counted: without that nothing was paid. */
  counted: boolean
  at: Timestamp
}

/** What a game brought somebody, or the exact opposite of what no longer stands. Rows never change. */
export interface TrophyEntryTable {
  lobby_id: string
  booking: number
  account_id: string
  kind: 'award' | 'reversal'
  position: number
  won: boolean
  trophies: number
}

/** What fixes a ledger once the results are confirmed ([L7]); never changed. */
export interface LedgerSealTable {
  lobby_id: string
  /** From 1. */
  number: number
  /** The last entry it holds. */
  seq: number
  /** Known to the server alone: the members' salts are made from it. */
  secret: string
  /** Hash of that entry. */
  chain: string
  root: string
  head: string
  /** Why chips moved after the one before. */
  reason: string | null
  at: Timestamp
}

/** How far a round has come in a lobby. */
export interface LobbyRoundTable {
  lobby_id: string
  round_id: string
  revealed_at: NullableTimestamp
  settled_at: NullableTimestamp
  /** How often it was settled: 1, and one more for each correction. */
  settlement: Generated<number>
  /** The counts per event type its bets stand on; null where the round never began. */
  counts: Json<Record<string, number> | null>
  /** The last change of the round that its bets stand on. */
  changes_seen: Generated<number>
  /** Its end has decided who is penalised, kicked and falls: once, and not where it was settled because it never began. */
  end_decided: Generated<boolean>
}

/** A change to a settled round that not all of its lobbies have behind them, and why it was made. */
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
  /** As everyone may see it ([I2]); null where it is the amount. */
  told: ColumnType<number | null, number | null | undefined, never>
  kicked: boolean
  at: Timestamp
}

/** What is to be done at a time, once: a row goes when it is done. */
export interface DueWorkTable {
  /** Work of one queue is done one after the other, `match:<id>`. */
  queue: string
  kind: string
  /** What it concerns, such as a round; within its queue and kind there is one of it. */
  key: string
  due_at: Timestamp
  /** How often it failed. */
  attempts: Generated<number>
  /** After a failure it is left alone until then. */
  wait_until: NullableTimestamp
  last_error: string | null
  reason: string | null
}

/** What an operator did. Rows never change: whether one was taken back tells the later row that `undoes` it. */
export interface OperatorActionTable {
  /** The order in which they were written. */
  number: Generated<number>
  id: string
  match_id: string | null
  /** Null is the server: a feed. */
  account_id: string | null
  at: Timestamp
  kind: string
  subject: Json<Record<string, unknown>>
  before: ColumnType<Record<string, unknown> | null, string | null, never>
  after: ColumnType<Record<string, unknown> | null, string | null, never>
  /** The action that takes it back. */
  inverse: ColumnType<OperatorAction | null, string | null, never>
  /** Why there is none. */
  no_undo: NoUndo | null
  /** What it changed, by names: what changes or uses one of them later is built upon it. */
  changes: string[]
  uses: string[]
  undoes: string | null
}

/** Crashes that are one by what they say and where they happened ([Q3]). */
export interface CrashGroupTable {
  id: string
  /** SHA-256 of what makes them one, hex. */
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

/** One that was kept of them, as far as it may be told ([Q2]). */
export interface CrashReportTable {
  /** Not of the kind that others have: who holds it may complete the report, so nobody can guess it. */
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

export interface Database {
  account: AccountTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  password_link: PasswordLinkTable
  email_change: EmailChangeTable
  counted_act: CountedActTable
  avatar: AvatarTable
  stored_file: StoredFileTable
  chat_message: ChatMessageTable
  chat_mute: ChatMuteTable
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
  feed_source: FeedSourceTable
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
  operator_action: OperatorActionTable
  console_lease: ConsoleLeaseTable
  content_revision: ContentRevisionTable
  content_file: ContentFileTable
  guest_game: GuestGameTable
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
export type LobbyRow = Omit<StoredLobbyRow, 'settings'> & { settings: GameSettings }
export type MemberRow = Selectable<MemberTable>
export type BetRow = Selectable<BetTable>
export type DealRow = Selectable<DealTable>
export type DueWorkRow = Selectable<DueWorkTable>
export type OperatorActionRow = Selectable<OperatorActionTable>
