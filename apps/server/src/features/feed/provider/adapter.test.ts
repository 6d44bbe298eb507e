import type { FeedProviderForm } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { adapters } from './adapter.ts'

const aForm = (form: Partial<FeedProviderForm>): FeedProviderForm => ({
  ...{ name: 'A provider', format: 'generic', url: 'https://counts.example/{match}', keyHeader: null, totals: [] },
  ...{ intervalSeconds: 20, delaySeconds: 0, delays: [], dailyCalls: null },
  ...form,
})

/**
 * API-Football, `/fixtures?id=867986`. Teams and goals are from an answer recorded on 2022-08-29 and published in
 * github.com/danieljameschadwick/scores. The statistics have the names that public clients of version 3 read on
 * 2026-11-26; their values are made up. No answer of a running match was recorded.
 */
const API_FOOTBALL = {
  get: 'fixtures',
  errors: [],
  results: 1,
  response: [
    {
      fixture: { id: 867_986, date: '2022-08-31T18:30:00+00:00', status: { short: '2H', elapsed: 70 } },
      teams: { home: { id: 35, name: 'Bournemouth' }, away: { id: 39, name: 'Wolves' } },
      goals: { home: 0, away: 0 },
      statistics: [
        {
          team: { id: 39, name: 'Wolves' },
          statistics: [
            { type: 'Total Shots', value: 18 },
            { type: 'Corner Kicks', value: 7 },
            { type: 'Offsides', value: null },
            { type: 'Ball Possession', value: '58%' },
            { type: 'Yellow Cards', value: 2 },
            { type: 'Red Cards', value: 1 },
          ],
        },
        { team: { id: 35, name: 'Bournemouth' }, statistics: [{ type: 'Corner Kicks', value: 3 }] },
      ],
    },
  ],
}

/**
 * OpenLigaDB, `/getmatchdata/`. The fields are those that public clients read on 2026-11-26; all values are made up. No
 * answer was recorded.
 */
const OPEN_LIGA_DB = {
  matchID: 72_219,
  team1: { teamId: 40, teamName: 'FC Bayern München' },
  team2: { teamId: 31, teamName: 'SC Paderborn 07' },
  matchIsFinished: false,
  matchResults: [{ resultTypeID: 1, pointsTeam1: 1, pointsTeam2: 1 }],
  goals: [
    { goalID: 1, scoreTeam1: 0, scoreTeam2: 1, matchMinute: 12, isOwnGoal: false },
    { goalID: 3, scoreTeam1: 2, scoreTeam2: 1, matchMinute: 60, isOwnGoal: true },
    { goalID: 2, scoreTeam1: 1, scoreTeam2: 1, matchMinute: 40, isOwnGoal: false },
  ],
}

const totalsOf = (format: FeedProviderForm['format'], answer: unknown, form: Partial<FeedProviderForm> = {}) =>
  adapters[format].read(answer, aForm({ format, ...form })).map((one) => `${one.eventType} ${one.side} ${one.total}`)

const problemOf = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return (error as { problem?: unknown }).problem
  }
}

describe('an answer of API-Football', () => {
  it('an answer of API-Football gives goals, corners, shots, cards of both colours and offsides of each side [F10]', () => {
    expect(totalsOf('api-football', API_FOOTBALL)).toEqual([
      'Goal home 0',
      'Corner home 3',
      'Goal away 0',
      'Corner away 7',
      'Shot away 18',
      'Card away 3',
      'Offside away 0',
    ])
  })

  it('names the problem of an API-Football answer that is an error with status 200 [F15]', () => {
    const refused = (errors: unknown) => problemOf(() => totalsOf('api-football', { errors, response: [] }))
    expect(refused({ token: 'Error/Missing application key.' })).toBe('key-refused')
    expect(refused({ requests: 'You have reached the request limit for the day.' })).toBe('too-many-calls')
    expect(refused([])).toBe('match-unknown')
    expect(problemOf(() => totalsOf('api-football', { response: 'nonsense' }))).toBe('not-understood')
  })

  it('API-Football is called by the id of the fixture, with the key only in a header [F17]', () => {
    const form = aForm({ format: 'api-football', url: 'https://v3.football.api-sports.io' })
    const { url, headers } = adapters['api-football'].request(form, '867986', 'a-key')
    expect(url.href).toBe('https://v3.football.api-sports.io/fixtures?id=867986')
    expect(headers).toEqual({ 'x-apisports-key': 'a-key' })
  })
})

describe('an answer of OpenLigaDB', () => {
  it('an answer of OpenLigaDB gives the score after its last goal, whatever the order of the goals in the list [F10]', () => {
    expect(totalsOf('openligadb', OPEN_LIGA_DB)).toEqual(['Goal home 2', 'Goal away 1'])
    expect(totalsOf('openligadb', { matchID: 1, goals: [], matchResults: [] })).toEqual(['Goal home 0', 'Goal away 0'])
  })

  it('an answer of OpenLigaDB gives the final result if its goals are missing [F10]', () => {
    const result = { resultTypeID: 2, pointsTeam1: 3, pointsTeam2: 0 }
    expect(totalsOf('openligadb', { matchID: 1, goals: [], matchResults: [result] })).toEqual([
      'Goal home 3',
      'Goal away 0',
    ])
    expect(problemOf(() => totalsOf('openligadb', null))).toBe('match-unknown')
  })
})

describe('an answer of a generic provider', () => {
  const totals = [
    { eventType: 'Corner', side: 'home', path: 'teams[0].corners' },
    { eventType: 'Corner', side: 'away', path: 'teams[1].corners' },
    { eventType: 'Shot', side: 'home', path: 'teams[0].shots.all' },
  ] as const

  it('an answer of a generic provider gives the totals at the configured paths, and omits missing totals [F10]', () => {
    const answer = { teams: [{ corners: 4, shots: { all: '9' } }, { corners: null }] }
    expect(totalsOf('generic', answer, { totals: [...totals] })).toEqual(['Corner home 4', 'Shot home 9'])
  })

  it('reports an answer of a generic provider that contains none of the configured totals [F10]', () => {
    for (const answer of [null, [], 'nonsense', { teams: {} }]) {
      expect(problemOf(() => totalsOf('generic', answer, { totals: [...totals] }))).toBe('not-understood')
    }
  })

  it('a match id that contains path and host characters cannot lead a call to another host than the generic provider’s [F18]', () => {
    const { url } = adapters.generic.request(aForm({}), '../../@evil.example', undefined)
    expect(url.host).toBe('counts.example')
  })
})
