import { afterEach, expect, it, vi } from 'vitest'
import { pushSupport } from './push-of-browser.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function hasPushes(permission: string): void {
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 0, serviceWorker: {} })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission })
}

it('a browser with pushes can be reminded until the user refuses', () => {
  hasPushes('default')
  expect(pushSupport()).toBe('yes')
  hasPushes('denied')
  expect(pushSupport()).toBe('denied')
})

it('a browser without notifications or service workers cannot be reminded', () => {
  hasPushes('default')
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(pushSupport()).toBe('no')
})

it('an iPhone needs the installed app, on a page over https', () => {
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 })
  vi.stubGlobal('isSecureContext', true)
  expect(pushSupport()).toBe('install-first')
  vi.stubGlobal('isSecureContext', false)
  expect(pushSupport()).toBe('no')
})
