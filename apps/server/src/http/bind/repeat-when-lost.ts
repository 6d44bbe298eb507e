import { DatabaseUnavailable } from '../../db/database-unavailable.ts'

/** The pauses before the first and the second repetition (ms, wall time). */
const WAITS = [100, 400]

/**
 * Repeats a call with an Idempotency-Key at most twice if its connection to the database ends [B12]. Its COMMIT may
 * have taken effect; because of the key the repeated call then changes nothing. Calls without a key are not repeated.
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
