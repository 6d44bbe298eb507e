import type { FeedProviderForm } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { adapters } from './adapter.ts'

const aForm = (form: Partial<FeedProviderForm>): FeedProviderForm => ({
  ...{ name: 'A provider', format: 'generic', url: 'https://counts.example/{match}', keyHeader: null, totals: [] },
  ...{ intervalSeconds: 20, delaySeconds: 0, delays: [], dailyCalls: null },
  ...form,
})

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
  it('reads the statistics of each side by the id of its team, and counts that API-Football does not list are unknown [F10] [F25]', () => {
    const of = (id: number, value: number) => ({ team: { id }, statistics: [{ type: 'Corner Kicks', value }] })
    const teams = { home: { id: 35 }, away: { id: 39 } }
    const match = { teams, goals: { home: 1, away: 0 }, statistics: [of(39, 7), of(35, 3)] }
    expect(totalsOf('api-football', { errors: [], response: [match] })).toEqual([
      ...['Goal home 1', 'Corner home 3', 'Shot home unknown', 'Card home unknown', 'Offside home unknown'],
      ...['Goal away 0', 'Corner away 7', 'Shot away unknown', 'Card away unknown', 'Offside away unknown'],
    ])
  })

  it('names the problem of an API-Football answer that is an error with status 200 [F15]', () => {
    const refused = (errors: unknown) => problemOf(() => totalsOf('api-football', { errors, response: [] }))
    expect(refused({ token: 'Error/Missing application key.' })).toBe('key-refused')
    expect(refused({ requests: 'You have reached the request limit for the day.' })).toBe('too-many-calls')
    const plan = 'Free plans do not have access to this season, try from 2022 to 2024.'
    expect(refused({ plan })).toBe('not-in-plan')
    expect(refused([])).toBe('match-unknown')
    expect(problemOf(() => totalsOf('api-football', { response: 'nonsense' }))).toBe('not-understood')
  })

  it('an answer of API-Football states the phase of the match by its status, and the starts of the halves if it has them [F24]', () => {
    const phaseOf = (short: string, periods?: unknown) =>
      adapters['api-football'].phase(
        { errors: [], response: [{ fixture: { id: 1, status: { short }, periods } }] },
        aForm({ format: 'api-football' }),
      )
    expect(['TBD', 'NS', '1H', 'HT', '2H'].map((short) => phaseOf(short)?.phase)).toEqual([
      ...['before', 'before', 'half-1', 'interval', 'half-2'],
    ])
    // A match has two halves here, so it is over when extra time or a shoot-out is to begin.
    for (const short of ['FT', 'BT', 'ET', 'P', 'AET', 'PEN']) expect(phaseOf(short)?.phase).toBe('over')
    const others = ['SUSP', 'INT', 'PST', 'CANC', 'ABD', 'AWD', 'WO', 'LIVE', '', 'constructor']
    expect(others.filter((short) => phaseOf(short))).toEqual([])
    expect(phaseOf('2H', { first: 1_661_970_600, second: 1_661_974_260 })?.startedAt).toEqual([
      ...[1_661_970_600_000, 1_661_974_260_000],
    ])
    for (const periods of [undefined, null, { first: null, second: null }, { first: 'soon' }, 'nonsense']) {
      expect(phaseOf('1H', periods)).toEqual({ phase: 'half-1', startedAt: [null, null] })
    }
    for (const answer of [null, { response: [] }, { response: 'nonsense' }, { response: [{ fixture: {} }] }]) {
      expect(adapters['api-football'].phase(answer, aForm({}))).toBeUndefined()
    }
  })

  it('API-Football is called by the id of the fixture, with the key only in a header [F17]', () => {
    const form = aForm({ format: 'api-football', url: 'https://v3.football.api-sports.io' })
    const { url, headers } = adapters['api-football'].request(form, '867986', 'a-key')
    expect(url.href).toBe('https://v3.football.api-sports.io/fixtures?id=867986')
    expect(headers).toEqual({ 'x-apisports-key': 'a-key' })
  })
})

describe('an answer of OpenLigaDB', () => {
  it('an answer of OpenLigaDB gives the final result if its goals are missing [F10]', () => {
    const result = { resultTypeID: 2, pointsTeam1: 3, pointsTeam2: 0 }
    expect(totalsOf('openligadb', { matchID: 1, goals: [], matchResults: [result] })).toEqual([
      'Goal home 3',
      'Goal away 0',
    ])
    expect(totalsOf('openligadb', { matchID: 1, goals: [], matchResults: [] })).toEqual(['Goal home 0', 'Goal away 0'])
    expect(problemOf(() => totalsOf('openligadb', null))).toBe('match-unknown')
  })

  it('an answer of OpenLigaDB states only that a match is over [F24]', () => {
    const phaseOf = (answer: unknown) => adapters.openligadb.phase(answer, aForm({ format: 'openligadb' }))?.phase
    expect(phaseOf({ matchID: 1, goals: [], matchIsFinished: true })).toBe('over')
    expect([{ matchID: 1, matchIsFinished: false }, { matchIsFinished: 'yes' }, null].filter(phaseOf)).toEqual([])
  })
})

describe('an answer of a generic provider', () => {
  const totals = [
    { eventType: 'Corner', side: 'home', path: 'teams[0].corners' },
    { eventType: 'Corner', side: 'away', path: 'teams[1].corners' },
    { eventType: 'Shot', side: 'home', path: 'teams[0].shots.all' },
  ] as const

  it('an answer of a generic provider gives the totals at the configured paths, and missing totals are unknown [F10] [F25]', () => {
    const answer = { teams: [{ corners: 4, shots: { all: '9' } }, { corners: null }] }
    expect(totalsOf('generic', answer, { totals: [...totals] })).toEqual([
      ...['Corner home 4', 'Corner away unknown', 'Shot home 9'],
    ])
  })

  it('reports an answer of a generic provider that contains none of the configured totals [F10]', () => {
    for (const answer of [null, [], 'nonsense', { teams: {} }]) {
      expect(problemOf(() => totalsOf('generic', answer, { totals: [...totals] }))).toBe('not-understood')
    }
  })

  it('an answer of a generic provider states a phase by the configured values only [F24]', () => {
    const phases = { path: 'status[0]', half1: ['1', 'LIVE1'], interval: ['HT'], half2: ['2'], over: ['FT', 'AET'] }
    const phaseOf = (value: unknown) => adapters.generic.phase({ status: [value] }, aForm({ phases }))?.phase
    expect([1, '1', ' LIVE1 ', 'HT', 2, 'FT', 'AET'].map(phaseOf)).toEqual([
      ...['half-1', 'half-1', 'half-1', 'interval', 'half-2', 'over', 'over'],
    ])
    // No value of the time before the match is configured, so another value says only that no half has begun.
    expect(['ht', 'NS'].map(phaseOf)).toEqual(['before', 'before'])
    expect(['', null, undefined, {}, true].filter(phaseOf)).toEqual([])
    expect(adapters.generic.phase({ status: ['HT'] }, aForm({}))).toBeUndefined()
  })

  it('a match id that contains path and host characters cannot lead a call to another host than the generic provider’s [F18]', () => {
    const { url } = adapters.generic.request(aForm({}), '../../@evil.example', undefined)
    expect(url.host).toBe('counts.example')
  })
})
