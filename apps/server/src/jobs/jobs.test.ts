import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../test/support/test-app.ts'
import type { Context } from '../context.ts'
import { crossOff, failingWork, planWork } from './job-store.ts'
import { createJobs, type JobKinds, type Jobs } from './jobs.ts'

let server: TestServer
let done: string[]
let broken: Set<string>
let jobs: Jobs
let isReleased: Promise<void>
let release: () => void

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/**
 * Declares job kinds that the product does not have: letters and parcels of a post office, and cables, which run first.
 */
beforeEach(async () => {
  done = []
  broken = new Set()
  isReleased = new Promise((resolve) => (release = resolve))
  const deliver: JobKinds<Context>[string]['run'] = async (ctx, work) => {
    if (work.key === 'slow') await isReleased
    if (broken.has(work.key)) throw new Error(`${work.key} is lost`)
    done.push(`${work.kind} ${work.key} of ${work.ownerId}`)
    await crossOff(ctx.db, work, ctx.clock.date())
  }
  jobs = createJobs(() => server.ctx, {
    parcel: { queue: 'post', run: deliver },
    letter: { queue: 'post', run: deliver },
    cable: { queue: 'post', run: deliver, isFirst: true },
  })
  await server.ctx.db.deleteFrom('due_work').execute()
})

function plan(kind: string, key: string, minutes = 0, queue: `${string}:${string}` = 'post:ana'): Promise<void> {
  const runAt = server.clock.now() + minutes * 60_000
  return server.ctx.db.transaction().execute((tx) => planWork(tx, [{ queue, kind, key, runAt }]))
}

it('runs jobs once at their times, ordered by time and then by the declared order of their kinds', async () => {
  await plan('letter', 'b')
  await plan('letter', 'a')
  await plan('parcel', 'c')
  await plan('letter', 'early', -1)
  await plan('letter', 'later', 5)
  await jobs.settled()
  expect(done).toEqual(['letter early of ana', 'parcel c of ana', 'letter a of ana', 'letter b of ana'])
  expect(await jobs.isPending('post:ana')).toBe(false)
})

it('runs a job of a kind marked as first before all other jobs whose time has come', async () => {
  await plan('letter', 'early', -5)
  await plan('cable', 'c', -1)
  await plan('letter', 'a')
  await jobs.settled()
  expect(done).toEqual(['cable c of ana', 'letter early of ana', 'letter a of ana'])
})

it('runs a job that is planned three times only once, at the earliest of the three times', async () => {
  await plan('letter', 'a', 5)
  await plan('letter', 'a', 0)
  await plan('letter', 'a', 9)
  await jobs.settled()
  await jobs.settled()
  expect(done).toEqual(['letter a of ana'])
})

it('a failed job delays no other job, stays pending, does not run again before its pause ends, and runs again on request', async () => {
  broken.add('a')
  await plan('letter', 'a', -1)
  await plan('letter', 'b')
  await plan('letter', 'c', 0, 'post:ben')
  await expect(jobs.settled()).rejects.toThrow('a is lost')
  expect([...done].sort()).toEqual(['letter b of ana', 'letter c of ben'])
  await jobs.runJobs('post:ana')
  expect(await jobs.isPending('post:ana')).toBe(true)
  expect(await jobs.isPending('post:ben')).toBe(false)
  expect(await failingWork(server.ctx.db)).toMatchObject([{ queue: 'post:ana', key: 'a', attempts: 1 }])

  await jobs.runAgain('post:ana')
  expect(await failingWork(server.ctx.db)).toMatchObject([{ attempts: 2, last_error: 'a is lost' }])
  broken.clear()
  await jobs.runJobs('post:ana')
  expect(done).toHaveLength(2)
  await jobs.runAgain('post:ana')
  expect(done.at(-1)).toBe('letter a of ana')
  expect(await failingWork(server.ctx.db)).toEqual([])
})

it('a slow job delays no other queue, and jobs whose time has come meanwhile run when their queue is free', async () => {
  jobs.start()
  await plan('letter', 'slow')
  jobs.wake()
  await plan('letter', 'a', 1, 'post:ben')
  await plan('letter', 'next', 1)
  const moved = server.clock.advance(60_000)
  await expect.poll(() => done).toEqual(['letter a of ben'])
  await plan('letter', 'b', 0, 'post:ben')
  jobs.wake()
  await expect.poll(() => done).toEqual(['letter a of ben', 'letter b of ben'])
  release()
  await moved
  expect(done.slice(2)).toEqual(['letter slow of ana', 'letter next of ana'])
  await jobs.stop()
})

it('a job of a kind without a handler on this server stays pending, and does not delay the next job', async () => {
  await plan('telegram', 'a')
  await plan('letter', 'b')
  await jobs.settled()
  expect(done).toEqual(['letter b of ana'])
  expect(await jobs.isPending('post:ana')).toBe(true)
})

it('a job whose kind does not belong to its queue fails, and the error names the kind and the queue', async () => {
  await plan('letter', 'a', 0, 'match:1')
  await expect(jobs.settled()).rejects.toThrow('letter does not belong in the queue match:1')
})
