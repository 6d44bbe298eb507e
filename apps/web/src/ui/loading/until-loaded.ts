const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
/** How often the server is asked whether it answers again (ms). */
const CHECK_PAUSE = 2000
/** The highest number of attempts while the server answers, because some browsers never request a failed script again. */
const MOST_TRIES = 6
/** The highest number of attempts after an outage. */
const TRIES_AFTERWARDS = 2
/** After so many failed attempts while the server answers, or after one that follows an outage, the load counts as late. */
const LATE_AFTER = 3
/** A server that answers later than this counts as one that does not answer (ms). */
const LONGEST_ANSWER = 5000

/**
 * Returns the result of `load`. While the device is offline or the server does not answer, it waits. `onLate` is called
 * once, soon after an attempt, if the script does not load although the server answers. More attempts follow.
 * @throws at once if the script is broken; after some attempts if it does not load although the server answers
 */
export async function untilLoaded<T>(load: () => Promise<T>, onLate?: (error: unknown) => void): Promise<T> {
  let left = MOST_TRIES
  let toLate = LATE_AFTER
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load()
    } catch (error) {
      if (!isNotFetched(error)) throw error
      if (await serverAnswers()) {
        left -= 1
        toLate -= 1
        if (toLate === 0) onLate?.(error)
        if (left === 0) throw error
        await onlineOrAfter(pause)
      } else {
        let isOnline = false
        do isOnline = await onlineOrAfter(CHECK_PAUSE)
        while (!isOnline && !(await serverAnswers()))
        left = TRIES_AFTERWARDS
        toLate = Math.min(toLate, 1)
      }
    }
  }
}

/** Returns the result of `load` as `untilLoaded` does. @throws as soon as the load is late, for callers that reload the page */
export function loadedSoon<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    untilLoaded(load, reject).then(resolve, reject)
  })
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

/** Returns true as soon as the device is online again, or false after the pause. */
function onlineOrAfter(pause: number): Promise<boolean> {
  return new Promise((resolve) => {
    const goOn = (event?: Event) => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve(event !== undefined)
    }
    const timer = setTimeout(() => goOn(), pause)
    addEventListener('online', goOn)
  })
}
