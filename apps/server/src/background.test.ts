import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { createBackground } from './background.ts'

const lines: string[] = []
const background = createBackground(pino({}, { write: (line) => lines.push(line) }))
beforeEach(() => {
  lines.length = 0
})

it('starts a background task after its caller has finished, and settled() waits for the task', async () => {
  const order: string[] = []
  background.later('begin', async () => void order.push('work'))
  await Promise.resolve()
  order.push('asked')
  await background.settled()
  expect(order).toEqual(['asked', 'work'])
})

it('settled() waits also for background tasks that other background tasks add meanwhile', async () => {
  let last = ''
  background.later('begin', async () =>
    background.later('go on', async () => {
      last = 'done'
    }),
  )
  await background.settled()
  expect(last).toBe('done')
})

it('logs a background task that fails, and runs the next task', async () => {
  let isNextDone = false
  background.later('send a pigeon', () => Promise.reject(new Error('fog')))
  background.later('go on', async () => {
    isNextDone = true
  })
  await background.settled()
  expect(isNextDone).toBe(true)
  expect(lines.join()).toContain('could not send a pigeon')
  expect(lines.join()).toContain('fog')
})

it('a stop waits for all background tasks, but not for tasks that take too long', async () => {
  let done = false
  background.later('be quick', async () => {
    done = true
  })
  await background.stop(60_000)
  expect(done).toBe(true)
  expect(lines).toEqual([])

  background.later('wait for ever', () => new Promise(() => {}))
  await background.stop(1)
  expect(lines.join()).toContain('the server stops and did not wait for ever')
})
