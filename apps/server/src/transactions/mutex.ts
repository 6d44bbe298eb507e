/** Runs `act` when everything that waited longer for the same key is done; other keys are not held up. */
export type Mutex = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>

export interface CountedMutex extends Mutex {
  /** Keys somebody is using or waiting for. */
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
 * Takes a turn for each of the keys and then acts. All places are taken in one step, so two such calls stand in the
 * same order in every queue and never wait for each other.
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
