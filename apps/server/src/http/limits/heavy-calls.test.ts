import { route } from '@bettle/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { aServer, aSignedInUser, call } from '../../../test/support/test-app.ts'
import { bind } from '../bind/bind.ts'
import { heavyCalls } from './heavy-calls.ts'

/** Creates a job that ends when the test decides. */
function aJob() {
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const job = {
    hasBegun: false,
    end: () => end(),
    handler: async () => {
      job.hasBegun = true
      await ended
    },
  }
  return job
}

const settle = async () => {
  for (let tick = 0; tick < 5; tick += 1) await new Promise(setImmediate)
}

it('the queue of heavy calls runs two at once, and the next when one ends [A53]', async () => {
  const heavy = heavyCalls()
  const jobs = [aJob(), aJob(), aJob()]
  const done = jobs.map(({ handler }) => heavy.run('ana', handler))
  await settle()
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false])
  jobs[1]?.end()
  await settle()
  expect(jobs.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true])
  for (const job of jobs) job.end()
  await Promise.all(done)
})

it('the queue of heavy calls continues after a call that failed [A53]', async () => {
  const heavy = heavyCalls({ atOnce: 1 })
  const fails = heavy.run('ana', async () => {
    throw new Error('failed')
  })
  const then = heavy.run('ana', async () => 'done')
  await expect(fails).rejects.toThrow('failed')
  expect(await then).toBe('done')
})

it('the queue of heavy calls alternates between accounts: fifty calls of one account delay another account’s call by one call [A53]', async () => {
  const heavy = heavyCalls({ atOnce: 1 })
  const order: string[] = []
  const ask = (clientKey: string) => heavy.run(clientKey, async () => void order.push(clientKey))
  const all = [...Array.from({ length: 50 }, () => ask('ana')), ask('ben'), ask('cleo'), ask('ben')]
  await Promise.all(all)
  expect(order.slice(0, 6)).toEqual(['ana', 'ana', 'ben', 'cleo', 'ana', 'ben'])
  expect(order).toHaveLength(53)
})

it('the queue of heavy calls refuses an account’s calls beyond a hundred that wait, and serves other accounts [A53]', async () => {
  const heavy = heavyCalls()
  const job = aJob()
  const waiting = Array.from({ length: 102 }, () => heavy.run('ana', job.handler))
  await expect(heavy.run('ana', job.handler)).rejects.toMatchObject({
    code: 'rate-limited',
    details: { retryAfter: 1 },
  })
  const others = heavy.run('ben', async () => 'done')
  job.end()
  expect(await others).toBe('done')
  await Promise.all(waiting)
})

const base = { method: 'GET', area: 'test', summary: 'For a test.', reply: z.object({}), errors: [] } as const
const heavyCall = route({ ...base, path: '/heavy', access: 'player', heavy: true })
const lightCall = route({ ...base, path: '/light', access: 'player' })

it('light calls and calls of administrators do not wait for heavy calls [A53]', async () => {
  const job = aJob()
  let running = 0
  const server = await aServer({
    // One node, because each node has a queue of its own.
    nodes: 1,
    config: { rateLimits: true },
    features(app, ctx) {
      bind(app, ctx, heavyCall, async () => {
        running += 1
        await job.handler()
        return {}
      })
      bind(app, ctx, lightCall, () => ({}))
    },
  })
  const ana = await (await aSignedInUser(server, 'Ana')).token()
  const admin = await aSignedInUser(server, 'Admin')
  await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  const adminToken = await admin.token()
  const heavy = Array.from({ length: 4 }, () => call(server, heavyCall, {}, { token: ana }))
  await expect.poll(() => running).toBe(2)
  expect(await call(server, lightCall, {}, { token: ana })).toMatchObject({ status: 200 })
  expect(running).toBe(2)
  const ofAdmin = call(server, heavyCall, {}, { token: adminToken })
  await expect.poll(() => running).toBe(3)
  job.end()
  for (const answer of [...(await Promise.all(heavy)), await ofAdmin]) expect(answer).toMatchObject({ status: 200 })
  await server.stop()
})
