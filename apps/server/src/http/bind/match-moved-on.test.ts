import {
  abandonMatch,
  confirmResults,
  createHalf,
  createOdds,
  createRound,
  endMatch,
  type MatchId,
  type RouteSpec,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { wrongRefusal } from '../../../test/support/requests/declared-refusal.ts'
import { allRoutes, sampleOf } from '../../../test/support/requests/request-samples.ts'
import { aScene } from '../../../test/support/scene.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { matchTopic } from '../../push/topic.ts'
import type { Mutex } from '../../transactions/mutex.ts'

type Scene = Awaited<ReturnType<typeof aScene>>

/** The calls that change something. Deletions come last, because the other calls need the deleted objects. */
const changing = allRoutes
  .filter(({ method, path }) => method !== 'GET' && !path.includes('logout'))
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server?.stop())

/**
 * Sends requests that were valid a moment before, like an operator or player with an outdated screen. Returns the wrong
 * answers.
 */
async function wrongAnswers(scene: Scene, ofThis: readonly RouteSpec[] = changing): Promise<string[]> {
  const [ana, , admin] = scene.users
  const wrong: string[] = []
  for (const route of ofThis) {
    const caller = route.access === 'admin' ? admin : ana
    const answer = await call(server, route, sampleOf(route, scene.things) as never, { headers: caller?.headers ?? {} })
    if (answer.ok) continue
    const fault = wrongRefusal(route, answer.status, answer.failure)
    if (fault !== undefined) wrong.push(`${route.method} ${route.path}: ${fault}`)
  }
  return wrong
}

describe('a request about a match that has changed meanwhile', () => {
  it('every changing call about an abandoned match gets a reply or a refusal that the contract declares', async () => {
    const scene = await aScene(server, randomSource(1))
    const matchId = scene.things.matchId as MatchId
    await scene.scenario.admin.gets(abandonMatch, { body: { matchId, reason: 'Snow' } })
    expect(await wrongAnswers(scene)).toEqual([])
  })

  it('every changing call about a match with confirmed results gets a reply or a refusal that the contract declares', async () => {
    const scene = await aScene(server, randomSource(2))
    const body = { matchId: scene.things.matchId as MatchId }
    await scene.scenario.admin.gets(endMatch, { body })
    await server.ctx.jobs.settled()
    await scene.scenario.admin.gets(confirmResults, { body })
    expect(await wrongAnswers(scene)).toEqual([])
  })

  it('every administrators’ call gets a reply or a declared refusal if its match is deleted while the call waits for the match’s lock', async () => {
    const scene = await aScene(server, randomSource(3))
    const deletion = deletedAtItsLock(scene.things.matchId as MatchId)
    const ofMatches = changing.filter(({ access }) => access === 'admin')
    expect(await wrongAnswers(scene, ofMatches)).toEqual([])
    expect(deletion.times).toBeGreaterThan(20)
  })

  it('the reply contains the added option, round or half even if the match is deleted after the change and before the reply', async () => {
    const scene = await aScene(server, randomSource(5))
    const matchId = scene.things.matchId as MatchId
    const { admin } = scene.scenario
    const { _id: halfId } = (await admin.gets(createHalf, { body: { matchId, halfNumber: 3 } })).matchHalf
    const restore = deletedAfterItsLock(matchId)
    const line = { matchId, eventType: 'Corner', betType: 'over' as const, threshold: 9.5, oddsValue: 3 }
    expect((await admin.gets(createOdds, { body: line })).odds).toMatchObject({ threshold: 9.5, odds: 3 })
    await restore()
    const round = { halfId, startMinute: 100, endMinute: 105 }
    expect((await admin.gets(createRound, { body: round })).matchRound).toMatchObject({ startMinute: 100 })
    await restore()
    const half = { matchId, halfNumber: 4 }
    expect((await admin.gets(createHalf, { body: half })).matchHalf).toMatchObject({ halfNumber: 4 })
  })
})

/**
 * Deletes the match with all its new rows as soon as a request locks it.
 * @returns a function that restores the match
 */
function deletedAfterItsLock(matchId: MatchId): () => Promise<unknown> {
  const { ctx } = server
  const deleted = (at: Date | null) => ctx.db.updateTable('match').set({ deleted_at: at }).where('id', '=', matchId)
  const mutex = ctx.mutex as Mutex
  const deleting: Mutex = (key, run) => {
    if (key !== matchTopic(matchId)) return mutex(key, run)
    return mutex(key, async () => {
      const done = await run()
      await deleted(ctx.clock.date()).execute()
      await ctx.db.deleteFrom('round').where('start_minute', '=', 100).execute()
      await ctx.db.deleteFrom('match_half').where('match_id', '=', matchId).where('half_number', '=', 4).execute()
      return done
    })
  }
  Object.assign(ctx, { mutex: deleting })
  return () => deleted(null).execute()
}

/** Deletes the match while a request waits for its lock, and restores the match for the next request. */
function deletedAtItsLock(matchId: MatchId): { times: number } {
  const { ctx } = server
  const counted = { times: 0 }
  const mutex = ctx.mutex as Mutex
  const deleted = (at: Date | null) => ctx.db.updateTable('match').set({ deleted_at: at }).where('id', '=', matchId)
  const deleting: Mutex = (key, run) => {
    if (key !== matchTopic(matchId)) return mutex(key, run)
    return mutex(key, async () => {
      counted.times += 1
      await deleted(ctx.clock.date()).execute()
      try {
        return await run()
      } finally {
        await deleted(null).execute()
      }
    })
  }
  Object.assign(ctx, { mutex: deleting })
  return counted
}
