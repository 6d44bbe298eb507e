import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

const RETRIES = 2

/** Pushes keep what is shown current, so nothing is fetched again just because a window came to the front. */
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
      // Without a connection a press fails and says so, rather than being done behind the player's back when there is one again.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Refusals stand; what did not get through or met a server in trouble may pass the next time. */
function mayPass(error: Error): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
}
