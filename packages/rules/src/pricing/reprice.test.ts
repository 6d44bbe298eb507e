import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionName } from '../bet/option-name.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { modelLines } from './pricing.ts'
import { type Repricing, repriceOptions, type StoredOption } from './reprice.ts'

const roundOne = { halfNumber: 1, startMinute: 0, endMinute: 10 }
const roundTwo = { halfNumber: 1, startMinute: 10, endMinute: 20 }
const nothing: Repricing = { update: [], revive: [], retire: [], add: [] }

function offered(eventType: string, window = roundOne): StoredOption[] {
  return modelLines(eventType, window).map((line) => ({
    ...line,
    id: optionName(line),
    retired: false,
    retiredBy: null,
  }))
}

/** Returns the options after the changes of a repricing. */
function after(existing: readonly StoredOption[], change: Repricing): StoredOption[] {
  const prices = new Map([...change.update, ...change.revive].map(({ id, hundredths }) => [id, hundredths]))
  const revived = new Set(change.revive.map(({ id }) => id))
  const kept = existing.map((option): StoredOption => {
    const priced = { ...option, hundredths: prices.get(option.id) ?? option.hundredths }
    if (revived.has(option.id)) return { ...priced, retired: false, retiredBy: null }
    return change.retire.includes(option.id) ? { ...priced, retired: true, retiredBy: 'model' } : priced
  })
  const added = change.add.map((line, index): StoredOption => {
    return { ...line, id: `${existing.length + index}`, retired: false, retiredBy: null }
  })
  return [...kept, ...added]
}

const active = (options: readonly StoredOption[]) => options.filter((option) => !option.retired)
const named = (options: readonly StoredOption[], name: string) =>
  options.find((option) => `${option.betType} ${option.threshold}` === name)

describe('repricing for another round', () => {
  it('gives a new match the options that the model prices, each once even if the match lists an event type twice [P7]', () => {
    expect(repriceOptions([], ['Throw', 'Throw'], roundOne)).toEqual({ ...nothing, add: modelLines('Throw', roundOne) })
  })

  it('changes no option when prices are computed again for the same round [P7]', () => {
    expect(repriceOptions(offered('Throw'), ['Throw'], roundOne)).toEqual(nothing)
    expect(repriceOptions(offered('Substitution'), ['Substitution'], roundTwo)).toEqual(nothing)
  })

  it('reprices an option whose line stays, retires the other options and adds new options [P7]', () => {
    const change = repriceOptions(offered('Throw'), ['Throw'], roundTwo)
    expect(change.update.map(({ id }) => id)).toEqual(['Over 5.5 Throw', 'Under 5.5 Throw'])
    expect(change.retire).toEqual(['Over 6.5 Throw', 'Under 6.5 Throw'])
    expect(change.add.map(optionName)).toEqual(['Over 4.5 Throw', 'Under 4.5 Throw'])
    expect(change.revive).toEqual([])
  })

  it('restores the same option when the model offers a retired line again [P7]', () => {
    const later = after(offered('Throw'), repriceOptions(offered('Throw'), ['Throw'], roundTwo))
    const back = repriceOptions(later, ['Throw'], roundOne)
    expect(back.revive.map(({ id }) => id)).toEqual(['Over 6.5 Throw', 'Under 6.5 Throw'])
    expect(back.add).toEqual([])
    expect(back.retire).toHaveLength(2)
  })

  it("retires all options of an event type that is no longer played, even with an administrator's price [P7]", () => {
    const options = offered('Throw').map((option): StoredOption => ({ ...option, setBy: 'admin' }))
    expect(repriceOptions(options, ['Goal'], roundOne).retire).toEqual(options.map(({ id }) => id))
  })

  it("ends with the model's options after repricing for any rounds, and a second repricing changes nothing [P7]", () => {
    const aWindow = fc.record({
      halfNumber: fc.constantFrom(1, 2),
      startMinute: fc.constantFrom(0, 10, 20, 30),
      endMinute: fc.constantFrom(35, 40, 45, null),
    })
    const types = fc.uniqueArray(fc.constantFrom<string>(...BUILT_IN_EVENT_TYPES, 'Substitution'))
    fc.assert(
      fc.property(fc.array(fc.tuple(types, aWindow), { minLength: 1, maxLength: 6 }), (rounds) => {
        let options: StoredOption[] = []
        for (const [eventTypes, window] of rounds) {
          options = after(options, repriceOptions(options, eventTypes, window))
          const lines = eventTypes.flatMap((type) => modelLines(type, window))
          const key = (line: Pick<StoredOption, 'eventType' | 'betType' | 'threshold' | 'hundredths'>) =>
            `${line.betType} ${line.threshold} ${line.eventType} at ${line.hundredths}`
          expect(active(options).map(key).sort()).toEqual(lines.map(key).sort())
          expect(repriceOptions(options, eventTypes, window)).toEqual(nothing)
        }
        const everyLine = options.map((option) => `${option.betType} ${option.threshold} ${option.eventType}`)
        expect(new Set(everyLine).size).toBe(everyLine.length)
      }),
    )
  })
})

describe('options that an administrator changed', () => {
  const withAdmin = (name: string) =>
    offered('Throw').map((option): StoredOption => {
      return `${option.betType} ${option.threshold}` === name ? { ...option, setBy: 'admin', hundredths: 300 } : option
    })

  it("keeps an option with an administrator's price, and adds no second option on its line [P8]", () => {
    for (const name of ['over 5.5', 'over 6.5']) {
      const options = withAdmin(name)
      const later = after(options, repriceOptions(options, ['Throw'], roundTwo))
      expect(named(active(later), name)).toEqual(named(options, name))
      expect(later.filter((option) => `${option.betType} ${option.threshold}` === name)).toHaveLength(1)
    }
  })

  it('gives an option the price of the model again after an administrator handed the option back [P8]', () => {
    const options = withAdmin('over 5.5').map((option): StoredOption => ({ ...option, setBy: 'model' }))
    expect(repriceOptions(options, ['Throw'], roundOne).update).toEqual([
      { id: 'Over 5.5 Throw', hundredths: named(offered('Throw'), 'over 5.5')?.hundredths },
    ])
  })

  it("replaces the model's option on a line by the option with an administrator's price [P8]", () => {
    const own: StoredOption = { ...overOption(), id: 'own', setBy: 'admin', hundredths: 300 }
    expect(repriceOptions([...offered('Throw'), own], ['Throw'], roundOne)).toEqual({
      ...nothing,
      retire: ['Over 5.5 Throw'],
    })
  })

  it('never restores an option that an administrator deleted [P8]', () => {
    const deleted = offered('Throw').map((option): StoredOption => {
      return option.id === 'Over 5.5 Throw' ? { ...option, retired: true, retiredBy: 'admin' } : option
    })
    expect(repriceOptions(deleted, ['Throw'], roundOne)).toEqual(nothing)
  })

  it("restores an option with an administrator's price when its event type is played again [P8]", () => {
    const options = withAdmin('over 5.5')
    const without = after(options, repriceOptions(options, [], roundOne))
    expect(active(without)).toEqual([])
    const back = after(without, repriceOptions(without, ['Throw'], roundOne))
    expect(active(back)).toEqual(options)
  })

  function overOption(): StoredOption {
    const option = named(offered('Throw'), 'over 5.5')
    if (!option) throw new Error('Over 5.5 Throw is offered in the first round')
    return option
  }
})
