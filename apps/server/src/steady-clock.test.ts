import { pino } from 'pino'
import { expect, it } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const HOUR = 3_600_000
const log = pino({ level: 'silent' })

/** A machine whose clocks a test moves. */
function aMachine(wall = 1_000_000, monotonic = 5000) {
  const machine = {
    wall: () => wall,
    monotonic: () => monotonic,
    /** Time goes by. */
    goesOn(ms: number) {
      wall += ms
      monotonic += ms
    },
    /** Somebody sets the clock. */
    steps(ms: number) {
      wall += ms
    },
    /** Both, as a debugger or a virtual machine does. */
    jumps(ms: number) {
      wall += ms
      monotonic += ms
    },
  }
  return machine
}

it('[C15] follows the clock of the machine where that is the clock of the database', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the machine', log, sources: machine })
  machine.goesOn(500)
  expect(clock.now()).toBe(1_000_500)
  machine.steps(-900)
  expect(clock.now()).toBe(999_600)
  expect(clock.doubt()).toBeUndefined()
})

it.each([HOUR, -HOUR, 1001, -1001])(
  '[C15] goes on as before after a step of %d ms, in doubt, and is sure once it is taken back',
  (step) => {
    const machine = aMachine()
    const clock = steadyClock({ goesBy: 'the machine', log, sources: machine })
    machine.steps(step)
    expect(clock.doubt()).toContain(`${Math.abs(step)} ms`)
    machine.goesOn(5000)
    expect(clock.now()).toBe(1_005_000)
    machine.steps(-step)
    expect(clock.doubt()).toBeUndefined()
    expect(clock.now()).toBe(1_005_000)
  },
)

it('[C15] accepts a step that lasts ten seconds', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the machine', log, sources: machine })
  machine.steps(HOUR)
  expect(clock.doubt()).toBeDefined()
  machine.goesOn(9999)
  expect(clock.doubt()).toBeDefined()
  machine.goesOn(1)
  expect(clock.now()).toBe(1_010_000 + HOUR)
  expect(clock.doubt()).toBeUndefined()
})

it('[C15] goes by the database, and is in doubt before it was compared', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the database', log, sources: machine })
  expect(clock.doubt()).toBeDefined()
  clock.compare({ offsetMs: 80, tripMs: 4 })
  expect(clock.doubt()).toBeUndefined()
  expect(clock.now()).toBe(999_920)
  // An answer that says no more than that it may be right changes nothing.
  clock.compare({ offsetMs: 30, tripMs: 100 })
  expect(clock.now()).toBe(999_920)
  clock.compare({ offsetMs: 30, tripMs: 20 })
  expect(clock.now()).toBe(999_900)
})

it('[C15] is in doubt as long as the clock of the machine is not that of the database, and goes on by the latter', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the database', log, sources: machine })
  clock.compare({ offsetMs: 0, tripMs: 2 })
  machine.steps(HOUR)
  expect(clock.doubt()).toContain('ahead')
  machine.goesOn(60_000)
  clock.compare({ offsetMs: 0, tripMs: 2 })
  expect(clock.doubt()).toContain('ahead')
  expect(clock.now()).toBe(1_060_000)
  machine.steps(-HOUR)
  expect(clock.doubt()).toBeUndefined()
})

it('[C15] is in doubt once the database disagrees, although the clocks of the machine agree', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the database', log, sources: machine })
  clock.compare({ offsetMs: 0, tripMs: 2 })
  machine.jumps(HOUR)
  clock.compare({ offsetMs: HOUR, tripMs: 2 })
  expect(clock.doubt()).toBeDefined()
  machine.jumps(-HOUR)
  clock.compare({ offsetMs: 0, tripMs: 2 })
  expect(clock.doubt()).toBeUndefined()
})

it('[C15] takes the time of the database at once where the machine has it too, as after a sleep', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the database', log, sources: machine })
  clock.compare({ offsetMs: 0, tripMs: 2 })
  machine.steps(HOUR)
  clock.compare({ offsetMs: -HOUR, tripMs: 2 })
  expect(clock.now()).toBe(1_000_000 + HOUR)
  expect(clock.doubt()).toBeUndefined()
})
