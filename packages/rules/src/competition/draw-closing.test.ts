import { expect, it } from 'vitest'
import { DRAW_LEAD, drawClosesAt, nextDrawAt } from './draw-closing.ts'

const MINUTES = 60_000
const HOURS = 60 * MINUTES
const kickOff = Date.UTC(2026, 0, 3, 15)
const closing = (closesAt: number, isPractice = false) => ({ closesAt, isPractice })

it('closes enrolment at the chosen time, and 15 minutes before the first kick-off at the latest [CP6]', () => {
  expect(DRAW_LEAD).toBe(15 * MINUTES)
  expect(drawClosesAt(closing(kickOff - HOURS), kickOff)).toBe(kickOff - HOURS)
  expect(drawClosesAt(closing(kickOff - 5 * MINUTES), kickOff)).toBe(kickOff - 15 * MINUTES)
  expect(drawClosesAt(closing(kickOff - HOURS), kickOff - 2 * HOURS)).toBe(kickOff - 2 * HOURS - 15 * MINUTES)
  expect(drawClosesAt(closing(kickOff), undefined)).toBe(kickOff)
})

it('closes enrolment in the practice cup 30 seconds before its first kick-off at the latest [CP6]', () => {
  expect(drawClosesAt(closing(kickOff - MINUTES, true), kickOff)).toBe(kickOff - MINUTES)
  expect(drawClosesAt(closing(kickOff, true), kickOff)).toBe(kickOff - 30_000)
})

it('draws a later season a day before its first kick-off, or at the end of the previous season if that is later [CP10]', () => {
  expect(nextDrawAt(kickOff - 100 * HOURS, kickOff)).toBe(kickOff - 24 * HOURS)
  expect(nextDrawAt(kickOff - 2 * HOURS, kickOff)).toBe(kickOff - 2 * HOURS)
})
