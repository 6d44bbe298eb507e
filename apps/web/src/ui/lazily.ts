import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000

/**
 * A component whose script comes later. Where it cannot be fetched, the connection is gone most of the time: it is asked for
 * again, at once when the browser is online again, and what stands in its place stays. The page around it never falls with it.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy; a component of any props
export function lazily<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => untilLoaded(load))
}

/** What `load` brings, however often it takes. A script that came and is broken fails at once. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load()
    } catch (error) {
      // What every browser throws for a script that cannot be fetched.
      if (!(error instanceof TypeError)) throw error
    }
    await onlineOrAfter(pause)
  }
}

function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, pause)
    addEventListener('online', goOn)
  })
}
