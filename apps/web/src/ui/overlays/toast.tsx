import { Suspense } from 'react'
import { lazily } from '../loading/lazily.ts'

/** Fetched once the first screen stands: no screen waits for it. */
const loadToaster = () => import('./toaster.tsx')
const LazyToaster = lazily(() => loadToaster().then(({ ToastFrame: Toaster }) => ({ default: Toaster })))

/** Where the toasts appear. Once, beside the router. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <LazyToaster />
    </Suspense>
  )
}

export interface NotifyOptions {
  /** The same id again changes what is still shown instead of standing beside it. */
  id?: string | undefined
  description?: string | undefined
  /** Milliseconds; one second unless told. */
  duration?: number | undefined
  action?: { label: string; onClick: () => void } | undefined
}

/** Says something in passing. What must not be missed belongs on the page, not here. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) => show('success', text, options),
  error: (text: string, options: NotifyOptions = {}) => show('error', text, options),
  info: (text: string, options: NotifyOptions = {}) => show('info', text, options),
}

function show(tone: 'success' | 'error' | 'info', text: string, options: NotifyOptions): void {
  void loadToaster().then(({ showNotice }) => showNotice(tone, text, toastOf(options)))
}

function toastOf({ id, description, duration, action }: NotifyOptions) {
  return {
    ...(id !== undefined && { id }),
    ...(description !== undefined && { description }),
    ...(duration !== undefined && { duration }),
    ...(action !== undefined && { action }),
  }
}
