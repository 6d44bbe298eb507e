import type { GameError } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { type FixtureAnswers, readFixtures } from '../read-fixtures.ts'
import { textOfFile } from './file-text.ts'

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}
const windows1252 = (text: string) => Buffer.from(text, 'latin1')

/** The kick-off of a file with one line as an instant, or its question or fault. */
async function kickOffOf(cell: string, answers: FixtureAnswers = { timeZone: 'Europe/London' }) {
  const { fixtures, faults, questions } = await readFixtures(`Home;Away;Kick-off\nAna;Ben;"${cell}"\n`, answers)
  return questions[0]?.code ?? faults[0]?.message ?? fixtures[0]?.startTime
}

describe('the bytes of a fixtures file', () => {
  const TEXT = 'Home\tAway\tKick-off\r\nKöln\tFürth\t2026-11-20 19:45\r\n'

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE with its mark, as Excel saves Unicode text', utf16(`\uFEFF${TEXT}`, 'le')],
    ['UTF-16 BE with its mark', utf16(`\uFEFF${TEXT}`, 'be')],
    ['UTF-16 LE without a mark', utf16(TEXT, 'le')],
    ['UTF-16 BE without a mark', utf16(TEXT, 'be')],
    ['Windows-1252', windows1252(TEXT)],
  ])('are read as %s [D6]', async (_encoding, bytes) => {
    const { fixtures, faults, questions } = await readFixtures(textOfFile(bytes), { timeZone: 'Europe/Berlin' })
    expect([faults, questions]).toEqual([[], []])
    expect(fixtures).toMatchObject([{ homeTeam: 'Köln', awayTeam: 'Fürth', startTime: '2026-11-20T18:45:00.000Z' }])
  })

  it.each([
    ['PK\u0003\u0004 [Content_Types].xml xl/workbook.xml', 'an Excel workbook (.xlsx)'],
    ['PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'an OpenDocument spreadsheet (.ods)'],
    ['PK\u0003\u0004 Index/Document.iwa', 'a Numbers document (.numbers)'],
    ['\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 'an old Excel workbook (.xls)'],
    ['%PDF-1.7', 'a PDF'],
    ['Home,Away\n\0\0\0', 'not a text'],
  ])('are refused by name where they are no text: %j [D6]', (content, kind) => {
    try {
      textOfFile(windows1252(content))
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({
        code: 'fixture-file-kind',
        message: expect.stringContaining(`This file is ${kind}.`),
      })
      expect((error as GameError).message).toMatch(/save it as CSV/)
    }
  })

  it('are a text if a team’s name begins with PK [D6]', () => {
    expect(textOfFile(Buffer.from('PK-35 Vantaa,Home'))).toBe('PK-35 Vantaa,Home')
  })
})

describe('the kick-off of a fixture', () => {
  const EVENING = '2026-11-20T19:45:00.000Z'

  it.each([
    '20/11/2026 19:45',
    '20/11/26 19:45',
    '20.11.2026 19:45',
    '20.11.2026 19.45',
    '20-11-2026 19:45:00',
    '11/20/2026 7:45 PM',
    '11/20/2026 7:45\u202FPM',
    '11/20/2026, 7:45:00 pm',
    '20-Nov-26 19:45',
    '20-Nov-2026 19:45',
    '20 Nov 2026 19:45',
    '20 November 2026 at 7.45pm',
    'Fri 20 Nov 2026 19:45',
    'Fri, 20 Nov 2026 19:45',
    'Friday 20th November 2026, 19:45',
    'Friday, November 20, 2026 7:45 PM',
    'Nov 20, 2026 7:45 p.m.',
    'Freitag, 20. November 2026 19:45 Uhr',
    '20 novembre 2026 19h45',
    '20/11/2026 (Fri) 19:45',
    '20/11/2026 Fri 19:45',
    '20/11/2026 19:45 (GMT)',
    '20/11/2026 19:45hrs',
    'Fri 20/11/2026 19:45',
    '19:45 20/11/2026',
    '7:45 PM, Nov 20, 2026',
    '2026-11-20 19:45',
    '2026-11-20T19:45',
    '2026-11-20T19:45:00',
    '2026/11/20 19:45',
    '20261120 19:45',
    '46346.8229166667',
    '46346,82292',
    '2026-11-20T20:45+01:00',
    '2026-11-20 20:45 CET',
    '2026-11-20 19:45 GMT',
    '2026-11-20T19:45:00Z',
    '2026-11-20T19:45:00.000Z',
  ])('is read from %j [D6]', async (cell) => {
    expect(await kickOffOf(cell)).toBe(EVENING)
  })

  it.each([
    'tomorrow',
    '20/11/2026 24:00',
    '20/11/2026 19:60',
    '30/02/2026 19:45',
    '31 Nov 2026 19:45',
    '11/20/2026 13:45 PM',
    '2026-11-20T19:45+15:00',
  ])('cannot be read from %j [D6]', async (cell) => {
    expect(await kickOffOf(cell)).toBe(
      `Write the kick-off as 2026-05-01T18:00:00Z, or leave it empty: “${cell}” cannot be read.`,
    )
  })

  it('is refused if its weekday does not match its date [D6]', async () => {
    expect(await kickOffOf('Mon 20 Nov 2026 19:45')).toBe('The weekday of the kick-off is not the one of its date.')
  })

  it('causes a question if its date fits two orders, and is read by the answer [D6]', async () => {
    const timeZone = 'Europe/London'
    expect(await kickOffOf('03/04/2026 19:45', { timeZone })).toBe('fixture-date-order')
    expect(await kickOffOf('03/04/2026 19:45', { timeZone, dateOrder: 'day-first' })).toBe('2026-04-03T18:45:00.000Z')
    expect(await kickOffOf('03/04/2026 19:45', { timeZone, dateOrder: 'month-first' })).toBe('2026-03-04T19:45:00.000Z')
    expect(await kickOffOf('05/05/2026 19:45', { timeZone })).toBe('2026-05-05T18:45:00.000Z')
    expect(await kickOffOf('Fri 03/04/2026 19:45', { timeZone })).toBe('2026-04-03T18:45:00.000Z')
  })

  it('takes the order of its date from the other dates of the file [D6]', async () => {
    const answers = { timeZone: 'UTC' }
    const file = (other: string) => `Home,Away,Date\nAna,Ben,03/04/2026 19:45\nCleo,Ben,${other} 19:45\n`
    const british = await readFixtures(file('20/11/2026'), answers)
    expect(british).toMatchObject({
      dateOrder: 'day-first',
      questions: [],
      fixtures: [{ startTime: '2026-04-03T19:45:00.000Z' }, {}],
    })
    const american = await readFixtures(file('11/20/2026'), answers)
    expect(american).toMatchObject({
      dateOrder: 'month-first',
      questions: [],
      fixtures: [{ startTime: '2026-03-04T19:45:00.000Z' }, {}],
    })
    const mixed = `${file('20/11/2026')}Ana,Cleo,11/20/2026 19:45\n`
    expect((await readFixtures(mixed, answers)).questions).toMatchObject([{ code: 'fixture-date-order' }])
    const answered = await readFixtures(mixed, { ...answers, dateOrder: 'day-first' })
    expect(answered.questions).toEqual([])
    expect(answered.faults).toEqual([{ line: 4, message: 'The kick-off is no date with the day first.' }])
  })

  it('causes a question if its time zone is unknown, and none if the file names one [D6]', async () => {
    expect(await kickOffOf('2026-11-20T19:45', {})).toBe('fixture-time-zone')
    expect(await kickOffOf('2026-11-20T19:45Z', {})).toBe(EVENING)
    expect(await kickOffOf('2026-11-20T19:45', { timeZone: 'America/New_York' })).toBe('2026-11-21T00:45:00.000Z')
    const inUtc = await readFixtures('Home,Away,Kick-off (UTC)\nAna,Ben,2026-11-20 19:45\n')
    expect(inUtc).toMatchObject({ questions: [], timeZone: null, fixtures: [{ startTime: EVENING }] })
  })

  it('is refused in the hour that clocks skip, and in the hour that occurs twice [D6]', async () => {
    const timeZone = 'Europe/Berlin'
    expect(await kickOffOf('29/03/2026 02:30', { timeZone })).toMatch(/skip/)
    expect(await kickOffOf('29/03/2026 01:59', { timeZone })).toBe('2026-03-29T00:59:00.000Z')
    expect(await kickOffOf('29/03/2026 03:00', { timeZone })).toBe('2026-03-29T01:00:00.000Z')
    expect(await kickOffOf('25/10/2026 02:30', { timeZone })).toMatch(/comes twice/)
    expect(await kickOffOf('25/10/2026 01:59', { timeZone })).toBe('2026-10-24T23:59:00.000Z')
    expect(await kickOffOf('25/10/2026 03:00', { timeZone })).toBe('2026-10-25T02:00:00.000Z')
    expect(await kickOffOf('2026-10-25T02:30+01:00', { timeZone })).toBe('2026-10-25T01:30:00.000Z')
    expect(await kickOffOf('04/10/2026 02:15', { timeZone: 'Australia/Lord_Howe', dateOrder: 'day-first' })).toMatch(
      /skip/,
    )
  })

  it.each([
    ['20/11/2026', '19:45'],
    ['20/11/2026', '7.45pm'],
    ['46346', '0.822916666666667'],
    ['46346', '1945'],
    ['20/11/2026', '30/12/1899 19:45'],
    ['2026-11-20T00:00:00', '19:45'],
    ['Fri 20 Nov 2026', '19:45 GMT'],
  ])('is read from a date %j and a time %j [D6]', async (date, time) => {
    const { fixtures, faults, questions } = await readFixtures(`Date\tKO\tHome\tAway\n${date}\t${time}\tAna\tBen\n`, {
      timeZone: 'Europe/London',
    })
    expect([faults, questions]).toEqual([[], []])
    expect(fixtures[0]?.startTime).toBe(EVENING)
  })

  it('causes a question if a date has no time, and is never read as midnight [D6]', async () => {
    const file = 'Date,Time,Home,Away\n20/11/2026,TBC,Ana,Ben\n21/11/2026,15:00,Cleo,Ben\n'
    const timeZone = 'UTC'
    expect((await readFixtures(file, { timeZone })).questions).toMatchObject([{ code: 'fixture-times-missing' }])
    const times = async (withoutTime: string) =>
      (await readFixtures(file, { timeZone, withoutTime })).fixtures.map(({ startTime }) => startTime)
    expect(await times('12:30')).toEqual(['2026-11-20T12:30:00.000Z', '2026-11-21T15:00:00.000Z'])
    expect(await times('none')).toEqual([null, '2026-11-21T15:00:00.000Z'])
  })
})

describe('the columns of a fixtures file', () => {
  const timeZone = 'Europe/London'
  const holdsOf = async (text: string) =>
    Object.fromEntries((await readFixtures(text, { timeZone })).columns.map(({ name, holds }) => [name, holds]))

  it.each([
    [
      'football-data.co.uk',
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Referee,HS,AS,B365H,B365D,B365A,Max>2.5,AvgC<2.5,AHh,B365CAHH\nE0,16/08/2024,20:00,Man United,Fulham,1,0,H,0,0,D,R Jones,14,10,1.6,4.2,5.25,1.5,2.6,-1,1.9\n',
      '2024-08-16T19:00:00.000Z',
      'Man United',
    ],
    [
      'fixturedownload',
      'Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,16/08/2024 20:00,Old Trafford,Man Utd,Fulham,1 - 0\n',
      '2024-08-16T19:00:00.000Z',
      'Man Utd',
    ],
    [
      'a club',
      'Competition;Venue;Home;Away;Date;Kick-off\nCup;"The Den;\nGate 3";"Ana; United";Ben;20 Nov 2026;7.45pm\n',
      '2026-11-20T19:45:00.000Z',
      'Ana; United',
    ],
    [
      'Excel',
      'sep=;\r\nFixtures 2026;;;\r\n;;;\r\nHome;Away;KO;\r\nAna;Ben;20/11/2026 19:45;\r\n;;;\r\n',
      '2026-11-20T19:45:00.000Z',
      'Ana',
    ],
    ['pipes', 'Home|Away|Date/Time\nAna|Ben|20/11/2026 19:45\n', '2026-11-20T19:45:00.000Z', 'Ana'],
  ])('are understood as %s names them [D6]', async (_from, text, startTime, homeTeam) => {
    const read = await readFixtures(text, { timeZone })
    expect([read.faults, read.questions]).toEqual([[], []])
    expect(read.fixtures).toMatchObject([{ homeTeam, startTime }])
  })

  it('are listed in a question if their content is unknown [D6]', async () => {
    const text = 'Home,Away,Throw-off,Mascot,Empty\nAna,Ben,20/11/2026 19:45,Lion,\n'
    expect(await holdsOf(text)).toEqual({
      Home: 'home-team',
      Away: 'away-team',
      'Throw-off': null,
      Mascot: null,
      Empty: 'nothing',
    })
    const read = await readFixtures(text, { timeZone })
    expect(read.questions).toMatchObject([
      { code: 'fixture-columns-unknown', message: expect.stringContaining('“Throw-off”, “Mascot”') },
    ])
    expect(read.columns[2]).toMatchObject({ looksLike: 'kick-off', example: '20/11/2026 19:45' })
    const columns = [
      { column: 3, holds: 'kick-off' as const },
      { column: 4, holds: 'nothing' as const },
    ]
    const answered = await readFixtures(text, { timeZone, columns })
    expect(answered.questions).toEqual([])
    expect(answered.fixtures).toMatchObject([{ startTime: '2026-11-20T19:45:00.000Z' }])
  })

  it('can be chosen if the file names no team, and no two have the same field [D6]', async () => {
    const text = 'A,B\nAna,Ben\n'
    expect((await readFixtures(text)).faults).toMatchObject([
      { message: 'The first line names no column Home Team and no Away Team.' },
    ])
    const chosen = await readFixtures(text, {
      columns: [
        { column: 1, holds: 'home-team' },
        { column: 2, holds: 'away-team' },
      ],
    })
    expect(chosen).toMatchObject({ faults: [], questions: [], fixtures: [{ homeTeam: 'Ana', awayTeam: 'Ben' }] })
    const twice = await readFixtures('Home,Away,Home Team\nAna,Ben,Cleo\n')
    expect(twice.questions).toMatchObject([{ code: 'fixture-columns-unknown' }])
  })

  it('are at most 500, and a long cell delays no other request [D6]', async () => {
    const wide = await readFixtures(`Home,Away${',x'.repeat(499)}\nAna,Ben\n`)
    expect(wide).toMatchObject({
      columns: [],
      faults: [{ line: 1, message: 'A file has at most 500 columns; this one has more.' }],
    })
    const long = await readFixtures(`Home,Away,Kick-off\nAna,Ben,${'1'.repeat(9000)}\n`)
    expect(long.faults).toHaveLength(1)
  })

  it('are as many as the longest line has cells, so that no cell is lost [D6]', async () => {
    const { faults } = await readFixtures('Home,Away\nBrighton, Hove,Ben\n')
    expect(faults).toEqual([
      { line: 2, message: 'There are more cells than columns: a name with the separator in it stands in quotes.' },
    ])
  })
})
