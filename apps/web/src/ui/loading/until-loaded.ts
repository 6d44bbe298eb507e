const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
/** With a connection: some browsers never ask again for a script that once did not come. */
const MOST_TRIES = 6

/**
 * What `load` brings, however often it takes while there is no connection.
 * @throws at once where the script came and is broken; after some tries where it does not come with a connection
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  let left = MOST_TRIES
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) left -= 1
      if (!isNotFetched(error) || left === 0) throw error
    }
    await onlineOrAfter(pause)
  }
}

/** As Chromium, Firefox, Safari and the preloader of styles say it; whatever else is thrown was thrown by the script. */
export function isNotFetched(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|unable to preload/i.test(error.message)
  )
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
