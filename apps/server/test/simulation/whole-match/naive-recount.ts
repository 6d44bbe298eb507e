import type { BetFact, EventFact, LobbyFacts } from './facts.ts'
import type { NaiveRound } from './naive-clock.ts'

/**
 * The final state of a lobby's players, recomputed from the match file and the log of bets alone. The recount shares
 * nothing with packages/rules.
 */
export interface Recount {
  readonly bets: ReadonlyMap<string, Verdict>
  /** The players sorted by rank. */
  readonly standings: readonly CountedStanding[]
  /** Everything that changed a player's chips or counts, in order of time. */
  readonly steps: readonly Step[]
  /** The penalised players by round number. */
  readonly penalised: ReadonlyMap<number, readonly string[]>
  /** When players lost their seat for good, by player. */
  readonly watchesFrom: ReadonlyMap<string, number>
}

export interface Verdict {
  readonly outcome: 'won' | 'lost' | 'void'
  readonly payout: number
  readonly count: number | null
}

export interface CountedStanding {
  readonly userId: string
  readonly chips: number
  readonly betsPlaced: number
  readonly betsWon: number
  readonly hasSettledBet: boolean
  readonly isActive: boolean
}

/** The effect of one transaction on one player. `shown` is the time from which on others may see it. */
export interface Step {
  readonly userId: string
  readonly kind: 'join' | 'stake' | 'settle' | 'correct'
  readonly at: number
  readonly shown: number
  /** The number of the round, or 0 for joining. */
  readonly round: number
  readonly chips: number
  readonly placed: number
  readonly won: number
}

export function recount(lobby: LobbyFacts, events: readonly EventFact[]): Recount {
  const steps: Step[] = lobby.members.map((member) =>
    step(member.userId, 'join', member.joinedAt, { chips: lobby.settings.startingChips }),
  )
  for (const bet of lobby.bets) {
    const shown = shownFrom(lobby, bet)
    steps.push({
      ...step(bet.userId, 'stake', bet.placedAt, { round: bet.round, chips: -bet.stake, placed: 1 }),
      shown,
    })
  }
  const verdicts = new Map<string, Verdict>()
  const penalised = new Map<number, string[]>()
  const streaks = new Map<string, number>()
  const watchesFrom = new Map(lobby.members.map((member) => [member.userId as string, member.watchesFrom]))

  for (const round of [...lobby.rounds].sort((a, b) => a.end - b.end || a.number - b.number)) {
    const credited = new Map<string, { chips: number; won: number }>()
    for (const bet of lobby.bets.filter((candidate) => candidate.round === round.number)) {
      const first = verdictOf(bet, round, events, round.end - 1)
      credited.set(bet.userId, { chips: first.payout, won: first.outcome === 'won' ? 1 : 0 })
      steps.push(...corrections(bet, round, events, first))
      verdicts.set(bet.betId, verdictOf(bet, round, events, Number.POSITIVE_INFINITY))
    }
    for (const member of lobby.members) {
      const settled = credited.get(member.userId) ?? { chips: 0, won: 0 }
      let chips = settled.chips
      if (round.began && member.joinedAt < round.closes && (watchesFrom.get(member.userId) ?? 0) > round.end) {
        const had = chipsBefore(steps, member.userId, round.closes)
        const streak = streaks.get(member.userId) ?? 0
        if (credited.has(member.userId)) streaks.set(member.userId, 0)
        else if (had >= lobby.settings.minBetAmount && !isSuspended(lobby, round.closes)) {
          streaks.set(member.userId, streak + 1)
          penalised.set(round.number, [...(penalised.get(round.number) ?? []), member.userId])
          const cost = costOf(lobby, steps, member.userId, round)
          chips -= cost.publicChips
          if (cost.untaken) steps.push(cost.untaken)
          if (lobby.settings.autoKickInactive && streak + 1 >= 3) watchesFrom.set(member.userId, round.end)
        }
      }
      if (chips !== 0 || credited.has(member.userId)) {
        steps.push(step(member.userId, 'settle', round.end, { round: round.number, chips, won: settled.won }))
      }
    }
  }
  const sorted = steps.map((one, index) => ({ one, index })).sort((a, b) => a.one.at - b.one.at || a.index - b.index)
  return {
    bets: verdicts,
    standings: ranking(lobby, steps, penalised),
    steps: sorted.map(({ one }) => one),
    penalised,
    watchesFrom,
  }
}

function step(
  userId: string,
  kind: Step['kind'],
  at: number,
  moved: { round?: number; chips?: number; placed?: number; won?: number },
): Step {
  return {
    userId,
    kind,
    at,
    shown: at,
    round: moved.round ?? 0,
    chips: moved.chips ?? 0,
    placed: moved.placed ?? 0,
    won: moved.won ?? 0,
  }
}

/** Returns the verdict on a bet by the events that were known at a moment. */
function verdictOf(bet: BetFact, round: NaiveRound, events: readonly EventFact[], asOf: number): Verdict {
  if (!round.began) return { outcome: 'void', payout: bet.stake, count: null }
  let count = 0
  for (const event of events) {
    const isRecorded = event.recordedFrom <= asOf && asOf < event.recordedUntil
    const isFinal = asOf === Number.POSITIVE_INFINITY && event.recordedUntil === Number.POSITIVE_INFINITY
    const inside = event.at >= round.start && event.at < round.end
    if (event.eventType === bet.eventType && inside && (isRecorded || isFinal)) count += 1
  }
  // Twice the line is a whole number, which avoids fractions.
  const line = Math.round(bet.threshold * 2)
  if (count * 2 === line) return { outcome: 'void', payout: bet.stake, count }
  const isOver = count * 2 > line
  const won = bet.betType === 'over' ? isOver : !isOver
  if (won) return { outcome: 'won', payout: boosted(bet, wholePayout(bet)), count }
  // A miss by one event and a count on the line itself both count as close.
  const isClose = bet.betType === 'over' ? (count + 1) * 2 >= line : (count - 1) * 2 <= line
  if (bet.card?.kind === 'near-miss' && isClose) return { outcome: 'void', payout: bet.stake, count }
  return { outcome: 'lost', payout: bet.card?.kind === 'shield' ? shielded(bet.stake, bet.card.tenths) : 0, count }
}

function boosted({ card }: BetFact, payout: number): number {
  return card?.kind === 'boost' ? (payout * card.tenths - ((payout * card.tenths) % 10)) / 10 : payout
}

function shielded(stake: number, tenths: number): number {
  let back = 0
  while (back < stake && (back + 1) * 10 <= stake * (tenths - 10)) back += 1
  return back
}

/** For example 1.85 on 7 chips is 185 × 7 = 1295 hundredths, which gives 12 whole chips. */
function wholePayout({ odds, stake }: BetFact): number {
  const hundredths = BigInt(odds.toFixed(2).replace('.', ''))
  return Number((hundredths * BigInt(stake)) / 100n)
}

/** Returns a correction for each later moment at which an event of this round was recorded or removed. */
function corrections(bet: BetFact, round: NaiveRound, events: readonly EventFact[], first: Verdict): Step[] {
  const moments = new Set(
    events
      .filter((event) => event.eventType === bet.eventType)
      .flatMap((event) => [event.recordedFrom, event.recordedUntil])
      .filter((moment) => moment >= round.end && moment !== Number.POSITIVE_INFINITY),
  )
  const steps: Step[] = []
  let before = first
  for (const moment of [...moments].sort((a, b) => a - b)) {
    const now = verdictOf(bet, round, events, moment)
    const won = Number(now.outcome === 'won') - Number(before.outcome === 'won')
    if (now.payout !== before.payout || won !== 0) {
      steps.push(step(bet.userId, 'correct', moment, { round: round.number, chips: now.payout - before.payout, won }))
    }
    before = now
  }
  return steps
}

/** Returns the chips before a moment. Of that moment itself, only settlements are included, if requested. */
function chipsBefore(steps: readonly Step[], userId: string, moment: number, withSettled = false): number {
  let chips = 0
  for (const one of steps) {
    const counts = one.at < moment || (withSettled && one.at === moment && one.kind === 'settle')
    if (one.userId === userId && counts) chips += one.chips
  }
  return chips
}

/**
 * Returns a penalty as others see it, which ignores hidden stakes. A part that could not be charged becomes visible
 * together with these stakes.
 */
function costOf(lobby: LobbyFacts, steps: readonly Step[], userId: string, { number, end }: NaiveRound) {
  const within = (chips: number) => Math.max(0, Math.min(lobby.settings.inactivityPenalty, chips))
  const has = chipsBefore(steps, userId, end, true)
  const unseen = steps.filter((one) => one.userId === userId && one.at <= end && one.shown > end)
  const taken = within(has)
  const publicChips = within(has - unseen.reduce((sum, { chips }) => sum + chips, 0))
  if (publicChips === taken) return { publicChips }
  const shown = Math.max(...unseen.map((one) => one.shown))
  return {
    publicChips,
    untaken: { ...step(userId, 'settle', end, { round: number, chips: publicChips - taken }), shown },
  }
}

function isSuspended(lobby: LobbyFacts, moment: number): boolean {
  return lobby.suspended.some(([from, until]) => from <= moment && moment < until)
}

/**
 * Returns when others may see a bet: at the start of its round. In a blind lobby, or if the round never starts, it is
 * the settlement.
 */
function shownFrom({ settings, rounds }: LobbyFacts, bet: BetFact): number {
  const round = rounds[bet.round - 1]
  if (!round) throw new Error(`there is no round ${bet.round}`)
  return settings.showCompetitorBets && round.began ? round.start : round.end
}

function ranking(
  { members, bets, rounds }: LobbyFacts,
  steps: readonly Step[],
  penalised: ReadonlyMap<number, readonly string[]>,
): CountedStanding[] {
  const rows = members.map((member) => {
    const betOn = bets.filter((bet) => bet.userId === member.userId && rounds[bet.round - 1]?.began).length
    const satOut = [...penalised.values()].filter((userIds) => userIds.includes(member.userId)).length
    const own = steps.filter((one) => one.userId === member.userId)
    const sum = (key: 'chips' | 'placed' | 'won') => own.reduce((total, one) => total + one[key], 0)
    return {
      userId: member.userId,
      chips: sum('chips'),
      betsPlaced: sum('placed'),
      betsWon: sum('won'),
      // At the end every bet is settled.
      hasSettledBet: sum('placed') > 0,
      isActive: betOn > 0 && betOn * 3 >= betOn + satOut - ((betOn + satOut) % 3),
      joinedAt: member.joinedAt,
    }
  })
  rows.sort((a, b) => {
    if (a.isActive !== b.isActive) return a.isActive ? -1 : 1
    if (a.chips !== b.chips) return b.chips - a.chips
    if (a.betsWon !== b.betsWon) return b.betsWon - a.betsWon
    if (a.betsPlaced !== b.betsPlaced) return a.betsPlaced - b.betsPlaced
    return a.joinedAt - b.joinedAt
  })
  return rows.map(({ joinedAt: _, ...standing }) => standing)
}
