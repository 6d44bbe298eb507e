import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RegisterForm } from './register-form.tsx'

let answer: () => Response | Promise<Response>
const onRegistered = vi.fn()

beforeEach(async () => {
  onRegistered.mockReset()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () => answer())
  const root = createRootRoute({ component: () => <RegisterForm onRegistered={onRegistered} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('form', { name: 'Create your account' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const field = (label: RegExp) => screen.getByLabelText(label)
const press = () => userEvent.click(screen.getByRole('button', { name: /Submit|Retry/ }))

async function fillsIn(confirmation = 'Kick-off-1') {
  await userEvent.type(field(/^Name/), 'Cleo')
  await userEvent.type(field(/^Email/), 'cleo@example.com')
  await userEvent.type(field(/^Password/), 'Kick-off-1')
  await userEvent.type(field(/^Confirm password/), confirmation)
  await userEvent.click(screen.getByRole('checkbox'))
}

it('the register form links to the terms, and marks every missing field at once [PR2] [PR38]', async () => {
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms-of-service')
  await press()
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(screen.getByText('Please provide your name')).toBeVisible()
  expect(screen.getByText('Please provide your email address')).toBeVisible()
  expect(screen.getByText('Passwords should be at least 8 characters')).toBeVisible()
  expect(screen.getByText('Please confirm your password')).toBeVisible()
  expect(screen.getByText('Please accept the terms of service')).toBeVisible()
})

it('the register form shows the end of the ban of a registered address in the reader’s named time zone [MD9] [PR700]', async () => {
  const until = '2026-05-03T12:00:00.000Z'
  const error = 'This account is banned for spam until 3 May 2026 at 12:00 UTC.'
  answer = () => Response.json({ error, code: 'account-banned', until, reason: 'spam' }, { status: 403 })
  await fillsIn()
  await press()
  const [, month, day, year, time] = new Date(until).toString().split(' ')
  const end = `${day} ${month} ${year}, ${time?.slice(0, 5)}`
  const text = await screen.findByText(/^This account is banned until /)
  expect(text.textContent).toMatch(
    new RegExp(`^This account is banned until ${end} [A-Z]{2,5}([+-][0-9:]+)?. Reason: Spam.`),
  )
  expect(onRegistered).not.toHaveBeenCalled()
})

it('the register form ticks each password rule as soon as the password meets it', async () => {
  const met = () => within(screen.getByRole('list', { name: 'What a password needs' })).queryAllByText(': met').length
  expect(met()).toBe(0)
  await userEvent.type(field(/^Password/), 'kick')
  expect(met()).toBe(1)
  await userEvent.type(field(/^Password/), '-OFF1')
  expect(met()).toBe(5)
})

it('the register form names each rule that the password breaks [PR42]', async () => {
  await fillsIn()
  for (const [password, sentence] of [
    ['Ab-1', 'Passwords should be at least 8 characters'],
    ['KICK-OFF-1', 'Passwords should contain a lowercase letter'],
    ['kick-off-1', 'Passwords should contain an uppercase letter'],
    ['Kick-off-x', 'Passwords should contain a number'],
    ['Kickoff1st', 'Passwords should contain a special character'],
  ] as const) {
    await userEvent.clear(field(/^Password/))
    await userEvent.type(field(/^Password/), password)
    await press()
    expect(await screen.findByText(sentence)).toBeVisible()
  }
})

it('the register form clears the error ‘Passwords do not match’ when the user changes the first password field to match [PR40]', async () => {
  await fillsIn('Kick-off-2')
  await press()
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  await userEvent.clear(field(/^Password/))
  await userEvent.type(field(/^Password/), 'Kick-off-2')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
  expect(screen.queryByText('Please check for errors')).toBeNull()
})

it.each([
  [400, { error: 'Bad', code: 'invalid-request' }, 'Please check your details and try again.'],
  [500, { error: 'Bug', code: 'internal-error' }, 'Failed to register, please retry or try refreshing the page.'],
  [502, {}, 'Registration failed. Please check your details and try again.'],
  [
    409,
    { error: 'An account with this email address already exists.', code: 'email-taken' },
    'An account with this email address already exists.',
  ],
])('the register form explains a response with status %i [PR43]', async (status, body, sentence) => {
  answer = () => Response.json(body, { status })
  await fillsIn()
  await press()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(field(/^Email/)).toHaveValue('cleo@example.com')
  expect(onRegistered).not.toHaveBeenCalled()
})

it('the register form says that the server cannot be reached', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await fillsIn()
  await press()
  expect(await screen.findByText('Network error: Unable to connect to server')).toBeVisible()
})

describe('the username field of the register form', () => {
  it('the username field shows the server’s suggestion until the user types their own username [PR39]', async () => {
    const suggested: string[] = []
    answer = () => Response.json({ username: `Cleo${suggested.push('')}` })
    await userEvent.type(field(/^Name/), 'Cleo')
    await waitFor(() => expect(field(/^Username/)).toHaveValue('Cleo1'))
    await userEvent.type(field(/^Name/), ' P')
    await waitFor(() => expect(field(/^Username/)).toHaveValue('Cleo2'))
    await userEvent.clear(field(/^Username/))
    await userEvent.type(field(/^Username/), 'Queen')
    vi.useFakeTimers()
    fireEvent.change(field(/^Name/), { target: { value: 'Cleopatra' } })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(field(/^Username/)).toHaveValue('Queen')
    expect(suggested).toHaveLength(2)
  })

  it('the username field shows why the server refuses a username [PR39]', async () => {
    const message = 'This username looks too much like another player’s. Cleo3 is free.'
    answer = () =>
      Response.json(
        { error: message, code: 'username-taken', issues: [{ path: 'username', message }] },
        { status: 409 },
      )
    await fillsIn()
    await userEvent.type(field(/^Username/), 'Cleо')
    await press()
    expect(await screen.findByText(message)).toBeVisible()
    expect(field(/^Username/)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(onRegistered).not.toHaveBeenCalled()
  })
})

/** The message after a server error. If the form shows it, the form itself has accepted the fields. */
const FROM_THE_SERVER = 'Failed to register, please retry or try refreshing the page.'

it('the register form counts an emoji of several code points as one character of a username [A13]', async () => {
  const family = '👨\u200D👩\u200D👧'
  await fillsIn()
  await userEvent.click(field(/^Username/))
  await userEvent.paste(`${family.repeat(2)}${'x'.repeat(19)}`)
  await press()
  expect(await screen.findByText('Usernames have at most 20 characters')).toBeVisible()
  answer = () => Response.json({ error: 'No', code: 'unavailable' }, { status: 500 })
  await userEvent.type(field(/^Username/), '{Backspace}')
  await press()
  expect(await screen.findByText(FROM_THE_SERVER)).toBeVisible()
})

it('the register form treats a password as repeated correctly if it is typed in two Unicode forms [A36]', async () => {
  await fillsIn('Grüße-12'.normalize('NFD'))
  await userEvent.clear(field(/^Password/))
  await userEvent.type(field(/^Password/), 'Grüße-12')
  answer = () => Response.json({ error: 'No', code: 'unavailable' }, { status: 500 })
  await press()
  expect(await screen.findByText(FROM_THE_SERVER)).toBeVisible()
  expect(screen.queryByText('Passwords do not match')).toBeNull()
})
