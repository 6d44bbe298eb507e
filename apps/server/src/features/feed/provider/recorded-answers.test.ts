import type { FeedProviderForm } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { adapters } from './adapter.ts'

/*
 * Answers that public repositories recorded. Each names its source, its date and what its licence allows. They contain
 * only the fields that the adapters read and those that could mislead them. A test whose values are made up says so.
 */

const totalsOf = (format: FeedProviderForm['format'], answer: unknown) =>
  adapters[format].read(answer, {} as FeedProviderForm).map((one) => `${one.eventType} ${one.side} ${one.total}`)
const knownOf = (format: FeedProviderForm['format'], answer: unknown) =>
  totalsOf(format, answer).filter((total) => !total.endsWith(' unknown'))

type Pair = readonly [home: number | null, away: number | null]
const NONE: Pair = [null, null]

const sides = ([home, away]: Pair) => ({ home, away })
const sheet = (id: number, values: Readonly<Record<string, unknown>>) => ({
  team: { id },
  statistics: Object.entries(values).map(([type, value]) => ({ type, value })),
})

/** An answer of API-Football about one match. */
const anAnswer = (
  short: string,
  given: { goals: Pair; fulltime?: Pair; extratime?: Pair; penalty?: Pair; statistics?: unknown[] },
) => ({
  errors: [],
  response: [
    {
      fixture: { id: 1, status: { short } },
      teams: { home: { id: 44 }, away: { id: 50 } },
      goals: sides(given.goals),
      score: {
        // The score at half-time repeats the goals already during the first half.
        halftime: sides(given.goals),
        fulltime: sides(given.fulltime ?? NONE),
        extratime: sides(given.extratime ?? NONE),
        penalty: sides(given.penalty ?? NONE),
      },
      statistics: given.statistics ?? [],
    },
  ],
})

/**
 * The statistics of Burnley and Manchester City in `/fixtures?id=1035037`, recorded on 2023-09-05 or a few days later.
 * Source: github.com/cycedmund/football-soccores, src/data/finished-fixtures/details.js, commit 536c23b6. The
 * repository has no licence, so only the facts are here.
 */
const BURNLEY = sheet(44, {
  ...{ 'Shots on Goal': 1, 'Shots off Goal': 3, 'Total Shots': 6, 'Blocked Shots': 2, Fouls: 11, 'Corner Kicks': 6 },
  ...{ Offsides: null, 'Ball Possession': '34%', 'Yellow Cards': null, 'Red Cards': 1, expected_goals: '0.33' },
})
const MANCHESTER = sheet(50, {
  ...{ 'Shots on Goal': 8, 'Shots off Goal': 4, 'Total Shots': 17, 'Blocked Shots': 5, Fouls: 8, 'Corner Kicks': 5 },
  ...{ Offsides: 1, 'Ball Possession': '66%', 'Yellow Cards': null, 'Red Cards': null, expected_goals: '2.08' },
})

/**
 * States and scores of matches in `/fixtures?live=all` and `/fixtures?date=`, recorded on 2026-09-03 and 2026-09-04.
 * Source: github.com/Marcos-Felipe-dos-Santos/placar-futebol, test/helpers/apiFootballSamples.js, commit d95a08fe. The
 * repository has no licence, so only the facts are here.
 */
const STATES: readonly [string, Parameters<typeof anAnswer>[1], string[]][] = [
  ['NS', { goals: NONE }, []],
  ['PST', { goals: NONE }, []],
  ['1H', { goals: [1, 0] }, ['Goal home 1', 'Goal away 0']],
  ['HT', { goals: [0, 0] }, ['Goal home 0', 'Goal away 0']],
  ['2H', { goals: [1, 2] }, ['Goal home 1', 'Goal away 2']],
  ['FT', { goals: [1, 1], fulltime: [1, 1] }, ['Goal home 1', 'Goal away 1']],
  ['PEN', { goals: [1, 1], fulltime: [1, 1], extratime: [0, 0], penalty: [7, 8] }, ['Goal home 1', 'Goal away 1']],
]

describe('recorded answers of API-Football', () => {
  it('reads the goals and statistics of a recorded match; a count without a value is unknown [F10] [F25]', () => {
    const answer = anAnswer('FT', { goals: [0, 3], fulltime: [0, 3], statistics: [BURNLEY, MANCHESTER] })
    // Burnley had one card, a red one, and Manchester City none. A type with several names needs one value.
    expect(totalsOf('api-football', answer)).toEqual([
      ...['Goal home 0', 'Corner home 6', 'Shot home 6', 'Card home 1', 'Offside home unknown'],
      ...['Goal away 3', 'Corner away 5', 'Shot away 17', 'Card away unknown', 'Offside away 1'],
    ])
  })

  it('reads the goals of recorded matches in each state; a shoot-out adds no goal [F10]', () => {
    for (const [short, given, goals] of STATES) expect(knownOf('api-football', anAnswer(short, given))).toEqual(goals)
  })

  it('counts no goal and no event of extra time, because a match has two halves; the values are made up [F10]', () => {
    const statistics = [BURNLEY, MANCHESTER]
    const regular = { goals: [3, 2], fulltime: [2, 2], extratime: [1, 0], statistics } as const
    for (const short of ['ET', 'BT', 'P', 'AET', 'PEN']) {
      expect(knownOf('api-football', anAnswer(short, { ...regular, statistics }))).toEqual([
        'Goal home 2',
        'Goal away 2',
      ])
      // The answers about some matches repeat the score after extra time as the score after 90 minutes.
      expect(knownOf('api-football', anAnswer(short, { goals: [1, 2], fulltime: [1, 2], statistics }))).toEqual([])
      expect(knownOf('api-football', anAnswer(short, { goals: [1, 2], statistics }))).toEqual([])
    }
  })

  it('statistics without any value are no counts; the values are made up [F13]', () => {
    const empty = [44, 50].map((id) => sheet(id, { 'Corner Kicks': null, 'Total Shots': null, 'Red Cards': null }))
    expect(knownOf('api-football', anAnswer('2H', { goals: [2, 0], statistics: empty }))).toEqual([
      'Goal home 2',
      'Goal away 0',
    ])
  })
})

const goal = (
  [scoreTeam1, scoreTeam2]: Pair,
  matchMinute: number | null,
  flags: { isPenalty?: boolean; isOwnGoal?: boolean; isOvertime?: boolean; comment?: string } = {},
) => ({
  ...{ scoreTeam1, scoreTeam2, matchMinute, isPenalty: false, isOwnGoal: false, isOvertime: false, comment: null },
  ...flags,
})
const result = (resultTypeID: number, [pointsTeam1, pointsTeam2]: Pair, resultName: string) => ({
  ...{ resultTypeID, resultOrderID: resultTypeID, resultName, pointsTeam1, pointsTeam2 },
})
const halfTime = (score: Pair) => result(1, score, 'Halbzeitergebnis')
const final = (score: Pair) => result(2, score, 'Endergebnis')
const aMatch = (matchIsFinished: boolean, goals: unknown[], matchResults: unknown[]) => ({
  ...{ matchID: 1, matchIsFinished, goals, matchResults },
})

/**
 * Matches 66729 (Dortmund and Mönchengladbach) and 66736 (Bremen and Leverkusen) of `/getmatchdata/bl1/2023/12`,
 * recorded after their last update on 2023-11-25. Source: github.com/gluehloch/bo-openligadb,
 * src/test/resources/bundesliga-2023-12.json, commit 6b4d47f5. The data is OpenLigaDB's, under the ODbL 1.0.
 */
const DORTMUND = aMatch(
  true,
  [
    ...[goal([1, 2], 30), goal([0, 2], 28), goal([4, 2], 90, { isOvertime: true, comment: '+7' }), goal([3, 2], 45)],
    ...[goal([0, 1], 13), goal([2, 2], 33)],
  ],
  [halfTime([3, 2]), final([4, 2])],
)
const BREMEN = aMatch(
  true,
  [goal([0, 3], 76), goal([0, 1], 8, { isOwnGoal: true }), goal([0, 2], 43)],
  [halfTime([0, 2]), final([0, 3])],
)

/**
 * Matches 51312 (Stuttgart and Leipzig) and 51314 (Berlin and Bremen), recorded on 2019-02-17. The first goal of
 * Stuttgart was withdrawn; the last goal of Bremen fell in added time. Source: github.com/gluehloch/bo-openligadb,
 * src/script/response-2018-22.json, commit 1ffcb41b. The data is OpenLigaDB's, under the ODbL 1.0. At that time the
 * fields were called `MatchID`, `Goals` and so on; here they have the names of today.
 */
const STUTTGART = aMatch(
  true,
  [goal([0, 0], null), goal([0, 1], 6), goal([1, 1], 16), goal([1, 2], 68), goal([1, 3], 74)],
  [final([1, 3]), halfTime([1, 1])],
)
const BERLIN = aMatch(true, [goal([1, 0], 25), goal([1, 1], 96)], [final([1, 1]), halfTime([1, 0])])

const SHOOT_OUT = { isPenalty: true, comment: 'Elfmeterschießen' }
/**
 * Germany and Paraguay at the World Cup of 2026: goals and results as issues 127 (2026-06-30) and 131 (2026-07-05) of
 * github.com/OpenLigaDB/OpenLigaDB-Samples quote them. They omit the minutes of the goals and three goals of the
 * shoot-out.
 */
const GERMANY = aMatch(
  true,
  [
    ...[goal([0, 1], null), goal([1, 1], null), goal([1, 2], null, SHOOT_OUT), goal([2, 2], null, SHOOT_OUT)],
    ...[goal([2, 3], null, SHOOT_OUT), goal([3, 3], null, SHOOT_OUT), goal([4, 5], null, SHOOT_OUT)],
  ],
  [halfTime([0, 1]), final([1, 1])],
)

describe('recorded answers of OpenLigaDB', () => {
  it('reads the score of recorded matches, with an own goal, a withdrawn goal and goals in added time, in any order of the goals [F10]', () => {
    expect(totalsOf('openligadb', DORTMUND)).toEqual(['Goal home 4', 'Goal away 2'])
    expect(totalsOf('openligadb', BREMEN)).toEqual(['Goal home 0', 'Goal away 3'])
    expect(totalsOf('openligadb', STUTTGART)).toEqual(['Goal home 1', 'Goal away 3'])
    expect(totalsOf('openligadb', BERLIN)).toEqual(['Goal home 1', 'Goal away 1'])
    // A goal is in the list before the result is entered.
    expect(totalsOf('openligadb', { ...BERLIN, matchResults: [halfTime([1, 0])] })).toEqual(
      totalsOf('openligadb', BERLIN),
    )
  })

  it('counts no goal of a shoot-out, also before the result is entered [F10]', () => {
    expect(totalsOf('openligadb', GERMANY)).toEqual(['Goal home 1', 'Goal away 1'])
    expect(totalsOf('openligadb', { ...GERMANY, matchIsFinished: false, matchResults: [] })).toEqual([
      'Goal home 1',
      'Goal away 1',
    ])
  })

  it('counts no goal of extra time once a later result or a late goal shows it; the values are made up [F10]', () => {
    const goals = [goal([0, 1], 20), goal([1, 1], 88), goal([2, 1], 97)]
    const later = result(3, [2, 1], 'nach Verlängerung')
    const regular = ['Goal home 1', 'Goal away 1']
    expect(totalsOf('openligadb', aMatch(true, goals, [halfTime([0, 1]), final([1, 1]), later]))).toEqual(regular)
    expect(totalsOf('openligadb', aMatch(false, [...goals, goal([3, 1], 113)], [final([1, 1])]))).toEqual(regular)
    // Some leagues name the result after 90 minutes and state the result after extra time as the final one.
    const named = result(3, [1, 1], 'nach 90 Minuten')
    expect(totalsOf('openligadb', aMatch(true, goals, [final([2, 1]), named]))).toEqual(regular)
  })

  it('counts a goal in added time, and ignores a later result with fewer goals; the values are made up [F10]', () => {
    const goals = [goal([1, 0], 45, { isOvertime: true, comment: '+3' }), goal([2, 0], 94, { isOvertime: true })]
    const wrong = result(3, [0, 0], 'nach Verlängerung')
    for (const results of [[], [final([1, 0])], [halfTime([1, 0]), final([0, 0]), wrong]]) {
      expect(totalsOf('openligadb', aMatch(false, goals, results))).toEqual(['Goal home 2', 'Goal away 0'])
    }
  })

  it('names the problem of an answer with the former field names of OpenLigaDB [F13]', () => {
    const former = { MatchID: 1, MatchIsFinished: true, Goals: [], MatchResults: [] }
    expect(() => totalsOf('openligadb', former)).toThrow('not-understood')
  })
})
