const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
/** The highest number of attempts while the server answers, because some browsers never request a failed script again. */
const MOST_TRIES = 6
/** The highest number of attempts after an outage. By then the pauses are long. */
const TRIES_AFTERWARDS = 2
/** A server that answers later than this counts as one that does not answer (ms). */
const LONGEST_ANSWER = 5000

/**
 * Returns the result of `load`, with any number of attempts while the device is offline or the server does not answer.
 * @throws at once if the script is broken; after some attempts if it does not load although the server answers
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  let left = MOST_TRIES
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load()
    } catch (error) {
      if (!isNotFetched(error)) throw error
      left = (await serverAnswers()) ? left - 1 : TRIES_AFTERWARDS
      if (left === 0) throw error
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

/**
 * A proxy answers with 502 or 503 while the server behind it restarts, or accepts the call and does not answer.
 */
function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_ANSWER)
  return fetch('/healthz', { method: 'HEAD', signal: waiting.signal })
    .then(
      ({ status }) => status < 500,
      () => false,
    )
    .finally(() => clearTimeout(timer))
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
