/** Everyone who may send a request, as docs/access.md describes them. */
export const CALLERS = [
  'visitor',
  'guest',
  'stranger',
  'spectator',
  'player',
  'host',
  'organiser',
  'admin',
  'ranked admin',
  'disabled',
  'expired',
] as const
export type CallerKind = (typeof CALLERS)[number]

/**
 * The reply to a caller: an answer (or a refusal that has nothing to do with who asks), or the status and code of a
 * refusal.
 */
export type Access =
  | 'yes'
  | '401 not-signed-in'
  | '401 session-expired'
  | '401 missing-tokens'
  | '302 refresh'
  | '403 account-needed'
  | '403 forbidden'
  | '403 spectators-cannot-bet'
  | '404 lobby-not-found'
  | '404 competition-not-found'
  | '404 match-not-found'
  | '404 not-found'

type AccessRow = Readonly<Record<CallerKind, Access>>

/** [A8] [A18] An account that is disabled has no session; an expired access token with a valid refresh token is exchanged. */
const signedIn = {
  visitor: '401 not-signed-in',
  disabled: '401 session-expired',
  expired: '302 refresh',
} as const

const everyone = <A extends string>(access: A) => ({
  guest: access,
  stranger: access,
  spectator: access,
  player: access,
  host: access,
  organiser: access,
  admin: access,
  'ranked admin': access,
})

/** A lobby that only its members know. */
const outsiders = (access: Access) => ({ guest: access, stranger: access, organiser: access, admin: access })

/** Each scope with one row of the matrix. The matrix has a lobby, its match and a private competition. */
export const SCOPES = {
  /** A call for everyone. */
  anyone: { visitor: 'yes', disabled: 'yes', expired: 'yes', ...everyone('yes') },
  /** A call about the caller's own account and what everyone may see. Guests have no account ([G4]). */
  account: { ...signedIn, ...everyone('yes'), guest: '403 account-needed' },
  /** The same, for guests too: they need it in their own game. */
  'account or guest': { ...signedIn, ...everyone('yes') },
  /** A user who knows the code of a lobby; for a guest only the lobby of their game exists ([G4]). */
  code: { ...signedIn, ...everyone('yes'), guest: '404 lobby-not-found' },
  /** A request that a feed signs. No sign-in replaces the signature. */
  signed: {
    visitor: '404 match-not-found',
    disabled: '404 match-not-found',
    expired: '404 match-not-found',
    ...everyone('404 match-not-found'),
  },
  /** A match that everyone may read; a guest reads the match of their own game ([G4]). */
  match: { ...signedIn, ...everyone('yes'), guest: '404 match-not-found' },
  /** [V5] The lobby exists only for its members; an organiser and an administrator are none. */
  members: {
    ...signedIn,
    ...everyone('yes'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    admin: '404 lobby-not-found',
  },
  /** [RM13] The host of a lobby that records. The lobby of the matrix does not. */
  room: {
    ...signedIn,
    ...everyone('404 not-found'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    admin: '404 lobby-not-found',
  },
  /** [RM15] The same, for guests too: in a lobby that is not their game they are strangers. */
  'room or guest': {
    ...signedIn,
    ...everyone('404 not-found'),
    ...outsiders('404 lobby-not-found'),
  },
  /** The same, for guests too: in a lobby that is not their game they are strangers. */
  'members or guest': {
    ...signedIn,
    ...everyone('yes'),
    guest: '404 lobby-not-found',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    admin: '404 lobby-not-found',
  },
  /** [M13] [T7] [T9] The host of the lobby, and an administrator. */
  'host or admin': {
    ...signedIn,
    ...everyone('403 forbidden'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    host: 'yes',
    admin: 'yes',
    'ranked admin': 'yes',
  },
  /** [CP61] A private competition exists for its entries, its organiser and administrators. */
  entries: {
    ...signedIn,
    ...everyone('yes'),
    guest: '403 account-needed',
    stranger: '404 competition-not-found',
    spectator: '404 competition-not-found',
  },
  /** [CP53] The organiser decides, and administrators for them. */
  'organiser or admin': {
    ...signedIn,
    ...everyone('403 forbidden'),
    guest: '403 account-needed',
    stranger: '404 competition-not-found',
    spectator: '404 competition-not-found',
    organiser: 'yes',
    admin: 'yes',
    'ranked admin': 'yes',
  },
  /** [A18] The administrators' area. */
  admin: { ...signedIn, ...everyone('403 forbidden'), admin: 'yes', 'ranked admin': 'yes' },
  /** [V6] Operating a match: nobody who has bet on it. */
  operators: { ...signedIn, ...everyone('403 forbidden'), admin: 'yes' },
  /** [B8] The players of the lobby. */
  bettor: {
    ...signedIn,
    ...everyone('yes'),
    ...outsiders('404 lobby-not-found'),
    spectator: '403 spectators-cannot-bet',
  },
  /** [V5] [MD1] A bet or a message exists for the members of its lobby. */
  'own bet': { ...signedIn, ...everyone('yes'), ...outsiders('404 not-found') },
  /** Only who played a Scout on the round; nobody of the scene did. */
  scout: { ...signedIn, ...everyone('403 forbidden'), ...outsiders('404 lobby-not-found') },
  /** The host of the lobby, an administrator, and the author. A message exists for those who read the chat. */
  message: {
    ...signedIn,
    ...everyone('403 forbidden'),
    guest: '404 not-found',
    stranger: '404 not-found',
    organiser: '404 not-found',
    host: 'yes',
    admin: 'yes',
    'ranked admin': 'yes',
  },
  /** [M13] The host, and an administrator without a part in the match. */
  remover: {
    ...signedIn,
    ...everyone('403 forbidden'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    host: 'yes',
    admin: 'yes',
  },
  /** A call for everyone that shows more to some. A sign-in that does not hold is refused. */
  file: { ...signedIn, ...everyone('yes'), visitor: 'yes' },
  session: { ...signedIn, ...everyone('yes'), visitor: 'yes' },
  'guest upgrade': { ...signedIn, ...everyone('yes'), visitor: 'yes', disabled: 'yes' },
  /** [G3] Whoever has an account joins a lobby instead. */
  'no account': { ...everyone('403 forbidden'), visitor: 'yes', guest: 'yes', disabled: 'yes', expired: '302 refresh' },
  /** [G8] The lobby of the matrix is public and takes no guests. */
  'guest seat': {
    ...everyone('403 forbidden'),
    visitor: '403 account-needed',
    guest: '403 account-needed',
    disabled: '403 account-needed',
    expired: '302 refresh',
  },
  /** [G14] The members who ever held a player's seat, and the host. */
  players: {
    ...signedIn,
    ...everyone('yes'),
    ...outsiders('404 lobby-not-found'),
    guest: '403 account-needed',
    spectator: '403 forbidden',
  },
  'refresh token': {
    ...everyone('yes'),
    visitor: '401 missing-tokens',
    guest: '401 missing-tokens',
    disabled: '401 session-expired',
    expired: 'yes',
  },
} as const satisfies Readonly<Record<string, AccessRow>>
export type Scope = keyof typeof SCOPES

const calls = (scope: Scope, names: string): [string, Scope][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, scope])

/** Every call of the contract, by its exported name. A call without a scope fails the test of the matrix. */
export const SCOPE_OF: ReadonlyMap<string, Scope> = new Map([
  ...calls(
    'anyone',
    `confirmEmail echo forgotPassword getLanding getLiveGlimpse guestPlay invitation listGuestAvatars login logout reportCrash
     resetPassword suggestUsername`,
  ),
  ...calls(
    'account',
    `career changeEmail changePassword createCompetition createLobby deleteOwnAccount endSession exportOwnData getSignedPostUrl openRoom
     joinLobby listCompetitions listLobbies listMatches listNotices listSessions logoutEverywhere readNotices
     sendConfirmation submitCrashReport updateAvatar updateProfile competitionByCode`,
  ),
  ...calls('account or guest', 'endGuide getGuide listAvatars listMyGames listResults calculatePayout'),
  ...calls('members', 'applyInactivityPenalty'),
  ...calls('account or guest', 'blockUser listBlocked unblockUser'),
  ...calls('members or guest', 'reportName'),
  ...calls('own bet', 'reportMessage'),
  ...calls(
    'members or guest',
    `chipsOverRounds competitorBets getDeal getRematch leaderboard leaveLobby listBets listChat listLobbyUsers lobbyDetails
     lobbyTrophies matchLog ownLedger sendChat`,
  ),
  ...calls('room', 'removeRoomEvent'),
  ...calls('room or guest', 'enterRoom tapInRoom undoTapInRoom'),
  ...calls('host or admin', 'muteMember setGuestChat setSlowChat unmuteMember'),
  ...calls('match', 'eventStatistics getMatch listEventTypes listMatchEvents listMatchHalves listMatchRounds listOdds'),
  ...calls('code', 'lobbyByCode'),
  ...calls('entries', 'competitionById competitionCalendar competitionDraw withdraw watchCompetitionLobby'),
  ...calls('organiser or admin', 'addFixtures decideCompetition fixtureClashes previewDecision updateCompetition'),
  ...calls(
    'admin',
    `adminCreateAvatar adminCreateUser adminDeleteAvatar adminDeleteUser adminDisableUser adminEnableUser
     adminBanUser adminLiftBan adminRenameUser adminListReports adminGetReport adminCloseReport adminReopenReport
     adminEndUserSession adminGetAvatar adminGetCrashReport adminGetHalf adminGetMatch adminGetMatchEvent adminGetOdds
     adminGetRound adminGetUser adminListAvatars adminListCompetitions adminListCrashReports adminListDueWork
     adminListGames adminListHalfRounds adminListHalves adminListLobbies adminListLobbyUsers adminListMatchEventTypes
     adminListMatchEvents adminListMatchHalves adminListMatchOdds adminListMatchRounds adminListMatches adminListOdds
     adminListRounds adminListUserBets adminListUserSessions adminListUsers adminOverview adminPostMatch
     adminUpdateAvatar adminUpdateCrashReport adminUpdateUser atConsole createEventType createFeedProvider createInvitationCodes
     createMatch debugMatch deleteFeedProvider getMatchFeed getPastLanding importFixtures importProviderFixtures listActions listAvailableEventTypes listGlobalEventTypes
     listFeedProviders listInvitationCodes listLandings listMatchesBetOn ownPart previewFixtures previewProviderFixtures publishLanding reorderEventTypes
     revertLanding searchProviderFixtures testFeedProvider unlockContent updateEventType updateFeedProvider`,
  ),
  ...calls(
    'operators',
    `abandonMatch addMatchEventType adminDeleteMatchEvent adminPostHalf adminPostOdds adminPostRound confirmResults copyMatch createHalf createOdds createRound deleteHalf deleteMatch deleteMatchEvent deleteMatches
     deleteOdds deleteRound endHalf endHalfAt endMatch followFeed handBackFeed manualTrigger previewAction previewCopy
     recordMatchEvent removeMatchEventType reopenHalf reorderMatchEventTypes resume startHalf startHalf1 startHalf2
     suspend takeOverFeed undoAction unfollowFeed updateChips updateHalf updateMatch updateMatchEvent updateOdds
     updateRound updateRounds`,
  ),
  /** The feed of a match signs its requests, whoever sends them. */
  ...calls('signed', 'takeFeedMessages'),
  ...calls('own bet', 'getReceipt'),
  ...calls('bettor', 'placeBet'),
  ...calls('scout', 'scoutBets'),
  ...calls('message', 'removeChat'),
  ...calls('remover', 'removeMember'),
  ...calls('file', 'getSignedUrl'),
  ...calls('session', 'whoami'),
  ...calls('guest upgrade', 'register'),
  ...calls('no account', 'startGuestGame'),
  ...calls('guest seat', 'joinAsGuest'),
  ...calls('players', 'openRematch'),
  ...calls('refresh token', 'refresh'),
  /** A user who knows the link, before the enrolment. */
  ...calls('account', 'enrol'),
  ...calls('anyone', 'publicCompetition'),
])

type TopicAccess = 'follows' | 'gone' | '4401'

const connected = { visitor: '4401', disabled: '4401', expired: '4401' } as const
const follow = (access: TopicAccess) => ({ ...connected, ...everyone(access) })

/** The users who may follow each kind of topic: the same lobby, match and private competition as for the calls. */
export const TOPICS: Readonly<Record<string, Readonly<Record<CallerKind, TopicAccess>>>> = {
  hub: { ...follow('follows'), guest: 'gone' },
  user: follow('follows'),
  match: { ...follow('follows'), guest: 'gone' },
  lobby: { ...follow('follows'), guest: 'gone', stranger: 'gone', organiser: 'gone', admin: 'gone' },
  seat: { ...follow('follows'), guest: 'gone', stranger: 'gone', organiser: 'gone', admin: 'gone' },
  competition: { ...follow('follows'), guest: 'gone', stranger: 'gone', spectator: 'gone' },
}
