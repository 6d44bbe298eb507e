import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../../test/support/programs/scratch-folder.ts'
import { aPlayer, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'
import { seedOfDraw } from './draw-seed.ts'

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/verify-draw.mjs', import.meta.url))
const HOUR = 60 * 60_000
const DAY = 24 * HOUR

type Draw = contract.CompetitionDraw['draws'][number]

const folder = scratchFolder('verify-draw')
let server: TestServer
let admin: Player
let draw: contract.CompetitionDraw

beforeAll(async () => {
  server = await aServer()
  admin = await aPlayer(server, 'Admin', () => '' as contract.MatchId, 'admin')
  draw = await twoDraws()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function run(args: readonly string[]) {
  return new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    )
  })
}

const timeAt = (offset: number) => new Date(KICK_OFF + offset).toISOString()

/** Returns the published draws of a league: its first draw, and a second one of other entries. */
async function twoDraws(): Promise<contract.CompetitionDraw> {
  const matchIds: contract.MatchId[] = []
  for (const day of [1, 2]) {
    const body = { homeTeam: 'France', awayTeam: 'Croatia', startTime: timeAt(day * DAY) }
    matchIds.push((await admin.gets(contract.createMatch, { body })).match._id)
  }
  const { competition } = await admin.gets(contract.createCompetition, {
    body: {
      name: 'Office league',
      format: 'league',
      places: 8,
      seasonFixtures: 2,
      seasons: 2,
      closesAt: timeAt(HOUR),
      lastDay: timeAt(20 * DAY),
      isPrivate: false,
      matchIds,
    },
  })
  const params = { competitionId: competition._id }
  const players: Player[] = []
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']) {
    const player = await aPlayer(server, name, () => '' as contract.MatchId)
    await player.gets(contract.enrol, { params, body: {} })
    players.push(player)
  }
  await server.clock.set(KICK_OFF + HOUR)
  await server.ctx.jobs.settled()
  const { seed, seeds, log_number } = await server.ctx.db
    .selectFrom('competition')
    .select(['seed', 'seeds', 'log_number'])
    .where('id', '=', competition._id)
    .executeTakeFirstOrThrow()
  const entries = players.slice(1).map(({ userId }) => userId)
  await server.ctx.db
    .insertInto('competition_line')
    .values({
      competition_id: competition._id,
      number: log_number + 1,
      kind: 'drawn',
      at: server.ctx.clock.date(),
      data: JSON.stringify({ season: 2, seed: seedOfDraw({ seed, seeds }, 2), entries }),
      account_id: null,
      reason: null,
    })
    .execute()
  const logged = { log_number: log_number + 1 }
  await server.ctx.db.updateTable('competition').set(logged).where('id', '=', competition._id).execute()
  return admin.gets(contract.competitionDraw, { params })
}

function saved(name: string, content: unknown): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** Returns the published draws with a changed first season. */
function withFirst(change: (first: contract.CompetitionDraw['draws'][number]) => object): object {
  const [first, ...others] = draw.draws
  if (!first) throw new Error('nothing is drawn')
  return { ...draw, draws: [{ ...first, ...change(first) }, ...others] }
}

describe('npm run verify-draw', () => {
  it('verify-draw confirms the published draws of both seasons of a league, and prints the lots of the first season in order [CP7] [CP8]', async () => {
    expect(draw.draws.map(({ season, entries }) => [season, entries.length])).toEqual([
      [1, 5],
      [2, 4],
    ])
    const checked = await run([saved('correct', draw), '--seed-hash', draw.seedHash])
    expect(checked.errors).toBe('')
    expect(checked.code).toBe(0)
    const [first] = draw.draws
    const lots = first?.entries.map(({ lot }) => lot).toSorted() ?? []
    const positions = lots.map((lot) => checked.out.indexOf(lot))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    expect(positions[0]).toBeGreaterThan(0)
    expect(checked.out).toContain('All draws are correct.')
  })

  it('verify-draw accepts a season drawn again with the next seed, or in an older log with the same seed, and refuses another seed [CP71]', async () => {
    const [first, second] = draw.draws as [Draw, Draw]
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const withSeed = (of: Draw, seed: string): Draw => ({
      ...{ ...of, seed },
      entries: of.entries.map((entry) => ({
        ...entry,
        lot: hash(JSON.stringify([seed, of.listHash, entry.userId])),
      })),
    })
    const third = 'ab'.repeat(32)
    const draws = [withSeed(first, hash(hash(third))), withSeed(second, hash(third)), withSeed(second, third)]
    const [other, ...later] = draws as [Draw, Draw, Draw]
    // Other seeds give other lots, and so another group.
    const dealt = other.entries.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ userId }) => userId)
    const again = {
      format: 'league',
      seedHash: hash(hash(hash(third))),
      draws: [{ ...other, groups: [{ division: 1, members: dealt }] }, ...later],
    }
    expect(await run([saved('again', again)])).toMatchObject({ code: 0, errors: '' })
    expect(await run([saved('older', { ...draw, draws: [first, second, second] })])).toMatchObject({ code: 0 })
    const wrong = { ...draw, draws: [first, second, withSeed(second, third)] }
    expect(await run([saved('wrong', wrong)])).toMatchObject({ code: 1 })
  })

  it('verify-draw refuses a second draw of a season with the same seed and a reordered list, since the seed was known by then [CP7] [CP62]', async () => {
    const [first] = draw.draws as [Draw]
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const entries = first.entries.toReversed()
    const listHash = hash(JSON.stringify(entries.map(({ userId }) => userId)))
    const drawn = entries.map((entry) => ({
      ...entry,
      lot: hash(JSON.stringify([first.seed, listHash, entry.userId])),
    }))
    const members = drawn.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ userId }) => userId)
    const again = { ...first, listHash, entries: drawn, groups: [{ division: 1, members }] }
    const checked = await run([saved('reordered', { ...draw, draws: [{ ...first, groups: null }, again] })])
    expect(checked).toMatchObject({ code: 1, errors: expect.stringContaining('with a seed that was known') })
  })

  it('verify-draw reports swapped names in a group, and a reply without groups, and compares the groups with the page [CP20] [CP62]', async () => {
    const swapped = withFirst(({ groups }) => ({
      groups: groups?.map((group) => ({ ...group, members: group.members.toReversed() })),
    }))
    const other = 'other groups follow from the draw'
    expect(await run([saved('swapped', swapped)])).toMatchObject({ code: 1, errors: expect.stringContaining(other) })
    const without = withFirst(() => ({ groups: undefined }))
    const lacks = await run([saved('without', without)])
    expect(lacks).toMatchObject({ code: 1, errors: expect.stringContaining('the reply lacks the groups') })
  })

  it('verify-draw reports an entry that was exchanged, removed or moved, because the hash of the list changes [CP8]', async () => {
    const stranger = '01900000-0000-7000-8000-000000000000'
    const exchanged = withFirst(({ entries: [, ...others], entries: [one] }) => ({
      entries: [{ ...one, userId: stranger }, ...others],
    }))
    const removed = withFirst(({ entries: [, ...others] }) => ({ entries: others }))
    const moved = withFirst(({ entries }) => ({ entries: entries.toReversed() }))
    for (const [name, content] of Object.entries({ exchanged, removed, moved })) {
      const checked = await run([saved(name, content)])
      expect([name, checked.code]).toEqual([name, 1])
      expect(checked.errors).toContain('WRONG: hash of the list')
    }
  })

  it('verify-draw reports a changed seed, a changed lot, and a seed hash that differs from the one its user noted before the draw [CP7] [CP8]', async () => {
    const seed = saved(
      'seed',
      withFirst(() => ({ seed: 'ab'.repeat(32) })),
    )
    const lot = saved(
      'lot',
      withFirst(({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, lot: 'cd'.repeat(32) })) })),
    )
    expect(await run([seed])).toMatchObject({ code: 1, errors: expect.stringContaining('WRONG: hash of the seed') })
    expect(await run([lot])).toMatchObject({ code: 1, errors: expect.stringContaining('WRONG: Ana') })
    const noted = await run([saved('noted', draw), '--seed-hash', 'ef'.repeat(32)])
    expect(noted).toMatchObject({ code: 1, errors: expect.stringContaining('you noted') })
  })

  it('verify-draw fetches a draw from a running server only with an email and password; a file without a draw and a missing argument fail [CP8]', async () => {
    const competitionId = (await admin.gets(contract.listCompetitions, {})).mine[0]?._id
    const page = `${server.url}/competition/${competitionId}`
    expect(await run([page])).toMatchObject({ code: 1, errors: expect.stringContaining('--email') })
    const signIn = ['--email', admin.email, '--password', admin.password]
    expect(await run([page, ...signIn])).toMatchObject({ code: 0, errors: '' })
    expect(await run([saved('other', { draws: [] })])).toMatchObject({ code: 1 })
    expect(await run([])).toMatchObject({ code: 2 })
  })
})
