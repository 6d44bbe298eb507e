import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { InAppBrowser } from './in-app-browser.tsx'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

it.each([
  ['Instagram', `${PHONE} Mobile/22B83 Instagram 360.0.0.30.109 (iPhone16,2; iOS 18_1; en_US)`],
  ['Facebook', `${PHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.40.101;FBBV/660000000;FBDV/iPhone16,2]`],
  ['Messenger', `${PHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/484.0.0.41.110]`],
  ['WhatsApp', `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 WhatsApp/2.24.25`],
  ['TikTok', `${PHONE} Mobile/22B83 musical_ly_37.0.0 BytedanceWebview/d8a21c6`],
  ['another app', `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`],
])('inside %s a line says how to open the page in the real browser [PR788]', async (name, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(<InAppBrowser />)
  expect(await screen.findByText(/^This page is open inside/)).toHaveTextContent(
    `This page is open inside ${name}, which can forget your seat. Press ⋯ or ⋮ at the edge of the screen, then ‘Open in browser’.`,
  )
})

it.each([
  `${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${ANDROID}) ${CHROME}`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
])('a real browser shows no line about the browser inside an app [PR788]: %s', (userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { container } = render(<InAppBrowser />)
  expect(container).toBeEmptyDOMElement()
})
