import DataLoader from 'dataloader'

/** The largest number of questions that one statement reads. */
const AT_ONCE = 500

/**
 * Collects questions: while one statement runs, later questions wait, and the next statement reads them together. A
 * single question is read at once.
 * Nothing is cached: each statement starts after its questions arrived ([A8]).
 * @param read returns the answers in the order of the questions
 */
export function readTogether<Asked, Found>(
  read: (asked: readonly Asked[]) => Promise<readonly Found[]>,
  atOnce = AT_ONCE,
): (asked: Asked) => Promise<Found> {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Asked, Found>(
    (asked) => {
      const found = read(asked)
      underWay = found.catch(() => {})
      return found
    },
    { cache: false, maxBatchSize: atOnce, batchScheduleFn: (load) => void underWay.then(load) },
  )
  return (asked) => loader.load(asked)
}
