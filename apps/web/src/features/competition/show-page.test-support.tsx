import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { makeQueryClient } from '../../api/query/query-client.ts'

/** Renders a part of a competition's page with the router and the queries that it needs. */
export function showPage(part: ReactNode) {
  const root = createRootRoute({ component: Outlet })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => part })
  const others = createRoute({ getParentRoute: () => root, path: '/$', component: () => 'Another page' })
  const router = createRouter({
    routeTree: root.addChildren([here, others]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const queryClient = makeQueryClient()
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { ...shown, queryClient, router }
}
