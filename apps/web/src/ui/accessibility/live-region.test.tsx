import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Announce, LiveRegion, useAnnounce } from './live-region.tsx'

let announce: Announce

function Speaker() {
  announce = useAnnounce()
  return null
}

it('a live region announces all messages of the same moment, and announces an equal message again', () => {
  render(
    <LiveRegion>
      <Speaker />
    </LiveRegion>,
  )
  act(() => {
    announce('Round 1: over 0.5 Corner won, 15 chips back')
    announce('Round 2 has begun')
  })
  expect(screen.getByText('Round 1: over 0.5 Corner won, 15 chips back')).toBeInTheDocument()
  expect(screen.getByText('Round 2 has begun')).toBeInTheDocument()
  act(() => announce('Round 2 has begun'))
  expect(screen.getAllByText('Round 2 has begun')).toHaveLength(2)
})
