import type { Bet, Lobby, Match, Member, Push, Removal } from '@bettle/contract'
import { reasonsInWords } from '@bettle/rules'
import { CARD_NAMES, effectWords } from '../../football/card-words.ts'
import type { ToldPush } from '../../live/lobby-push-listeners.ts'
import { HOST_NOTICE } from './host-notice.ts'

/** What a push means to this player, in words; undefined where it is none of their business or would be chatter. */
export interface SpokenNews {
  text: string
  tone: 'good' | 'bad' | 'plain'
  /** Also shown in passing. */
  isToast: boolean
  /** What sitting rounds out has cost; several at once are told as one. */
  penalty?: { amount: number; kicked: boolean }
  /** Somebody is at the door: heard where sound is on. */
  isGuest?: boolean
  /** The server's log has no line of it. */
  isPassing?: boolean
  /** Stays on the page until it is put away. */
  notice?: { id: string; title: string; text: string }
}

type NameOf = (eventType: string) => string

export function newsWords(
  { push, isOwn }: ToldPush,
  before: Lobby,
  lobby: Lobby,
  nameOf: NameOf,
): SpokenNews | undefined {
  if (lobby.currentUser.isHost && !before.currentUser.isHost) return HOSTING
  switch (push.type) {
    case 'match-event.recorded':
      return push.event.eventType === 'Goal' ? goalWords(lobby, push.event.team) : undefined
    case 'match-event.removed':
      return push.eventType === 'Goal' ? plain(`Goal taken back${because(push.reason)}`) : undefined
    case 'round.settled': {
      const own = isOwn ? push.bets[0] : undefined
      return own && settledWords(own, push.roundNumber, nameOf)
    }
    case 'round.corrected': {
      // Who had a bet on it is told on their seat what became of it.
      if (!isOwn && push.bets.some(({ user }) => user._id === lobby.currentUser.user._id)) return undefined
      const own = isOwn ? push.bets[0] : undefined
      const now = own ? ` Your bet is ${OUTCOME_WORDS[own.outcome]}.` : ''
      const title = `Round ${push.roundNumber} corrected${because(reasonsInWords(push.whys ?? (push.why ? [push.why] : [])))}.`
      return {
        text: `${title}${now}`,
        tone: 'plain',
        isToast: true,
        notice: { id: `round-${push.roundNumber}`, title, text: own ? now.trim() : 'Balances were adjusted.' },
      }
    }
    case 'card.played':
      return isOwn ? undefined : cardWords(push, lobby)
    case 'penalty.applied': {
      const own = isOwn ? push.penalties[0] : undefined
      if (!own) return undefined
      const { amount, kicked } = own
      if (amount === 0 && !kicked) return undefined
      return { text: penaltyWords(1, amount, kicked), tone: 'bad', isToast: true, penalty: { amount, kicked } }
    }
    case 'players.eliminated':
      return isOwn ? ownFallWords(push.roundNumber, lobby) : fallWords(push, lobby)
    case 'member.changed': {
      const { user, removed } = push.member
      const known = before.users.find((member) => member.user._id === user._id)?.removed
      if (!removed || removed.to === known?.to) return comingWords(push.member, before, lobby)
      return user._id === lobby.currentUser.user._id ? undefined : plain(removalWords(user.username, removed))
    }
    case 'suspension.changed':
      return suspensionWords(push, before.match, nameOf)
    case 'member.joined':
      return comingWords(push.member, before, lobby)
    case 'results.confirmed':
      return plain('The results are confirmed')
    default:
      return undefined
  }
}

/** The host has left or was removed, and this player is the next ([M8]). */
const HOSTING: SpokenNews = {
  text: HOST_NOTICE.title,
  tone: 'plain',
  isToast: true,
  notice: HOST_NOTICE,
}

type Eliminated = Extract<Push, { type: 'players.eliminated' }>

function ownFallWords(roundNumber: number, { gameSettings }: Lobby): SpokenNews {
  const title = 'You are out of this game'
  const held = `You had fewer than ${gameSettings.eliminationThreshold} chips at the end of round ${roundNumber}, and no bet open.`
  const notice = { id: 'eliminated', title, text: `${held} You watch from now on, and your place stands.` }
  return { text: title, tone: 'bad', isToast: true, notice }
}

/** Of oneself one was told on one's own seat. */
function fallWords({ userIds, lastStanding }: Eliminated, { users, currentUser }: Lobby): SpokenNews | undefined {
  const ownId = currentUser.user._id
  const personOf = (id: string) => users.find(({ user }) => user._id === id)?.user
  const others = userIds.filter((id) => id !== ownId).flatMap((id) => personOf(id) ?? [])
  const last = lastStanding === null ? undefined : personOf(lastStanding)
  if (others.length === 0 && !last) return undefined
  const text = eliminationWords(others, last ?? null, ownId)
  if (!last) return plain(text)
  const title = last._id === ownId ? 'You have won' : `${last.username} has won`
  const notice = { id: 'decided', title, text: 'Everybody else is out: this game is decided, and betting is over.' }
  return { text, tone: last._id === ownId ? 'good' : 'plain', isToast: true, notice }
}

type Named = { readonly _id: string; readonly username: string }

/** Who is out, and who is left alone with it: 'ben and cleo are out of the game. ana is the last one left and has won.' */
export function eliminationWords(out: readonly Named[], last: Named | null, ownId: string): string {
  const names = out.map(({ _id, username }) => (_id === ownId ? 'you' : username))
  const [first = '', ...more] = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  const all = [[first, ...more.slice(0, -1)].join(', '), more.at(-1)].filter(Boolean).join(' and ')
  const verb = names.length === 1 && names[0] !== 'you' ? 'is' : 'are'
  const fell = names.length === 0 ? '' : `${all.charAt(0).toUpperCase()}${all.slice(1)} ${verb} out of the game.`
  const who =
    last?._id === ownId
      ? 'You are the last one left and have won.'
      : `${last?.username} is the last one left and has won.`
  return [fell, last ? who : ''].filter(Boolean).join(' ')
}

/** Who was removed and by whom; why is said to them alone. */
export function removalWords(username: string, { by, to }: Pick<Removal, 'by' | 'to'>): string {
  return to === 'out' ? `${by.username} has removed ${username}` : `${by.username} lets ${username} only watch`
}

/** So many rounds were sat out, and what they cost together. */
export function penaltyWords(rounds: number, amount: number, kicked: boolean): string {
  const sat = rounds === 1 ? 'You sat the round out' : `You sat ${rounds} rounds out`
  const watching = kicked ? ' After three rounds sat out you now watch.' : ''
  return `${sat}: −${amount} ${amount === 1 ? 'chip' : 'chips'}.${watching}`
}

export const OUTCOME_WORDS: Record<Bet['outcome'], string> = {
  open: 'open again',
  won: 'won',
  lost: 'lost',
  void: 'void, the stake came back',
}

/** The host hears who comes, for the first time or again; everybody else sees it in the ranking. */
function comingWords({ user, present }: Member, before: Lobby, lobby: Lobby): SpokenNews | undefined {
  const wasThere = before.users.some((member) => member.user._id === user._id && member.present)
  const isOwn = user._id === lobby.currentUser.user._id
  if (!lobby.currentUser.isHost || isOwn || wasThere || !present) return undefined
  return { ...plain(`${user.username} has joined`), isGuest: true }
}

type Suspension = Extract<Push, { type: 'suspension.changed' }>

/** Of the whole match, or of one kind of event; a single option says so where it stands. */
function suspensionWords({ suspended, eventTypes }: Suspension, before: Match, nameOf: NameOf): SpokenNews | undefined {
  if (suspended !== before.suspended) return plain(suspendedWords(suspended, null, nameOf))
  const stopped = eventTypes.find((name) => !before.suspendedEventTypes.includes(name))
  if (stopped !== undefined) return plain(suspendedWords(true, stopped, nameOf))
  const resumed = before.suspendedEventTypes.find((name) => !eventTypes.includes(name))
  return resumed === undefined ? undefined : plain(suspendedWords(false, resumed, nameOf))
}

export function suspendedWords(isSuspended: boolean, eventType: string | null, nameOf: NameOf): string {
  const what = eventType === null ? 'Betting' : `Betting on ${nameOf(eventType)}`
  return isSuspended ? `${what} is suspended` : `${what} resumes`
}

type CardsPlayed = Extract<Push, { type: 'card.played' }>

/** 'Ben plays Boost, Cleo Shield': what the others play on the round that has just begun. */
function cardWords({ cards }: CardsPlayed, { users, currentUser }: Lobby): SpokenNews | undefined {
  const others = cards.filter(({ userId }) => userId !== currentUser.user._id)
  if (others.length === 0) return undefined
  const named = others.slice(0, CARDS_NAMED).map(({ userId, kind }, index) => {
    const name = users.find(({ user }) => user._id === userId)?.user.username ?? 'Somebody'
    return `${name} ${index === 0 ? 'plays ' : ''}${CARD_NAMES[kind]}`
  })
  const more = others.length - named.length
  return { ...plain(`${named.join(', ')}${more > 0 ? ` and ${more} more play a card` : ''}`), isPassing: true }
}

/** More would not be read in passing. */
const CARDS_NAMED = 3

function goalWords({ match }: Lobby, team: 'home' | 'away' | null): SpokenNews {
  const side = team === 'home' ? match.homeTeam : team === 'away' ? match.awayTeam : undefined
  return plain(side ? `Goal for ${side}` : 'Goal')
}

/** As much of a bet as its outcome is told by. */
type SettledBet = Pick<Bet, 'outcome'> & {
  odds: Pick<Bet['odds'], 'betType' | 'threshold' | 'eventType'>
  payout?: number | undefined
  count?: number | undefined
  cardEffect?: Bet['cardEffect']
}

export function settledWords(bet: SettledBet, roundNumber: number, nameOf: NameOf): SpokenNews {
  const play = `${bet.odds.betType} ${bet.odds.threshold} ${nameOf(bet.odds.eventType)}`
  const effect = bet.cardEffect
  const byCard = effect && effect.credited > 0 ? `. ${effectWords(effect.kind, effect.credited, bet.outcome)}` : ''
  const words = {
    open: { text: 'is open', tone: 'plain' },
    won: { text: `won, ${bet.payout ?? 0} chips back${byCard}`, tone: 'good' },
    lost: { text: `lost, the count was ${bet.count ?? 0}${byCard}`, tone: 'bad' },
    void: { text: byCard ? `missed by one${byCard}` : 'is void, the stake came back', tone: 'plain' },
  } as const
  const { text, tone } = words[bet.outcome]
  return { text: `Round ${roundNumber}: ${play} ${text}`, tone, isToast: true }
}

function plain(text: string): SpokenNews {
  return { text, tone: 'plain', isToast: true }
}

/** The reason somebody gave, to stand behind what happened. Their full stop goes: the sentence it ends up in has its own. */
export function because(reason: string | null): string {
  const said = reason?.trim().replace(/(?<!\.)\.$/, '') ?? ''
  return said === '' ? '' : `: ${said}`
}
