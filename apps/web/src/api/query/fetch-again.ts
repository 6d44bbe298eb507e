import type { QueryClient } from '@tanstack/react-query'

/** Fetches a visible query, unless a request is already pending. */
export function fetchAgain(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  return queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
}
