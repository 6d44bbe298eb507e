import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matchFromContent } from './match-from-content.ts'
import { readMatch } from './read-match.ts'

const ANA = { id: 1, name: 'Ana United' }
const BEN = { id: 2, name: 'Ben Rovers' }

let index = 0
/** Makes an event in the format of StatsBomb's open data. */
const event = (period: number, timestamp: string, type: string, team: object, more: object = {}) => {
  index += 1
  const [, minute, second] = timestamp.split(':').map(Number)
  return {
    id: `9f6e2ecf-6685-45df-a62e-${String(index).padStart(12, '0')}`,
    index,
    period,
    timestamp,
    minute,
    second,
    type: { id: 30, name: type },
    possession: 1,
    possession_team: team,
    play_pattern: { id: 1, name: 'Regular Play' },
    team,
    duration: 0,
    ...more,
  }
}
const named = (name: string) => ({ id: 1, name })
const pass = (type: string) => ({ pass: { length: 12.5, angle: 0.4, type: named(type) } })
const shot = (type: string, outcome: string) => ({
  player: named('Cleo'),
  shot: { statsbomb_xg: 0.1, type: named(type), outcome: named(outcome) },
})

const EVENTS = [
  event(1, '00:00:00.000', 'Starting XI', ANA, { tactics: { formation: 433, lineup: [] } }),
  event(1, '00:00:00.000', 'Starting XI', BEN, { tactics: { formation: 442, lineup: [] } }),
  event(1, '00:00:00.000', 'Half Start', ANA),
  event(1, '00:00:00.400', 'Pass', ANA, pass('Kick Off')),
  event(1, '00:01:02.900', 'Pass', ANA, pass('Throw-in')),
  event(1, '00:02:00.000', 'Pass', BEN, pass('Corner')),
  event(1, '00:03:00.000', 'Pass', BEN, pass('Free Kick')),
  event(1, '00:04:00.000', 'Pass', ANA, pass('Goal Kick')),
  event(1, '00:05:00.000', 'Shot', ANA, shot('Open Play', 'Saved')),
  event(1, '00:06:00.000', 'Shot', ANA, shot('Penalty', 'Goal')),
  event(1, '00:07:00.000', 'Pass', BEN, { pass: { length: 1, outcome: named('Pass Offside') } }),
  event(1, '00:08:00.000', 'Offside', ANA),
  event(1, '00:09:00.000', 'Foul Committed', BEN, { foul_committed: { card: named('Yellow Card') } }),
  event(1, '00:46:10.200', 'Half End', ANA),
  event(2, '00:00:00.000', 'Half Start', ANA),
  event(2, '00:10:00.000', 'Own Goal Against', ANA),
  event(2, '00:10:00.000', 'Own Goal For', BEN),
  event(2, '00:11:00.000', 'Bad Behaviour', BEN, { bad_behaviour: { card: named('Second Yellow') } }),
  event(2, '00:12:00.000', 'Shot', BEN, shot('Free Kick', 'Off T')),
  event(2, '00:44:00.000', 'Half End', ANA),
  event(5, '00:00:30.000', 'Shot', BEN, shot('Penalty', 'Goal')),
]

describe('the events of StatsBomb’s open data', () => {
  it('converts StatsBomb events: a scored penalty becomes three events, an own goal counts for the other side, a shoot-out is left out [F9]', () => {
    const file = matchFromContent(EVENTS, 'The file')
    expect(file).toMatchObject({ homeTeam: 'Ana United', awayTeam: 'Ben Rovers', finalScore: { home: 1, away: 1 } })
    expect(file.halves).toEqual([
      { halfNumber: 1, durationSeconds: 46 * 60 + 11 },
      { halfNumber: 2, durationSeconds: 45 * 60 },
    ])
    expect(file.events.map(({ half, second, eventType, team }) => [half, second, eventType, team])).toEqual([
      [1, 62, 'Throw', 'home'],
      [1, 120, 'Corner', 'away'],
      [1, 180, 'Free-Kick', 'away'],
      [1, 240, 'Goal-Kick', 'home'],
      [1, 300, 'Shot', 'home'],
      [1, 360, 'Penalty', 'home'],
      [1, 360, 'Shot', 'home'],
      [1, 360, 'Goal', 'home'],
      [1, 420, 'Offside', 'away'],
      [1, 480, 'Offside', 'home'],
      [1, 540, 'Card', 'away'],
      [2, 600, 'Goal', 'away'],
      [2, 660, 'Card', 'away'],
      [2, 720, 'Free-Kick', 'away'],
      [2, 720, 'Shot', 'away'],
    ])
  })

  it('takes the home side of StatsBomb events from the match that plays the events, or from the list of matches beside the events file [F9]', async () => {
    const playedAs = { homeTeam: 'BEN ROVERS', awayTeam: 'Ana United' }
    expect(matchFromContent(EVENTS, 'The file', { playedAs })).toMatchObject({ homeTeam: 'Ben Rovers' })
    const folder = await mkdtemp(join(tmpdir(), 'statsbomb-'))
    const list = [
      {
        match_id: 7298,
        match_date: '2018-02-25',
        competition: { competition_name: "FA Women's Super League" },
        season: { season_name: '2017/2018' },
        home_team: { home_team_id: 2, home_team_name: 'Ben Rovers' },
        away_team: { away_team_id: 1, away_team_name: 'Ana United' },
      },
    ]
    await writeFile(join(folder, 'matches.json'), `\uFEFF${JSON.stringify(list)}`)
    await writeFile(join(folder, '7298.json'), `\uFEFF${JSON.stringify(EVENTS)}`)
    const file = await readMatch(join(folder, '7298.json'))
    expect(file).toMatchObject({ homeTeam: 'Ben Rovers', date: '2018-02-25', sourceMatchId: '7298' })
  })
})

describe('a file that Bettle cannot play as a match', () => {
  it.each([
    [
      '<?xml version="1.0"?>\n<Games timestamp="x"><Game id="1"><Event type_id="1"/></Game></Games>',
      'Stats Perform events (Opta F24)',
    ],
    ['<SoccerFeed TimeStamp="x"><SoccerDocument/></SoccerFeed>', 'a Stats Perform match sheet (Opta F7 or F9)'],
    ['{"matchInfo":{},"liveData":{"event":[]}}', 'Stats Perform events (MA3)'],
    [
      '{"data":[{"index":1,"team":{},"type":{},"subtypes":[],"start":{"frame":1},"period":1}]}',
      'Metrica events (JSON)',
    ],
    ['Team,Type,Subtype,Period,Start Frame,Start Time [s]\nAway,SET PIECE,KICK OFF,1,1,0.04\n', 'Metrica events (CSV)'],
    ['{"match":{},"incidences":{"goals":{}},"players":{}}', 'DataFactory incidences'],
    [
      '{"events":[{"id":1,"matchTimestamp":"00:00:02.134","type":{"primary":"pass"}}]}',
      'Wyscout events of its API (version 3)',
    ],
    [
      '[{"eventSec":1.2,"matchPeriod":"1H","eventName":"Pass"}]',
      'Wyscout events, whose list of matches is in another file',
    ],
    ['[{"event_uuid":"x","visible_area":[],"freeze_frame":[]}]', 'StatsBomb 360 frames, without events'],
    ['[{"team_id":1,"team_name":"Ana","lineup":[]}]', 'line-ups of StatsBomb, without events'],
    [
      '[{"competition_id":37,"season_id":42,"competition_name":"A league"}]',
      'the list of competitions of StatsBomb, without events',
    ],
    ['\u001f\ufffd\b', 'a gzip archive, which must be unpacked first'],
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'a calendar, without events'],
    ['<PutDataRequest><Event EventId="1"/></PutDataRequest>', 'DFL events, whose match information is in another file'],
  ])(
    'refuses the file %s, which is in a known format that cannot be played, and names the format [F9]',
    (text, format) => {
      const expected = `The file is not a match Bettle can play: it holds ${format}. Bettle reads its own match files (JSON) and `
      expect(() => matchFromContent(text, 'The file')).toThrow(expected)
      expect(() => matchFromContent(`\uFEFF${text}`, 'The file')).toThrow(expected)
    },
  )

  it.each([
    ['<feed/>', 'XML in an unknown format'],
    ['Home,Away\n', 'neither JSON nor XML'],
    ['', 'empty'],
    ['\uFEFF \n', 'empty'],
    ['[{"period":1,', 'incomplete or damaged JSON'],
    ['{"homeTeam":"Ana",}', 'incomplete or damaged JSON'],
  ])('refuses the file content %j, says that it is %s, and lists the supported formats [F9]', (text, kind) => {
    expect(() => matchFromContent(text, 'The file')).toThrow(
      `it is ${kind}. Bettle reads its own match files (JSON) and `,
    )
  })
})
