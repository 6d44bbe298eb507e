import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importWyscout, isWyscout } from './wyscout.ts'

const HOME = 11
const AWAY = 22
const MATCH = 777

interface Moment {
  readonly name: string
  readonly sub?: string
  readonly tags?: readonly number[]
  readonly team?: number
  readonly second?: number
  readonly period?: string
}

let seconds = 0
const anEvent = ({ name, sub = '', tags = [], team = HOME, second, period = '1H' }: Moment) => ({
  matchId: MATCH,
  matchPeriod: period,
  eventSec: second ?? ++seconds,
  eventName: name,
  subEventName: sub,
  teamId: team,
  playerId: 5,
  tags: tags.map((id) => ({ id })),
})

const matches = [
  {
    wyId: MATCH,
    dateutc: '2017-08-20 13:30:00',
    competitionId: 426,
    teamsData: { [HOME]: { teamId: HOME, side: 'home' }, [AWAY]: { teamId: AWAY, side: 'away' } },
  },
]
const teams = [
  { wyId: HOME, name: 'Borussia M\\u00f6nchdorf' },
  { wyId: AWAY, name: 'Rot-Weiss' },
]
const players = [{ wyId: 5, shortName: 'J. Mart\\u00edn' }]

const imported = (...moments: readonly Moment[]) => {
  seconds = 0
  return importWyscout({ events: moments.map(anEvent), matches, teams, players })
}
const typesOf = (moment: Moment) =>
  imported(moment).events.map(({ eventType, team, detail }) => [eventType, team, detail])

describe('a Wyscout match', () => {
  it('decodes escaped characters in the names of a Wyscout match [F2]', () => {
    const { homeTeam, events } = imported({ name: 'Offside' })
    expect(homeTeam).toBe('Borussia Mönchdorf')
    expect(events[0]?.player).toBe('J. Martín')
  })

  it('reads the id, competition, season, date, kick-off and team names of a Wyscout match [F2]', () => {
    expect(imported({ name: 'Offside' })).toMatchObject({
      sourceMatchId: '777',
      competition: 'Germany, Bundesliga',
      season: '2017/18',
      date: '2017-08-20',
      kickoffUtc: '2017-08-20T13:30:00Z',
      awayTeam: 'Rot-Weiss',
    })
  })

  it.each<[Moment, unknown]>([
    [{ name: 'Free Kick', sub: 'Throw in' }, [['Throw', 'home', undefined]]],
    [{ name: 'Free Kick', sub: 'Corner', team: AWAY }, [['Corner', 'away', undefined]]],
    [{ name: 'Free Kick', sub: 'Goal kick' }, [['Goal-Kick', 'home', undefined]]],
    [{ name: 'Free Kick', sub: 'Free Kick' }, [['Free-Kick', 'home', undefined]]],
    [{ name: 'Free Kick', sub: 'Free kick cross' }, [['Free-Kick', 'home', undefined]]],
    [
      { name: 'Free Kick', sub: 'Free kick shot', tags: [101] },
      [
        ['Free-Kick', 'home', undefined],
        ['Shot', 'home', 'free kick'],
        ['Goal', 'home', 'free kick'],
      ],
    ],
    [
      { name: 'Free Kick', sub: 'Penalty', tags: [101, 1801] },
      [
        ['Penalty', 'home', undefined],
        ['Shot', 'home', 'penalty'],
        ['Goal', 'home', 'penalty'],
      ],
    ],
    [
      { name: 'Shot', sub: 'Shot', tags: [101] },
      [
        ['Shot', 'home', undefined],
        ['Goal', 'home', undefined],
      ],
    ],
    [{ name: 'Save attempt', sub: 'Reflexes', tags: [101], team: AWAY }, []],
    [{ name: 'Others on the ball', sub: 'Touch', tags: [102] }, [['Goal', 'away', 'own goal']]],
    [{ name: 'Foul', sub: 'Foul', tags: [1702] }, [['Card', 'home', 'yellow']]],
    [{ name: 'Foul', sub: 'Foul', tags: [1703] }, [['Card', 'home', 'second yellow']]],
    [{ name: 'Foul', sub: 'Protest', tags: [1701] }, [['Card', 'home', 'red']]],
    [{ name: 'Offside' }, [['Offside', 'home', undefined]]],
    [{ name: 'Pass', sub: 'Simple pass', tags: [1801] }, []],
    [{ name: 'Free Kick', sub: 'Penalty', tags: [101], period: 'P' }, []],
  ])('reads the Wyscout event %j as the match events %j [F2]', (moment, expected) =>
    expect(typesOf(moment)).toEqual(expected),
  )

  it('makes a Wyscout half last 45 minutes, or until the full second after its last event if that is later, and ignores extra time [F2]', () => {
    const { halves } = imported(
      { name: 'Pass', second: 2600.2 },
      { name: 'Pass', second: 2911.9, period: '2H' },
      { name: 'Pass', second: 4000, period: 'E1' },
    )
    expect(halves.map(({ durationSeconds }) => durationSeconds)).toEqual([2700, 2912])
  })

  it('recognises Wyscout events, both as a bare list and as a list beside the teams [F2]', () => {
    expect(isWyscout([anEvent({ name: 'Pass' })])).toBe(true)
    expect(isWyscout({ events: [anEvent({ name: 'Pass' })] })).toBe(true)
    expect(isWyscout({ events: [{ half: 1, second: 3 }] })).toBe(false)
    expect(isWyscout(null)).toBe(false)
  })

  it('takes teams and players from a Wyscout events file, in both published shapes [F2]', () => {
    const events = [anEvent({ name: 'Offside' })]
    const [home, away] = teams
    const squads = {
      [HOME]: [
        { playerId: 5, player: players[0] },
        { playerId: 6, player: {} },
      ],
      [AWAY]: [],
    }
    const shapes = [
      { [HOME]: home, [AWAY]: away },
      { [HOME]: { team: home }, [AWAY]: { team: away } },
    ]
    for (const teamsBeside of shapes) {
      const file = importWyscout({ events: { events, teams: teamsBeside, players: squads }, matches, teams: undefined })
      expect(file).toMatchObject({ homeTeam: 'Borussia Mönchdorf', awayTeam: 'Rot-Weiss' })
      expect(file.events[0]?.player).toBe('J. Martín')
    }
  })

  it('refuses a Wyscout events file in neither published shape, and names the accepted shapes [F2]', () => {
    const events = { events: [anEvent({ name: 'Offside' })], teams: { [HOME]: 'Borussia' } }
    expect(() => importWyscout({ events, matches, teams })).toThrow(
      'This is not a Wyscout events file: expected is a list of events, or { events, teams, players } with teams by number, each ' +
        '{ wyId, name } or { team: { wyId, name } } (teams.11: a team is { wyId, name } or { team: { wyId, name } })',
    )
  })

  it('reports a missing match, team or event in Wyscout files, and asks for a match id if the events are of two matches [F2]', () => {
    const events = [anEvent({ name: 'Pass' })]
    expect(() => importWyscout({ events, matches: [], teams })).toThrow('The list of matches does not hold match 777')
    expect(() => importWyscout({ events, matches, teams: [] })).toThrow(
      'The list of teams does not hold the home team (11)',
    )
    expect(() => importWyscout({ events: [], matches, teams })).toThrow('The events file is empty')
    expect(() => importWyscout({ events: [{}], matches, teams })).toThrow('This is not a Wyscout events file')
    const two = [...events, { ...anEvent({ name: 'Pass' }), matchId: 778 }]
    expect(() => importWyscout({ events: two, matches, teams })).toThrow('holds 2 matches: name one')
    expect(importWyscout({ events: two, matches, teams, matchId: MATCH }).sourceMatchId).toBe('777')
  })
})

const data = process.env.BETTLE_MATCH_DATA

describe('a real Wyscout match', () => {
  if (data === undefined) {
    it('skips the real Wyscout match, because BETTLE_MATCH_DATA names no folder with real matches', () => {})
    return
  }

  it('converts a real Wyscout match to the match file that an earlier conversion stored [F2]', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(data, path), 'utf8'))
    const { source, licence, attribution, ...converted } = read(
      'matches/2018-07-15-france-croatia-wyscout-2058017.json',
    )
    const events = read('raw/wyscout/events-2058017.json')
    const result = importWyscout({
      events,
      matches: read('raw/wyscout/matches.json'),
      teams: read('raw/wyscout/teams.json'),
    })
    expect(result).toMatchObject(converted)
    expect(result.events).toEqual(converted.events)
  })
})
