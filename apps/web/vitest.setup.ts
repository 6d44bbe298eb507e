import '@testing-library/jest-dom/vitest'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import confetti from 'canvas-confetti'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadWording } from './src/api/wording.ts'
import { forgetPage } from './src/store/remember.ts'

/** How long a test waits for what must happen (ms): long enough for busy machines. */
const PATIENCE = 10_000
configure({ asyncUtilTimeout: PATIENCE })
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

// Replaces the canvas of the confetti. The test environment has no canvas, and confetti may start after its test has
// ended.
Object.assign(confetti, { create: () => Object.assign(() => Promise.resolve(null), { reset: () => {} }) })

// All test files share one page. Each test starts as on a browser's first visit, and `forgetPage` resets the app's
// modules.
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  }
  document.title = ''
  getSelection()?.removeAllRanges()
  history.replaceState(null, '', '/')
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  forgetPage()
  // A refusal shows its text without a wait for the script, so that tests with a stopped clock see it.
  await loadWording()
})
afterEach(() => {
  cleanup()
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
