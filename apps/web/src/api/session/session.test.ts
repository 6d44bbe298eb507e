import type { Token } from '@bettle/contract'
import { expect, it, vi } from 'vitest'
import { ofAccount } from '../../store/remember.ts'
import { followSignOut } from './session.ts'
import { forgetToken, storeToken } from './token.ts'

const held = ofAccount(() => ({ text: '' }))
const tokenOf = (name: string): Token => ({ accessToken: name, refreshToken: `${name}-r`, tokenType: 'Bearer' })
const inAnotherTab = (oldValue: object | null, newValue: object | null) => {
  const texts = { oldValue: oldValue && JSON.stringify(oldValue), newValue: newValue && JSON.stringify(newValue) }
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', ...texts }))
}

function aTabOfAna() {
  storeToken(tokenOf('ana'))
  const called = { leave: vi.fn(), beginAnew: vi.fn() }
  const stop = followSignOut(called.leave, called.beginAnew)
  held().text = 'half a sentence'
  sessionStorage.setItem('bettle.account.slip', 'a slip')
  return { ...called, stop }
}

it('a sign-out in another tab deletes the old user’s data in this tab, but no data of the next user', () => {
  const { leave, beginAnew, stop } = aTabOfAna()
  forgetToken()
  localStorage.setItem('bettle.account.of-the-next', 'kept')
  inAnotherTab(tokenOf('ana'), null)
  expect(held().text).toBe('')
  expect(sessionStorage.getItem('bettle.account.slip')).toBeNull()
  expect(localStorage.getItem('bettle.account.of-the-next')).toBe('kept')
  expect(leave).toHaveBeenCalledOnce()
  expect(beginAnew).not.toHaveBeenCalled()
  stop()
})

it('a suspended tab reloads for the next user if it notices the sign-out and the sign-in of another tab late', () => {
  const { leave, beginAnew, stop } = aTabOfAna()
  storeToken(tokenOf('ben'))
  localStorage.setItem('bettle.account.of-the-next', 'kept')
  inAnotherTab(tokenOf('ana'), null)
  inAnotherTab(null, tokenOf('ben'))
  expect(held().text).toBe('')
  expect(sessionStorage.getItem('bettle.account.slip')).toBeNull()
  expect(localStorage.getItem('bettle.account.of-the-next')).toBe('kept')
  expect(beginAnew).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  stop()
})

it('a tab keeps its state if its session gets a new token pair, or if a guest registers', () => {
  const { leave, beginAnew, stop } = aTabOfAna()
  const guest = { ...tokenOf('ana'), isGuest: true }
  storeToken(tokenOf('ana-2'))
  inAnotherTab(tokenOf('ana'), tokenOf('ana-2'))
  inAnotherTab(guest, tokenOf('ana-2'))
  expect(held().text).toBe('half a sentence')
  expect(leave).not.toHaveBeenCalled()
  expect(beginAnew).not.toHaveBeenCalled()
  stop()
})
