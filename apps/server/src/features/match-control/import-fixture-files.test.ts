import { adminListMatches, importFixtures, previewFixtures } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

type Body = Parameters<typeof preview>[0]
const preview = (body: { csv?: string; file?: string; timeZone?: string; dateOrder?: 'day-first' | 'month-first' }) =>
  scenario.admin.gets(previewFixtures, { body })
const base64 = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding).toString('base64')
const matches = async (q: string) => (await scenario.admin.gets(adminListMatches, { query: { q } })).matches
const refusalOf = (body: Body) => scenario.admin.isRefused(importFixtures, { body })

describe('a fixtures file of an API client', () => {
  it('is read the same from bytes and from text [D6]', async () => {
    const text = 'Home\tAway\tKick-off\r\nBytes Köln\tFürth\t20/11/2026 19:45\r\n'
    const body = { file: base64(`\uFEFF${text}`, 'utf16le'), timeZone: 'Europe/London' }
    expect(await preview(body)).toMatchObject({
      faults: [],
      questions: [],
      timeZone: 'Europe/London',
      dateOrder: 'day-first',
    })
    expect(await scenario.admin.gets(importFixtures, { body })).toEqual({ created: 1, existing: 0 })
    expect(await matches('Bytes')).toMatchObject([{ homeTeam: 'Bytes Köln', startTime: '2026-11-20T19:45:00.000Z' }])
    const asText = { csv: text, timeZone: 'Europe/London' }
    expect(await scenario.admin.gets(importFixtures, { body: asText })).toEqual({ created: 0, existing: 1 })
  })

  it('is refused with its kind if it is a workbook, as bytes and as text [D6]', async () => {
    for (const body of [{ file: base64('PK\u0003\u0004xl/workbook.xml', 'latin1') }, { csv: 'PK\u0003\u0004\u0014' }]) {
      for (const route of [previewFixtures, importFixtures]) {
        const answer = await scenario.admin.asks(route, { body })
        if (answer.ok || answer.failure.code === 'invalid-request') continue
        expect(answer).toMatchObject({
          status: 415,
          failure: { code: 'fixture-file-kind', error: expect.stringContaining('.xlsx') },
        })
      }
    }
    expect(await refusalOf({ file: base64('PK\u0003\u0004xl/workbook.xml', 'latin1') })).toBe('fixture-file-kind')
  })

  it('creates nothing while a question is open, each with its own code [D6]', async () => {
    const head = 'Home,Away,Kick-off'
    const timeZone = 'UTC'
    expect(await refusalOf({ csv: `${head}\nOpen,Ben,03/04/2026 19:45\n`, timeZone })).toBe('fixture-date-order')
    expect(await refusalOf({ csv: `${head}\nOpen,Ben,2026-04-03T19:45\n` })).toBe('fixture-time-zone')
    expect(await refusalOf({ csv: `${head}\nOpen,Ben,2026-04-03\n`, timeZone })).toBe('fixture-times-missing')
    expect(await refusalOf({ csv: `${head},Mascot\nOpen,Ben,,Lion\n`, timeZone })).toBe('fixture-columns-unknown')
    expect(await matches('Open')).toEqual([])
    const body = { csv: `${head}\nOpen,Ben,03/04/2026 19:45\n`, timeZone, dateOrder: 'month-first' as const }
    expect(await scenario.admin.gets(importFixtures, { body })).toEqual({ created: 1, existing: 0 })
    expect(await matches('Open')).toMatchObject([{ startTime: '2026-03-04T19:45:00.000Z' }])
  })

  it('is refused with an unknown time zone, and with text and bytes together [D6]', async () => {
    const csv = 'Home,Away\nAna,Ben\n'
    expect(await refusalOf({ csv, timeZone: 'Europe/Atlantis' })).toBe('invalid-request')
    expect(await refusalOf({ csv, file: base64(csv, 'utf8') })).toBe('invalid-request')
    expect(await refusalOf({})).toBe('invalid-request')
  })
})

describe('a fixture similar to an existing match', () => {
  const file = (home: string, day: string) => `Home,Away,Kick-off\n${home},Ben,${day}T18:00:00Z\n`
  const makes = async (csv: string) => scenario.admin.gets(importFixtures, { body: { csv } })

  it('causes a question within 60 days, and none beyond [D7]', async () => {
    await makes(file('Near', '2026-03-01'))
    expect(await refusalOf({ csv: file('Near', '2026-04-30') })).toBe('fixture-similar')
    expect(await refusalOf({ csv: file('Near', '2025-12-31') })).toBe('fixture-similar')
    const { fixtures, questions } = await preview({ csv: file('Near', '2026-04-30') })
    expect(questions).toMatchObject([{ code: 'fixture-similar' }])
    expect(fixtures).toMatchObject([
      { isThere: false, similar: { startTime: '2026-03-01T18:00:00.000Z', canMove: true } },
    ])
    expect(await makes(file('Near', '2026-05-01'))).toEqual({ created: 1, existing: 0 })
  })

  it.each([
    ['case', 'FORM KÖLN'],
    ['blanks', 'Form  Köln '],
    ['no blank', 'FormKöln'],
    ['Unicode form', 'Form Ko\u0308ln'],
    ['width', 'Ｆorm Köln'],
  ])('causes a question if its name differs only by %s [D7]', async (_by, home) => {
    await makes(file('Form Köln', '2026-03-01'))
    const { fixtures } = await preview({ csv: file(home, '2026-03-01') })
    const isSame = fixtures[0]?.isThere === true
    expect(isSame || fixtures[0]?.similar?.homeTeam === 'Form Köln').toBe(true)
  })

  it('moves the existing match or creates another, by the answer [D7]', async () => {
    await makes(file('Moved', '2026-03-01'))
    const [before] = await matches('Moved')
    if (!before) throw new Error('the match is not there')
    const csv = file('moved', '2026-03-08')
    const moved = { csv, similar: [{ line: 2, matchId: before._id, is: 'moved' as const }] }
    expect(await scenario.admin.gets(importFixtures, { body: moved })).toEqual({ created: 0, existing: 0, moved: 1 })
    expect(await matches('Moved')).toMatchObject([
      { _id: before._id, homeTeam: 'Moved', startTime: '2026-03-08T18:00:00.000Z' },
    ])
    expect(await scenario.admin.gets(importFixtures, { body: moved })).toEqual({ created: 0, existing: 1 })
    const another = {
      csv: file('Moved', '2026-03-15'),
      similar: [{ line: 2, matchId: before._id, is: 'another' as const }],
    }
    expect(await scenario.admin.gets(importFixtures, { body: another })).toEqual({ created: 1, existing: 0 })
    expect(await matches('Moved')).toHaveLength(2)
  })

  it('gives its kick-off to a match without one, and causes no question if another line is that match [D7]', async () => {
    await makes('Home,Away\nLater,Ben\n')
    expect(await refusalOf({ csv: file('Later', '2026-03-01') })).toBe('fixture-similar')
    const both = 'Home,Away,Kick-off\nLater,Ben,\nLater,Ben,2026-03-01T18:00:00Z\n'
    expect(await makes(both)).toEqual({ created: 1, existing: 1 })
  })

  it('causes a question if home and away are swapped, and keeps the match’s sides when it moves it [D7]', async () => {
    await makes('Home,Away,Kick-off\nSwapped,Ben,2026-03-01T18:00:00Z\n')
    const [before] = await matches('Swapped')
    if (!before) throw new Error('the match is not there')
    const csv = 'Home,Away,Kick-off\nBen,SWAPPED,2026-03-08T18:00:00Z\n'
    expect(await refusalOf({ csv })).toBe('fixture-similar')
    const { fixtures } = await preview({ csv })
    expect(fixtures[0]?.similar).toMatchObject({ matchId: before._id, isSwapped: true })
    const similar = [{ line: 2, matchId: before._id, is: 'moved' as const }]
    expect(await scenario.admin.gets(importFixtures, { body: { csv, similar } })).toEqual({
      created: 0,
      existing: 0,
      moved: 1,
    })
    expect(await matches('Swapped')).toMatchObject([
      { _id: before._id, homeTeam: 'Swapped', awayTeam: 'Ben', startTime: '2026-03-08T18:00:00.000Z' },
    ])
    expect(await makes('Home,Away,Kick-off\nBen,Swapped,2026-06-01T18:00:00Z\n')).toEqual({ created: 1, existing: 0 })
    expect(await makes('Home,Away\nLegs,Ben\nBen,Legs\n')).toEqual({ created: 2, existing: 0 })
  })

  it('causes a question if another line names the same two teams within 60 days [D7]', async () => {
    const head = 'Home,Away,Kick-off'
    const first = 'Alike,Ben,2026-03-01T18:00:00Z'
    const csv = `${head}\n${first}\n`
    for (const second of [
      'Alike,Ben,2026-03-01T18:15:00Z',
      'Alike,Ben,2026-04-30T18:00:00Z',
      'ALIKE,ben,2026-03-01T18:00:00Z',
      'Ben,Alike,2026-03-01T18:00:00Z',
      'Ben,Alike,2026-03-08T18:00:00Z',
    ]) {
      expect(await refusalOf({ csv: `${csv}${second}\n` })).toBe('fixture-lines-alike')
    }
    expect(await refusalOf({ csv: 'Home,Away\nAlike,Ben\nalike,Ben\n' })).toBe('fixture-lines-alike')
    expect(await matches('Alike')).toEqual([])
    const both = `${csv}Ben,Alike,2026-03-08T18:00:00Z\nAlike,Ben,2026-05-08T18:00:00Z\n`
    const { fixtures, questions } = await preview({ csv: both })
    expect(fixtures.map(({ alikeLine }) => alikeLine)).toEqual([undefined, 2, undefined])
    expect(questions).toEqual([
      {
        code: 'fixture-lines-alike',
        message:
          'Lines 2 and 3 name the same two teams within 60 days. Say that they are different matches, or correct the file.',
      },
    ])
    const three = `${csv}Alike,Ben,2026-03-01T18:15:00Z\nALIKE,Ben,2026-03-01T18:00:00Z\n`
    const read = await preview({ csv: three })
    expect(read.fixtures.map(({ alikeLine }) => alikeLine)).toEqual([undefined, 2, 3])
    expect(read.questions[0]?.message).toMatch(
      'Lines 2 and 3 name the same two teams within 60 days, and so does 1 more.',
    )
    const answered = { csv: both, linesAlike: 'different' as const }
    expect(await scenario.admin.gets(importFixtures, { body: answered })).toEqual({ created: 3, existing: 0 })
    expect(await makes(both)).toEqual({ created: 0, existing: 3 })
  })

  it('moves no match if the new matches of its file cannot be created [D4]', async () => {
    const { db } = scenario.server.ctx
    await makes(file('Whole', '2026-03-01'))
    const [before] = await matches('Whole')
    if (!before) throw new Error('the match is not there')
    await sql`create function refuse_shown() returns trigger language plpgsql as $$
      begin raise exception 'this match cannot be shown'; end $$`.execute(db)
    await sql`create trigger refuse_shown before update on match for each row
      when (new.home_team = 'Whole New' and new.deleted_at is null) execute function refuse_shown()`.execute(db)
    const body = {
      csv: 'Home,Away,Kick-off\nWhole,Ben,2026-03-08T18:00:00Z\nWhole New,Ben,2026-03-08T18:00:00Z\n',
      similar: [{ line: 2, matchId: before._id, is: 'moved' as const }],
    }
    try {
      expect(await scenario.admin.asks(importFixtures, { body })).toMatchObject({ status: 500 })
    } finally {
      await sql`drop trigger refuse_shown on match`.execute(db)
      await sql`drop function refuse_shown`.execute(db)
    }
    expect(await matches('Whole')).toMatchObject([{ _id: before._id, startTime: '2026-03-01T18:00:00.000Z' }])
    expect(await scenario.admin.gets(importFixtures, { body })).toEqual({ created: 1, existing: 0, moved: 1 })
  })

  it('cannot move a match that has begun, and then creates nothing [D7]', async () => {
    const { match } = scenario
    await scenario.startsHalf(1)
    const csv = `Home,Away,Kick-off\n${match.homeTeam},${match.awayTeam},2026-03-08T18:00:00Z\nBegun Other,Ben,\n`
    const similar = [{ line: 2, matchId: match._id, is: 'moved' as const }]
    expect(await scenario.admin.isRefused(importFixtures, { body: { csv, similar } })).toBe('half-state')
    expect(await matches('Begun Other')).toEqual([])
  })
})
