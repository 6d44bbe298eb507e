import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestResetForm } from './request-reset-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

let answer: () => Response
const done = vi.fn()
const sent = vi.fn()

beforeEach(() => {
  done.mockReset()
  sent.mockReset()
  answer = () => Response.json({ message: 'success' })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent(url, JSON.parse(String(body)))
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const field = (label: RegExp) => screen.getByLabelText(label)
const send = () => screen.getByRole('button', { name: 'Send' })
const setPassword = () => screen.getByRole('button', { name: 'Set new password' })

it('the form that requests a new password sends the address only if it was typed twice alike [PR44]', async () => {
  render(<RequestResetForm onSent={done} />)
  expect(send()).toBeDisabled()
  await userEvent.type(field(/^Email/), 'ana@example.com')
  expect(send()).toBeDisabled()
  await userEvent.type(field(/^Confirm email/), 'ana@example.con')
  expect(send()).toBeDisabled()
  await userEvent.type(field(/^Confirm email/), '{Backspace}m')
  await userEvent.click(send())
  await waitFor(() => expect(done).toHaveBeenCalledWith('ana@example.com'))
  const addresses = { email: 'ana@example.com', confirmEmail: 'ana@example.com' }
  expect(sent).toHaveBeenCalledWith('/api/auth/forgot-password', addresses)
})

it('the forms of a new password enable their buttons for fields that a password manager filled in without any event [PR787]', async () => {
  const { unmount } = render(<RequestResetForm onSent={done} />)
  for (const label of [/^Email/, /^Confirm email/]) Object.assign(field(label), { value: 'ana@example.com' })
  await userEvent.hover(field(/^Email/))
  expect(send()).toBeEnabled()
  unmount()
  render(<ResetPasswordForm token="t" id="i" onReset={done} />)
  for (const label of [/^New password/, /^Confirm password/]) Object.assign(field(label), { value: 'Secret-pass-1' })
  await userEvent.tab()
  await userEvent.click(setPassword())
  await waitFor(() => expect(done).toHaveBeenCalled())
  const passwords = { password: 'Secret-pass-1', confirmPassword: 'Secret-pass-1' }
  expect(sent).toHaveBeenLastCalledWith('/api/auth/reset-password', { ...passwords, token: 't', id: 'i' })
})

it('the form that requests a new password says that something went wrong unless the server reports success [PR46]', async () => {
  answer = () => Response.json({ message: 'maybe' })
  render(<RequestResetForm onSent={done} />)
  await userEvent.type(field(/^Email/), 'ana@example.com')
  await userEvent.type(field(/^Confirm email/), 'ana@example.com')
  await userEvent.click(send())
  expect(await screen.findByText('Something went wrong...')).toBeVisible()
  expect(done).not.toHaveBeenCalled()
})

it('the form that resets a password sends a password that was typed twice alike, with the token and id of the link [PR8] [PR47]', async () => {
  render(<ResetPasswordForm token="t" id="u" onReset={done} />)
  expect(setPassword()).toBeDisabled()
  await userEvent.type(field(/^New password/), 'Kick-off-2')
  expect(setPassword()).toBeDisabled()
  await userEvent.type(field(/^Confirm password/), 'Kick-off-2')
  await userEvent.click(setPassword())
  await waitFor(() => expect(done).toHaveBeenCalled())
  const body = { password: 'Kick-off-2', confirmPassword: 'Kick-off-2', token: 't', id: 'u' }
  expect(sent).toHaveBeenCalledWith('/api/auth/reset-password', body)
})

it('the form that resets a password sends nothing if the password breaks a password rule', async () => {
  render(<ResetPasswordForm token="t" id="u" onReset={done} />)
  await userEvent.type(field(/^New password/), 'kickoff')
  await userEvent.type(field(/^Confirm password/), 'kickoff')
  await userEvent.click(setPassword())
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('the form that resets a password says that the reset failed if the server refuses it, and offers a retry [PR47]', async () => {
  answer = () => Response.json({ error: 'Expired', code: 'link-expired' }, { status: 400 })
  render(<ResetPasswordForm token="t" id="u" onReset={done} />)
  await userEvent.type(field(/^New password/), 'Kick-off-2')
  await userEvent.type(field(/^Confirm password/), 'Kick-off-2')
  await userEvent.click(setPassword())
  expect(await screen.findByText('Failed to reset password. Please try again or contact us for help.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled()
})
