import { expect, it } from 'vitest'
import { ofAccount } from '../memory/remember.ts'
import { forgetWhoLeft } from './session.ts'
import { forgetToken, storeToken } from './token.ts'

it('forgets what an account left in this tab once it is signed out in another, and nothing of whoever signed in there since', () => {
  const held = ofAccount(() => ({ words: '' }))
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const stop = forgetWhoLeft()
  held().words = 'half a sentence'
  sessionStorage.setItem('bettle.account.slip', 'a slip')
  forgetToken()
  localStorage.setItem('bettle.account.of-the-next', 'kept')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: '{}', newValue: null }))
  expect(held().words).toBe('')
  expect(sessionStorage.getItem('bettle.account.slip')).toBeNull()
  expect(localStorage.getItem('bettle.account.of-the-next')).toBe('kept')
  stop()
})
