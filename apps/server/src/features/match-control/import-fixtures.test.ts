import {
  type ActionId,
  adminListMatches,
  adminListMatchOdds,
  createLobby,
  createMatch,
  importFixtures,
  listActions,
  type Match,
  type MatchId,
  previewFixtures,
  type ServerFrame,
  undoAction,
} from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { listen } from '../../../test/support/test-app.ts'
import { testClock } from '../../clock.ts'
import { prepareMatches, prunePrepared } from './create-matches.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

const preview = (csv: string) => scenario.admin.gets(previewFixtures, { body: { csv } })
const brings = (csv: string) => scenario.admin.gets(importFixtures, { body: { csv } })
const matches = async (q: string) => (await scenario.admin.gets(adminListMatches, { query: { q } })).matches

/** The matches in the export format. */
const exported = (found: readonly Match[]) =>
  BYTE_ORDER_MARK +
  [
    csvLine(['Home Team', 'Away Team', 'Status', 'Kick-off (UTC)', 'Tempo']),
    ...found.map(({ homeTeam, awayTeam, status, startTime, tempo }) =>
      csvLine([homeTeam, awayTeam, status, startTime?.replace('T', ' ').replace('.000Z', '') ?? '', tempo]),
    ),
  ].join('')

describe('a file of fixtures', () => {
  it('offers the host and members of a first lobby on its match what a fetch offers [D4] [P7]', async () => {
    await brings('Home Team,Away Team\r\nOffered Ana,Ben\r\n')
    const [match] = await matches('Offered Ana')
    if (!match) throw new Error('the match did not come')
    const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
    const { lobby } = await ana.gets(createLobby, { body: { matchId: match._id, gameSettings: {} } })
    const fetched = (await ana.fetchesLobby(lobby)).odds
    expect(fetched.length).toBeGreaterThan(10)
    expect(lobby.odds).toEqual(fetched)
    expect((await ben.joins(lobby)).odds).toEqual(fetched)
  })

  it('is read before anything is written, each faulty line with its fault [D4]', async () => {
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
      { line: 3, message: 'Write the kick-off as 2026-05-01T18:00:00Z, or leave it empty: “tomorrow” cannot be read.' },
      { line: 3, message: 'The tempo is a number from 0.1 to 600, or empty.' },
      { line: 5, message: 'The same fixture as in line 2.' },
      { line: 6, message: 'Home Team has more than 60 characters.' },
    ])
    const refused = await scenario.admin.asks(importFixtures, { body: { csv } })
    expect(refused).toMatchObject({
      status: 400,
      failure: { error: 'Line 3: Away Team is empty.', issues: { length: 5 } },
    })
    expect(await matches('Faulty')).toEqual([])
  })

  it('with a kick-off in an invalid year names the line and creates nothing [D4]', async () => {
    const years = ['0000', '0001', '1899', '2201', '9999']
    const csv = ['Home Team,Away Team,Kick-off', ...years.map((year) => `Early ${year},Ben,${year}-01-01T00:00:00Z`)]
    const { fixtures, faults } = await preview(csv.join('\n'))
    expect(fixtures).toEqual([])
    const message = 'The kick-off has to be in the years 1900 to 2200.'
    expect(faults).toEqual(years.map((_year, index) => ({ line: index + 2, message })))
    expect(await scenario.admin.isRefused(importFixtures, { body: { csv: csv.join('\n') } })).toBe('invalid-request')
    const edges = 'Home Team,Away Team,Kick-off\nEdge,Ben,1900-01-01T00:00:00Z\nEdge,Ben,2200-12-31T23:59:59Z\n'
    await brings(edges)
    expect(await matches('Edge')).toHaveLength(2)
  })

  it.each([
    ['with nothing in it', '', 1, 'The file is empty.'],
    ['without a column', 'Home Team,Tempo\na,1', 1, 'The first line names no column Away Team.'],
    ['with a quote too few', 'Home Team,Away Team\n"a,b', 2, /a quote is missing/],
    ['with a quote too few far from its end', 'Home Team,Away Team\na,b\n"c,d\ne,f\ng,h\n', 3, /a quote is missing/],
    ['with a quote in the wrong place', 'Home Team,Away Team\na,b\nc,d\ne,"f"g\n', 4, /a quote is missing/],
    [
      'with too many lines',
      `Home Team,Away Team\n${'a,b\n'.repeat(10_001)}`,
      1,
      'A file has at most 10,000 fixtures; this one has more.',
    ],
  ])('refuses a file %s and names the wrong line [D4]', async (_what, csv, line, message) => {
    const { faults } = await preview(csv)
    expect(faults).toHaveLength(1)
    expect(faults[0]?.line).toBe(line)
    expect(faults[0]?.message).toMatch(message)
  })

  it.each([
    ['2026-02-30T18:00:00Z', false],
    ['2026-04-31T18:00:00Z', false],
    ['2026-02-29T18:00:00+02:00', false],
    ['2026-13-01T18:00:00Z', false],
    ['2026-06-01T24:00:00Z', false],
    ['2028-02-29T18:00:00Z', true],
    ['2026-07-01T00:30:00+02:00', true],
    ['2026-12-31T23:30:00-02:00', true],
  ])('accepts the kick-off %s: %j [D4]', async (kickOff, isOne) => {
    const { fixtures, faults } = await preview(`Home Team,Away Team,Kick-off\nAna,Ben,${kickOff}\n`)
    if (isOne) expect(fixtures[0]?.startTime).toBe(new Date(kickOff).toISOString())
    else expect(faults).toEqual([{ line: 2, message: expect.stringContaining(`“${kickOff}” cannot be read`) }])
    expect(fixtures.length + faults.length).toBe(1)
  })

  it('not written in UTF-8 is reported line by line, before a team gets a wrong name [D4]', async () => {
    const csv = new TextDecoder().decode(Buffer.from('Home Team,Away Team\nK\xf6ln,Ben\nAna,Ben\n', 'latin1'))
    const { faults } = await preview(csv)
    expect(faults).toEqual([
      { line: 2, message: 'Home Team has a character that could not be read: save the file as UTF-8.' },
    ])
  })

  it('creates the missing matches with all their parts, and nothing when imported again [D4]', async () => {
    const csv = 'Home Team,Away Team,Kick-off\nTwice Ana,Ben,2026-06-01T18:00:00Z\nTwice Ana,Ben,\n'
    expect(await brings(csv)).toEqual({ created: 2, existing: 0 })
    const [first] = await matches('Twice')
    expect(first).toMatchObject({ status: 'upcoming', startTime: '2026-06-01T18:00:00.000Z', halves: { length: 2 } })
    expect(await brings(csv)).toEqual({ created: 0, existing: 2 })
    expect((await preview(csv)).fixtures.map(({ isThere }) => isThere)).toEqual([true, true])
    expect(await brings(`${csv}Twice Cleo,Ben,\n`)).toEqual({ created: 1, existing: 2 })
    expect(await matches('Twice')).toHaveLength(3)
  })

  it('creates each match like a single creation, with prices at the first read [D4] [P7]', async () => {
    const startTime = '2026-06-01T18:00:00.000Z'
    await brings(`Home Team,Away Team,Kick-off,Tempo\nLike Ana,Ben,${startTime},2\nLike Cleo,Ben,,\n`)
    const [cleo, ana] = [await matches('Like Cleo'), await matches('Like Ana')].map(([match]) => match?._id)
    const body = { homeTeam: 'Like Ana', awayTeam: 'Ben', startTime, tempo: 2 }
    const { match: made } = await scenario.admin.gets(createMatch, { body })
    const { match: plain } = await scenario.admin.gets(createMatch, {
      body: { homeTeam: 'Like Cleo', awayTeam: 'Ben' },
    })
    for (const id of [ana, cleo, made._id, plain._id]) {
      const { odds } = await scenario.admin.gets(adminListMatchOdds, { params: { matchId: id as MatchId } })
      expect(odds.length).toBeGreaterThan(10)
    }
    expect(await everythingOf(ana)).toEqual(await everythingOf(made._id))
    expect(await everythingOf(cleo)).toEqual(await everythingOf(plain._id))
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: ana as MatchId } })
    await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id as ActionId } })
    expect(await matches('Like Ana')).toMatchObject([{ _id: made._id }])
  })

  it('of a thousand matches is created whole, and subscribers of the list fetch it once [D4]', {
    timeout: 120_000,
  }, async () => {
    const names = Array.from({ length: 1200 }, (_, index) => `Many ${index}`)
    const csv = `Home Team,Away Team\n${names.map((name) => `${name},Ben`).join('\n')}`
    const ears = await listen(scenario.server, scenario.admin.token.accessToken, ['hub'])
    expect(await brings(csv)).toEqual({ created: 1200, existing: 0 })
    await ears.done()
    const received = ears.frames.filter(({ type }: ServerFrame) => type === 'news')
    expect(received.length).toBeLessThan(300)
    expect(ears.frames).toContainEqual({ type: 'resync', topic: 'hub' })
    const { matches: first, total } = await scenario.admin.gets(adminListMatches, { query: { q: 'Many', page: 1 } })
    expect(total).toBe(1200)
    expect(first.map(({ homeTeam }) => homeTeam)).toEqual(names.slice(0, 10))
    expect(await brings(csv)).toEqual({ created: 0, existing: 1200 })
    ears.close()
  })

  it('of thousands of matches delays other requests only briefly, and they see none or all of the matches [D4]', {
    timeout: 240_000,
  }, async () => {
    const count = 2500
    const names = Array.from({ length: count }, (_, index) => `Meanwhile ${index}`)
    let isOver = false
    const importing = brings(`Home Team,Away Team\n${names.map((name) => `${name},Ben`).join('\n')}`).finally(() => {
      isOver = true
    })
    const seen: (number | undefined)[] = []
    while (!isOver)
      seen.push((await scenario.admin.gets(adminListMatches, { query: { q: 'Meanwhile', page: 1 } })).total)
    expect(await importing).toEqual({ created: count, existing: 0 })
    expect([...new Set(seen)].filter((total) => total !== 0 && total !== count)).toEqual([])
    // Twenty-five batches: the list takes some statements, and each waits for one batch.
    expect(seen.filter((total) => total === 0).length).toBeGreaterThan(5)
    expect(await matches('Meanwhile')).not.toEqual([])
  })

  it('that fails at its end leaves nothing, nor does one that a crash interrupted [D4]', async () => {
    const { db, clock } = scenario.server.ctx
    const rows = async () =>
      (
        await sql`select (select count(*)::int from match) as matches, (select count(*)::int from round) as rounds,
        (select count(*)::int from match_half) as halves, (select count(*)::int from plan) as plans,
        (select count(*)::int from match_event_type) as types`.execute(db)
      ).rows
    const rowsBefore = await rows()
    await sql`create function refuse_line() returns trigger language plpgsql as $$
      begin raise exception 'no line can be written'; end $$`.execute(db)
    await sql`create trigger refuse_line before insert on operator_action for each row execute function refuse_line()`.execute(
      db,
    )
    try {
      const csv = `Home Team,Away Team\n${'x'
        .repeat(250)
        .split('')
        .map((_, index) => `Broken ${index},Ben`)
        .join('\n')}`
      expect(await scenario.admin.asks(importFixtures, { body: { csv } })).toMatchObject({ status: 500 })
    } finally {
      await sql`drop trigger refuse_line on operator_action`.execute(db)
      await sql`drop function refuse_line`.execute(db)
    }
    expect(await rows()).toEqual(rowsBefore)

    await prepareMatches(scenario.server.ctx, [{ homeTeam: 'Halfway', awayTeam: 'Ben' }])
    expect(await matches('Halfway')).toEqual([])
    expect(await prunePrepared(scenario.server.ctx, 50)).toBe(0)
    expect(await prunePrepared({ ...scenario.server.ctx, clock: testClock(clock.now() + 61 * 60_000) }, 50)).toBe(1)
    expect(await rows()).toEqual(rowsBefore)
  })

  it('imported twice at the same moment is created once [D4]', async () => {
    const csv = 'Home Team,Away Team\nRace Ana,Ben\n'
    const both = await Promise.all([brings(csv), brings(csv)])
    expect(both.map(({ created }) => created).sort()).toEqual([0, 1])
    expect(await matches('Race')).toHaveLength(1)
  })

  it('that was exported and imported is exported again byte by byte [D3]', async () => {
    const names = ['=cmd|calc', '"quoted"', "'s-Hertogenbosch", 'Köln, 1. FC', "'=x", '+1', 'a, "b"', '@x']
    const csv =
      BYTE_ORDER_MARK +
      [
        csvLine(['Home Team', 'Away Team', 'Status', 'Kick-off (UTC)', 'Tempo']),
        ...names.map((name, index) => csvLine([name, 'Roundtrip', 'upcoming', `2026-06-0${index + 1} 18:00:00`, 1])),
      ].join('')
    expect(await brings(csv)).toEqual({ created: names.length, existing: 0 })
    expect(exported(await matches('Roundtrip'))).toBe(csv)
  })

  it('has team names as one line without invisible characters, and reports an empty name [A26] [D4]', async () => {
    expect(await brings('Home Team,Away Team\n"FC\nCleaned",Ar\u202Ese\u200Bnal\n')).toEqual({
      created: 1,
      existing: 0,
    })
    expect((await matches('FC Cleaned')).map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])).toEqual([
      ['FC Cleaned', 'Arsenal'],
    ])
    expect(await brings('Home Team,Away Team\nFC\u00A0Cleaned,Arsenal\n')).toEqual({ created: 0, existing: 1 })
    const answer = await scenario.admin.asks(previewFixtures, {
      body: { csv: 'Home Team,Away Team\nAjax,\u200B\u3164\n' },
    })
    expect(answer).toMatchObject({ ok: true, reply: { faults: [{ line: 2, message: 'Away Team is empty.' }] } })
  })

  it('of more than four megabytes is refused [A18]', async () => {
    const answer = await scenario.admin.asks(previewFixtures, { body: { csv: 'x'.repeat(5_000_000) } })
    expect(answer).toMatchObject({ status: 413 })
    const fits = await scenario.admin.asks(previewFixtures, {
      body: { csv: `Home Team,Away Team\n${'é'.repeat(200_000)}` },
    })
    expect(fits).toMatchObject({ ok: true })
  })
})

/** All rows of a match without ids, its creation time and its version. */
async function everythingOf(id: string | undefined) {
  const rows: Record<string, unknown> = {}
  for (const table of ['match', 'match_half', 'match_event_type', 'plan', 'option', 'operator_action']) {
    const { rows: found } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(table === 'match' ? 'id' : 'match_id')} = ${id}::uuid`.execute(
      scenario.server.ctx.db,
    )
    rows[table] = found.map(plain).sort()
  }
  const { rows: rounds } = await sql<Record<string, unknown>>`
    select round.*, half_number from round join plan on plan.id = plan_id join match_half on match_half.id = half_id
    where plan.match_id = ${id}::uuid`.execute(scenario.server.ctx.db)
  const { rows: jobs } = await sql<Record<string, unknown>>`
    select kind, due_at from due_work where queue = ${`match:${id}`}`.execute(scenario.server.ctx.db)
  return { ...rows, rounds: rounds.map(plain).sort(), jobs: jobs.map(plain).sort() }
}

const plain = (row: Record<string, unknown>) =>
  JSON.stringify(row, (key, value) => (/^(id|.*_id|matchId|number|version|at|.*_at)$/.test(key) ? undefined : value))
