/** Runs `act` when everything that waited longer for the same key is done; other keys are not held up. */
export type Turns = <Result>(key: string, act: () => Promise<Result>) => Promise<Result>

export interface CountedTurns extends Turns {
  /** Keys somebody is using or waiting for. */
  readonly size: number
}

export function createTurns(): CountedTurns {
  const last = new Map<string, Promise<unknown>>()

  const turns: Turns = (key, act) => {
    const before = last.get(key)
    const mine = before === undefined ? act() : before.then(act, act)
    const done = mine
      .catch(() => {})
      .then(() => {
        if (last.get(key) === done) last.delete(key)
      })
    last.set(key, done)
    return mine
  }
  return Object.defineProperty(turns, 'size', { get: () => last.size }) as CountedTurns
}

/**
 * Takes a turn for each of the keys and then acts. All places are taken in one step, so two such calls stand in the
 * same order in every queue and never wait for each other.
 */
export async function manyTurns<Result>(
  turns: Turns,
  keys: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const entered = [...new Set(keys)].sort().map(
    (key) =>
      new Promise<void>((enter) => {
        void turns(key, () => {
          enter()
          return left
        })
      }),
  )
  try {
    await Promise.all(entered)
    return await act()
  } finally {
    leave()
  }
}
