import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SignInForm } from './sign-in-form.tsx'

let answer: () => Response
const onSignedIn = vi.fn()

beforeEach(() => {
  onSignedIn.mockReset()
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const email = () => screen.getByLabelText(/Email/)
const password = () => screen.getByLabelText(/^Password/)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('the sign-in form marks missing fields, and clears their errors as soon as the user fills them [PR35]', async () => {
  render(<SignInForm onSignedIn={onSignedIn} />)
  expect(screen.queryByText('Please provide your email address')).toBeNull()
  await press('Submit')
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(screen.getByText('Please provide your email address')).toBeVisible()
  expect(screen.getByText('Please provide your password')).toBeVisible()
  await userEvent.type(email(), 'ana@example.com')
  await userEvent.type(password(), 'Secret-pass-1')
  await waitFor(() => expect(screen.queryByText('Please check for errors')).toBeNull())
})

it('the sign-in form sends what a password manager filled in without any event [PR787]', async () => {
  answer = () => Response.json({ token: {} })
  const sent = vi.fn()
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)))
    return answer()
  })
  render(<SignInForm onSignedIn={onSignedIn} />)
  Object.assign(email(), { value: 'ana@example.com' })
  Object.assign(password(), { value: 'Secret-pass-1' })
  await press('Submit')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'ana@example.com', password: 'Secret-pass-1' })
})

it('the sign-in form says that the server refused the details, and lets the user retry [PR36]', async () => {
  answer = () => new Response('{"error":"no","code":"login-failed"}', { status: 401 })
  render(<SignInForm onSignedIn={onSignedIn} />)
  await userEvent.type(email(), 'ana@example.com')
  await userEvent.type(password(), 'wrong')
  await press('Submit')
  expect(await screen.findByText('Login unsuccessful, please check your details and try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(onSignedIn).not.toHaveBeenCalled()
})

it('the sign-in form shows the reason for a ban and its end in the reader’s named time zone [MD9] [PR700]', async () => {
  const until = '2026-05-03T12:00:00.000Z'
  const error = 'This account is banned for spam until 3 May 2026 at 12:00 UTC.'
  answer = () => Response.json({ error, code: 'account-banned', until, reason: 'spam' }, { status: 403 })
  render(<SignInForm onSignedIn={onSignedIn} />)
  await userEvent.type(email(), 'ana@example.com')
  await userEvent.type(password(), 'Secret-pass-1')
  await press('Submit')
  // The text format, for example 'Sun May 03 2026 14:00:00 GMT+0200 (Central European Summer Time)'.
  const [, month, day, year, time] = new Date(until).toString().split(' ')
  const end = `${day} ${month} ${year}, ${time?.slice(0, 5)}`
  const text = await screen.findByText(/^This account is banned until /)
  expect(text).toHaveTextContent(
    new RegExp(
      `^This account is banned until ${end} [A-Z]{2,5}([+-][0-9:]+)?. Reason: Spam. After that you can sign in again.$`,
    ),
  )
  expect(onSignedIn).not.toHaveBeenCalled()
})

it('the sign-in form passes the server’s response to the page that renders the form', async () => {
  const token = { accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }
  answer = () => new Response(JSON.stringify({ token, redirectUrl: '/' }))
  render(<SignInForm onSignedIn={onSignedIn} />)
  await userEvent.type(email(), 'ana@example.com')
  await userEvent.type(password(), 'Secret-pass-1')
  await press('Submit')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ token, redirectUrl: '/' }))
})
