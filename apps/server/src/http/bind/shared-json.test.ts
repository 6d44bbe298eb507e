import { gunzipSync } from 'node:zlib'
import { competitionById, type MatchId } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCup } from '../../../test/support/competition.ts'
import { aPlayer } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { SharedJson } from './shared-json.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

it.each([
  ['nothing', 0],
  ['one character', 1],
  ['one full block', 65_535],
  ['two blocks', 65_536],
  ['four blocks', 200_000],
])('a compressed reply decompresses to the shared JSON followed by a rest of %s', async (_name, length) => {
  const shared = new SharedJson(JSON.stringify({ text: 'Žalgiris ⚽ '.repeat(5000) }))
  const rest = 'é'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2)
  expect(Buffer.byteLength(rest)).toBe(length)
  expect(gunzipSync(await shared.gzipWith(rest)).toString()).toBe(shared.json + rest)
})

it('three compressed replies that share one compressed JSON decompress each to the reply of their own caller', async () => {
  const shared = new SharedJson('{"competition":{"name":"Open cup"}')
  const rests = ['}', ',"mine":{"code":"A"}}', ',"mine":{"code":"B"}}']
  const replies = await Promise.all(rests.map((rest) => shared.gzipWith(rest)))
  expect(replies.map((reply) => gunzipSync(reply).toString())).toEqual(rests.map((rest) => shared.json + rest))
})

it('sends the same text of a competition compressed to clients that accept gzip, and uncompressed to others', async () => {
  const admin = await aPlayer(server, 'Admin', () => '' as MatchId, 'admin')
  const { id } = await aCup(server, admin)
  await server.ctx.jobs.settled()
  const url = `${server.url}/api${competitionById.path.replace(':competitionId', id)}`
  const get = (accepted: string) => fetch(url, { headers: { ...admin.headers, 'accept-encoding': accepted } })
  const plain = await get('identity')
  const packed = await get('gzip, deflate, br')
  const refused = await get('gzip;q=0')
  expect([plain, packed, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', null])
  expect([plain, packed].map(({ headers }) => headers.get('vary'))).toEqual(
    Array(2).fill('authorization, accept-encoding'),
  )
  const text = await plain.text()
  expect(JSON.parse(text)).toMatchObject({ competition: { _id: id }, mine: { isOrganiser: true } })
  expect([await packed.text(), await refused.text()]).toEqual([text, text])
})
