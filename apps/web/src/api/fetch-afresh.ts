import type { QueryClient } from '@tanstack/react-query'

/** Fetches what is shown of a query with a request that starts now: one under way may have been answered too early. */
export async function fetchAfresh(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}
