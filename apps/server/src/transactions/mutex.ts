/** Runs `run` when all earlier calls for the same key are done. Calls for other keys do not wait. */
export type Mutex = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>

export interface CountedMutex extends Mutex {
  /** The number of keys that are held or waited for. */
  readonly size: number
}

export function createMutex(): CountedMutex {
  const last = new Map<string, Promise<unknown>>()

  const mutex: Mutex = (key, run) => {
    const before = last.get(key)
    const mine = before === undefined ? run() : before.then(run, run)
    const done = mine
      .catch(() => {})
      .then(() => {
        if (last.get(key) === done) last.delete(key)
      })
    last.set(key, done)
    return mine
  }
  return Object.defineProperty(mutex, 'size', { get: () => last.size }) as CountedMutex
}

/**
 * Runs `run` while it holds every key. It joins all queues in one step, so that two calls have the same order in every
 * queue and cannot deadlock.
 */
export async function lockMany<Result>(
  mutex: Mutex,
  keys: readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const entered = [...new Set(keys)].sort().map(
    (key) =>
      new Promise<void>((enter) => {
        void mutex(key, () => {
          enter()
          return left
        })
      }),
  )
  try {
    await Promise.all(entered)
    return await run()
  } finally {
    leave()
  }
}
