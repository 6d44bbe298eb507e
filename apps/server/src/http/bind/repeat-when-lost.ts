import { DatabaseUnavailable } from '../../db/database-unavailable.ts'

/** Before the first repetition and the second (ms, wall time). */
const WAITS = [100, 400]

/**
 * Repeats a call with an Idempotency-Key if its connection to the database ends, twice at most [B12].
 * Its COMMIT may have taken effect; with its key the call changes nothing again. No other call is repeated.
 */
export async function repeatWhenLost<Reply>(handle: () => Promise<Reply>): Promise<Reply> {
  for (const wait of WAITS) {
    try {
      return await handle()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || error.why !== 'lost') throw error
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return handle()
}
