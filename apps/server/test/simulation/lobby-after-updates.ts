import type { Lobby, Standing, Topic, Update, UserId } from '@bettle/contract'

/** Returns the topics that a client of a lobby follows, with the versions that the client has. */
export function topicsOf({ _id, version, seatVersion, match }: Lobby): [Topic, number][] {
  return [
    [`lobby:${_id}`, version],
    [`seat:${_id}`, seatVersion],
    [`match:${match._id}`, match.version],
  ]
}

/** Returns the lobby as a client shows it after an update. */
export function afterUpdate(lobby: Lobby, update: Update): Lobby {
  if (update.topic.startsWith('lobby:')) return { ...afterLobby(lobby, update), version: update.version }
  if (update.topic.startsWith('seat:')) return { ...afterSeat(lobby, update), seatVersion: update.version }
  const after = afterMatch(lobby, update)
  return { ...after, match: { ...after.match, version: update.version } }
}

const ownId = (lobby: Lobby): UserId => lobby.currentUser.user._id

/** Applies public data of all members, including the client's own. Private figures arrive on the seat's topic. */
function afterLobby(before: Lobby, { push }: Update): Lobby {
  const lobby = withStandings(before, 'standings' in push ? push.standings : [])
  if (push.type === 'lobby.closed') return closed(lobby, push)
  if (push.type === 'crowd.changed') {
    const { type: _, players, spectators, prizePot, counts, members, ranked, top } = push
    const first = top ?? lobby.crowd?.top ?? lobby.leaderboard.slice(0, 5)
    return { ...lobby, players, spectators, prizePot, counts, crowd: { members, ranked, top: first } }
  }
  if (push.type === 'trophies.booked') return { ...lobby, trophiesBookedAt: push.at }
  if (push.type === 'member.joined' || push.type === 'member.changed') {
    const { member } = push
    const held = lobby.users.find(({ user }) => user._id === member.user._id)
    const isOwn = member.user._id === ownId(lobby)
    const currentUser = isOwn ? { ...member, ...figuresOf(lobby.currentUser) } : lobby.currentUser
    const users = [...lobby.users.filter((other) => other !== held), member]
    const after = { ...lobby, users, currentUser }
    return member.isHost ? withHost(after, member.user) : after
  }
  if (push.type === 'member.left') {
    return withHost(
      forEach(lobby, (one) => (one.user._id === push.userId ? asLeft(one) : one)),
      push.hostUser,
    )
  }
  if (push.type === 'players.eliminated') return forEach(lobby, afterElimination(push))
  if (push.type !== 'penalty.applied') return lobby
  const kicked = push.penalties.flatMap((penalty) => (penalty.kicked ? [penalty.userId] : []))
  return forEach(lobby, (one) => (kicked.includes(one.user._id) ? { ...one, role: 'spectator', seat: 'kicked' } : one))
}

type Seated = Lobby['currentUser']

/** Changes a member's seat in the list of members and, for the member's own client, in `currentUser`. */
function forEach(lobby: Lobby, change: (one: Seated) => Seated): Lobby {
  return { ...lobby, users: lobby.users.map(change), currentUser: change(lobby.currentUser) }
}

function afterSeat(lobby: Lobby, { push }: Update): Lobby {
  if (push.type === 'member.changed') {
    return { ...lobby, currentUser: push.member }
  }
  if (push.type === 'place.changed') return { ...lobby, place: push.place }
  const own = 'standings' in push ? push.standings.find(({ userId }) => userId === ownId(lobby)) : undefined
  const updated = own ? { ...lobby, currentUser: { ...lobby.currentUser, ...figuresOf(own) } } : lobby
  if (push.type === 'players.eliminated') return { ...lobby, currentUser: afterElimination(push)(lobby.currentUser) }
  if (push.type === 'hand.dealt') return { ...lobby, hand: push.hand, deal: push.deal }
  if (push.type === 'bet.placed') {
    const after = withBets(updated, [push.bet])
    return 'hand' in push && push.hand ? { ...after, hand: push.hand } : after
  }
  const after = 'bets' in push ? withBets(updated, push.bets) : updated
  return push.type === 'lobby.closed' ? closed(after, push) : after
}

/** Returns a seat after its member left. A player's seat becomes free, and a spectator for good stays a spectator. */
function asLeft(one: Seated): Seated {
  return { ...one, present: false, seat: one.seat === 'player' ? 'left' : one.seat }
}

function afterElimination({ roundNumber, userIds, lastStanding }: Update['push'] & { type: 'players.eliminated' }) {
  return (one: Seated): Seated => {
    const isEliminated = userIds.includes(one.user._id)
    // A member who was removed before their elimination was published stays removed.
    const seat = one.seat === 'out' ? ('out' as const) : ('eliminated' as const)
    const eliminated = { role: 'spectator' as const, seat, eliminatedIn: roundNumber }
    return { ...one, ...(isEliminated && eliminated), lastStanding: one.lastStanding || one.user._id === lastStanding }
  }
}

function afterMatch(lobby: Lobby, { push }: Update): Lobby {
  const isOwnPlan = 'roundDuration' in push && push.roundDuration === lobby.gameSettings.roundDuration
  if (push.type === 'match.changed' || push.type === 'half.changed') return { ...lobby, match: push.match }
  if (push.type === 'round.changed' && isOwnPlan) return numberedAs({ ...lobby, rounds: push.rounds })
  if (push.type === 'odds.changed' && isOwnPlan) return { ...lobby, odds: push.odds }
  if (push.type === 'results.confirmed') return { ...lobby, match: { ...lobby.match, resultsConfirmedAt: push.at } }
  if (push.type !== 'suspension.changed') return lobby
  const { suspended, eventTypes, oddsIds } = push
  const odds = lobby.odds.map((option) => ({
    ...option,
    suspended: suspended || eventTypes.includes(option.eventType) || oddsIds.includes(option._id),
  }))
  return { ...lobby, odds, match: { ...lobby.match, suspended, suspendedEventTypes: eventTypes } }
}

/** Gives each bet the current number of its round. */
function numberedAs(lobby: Lobby): Lobby {
  const numberOf = (id: string) => lobby.rounds.find((round) => round._id === id)?.roundNumber
  const bets = lobby.bets.map((bet) => {
    const { _id, roundNumber } = bet.matchRound
    return { ...bet, matchRound: { ...bet.matchRound, roundNumber: numberOf(_id) ?? roundNumber } }
  })
  if (!lobby.hand) return { ...lobby, bets }
  const cards = lobby.hand.cards.map((card) => {
    const bet = bets.find((placed) => placed.card === card.kind)
    return bet && card.state !== 'held' ? { ...card, roundNumber: bet.matchRound.roundNumber } : card
  })
  const latest = Math.max(...cards.map(({ roundNumber = 0 }) => roundNumber))
  const { nextRound } = lobby.hand
  const next = latest > 0 && nextRound !== null ? latest + lobby.gameSettings.cardCooldownTime + 1 : nextRound
  return { ...lobby, bets, hand: { cards, nextRound: next } }
}

function closed(lobby: Lobby, push: Update['push'] & { type: 'lobby.closed' }): Lobby {
  return { ...lobby, status: 'closed', closedReason: push.reason, closedWhy: push.why }
}

function withStandings(lobby: Lobby, standings: readonly Standing[]): Lobby {
  const users = lobby.users.map((member) => {
    const update = standings.find(({ userId }) => userId === member.user._id)
    return update ? { ...member, ...figuresOf(update) } : member
  })
  return { ...lobby, users }
}

function withHost(lobby: Lobby, hostUser: Lobby['hostUser']): Lobby {
  return { ...forEach(lobby, (member) => ({ ...member, isHost: member.user._id === hostUser?._id })), hostUser }
}

function withBets(lobby: Lobby, bets: Lobby['bets']): Lobby {
  const others = lobby.bets.filter(({ _id }) => bets.every((bet) => bet._id !== _id))
  return { ...lobby, bets: [...others, ...bets] }
}

function figuresOf({ chips, betsPlaced, betsWon, hasSettledBet, isActive }: Omit<Standing, 'userId'>) {
  return { chips, betsPlaced, betsWon, hasSettledBet, isActive }
}

/**
 * Returns all published data as text. It leaves out ranking, activity and the states of rounds, which follow from the
 * rest or from the clock. It also leaves out the match's time of change, which is not published.
 */
export function comparable(lobby: Lobby): Record<string, string> {
  const { updatedAt: _, ...match } = lobby.match
  const rounds = lobby.rounds.map(({ status: _status, ...round }) => round)
  const { status, closedReason, closedWhy, hostUser, odds, gameSettings, version, seatVersion, trophiesBookedAt } =
    lobby
  const users = Object.fromEntries(lobby.users.map((member) => [`member ${member.user.name}`, member]))
  const bets = Object.fromEntries(lobby.bets.map((bet) => [`bet ${bet._id}`, bet]))
  // A card is attached until its round starts, which the clock decides.
  const cards = lobby.hand?.cards.map(({ kind, roundNumber }) => [kind, roundNumber])
  const numbered = { version, seatVersion, trophiesBookedAt, hand: [cards, lobby.hand?.nextRound, lobby.deal] }
  const all = {
    oneself: lobby.currentUser,
    match,
    rounds,
    status,
    closedReason,
    closedWhy,
    hostUser,
    odds,
    gameSettings,
    ...numbered,
    ...(lobby.crowd && {
      crowd: lobby.crowd,
      place: lobby.place,
      sizes: [lobby.players, lobby.spectators, lobby.prizePot, lobby.counts],
    }),
  }
  return Object.fromEntries(Object.entries({ ...all, ...users, ...bets }).map(([key, value]) => [key, asText(value)]))
}

/** Sorts the keys, so that their order does not matter. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
