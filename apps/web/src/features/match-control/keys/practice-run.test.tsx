import type { UserId } from '@bettle/contract'
import { BUILT_IN_EVENT_TYPES, momentOfPress } from '@bettle/rules'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventKeysOf, letterOf } from '../../../match-ui/keys/event-key.ts'
import { PracticeRun } from './console-settings.tsx'

const OLGA = '018f0000-0000-7000-8000-000000000001' as UserId
const HABITS = `bettle.console.${OLGA}.habits`
const types = eventKeysOf(BUILT_IN_EVENT_TYPES.map((name) => ({ name, displayName: name })))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('after a practice run half of all events are recorded within half a second of their true time [W4] [PR310]', async () => {
  const reaction = aReaction(7)
  await practises(reaction)
  const { leads } = JSON.parse(localStorage.getItem(HABITS) ?? '{}') as { leads: Record<string, number> }
  expect(Object.keys(leads).sort()).toEqual([...BUILT_IN_EVENT_TYPES].sort())

  for (const { eventType, label } of types) {
    const shown = screen.getAllByText(label).at(-1)?.nextElementSibling
    expect(shown?.textContent, eventType).toBe(`${((leads[eventType] ?? 0) / 1000).toFixed(1)} s`)
  }

  // A match of 135 events. Some of the events are one second after the kick-off.
  const kickOff = Date.parse('2026-01-03T15:00:00Z')
  const played = Array.from({ length: 135 }, (_, index) => ({
    eventType: BUILT_IN_EVENT_TYPES[(index * 5) % BUILT_IN_EVENT_TYPES.length] ?? 'Throw',
    at: kickOff + 1000 + index * 41_000,
  }))
  const missed = played.map(({ eventType, at }) => {
    const pressedAt = at + reaction(eventType)
    const recorded = momentOfPress(pressedAt, leads[eventType] ?? 0, kickOff)
    return { with: Math.abs(recorded - at), without: pressedAt - at }
  })
  const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  expect(median(missed.map((one) => one.without))).toBeGreaterThan(500)
  expect(median(missed.map((one) => one.with))).toBeLessThanOrEqual(500)
})

it('a practice run ignores a wrong key and a held key, and stores nothing if the operator cancels the run [W4] [PR310]', async () => {
  const { unmount } = draw()
  const named = await shown()
  const wrong = types.find(({ eventType }) => eventType !== named)?.keys[0]?.code
  press(wrong ?? '')
  fireEvent.keyDown(window, { code: codeOf(named), repeat: true })
  expect(screen.getByText(/0 of 27/)).toBeDefined()
  press(codeOf(named))
  expect(screen.getByText(/1 of 27/)).toBeDefined()
  unmount()
  expect(localStorage.getItem(HABITS)).toBeNull()
})

const draw = () => render(<PracticeRun userId={OLGA} types={types} letterOf={letterOf} onClose={() => {}} />)
const codeOf = (eventType: string) => types.find((type) => type.eventType === eventType)?.keys[0]?.code ?? ''
const press = (code: string) => fireEvent.keyDown(window, { code })

/** Waits until the practice run names an event, and returns the name. */
async function shown(): Promise<string> {
  for (;;) {
    const text = document.querySelector('[aria-live] p')?.textContent
    if (text) return text
    await act(() => vi.advanceTimersByTimeAsync(20))
  }
}

async function practises(reaction: (eventType: string) => number): Promise<void> {
  draw()
  for (;;) {
    const named = await shown()
    if (named === 'Reaction time measured') return
    await act(() => vi.advanceTimersByTimeAsync(reaction(named)))
    press(codeOf(named))
  }
}

/** Reaction times that differ by event type, from half a second to more than a second, and vary with each press. */
function aReaction(seed: number): (eventType: string) => number {
  let state = seed
  const random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
  const usual: Record<string, number> = {}
  return (eventType) => {
    usual[eventType] ??= 500 + 800 * random()
    return Math.round(usual[eventType] * Math.exp(0.25 * normal()))
  }
}
