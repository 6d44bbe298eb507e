import '@testing-library/jest-dom/vitest'
import type { GameSettings } from '@bettle/contract'
import { DEFAULT_SETTINGS, type GamesOutlook } from '@bettle/rules'
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OutlookQuestion, outlookAnswer } from './outlook-messages.ts'
import { WhatToExpect } from './what-to-expect.tsx'

/** Replaces the browser's Worker. It stores the requests, and a test sends the responses. */
class WorkerByHand {
  static readonly all: WorkerByHand[] = []
  onmessage: ((event: { data: GamesOutlook }) => void) | null = null
  onerror: (() => void) | null = null
  readonly asked: OutlookQuestion[] = []
  isTerminated = false
  constructor() {
    WorkerByHand.all.push(this)
  }
  postMessage(question: OutlookQuestion) {
    // Copies the message as the browser does between threads. Values that cannot be copied throw an error.
    this.asked.push(structuredClone(question))
  }
  terminate() {
    this.isTerminated = true
  }
  answers(outlook: GamesOutlook) {
    act(() => this.onmessage?.({ data: structuredClone(outlook) }))
  }
}

const OUTLOOK: GamesOutlook = {
  games: 1000,
  players: 8,
  bustShare: 0.04,
  medianChips: 76,
  averageWinner: 208.3,
  rounds: 10,
  minutes: 95,
  spread: [
    { from: 0, below: 100, share: 0.8 },
    { from: 100, below: undefined, share: 0.2 },
  ],
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', WorkerByHand)
  WorkerByHand.all.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => act(() => vi.advanceTimersByTime(400))
const expecting = (settings: GameSettings | undefined) => <WhatToExpect settings={settings} />

describe('the simulated outlook of a lobby’s settings', () => {
  it('the outlook shows figures of the simulated games, and how the players’ final chips are spread [PR130]', () => {
    render(expecting(DEFAULT_SETTINGS))
    expect(screen.getByRole('region', { name: 'What to expect' })).toHaveAttribute('aria-busy', 'true')
    settle()
    WorkerByHand.all[0]?.answers(OUTLOOK)
    expect(screen.getByText('1,000 simulated games of 8 computer players')).toBeVisible()
    const figureOf = (what: string) => screen.getByText(what).nextElementSibling?.textContent
    expect(figureOf('The winner ends with about')).toBe('208 chips')
    expect(figureOf('Half of the players end with at least')).toBe('76 chips')
    expect(figureOf('Players who can no longer bet at the end')).toBe('4 % of players')
    expect(figureOf('The game takes')).toBe('10 rounds, 95 min')
    const bars = within(screen.getByRole('figure')).getAllByRole('listitem')
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      '80 % end with 0 to 99 chips',
      '20 % end with 100 chips or more',
    ])
  })

  it('the outlook sends settings to the worker once they stop changing, and terminates a worker whose result is not needed [PR130]', () => {
    const { rerender, unmount } = render(expecting(DEFAULT_SETTINGS))
    rerender(expecting({ ...DEFAULT_SETTINGS, startingChips: 110 }))
    rerender(expecting({ ...DEFAULT_SETTINGS, startingChips: 120 }))
    expect(WorkerByHand.all).toEqual([])
    settle()
    expect(WorkerByHand.all.map(({ asked }) => asked)).toEqual([
      [{ settings: { ...DEFAULT_SETTINGS, startingChips: 120 } }],
    ])
    rerender(expecting({ ...DEFAULT_SETTINGS, startingChips: 130 }))
    expect(WorkerByHand.all[0]?.isTerminated).toBe(true)
    settle()
    unmount()
    expect(WorkerByHand.all.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
  })

  it('the outlook waits while the settings are invalid, and shows nothing if the worker fails', () => {
    const { rerender, container } = render(expecting(undefined))
    settle()
    expect(WorkerByHand.all).toEqual([])
    rerender(expecting(DEFAULT_SETTINGS))
    settle()
    act(() => WorkerByHand.all[0]?.onerror?.())
    expect(container).toBeEmptyDOMElement()
  })

  it('the worker of the outlook simulates a thousand games, and its result can be sent as a message [Y1]', () => {
    const answer = outlookAnswer({ settings: { ...DEFAULT_SETTINGS, roundDuration: 15, maxPlayers: 2 } })
    expect(answer).toMatchObject({ games: 1000, players: 2, rounds: 6 })
    expect(structuredClone(answer)).toEqual(answer)
  })
})
