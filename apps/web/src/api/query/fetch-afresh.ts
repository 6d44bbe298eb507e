import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches a visible query with a new request. The server may have answered a pending request before the latest change.
 */
export async function fetchAfresh(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}
