import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { aCompetition } from '../a-competition.test-support.ts'
import { CompetitionList } from './competition-list.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the administrators’ list of competitions can be searched, sorted and exported, and leads to the page of each [PR390]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const cup = { ...aCompetition(), closesAt: '2026-11-20T19:45:00.000Z' }
  vi.stubGlobal('fetch', async () => Response.json({ competitions: [cup], total: 1 }))
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${files.push(blob as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const root = createRootRoute({
    component: () => (
      <CompetitionList search={{}} onSearch={() => {}} newLink={(children) => <a href="/new">{children}</a>} />
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const page = expect.stringMatching(new RegExp(`competition/${cup._id}$`))
  expect(await screen.findByRole('link', { name: 'Friday cup' })).toHaveAttribute('href', page)
  expect(screen.getByRole('searchbox', { name: 'Search competitions' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'State' })).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(((await files[0]?.text()) ?? '').split('\r\n')[1]).toMatch(
    /^Friday cup,private,no,Tournament,ana,Enrolment open,3,8,2026-11-20 19:45:00$/,
  )
})
