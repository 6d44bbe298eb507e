import { DatabaseUnavailable } from '../db/database-unavailable.ts'

/** What became of one wish among many: a refusal is an outcome like any other, so that it harms nobody else's. */
export type BatchOutcome<Reply> = { readonly reply: Reply } | { readonly error: unknown }

/** Answers the wishes in their order. What is thrown is nobody's refusal: none of them happened. */
export type RunBatch<Request, Reply> = (requests: readonly Request[]) => Promise<readonly BatchOutcome<Reply>[]>

interface Waiting<Request, Reply> {
  readonly request: Request
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets wishes that wait for the same thing go in together: while one lot is at work the next gathers, in order of arrival. There
 * is no timer: a wish that comes alone goes at once, and the lots grow with the load.
 * @param most at a time
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

/** Into how many parts a lot falls that could not be placed: halves first, then each by itself. */
const HALVES = 2

/** Nobody waits for one that cannot be placed longer than a second and a third try take, and none is harmed by it. */
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
      else reject(outcome?.error ?? new Error('a wish was left without an outcome'))
    }
  } catch (error) {
    const [alone] = batch
    // It is none of theirs: each part would wait for the database again.
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
