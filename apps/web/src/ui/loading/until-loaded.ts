const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
/** The highest number of attempts with a connection, because some browsers never request a failed script again. */
const MOST_TRIES = 6

/**
 * Returns the result of `load`, with any number of attempts while the device is offline.
 * @throws at once if the script is broken; after some attempts if it does not load despite a connection
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

/**
 * Returns whether an error means that a script was not loaded, by the messages of Chromium, Firefox, Safari and Vite's
 * preloader. Any other error comes from the script itself.
 */
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
