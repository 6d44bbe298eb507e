import { describe, expect, it } from 'vitest'
import { type FixtureAnswers, readFixtures } from '../read-fixtures.ts'
import { textOfFile } from './file-text.ts'

const LONDON: FixtureAnswers = { timeZone: 'Europe/London' }

/** The fixtures of a file in short form, its faults with their lines, and the codes of its questions. */
async function readOf(text: string, answers = LONDON) {
  const { fixtures, faults, questions } = await readFixtures(text, answers)
  return {
    fixtures: fixtures.map(
      ({ line, homeTeam, awayTeam, startTime }) => `${line}: ${homeTeam} v ${awayTeam} ${startTime}`,
    ),
    faults: faults.map(({ line, message }) => `${line}: ${message}`),
    questions: questions.map(({ code }) => code),
  }
}

describe('one column that names both teams', () => {
  it.each([
    ['Match', 'Arsenal v Chelsea'],
    ['Fixture', 'Arsenal vs Chelsea'],
    ['Game', 'Arsenal vs. Chelsea'],
    ['Begegnung', 'Arsenal - Chelsea'],
    ['Paarung', 'Arsenal gegen Chelsea'],
    ['Rencontre', 'Arsenal – Chelsea'],
    ['Partido', 'Arsenal x Chelsea'],
    ['Event', 'Arsenal V Chelsea'],
  ])('named %s is read from %j [D6]', async (column, cell) => {
    const file = `Date,Time,${column}\n20/11/2026,19:45,${cell}\n`
    expect(await readOf(file)).toEqual({
      fixtures: ['2: Arsenal v Chelsea 2026-11-20T19:45:00.000Z'],
      faults: [],
      questions: [],
    })
  })

  it('keeps a hyphen in a name, and a dash inside a name if “v” separates the teams [D6]', async () => {
    const file =
      'Datum;Begegnung\n20.11.2026 19:45;Rot-Weiss Essen - 1. FC Köln\n21.11.2026 15:00;Inter - Milano v Roma\n'
    const { fixtures, faults } = await readFixtures(file, LONDON)
    expect(faults).toEqual([])
    expect(fixtures.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])).toEqual([
      ['Rot-Weiss Essen', '1. FC Köln'],
      ['Inter - Milano', 'Roma'],
    ])
  })

  it.each(['Arsenal', 'Arsenal @ Chelsea', 'Arsenal - Chelsea - Fulham', 'Arsenal v Chelsea v Fulham', 'v Chelsea'])(
    'is a fault of its line if the two teams cannot be separated: %j [D6]',
    async (cell) => {
      const { fixtures, faults } = await readOf(
        `Date,Match\n20/11/2026 19:45,Leeds v Burnley\n21/11/2026 19:45,${cell}\n`,
      )
      expect(fixtures).toHaveLength(1)
      expect(faults).toEqual([`3: Bettle cannot tell the two teams in “${cell}” apart. Write them as: Home v Away.`])
    },
  )

  it('causes a question if its name is unknown, and is read after the answer [D6]', async () => {
    const file = 'Date,Who plays\n20/11/2026 19:45,Arsenal v Chelsea\n'
    const asked = await readFixtures(file, LONDON)
    expect(asked.questions).toMatchObject([{ code: 'fixture-columns-unknown' }])
    expect(asked.columns[1]).toMatchObject({ holds: null, looksLike: 'teams' })
    const answered = await readFixtures(file, { ...LONDON, columns: [{ column: 2, holds: 'teams' }] })
    expect(answered).toMatchObject({
      faults: [],
      questions: [],
      fixtures: [{ homeTeam: 'Arsenal', awayTeam: 'Chelsea' }],
    })
  })

  it('stays unused if both teams have columns of their own, or if it counts the matches [D6]', async () => {
    const beside = await readFixtures('Match,Home,Away\nArsenal v Chelsea,Arsenal,Chelsea\n', LONDON)
    expect(beside.columns[0]).toMatchObject({ holds: 'nothing' })
    const counted = await readFixtures('Match,Home,Away\n1,Arsenal,Chelsea\n', LONDON)
    expect(counted.columns[0]).toMatchObject({ holds: 'nothing' })
  })
})

describe('an incomplete date', () => {
  it.each(['Fri 20 Nov', '20 Nov', '20/11', '20.11.', 'Nov 20', 'Freitag, 20. November', '20-Nov', '20 Nov 19:45'])(
    'is reported as one without a year: %j [D6]',
    async (date) => {
      const { fixtures, faults } = await readOf(`Date,Time,Home,Away\n"${date}",19:45,Arsenal,Chelsea\n`)
      expect(fixtures).toEqual([])
      expect(faults).toEqual([`2: “${date}” has no year. Write it with its year, as 20 Nov 2026 or 2026-11-20.`])
    },
  )

  it('is reported if a line has a time and no date [D6]', async () => {
    const file = 'Date,Time,Home,Away\n20/11/2026,19:45,Arsenal,Chelsea\n,20:00,Leeds,Burnley\n'
    expect((await readOf(file)).faults).toEqual(['3: The line has a time and no date. Give each line its date.'])
  })

  it('causes a question if its year has two digits that may come first or last [D6]', async () => {
    const file = 'Home,Away,Date\nArsenal,Chelsea,26-11-20 19:45\nLeeds,Burnley,26-12-01 15:00\n'
    expect((await readOf(file)).questions).toEqual(['fixture-date-order'])
    expect((await readOf(file, { ...LONDON, dateOrder: 'year-first' })).fixtures).toEqual([
      '2: Arsenal v Chelsea 2026-11-20T19:45:00.000Z',
      '3: Leeds v Burnley 2026-12-01T15:00:00.000Z',
    ])
  })

  it('causes a question if days and years swap between lines, and none if all lie in one season [D6]', async () => {
    const japanese = 'Home,Away,Date\nArsenal,Chelsea,26/11/20 19:45\nLeeds,Burnley,26/12/05 15:00\n'
    expect((await readOf(japanese)).questions).toEqual(['fixture-date-order'])
    const british =
      'Home,Away,Date\nArsenal,Chelsea,20/11/26 19:45\nLeeds,Burnley,31/12/26 15:00\nEverton,Fulham,13/01/27 15:00\n'
    expect(await readOf(british)).toMatchObject({
      questions: [],
      fixtures: [
        '2: Arsenal v Chelsea 2026-11-20T19:45:00.000Z',
        '3: Leeds v Burnley 2026-12-31T15:00:00.000Z',
        '4: Everton v Fulham 2027-01-13T15:00:00.000Z',
      ],
    })
  })

  it('is a fault if two columns of a line name different days or times [D6]', async () => {
    const days = 'Home,Away,Kick-off,Date\nArsenal,Chelsea,2026-11-20T19:45Z,21/11/2026\n'
    expect((await readOf(days)).faults).toEqual([
      '2: Two columns name different days: “2026-11-20T19:45Z” and “21/11/2026”.',
    ])
    const times = 'Home,Away,Kick-off,Time\nArsenal,Chelsea,20/11/2026 19:45,20:45\n'
    expect((await readOf(times)).faults).toEqual([
      '2: Two columns name different times: “20/11/2026 19:45” and “20:45”.',
    ])
    const same = 'Home,Away,Date,Kick-off,Time\nArsenal,Chelsea,20/11/2026,19:45,7.45pm\n'
    expect((await readOf(same)).fixtures).toEqual(['2: Arsenal v Chelsea 2026-11-20T19:45:00.000Z'])
  })

  it.each([
    'To be confirmed',
    'TBC',
    'tba',
    'offen',
    'à déterminer',
    'por definir',
    'verlegt',
    'reporté',
    'aplazado',
    'P-P',
  ])('counts as unknown if it says %j, and the match has no kick-off [D6]', async (cell) => {
    expect(await readOf(`Home,Away,Date\nArsenal,Chelsea,${cell}\n`)).toEqual({
      fixtures: ['2: Arsenal v Chelsea null'],
      faults: [],
      questions: [],
    })
  })

  it.each([
    ['20 Uhr', '20:00'],
    ['21h', '21:00'],
    ['20 h', '20:00'],
    ['noon', '12:00'],
    ['12 noon', '12:00'],
  ])('is read with the time %j [D6]', async (time, read) => {
    const { fixtures } = await readOf(`Home,Away,Date,Time\nArsenal,Chelsea,20/11/2026,${time}\n`)
    expect(fixtures).toEqual([`2: Arsenal v Chelsea 2026-11-20T${read}:00.000Z`])
  })
})

describe('a column of time zones', () => {
  it('is used line by line, and its zones cause no question [D6]', async () => {
    const file =
      'Home,Away,Date,Time,Timezone\nA,B,20/07/2026,19:45,Europe/London\nC,D,20/07/2026,19:45,America/New_York\nE,F,20/07/2026,19:45,UTC\nG,H,20/07/2026,19:45,+02:00\n'
    expect(await readOf(file, {})).toEqual({
      fixtures: [
        '2: A v B 2026-07-20T18:45:00.000Z',
        '3: C v D 2026-07-20T23:45:00.000Z',
        '4: E v F 2026-07-20T19:45:00.000Z',
        '5: G v H 2026-07-20T17:45:00.000Z',
      ],
      faults: [],
      questions: [],
    })
  })

  it('leaves a line without a zone to the file’s answer, and reports an unknown zone [D6]', async () => {
    const file =
      'Home,Away,Kick-off,TZ\nA,B,20/07/2026 19:45,\nC,D,20/07/2026 19:45,Local\nE,F,2026-07-20T19:45Z,Europe/London\n'
    expect(await readOf(file)).toEqual({
      fixtures: ['2: A v B 2026-07-20T18:45:00.000Z', '4: E v F 2026-07-20T19:45:00.000Z'],
      faults: ['3: Bettle does not know the time zone “Local”. Write it as Europe/London, or as +01:00.'],
      questions: [],
    })
  })
})

describe('the lines of a fixtures file', () => {
  it('are numbered by the line on which they begin, also behind cells with line breaks [D4]', async () => {
    for (const end of ['\r\n', '\n']) {
      const file = `Home,Away,Notes${end}"Ana${end}United",Ben,"a${end}b"${end}Ana,,x${end}${end}Cleo,,"x${end}y"${end}Ana,,${end}`
      const { fixtures, faults } = await readFixtures(file, LONDON)
      expect(fixtures.map(({ line }) => line)).toEqual([2])
      expect(faults.map(({ line }) => line)).toEqual([5, 7, 9])
    }
  })

  it('are all fixtures if the file has no column names: the first line is kept [D6]', async () => {
    const file = '20/11/2026,19:45,Arsenal,Chelsea\n21/11/2026,15:00,Leeds,Burnley\n'
    const asked = await readFixtures(file, LONDON)
    expect(asked.questions).toMatchObject([{ code: 'fixture-columns-unknown' }])
    expect(asked.columns.map(({ name, example }) => [name, example])).toEqual([
      ['', '20/11/2026'],
      ['', '19:45'],
      ['', 'Arsenal'],
      ['', 'Chelsea'],
    ])
    const columns = (['date', 'time', 'home-team', 'away-team'] as const).map((holds, index) => ({
      column: index + 1,
      holds,
    }))
    expect(await readOf(file, { ...LONDON, columns })).toEqual({
      fixtures: ['1: Arsenal v Chelsea 2026-11-20T19:45:00.000Z', '2: Leeds v Burnley 2026-11-21T15:00:00.000Z'],
      faults: [],
      questions: [],
    })
  })

  it('may be separated by bars, with a rule below the column names [D6]', async () => {
    const file = '| Home | Away | Date |\n|------|:----:|------|\n| Arsenal | Chelsea | 20/11/2026 19:45 |\n'
    expect(await readOf(file)).toEqual({
      fixtures: ['3: Arsenal v Chelsea 2026-11-20T19:45:00.000Z'],
      faults: [],
      questions: [],
    })
  })

  it('are found below a title of many lines [D6]', async () => {
    const title = Array.from({ length: 25 }, (_, index) => `Note ${index}`).join('\n')
    expect((await readOf(`${title}\nHome,Away\nArsenal,Chelsea\n`)).fixtures).toEqual(['27: Arsenal v Chelsea null'])
  })

  it('must name two teams, and no error value of a spreadsheet [D4]', async () => {
    const file = 'Home,Away\nArsenal,ARSENAL \n#REF!,Chelsea\nArsenal,#N/A\nLeeds,#BEZUG!\n'
    expect((await readOf(file)).faults).toEqual([
      '2: A team cannot play against itself.',
      '3: Home Team holds an error of the spreadsheet: #REF!',
      '4: Away Team holds an error of the spreadsheet: #N/A',
      '5: Away Team holds an error of the spreadsheet: #BEZUG!',
    ])
  })

  it('are reported as missing if a file has none or is empty [D4]', async () => {
    expect((await readOf('Home,Away,Date\n')).faults).toEqual([
      '1: The file has no fixtures below the names of its columns.',
    ])
    for (const text of ['', '\uFEFF', '\r\n\r\n', ' \n']) {
      expect((await readOf(text)).faults).toEqual(['1: The file is empty.'])
    }
  })
})

describe('column names in other languages', () => {
  it.each([
    ['German', 'Spieltag;Datum;Uhrzeit;Heim;Auswärts;Ort;Spielort;Wettbewerb;Schiedsrichter'],
    ['German', 'Runde;Datum;Anstoß;Heimmannschaft;Auswärtsmannschaft;Stadion;Ergebnis;Zuschauer;Liga'],
    ['French', 'Journée;Date;Heure;Équipe domicile;Équipe extérieur;Stade;Lieu;Arbitre;Résultat'],
    ['Spanish', 'Jornada;Fecha;Hora;Equipo local;Equipo visitante;Estadio;Árbitro;Resultado;Competición'],
    ['Italian', 'Giornata;Data;Ora;Squadra di casa;Squadra ospite;Stadio;Arbitro;Risultato;Campionato'],
    ['Portuguese', 'Jornada;Data;Hora;Equipa da casa;Equipa visitante;Estádio;Árbitro;Resultado;Rodada'],
    ['Dutch', 'Speelronde;Datum;Tijd;Thuisploeg;Uitploeg;Stadion;Scheidsrechter;Uitslag;Locatie'],
  ])('are understood in %s: %s [D6]', async (_language, head) => {
    const file = `${head}\nx;20.11.2026;20:30;Ana;Ben;x;x;x;x\n`
    expect(await readOf(file)).toEqual({
      fixtures: ['2: Ana v Ben 2026-11-20T20:30:00.000Z'],
      faults: [],
      questions: [],
    })
  })
})

describe('a file of another kind', () => {
  it.each([
    ['<!DOCTYPE html>\n<html><body>Sign in</body></html>', 'a web page (HTML)'],
    ['\uFEFF\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>', 'a web page (HTML)'],
    ['<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook></Workbook>', 'an XML spreadsheet'],
    ['<?xml version="1.0"?><fixtures/>', 'an XML file'],
    ['[{"home":"Arsenal","away":"Chelsea"}]', 'a JSON file'],
    ['{"fixtures":[]}', 'a JSON file'],
    ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', 'a calendar (.ics)'],
    ['{\\rtf1\\ansi Home,Away}', 'a Rich Text document (.rtf)'],
    [
      '= English Premier League 2026/27\n\nMatchday 1\n[Fri Nov/20]\n  20.00  Arsenal v Chelsea\n',
      'a Football.TXT list (openfootball)',
    ],
    ['PK\u0003\u0004 fixtures.csv', 'a ZIP archive or an Excel workbook (.xlsx)'],
    ['PK\u0003\u0004 ppt/presentation.xml', 'a PowerPoint document (.pptx)'],
    ['\u001f\u008b\u0008', 'a gzip archive'],
    ['\u0089PNG\r\n\u001a\n', 'a picture'],
    ['\u00ff\u00d8\u00ff\u00e0', 'a picture'],
  ])('is refused by its name: %j [D6]', (content, kind) => {
    const bytes = Buffer.from(content, content.startsWith('\uFEFF') ? 'utf8' : 'latin1')
    expect(() => textOfFile(bytes)).toThrow(`This file is ${kind}.`)
  })

  it('is read as a table if only its first cell looks like another format [D6]', () => {
    for (const text of ['[Home],Away\n', '{Home},Away\n', '<Home>,Away\n', 'Begin,Home,Away\n']) {
      expect(textOfFile(Buffer.from(text))).toBe(text)
    }
  })
})
