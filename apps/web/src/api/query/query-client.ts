import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isFault } from '../../crash/is-fault.ts'
import { reportCrash } from '../../crash/report-crash.ts'
import { CallError } from '../call-error.ts'

const RETRIES = 2

/**
 * Creates the query client. It does not refetch when the window gets the focus, because pushes keep the data current.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => reportFault(error, 'Query') }),
    mutationCache: new MutationCache({ onError: (error) => reportFault(error, 'Press') }),
    defaultOptions: {
      queries: {
        // A page handles the refusals of its calls. It cannot handle an error of our own code, for example when it reads
        // a response. Without data the page would wait for ever, so the crash page replaces it.
        throwOnError: (error, { state }) => state.data === undefined && isFault(error),
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

function reportFault(error: Error, where: string): void {
  if (isFault(error)) reportCrash(error, where)
}
