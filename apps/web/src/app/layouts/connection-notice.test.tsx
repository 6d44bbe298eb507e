import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { liveStatus } from '../../push/connection/live-status.ts'
import { ConnectionNotice } from './connection-notice.tsx'

afterEach(() => liveStatus.set({ state: 'connecting' }))

it('the connection notice says that the page polls while the push channel is silent, and disappears when the server answers again [T10] [PR246]', () => {
  liveStatus.set({ state: 'silent', since: 0 })
  render(<ConnectionNotice />)
  expect(screen.getByRole('status')).toHaveTextContent('Not live')
  expect(screen.getByRole('status')).toHaveTextContent('checked again every few seconds')
  act(() => liveStatus.set({ state: 'live' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
