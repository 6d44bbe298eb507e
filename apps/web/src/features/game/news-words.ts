import type { Bet, Lobby, Match, Member, Push, Removal } from '@bettle/contract'
import { reasonsInWords } from '@bettle/rules'
import type { ToldPush } from '../../live/lobby-push-listeners.ts'

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
    case 'penalty.applied': {
      const own = isOwn ? push.penalties[0] : undefined
      if (!own) return undefined
      const { amount, kicked } = own
      if (amount === 0 && !kicked) return undefined
      return { text: penaltyWords(1, amount, kicked), tone: 'bad', isToast: true, penalty: { amount, kicked } }
    }
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

function goalWords({ match }: Lobby, team: 'home' | 'away' | null): SpokenNews {
  const side = team === 'home' ? match.homeTeam : team === 'away' ? match.awayTeam : undefined
  return plain(side ? `Goal for ${side}` : 'Goal')
}

/** As much of a bet as its outcome is told by. */
type SettledBet = Pick<Bet, 'outcome'> & {
  odds: Pick<Bet['odds'], 'betType' | 'threshold' | 'eventType'>
  payout?: number | undefined
  count?: number | undefined
}

export function settledWords(bet: SettledBet, roundNumber: number, nameOf: NameOf): SpokenNews {
  const play = `${bet.odds.betType} ${bet.odds.threshold} ${nameOf(bet.odds.eventType)}`
  const words = {
    open: { text: 'is open', tone: 'plain' },
    won: { text: `won, ${bet.payout ?? 0} chips back`, tone: 'good' },
    lost: { text: `lost, the count was ${bet.count ?? 0}`, tone: 'bad' },
    void: { text: 'is void, the stake came back', tone: 'plain' },
  } as const
  const { text, tone } = words[bet.outcome]
  return { text: `Round ${roundNumber}: ${play} ${text}`, tone, isToast: true }
}

function plain(text: string): SpokenNews {
  return { text, tone: 'plain', isToast: true }
}

export function because(reason: string | null): string {
  return reason === null || reason === '' ? '' : `: ${reason}`
}
