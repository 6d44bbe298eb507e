import type { CompetitionDraw } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { ANA, BEN, CLEO } from '../../../push/lobby/a-lobby.test-support.ts'
import { checkDraws } from './check-draw.ts'

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const USERS = [ANA, BEN, CLEO]

/** Returns a draw that this function computes from the text of the rules alone. */
async function drawn(season: number, seed: string, users = USERS): Promise<CompetitionDraw['draws'][number]> {
  const listHash = await sha256(JSON.stringify(users.map(({ _id }) => _id)))
  const entries = await Promise.all(
    users.map(async ({ _id, username }) => ({
      userId: _id,
      username,
      lot: await sha256(JSON.stringify([seed, listHash, _id])),
    })),
  )
  const members = entries.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ userId }) => userId)
  const before =
    season === 1 ? null : { divisions: [{ order: members, present: 3 }], hasMoves: true, continuing: members }
  return {
    ...{ season, at: '2026-06-14T18:00:00.000Z', seed, listHash, entries, late: [], before },
    groups: [{ division: 1, members }],
  }
}

const second = 'the seed of season 2'
const first = await sha256(second)
const seedHash = await sha256(first)
const draw = await drawn(1, first)

describe('a draw that this device computes again', () => {
  it('the check of a draw agrees if the server followed the rules, in each season [CP7] [CP8] [PR446]', async () => {
    const checked = await checkDraws({ format: 'league', seedHash, draws: [draw, await drawn(2, second)] })
    expect(checked.map(({ matches }) => matches)).toEqual([true, true])
    const lots = checked[0]?.lots.map(({ drawn }) => drawn) ?? []
    expect(lots).toEqual(lots.toSorted())
    expect(checked[1]?.commitment).toBe(first)
  })

  it('the check of a draw agrees if a season was drawn again with a new seed, or in an older log with the same seed [CP71] [PR446]', async () => {
    const third = 'the seed of the third draw'
    const seeds = [await sha256(await sha256(third)), await sha256(third), third] as const
    const draws = [await drawn(1, seeds[0]), await drawn(2, seeds[1]), await drawn(2, seeds[2])]
    const checked = await checkDraws({ format: 'league', seedHash: await sha256(seeds[0]), draws })
    expect(checked.map(({ matches, commitment }) => [matches, commitment])).toEqual([
      [true, await sha256(seeds[0])],
      [true, seeds[0]],
      [true, seeds[1]],
    ])
    const older = await checkDraws({
      format: 'league',
      seedHash,
      draws: [draw, await drawn(2, second), await drawn(2, second)],
    })
    expect(older.map(({ matches }) => matches)).toEqual([true, true, true])
    const wrong = await checkDraws({
      format: 'league',
      seedHash,
      draws: [draw, await drawn(2, second), await drawn(2, 'another')],
    })
    expect(wrong.map(({ matches }) => matches)).toEqual([true, true, false])
  })

  it('the check of a draw disagrees if the seed differs from the promised one [CP7] [PR446]', async () => {
    const [checked] = await checkDraws({ format: 'league', seedHash, draws: [await drawn(1, 'another seed')] })
    expect(checked).toMatchObject({ isSeedKept: false, isListKept: true, matches: false })
  })

  it('the check of a draw disagrees if an entry is missing from the list [CP8] [PR446]', async () => {
    const [checked] = await checkDraws({
      format: 'league',
      seedHash,
      draws: [{ ...draw, entries: draw.entries.slice(1) }],
    })
    expect(checked).toMatchObject({ isSeedKept: true, isListKept: false, matches: false })
  })

  it('the check of a draw disagrees if one lot was exchanged, and names that lot [CP8] [PR446]', async () => {
    const entries = draw.entries.map((entry) => (entry.userId === BEN._id ? { ...entry, lot: '00' } : entry))
    const [checked] = await checkDraws({ format: 'league', seedHash, draws: [{ ...draw, entries }] })
    expect(checked?.matches).toBe(false)
    expect(checked?.lots.filter(({ matches }) => !matches).map(({ username }) => username)).toEqual(['ben'])
  })

  it('the check of a draw disagrees if two names of a group are swapped, or if the server shows no groups [CP20] [CP62] [PR446]', async () => {
    const groups = draw.groups?.map((group) => ({ ...group, members: group.members.toReversed() })) ?? []
    const swapped = await checkDraws({ format: 'league', seedHash, draws: [{ ...draw, groups }] })
    expect(swapped).toMatchObject([{ isListKept: true, groups: 'differ', dealt: draw.groups, matches: false }])
    const { groups: _, ...without } = draw
    expect(await checkDraws({ format: 'league', seedHash, draws: [without] })).toMatchObject([
      { groups: 'missing', matches: false },
    ])
  })

  it('the check of a draw disagrees if a season was drawn again with the same seed and a reordered list [CP62] [PR446]', async () => {
    const reordered = await drawn(1, first, USERS.toReversed())
    const checked = await checkDraws({ format: 'league', seedHash, draws: [{ ...draw, groups: null }, reordered] })
    expect(checked.map(({ isListNewForSeed, matches }) => [isListNewForSeed, matches])).toEqual([
      [false, true],
      [true, false],
    ])
  })
})
