import { Suspense } from 'react'
import { lazily } from '../loading/lazily.ts'

/** Loaded after the first screen, because no screen waits for the toaster. */
const loadToaster = () => import('./toaster.tsx')
const LazyToaster = lazily(() => loadToaster().then(({ ToastFrame: Toaster }) => ({ default: Toaster })))

/** Renders the toasts. It must be used once, beside the router. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <LazyToaster />
    </Suspense>
  )
}

export interface NotifyOptions {
  /** A notice with the id of a shown notice replaces that notice's content. */
  id?: string | undefined
  description?: string | undefined
  /** The duration in milliseconds; one second by default. */
  duration?: number | undefined
  action?: { label: string; onClick: () => void } | undefined
  /** The lower edge of the screen, for a notice that stays long. At the upper edge it would cover the link back. */
  position?: 'bottom-center' | undefined
}

/** Shows a short notice. A message that the user must not miss belongs on the page itself. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) => show('success', text, options),
  error: (text: string, options: NotifyOptions = {}) => show('error', text, options),
  info: (text: string, options: NotifyOptions = {}) => show('info', text, options),
}

function show(tone: 'success' | 'error' | 'info', text: string, options: NotifyOptions): void {
  void loadToaster().then(({ showNotice }) => showNotice(tone, text, toastOf(options)))
}

function toastOf({ id, description, duration, action, position }: NotifyOptions) {
  return {
    ...(id !== undefined && { id }),
    ...(description !== undefined && { description }),
    ...(duration !== undefined && { duration }),
    ...(action !== undefined && { action }),
    ...(position !== undefined && { position }),
  }
}
