import '@testing-library/jest-dom/vitest'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import confetti from 'canvas-confetti'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetPage } from './src/store/remember.ts'

// What comes late on a busy machine comes all the same.
configure({ asyncUtilTimeout: 10_000 })

// There is no canvas here to throw it on, and what is thrown may come after its test.
Object.assign(confetti, { create: () => Object.assign(() => Promise.resolve(null), { reset: () => {} }) })

// Files share one page: a test finds it as a browser's first visit would, our own modules by `forgetPage`.
beforeEach(() => {
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
})
afterEach(() => {
  cleanup()
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
