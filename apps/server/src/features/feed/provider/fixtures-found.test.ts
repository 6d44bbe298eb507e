import type { FeedProviderForm } from '@bettle/contract'
import { expect, it } from 'vitest'
import { adapters } from './adapter.ts'
import { fixturesFound, kickOffOf } from './fixtures-found.ts'

const FORM: FeedProviderForm = {
  ...{ name: 'A provider', format: 'generic', url: 'https://counts.example/{match}', keyHeader: 'x-key', totals: [] },
  ...{ intervalSeconds: 20, delaySeconds: 0, delays: [], dailyCalls: null },
  fixtures: {
    ...{ url: 'https://counts.example/list/{league}/{season}?on={day}', list: 'data.games', match: 'id' },
    ...{ homeTeam: 'sides[0].name', awayTeam: 'sides[1].name', kickOff: 'at' },
  },
}
const SEARCH = { league: 'bl1/../x', day: '2026-11-28' }

it('reads a provider’s kick-off as an ISO time, in UTC if it names no zone, or as a number since 1970 [F20]', () => {
  const at = '2026-11-28T14:30:00.000Z'
  const written = ['2026-11-28T14:30:00Z', '2026-11-28T15:30:00+01:00', '2026-11-28T14:30:00', '2026-11-28 14:30']
  expect([...written, 1_795_876_200, 1_795_876_200_000].map(kickOffOf)).toEqual(Array.from({ length: 6 }, () => at))
  const none = [
    '',
    'soon',
    '28.11.2026',
    '2026-13-40T99:00:00Z',
    null,
    undefined,
    {},
    Number.NaN,
    0,
    '1970-01-01T00:00:00Z',
  ]
  expect(none.map(kickOffOf)).toEqual(none.map(() => null))
})

it('cleans and shortens the names in a provider’s list, and omits entries that are no match [F20]', () => {
  const long = 'x'.repeat(5000)
  const found = fixturesFound([
    { match: 7, homeTeam: ' Köln\u200b ', awayTeam: long, kickOff: 'soon' },
    { match: null, homeTeam: 'Ana', awayTeam: 'Ben', kickOff: null },
    { match: '8', homeTeam: '\u200b', awayTeam: 'Ben', kickOff: null },
  ])
  expect(found).toEqual([{ match: '7', homeTeam: 'Köln', awayTeam: 'x'.repeat(60), startTime: null }])
})

it('finds the matches of a generic provider at the configured paths, on the provider’s own host [F18] [F20]', () => {
  const { url, headers } = adapters.generic.fixturesRequest(FORM, SEARCH, 'a-key') ?? {}
  expect(url?.href).toBe('https://counts.example/list/bl1%2F..%2Fx/2026?on=2026-11-28')
  expect(headers).toEqual({ 'x-key': 'a-key' })
  const game = { id: 'g1', sides: [{ name: 'Ana' }, { name: 'Ben' }], at: '2026-11-28T14:30:00Z' }
  expect(adapters.generic.readFixtures({ data: { games: [game, 'nonsense', null] } }, FORM)[0]).toEqual({
    ...{ match: 'g1', homeTeam: 'Ana', awayTeam: 'Ben', kickOff: '2026-11-28T14:30:00Z' },
  })
  for (const answer of [null, [], { data: {} }])
    expect(() => adapters.generic.readFixtures(answer, FORM)).toThrow('not-understood')
})

it('asks API-Football for the matches of a league, its season and a day, and OpenLigaDB for the matches of a season [F20]', () => {
  const form = { ...FORM, format: 'api-football' as const, url: 'https://v3.football.api-sports.io' }
  const asked = (day: string, season?: number) =>
    adapters['api-football'].fixturesRequest(form, { league: '39', day, season }, undefined)?.url.search
  expect(asked('2026-11-28')).toBe('?league=39&season=2026&date=2026-11-28')
  expect(asked('2027-05-08')).toBe('?league=39&season=2026&date=2027-05-08')
  expect(asked('2027-05-08', 2027)).toBe('?league=39&season=2027&date=2027-05-08')
  const liga = { ...FORM, format: 'openligadb' as const, url: 'https://api.openligadb.de' }
  expect(adapters.openligadb.fixturesRequest(liga, { league: 'bl1', day: '2027-05-08' }, undefined)?.url.href).toBe(
    'https://api.openligadb.de/getmatchdata/bl1/2026',
  )
})

/**
 * API-Football: the first match of `/fixtures?league=39&season=2022`, recorded on 2022-08-29 or a few days later in
 * github.com/danieljameschadwick/scores, packages/http/mocks/footballFixtures-2022-08-29.js, without a licence.
 * OpenLigaDB: match 66734, recorded in November 2023 in github.com/gluehloch/bo-openligadb,
 * src/test/resources/bundesliga-2023-12.json, commit 6b4d47f5, under OpenLigaDB's ODbL 1.0. Only facts are copied.
 */
it('reads the lists of API-Football and OpenLigaDB, and omits entries of another shape [F20]', () => {
  const fixture = {
    fixture: { id: 867_986, date: '2022-08-31T18:30:00+00:00', status: { short: 'FT' } },
    teams: { home: { id: 35, name: 'Bournemouth' }, away: { id: 39, name: 'Wolves' } },
  }
  expect(adapters['api-football'].readFixtures({ errors: [], response: [fixture, {}] }, FORM)).toEqual([
    { match: 867_986, homeTeam: 'Bournemouth', awayTeam: 'Wolves', kickOff: '2022-08-31T18:30:00+00:00' },
  ])
  const refused = { errors: { season: 'The Season field is required.' }, response: [] }
  expect(() => adapters['api-football'].readFixtures(refused, FORM)).toThrow('failed')
  const game = {
    // `matchDateTime` is the time in Germany.
    ...{ matchID: 66_734, matchDateTime: '2023-11-24T20:30:00', matchDateTimeUTC: '2023-11-24T19:30:00Z' },
    ...{ team1: { teamName: '1. FC Köln' }, team2: { teamName: 'FC Bayern München' } },
  }
  expect(adapters.openligadb.readFixtures([game, null], FORM)).toHaveLength(1)
  expect(adapters.openligadb.kickOff(game, FORM)).toBe('2023-11-24T19:30:00Z')
  expect(() => adapters.openligadb.readFixtures({}, FORM)).toThrow('not-understood')
})
