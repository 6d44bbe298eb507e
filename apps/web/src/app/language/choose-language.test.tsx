import { setLanguage } from '@bettle/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilAnswered } from '../../api/until-answered.ts'
import { followAccount } from './follow-account.ts'
import { forgetLanguage } from './forget-language.ts'
import { inLanguage } from './language-address.ts'
import { LanguageLinks } from './language-links.tsx'
import { LanguageList } from './language-list.tsx'

const NAMES = ['English', 'Deutsch', 'Español', 'Português', 'Français']
let opened: string[]
let sent: string[]

beforeEach(() => {
  opened = []
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    sent.push(`${address} ${body}`)
    return Response.json({ message: 'success' })
  })
  const open = (address: string | URL) => void opened.push(String(address))
  vi.spyOn(location, 'assign').mockImplementation(open)
  vi.spyOn(location, 'replace').mockImplementation(open)
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  history.replaceState(null, '', '/profile?x=1#y')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: the app reads the cookie that the server has set
  document.cookie = 'bettle_language=; Max-Age=0'
  delete document.documentElement.dataset.asksLanguage
  history.replaceState(null, '', '/')
})

it('each language is named in itself, and the language of the page is marked [PR1043]', () => {
  render(<LanguageList />)
  const buttons = screen.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(NAMES)
  expect(buttons.map(({ lang }) => lang)).toEqual(['en', 'de', 'es', 'pt-BR', 'fr'])
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null, null, null, null])
})

it('the switch of a page for visitors is made of links, which name their language [PR1043]', () => {
  render(<LanguageLinks hrefOf={(language) => inLanguage('/login?next=%2Fchat', language)} />)
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map(({ textContent }) => textContent)).toEqual(NAMES)
  expect(links[1]).toHaveAttribute('href', '/login?next=%2Fchat&lang=de')
  expect(links[1]).toHaveAttribute('hreflang', 'de')
})

it('a chosen language is kept with the account, and the page opens again at the same address once a bet under way has its answer [PR1043]', async () => {
  let answer: () => void = () => undefined
  const bet = untilAnswered(() => new Promise<void>((resolve) => (answer = resolve)))
  render(<LanguageList />)
  await userEvent.click(screen.getByRole('button', { name: 'Deutsch' }))
  expect(screen.getByRole('status')).toHaveTextContent('The page opens once the server has answered what you sent.')
  expect(screen.getByRole('button', { name: 'Deutsch' })).toBeDisabled()
  expect([opened, sent]).toEqual([[], []])
  answer()
  await bet
  await waitFor(() => expect(opened).toEqual(['/profile?x=1&lang=de#y']))
  expect(sent).toEqual([`/api${setLanguage.path} {"language":"de"}`])
})

it('the page opens in the chosen language also if the account cannot keep it now', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(<LanguageList isGuest />)
  await userEvent.click(screen.getByRole('button', { name: 'Français' }))
  await waitFor(() => expect(opened).toEqual(['/profile?x=1&lang=fr#y']))
})

it('a device without a choice takes the language of the account, and one with a choice keeps its own [PR1044]', async () => {
  followAccount('en')
  expect(opened).toEqual([])
  followAccount('de')
  expect(opened).toEqual(['/profile?x=1&lang=de#y'])
  // A browser that keeps no cookies would otherwise open the page again and again.
  document.documentElement.dataset.asksLanguage = 'yes'
  followAccount('de')
  delete document.documentElement.dataset.asksLanguage
  // biome-ignore lint/suspicious/noDocumentCookie: stands for the cookie that the server has set
  document.cookie = 'bettle_language=en'
  followAccount('de')
  expect(opened).toHaveLength(1)
  expect(sent).toEqual([])
  // An account that has no language yet takes the choice of the device.
  followAccount(undefined)
  await waitFor(() => expect(sent).toEqual([`/api${setLanguage.path} {"language":"en"}`]))
})

it('the app removes a chosen language from the address and leaves the rest of it', () => {
  history.replaceState(null, '', '/join/AB23CD?lang=de&seat=1#x')
  forgetLanguage()
  expect(location.pathname + location.search + location.hash).toBe('/join/AB23CD?seat=1#x')
  expect(document.documentElement.dataset.asksLanguage).toBe('yes')
})
