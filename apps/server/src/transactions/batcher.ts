import { DatabaseUnavailable } from '../db/database-unavailable.ts'

/**
 * The outcome of one request of a batch. A refusal is an outcome too, so that it does not affect the other requests.
 */
export type BatchOutcome<Reply> = { readonly reply: Reply } | { readonly error: unknown }

/**
 * Runs a batch and returns the outcomes in the order of the requests. It throws if the whole batch failed, so that no
 * request took effect.
 */
export type RunBatch<Request, Reply> = (requests: readonly Request[]) => Promise<readonly BatchOutcome<Reply>[]>

interface Waiting<Request, Reply> {
  readonly request: Request
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/**
 * Creates a batcher: requests that arrive while a batch runs form the next batch, in order of arrival. There is no
 * timer: a single request runs at once, and batches grow with the load.
 * @param most the largest number of requests in a batch
 */
export function createBatcher<Request, Reply>(
  runBatch: RunBatch<Request, Reply>,
  most: number,
): (request: Request) => Promise<Reply> {
  const waiting: Waiting<Request, Reply>[] = []
  let isAtWork = false

  async function work(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) await goIn(runBatch, waiting.splice(0, most), HALVES)
    isAtWork = false
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject })
      if (!isAtWork) void work()
    })
}

/** The number of parts into which a failed batch is split first; a failed part is then split into single requests. */
const HALVES = 2

/**
 * Runs a batch. If the batch throws, it runs the two halves, and then each request of a failed half alone. So each
 * request runs three times at most, and only requests that fail alone are rejected. If the database is unavailable, it
 * rejects all requests at once.
 */
async function goIn<Request, Reply>(
  runBatch: RunBatch<Request, Reply>,
  batch: readonly Waiting<Request, Reply>[],
  parts: number,
): Promise<void> {
  try {
    const outcomes = await runBatch(batch.map(({ request }) => request))
    for (const [index, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[index]
      if (outcome && 'reply' in outcome) resolve(outcome.reply)
      else reject(outcome?.error ?? new Error('a request of the batch has no outcome'))
    }
  } catch (error) {
    const [alone] = batch
    // Rejects all requests: none of them is the cause, and each part would wait for the unavailable database again.
    if (error instanceof DatabaseUnavailable) {
      for (const { reject } of batch) reject(error)
      return
    }
    if (batch.length === 1) return alone?.reject(error)
    const size = Math.ceil(batch.length / parts)
    for (let from = 0; from < batch.length; from += size) {
      await goIn(runBatch, batch.slice(from, from + size), batch.length)
    }
  }
}
