import { whoami } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query/query-client.ts'
import { storeToken } from '../api/session/token.ts'
import { CrashScreen } from './crash-screen.tsx'

let sent: Record<string, unknown>[]
let user: { _id: string; permissions: { isAdmin: boolean } } | undefined

beforeEach(() => {
  sent = []
  user = undefined
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith(whoami.path)) return Response.json(user ? { isLoggedIn: true, user } : { isLoggedIn: false })
    sent.push(JSON.parse(body ?? '{}'))
    return Response.json({ id: 'the-id' })
  })
})

function renderCrash(error: unknown = new TypeError('no rows')) {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CrashScreen error={error} />
    </QueryClientProvider>,
  )
}

async function isSignedIn(isAdmin: boolean) {
  user = { _id: 'u1', permissions: { isAdmin } }
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
}

it('the crash screen shows a visitor tips, no form and no technical details [PR345]', async () => {
  renderCrash()
  expect(
    await screen.findByText('Your browser may be too old. Update your browser, or use another browser.'),
  ).toBeVisible()
  expect(screen.getByRole('heading', { name: 'This page stopped working' })).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.queryByText(/no rows/)).toBeNull()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('the crash screen shows a signed-in user a form; the report is sent once, and later completed with the user and their text [PR346]', async () => {
  await isSignedIn(false)
  renderCrash()
  await userEvent.click(await screen.findByRole('button', { name: 'Send report' }))
  expect(await screen.findByText('Please say what happened')).toBeVisible()
  await userEvent.type(screen.getByLabelText(/What did you do/), 'I pressed Chat')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  expect(await screen.findByRole('button', { name: 'Thank you, your report was sent' })).toBeVisible()
  expect(sent).toMatchObject([
    { error: { name: 'TypeError', message: 'no rows' } },
    { id: 'the-id', user: { _id: 'u1' } },
    { id: 'the-id', message: 'I pressed Chat' },
  ])
  expect(screen.queryByText(/no rows/)).toBeNull()
})

it('the crash screen shows an administrator the error’s name and message, and its stack on request [PR347]', async () => {
  await isSignedIn(true)
  renderCrash(Object.assign(new TypeError('no rows'), { stack: 'TypeError: no rows\n    at Rank' }))
  const inside = await screen.findByRole('region', { name: 'What failed' })
  expect(inside).toHaveTextContent('TypeError')
  expect(inside).toHaveTextContent('no rows')
  expect(inside.querySelector('details')?.open).toBe(false)
  await userEvent.click(screen.getByText('Stack'))
  expect(inside.querySelector('details')?.open).toBe(true)
  expect(screen.queryByRole('form')).toBeNull()
})

it('the crash screen sends no report if a script could not be loaded, and offers to load the page again [PR349]', async () => {
  renderCrash(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toEqual([])
})
