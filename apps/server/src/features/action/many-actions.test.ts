import { type Action, listActions } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPlayer, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

const LINES = 30_000
const MATCHES = 400

let server: TestServer
let admin: Player
/** The lines of the log, the latest first. */
let lines: { id: string; kind: string; text: string; match_id: string }[]

/**
 * Writes a log of five operators and 400 matches. Most actions have one kind and one operator, and a few kinds occur
 * only long ago.
 */
beforeAll(async () => {
  server = await aServer()
  const { db } = server.ctx
  admin = await aPlayer(
    server,
    'Admin',
    () => {
      throw new Error('no player joined')
    },
    'admin',
  )
  await sql`insert into account (id, name, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
    select gen_random_uuid(), 'Operator ' || n, n || '@x.example', n || '@x.example', 'op' || n, 'op' || n, '!', 'admin', now(), now()
    from generate_series(1, 5) n`.execute(db)
  await sql`insert into match (id, home_team, away_team, status, tempo, created_at, updated_at)
    select gen_random_uuid(), 'Club ' || n, case n when 7 then 'Seldom' else 'Guest ' || n end, 'completed', 1, now(), now()
    from generate_series(1, ${MATCHES}::int) n`.execute(db)
  await sql`insert into operator_action (id, match_id, account_id, at, kind, subject, no_undo, changes, uses)
    select gen_random_uuid(), match.id, account.id, now(), case when n % 90 = 0 then 'suspend' else 'record-event' end, '{}'::jsonb,
      'nothing-to-undo', '{}', '{}'
    from generate_series(1, ${LINES}::int) n
    join match on match.home_team = 'Club ' || case when n < 50 then 7 else 8 + n % (${MATCHES}::int - 8) end
    join account on account.username = 'op' || case when n < 20 then 5 when n % 40 = 0 then 2 else 1 end
    order by n`.execute(db)
  await sql`vacuum (analyze) operator_action`.execute(db)
  const { rows } = await sql<(typeof lines)[number]>`
    select line.id, kind, match_id,
      lower(concat_ws('|', replace(kind, '-', ' '), kind, account.name, account.username, home_team, away_team)) as text
    from operator_action line join account on account.id = line.account_id join match on match.id = line.match_id
    order by number desc`.execute(db)
  lines = rows
})
afterAll(() => server.stop())

const idsOf = (actions: readonly Action[]) => actions.map(({ _id }) => _id as string)

describe('an audit log with many actions', () => {
  it.each([
    ['suspend', 'a rare kind', false],
    ['Record', 'the most frequent kind', true],
    ['record event', 'a kind with a blank', true],
    ['Operator 2', 'an operator with few actions', false],
    ['op1', 'an operator with most actions', true],
    ['OPERATOR 5', 'an operator of long ago', false],
    ['Seldom', 'a match of long ago', false],
    ['Club 1', 'many matches', true],
    ['Club', 'all matches', true],
    ['unknown', 'a text that matches no action', false],
    ['100%', 'a text that matches no action because a percent sign is no wildcard', false],
  ])(
    'a search of the audit log for %j, %s, finds exactly the matching actions, in ascending and in descending order [O1] [PR330]',
    async (q, _what, isMany) => {
      const found = lines.filter(({ text }) => text.includes(q.toLowerCase()))
      const total = Math.min(1000, found.length)
      for (const [sort, expected] of [
        ['-at', found],
        ['at', found.toReversed()],
      ] as const) {
        for (const page of [1, 3]) {
          const answer = await admin.gets(listActions, { query: { q, sort, page, pageSize: 20 } })
          expect(idsOf(answer.actions)).toEqual(expected.slice((page - 1) * 20, page * 20).map(({ id }) => id))
          expect(answer.total).toBe(total)
          expect(answer.more).toBe(isMany ? true : undefined)
        }
      }
      expect(found.length > 1000).toBe(isMany)
    },
  )

  it('searches the audit log within one match and one kind of action [O1]', async () => {
    const [{ match_id: matchId = '' } = {}] = lines
    const found = lines.filter((line) => line.match_id === matchId && line.kind === 'record-event')
    const query = { q: 'operator', matchId: matchId as never, kind: 'record-event', page: 1, pageSize: 5 }
    const answer = await admin.gets(listActions, { query })
    expect(idsOf(answer.actions)).toEqual(found.slice(0, 5).map(({ id }) => id))
    expect(answer.total).toBe(found.length)
  })

  it('the audit log counts at most ten thousand actions of one kind, and still shows the pages after the ten thousandth action [O1]', async () => {
    const found = lines.filter(({ kind }) => kind === 'record-event')
    const pageSize = 100
    const query = { kind: 'record-event', pageSize }
    const first = await admin.gets(listActions, { query: { ...query, page: 1 } })
    expect(first).toMatchObject({ total: 10_000, more: true })
    const late = await admin.gets(listActions, { query: { ...query, page: 250 } })
    expect(idsOf(late.actions)).toEqual(found.slice(24_900, 25_000).map(({ id }) => id))
    const few = await admin.gets(listActions, { query: { kind: 'suspend', page: 1 } })
    expect(few.total).toBe(lines.length - found.length)
    expect(few.more).toBeUndefined()
  })

  it('shows every page of the audit log in ascending and descending order, including the last page and empty pages after the last page [D1]', async () => {
    for (const [sort, expected] of [
      ['-at', lines],
      ['at', lines.toReversed()],
    ] as const) {
      for (const page of [1, 2, 149, 150, 151, 152, 299, 300, 301, 500]) {
        const { actions, total } = await admin.gets(listActions, { query: { sort, page, pageSize: 100 } })
        expect(idsOf(actions)).toEqual(expected.slice((page - 1) * 100, page * 100).map(({ id }) => id))
        expect(total).toBe(LINES)
      }
    }
    const odd = await admin.gets(listActions, { query: { page: 4286, pageSize: 7 } })
    expect(idsOf(odd.actions)).toEqual(lines.slice(4285 * 7, 4286 * 7).map(({ id }) => id))
  })
})
