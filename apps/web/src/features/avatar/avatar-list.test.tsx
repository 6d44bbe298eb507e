import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { AvatarList } from './avatar-list.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the administrators’ list of avatars has name and day of each, and ways to add, edit and delete [PR295]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const avatar = { _id: 'a1', name: 'Fox', image: 'fox.png', createdAt: '2026-11-20T09:45:00.000Z' }
  vi.stubGlobal('fetch', async () => Response.json({ avatars: [avatar], total: 1 }))
  const root = createRootRoute({ component: () => <AvatarList search={{}} onSearch={() => {}} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('rowheader', { name: /^Fox/ })).toBeVisible()
  expect(screen.getByRole('cell', { name: '11-20-2026' })).toBeVisible()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(expect.arrayContaining(['Name', 'Created Date']))
  expect(screen.getByRole('link', { name: 'Add Avatar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/avatar\/new$/),
  )
  expect(screen.getByRole('link', { name: 'Edit Fox' })).toHaveAttribute('href', expect.stringMatching(/avatar\/a1$/))
  expect(screen.getByRole('button', { name: 'Delete Fox' })).toBeVisible()
})
