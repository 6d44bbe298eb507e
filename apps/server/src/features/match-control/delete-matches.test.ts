import {
  adminGetMatch,
  adminListMatches,
  adminListMatchRounds,
  createMatch,
  deleteMatches,
  listActions,
  type MatchId,
  startHalf1,
  undoAction,
} from '@bettle/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { listen } from '../../../test/support/test-app.ts'
import { deleteMatches as deletesThem } from './delete-matches.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

let cup = 0
let q: string
beforeEach(() => {
  cup += 1
  q = `Cup ${cup}.`
})

const plays = async (home: string) =>
  (await scenario.admin.gets(createMatch, { body: { homeTeam: `${q}${home}`, awayTeam: 'Croatia' } })).match._id
const left = async () => (await scenario.admin.gets(adminListMatches, { query: { q } })).matches.map(({ _id }) => _id)
const deletes = async (body: Record<string, unknown>) => {
  const answer = await scenario.admin.asks(deleteMatches, { body })
  return answer.ok || answer.failure.code
}

it('deletes together all matches that a search finds, if their number equals the number the administrator saw [D2]', async () => {
  for (const home of ['Ana', 'Ben', 'Cleo']) await plays(home)
  expect(await deletes({ filter: { q }, count: 3 })).toBe(true)
  expect(await left()).toEqual([])
})

it('deletes no match if the search finds more or fewer matches than the administrator saw [D2] [PR291]', async () => {
  await plays('Ana')
  await plays('Ben')
  for (const count of [1, 3]) expect(await deletes({ filter: { q }, count })).toBe('list-changed')
  expect(await left()).toHaveLength(2)
})

it('refuses a request to delete more than a thousand matches, or one that does not say which matches and how many [D2] [PR291]', async () => {
  await plays('Ana')
  const many = Array.from({ length: 1001 }, () => scenario.match._id)
  for (const body of [{ ids: many }, { filter: { q }, count: 1001 }, { filter: { q } }, {}, { count: 1 }]) {
    expect(await deletes(body)).toBe('invalid-request')
  }
  expect(await left()).toHaveLength(1)
})

it('deletes none of several matches if the administrator has bet on one of them [C9] [V6]', async () => {
  const played = await plays('Ana')
  await plays('Ben')
  const lobby = await scenario.admin.opensLobby({}, played as MatchId)
  await scenario.admin.bets(10).on('Over 0.5 Corner', lobby)
  expect(await deletes({ filter: { q }, count: 2 })).toBe('forbidden')
  expect(await left()).toHaveLength(2)
})

it('deleting many matches without lobbies needs as few statements as a few matches; each is published, logged and can be restored [C9]', async () => {
  const asks = async (ids: readonly MatchId[]) => {
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { ctx } = scenario.server
    await deletesThem({ ...ctx, db: ctx.db.withPlugin(counting) }, scenario.admin.userId, ids)
    return statements
  }
  const homes = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Hal']
  const ids: MatchId[] = []
  for (const home of homes) ids.push(await plays(home))
  const [first, second, third, ...rest] = ids
  if (!first || !second || !third) throw new Error('no match was made')
  const few = await asks([first, second])
  const socket = await listen(scenario.server, scenario.admin.token.accessToken, ['hub', `match:${third}`])
  expect(await asks([third, ...rest])).toBe(few)
  await socket.done()
  const updates = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame] : []))
  const received = (topic: string) => updates.filter((frame) => frame.topic === topic).map(({ push }) => push)
  expect(received(`match:${third}`)).toMatchObject([
    { type: 'match.changed', match: { _id: third, status: 'abandoned', abandonedWhy: { code: 'match-deleted' } } },
  ])
  expect(received('hub')).toHaveLength(6)
  socket.close()
  expect(await left()).toEqual([])
  const { actions } = await scenario.admin.gets(listActions, { query: { matchId: third } })
  expect(actions[0]).toMatchObject({ kind: 'delete-match', canUndo: true, before: { homeTeam: `${q}Cleo` } })
  await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
  expect(await left()).toEqual([third])
})

it('the subscriber of a match that is deleted and restored after a half began holds the same data as a fetch returns [O3] [V8]', async () => {
  const matchId = await plays('Ana')
  await scenario.admin.gets(startHalf1, { body: { matchId } })
  const fetched = async () => (await scenario.admin.gets(adminGetMatch, { params: { id: matchId } })).match
  const before = await fetched()
  const topic = `match:${matchId}`
  const socket = await listen(scenario.server, scenario.admin.token.accessToken, [{ topic, version: before.version }])
  expect(await deletes({ ids: [matchId] })).toBe(true)
  const { actions } = await scenario.admin.gets(listActions, { query: { matchId } })
  await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
  await socket.done()
  const updates = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame] : []))
  expect(updates.map(({ version }) => version)).toEqual(updates.map((_, index) => before.version + index + 1))
  const after = await fetched()
  expect(after).toMatchObject({ status: 'active', halves: before.halves, version: updates.at(-1)?.version })
  const received = updates.flatMap(({ push }) => ('match' in push ? [push.match] : []))
  expect({ ...received.at(-1), version: after.version }).toEqual(after)
  const halves = updates.flatMap(({ push }) => (push.type === 'half.changed' ? [push.half] : []))
  expect(halves.at(-1)).toEqual(after.halves[0])
  const rounds = updates.flatMap(({ push }) => (push.type === 'round.changed' ? [push.rounds] : []))
  const plan = await scenario.admin.gets(adminListMatchRounds, { params: { matchId } })
  expect(rounds.at(-1)?.map(({ startsAt }) => startsAt)).toEqual(plan.matchRounds.map(({ startsAt }) => startsAt))
  socket.close()
})
