import { pino } from 'pino'
import { expect, it } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const HOUR = 3_600_000
const log = pino({ level: 'silent' })

/** Creates a machine whose clocks a test moves. */
function aMachine(wall = 1_000_000, monotonic = 5000) {
  const machine = {
    wall: () => wall,
    monotonic: () => monotonic,
    /** Moves both clocks, as passing time does. */
    goesOn(ms: number) {
      wall += ms
      monotonic += ms
    },
    /** Sets only the wall clock. */
    steps(ms: number) {
      wall += ms
    },
    /** Moves both clocks at once, as after a debugger or a virtual machine pauses the process. */
    jumps(ms: number) {
      wall += ms
      monotonic += ms
    },
  }
  return machine
}

it('with an embedded database the server’s clock follows the machine’s clock, also through a step of less than a second [C15]', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the machine', log, sources: machine })
  machine.goesOn(500)
  expect(clock.now()).toBe(1_000_500)
  machine.steps(-900)
  expect(clock.now()).toBe(999_600)
  expect(clock.doubt()).toBeUndefined()
})

it.each([HOUR, -HOUR, 1001, -1001])(
  'with an embedded database the server’s clock ignores a step of %d ms and reports doubt until the machine’s clock is set back [C15]',
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

it('with an embedded database the server’s clock accepts a step of the machine’s clock that lasts ten seconds [C15]', () => {
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

it('with PostgreSQL the server’s clock reports doubt before its first comparison with the database, and then follows precise samples [C15]', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the database', log, sources: machine })
  expect(clock.doubt()).toBeDefined()
  clock.compare({ offsetMs: 80, tripMs: 4 })
  expect(clock.doubt()).toBeUndefined()
  expect(clock.now()).toBe(999_920)
  // A sample whose possible error is larger than the difference changes nothing.
  clock.compare({ offsetMs: 30, tripMs: 100 })
  expect(clock.now()).toBe(999_920)
  clock.compare({ offsetMs: 30, tripMs: 20 })
  expect(clock.now()).toBe(999_900)
})

it('with PostgreSQL the server’s clock follows the database and reports doubt while the machine’s clock is an hour ahead [C15]', () => {
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

it('with PostgreSQL the server’s clock reports doubt while both clocks of the machine are an hour away from the database’s [C15]', () => {
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

it('with PostgreSQL the server’s clock accepts the database’s time at once if the machine’s wall clock agrees, as after a sleep [C15]', () => {
  const machine = aMachine()
  const clock = steadyClock({ goesBy: 'the database', log, sources: machine })
  clock.compare({ offsetMs: 0, tripMs: 2 })
  machine.steps(HOUR)
  clock.compare({ offsetMs: -HOUR, tripMs: 2 })
  expect(clock.now()).toBe(1_000_000 + HOUR)
  expect(clock.doubt()).toBeUndefined()
})
