import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches a query of a visible component with a new request, and cancels a pending one. The server may have answered
 * the pending request before the latest change.
 */
export async function fetchAfresh(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}
