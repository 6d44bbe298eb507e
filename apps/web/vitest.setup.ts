import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'

// What comes late on a busy machine comes all the same.
configure({ asyncUtilTimeout: 10_000 })

// Files share one page: a test finds it as a browser's first visit would.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
afterEach(() => {
  cleanup()
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
