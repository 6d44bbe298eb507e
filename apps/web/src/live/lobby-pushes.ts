import type { Bet, Lobby, Member, Odds } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { PushHandlers } from './apply-push.ts'
import { withStandings, withUsers } from './standings.ts'

/** What a handler is told beside the push: the server's time, and the match's score after it where it is known. */
export interface Told {
  now: Instant
  score?: Lobby['match']['score'] | undefined
}

/** What each push makes of a lobby as this player holds it. */
export const lobbyPushes: PushHandlers<Lobby, Told> = {
  'match.changed': (lobby, { match }) => ({ ...lobby, match }),
  'half.changed': (lobby, { match }) => ({ ...lobby, match }),
  'round.changed': (lobby, { roundDuration, rounds }) =>
    isOwnPlan(lobby, roundDuration) ? { ...lobby, rounds } : lobby,
  'match-event.recorded': withScore,
  'match-event.changed': withScore,
  'match-event.removed': withScore,
  'odds.changed': (lobby, { roundDuration, odds }) => (isOwnPlan(lobby, roundDuration) ? { ...lobby, odds } : lobby),
  'suspension.changed': (lobby, { suspended, eventTypes, oddsIds }) => ({
    ...lobby,
    match: { ...lobby.match, suspended, suspendedEventTypes: eventTypes },
    odds: lobby.odds.map((option): Odds => {
      const isOut = suspended || eventTypes.includes(option.eventType) || oddsIds.includes(option._id)
      return isOut === option.suspended ? option : { ...option, suspended: isOut }
    }),
  }),
  'results.confirmed': (lobby, { at }) => ({ ...lobby, match: { ...lobby.match, resultsConfirmedAt: at } }),

  'lobby.opened': (lobby) => lobby,
  'lobby.changed': (lobby, { lobby: card }) => ({
    ...withHost(lobby, card.hostUser),
    lobbyCode: card.lobbyCode,
    gameSettings: card.gameSettings,
    status: card.status,
    players: card.players,
    spectators: card.spectators,
  }),
  'lobby.closed': (lobby, { reason, why }) => ({ ...lobby, status: 'closed', closedReason: reason, closedWhy: why }),

  'member.joined': (lobby, { member }) => withMember(lobby, member),
  'member.changed': (lobby, { member }) => withMember(lobby, member),
  'member.left': (lobby, { userId, hostUser }) => {
    const users = lobby.users.map((member) => (member.user._id === userId ? { ...member, present: false } : member))
    return withHost(withUsers(lobby, users), hostUser)
  },

  'bet.placed': (lobby, { bet, chips }) => withPlacedBet(lobby, bet, chips),
  'bets.revealed': (lobby, { matchRoundId, bets, standings }, { now }) => {
    const shown = lobby.gameSettings.showCompetitorBets ? matchRoundId : undefined
    return withStandings(withOwnBets(lobby, bets), standings, now, shown)
  },
  'round.settled': (lobby, { matchRoundId, bets, standings }, { now }) =>
    withStandings(withOwnBets(lobby, bets), standings, now, matchRoundId),
  'round.corrected': (lobby, { matchRoundId, bets, standings }, { now }) =>
    withStandings(withOwnBets(lobby, bets), standings, now, isReopened(bets) ? undefined : matchRoundId),
  'penalty.applied': (lobby, { penalties, standings }, { now }) => {
    const kicked = new Set(penalties.filter((penalty) => penalty.kicked).map(({ userId }) => userId))
    const users = lobby.users.map(
      (member): Member => (kicked.has(member.user._id) ? { ...member, role: 'spectator' } : member),
    )
    return withStandings({ ...lobby, users }, standings, now)
  },

  // The conversation is kept beside the lobby.
  'chat.sent': (lobby) => lobby,
  'chat.removed': (lobby) => lobby,
  'chat.muted': (lobby) => lobby,
}

/** A bet just placed: what the slip's own call answers, and a little later the push says again. */
export function withPlacedBet(lobby: Lobby, bet: Bet, chips: number | undefined): Lobby {
  const ownId = lobby.currentUser.user._id
  if (bet.user._id !== ownId) return lobby
  const isNew = !lobby.bets.some(({ _id }) => _id === bet._id)
  const users = lobby.users.map((member) =>
    member.user._id === ownId
      ? { ...member, chips: chips ?? member.chips, betsPlaced: member.betsPlaced + (isNew ? 1 : 0) }
      : member,
  )
  return withUsers(withOwnBets(lobby, [bet]), users)
}

function withOwnBets(lobby: Lobby, bets: readonly Bet[]): Lobby {
  const told = new Map(
    bets.filter((bet) => bet.user._id === lobby.currentUser.user._id).map((bet) => [bet._id, bet] as const),
  )
  if (told.size === 0) return lobby
  const known = lobby.bets.map((bet) => told.get(bet._id) ?? bet)
  const isKnown = new Set(lobby.bets.map(({ _id }) => _id))
  const added = [...told.values()].filter((bet) => !isKnown.has(bet._id))
  return { ...lobby, bets: [...known, ...added] }
}

/** A correction may take back the end of a round: its bets are open again. */
const isReopened = (bets: readonly Bet[]) => bets.some((bet) => bet.outcome === 'open')

/** As this listener may see them: of oneself the whole truth. */
function withMember(lobby: Lobby, member: Member): Lobby {
  const isKnown = lobby.users.some(({ user }) => user._id === member.user._id)
  const users = isKnown
    ? lobby.users.map((held) => (held.user._id === member.user._id ? member : held))
    : [...lobby.users, member]
  const changed = withUsers(lobby, users)
  return member.isHost ? withHost(changed, member.user) : changed
}

function withHost(lobby: Lobby, hostUser: Lobby['hostUser']): Lobby {
  const users = lobby.users.map((member) => {
    const isHost = member.user._id === hostUser._id
    return member.isHost === isHost ? member : { ...member, isHost }
  })
  const own = users.find((member) => member.user._id === lobby.currentUser.user._id)
  return { ...lobby, hostUser, users, currentUser: own ?? lobby.currentUser }
}

function withScore(lobby: Lobby, _push: unknown, { score }: Told): Lobby {
  return score ? { ...lobby, match: { ...lobby.match, score } } : lobby
}

/** Every round length has its own plan; others' are none of this lobby's business. */
function isOwnPlan(lobby: Lobby, roundDuration: number): boolean {
  return lobby.gameSettings.roundDuration === roundDuration
}
