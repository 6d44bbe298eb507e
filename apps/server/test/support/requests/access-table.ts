/** All kinds of callers that may send a request, as docs/access.md describes them. */
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
 * The reply to a caller: 'yes', or the status and code of a refusal. A refusal that does not depend on the caller
 * counts as 'yes'.
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
  | '404 circle-not-found'
  | '404 match-not-found'
  | '404 not-found'

type AccessRow = Readonly<Record<CallerKind, Access>>

/**
 * A disabled account has no session, and a client exchanges an expired access token if its refresh token is valid [A8]
 * [A18].
 */
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

/** The access of callers outside a lobby that only its members can see. */
const outsiders = (access: Access) => ({ guest: access, stranger: access, organiser: access, admin: access })

/** Each scope with one row of the matrix. The matrix contains a lobby, its match and a private competition. */
export const SCOPES = {
  /** A call for every caller. */
  anyone: { visitor: 'yes', disabled: 'yes', expired: 'yes', ...everyone('yes') },
  /** A call about the caller's own account or about what every user may see. Guests have no account ([G4]). */
  account: { ...signedIn, ...everyone('yes'), guest: '403 account-needed' },
  /** A call like those of `account` that guests may make too, because they need it in their own game. */
  'account or guest': { ...signedIn, ...everyone('yes') },
  /** A call of a user who knows the code of a lobby. For a guest only the lobby of their game exists ([G4]). */
  code: { ...signedIn, ...everyone('yes'), guest: '404 lobby-not-found' },
  /** A request that a feed signs. Signing in does not replace the signature. */
  signed: {
    visitor: '404 match-not-found',
    disabled: '404 match-not-found',
    expired: '404 match-not-found',
    ...everyone('404 match-not-found'),
  },
  /** A call on a match that every user may read. A guest reads only the match of their own game ([G4]). */
  match: { ...signedIn, ...everyone('yes'), guest: '404 match-not-found' },
  /** A call on a lobby that exists only for its members. An organiser and an administrator are not members [V5]. */
  members: {
    ...signedIn,
    ...everyone('yes'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    admin: '404 lobby-not-found',
  },
  /** A call of the host of a room, whose members record its match. The lobby of the matrix is no room [RM13]. */
  room: {
    ...signedIn,
    ...everyone('404 not-found'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    admin: '404 lobby-not-found',
  },
  /** A call of members of a room, including guests. The guest of the matrix has a seat in another lobby [RM15]. */
  'room or guest': {
    ...signedIn,
    ...everyone('404 not-found'),
    ...outsiders('404 lobby-not-found'),
  },
  /** A call of a lobby's members, including guests. The guest of the matrix has a seat in another lobby. */
  'members or guest': {
    ...signedIn,
    ...everyone('yes'),
    guest: '404 lobby-not-found',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    admin: '404 lobby-not-found',
  },
  /** A call of the host of the lobby or of an administrator [M13] [T7] [T9]. */
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
  /** A call of a lobby's members, including guests, except its host [G16]. */
  'other members or guest': {
    ...signedIn,
    ...everyone('yes'),
    ...outsiders('404 lobby-not-found'),
    host: '403 forbidden',
  },
  /** A call of the host of the lobby alone [G15]. */
  host: {
    ...signedIn,
    ...everyone('403 forbidden'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    host: 'yes',
    admin: '404 lobby-not-found',
  },
  /** A call on a private competition, which exists for its entries, its organiser and administrators [CP61]. */
  entries: {
    ...signedIn,
    ...everyone('yes'),
    guest: '403 account-needed',
    stranger: '404 competition-not-found',
    spectator: '404 competition-not-found',
  },
  /** A decision of the organiser, or of an administrator for the organiser [CP53]. */
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
  /** A call on a circle, which exists only for its members [CI2]. */
  'circle members': {
    ...signedIn,
    ...everyone('404 circle-not-found'),
    guest: '403 account-needed',
    player: 'yes',
    host: 'yes',
  },
  /** A call of a circle's members about its owner [MD16]. */
  'circle members but its owner': {
    ...signedIn,
    ...everyone('404 circle-not-found'),
    guest: '403 account-needed',
    player: 'yes',
    host: '403 forbidden',
  },
  /** A call of the owner of a circle. */
  'circle owner': {
    ...signedIn,
    ...everyone('404 circle-not-found'),
    guest: '403 account-needed',
    player: '403 forbidden',
    host: 'yes',
  },
  /** A call of the administrators' area [A18]. */
  admin: { ...signedIn, ...everyone('403 forbidden'), admin: 'yes', 'ranked admin': 'yes' },
  /** An operation on a match, which is refused to administrators who have bet on the match [V6]. */
  operators: { ...signedIn, ...everyone('403 forbidden'), admin: 'yes' },
  /** A call of the players of the lobby [B8]. */
  bettor: {
    ...signedIn,
    ...everyone('yes'),
    ...outsiders('404 lobby-not-found'),
    spectator: '403 spectators-cannot-bet',
  },
  /** A call on a bet or a message, which exists only for the members of its lobby [V5] [MD1]. */
  'own bet': { ...signedIn, ...everyone('yes'), ...outsiders('404 not-found') },
  /** A call of a player who played a Scout on the round. No caller of the matrix has played one. */
  scout: { ...signedIn, ...everyone('403 forbidden'), ...outsiders('404 lobby-not-found') },
  /**
   * A call of the host of the lobby, an administrator or the author. A message exists only for users who can read the
   * chat.
   */
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
  /** A call of the host, or of an administrator who does not play in the match [M13]. */
  remover: {
    ...signedIn,
    ...everyone('403 forbidden'),
    guest: '403 account-needed',
    stranger: '404 lobby-not-found',
    organiser: '404 lobby-not-found',
    host: 'yes',
    admin: 'yes',
  },
  /** A call for every caller that shows more to some callers. Invalid tokens are refused. */
  file: { ...signedIn, ...everyone('yes'), visitor: 'yes' },
  session: { ...signedIn, ...everyone('yes'), visitor: 'yes' },
  'guest upgrade': { ...signedIn, ...everyone('yes'), visitor: 'yes', disabled: 'yes' },
  /** A call for callers without an account. A user with an account joins a lobby instead [G3]. */
  'no account': { ...everyone('403 forbidden'), visitor: 'yes', guest: 'yes', disabled: 'yes', expired: '302 refresh' },
  /** A guest takes a seat in a lobby. The lobby of the matrix is public and accepts no guests [G8]. */
  'guest seat': {
    ...everyone('403 forbidden'),
    visitor: '403 account-needed',
    guest: '403 account-needed',
    disabled: '403 account-needed',
    expired: '302 refresh',
  },
  /** A call of members who ever had a player's seat, or of the host [G14]. */
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

/**
 * Every call of the contract with its scope, by its exported name. A call without a scope fails the test of the access
 * matrix.
 */
export const SCOPE_OF: ReadonlyMap<string, Scope> = new Map([
  ...calls(
    'anyone',
    `confirmEmail echo forgotPassword getLanding getLiveGlimpse guestPlay invitation listGuestAvatars login logout reportCrash
     resetPassword suggestUsername`,
  ),
  ...calls(
    'account',
    `career changeEmail changePassword createCompetition createLobby deleteOwnAccount endSession exportOwnData getEmailChange getSignedPostUrl openOwnMatch openRoom
     getReminders joinLobby listCompetitions listLobbies listMatches listNotices listSessions logoutEverywhere readNotices
     sendConfirmation setReminders submitCrashReport subscribePush unsubscribePush updateAvatar updateProfile competitionByCode`,
  ),
  ...calls('account or guest', 'endGuide setLanguage getGuide listAvatars listMyGames listResults calculatePayout'),
  ...calls('members', 'applyInactivityPenalty'),
  ...calls('account or guest', 'blockUser listBlocked unblockUser'),
  ...calls('members or guest', 'reportName reportTeams'),
  ...calls('own bet', 'reportMessage'),
  ...calls(
    'members or guest',
    `chipsOverRounds competitorBets getDeal getRematch leaderboard leaveLobby listBets listChat listLobbyUsers lobbyDetails
     lobbyTrophies matchLog ownLedger sendChat`,
  ),
  ...calls('room', 'removeRoomEvent'),
  ...calls('room or guest', 'checkRound enterRoom nameRecorder roomRecorders sayInRoom tapInRoom undoTapInRoom'),
  ...calls('host or admin', 'muteMember setGuestChat setSlowChat unmuteMember'),
  ...calls('match', 'eventStatistics getMatch listEventTypes listMatchEvents listMatchHalves listMatchRounds listOdds'),
  ...calls('code', 'lobbyByCode'),
  ...calls(
    'entries',
    'competitionById competitionCalendar competitionDraw withdraw watchCompetitionLobby voteOnDecision',
  ),
  ...calls(
    'organiser or admin',
    'addFixtures decideCompetition fixtureClashes previewDecision proposeDecision updateCompetition',
  ),
  ...calls(
    'admin',
    `adminCountReminders adminCreateAvatar adminCreateUser adminDeleteAvatar adminDeleteUser adminDisableUser adminEnableUser
     adminBanUser adminLiftBan adminRenameUser adminRenameCircle adminListReports adminGetReport adminCloseReport adminReopenReport
     adminEndUserSession adminGetAvatar adminGetCrashReport adminGetHalf adminGetMatch adminGetMatchEvent adminGetOdds
     adminGetRound adminGetUser adminListAvatars adminListCompetitions adminListCrashReports adminListDueWork
     adminListGames adminListHalfRounds adminListHalves adminListLobbies adminListLobbyUsers adminListMatchEventTypes
     adminListMatchEvents adminListMatchHalves adminListMatchOdds adminListMatchRounds adminListMatches adminListOdds
     adminListRounds adminListUnsentEmails adminListUserBets adminListUserSessions adminListUsers adminOverview adminPostMatch
     adminUpdateAvatar adminUpdateCrashReport adminUpdateUser atConsole createEventType createFeedProvider createInvitationCodes
     createMatch debugMatch deleteFeedProvider getMatchFeed getPastLanding importFixtures importProviderFixtures listActions listAvailableEventTypes listGlobalEventTypes
     listFeedProviders listInvitationCodes listLandings listMatchesBetOn ownPart previewFixtures previewProviderFixtures publishLanding reorderEventTypes
     revertLanding searchProviderFixtures testFeedProvider unlockContent updateEventType updateFeedProvider`,
  ),
  ...calls(
    'operators',
    `abandonMatch addMatchEventType adminDeleteMatchEvent adminPostHalf adminPostOdds adminPostRound confirmResults copyMatch createHalf createOdds createRound deleteHalf deleteMatch deleteMatchEvent deleteMatches
     deleteOdds deleteRound endHalf endHalfAt endMatch followFeed handBackFeed manualTrigger previewAction previewCopy
     pauseHalf recordMatchEvent removeMatchEventType reopenHalf resumeHalf reorderMatchEventTypes resume startHalf startHalf1 startHalf2
     suspend takeOverFeed undoAction unfollowFeed updateChips updateHalf updateMatch updateMatchEvent updateOdds
     updateRound updateRounds`,
  ),
  /** The feed of a match signs its requests, and any caller may send them. */
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
  ...calls('guest seat', 'joinAsGuest askToComeIn'),
  ...calls('host', 'listGuestAsks answerGuestAsk freeSeat'),
  ...calls('other members or guest', 'agreeSeatMove'),
  ...calls('anyone', 'guestSeatHere takeOverSeat'),
  ...calls('players', 'openRematch createCircle'),
  ...calls('members', 'circlesOfLobby'),
  ...calls('account', 'listCircles circleByCode joinCircle'),
  ...calls('circle members', 'circleById leaveCircle muteCircle openEvening answerCircle'),
  ...calls('circle members but its owner', 'reportCircle'),
  ...calls('circle owner', 'askIntoCircle admitToCircle updateCircle handOverCircle removeFromCircle'),
  ...calls('refresh token', 'refresh'),
  /** A user who knows the link, before the enrolment closes. */
  ...calls('account', 'enrol'),
  ...calls('anyone', 'publicCompetition'),
])

type TopicAccess = 'follows' | 'gone' | '4401'

const connected = { visitor: '4401', disabled: '4401', expired: '4401' } as const
const follow = (access: TopicAccess) => ({ ...connected, ...everyone(access) })

/** Which callers may follow each kind of topic, for the same lobby, match and private competition as the calls. */
export const TOPICS: Readonly<Record<string, Readonly<Record<CallerKind, TopicAccess>>>> = {
  hub: { ...follow('follows'), guest: 'gone' },
  user: follow('follows'),
  match: { ...follow('follows'), guest: 'gone' },
  lobby: { ...follow('follows'), guest: 'gone', stranger: 'gone', organiser: 'gone', admin: 'gone' },
  seat: { ...follow('follows'), guest: 'gone', stranger: 'gone', organiser: 'gone', admin: 'gone' },
  competition: { ...follow('follows'), guest: 'gone', stranger: 'gone', spectator: 'gone' },
}
