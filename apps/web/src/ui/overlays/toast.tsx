import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { ofPage } from '../../store/remember.ts'
import { createStore } from '../../store/store.ts'
import { lazily } from '../loading/lazily.ts'

/** No screen waits for the toaster, so its script loads this long (ms) after the app, or with the first notice. */
const LATER_MS = 5_000

const loadToaster = () => import('./toaster.tsx')
const LazyToaster = lazily(() => loadToaster().then(({ ToastFrame: Toaster }) => ({ default: Toaster })))

/** Whether the toaster is needed yet, and a promise that is kept once it can show notices. */
const frame = ofPage(() => {
  let show = () => {}
  const isShown = new Promise<void>((resolve) => {
    show = resolve
  })
  return { wanted: createStore(false), show, isShown }
})

/** Renders the toasts. It must be used once, beside the router. */
export function Toaster() {
  const { wanted, show } = frame()
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.get)
  useEffect(() => {
    const timer = setTimeout(() => wanted.set(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return (
    isWanted && (
      <Suspense fallback={null}>
        <LazyToaster />
        <OnceShown run={show} />
      </Suspense>
    )
  )
}

/** Runs a function when its neighbours are shown. */
function OnceShown({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
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
  const { wanted, isShown } = frame()
  wanted.set(true)
  void Promise.all([loadToaster(), isShown]).then(([{ showNotice }]) => showNotice(tone, text, toastOf(options)))
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
