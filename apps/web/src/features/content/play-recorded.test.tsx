import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playRecorded } from './play-recorded.ts'
import { RoundPicture } from './round-picture.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shownIn = (picture: ParentNode) => ({
  clock: picture.querySelector('[data-live-clock]')?.textContent,
  count: picture.querySelector('[data-live-count]')?.textContent,
  isWon: picture.querySelector('[data-won]')?.getAttribute('data-won') === 'yes',
  goals: picture.querySelector('[data-live-home-score]')?.textContent,
  last: picture.querySelector('li')?.textContent,
})

it('without a running match the picture of a round plays a recorded round, and rests at the won bet that it shows without a script [PR854]', () => {
  const { container } = render(<RoundPicture />)
  const still = shownIn(container)
  expect(still).toEqual({ clock: '37:12', count: '2 of 2', isWon: true, goals: '2', last: "Corner · France37'" })
  playRecorded(container)
  vi.advanceTimersByTime(2200)
  expect(shownIn(container)).toEqual({
    ...{ clock: '30:24', count: '0 of 2', isWon: false, goals: '1' },
    last: "Throw · Croatia29'",
  })
  vi.advanceTimersByTime(2 * 2200)
  expect(shownIn(container)).toMatchObject({ count: '1 of 2', isWon: false, goals: '2', last: "Corner · Croatia33'" })
  vi.advanceTimersByTime(2 * 2200)
  expect(shownIn(container)).toEqual(still)
  vi.advanceTimersByTime(2200)
  expect(shownIn(container).clock).toBe('30:24')
  vi.advanceTimersByTime(60_000)
  expect(shownIn(container)).toEqual(still)
})

it('a picture that shows a running match plays no recorded round, and no picture plays after the page has gone [PR854]', () => {
  const { container } = render(<RoundPicture />)
  const stop = playRecorded(container)
  const picture = container.querySelector<HTMLElement>('[data-round]')
  if (picture) picture.dataset.live = 'on'
  vi.advanceTimersByTime(2200)
  expect(shownIn(container).clock).toBe('37:12')
  if (picture) picture.dataset.live = ''
  stop()
  vi.advanceTimersByTime(2200)
  expect(shownIn(container).clock).toBe('37:12')
})

it('with reduced motion the picture stands still at the won bet, until the visitor plays it [PR854]', () => {
  const media = matchMedia('(prefers-reduced-motion: reduce)')
  Object.defineProperty(media, 'matches', { value: true })
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(media)
  const { container } = render(<RoundPicture />)
  const still = shownIn(container)
  playRecorded(container)
  vi.advanceTimersByTime(60_000)
  expect(shownIn(container)).toEqual(still)
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  vi.advanceTimersByTime(2200)
  expect(shownIn(container).clock).toBe('30:24')
})

it('the visitor pauses the picture of a round and plays it on, also again after its end [PR854]', () => {
  const { container } = render(<RoundPicture />)
  expect(screen.queryByRole('button')).toBeNull()
  playRecorded(container)
  vi.advanceTimersByTime(2200)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  vi.advanceTimersByTime(60_000)
  expect(shownIn(container).clock).toBe('30:24')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  vi.advanceTimersByTime(2200)
  expect(shownIn(container).clock).toBe('31:40')
  vi.advanceTimersByTime(60_000)
  expect(shownIn(container).clock).toBe('37:12')
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  vi.advanceTimersByTime(2200)
  expect(shownIn(container).clock).toBe('30:24')
})
