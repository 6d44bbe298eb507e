import type { MatchFile } from '@bettle/rules'
import { expect, it } from 'vitest'
import { LocalProvider, type LocalProviderOptions } from './local-provider.ts'
import { faultsOf, type PlannedFault, readFaultPlan } from './planned-fault.ts'

const KICK_OFF = Date.parse('2026-11-28T15:30:00.000Z')
const FILE: MatchFile = {
  ...{ competition: 'Test', season: '2026', date: '2026-11-28', kickoffUtc: '15:30', homeTeam: 'Ana', awayTeam: 'Ben' },
  finalScore: { home: 1, away: 1 },
  halves: [
    { halfNumber: 1, durationSeconds: 2700 },
    { halfNumber: 2, durationSeconds: 2700 },
  ],
  events: [
    { half: 1, second: 60, eventType: 'Corner', team: 'home' },
    { half: 1, second: 600, eventType: 'Goal', team: 'home' },
    { half: 2, second: 60, eventType: 'Goal', team: 'away' },
  ],
}
const PATHS = {
  generic: '/generic/match/7',
  'api-football': '/api-football/fixtures?id=7',
  openligadb: '/openligadb/getmatchdata/7',
}

function aProvider(given: Partial<LocalProviderOptions> = {}) {
  const clock = { now: KICK_OFF }
  const provider = new LocalProvider({
    matches: [{ id: '7', file: FILE, kickOff: KICK_OFF }],
    now: () => clock.now,
    random: () => 0.5,
    ...{ tempo: 1, delaySeconds: 30, jitterSeconds: 0, faults: {} },
    ...given,
  })
  const at = (seconds: number, path = PATHS.generic) => {
    clock.now = KICK_OFF + seconds * 1000
    const { status, body } = provider.answer(path)
    return status === 200 ? JSON.parse(body) : status
  }
  return { provider, at }
}

it('the local provider counts an event 30 seconds later if its delay is 30 seconds, and keeps the counts of a half that is over', () => {
  const { at } = aProvider()
  const corners = (seconds: number) => at(seconds).teams[0].Corner
  expect([0, 89, 90, 2700, 9000].map(corners)).toEqual([0, 0, 1, 1, 1])
  // The second half begins 15 minutes after the end of the first.
  expect([2700 + 900 + 89, 2700 + 900 + 90].map((seconds) => at(seconds).teams[1].Goal)).toEqual([0, 1])
})

it('the local provider plays a match faster at a higher tempo, and begins a half at a given time', () => {
  const { at, provider } = aProvider({ tempo: 10, delaySeconds: 0 })
  expect([5, 6].map((seconds) => at(seconds).teams[0].Corner)).toEqual([0, 1])
  provider.startHalf('7', 2, KICK_OFF + 300_000)
  expect([305, 306].map((seconds) => at(seconds).teams[1].Goal)).toEqual([0, 1])
})

it('the local provider answers with a match and a list of matches in the format of each provider, and with 404 to other addresses', () => {
  const { at } = aProvider({ delaySeconds: 0 })
  expect(at(700, PATHS.generic)).toMatchObject({
    kickOff: '2026-11-28T15:30:00.000Z',
    teams: [{ Goal: 1 }, { Goal: 0 }],
  })
  expect(at(700, PATHS['api-football']).response[0]).toMatchObject({
    fixture: { id: 7, status: { short: '1H' }, periods: { first: KICK_OFF / 1000, second: null } },
    goals: { home: 1, away: 0 },
  })
  expect(at(700, PATHS.openligadb)).toMatchObject({ matchID: 7, goals: [{ scoreTeam1: 1, scoreTeam2: 0 }] })
  expect(at(0, '/generic/list?day=2026-11-28').matches).toMatchObject([{ id: '7', home: 'Ana', away: 'Ben' }])
  expect(at(0, '/generic/list?day=2026-11-29').matches).toEqual([])
  expect(at(0, '/api-football/fixtures?league=1&season=2026&date=2026-11-28').response).toHaveLength(1)
  expect(at(0, '/openligadb/getmatchdata/bl1/2026')).toHaveLength(1)
  expect([at(0, '/nothing'), at(0, '/generic/match/8')]).toEqual([404, 404])
})

it('the local provider answers 500, 429, nonsense or corrected totals as its options say, can be silenced, and can move a kick-off', () => {
  expect(aProvider({ faults: { errors: 1 } }).at(0)).toBe(500)
  expect(aProvider({ faults: { tooMany: 1 } }).at(0)).toBe(429)
  expect(aProvider({ faults: { nonsense: 1 } }).at(0)).toEqual({
    errors: [],
    teams: 'nonsense',
    response: [],
  })
  const { at } = aProvider({ delaySeconds: 0, faults: { corrections: 1 } })
  expect([60, 134, 135].map((seconds) => at(seconds).teams[1].Corner)).toEqual([1, 1, 0])
  const silent = aProvider()
  silent.provider.setSilent(true)
  expect(silent.at(0)).toBe(500)
  silent.provider.setSilent(false)
  silent.provider.moveKickOff('7', KICK_OFF + 3_600_000)
  expect(silent.at(0).kickOff).toBe('2026-11-28T16:30:00.000Z')
})

const STATISTICS = { from: KICK_OFF + 600_000, until: KICK_OFF + 660_000, kind: 'no-statistics' } as const

function faulty(fault: PlannedFault, format: keyof typeof PATHS = 'api-football') {
  const { at } = aProvider({ delaySeconds: 0, matches: [{ id: '7', file: FILE, kickOff: KICK_OFF, faults: [fault] }] })
  return (seconds: number) => at(seconds, PATHS[format])
}

it('the local provider leaves out statistics, types and sides of one match for a planned time, in the form of each provider', () => {
  const of = (form: (typeof STATISTICS & { form: unknown })['form']) =>
    faulty({ ...STATISTICS, form } as PlannedFault)(600).response[0].statistics
  expect([of('empty'), of('left-out'), of('null')]).toEqual([[], undefined, null])
  expect(of('one-team').map((one: { statistics: unknown[] }) => one.statistics.length)).toEqual([6, 0])
  expect(faulty({ ...STATISTICS, form: 'empty' })(660).response[0].statistics).toHaveLength(2)
  const time = { from: STATISTICS.from, until: STATISTICS.until }
  const corner = { ...time, kind: 'no-type', eventType: 'Corner', sides: ['home'] } as const
  const [home, away] = faulty(corner, 'generic')(600).teams
  expect([home.Goal, home.Corner, away.Goal, away.Corner]).toEqual([1, undefined, 0, 0])
  const listed = faulty(corner)(600).response[0].statistics as { statistics: { type: string }[] }[]
  expect(listed.map(({ statistics }) => statistics.some(({ type }) => type === 'Corner Kicks'))).toEqual([false, true])
  const goal = { ...time, kind: 'no-type', eventType: 'Goal', sides: ['away'] } as const
  expect(faulty(goal)(600).response[0].goals).toEqual({ home: 1, away: null })
  expect(faulty(goal, 'openligadb')(600).goals).toMatchObject([{ scoreTeam1: 1, scoreTeam2: null }])
  expect(faulty({ ...STATISTICS, form: 'null' }, 'openligadb')(600)).toMatchObject({ goals: null, matchResults: null })
  expect(faulty({ ...STATISTICS, form: 'null' }, 'generic')(600).teams[0]).toMatchObject({ Goal: 1, Corner: null })
})

it('the local provider states a planned status, repeats an old answer, answers about another match, counts too many or leaves out the starts', () => {
  const time = { from: KICK_OFF + 540_000, until: KICK_OFF + 660_000 }
  const stopped = faulty({ ...time, kind: 'status', status: 'INT' })
  expect([539, 540, 660].map((at) => stopped(at).response[0].fixture.status.short)).toEqual(['1H', 'INT', '1H'])
  expect(stopped(2701 - 60).response[0].fixture.status).toMatchObject({ elapsed: 45, extra: null })
  const frozen = faulty({ ...time, kind: 'frozen' }, 'generic')
  expect([540, 659, 660].map((at) => frozen(at).teams[0].Goal)).toEqual([0, 0, 1])
  expect(frozen(659).time).toBe(frozen(540).time)
  expect(faulty({ ...time, kind: 'other-match' }, 'openligadb')(600).matchID).toBe(77)
  const many = faulty({ ...time, kind: 'too-many', eventType: 'Corner', side: 'home', by: 2 }, 'generic')
  expect([539, 540, 660].map((at) => many(at).teams[0].Corner)).toEqual([1, 3, 1])
  expect(faulty({ ...time, kind: 'no-starts' })(600).response[0].fixture.periods).toEqual({ first: null, second: null })
})

it('a plan of faults gives the minutes of each fault from the kick-off, and is refused with a text if it is invalid', () => {
  const plan = readFaultPlan('{"7": [{"kind": "frozen", "from": 9, "until": 11}]}')
  expect(faultsOf(plan, '7', KICK_OFF, 2)).toEqual([
    { kind: 'frozen', from: KICK_OFF + 270_000, until: KICK_OFF + 330_000 },
  ])
  expect(faultsOf(plan, '8', KICK_OFF, 1)).toEqual([])
  expect(() => readFaultPlan('{"7": [{"kind": "frozen", "from": 9}]}')).toThrow('until')
})
