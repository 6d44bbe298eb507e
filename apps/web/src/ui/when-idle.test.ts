import { expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

const idle = () => {
  const asked: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (act: () => void) => asked.push(act))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => asked.splice(handle - 1, 1))
  return {
    comes() {
      for (const act of asked.splice(0)) act()
    },
  }
}

it('does once nothing else is to be done, unless it is let be', () => {
  const { comes } = idle()
  const act = vi.fn()
  whenIdle(act)
  comes()
  expect(act).toHaveBeenCalledOnce()
  whenIdle(act)()
  comes()
  expect(act).toHaveBeenCalledOnce()
})

it('never does for who has asked to save data', () => {
  const { comes } = idle()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const act = vi.fn()
  whenIdle(act)()
  whenIdle(act)
  comes()
  expect(act).not.toHaveBeenCalled()
})
