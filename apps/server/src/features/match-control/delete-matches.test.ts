import { adminListMatches, createMatch, deleteMatches, type MatchId } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aStory, type Story } from '../../test/story.ts'

let story: Story
beforeAll(async () => {
  story = await aStory()
})
afterAll(() => story.ends())

let cup = 0
let q: string
beforeEach(() => {
  cup += 1
  q = `Cup ${cup}.`
})

const plays = async (home: string) =>
  (await story.admin.gets(createMatch, { body: { homeTeam: `${q}${home}`, awayTeam: 'Croatia' } })).match._id
const left = async () => (await story.admin.gets(adminListMatches, { query: { q } })).matches.map(({ _id }) => _id)
const deletes = async (body: Record<string, unknown>) => {
  const answer = await story.admin.asks(deleteMatches, { body })
  return answer.ok || answer.failure.code
}

it('[D2] all that a search finds are deleted together, where they are as many as were seen', async () => {
  for (const home of ['Ana', 'Ben', 'Cleo']) await plays(home)
  expect(await deletes({ filter: { q }, count: 3 })).toBe(true)
  expect(await left()).toEqual([])
})

it('[D2] where there are more or fewer by now nothing is deleted', async () => {
  await plays('Ana')
  await plays('Ben')
  for (const count of [1, 3]) expect(await deletes({ filter: { q }, count })).toBe('list-changed')
  expect(await left()).toHaveLength(2)
})

it('[D2] at most a thousand go at once, and somebody has to say which, and how many', async () => {
  await plays('Ana')
  const many = Array.from({ length: 1001 }, () => story.match._id)
  for (const body of [{ ids: many }, { filter: { q }, count: 1001 }, { filter: { q } }, {}, { count: 1 }]) {
    expect(await deletes(body)).toBe('invalid-request')
  }
  expect(await left()).toHaveLength(1)
})

it('[C9] [V6] where one of them may not be deleted none is', async () => {
  const played = await plays('Ana')
  await plays('Ben')
  await story.admin.opensLobby({}, played as MatchId)
  expect(await deletes({ filter: { q }, count: 2 })).toBe('forbidden')
  expect(await left()).toHaveLength(2)
})
