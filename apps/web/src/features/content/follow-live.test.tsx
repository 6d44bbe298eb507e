import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLive } from './follow-live.ts'
import { LiveBoard } from './live-board.tsx'
import { RoundPicture } from './round-picture.tsx'

const NOW = Date.parse('2026-05-01T18:20:30.000Z')
const MATCH = {
  ...{ homeTeam: 'Lindenholt', awayTeam: 'Valdorena', score: { home: 3, away: 0 }, halfNumber: 2, tempo: 2 },
  startTime: '2026-05-01T18:15:00.000Z',
  events: [{ eventType: 'Corner', displayName: 'Corner', timeStamp: '2026-05-01T18:20:00.000Z', team: 'away' }],
}

let seeing: (isIntersecting: boolean, target?: Element) => void
let match: typeof MATCH | null
let asked: number

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  match = MATCH
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json({ match, serverTime: new Date(Date.now()).toISOString() })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean; target: Element | undefined }[]) => void) {
        seeing = (isIntersecting, target) => seen([{ isIntersecting, target }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the scoreboard of the landing page shows the running practice match, and an example while no match runs [PR28]', async () => {
  const { container } = render(<LiveBoard />)
  expect(container.textContent).toContain('An example')
  const stop = followLive(container)
  await vi.advanceTimersByTimeAsync(20_000)
  // The scoreboard is not visible, so nothing is fetched.
  expect(asked).toBe(0)

  seeing(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(container.textContent).toContain('Lindenholt3:0Valdorena')
  expect(container.textContent).toContain('Half 2 · practice match, live')
  // The tempo is 2, so 20.25 s of wall time are 40.5 s of match time after 56 minutes.
  expect(container.textContent).toContain('56:40')
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(["Corner · Valdorena56'"])

  match = null
  await vi.advanceTimersByTimeAsync(5000)
  expect(container.textContent).toContain('An example')
  expect(container.textContent).not.toContain('Lindenholt')
  stop()
  const before = asked
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(before)
})

it('two boards on a page are followed while one of them is in sight', async () => {
  const { container } = render(
    <>
      <LiveBoard />
      <LiveBoard />
    </>,
  )
  const stop = followLive(container)
  const [one, other] = container.children
  seeing(true, one)
  seeing(true, other)
  await vi.advanceTimersByTimeAsync(250)
  const before = asked
  // The observer names only the board that has left.
  seeing(false, one)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBeGreaterThan(before)
  seeing(false, other)
  const after = asked
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(after)
  stop()
})

it('the scoreboard of the landing page says that a goal without a side is missing from the score [E5] [PR99]', async () => {
  match = { ...MATCH, score: { home: 3, away: 0, unassigned: 1 } as typeof MATCH.score }
  const { container } = render(<LiveBoard />)
  const stop = followLive(container)
  seeing(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(container.textContent).toContain('+1 goal, side not known')
  stop()
})

it('the picture of a round follows the running practice match: the round, how much of it has passed, and a bet that its events fill [PR854]', async () => {
  const event = (minute: number, displayName: string) => ({
    ...{ eventType: displayName, displayName, team: 'home' },
    // The tempo is 2, so a match minute takes 30 s.
    timeStamp: new Date(Date.parse(MATCH.startTime) + minute * 30_000).toISOString(),
  })
  match = { ...MATCH, events: [event(10.9, 'Throw'), event(10.5, 'Corner'), event(10.2, 'Throw'), event(9, 'Corner')] }
  const { container } = render(<RoundPicture />)
  const stop = followLive(container)
  const shown = (what: string) => container.querySelector(`[data-live-${what}]`)?.textContent
  seeing(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(shown('round')).toBe("Round 7, 55'–65'")
  expect(shown('bet')).toBe('Over 1.5 · Throw')
  expect(shown('count')).toBe('2 of 2')
  expect(container.querySelector('[data-won]')?.getAttribute('data-won')).toBe('yes')
  expect(container.querySelector<HTMLElement>('[data-live-part]')?.style.width).toBe('10%')
  expect(shown('clock')).toBe('56:00')

  // The second round of the half ends, and the next one begins without an event.
  await vi.advanceTimersByTimeAsync(9 * 30_000)
  expect(shown('round')).toBe("Round 8, 65'–75'")
  expect(shown('count')).toBe('0 of 2')
  expect(container.querySelector('[data-won]')?.getAttribute('data-won')).toBe('')
  stop()
})
