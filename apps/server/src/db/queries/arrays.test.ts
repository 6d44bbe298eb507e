import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { instants, integers, texts, uuids } from './arrays.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer({ features: () => {} })
})
afterAll(() => server.stop())

it('an array parameter of an SQL statement holds exactly the passed values, also no values, empty texts, quotes and nulls', async () => {
  const id = '01900000-0000-7000-8000-000000000000'
  const strange = ['plain:1-a_b', '', 'NULL', 'null', null, 'a,b', '{}', '"', '\\', "it's", 'Ü 1', ' x']
  const { rows } =
    await sql`select ${uuids([id, null])} as ids, ${uuids([])} as none, ${integers([1, null, -2])} as numbers,
    ${texts(strange)} as strange, ${texts(['settle:1', null])} as plain, ${texts([])} as no_texts, ${instants([1.5, 1e12])} as times`.execute(
      server.ctx.db,
    )
  expect(rows).toEqual([
    {
      ids: [id, null],
      none: [],
      numbers: [1, null, -2],
      strange,
      plain: ['settle:1', null],
      no_texts: [],
      times: [new Date(1), new Date(1e12)],
    },
  ])
})
