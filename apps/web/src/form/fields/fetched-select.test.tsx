import { createEventType, listGlobalEventTypes } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { FetchedSelect, FormBody, SubmitArea, useForm } from '../index.ts'

let eventTypes: Record<string, string>[]
let refusal: Response | undefined
const made = vi.fn()
const submitted = vi.fn()

beforeEach(() => {
  eventTypes = [{ _id: 'e1', name: 'Goal', displayName: 'Goal scored' }]
  refusal = undefined
  made.mockReset()
  submitted.mockReset()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json({ eventTypes })
    if (refusal) return refusal
    const body = JSON.parse(String(init.body))
    made(body)
    const eventType = { _id: 'e2', displayName: body.name, ...body }
    eventTypes = [...eventTypes, eventType]
    return Response.json({ eventType })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function KindForm({ textKey, valueKey, preset }: { textKey: string; valueKey?: string; preset?: string }) {
  const form = useForm({
    schema: z.object({ kind: z.string().min(1) }),
    defaults: { kind: preset ?? '' },
    submit: async (values) => submitted(values),
  })
  return (
    <FormBody form={form} label="Kind">
      <FetchedSelect
        form={form}
        name="kind"
        label="Event type"
        source={{
          list: listGlobalEventTypes,
          itemsOf: (reply) => reply.eventTypes,
          textKey,
          valueKey,
          create: createEventType,
          createdOf: (reply) => reply.eventType,
        }}
      />
      <SubmitArea form={form} />
    </FormBody>
  )
}

const show = (props: Parameters<typeof KindForm>[0]) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <KindForm {...props} />
    </QueryClientProvider>,
  )
const select = () => screen.findByRole('combobox', { name: 'Event type' })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))

it('a fetched select shows the text of an option and stores the option’s _id', async () => {
  show({ textKey: 'displayName', preset: 'e1' })
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await select()).toHaveTextContent('Goal scored')
  await submit()
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ kind: 'e1' }))
})

it('a fetched select that is configured to store a field other than _id shows the option with the stored value', async () => {
  show({ textKey: 'displayName', valueKey: 'name', preset: 'Goal' })
  expect(await select()).toHaveTextContent('Goal scored')
})

it('a fetched select creates a new option with the typed text and selects it', async () => {
  show({ textKey: 'name' })
  await select()
  await userEvent.click(screen.getByRole('button', { name: 'Add new' }))
  await userEvent.type(screen.getByLabelText('New event type'), ' Handball {Enter}')
  await waitFor(async () => expect(await select()).toHaveTextContent('Handball'))
  expect(made).toHaveBeenCalledWith({ name: 'Handball' })
  expect(submitted).not.toHaveBeenCalled()
  await submit()
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ kind: 'e2' }))
})

it('a fetched select says why the server refused a new option, and keeps the typed text', async () => {
  refusal = Response.json({ error: 'Event type already exists', code: 'event-type-exists' }, { status: 409 })
  show({ textKey: 'name' })
  await select()
  await userEvent.click(screen.getByRole('button', { name: 'Add new' }))
  await userEvent.type(screen.getByLabelText('New event type'), 'Goal')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Event type already exists')).toBeVisible()
  expect(screen.getByLabelText('New event type')).toHaveValue('Goal')
})
