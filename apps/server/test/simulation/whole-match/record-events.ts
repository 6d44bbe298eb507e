import { deleteMatchEvent, type MatchEvent, recordMatchEvent, updateMatchEvent } from '@bettle/contract'
import type { MatchFile, MatchFileEvent } from '@bettle/rules'
import { type MatchSimulation, wall } from './game.ts'

/**
 * Plans how the operator records every event of the file, most of them at their time. Some are recorded late, one with
 * a wrong time, one with a wrong type, and three are false. At the end all events equal the file.
 */
export function planEvents(game: MatchSimulation, file: MatchFile): void {
  const plan = mistakesIn(game, file)
  const boundaries = new Set(game.lobbies.flatMap(({ facts }) => facts.rounds.map(({ start }) => start)))
  file.events.forEach((event, index) => {
    const at = momentOf(game, event)
    if (boundaries.has(at)) recordEarly(game, event, index, at)
    else if (plan.late.has(index)) recordLate(game, event, index, at)
    else if (plan.misplaced.has(index)) recordMisplaced(game, event, index, at)
    else if (plan.mistyped.has(index)) recordMistyped(game, event, index, at)
    else if (plan.forgotten === index) recordAfterConfirmation(game, event, at)
    else recordInTime(game, event, index, at, plan.twice.has(index))
  })
  for (const [half, minute] of [
    [1, 25],
    [2, 7],
    [2, 33],
  ] as const)
    recordFalse(game, half, minute)
}

function mistakesIn({ random }: MatchSimulation, file: MatchFile) {
  const among = (fits: (event: MatchFileEvent) => boolean) => {
    const fitting = file.events.map((event, index) => (fits(event) ? index : -1)).filter((index) => index >= 0)
    return random.pick(fitting)
  }
  return {
    late: new Set(file.events.flatMap((_, index) => (random.bool(0.08) ? [index] : []))),
    misplaced: new Set([among(({ second }) => second > 900), among(({ second }) => second > 900)]),
    mistyped: new Set([among(({ eventType }) => eventType !== 'Goal')]),
    twice: new Set([among(() => true), among(() => true), among(() => true)]),
    forgotten: among(({ eventType }) => eventType !== 'Goal'),
  }
}

function momentOf(game: MatchSimulation, { half, second }: MatchFileEvent): number {
  const played = game.played.halves[half - 1]
  if (!played) throw new Error(`there is no half ${half}`)
  return played.kickOff + wall(game, 0, second)
}

const ALWAYS = Number.POSITIVE_INFINITY

interface Recording {
  readonly eventType: string
  readonly at: number
  readonly team?: 'home' | 'away'
  readonly sourceId?: string
  readonly reason?: string
}

async function record(game: MatchSimulation, { at, ...given }: Recording): Promise<MatchEvent> {
  const body = { match: game.match._id, timeStamp: new Date(at).toISOString(), ...given }
  return (await game.admin.gets(recordMatchEvent, { body })).event
}

const sourceIdOf = (index: number) => `file:${index}`

function recordInTime(
  game: MatchSimulation,
  { eventType, team }: MatchFileEvent,
  index: number,
  at: number,
  twice: boolean,
): void {
  const sourceId = sourceIdOf(index)
  let first: MatchEvent | undefined
  game.schedule.push({
    at,
    order: 'event',
    async run() {
      first = await record(game, { eventType, at, team, sourceId })
      game.events.push({ eventType, at, recordedFrom: at, recordedUntil: ALWAYS })
    },
  })
  if (!twice) return
  game.schedule.push({
    at: at + wall(game, 0, 70.5),
    order: 'correction',
    async run() {
      const again = await record(game, { eventType, at: at + 1000, team, sourceId })
      if (again._id !== first?._id || again.timeStamp !== first.timeStamp) game.faults.push('recorded twice')
    },
  })
}

/**
 * Plans an event on the boundary of two rounds that is recorded before the first round is settled, because clocks
 * differ a little.
 */
function recordEarly(game: MatchSimulation, { eventType, team }: MatchFileEvent, index: number, at: number): void {
  const recordedFrom = at - 2000
  game.schedule.push({
    at: recordedFrom,
    order: 'event',
    async run() {
      await record(game, { eventType, at, team, sourceId: sourceIdOf(index) })
      game.events.push({ eventType, at, recordedFrom, recordedUntil: ALWAYS })
    },
  })
}

function recordLate(game: MatchSimulation, { eventType, team }: MatchFileEvent, index: number, at: number): void {
  const latest = game.played.halves[1].end + wall(game, 9)
  const recordedFrom = Math.min(at + wall(game, 0, game.random.whole(20, 900) + 0.5), latest)
  game.schedule.push({
    at: recordedFrom,
    order: 'correction',
    async run() {
      await record(game, { eventType, at, team, sourceId: sourceIdOf(index) })
      game.events.push({ eventType, at, recordedFrom, recordedUntil: ALWAYS })
    },
  })
}

/** Plans an event that is recorded eleven minutes too early, in a settled round, until it is corrected. */
function recordMisplaced(game: MatchSimulation, { eventType, team }: MatchFileEvent, index: number, at: number): void {
  const wrong = at - wall(game, 11)
  const corrected = at + wall(game, 3, 0.5)
  recordWrongly(game, { eventType, at: wrong, team, sourceId: sourceIdOf(index) }, { eventType, at }, at, corrected)
}

function recordMistyped(game: MatchSimulation, { eventType, team }: MatchFileEvent, index: number, at: number): void {
  const wrong = eventType === 'Throw' ? 'Corner' : 'Throw'
  const corrected = at + wall(game, 12, 0.5)
  recordWrongly(game, { eventType: wrong, at, team, sourceId: sourceIdOf(index) }, { eventType, at }, at, corrected)
}

function recordWrongly(
  game: MatchSimulation,
  wrong: Recording,
  right: Recording,
  recordedFrom: number,
  corrected: number,
): void {
  let recorded: MatchEvent | undefined
  game.schedule.push({
    at: recordedFrom,
    order: 'event',
    async run() {
      recorded = await record(game, wrong)
      game.events.push({ eventType: wrong.eventType, at: wrong.at, recordedFrom, recordedUntil: corrected })
    },
  })
  game.schedule.push({
    at: corrected,
    order: 'correction',
    async run() {
      if (!recorded) throw new Error('nothing to put right')
      const body = { eventType: right.eventType, timeStamp: new Date(right.at).toISOString() }
      await game.admin.gets(updateMatchEvent, { params: { id: recorded._id }, body })
      game.events.push({ eventType: right.eventType, at: right.at, recordedFrom: corrected, recordedUntil: ALWAYS })
    },
  })
}

/**
 * Plans an event that is recorded after the results were confirmed. An operator needs a reason, and a feed is refused.
 */
function recordAfterConfirmation(game: MatchSimulation, { eventType, team }: MatchFileEvent, at: number): void {
  const recordedFrom = game.played.halves[1].end + wall(game, 11, 0.5)
  game.schedule.push({
    at: recordedFrom,
    order: 'correction',
    async run() {
      const body = { match: game.match._id, eventType, timeStamp: new Date(at).toISOString() }
      const bare = await game.admin.isRefused(recordMatchEvent, { body })
      const fed = await game.admin.isRefused(recordMatchEvent, { body: { ...body, sourceId: 'feed', reason: 'late' } })
      if (bare !== 'results-confirmed' || fed !== 'results-confirmed') game.faults.push(`confirmed: ${bare}, ${fed}`)
      await record(game, { eventType, at, team, reason: 'It was missed.' })
      game.events.push({ eventType, at, recordedFrom, recordedUntil: ALWAYS })
    },
  })
}

/** Plans a false event of the type with the most bets, which is removed long after its round was settled. */
function recordFalse(game: MatchSimulation, half: 1 | 2, minute: number): void {
  const at = game.played.halves[(half - 1) as 0 | 1].kickOff + wall(game, minute)
  const recordedUntil = at + wall(game, 9, 0.5)
  let recorded: MatchEvent | undefined
  game.schedule.push({
    at,
    order: 'correction',
    async run() {
      const eventType = mostBetOn(game, at)
      recorded = await record(game, { eventType, at })
      game.events.push({ eventType, at, recordedFrom: at, recordedUntil })
    },
  })
  game.schedule.push({
    at: recordedUntil,
    order: 'correction',
    async run() {
      if (!recorded) throw new Error('nothing to take back')
      await game.admin.gets(deleteMatchEvent, { params: { id: recorded._id }, query: { reason: 'Ruled out.' } })
    },
  })
}

function mostBetOn(game: MatchSimulation, at: number): string {
  const bets = game.lobbies.flatMap(({ facts }) => {
    const round = facts.rounds.find(({ start, end }) => start <= at && at < end)
    return facts.bets.filter((bet) => bet.round === round?.number).map((bet) => bet.eventType)
  })
  const tally = new Map<string, number>()
  for (const eventType of bets) tally.set(eventType, (tally.get(eventType) ?? 0) + 1)
  return [...tally].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? 'Throw'
}
