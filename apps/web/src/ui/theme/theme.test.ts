import { afterEach, expect, it, vi } from 'vitest'
import { chooseTheme, themeNow, watchSystemTheme } from './theme.ts'

/** Returns a system theme that the test can change. */
function aSystem(isDay: boolean) {
  const listeners = new Set<() => void>()
  const system = {
    isDay,
    turns(day: boolean) {
      system.isDay = day
      for (const listener of listeners) listener()
    },
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('light') && system.isDay
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return system
}

let stop = () => {}
afterEach(() => stop())

const shown = () => document.documentElement.dataset.theme

it('the theme follows the system setting, also when it changes, until the user chooses a theme [PR158]', () => {
  const system = aSystem(true)
  stop = watchSystemTheme()
  expect(shown()).toBe('day')
  system.turns(false)
  expect(shown()).toBe('night')
  system.turns(true)
  expect(shown()).toBe('day')
})

it('the theme that the user has chosen stays, whatever the system setting is', () => {
  const system = aSystem(true)
  stop = watchSystemTheme()
  chooseTheme('night')
  expect(shown()).toBe('night')
  system.turns(false)
  system.turns(true)
  expect(themeNow()).toBe('night')
  expect(shown()).toBe('night')
})
