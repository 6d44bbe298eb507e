import { adminCreateUser, adminGetUser, adminUpdateUser } from '@bettle/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeQueryClient } from '../api/query/query-client.ts'
import { queryOf } from '../api/query/query-of.ts'
import { storeToken } from '../api/session/token.ts'
import { FormBody, LoadRecord, NEW, SubmitArea, saveRecord, TextInput, useForm } from './index.ts'

interface Sent {
  method: string
  url: string
  body: unknown
}

let sent: Sent[]
let server: (request: Sent) => Response | Promise<Response>
const cleo = { _id: 'u1', name: 'Cleo', email: 'cleo@example.com' }

beforeEach(() => {
  sent = []
  server = () => Response.json({ user: cleo })
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { method: init.method ?? 'GET', url, body }
    sent.push(request)
    return server(request)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const Account = z.object({ name: z.string().min(1), email: z.string() })

function AccountForm({ id, initial }: { id: string; initial: z.input<typeof Account> }) {
  const routes = { create: adminCreateUser, update: adminUpdateUser, id }
  const form = useForm({ schema: Account, defaults: initial, submit: saveRecord(routes, { role: 'player' as const }) })
  return (
    <FormBody form={form} label="Account">
      <TextInput form={form} name="name" label="Name" />
      <SubmitArea form={form} text="Save" />
    </FormBody>
  )
}

function ManageAccount({ id }: { id: string }) {
  return (
    <LoadRecord
      route={adminGetUser}
      id={id}
      defaults={{ name: 'Nobody', email: '' }}
      valuesOf={({ user: { name, email } }) => ({ name, email })}
    >
      {(initial) => <AccountForm id={id} initial={initial} />}
    </LoadRecord>
  )
}

const manage = (id: string) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ManageAccount id={id} />
    </QueryClientProvider>,
  )

it('a record form shows a skeleton while its record loads, and then starts with the values of the record [PR362]', async () => {
  manage('u1')
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByLabelText('Name')).toHaveValue('Cleo')
  expect(sent).toEqual([{ method: 'GET', url: '/api/admin/user/u1', body: undefined }])
})

it('a record form starts with the saved values also if the page has kept older ones from before', async () => {
  const client = makeQueryClient()
  function Page() {
    useQuery(queryOf(adminGetUser, { params: { id: cleo._id as never } }))
    return <ManageAccount id="u1" />
  }
  const opens = () =>
    render(<Page />, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    })
  const { unmount } = opens()
  expect(await screen.findByLabelText('Name')).toHaveValue('Cleo')
  unmount()
  server = () => Response.json({ user: { ...cleo, name: 'Cleopatra' } })
  await new Promise((resolve) => setTimeout(resolve))
  opens()
  expect(await screen.findByLabelText('Name')).toHaveValue('Cleopatra')
})

it('a form for a new record starts with its defaults and fetches nothing', () => {
  manage(NEW)
  expect(screen.getByLabelText('Name')).toHaveValue('Nobody')
  expect(sent).toEqual([])
})

it('a record form sends a new record by POST and an existing record by PUT with its id, each with the extra fields', async () => {
  const { unmount } = manage(NEW)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const body = { name: 'Nobody', email: '', role: 'player' }
  await waitFor(() => expect(sent.at(-1)).toEqual({ method: 'POST', url: '/api/admin/user', body }))
  unmount()
  manage('u1')
  await userEvent.type(await screen.findByLabelText('Name'), 'patra')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const changed = { name: 'Cleopatra', email: cleo.email, role: 'player' }
  await waitFor(() => expect(sent.at(-1)).toEqual({ method: 'PUT', url: '/api/admin/user/u1', body: changed }))
})

it('a record form says why its record cannot be shown, and fetches the record again on request', async () => {
  server = () => Response.json({ error: 'Not found', code: 'not-found' }, { status: 404 })
  manage('u1')
  expect(await screen.findByText('Not found')).toBeVisible()
  server = () => Response.json({ user: cleo })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Cleo')
})
