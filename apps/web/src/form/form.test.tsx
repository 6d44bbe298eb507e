import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CallError, networkError } from '../api/call-error.ts'
import { FormBody, type FormOptions, SubmitArea, TextInput, useForm } from './index.ts'

const Team = z.object({
  name: z.string().min(1, 'Please name the team'),
  ground: z.string().min(3),
  colours: z.string().optional(),
})
type TeamOptions = FormOptions<z.input<typeof Team>, z.output<typeof Team>, unknown>

const sent = vi.fn()
let answer: () => unknown

beforeEach(() => {
  sent.mockReset()
  answer = () => ({})
})
afterEach(() => {
  vi.useRealTimers()
})

function TeamForm(options: Partial<TeamOptions> & { text?: Parameters<typeof SubmitArea>[0]['text'] }) {
  const { text, ...rest } = options
  const form = useForm<z.input<typeof Team>, z.output<typeof Team>, unknown>({
    schema: Team,
    defaults: { name: '', ground: '', colours: '' },
    submit: async (values) => {
      sent(values)
      return answer()
    },
    ...rest,
  })
  return (
    <FormBody form={form} label="Team">
      <TextInput form={form} name="name" label="Name" required />
      <TextInput form={form} name="ground" label="Ground" required hint="Where it plays" />
      <TextInput form={form} name="colours" label="Colours" />
      <SubmitArea form={form} text={text} />
    </FormBody>
  )
}

const name = () => screen.getByRole('textbox', { name: /^Name/ })
const ground = () => screen.getByRole('textbox', { name: /^Ground/ })
const button = () => screen.getByRole('button')
const press = () => userEvent.click(button())

async function fillsIn() {
  await userEvent.type(name(), 'Croatia')
  await userEvent.type(ground(), 'Maksimir')
}

async function passes(seconds: number) {
  vi.setSystemTime(Date.now() + (seconds - 1) * 1000)
  await act(() => vi.advanceTimersByTimeAsync(1100))
}

it('a form shows no error message before the first submit, and then those of each field and of the whole form [PR49]', async () => {
  render(<TeamForm />)
  await userEvent.type(ground(), 'a')
  expect(screen.queryByText('Invalid input')).toBeNull()
  await press()
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(name()).toHaveAccessibleDescription('Please name the team')
  expect(name()).toBeInvalid()
  expect(sent).not.toHaveBeenCalled()
})

it('a form shows Invalid input for a broken rule that has no message [PR48]', async () => {
  render(<TeamForm />)
  await press()
  await waitFor(() => expect(ground()).toHaveAccessibleDescription('Invalid input Where it plays'))
})

it('submitting an invalid form focuses the first invalid field', async () => {
  render(<TeamForm />)
  await userEvent.type(name(), 'Croatia')
  await press()
  await waitFor(() => expect(ground()).toHaveFocus())
})

it('an invalid form validates after each change, and hides its error messages when it is valid [PR49]', async () => {
  render(<TeamForm />)
  await press()
  await screen.findByText('Please check for errors')
  await userEvent.type(name(), 'Croatia')
  await waitFor(() => expect(name()).not.toHaveAttribute('aria-invalid'))
  expect(screen.getByText('Please check for errors')).toBeVisible()
  await userEvent.type(ground(), 'Maksimir')
  await waitFor(() => expect(screen.queryByText('Please check for errors')).toBeNull())
  expect(button()).toHaveAccessibleName('Submit')
  await userEvent.clear(name())
  expect(name()).not.toHaveAttribute('aria-invalid')
})

it('a form in the mode on-input shows error messages while the user types', async () => {
  render(<TeamForm mode="on-input" />)
  await userEvent.type(ground(), 'a')
  await waitFor(() => expect(ground()).toBeInvalid())
  expect(name()).not.toHaveAttribute('aria-invalid')
  await userEvent.type(ground(), 'bc')
  await waitFor(() => expect(ground()).not.toHaveAttribute('aria-invalid'))
})

it('a form marks required fields visibly and for screen readers [PR48]', () => {
  render(<TeamForm />)
  expect(name()).toBeRequired()
  expect(screen.getAllByText('*')).toHaveLength(2)
  expect(screen.getByLabelText('Colours')).not.toBeRequired()
})

it('the submit button spins while the request is pending, ignores a second press, and shows a check mark at the end [PR50]', async () => {
  let finish: (reply: unknown) => void = () => {}
  answer = () => new Promise((resolve) => (finish = resolve))
  render(<TeamForm />)
  await fillsIn()
  await press()
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'))
  await press()
  await userEvent.type(name(), '{Enter}')
  finish({})
  await waitFor(() => expect(button().querySelector('.lucide-check')).not.toBeNull())
  await press()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenCalledWith({ name: 'Croatia', ground: 'Maksimir', colours: '' })
})

it('two presses of the submit button at the same moment submit a form once', async () => {
  render(<TeamForm />)
  await fillsIn()
  button().click()
  button().click()
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledTimes(1)
})

it('a form that was submitted can be submitted again after the user changes a field', async () => {
  render(<TeamForm />)
  await fillsIn()
  await press()
  await waitFor(() => expect(button().querySelector('.lucide-check')).not.toBeNull())
  await userEvent.type(name(), '!')
  expect(button().querySelector('.lucide-check')).toBeNull()
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

it('what is typed while a form is sent counts as not saved, and can be sent', async () => {
  let reply: (value: unknown) => void = () => undefined
  answer = () => new Promise((resolve) => (reply = resolve))
  render(<TeamForm text={(status) => (status === 'success' ? 'Saved' : 'Save')} />)
  await fillsIn()
  await press()
  await userEvent.type(ground(), ' 2')
  await act(async () => reply({}))
  expect(screen.queryByText('Saved')).toBeNull()
  answer = () => ({})
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(sent.mock.lastCall?.[0]).toMatchObject({ ground: 'Maksimir 2' })
})

it('a form whose request failed shows a warning, offers to retry and keeps its input [PR50]', async () => {
  answer = () => Promise.reject(networkError())
  render(<TeamForm />)
  await fillsIn()
  await press()
  expect(await screen.findByText('Network error: Unable to connect to server')).toBeVisible()
  expect(button()).toHaveAccessibleName('Retry')
  expect(button().querySelector('.lucide-triangle-alert')).not.toBeNull()
  expect(name()).toHaveValue('Croatia')
  answer = () => ({})
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Network error: Unable to connect to server')).toBeNull()
})

it('a form treats a response with an error as a failure', async () => {
  answer = () => ({ status: 409, error: 'This team exists.' })
  const onSuccess = vi.fn()
  render(<TeamForm onSuccess={onSuccess} />)
  await fillsIn()
  await press()
  expect(await screen.findByText('This team exists.')).toBeVisible()
  expect(onSuccess).not.toHaveBeenCalled()
})

it('a form shows the server’s errors at their fields, and hides an error when its field changes', async () => {
  answer = () =>
    Promise.reject(
      new CallError({
        status: 400,
        code: 'invalid-request',
        message: 'No such ground',
        issues: [
          { path: 'ground', message: 'No such ground' },
          { path: 'league', message: 'Not asked for' },
        ],
      }),
    )
  render(<TeamForm messages={{ 400: 'Bad request: Check all fields are valid' }} />)
  await fillsIn()
  await press()
  expect(await screen.findByText('Bad request: Check all fields are valid')).toBeVisible()
  await waitFor(() => expect(ground()).toHaveAccessibleDescription('No such ground Where it plays'))
  expect(ground()).toHaveFocus()
  await userEvent.type(ground(), '!')
  await waitFor(() => expect(ground()).not.toHaveAttribute('aria-invalid'))
})

it('a form shows the error of a field only once, at that field', async () => {
  const issues = [{ path: 'ground', message: 'No such ground' }]
  answer = () =>
    Promise.reject(new CallError({ status: 409, code: 'invalid-request', message: 'No such ground', issues }))
  render(<TeamForm />)
  await fillsIn()
  await press()
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(screen.getAllByText('No such ground')).toHaveLength(1)
})

it('a form counts down while the server asks to wait, and disables its submit button meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  answer = () =>
    Promise.reject(
      new CallError({ status: 429, code: 'rate-limited', message: 'Too many requests. Please wait.', retryAfter: 90 }),
    )
  render(<TeamForm />)
  await user.type(name(), 'Croatia')
  await user.type(ground(), 'Maksimir')
  await user.click(button())
  expect(await screen.findByText('Too many requests. Please wait.')).toBeVisible()
  expect(screen.getByText(/^Try again in/)).toHaveTextContent(/1:(30|29)/)
  expect(button()).toBeDisabled()
  await user.type(name(), '{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  await passes(60)
  expect(screen.getByText(/^Try again in/)).toHaveTextContent(/(30|29|28) s/)
  await passes(31)
  expect(button()).toBeEnabled()
  expect(screen.queryByText(/^Try again in/)).toBeNull()
})

it('the submit button has a fixed text, or a text for each state of the form', async () => {
  const { rerender } = render(<TeamForm text="Save" />)
  expect(button()).toHaveAccessibleName('Save')
  rerender(<TeamForm text={(status) => (status === 'invalid' ? 'Once more' : 'Save')} />)
  await press()
  await waitFor(() => expect(button()).toHaveAccessibleName('Once more'))
})
