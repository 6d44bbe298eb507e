import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { CUP } from '../../push/lobby/a-lobby.test-support.ts'
import { CalendarLink } from './calendar-link.tsx'

const path = `/api/competition/${CUP._id}/calendar.ics?account=1&signature=2`

it('the calendar of a private competition is offered as a file and as a secret address that the user can copy [PR405]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => Response.json({ path }))
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CalendarLink competitionId={CUP._id} isPrivate />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  expect(await screen.findByRole('link', { name: 'Download the file' })).toHaveAttribute('href', location.origin + path)
  expect(screen.getByRole('dialog')).toHaveTextContent('Keep the address secret')
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await navigator.clipboard.readText()).toBe(location.origin + path)
})
