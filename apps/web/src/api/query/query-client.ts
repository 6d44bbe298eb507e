import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../call-error.ts'

const RETRIES = 2

/** Pushes keep data current, so focusing the window fetches nothing. */
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
      // Without a connection a press fails at once; it is not sent later without the player's knowledge.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Refusals are final; a lost connection or a server error may be temporary. */
function mayPass(error: Error): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
}
