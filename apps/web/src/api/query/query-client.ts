import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../call-error.ts'

const RETRIES = 2

/**
 * Creates the query client. It does not refetch when the window gets the focus, because pushes keep the data current.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (attempt, error) =>
          error instanceof CallError && error.retryAfter !== undefined ? error.retryAfter * 1000 : 500 * 2 ** attempt,
      },
      // While the device is offline, a press fails at once. It is not sent later without the player's knowledge.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Returns whether a retry may succeed. Refusals are final; a lost connection or a server error may be temporary. */
function mayPass(error: Error): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
}
