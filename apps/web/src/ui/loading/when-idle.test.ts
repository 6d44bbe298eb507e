import { expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const idle = () => {
  const asked: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.splice(handle - 1, 1))
  return {
    comes() {
      for (const run of asked.splice(0)) run()
    },
  }
}

it('an idle task runs once the browser is idle, unless it is cancelled', () => {
  const { comes } = idle()
  const run = vi.fn()
  whenIdle(run)
  comes()
  expect(run).toHaveBeenCalledOnce()
  whenIdle(run)()
  comes()
  expect(run).toHaveBeenCalledOnce()
})

it('an idle task never runs for a user who has asked to save data', () => {
  const { comes } = idle()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const run = vi.fn()
  whenIdle(run)()
  whenIdle(run)
  comes()
  expect(run).not.toHaveBeenCalled()
})

it('in a browser that does not report idle time, an idle task runs a little later, unless it is cancelled', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('cancelIdleCallback', undefined)
  const run = vi.fn()
  whenIdle(run)()
  whenIdle(run)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(run).toHaveBeenCalledOnce()
})
