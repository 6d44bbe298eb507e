import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, coming, ended, KICK_OFF, running } from '../../test/timetable.ts'
import type { AttachedCard } from '../card/card.ts'
import { neverBegan, type Round, roundSpan, roundStatus, type Timetable } from '../round/round.ts'
import { type Instant, MINUTE } from '../time.ts'
import { isStartKnownLate, lateFrom } from './late-start.ts'
import type { TournamentSeat } from './plan-eliminations.ts'
import {
  type BetToPlan,
  planClosing,
  planRound,
  type RoundBefore,
  type RoundEnd,
  type RoundNow,
  type RoundPlan,
} from './plan-round.ts'
import type { Count } from './settlement.ts'

const NEW: RoundBefore = { isSettled: false, settlements: 0, isCounted: false, isEndDecided: false }
const SETTLED: RoundBefore = { isSettled: true, settlements: 1, isCounted: true, isEndDecided: true }
const SETTINGS = {
  ...{ inactivityPenalty: 5, minBetAmount: 1, autoKickInactive: true },
  ...{ isTournament: true, eliminationThreshold: 10 },
}

const bet = (more: Partial<BetToPlan> = {}): BetToPlan => ({
  ...{ id: 'b', userId: 'Ana', eventType: 'Corner', betType: 'over', threshold: 1.5, hundredths: 200, stake: 10 },
  ...{ outcome: 'open', payout: null, count: null, ...more },
})
const won = bet({ outcome: 'won', payout: 20, count: 2 })

const seat = (userId: string, chips: number, more: Partial<TournamentSeat> = {}): TournamentSeat => ({
  ...{ userId, chips, hasOpenBet: false, role: 'player', present: true, seatEnd: null, isOut: false },
  ...{ eliminatedIn: null, lastStanding: false, ...more },
})

const absent = (userId: string, inactiveRounds = 0) => ({
  ...{ userId, placed: false, chipsNow: 50, chipsAtClose: 50, optionOpenAtClose: true, inactiveRounds },
})

const theEnd = (more: Partial<RoundEnd<TournamentSeat>> = {}): RoundEnd<TournamentSeat> => ({
  ...{ roundNumber: 3, isLobbyOpen: true, isStartKnownLate: false, settings: SETTINGS },
  ...{ candidates: [], seats: [], mayShow: () => true, ...more },
})

const settles = (now: RoundNow, bets: BetToPlan[], end = theEnd(), before = NEW) =>
  planRound({ lobbyId: 'l', roundId: 'r', now, before, bets, end })
const corrects = (now: RoundNow, bets: BetToPlan[], before = SETTLED, reason: string | null = null) =>
  planRound({ lobbyId: 'l', roundId: 'r', now, before, bets, end: null, reason })

describe('planning a settlement', () => {
  it('pays a bet in one entry and its card in another, with keys that name the settlement [S3] [H10]', () => {
    const card: AttachedCard = { kind: 'boost', tenths: 15 }
    const plan = settles({ Corner: 2 }, [bet({ card })])
    expect(plan.postings).toEqual([
      { lobbyId: 'l', userId: 'Ana', kind: 'payout', amount: 20, key: 'settle:b:1', betId: 'b', reason: undefined },
      { lobbyId: 'l', userId: 'Ana', kind: 'card', amount: 10, key: 'card:b:1', betId: 'b' },
    ])
    expect(plan).toMatchObject({ round: 'settled', decidesEnd: true, activity: 'added' })
    expect(plan.figures).toMatchObject([{ userId: 'Ana', betsWon: 1, roundsOpen: 1, roundsBet: 1 }])
  })

  it('tells a type without an event, an unknown type and a round that never began apart [F26] [S4]', () => {
    const shots = bet({ id: 's', userId: 'Ben', eventType: 'Shot' })
    const ended = settles({ Shot: 'unknown' }, [bet(), shots])
    expect(ended.decisions).toMatchObject([
      { outcome: 'lost', count: 0, credit: 0, voidReason: null, reason: null },
      { outcome: 'void', count: null, credit: 10, voidReason: 'count-unknown', reason: 'count-unknown' },
    ])
    expect(ended.postings).toMatchObject([{ kind: 'refund', amount: 10, reason: 'count-unknown' }])
    const never = settles('never-began', [bet()])
    expect(never.decisions).toMatchObject([{ outcome: 'void', count: null, credit: 10, voidReason: null }])
    expect(never).toMatchObject({ round: 'settled', decidesEnd: false, activity: 'recounted' })
  })

  it('penalises and kicks after the bets, once, and not for a start that was known late [S1] [I3] [I4] [I6]', () => {
    const end = theEnd({ candidates: [absent('Ben'), absent('Cleo', 2)] })
    const plan = settles({ Corner: 2 }, [bet()], end)
    expect(plan.postings.map(({ kind, amount, key }) => [kind, amount, key])).toEqual([
      ['payout', 20, 'settle:b:1'],
      ['penalty', -5, 'penalty:r:Ben'],
      ['penalty', -5, 'penalty:r:Cleo'],
    ])
    expect(plan.penalties.map(({ userId, kicked }) => [userId, kicked])).toEqual([
      ['Ben', false],
      ['Cleo', true],
    ])
    const again = settles({ Corner: 2 }, [bet()], end, { ...NEW, settlements: 2, isEndDecided: true })
    expect(again.postings.map(({ key }) => key)).toEqual(['settle:b:3'])
    expect(settles({ Corner: 2 }, [bet()], { ...end, isStartKnownLate: true }).penalties).toEqual([])
    expect(settles({ Corner: 2 }, [bet()], { ...end, isLobbyOpen: false }).penalties).toEqual([])
  })

  it('eliminates by the chips after payouts and penalties, and never a member who was just kicked [S1] [X2] [X5]', () => {
    const seats = [seat('Ana', 3), seat('Ben', 14), seat('Cleo', 12), seat('Dan', 2, { hasOpenBet: true })]
    const candidates = [absent('Ben'), absent('Cleo', 2)]
    const { eliminations } = settles({ Corner: 2 }, [bet()], theEnd({ seats, candidates }))
    expect(eliminations.eliminated).toEqual(['Ben'])
    expect(eliminations.shown).toEqual([{ roundNumber: 3, userIds: ['Ben'], lastStanding: null }])
    expect(eliminations.changed).toMatchObject([{ userId: 'Ben', eliminatedIn: 3, seatEnd: 'eliminated', chips: 9 }])
  })

  it('names the last member in play, also where an elimination stays hidden until later [X5] [X6]', () => {
    const seats = [seat('Ana', 50), seat('Ben', 2)]
    const { eliminations } = settles({}, [], theEnd({ seats }))
    expect(eliminations.shown).toEqual([{ roundNumber: 3, userIds: ['Ben'], lastStanding: 'Ana' }])
    const hidden = settles({}, [], theEnd({ seats, mayShow: () => false })).eliminations
    expect(hidden.eliminated).toEqual(['Ben'])
    expect(hidden.shown).toEqual([])
    const later = settles({}, [], theEnd({ seats: [seat('Ana', 50), seat('Ben', 2, { eliminatedIn: 2 })] }))
    expect(later.eliminations.shown).toEqual([{ roundNumber: 2, userIds: ['Ben'], lastStanding: 'Ana' }])
    expect(later.eliminations.eliminated).toEqual([])
    // The game has a winner, who stays with few chips.
    const won = [seat('Ana', 2, { lastStanding: true }), seat('Ben', 2, { eliminatedIn: 2, seatEnd: 'eliminated' })]
    expect(settles({}, [], theEnd({ seats: won })).eliminations).toEqual({ changed: [], eliminated: [], shown: [] })
  })
})

describe('what a settlement leaves to others', () => {
  it('decides no bet a second time, and a correction leaves an open bet to the end of its round [S1] [S5]', () => {
    expect(settles({ Corner: 0 }, [won]).decisions).toEqual([])
    expect(corrects({ Corner: 2 }, [bet()]).decisions).toEqual([])
  })

  it('leaves a round open that was not settled and has not ended, and settles none by a correction [S5]', () => {
    expect(corrects('continues', [], NEW).round).toBe('unchanged')
    expect(corrects({ Corner: 2 }, [], NEW).round).toBe('unchanged')
    expect(corrects({ Corner: 2 }, []).round).toBe('settled')
  })

  it('moves the counts of activity only where the round begins or ceases to count [K6]', () => {
    expect(corrects('never-began', []).activity).toBe('recounted')
    expect(corrects({ Corner: 2 }, []).activity).toBe('unchanged')
    expect(corrects('never-began', [], { ...SETTLED, isCounted: false }).activity).toBe('unchanged')
    expect(corrects('never-began', [], { ...NEW, isCounted: true }).activity).toBe('unchanged')
  })

  it('moves the figures of a penalised member only with the first settlement of a played round [K6] [I3]', () => {
    const end = theEnd({ candidates: [absent('Ben')] })
    expect(settles({ Corner: 2 }, [], end).figures).toMatchObject([{ userId: 'Ben', roundsOpen: 1, roundsBet: 0 }])
    const second = settles({ Corner: 2 }, [], end, { ...NEW, settlements: 1 })
    expect(second.penalties).toHaveLength(1)
    expect(second.figures).toEqual([])
  })

  it('ends the row of rounds sat out of a member who bet, and counts that round once [I4] [K6]', () => {
    const candidates = [{ ...absent('Ana', 2), placed: true }]
    for (const isStartKnownLate of [false, true]) {
      const plan = settles({ Corner: 2 }, [bet()], theEnd({ candidates, isStartKnownLate }))
      expect(plan.penalties).toMatchObject([{ userId: 'Ana', penalised: false, inactiveRounds: 0, amount: 0 }])
      expect(plan.figures).toMatchObject([{ userId: 'Ana', roundsOpen: 1, roundsBet: 1 }])
    }
  })
})

describe('the reason that a correction stores with a bet', () => {
  const unknown = bet({ outcome: 'void', payout: 4, voidReason: 'count-unknown' })

  it('names the cause of the correction alone if the bet was void for the same reason before [S12]', () => {
    expect(corrects({ Corner: 'unknown' }, [unknown], SETTLED, 'cause').decisions).toMatchObject([{ reason: 'cause' }])
  })

  it('names the cause and the new reason of a void bet, each once [S12] [S13]', () => {
    const late = corrects({ Corner: 2 }, [{ ...won, isLate: true }], SETTLED, 'cause').decisions
    expect(late).toMatchObject([{ outcome: 'void', credit: 10, voidReason: 'start-known-late' }])
    expect(late[0]?.reason?.match(/cause/g)).toHaveLength(1)
    expect(late[0]?.reason?.match(/start-known-late/g)).toHaveLength(1)
    expect(corrects({ Corner: 2 }, [{ ...won, isLate: true }]).decisions).toMatchObject([
      { reason: 'start-known-late' },
    ])
  })

  it('counts a bet again whose reason has ended, and gives a late bet on a round that never began no reason [S13] [S4]', () => {
    const [known] = corrects({ Corner: 2 }, [{ ...unknown, payout: 10 }], SETTLED, 'cause').decisions
    expect(known).toMatchObject({ outcome: 'won', credit: 20, amount: 10, voidReason: null, reason: 'cause' })
    expect(settles('never-began', [bet({ isLate: true })]).decisions).toMatchObject([
      { outcome: 'void', credit: 10, voidReason: null, reason: null },
    ])
  })

  it('decides a bet anew if only its count or only its reason changes [S6] [S11]', () => {
    expect(corrects({ Corner: 3 }, [won]).decisions).toMatchObject([{ outcome: 'won', count: 3, amount: 0 }])
    expect(corrects({ Corner: 2 }, [won]).decisions).toEqual([])
    const level = bet({ threshold: 2, outcome: 'void', payout: 10, count: null })
    expect(corrects({ Corner: 'unknown' }, [level]).decisions).toMatchObject([
      { outcome: 'void', amount: 0, voidReason: 'count-unknown' },
    ])
  })
})

describe('planning who is out', () => {
  it('shows the hidden eliminations of each round in an update of its own, as spectators [X6]', () => {
    const seats = [
      seat('Ana', 50),
      seat('Ben', 2, { eliminatedIn: 1 }),
      seat('Cleo', 2, { eliminatedIn: 2 }),
      seat('Dan', 50),
    ]
    const { eliminations } = settles({}, [], theEnd({ seats }))
    expect(eliminations.shown).toEqual([
      { roundNumber: 1, userIds: ['Ben'], lastStanding: null },
      { roundNumber: 2, userIds: ['Cleo'], lastStanding: null },
    ])
    expect(eliminations.changed.map(({ userId, role, seatEnd }) => [userId, role, seatEnd])).toEqual([
      ['Ben', 'spectator', 'eliminated'],
      ['Cleo', 'spectator', 'eliminated'],
    ])
  })

  it('eliminates no member twice, also while the first elimination is hidden [X2] [X6]', () => {
    const seats = [seat('Ana', 50), seat('Ben', 2, { eliminatedIn: 2 }), seat('Cleo', 50)]
    const { eliminations } = settles({}, [], theEnd({ seats, mayShow: () => false }))
    expect(eliminations).toEqual({ changed: [], eliminated: [], shown: [] })
  })

  it('shows an elimination that may be public now also where no round ends [X6]', () => {
    const seats = [seat('Ana', 50), seat('Ben', 2, { eliminatedIn: 2 }), seat('Cleo', 50)]
    const isDecided = { ...NEW, isEndDecided: true }
    const { eliminations } = settles(
      {},
      [],
      theEnd({ seats, settings: { ...SETTINGS, eliminationThreshold: 60 } }),
      isDecided,
    )
    expect(eliminations.eliminated).toEqual([])
    expect(eliminations.shown).toEqual([{ roundNumber: 2, userIds: ['Ben'], lastStanding: null }])
  })
})

describe('planning a correction', () => {
  it('compensates only bets whose result changes, and decides no penalty, kick or elimination [S6] [I3] [X2]', () => {
    const plan = corrects({ Corner: 1 }, [won, bet({ id: 'open' })], SETTLED, 'event-removed')
    expect(plan.postings).toEqual([
      {
        lobbyId: 'l',
        userId: 'Ana',
        kind: 'correction',
        amount: -20,
        key: 'settle:b:2',
        betId: 'b',
        reason: 'event-removed',
      },
    ])
    expect(plan).toMatchObject({ round: 'settled', activity: 'unchanged', decidesEnd: false, penalties: [] })
    expect(corrects({ Corner: 2 }, [won]).decisions).toEqual([])
  })

  it('opens a round again that continues, or that is played after it was settled as never begun [S5] [I3] [X2]', () => {
    const plan = corrects('continues', [won])
    expect(plan).toMatchObject({ round: 'reopened', activity: 'recounted' })
    expect(plan.postings).toMatchObject([{ kind: 'correction', amount: -20, key: 'settle:b:2' }])
    const refunded = bet({ outcome: 'void', payout: 10 })
    const never = { ...SETTLED, isCounted: false, isEndDecided: false }
    const played = corrects({ Corner: 2 }, [refunded], never)
    expect(played).toMatchObject({ round: 'reopened', decisions: [{ outcome: 'open', amount: -10 }] })
    // Once its end is decided, the round is only settled by its new counts.
    const decided = corrects({ Corner: 2 }, [refunded], { ...never, isEndDecided: true })
    expect(decided).toMatchObject({
      round: 'settled',
      activity: 'recounted',
      decisions: [{ outcome: 'won', amount: 10 }],
    })
  })

  it('refunds a late bet before the end of its round, by the number of the decision [S13]', () => {
    const plan = corrects('continues', [bet({ isLate: true, timesDecided: 2 }), bet({ id: 'in-time' })], NEW)
    expect(plan.postings).toEqual([
      {
        ...{ lobbyId: 'l', userId: 'Ana', kind: 'refund', amount: 10, key: 'settle:b:open-2', betId: 'b' },
        reason: 'start-known-late',
      },
    ])
    expect(plan).toMatchObject({ round: 'unchanged', activity: 'unchanged' })
  })
})

it('refunds every open bet of a lobby that closes, with the reason of the lobby [S9]', () => {
  const { decisions, postings } = planClosing('l', [bet()], 'match-called-off')
  expect(decisions).toMatchObject([{ outcome: 'void', credit: 10, reason: 'match-called-off' }])
  const entry = {
    lobbyId: 'l',
    userId: 'Ana',
    kind: 'refund',
    amount: 10,
    betId: 'b',
    key: 'close:b',
    reason: 'match-called-off',
  }
  expect(postings).toEqual([entry])
})

const TYPES = ['Corner', 'Shot']
const NAMES = ['Ana', 'Ben', 'Cleo']
const START = 100
const ROUNDS: readonly Round[] = [
  { id: 'r1', halfNumber: 1, roundNumber: 1, startMinute: 0, endMinute: 10 },
  { id: 'r2', halfNumber: 1, roundNumber: 2, startMinute: 10, endMinute: null },
]

/** What an operator does in a generated history. Minutes count from the first kick-off. */
type Step =
  | { readonly do: 'wait' | 'start' | 'end' | 'reopen' | 'pause' | 'resume' | 'repeat'; readonly minutes: number }
  | { readonly do: 'record' | 'silence'; readonly type: string; readonly minutes: number }
  | { readonly do: 'remove' | 'move'; readonly which: number; readonly minutes: number }

const minutes = fc.integer({ min: -6, max: 9 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('wait', 'record', 'end', 'reopen', 'start').map((one) => one as 'wait'), minutes }),
  fc.record({ do: fc.constantFrom('wait', 'pause', 'resume', 'repeat').map((one) => one as 'wait'), minutes }),
  fc.record({ do: fc.constantFrom('record' as const), type: fc.constantFrom(...TYPES), minutes }),
  fc.record({ do: fc.constantFrom('silence' as const), type: fc.constantFrom(...TYPES), minutes: fc.constant(0) }),
  fc.record({ do: fc.constantFrom('remove' as const, 'move' as const), which: fc.nat(9), minutes }),
)

const card = fc.constantFrom<AttachedCard | undefined>(
  undefined,
  { kind: 'boost', tenths: 15 },
  { kind: 'shield', tenths: 15 },
  { kind: 'near-miss', tenths: 15 },
)
const placed = fc.record({
  ...{
    userId: fc.constantFrom(...NAMES),
    roundId: fc.constantFrom('r1', 'r2'),
    minute: fc.integer({ min: -4, max: 12 }),
  },
  ...{ eventType: fc.constantFrom(...TYPES), betType: fc.constantFrom('over' as const, 'under' as const), card },
  ...{
    threshold: fc.constantFrom(0.5, 1, 1.5),
    hundredths: fc.integer({ min: 101, max: 400 }),
    stake: fc.integer({ min: 1, max: 30 }),
  },
})
type StoredBet = BetToPlan & { readonly roundId: string; readonly placedAt: Instant }

/** A match that is kept simple: one half with two rounds, and what its operator stated so far. */
interface Facts {
  now: Instant
  start: Instant
  end: Instant | null
  pauses: { from: Instant; to: Instant | null }[]
  events: { type: string; at: Instant }[]
  silent: Set<string>
  moves: { at: Instant; from: Instant }[]
}

function applyStep(facts: Facts, one: Step): void {
  const last = facts.pauses.at(-1)
  const isPaused = last?.to === null
  const by = one.minutes * MINUTE
  if (one.do === 'wait') facts.now += Math.abs(by)
  if (one.do === 'record' && 'type' in one) facts.events.push({ type: one.type, at: facts.now + by })
  if (one.do === 'silence') facts.silent = new Set(facts.silent.has(one.type) ? [] : [one.type])
  if (one.do === 'remove') facts.events.splice(one.which, 1)
  const moved = one.do === 'move' ? facts.events[one.which] : undefined
  if (moved) moved.at += by
  if (one.do === 'start' && facts.start + by <= facts.now) {
    facts.moves.push({ at: facts.now, from: facts.start })
    facts.start += by
    facts.pauses = []
    if (facts.end !== null && facts.end <= facts.start) facts.end = null
  }
  if (one.do === 'end' && facts.end === null) facts.end = Math.max(facts.start + MINUTE, facts.now - Math.abs(by))
  if (one.do === 'reopen') facts.end = null
  if (facts.end !== null) return
  if (one.do === 'pause' && !isPaused)
    facts.pauses.push({ from: Math.max(facts.now - MINUTE, last?.to ?? facts.start), to: null })
  if (one.do === 'resume' && last && isPaused) last.to = facts.now
}

function timetableOf({ start, end, pauses, moves }: Facts): Timetable {
  const half = { ...(end === null ? running(1, start) : ended(1, start, end)), pauses, startMoves: moves }
  return { tempo: 1, matchStatus: 'active', halves: [half, coming(2)], rounds: ROUNDS }
}

function roundNow(facts: Facts, timetable: Timetable, round: Round): RoundNow {
  if (roundStatus(timetable, round, facts.now) !== 'finished') return 'continues'
  if (neverBegan(timetable, round)) return 'never-began'
  const { startsAt, endsAt } = roundSpan(timetable, round)
  const inside = facts.events.filter(({ at }) => at >= Number(startsAt) && at < Number(endsAt))
  const counts: Record<string, Count> = {}
  for (const { type } of inside) counts[type] = Number(counts[type] ?? 0) + 1
  for (const type of facts.silent) counts[type] = 'unknown'
  return counts
}

/** The result of a bet by the final facts, from the words of the rulebook alone. */
function naiveResult(one: StoredBet, now: RoundNow, late: Instant | null): [outcome: string, payout: number | null] {
  const refund: [string, number] = ['void', one.stake]
  if (now === 'never-began') return refund
  if (late !== null && one.placedAt >= late) return refund
  if (now === 'continues') return ['open', null]
  const count = now[one.eventType] ?? 0
  if (count === 'unknown' || count === one.threshold) return refund
  const wins = (events: number) => (one.betType === 'over' ? events > one.threshold : events < one.threshold)
  const [kind, tenths] = [one.card?.kind, one.card?.tenths ?? 10]
  const payout = Math.floor((one.hundredths * one.stake) / 100)
  if (wins(count)) return ['won', kind === 'boost' ? Math.floor((payout * tenths) / 10) : payout]
  const nearly = one.betType === 'over' ? count + 1 : count - 1
  if (kind === 'near-miss' && nearly >= 0 && (wins(nearly) || nearly === one.threshold)) return refund
  return ['lost', kind === 'shield' ? Math.min(one.stake, Math.floor((one.stake * (tenths - 10)) / 10)) : 0]
}

/** A lobby as a server stores it, which only the plans change. */
class StoredLobby {
  readonly rounds = new Map<string, RoundBefore>()
  readonly seats: TournamentSeat[] = NAMES.map((name) => seat(name, START))
  readonly penalties: { roundId: string; userId: string; amount: number }[] = []
  readonly keys = new Set<string>()
  readonly inactive = new Map<string, number>()
  readonly figures = new Map(NAMES.map((name) => [name, { betsWon: 0, roundsOpen: 0, roundsBet: 0 }]))
  readonly decided = new Map<string, number>()
  bets: StoredBet[]

  constructor(bets: readonly StoredBet[]) {
    this.bets = [...bets]
    for (const { userId, stake } of bets) this.moves(userId, -stake)
  }

  chipsOf = (userId: string): number => this.seats.find((one) => one.userId === userId)?.chips ?? 0

  /** Runs the jobs that a server runs after a change: corrections first, then settlements. */
  runJobs(facts: Facts): void {
    const timetable = timetableOf(facts)
    for (const job of ['correct', 'settle'] as const)
      for (const round of ROUNDS) this.runs(job, facts, timetable, round)
  }

  private runs(job: 'correct' | 'settle', facts: Facts, timetable: Timetable, round: Round): void {
    const now = roundNow(facts, timetable, round)
    const late = lateFrom(timetable, round)
    const before = this.rounds.get(round.id) ?? NEW
    const bets = this.bets
      .filter(({ roundId }) => roundId === round.id)
      .map((one) => ({
        ...one,
        isLate: late !== null && one.placedAt >= late,
        timesDecided: this.decided.get(one.id) ?? 0,
      }))
    if (job === 'correct' && !before.isSettled && now !== 'continues') return
    if (job === 'settle' && now === 'continues') return
    if (job === 'settle' && before.isSettled && bets.every(({ outcome }) => outcome !== 'open')) return
    const end: RoundEnd<TournamentSeat> | null =
      job === 'correct' ? null : this.endOf(round, bets, isStartKnownLate(timetable, round, WINDOW))
    this.writes(planRound({ lobbyId: 'l', roundId: round.id, now, before, bets, end }), round, now, before)
  }

  private endOf({ roundNumber }: Round, bets: readonly StoredBet[], isLate: boolean): RoundEnd<TournamentSeat> {
    const candidates = this.seats.flatMap(({ userId, chips, seatEnd }) =>
      seatEnd !== null
        ? []
        : [
            {
              ...{ userId, placed: bets.some((one) => one.userId === userId), chipsNow: chips, chipsAtClose: chips },
              ...{ optionOpenAtClose: true, inactiveRounds: this.inactive.get(userId) ?? 0 },
            },
          ],
    )
    const openElsewhere = (userId: string) =>
      this.bets.some((one) => one.userId === userId && one.outcome === 'open' && !bets.some(({ id }) => id === one.id))
    const seats = this.seats.map((one) => ({ ...one, hasOpenBet: openElsewhere(one.userId) }))
    return theEnd({ roundNumber, candidates, seats, isStartKnownLate: isLate })
  }

  private writes(
    plan: RoundPlan<StoredBet, TournamentSeat>,
    { id: roundId }: Round,
    now: RoundNow,
    before: RoundBefore,
  ): void {
    for (const { userId, amount, key } of plan.postings) {
      expect(this.keys.has(key), `${key} is posted twice`).toBe(false)
      this.keys.add(key)
      this.moves(userId, amount)
    }
    for (const {
      bet: { id },
      outcome,
      credit,
      count,
      voidReason,
    } of plan.decisions) {
      this.decided.set(id, (this.decided.get(id) ?? 0) + 1)
      const payout = outcome === 'open' ? null : credit
      this.bets = this.bets.map((one) => (one.id === id ? { ...one, outcome, payout, count, voidReason } : one))
    }
    if (plan.decidesEnd) expect(before.isEndDecided).toBe(false)
    else expect([plan.penalties, plan.eliminations.eliminated]).toEqual([[], []])
    for (const { userId, amount, penalised, inactiveRounds, kicked } of plan.penalties) {
      this.inactive.set(userId, inactiveRounds)
      if (penalised) this.penalties.push({ roundId, userId, amount })
      if (kicked) this.change({ ...this.seatOf(userId), role: 'spectator', seatEnd: 'kicked' })
    }
    for (const { chips: _, ...changed } of plan.eliminations.changed)
      this.change({ ...changed, chips: this.chipsOf(changed.userId) })
    if (plan.round !== 'unchanged') {
      const isSettled = plan.round === 'settled'
      const isCounted = isSettled && now !== 'never-began'
      const isEndDecided = before.isEndDecided || plan.decidesEnd
      this.rounds.set(roundId, { isSettled, isCounted, isEndDecided, settlements: before.settlements + 1 })
    }
    for (const { userId, ...by } of plan.figures) {
      const held = this.figures.get(userId) ?? { betsWon: 0, roundsOpen: 0, roundsBet: 0 }
      const { betsWon, roundsOpen, roundsBet } = held
      this.figures.set(userId, {
        ...{
          betsWon: betsWon + by.betsWon,
          roundsOpen: roundsOpen + by.roundsOpen,
          roundsBet: roundsBet + by.roundsBet,
        },
      })
    }
    if (plan.activity === 'recounted') {
      for (const name of NAMES)
        this.figures.set(name, { ...this.counted(name), betsWon: this.figures.get(name)?.betsWon ?? 0 })
    }
  }

  /** Counts the figures of a member again. */
  counted(userId: string): { betsWon: number; roundsOpen: number; roundsBet: number } {
    const own = this.bets.filter((one) => one.userId === userId)
    const counted = ROUNDS.filter(({ id }) => this.rounds.get(id)?.isSettled && this.rounds.get(id)?.isCounted)
    const bet = counted.filter(({ id }) => own.some(({ roundId, outcome }) => roundId === id && outcome !== 'open'))
    const open = counted.filter(
      (one) =>
        bet.includes(one) || this.penalties.some((penalty) => penalty.roundId === one.id && penalty.userId === userId),
    )
    return {
      betsWon: own.filter(({ outcome }) => outcome === 'won').length,
      roundsOpen: open.length,
      roundsBet: bet.length,
    }
  }

  private seatOf = (userId: string): TournamentSeat =>
    this.seats.find((one) => one.userId === userId) ?? seat(userId, 0)

  private change(changed: TournamentSeat): void {
    const index = this.seats.findIndex(({ userId }) => userId === changed.userId)
    this.seats[index] = changed
  }

  private moves(userId: string, amount: number): void {
    this.change({ ...this.seatOf(userId), chips: this.chipsOf(userId) + amount })
  }
}

const WINDOW = { roundDuration: 10, breakDuration: 2, bettingTimeLimit: 8, allowLateBetting: true }

it('holds after each step of a generated history what one settlement by the facts of that step gives, with the penalties as first decided [S6] [I3] [X2] [K6]', () => {
  const seen = { corrected: 0, reopened: 0, unknown: 0, never: 0, late: 0, penalised: 0 }
  fc.assert(
    fc.property(
      fc.uniqueArray(placed, { selector: ({ userId, roundId }) => userId + roundId, maxLength: 6 }),
      fc.array(step, { maxLength: 25 }),
      (bets, steps) => {
        const lobby = new StoredLobby(
          bets.map(
            ({ minute, ...one }, index): StoredBet => ({
              ...{ ...one, id: `b${index}`, placedAt: at(minute), outcome: 'open', payout: null, count: null },
            }),
          ),
        )
        const facts: Facts = {
          now: at(1),
          start: KICK_OFF,
          end: null,
          pauses: [],
          events: [],
          silent: new Set(),
          moves: [],
        }
        for (const one of steps) {
          applyStep(facts, one)
          lobby.runJobs(facts)
          const timetable = timetableOf(facts)
          for (const round of ROUNDS) {
            const now = roundNow(facts, timetable, round)
            const late = lateFrom(timetable, round)
            const own = lobby.bets.filter(({ roundId }) => roundId === round.id)
            for (const bet of own)
              expect([bet.outcome, bet.payout], `${bet.id} after ${one.do}`).toEqual(naiveResult(bet, now, late))
            if (now === 'never-began') seen.never += own.length
            seen.unknown += own.filter(({ voidReason }) => voidReason === 'count-unknown').length
            seen.late += own.filter(({ voidReason }) => voidReason === 'start-known-late').length
            const { settlements = 0, isSettled = true } = lobby.rounds.get(round.id) ?? {}
            seen.corrected += settlements > 1 ? 1 : 0
            seen.reopened += isSettled ? 0 : 1
          }
          for (const name of NAMES) {
            const credits = lobby.bets
              .filter(({ userId }) => userId === name)
              .reduce((sum, { stake, payout }) => sum - stake + (payout ?? 0), 0)
            const fines = lobby.penalties.filter(({ userId }) => userId === name)
            expect(lobby.chipsOf(name)).toBe(START + credits - fines.reduce((sum, { amount }) => sum + amount, 0))
            expect(new Set(fines.map(({ roundId }) => roundId)).size).toBe(fines.length)
            expect(lobby.figures.get(name)).toEqual(lobby.counted(name))
            seen.penalised += fines.length
          }
        }
      },
    ),
    { numRuns: 400, seed: 45 },
  )
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20)
})
