import type { Bet, Lobby, Match, Member, Push, Removal, SeatMove } from '@bettle/contract'
import { hasCuts } from '@bettle/rules'
import { CARD_NAMES, effectText } from '../../../match-ui/cards/card-text.ts'
import { reasonsText } from '../../../match-ui/reason-text.ts'
import { seatMoveText } from '../../../match-ui/seat-move-text.ts'
import type { LobbyUpdate } from '../../../push/lobby/lobby-push-listeners.ts'
import { listText } from '../../../text/list-text.ts'
import { decimal } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { HOST_NOTICE } from './host-notice.ts'

/** A notice that a push causes for this player. */
export interface SpokenNotice {
  text: string
  tone: 'good' | 'bad' | 'plain'
  /** True if the notice is also shown as a toast. */
  isToast: boolean
  /** The penalty for a round without a bet. `showNotice` merges several penalties into one notice. */
  penalty?: { amount: number; kicked: boolean }
  /** True if a member has joined. The page then plays a sound if sounds are on. */
  isGuest?: boolean
  /** True if the server's log has no entry for this notice. */
  isPassing?: boolean
  /** The text that stays on the page until the player dismisses it. */
  notice?: { id: string; title: string; text: string }
}

type NameOf = (eventType: string) => string

export function pushNotice(
  { push, isOwn }: LobbyUpdate,
  before: Lobby,
  lobby: Lobby,
  nameOf: NameOf,
): SpokenNotice | undefined {
  if (lobby.currentUser.isHost && !before.currentUser.isHost) return HOSTING
  switch (push.type) {
    case 'match-event.recorded':
      return push.event.eventType === 'Goal' ? goalNotice(lobby, push.event.team) : undefined
    case 'match-event.removed':
      return push.eventType === 'Goal'
        ? plain(msg('game.push-notice.goal-cancelled', { because: because(push.reason) }))
        : undefined
    case 'round.settled': {
      const own = isOwn ? push.bets[0] : undefined
      return own && settledNotice(own, push.roundNumber, nameOf)
    }
    case 'round.corrected':
      return correctionNotice(push, isOwn, before)
    case 'card.played':
      return isOwn ? undefined : cardNotice(push, lobby)
    case 'penalty.applied':
      return isOwn ? penaltyNotice(push) : undefined
    case 'players.eliminated':
      return isOwn ? ownEliminationNotice(push.roundNumber, lobby) : eliminationNotice(push, lobby)
    case 'member.changed':
      return memberNotice(push.member, before, lobby)
    case 'suspension.changed':
      return suspensionNotice(push, before.match, nameOf)
    case 'member.joined':
      return joinNotice(push.member, before, lobby)
    case 'results.confirmed':
      return plain(msg('game.push-notice.the-results-are-confirmed'))
    default:
      return undefined
  }
}

type Corrected = Extract<Push, { type: 'round.corrected' }>

/**
 * A player with a bet on the round gets this notice from the push on the topic of their seat, not from the public one. It
 * stays on the page only if it changes something for that player.
 */
function correctionNotice(push: Corrected, isOwn: boolean, { currentUser, bets }: Lobby): SpokenNotice | undefined {
  if (!isOwn && push.bets.some(({ user }) => user._id === currentUser.user._id)) return undefined
  const own = isOwn ? push.bets[0] : undefined
  const whys = push.whys ?? (push.why ? [push.why] : [])
  if (whys.length > 0 && whys.every(({ code }) => code === 'player-cut')) return own && cutBetNotice(push.roundNumber)
  const now = own ? msg('game.push-notice.your-bet-is', { outcome: own.outcome }) : undefined
  const title = msg('game.push-notice.round-corrected', {
    roundNumber: push.roundNumber,
    because: because(reasonsText(whys)),
  })
  const was = own && bets.find(({ _id }) => _id === own._id)
  if (own && was?.outcome === own.outcome && was.payout === own.payout) {
    return {
      text: msg('game.push-notice.your-bet-is-still', { title, outcome: own.outcome }),
      tone: 'plain',
      isToast: false,
    }
  }
  return {
    text: now === undefined ? title : `${title} ${now}`,
    tone: 'plain',
    isToast: true,
    notice: { id: `round-${push.roundNumber}`, title, text: now ?? msg('game.push-notice.the-players-chips-were') },
  }
}

/**
 * Says that the bet of a player whom a cut eliminated is void [X10]. Nothing was corrected, and the page keeps showing
 * the notice of the cut itself.
 */
const cutBetNotice = (roundNumber: number): SpokenNotice =>
  plain(msg('game.push-notice.your-bet-on-round', { roundNumber }))

function penaltyNotice({ penalties }: Extract<Push, { type: 'penalty.applied' }>): SpokenNotice | undefined {
  const own = penalties[0]
  if (!own || (own.amount === 0 && !own.kicked)) return undefined
  const { amount, kicked } = own
  return { text: penaltyText(1, amount, kicked), tone: 'bad', isToast: true, penalty: { amount, kicked } }
}

function memberNotice(member: Member, before: Lobby, lobby: Lobby): SpokenNotice | undefined {
  const { user, removed, seatMove } = member
  const previous = before.users.find((each) => each.user._id === user._id)
  if (seatMove && seatMove.at !== previous?.seatMove?.at) return seatMoveNotice(member, seatMove)
  if (!removed || removed.to === previous?.removed?.to) return joinNotice(member, before, lobby)
  return user._id === lobby.currentUser.user._id ? undefined : plain(removalText(user.username, removed))
}

/** Says how far the move of a guest's seat is. It stays on the page while another member has to say yes [G16]. */
function seatMoveNotice({ user }: Member, move: SeatMove): SpokenNotice {
  const text = seatMoveText(user.username, move)
  const notice = { id: `seat-move ${user._id}`, title: msg('game.push-notice.a-lost-phone'), text }
  return { text, tone: 'plain', isToast: true, ...(move.state === 'asked' && { notice }) }
}

/** Says that the previous host has left, and that this player is the new host [M8]. */
const HOSTING: SpokenNotice = {
  text: HOST_NOTICE.title,
  tone: 'plain',
  isToast: true,
  notice: HOST_NOTICE,
}

type Eliminated = Extract<Push, { type: 'players.eliminated' }>

function ownEliminationNotice(roundNumber: number, { gameSettings }: Lobby): SpokenNotice {
  const title = msg('game.push-notice.you-are-out-of')
  const cut = msg('game.push-notice.round-ended-with-a', { roundNumber })
  const held = msg('game.push-notice.you-had-fewer-than', {
    eliminationThreshold: gameSettings.eliminationThreshold,
    roundNumber,
  })
  const why = hasCuts(gameSettings) ? cut : held
  const notice = {
    id: 'eliminated',
    title: msg('game.push-notice.out-of-the-game', { who: 'you', names: '' }),
    text: msg('game.push-notice.you-can-watch-from', { why }),
  }
  return { text: title, tone: 'bad', isToast: true, notice }
}

/**
 * Returns the notice about other players who are out, and about the winner. A player receives their own elimination on
 * the topic of their seat.
 */
function eliminationNotice(
  { userIds, lastStanding }: Eliminated,
  { users, currentUser }: Lobby,
): SpokenNotice | undefined {
  const ownId = currentUser.user._id
  const userOf = (id: string) => users.find(({ user }) => user._id === id)?.user
  const others = userIds.filter((id) => id !== ownId).flatMap((id) => userOf(id) ?? [])
  const last = lastStanding === null ? undefined : userOf(lastStanding)
  if (others.length === 0 && !last) return undefined
  const text = eliminationText(others, last ?? null, ownId)
  if (!last) return plain(text)
  const notice = { id: 'decided', title: wonText(last, ownId), text: msg('game.push-notice.all-other-players-are') }
  return { text, tone: last._id === ownId ? 'good' : 'plain', isToast: true, notice }
}

type Named = { readonly _id: string; readonly username: string }

/** Returns the text about eliminated players, for example 'Ben and cleo are out of the game. ana has won.' */
export function eliminationText(out: readonly Named[], last: Named | null, ownId: string): string {
  return [outText(out, ownId), last ? wonText(last, ownId) : ''].filter(Boolean).join(' ')
}

function outText(out: readonly Named[], ownId: string): string {
  if (out.length === 0) return ''
  const names = out.map(({ _id, username }) => (_id === ownId ? msg('game.push-notice.you') : username))
  const more = names.length - 2
  const named = listText(more > 1 ? [...names.slice(0, 2), msg('game.push-notice.more', { count: more })] : names)
  const hasOwn = out.some(({ _id }) => _id === ownId)
  return msg('game.push-notice.out-of-the-game', {
    who: out.length === 1 ? (hasOwn ? 'you' : 'one') : hasOwn ? 'withYou' : 'others',
    names: named.charAt(0).toUpperCase() + named.slice(1),
  })
}

const wonText = (last: Named, ownId: string): string =>
  last._id === ownId
    ? msg('game.push-notice.you-have-won-2')
    : msg('game.push-notice.has-won-2', { username: last.username })

/** Returns who was removed and by whom. Only the removed member receives the reason [M13]. */
export function removalText(username: string, { by, to }: Pick<Removal, 'by' | 'to'>): string {
  return to === 'out'
    ? msg('game.push-notice.has-removed', { username: by.username, username2: username })
    : msg('game.push-notice.made-a-spectator', { username: by.username, username2: username })
}

/** Returns how many rounds the player did not bet on, and the total penalty. */
export const penaltyText = (rounds: number, amount: number, kicked: boolean): string =>
  msg('game.push-notice.you-did-not-bet', { rounds, amount, kicked })

/** Only the host gets a notice when a member joins or returns. Other members see it in the ranking. */
function joinNotice({ user, present }: Member, before: Lobby, lobby: Lobby): SpokenNotice | undefined {
  const wasThere = before.users.some((member) => member.user._id === user._id && member.present)
  const isOwn = user._id === lobby.currentUser.user._id
  if (!lobby.currentUser.isHost || isOwn || wasThere || !present) return undefined
  return { ...plain(msg('game.push-notice.has-joined', { username: user.username })), isGuest: true }
}

type Suspension = Extract<Push, { type: 'suspension.changed' }>

/**
 * Returns the notice for the whole match or an event type. A single suspended option has no notice, because the option
 * itself shows it.
 */
function suspensionNotice(
  { suspended, eventTypes }: Suspension,
  before: Match,
  nameOf: NameOf,
): SpokenNotice | undefined {
  if (suspended !== before.suspended) return plain(suspendedText(suspended, null, nameOf))
  const stopped = eventTypes.find((name) => !before.suspendedEventTypes.includes(name))
  if (stopped !== undefined) return plain(suspendedText(true, stopped, nameOf))
  const resumed = before.suspendedEventTypes.find((name) => !eventTypes.includes(name))
  return resumed === undefined ? undefined : plain(suspendedText(false, resumed, nameOf))
}

export function suspendedText(isSuspended: boolean, eventType: string | null, nameOf: NameOf): string {
  const what =
    eventType === null
      ? msg('game.push-notice.betting')
      : msg('game.push-notice.betting-on', { name: nameOf(eventType) })
  return isSuspended ? msg('game.push-notice.is-suspended', { what }) : msg('game.push-notice.resumes', { what })
}

type CardsPlayed = Extract<Push, { type: 'card.played' }>

/** Returns the cards of other players in the round that has just begun, for example 'Ben plays Boost, Cleo Shield'. */
function cardNotice({ cards }: CardsPlayed, { users, currentUser }: Lobby): SpokenNotice | undefined {
  const others = cards.filter(({ userId }) => userId !== currentUser.user._id)
  if (others.length === 0) return undefined
  const named = others.slice(0, CARDS_NAMED).map(({ userId, kind }, index) => {
    const name = users.find(({ user }) => user._id === userId)?.user.username ?? msg('game.push-notice.somebody')
    return msg('game.push-notice.plays', { isFirst: index === 0, name, card: CARD_NAMES[kind] })
  })
  const more = others.length - named.length
  return {
    ...plain(msg('game.push-notice.and-more-play-a', { named: named.join(', '), isMore: more > 0, more })),
    isPassing: true,
  }
}

/** The highest number of players that a toast names. */
const CARDS_NAMED = 3

function goalNotice({ match }: Lobby, team: 'home' | 'away' | null): SpokenNotice {
  const side = team === 'home' ? match.homeTeam : team === 'away' ? match.awayTeam : undefined
  return plain(side ? msg('game.push-notice.goal-for', { side }) : msg('game.push-notice.goal'))
}

/** The fields of a bet that its notice needs. */
type SettledBet = Pick<Bet, 'outcome'> & {
  odds: Pick<Bet['odds'], 'betType' | 'threshold' | 'eventType'>
  payout?: number | undefined
  count?: number | undefined
  cardEffect?: Bet['cardEffect']
}

export function settledNotice(bet: SettledBet, roundNumber: number, nameOf: NameOf): SpokenNotice {
  const { betType, threshold, eventType } = bet.odds
  const play = msg('game.push-notice.play', { betType, threshold: decimal(threshold), event: nameOf(eventType) })
  const effect = bet.cardEffect
  const byCard = effect && effect.credited > 0 ? `. ${effectText(effect.kind, effect.credited, bet.outcome)}` : ''
  const byOutcome = {
    open: { text: msg('game.push-notice.is-open'), tone: 'plain' },
    won: { text: msg('game.push-notice.won-chips-back', { payout: bet.payout ?? 0, byCard }), tone: 'good' },
    lost: { text: msg('game.push-notice.lost-the-count-was', { count: bet.count ?? 0, byCard }), tone: 'bad' },
    void: {
      text: byCard ? msg('game.push-notice.missed-by-one', { byCard }) : msg('game.push-notice.is-void-the-stake'),
      tone: 'plain',
    },
  } as const
  const { text, tone } = byOutcome[bet.outcome]
  return { text: msg('game.push-notice.round', { roundNumber, play, text }), tone, isToast: true }
}

function plain(text: string): SpokenNotice {
  return { text, tone: 'plain', isToast: true }
}

/** Returns a reason without its full stop, so that it can be appended to a sentence. */
export function because(reason: string | null): string {
  const said = reason?.trim().replace(/(^|[^.])\.$/, '$1') ?? ''
  return said === '' ? '' : msg('game.push-notice.because', { reason: said })
}
