import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importSportec, isSportec } from './sportec.ts'

const meta = `<?xml version="1.0" encoding="UTF-8"?>
<PutDataRequest><MatchInformation>
  <General MatchId="M-1" HomeTeamId="H" HomeTeamName="Weiß &amp; Blau" GuestTeamId="G" GuestTeamName="Grün" Season="2022/2023" CompetitionName="Liga"/>
  <Teams><Team TeamId="H"><Players><Player PersonId="P-1" Shortname="J. Müller"/></Players></Team></Teams>
</MatchInformation></PutDataRequest>`

let ids = 0
const anEvent = (time: string, inside: string, id = `E-${++ids}`) =>
  `<Event EventId="${id}" EventTime="2022-10-15T${time}+02:00" MatchId="M-1">${inside}</Event>`

const frame = [
  anEvent('13:00:00.500', '<KickOff GameSection="firstHalf"/>', 'K1'),
  anEvent('13:46:00.000', '<FinalWhistle GameSection="firstHalf"/>', 'W1'),
  anEvent('14:02:00.000', '<KickOff GameSection="secondHalf"/>', 'K2'),
  anEvent('14:50:00.200', '<FinalWhistle GameSection="secondHalf"/>', 'W2'),
]
const document = (...events: readonly string[]) =>
  `<?xml version="1.0"?><PutDataRequest>${events.join('\n')}</PutDataRequest>`
const imported = (...events: readonly string[]) => importSportec({ meta, events: document(...events, ...frame) })
const typesOf = (inside: string) =>
  imported(anEvent('13:10:00.000', inside)).events.map(({ eventType, team, detail }) => [eventType, team, detail])

describe('a DFL match', () => {
  it('reads the teams and season of a DFL match, measures its halves from kick-off to final whistle, and dates it by its kick-off [F3]', () => {
    expect(imported()).toMatchObject({
      sourceMatchId: 'M-1',
      homeTeam: 'Weiß & Blau',
      awayTeam: 'Grün',
      season: '2022/2023',
      date: '2022-10-15',
      kickoffUtc: '2022-10-15T11:00:00Z',
      halves: [
        { halfNumber: 1, durationSeconds: 2760 },
        { halfNumber: 2, durationSeconds: 2881 },
      ],
    })
  })

  it('counts the seconds of DFL events from the kick-off of their half, and sorts events that were entered late by time [F3]', () => {
    const { events } = imported(
      anEvent('14:02:30.900', '<CornerKick><Play Team="G"/></CornerKick>'),
      anEvent('13:01:00.400', '<ThrowIn><Play Team="H" Player="P-1"/></ThrowIn>'),
      anEvent('14:04:00.000', '<KickOff/>'),
    )
    expect(events).toEqual([
      { half: 1, second: 59, eventType: 'Throw', team: 'home', player: 'J. Müller' },
      { half: 2, second: 30, eventType: 'Corner', team: 'away' },
    ])
  })

  it.each<[string, unknown]>([
    ['<FreeKick><Play Team="H"/></FreeKick>', [['Free-Kick', 'home', undefined]]],
    ['<GoalKick><Play Team="G"/></GoalKick>', [['Goal-Kick', 'away', undefined]]],
    ['<Offside Team="G"/>', [['Offside', 'away', undefined]]],
    ['<Caution Team="H" CardColor="yellow"/>', [['Card', 'home', 'yellow']]],
    ['<Caution Team="H" CardColor="yellowRed"/>', [['Card', 'home', 'second yellow']]],
    ['<SendingOff Team="H" CardColor="red"/>', [['Card', 'home', 'red']]],
    ['<ShotAtGoal Team="H"><ShotWide/></ShotAtGoal>', [['Shot', 'home', undefined]]],
    [
      '<ShotAtGoal Team="H"><SuccessfulShot/></ShotAtGoal>',
      [
        ['Shot', 'home', undefined],
        ['Goal', 'home', undefined],
      ],
    ],
    [
      '<Penalty Team="G"><ShotAtGoal Team="G"><SuccessfulShot/></ShotAtGoal></Penalty>',
      [
        ['Penalty', 'away', undefined],
        ['Shot', 'away', 'penalty'],
        ['Goal', 'away', 'penalty'],
      ],
    ],
    [
      '<FreeKick><ShotAtGoal Team="H"><SavedShot/></ShotAtGoal></FreeKick>',
      [
        ['Free-Kick', 'home', undefined],
        ['Shot', 'home', 'free kick'],
      ],
    ],
    ['<OwnGoal Team="H"/>', [['Goal', 'away', 'own goal']]],
    ['<TacklingGame WinnerTeam="H"/>', []],
  ])('reads the DFL event %s as the match events %j [F3]', (inside, expected) =>
    expect(typesOf(inside)).toEqual(expected),
  )

  it('leaves an event that a later Delete entry names out of a DFL match [F3]', () => {
    const { events } = imported(
      anEvent('13:05:00.000', '<Offside Team="H"/>', 'X'),
      anEvent('13:05:00.000', '<Delete/>', 'X'),
    )
    expect(events).toEqual([])
  })

  it('recognises a DFL events file, and refuses DFL files without kick-off or whistle, of different matches, or with unreadable XML [F3]', () => {
    expect(isSportec(document(...frame))).toBe(true)
    expect(isSportec(meta)).toBe(false)
    expect(() => importSportec({ meta, events: document(anEvent('13:00:00.000', '<KickOff/>')) })).toThrow(
      'no kick-off or no final whistle of half 1',
    )
    const other = meta.replaceAll('M-1', 'M-2')
    expect(() => importSportec({ meta: other, events: document(...frame) })).toThrow('The events are of M-1')
    expect(() => importSportec({ meta: '<PutDataRequest>', events: document(...frame) })).toThrow(
      'cannot be read as XML',
    )
  })
})

const data = process.env.BETTLE_MATCH_DATA

describe('a real DFL match', () => {
  if (data === undefined) {
    it('skips the real DFL match, because BETTLE_MATCH_DATA names no folder with real matches', () => {})
    return
  }

  it('converts a real DFL match to the match file that an earlier conversion stored [F3]', () => {
    const read = (path: string) => readFileSync(join(data, path), 'utf8')
    const converted = JSON.parse(read('matches/2022-10-15-fortuna-dusseldorf-1-fc-nurnberg-dfl-mat-j03wpy.json'))
    const result = importSportec({
      events: read('raw/dfl/sportec_events_J03WPY.xml'),
      meta: read('raw/dfl/sportec_meta_J03WPY.xml'),
    })
    expect(result.events).toEqual(converted.events)
    const { sourceMatchId, season, date, kickoffUtc, homeTeam, awayTeam, finalScore, halves } = converted
    expect(result).toMatchObject({ sourceMatchId, season, date, kickoffUtc, homeTeam, awayTeam, finalScore, halves })
  })
})
