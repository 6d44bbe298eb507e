import type { QueryClient } from '@tanstack/react-query'

/** Fetches a visible query with a new request, because a pending one may have been answered too early. */
export async function fetchAfresh(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.invalidateQueries({ queryKey, exact: true })
}
