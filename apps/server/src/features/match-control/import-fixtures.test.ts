import { adminListMatches, importFixtures, type Match, previewFixtures } from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStory, type Story } from '../../test/story.ts'

let story: Story
beforeAll(async () => {
  story = await aStory()
})
afterAll(() => story.ends())

const preview = (csv: string) => story.admin.gets(previewFixtures, { body: { csv } })
const brings = (csv: string) => story.admin.gets(importFixtures, { body: { csv } })
const matches = async (q: string) => (await story.admin.gets(adminListMatches, { query: { q } })).matches

/** As the list of matches is exported. */
const exported = (found: readonly Match[]) =>
  BYTE_ORDER_MARK +
  [
    csvLine(['Home Team', 'Away Team', 'Status', 'Kick-off', 'Tempo']),
    ...found.map(({ homeTeam, awayTeam, status, startTime, tempo }) =>
      csvLine([homeTeam, awayTeam, status, startTime ?? '', tempo]),
    ),
  ].join('')

describe('a file of fixtures', () => {
  it('[D4] is read before anything is written, each faulty line with what is wrong with it', async () => {
    const csv = [
      'Away Team;x,Home Team,Away Team,Kick-off,Tempo',
      ',Faulty Ana,Ben,2026-06-01T18:00:00Z,2',
      ',Faulty Cleo,,tomorrow,0',
      '',
      ',Faulty Ana,Ben,2026-06-01T20:00:00+02:00,1',
      `,${'x'.repeat(61)},Ben,,`,
    ].join('\r\n')
    const { fixtures, faults } = await preview(csv)
    expect(fixtures[0]).toEqual({
      line: 2,
      homeTeam: 'Faulty Ana',
      awayTeam: 'Ben',
      startTime: '2026-06-01T18:00:00.000Z',
      tempo: 2,
      isThere: false,
    })
    expect(faults).toEqual([
      { line: 3, message: 'Away Team is empty.' },
      { line: 3, message: 'Write the kick-off as 2026-05-01T18:00:00Z, or leave it empty.' },
      { line: 3, message: 'The tempo is a number from 0.1 to 600, or empty.' },
      { line: 5, message: 'The same fixture as in line 2.' },
      { line: 6, message: 'Home Team has more than 60 characters.' },
    ])
    const refused = await story.admin.asks(importFixtures, { body: { csv } })
    expect(refused).toMatchObject({ status: 400, failure: { issues: { length: 5 } } })
    expect(await matches('Faulty')).toEqual([])
  })

  it.each([
    ['', 1, 'The first line names no column Home Team and no Away Team.'],
    ['Home Team,Away\na,b', 1, 'The first line names no column Away Team.'],
    ['Home Team,Away Team\n"a,b', 2, /a quote is missing/],
    [`Home Team,Away Team\n${'a,b\n'.repeat(1001)}`, 1, 'A file has at most 1000 fixtures; this one has 1001.'],
  ])('[D4] %j is told where it is wrong', async (csv, line, message) => {
    const { faults } = await preview(csv)
    expect(faults).toHaveLength(1)
    expect(faults[0]?.line).toBe(line)
    expect(faults[0]?.message).toMatch(message)
  })

  it('[D4] makes what is not there yet, with all that a match comes with, and the same file again nothing', async () => {
    const csv = 'Home Team,Away Team,Kick-off\nTwice Ana,Ben,2026-06-01T18:00:00Z\nTwice Ana,Ben,\n'
    expect(await brings(csv)).toEqual({ created: 2, existing: 0 })
    const [first] = await matches('Twice')
    expect(first).toMatchObject({ status: 'upcoming', startTime: '2026-06-01T18:00:00.000Z', halves: { length: 2 } })
    expect(await brings(csv)).toEqual({ created: 0, existing: 2 })
    expect((await preview(csv)).fixtures.map(({ isThere }) => isThere)).toEqual([true, true])
    expect(await brings(`${csv}Twice Cleo,Ben,\n`)).toEqual({ created: 1, existing: 2 })
    expect(await matches('Twice')).toHaveLength(3)
  })

  it('[D4] brought twice at the same moment is made once', async () => {
    const csv = 'Home Team,Away Team\nRace Ana,Ben\n'
    const both = await Promise.all([brings(csv), brings(csv)])
    expect(both.map(({ created }) => created).sort()).toEqual([0, 1])
    expect(await matches('Race')).toHaveLength(1)
  })

  it('[D3] that was exported and read is exported the same again, byte by byte', async () => {
    const names = ['=cmd|calc', '"quoted"', "'s-Hertogenbosch", 'Köln, 1. FC', "'=x", '+1', 'a\nb', '@x']
    const csv =
      BYTE_ORDER_MARK +
      [
        csvLine(['Home Team', 'Away Team', 'Status', 'Kick-off', 'Tempo']),
        ...names.map((name, index) =>
          csvLine([name, 'Roundtrip', 'upcoming', `2026-06-0${index + 1}T18:00:00.000Z`, 1]),
        ),
      ].join('')
    expect(await brings(csv)).toEqual({ created: names.length, existing: 0 })
    expect(exported(await matches('Roundtrip'))).toBe(csv)
  })

  it('[A18] of more than two megabytes is not taken in', async () => {
    const answer = await story.admin.asks(previewFixtures, { body: { csv: 'x'.repeat(3_000_000) } })
    expect(answer).toMatchObject({ status: 413 })
    const fits = await story.admin.asks(previewFixtures, {
      body: { csv: `Home Team,Away Team\n${'é'.repeat(200_000)}` },
    })
    expect(fits).toMatchObject({ ok: true })
  })
})
